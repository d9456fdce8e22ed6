import type { SingleScore } from "../../contract/api.ts";
import { chooseFonts } from "../render/fonts.ts";
import { setWithTypst } from "../render/pdf/typst.ts";
import type { WriteTools } from "../render/written.ts";

/** The content of a report: the scores, best first; `name` is the CV's file, or the candidate's name with the `file` beside it. */
export type MatchReport = {
  jd: { title: string; locations?: string[]; traits?: string[]; warnings?: string[] };
  results: { name: string; file?: string; score: SingleScore }[];
  /** CVs that could not be read, each with the reason. */
  failed?: { name: string; message: string }[];
};

const FONTS = { heading: "Source Sans 3", body: "Source Sans 3", size: 9.5 } as const;

/**
 * The ranking as a PDF of A4 pages: a table of the candidates, then for each what was asked for, whether the CV shows it and with which words,
 * and how the score adds up. The same report gives the same bytes.
 */
export function writeMatchReport(report: MatchReport, tools: Pick<WriteTools, "readAsset">): Promise<Uint8Array> {
  const { body, files } = chooseFonts(FONTS, JSON.stringify(report), "");
  const data = JSON.stringify({ fonts: body, size: FONTS.size, ...toReportData(report) });
  return setWithTypst({ main: "typst/match-report.typ", data, fonts: files }, tools);
}

function toReportData({ jd, results, failed = [] }: MatchReport) {
  return {
    title: jd.title || "Job description",
    facts: [...(jd.locations ?? []), `${results.length} ${results.length === 1 ? "CV" : "CVs"}`],
    notes: [...(jd.warnings ?? []), ...(jd.traits?.length ? [`For the interview, as no CV proves it: ${jd.traits.join("; ")}`] : [])],
    candidates: results.map(({ name, file = "", score }, index) => ({ file, ...candidate(name, score, index + 1) })),
    failed,
  };
}

function candidate(name: string, score: SingleScore, rank: number) {
  const asked = (kind: "must" | "nice") => score.requirements.filter((one) => one.kind === kind);
  const metRatio = (kind: "must" | "nice") => `${asked(kind).filter(({ met }) => met === "yes").length}/${asked(kind).length}`;
  return {
    rank,
    name,
    overall: score.overall_matching_score,
    figures: {
      skills: score.niche_skills_score.toFixed(1),
      role: score.role_experience_score.toFixed(1),
      industry: score.industry_experience_score.toFixed(1),
      must: metRatio("must"),
      nice: metRatio("nice"),
    },
    sum: (score.sum ?? []).map(({ part, weight, value, points }) => ({
      part: PARTS[part] ?? part,
      weight: `${Math.round(weight * 100)} %`,
      value: value.toFixed(2),
      points: points.toFixed(2),
    })),
    proofs: (score.sum ?? []).flatMap(({ part, parts = [] }) =>
      part === "role" || part === "industry"
        ? parts.map(({ part: name, why, evidence }) => ({ name: PROOFS[name] ?? name, why, evidence }))
        : [],
    ),
    requirements: [...asked("must"), ...asked("nice")].map(({ text, kind, met, evidence, why = "", related = [] }) => ({
      text,
      kind,
      met,
      evidence,
      why,
      related,
    })),
    warnings: score.warnings ?? [],
    model: score.model ?? null,
  };
}

const PROOFS: Record<string, string> = { title: "Title", years: "Years", topics: "Topics", industry: "Industry" };

const PARTS: Record<string, string> = {
  must: "Must-haves",
  nice: "Nice-to-haves",
  role: "Role experience",
  industry: "Industry experience",
};
