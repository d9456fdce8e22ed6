import type { Met, SingleScore, Weight } from "../../contract/api.ts";
import { setWithTypst } from "../render/pdf/typst.ts";
import { chooseFonts } from "../render/typography/fonts.ts";
import type { WriteTools } from "../render/written.ts";

/** The content of a report: the scores, best first; `name` is the CV's file, or the candidate's name with the `file` beside it. */
export type MatchReport = {
  jd: { title: string; locations?: string[]; traits?: string[]; warnings?: string[] };
  results: ReportedCv[];
  /** CVs that could not be read, each with the reason. */
  failed?: { name: string; message: string }[];
};

/** `changed`: what a recruiter has changed of the score, which stays the matcher's own. */
export type ReportedCv = { name: string; file?: string; score: SingleScore; changed?: ReportedChanges };
/** The requirements as they count, those that were added at the end; `met`: null where nobody has judged it; `told`: who changed it, and why. */
export type ReportedChanges = {
  overall: number;
  note: string;
  requirements: { text: string; weight: Weight; met: Met | null; told: string }[];
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
    candidates: results.map((one, index) => candidate(one, index + 1)),
    failed,
  };
}

function candidate({ name, file = "", score, changed }: ReportedCv, rank: number) {
  const requirements = requirementsOf(score, changed);
  const asked = (weight: Weight) => requirements.filter((one) => one.kind === weight);
  const metRatio = (weight: Weight) => `${asked(weight).filter(({ met }) => met === "yes").length}/${asked(weight).length}`;
  return {
    rank,
    name,
    file,
    overall: changed?.overall ?? score.overall_matching_score,
    found: score.overall_matching_score,
    note: changed?.note ?? "",
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
    requirements: [...asked("must"), ...asked("nice"), ...asked("ignore")],
    warnings: score.warnings ?? [],
    model: score.model ?? null,
  };
}

const PROOFS: Record<string, string> = { title: "Title", years: "Years", topics: "Topics", industry: "Industry" };

/** What the matcher found, with the recruiter's verdicts and weights in the place of its own. */
function requirementsOf({ requirements }: SingleScore, changed: ReportedChanges | undefined) {
  const counted = changed?.requirements ?? requirements.map(({ text, kind, met }) => ({ text, weight: kind, met, told: "" }) as const);
  return counted.map(({ text, weight, met, told }, index) => {
    const { evidence = [], why = "", related = [] } = requirements[index] ?? { why: "The CVs were not searched for it." };
    return { text, kind: weight, met: met ?? "open", told, evidence, why, related };
  });
}

const PARTS: Record<string, string> = {
  must: "Must-haves",
  nice: "Nice-to-haves",
  role: "Role experience",
  industry: "Industry experience",
};
