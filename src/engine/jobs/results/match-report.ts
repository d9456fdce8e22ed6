import type {
  ChangedMatch,
  CvScore,
  KeptMatchChange,
  MatchCandidate,
  MatchingScore,
  MatchResult,
  Met,
  Weight,
} from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { MatchReport, ReportedChanges } from "../../cv/match/write-report.ts";
import type { Store } from "../../store/open-store.ts";
import { getJob } from "../job.ts";
import { failedOf, resultsOf } from "../match-changes/changed-match.ts";
import { matchResult } from "../submit/submit-match.ts";
import { cleanFileName } from "../submit/upload.ts";

/** Makes a PDF of a report. */
export type WriteReport = (report: MatchReport) => Promise<Uint8Array>;

/**
 * A finished analysis as a PDF of A4 pages, and the name to save it under. Throws AppError "not_found" for another's or no such analysis,
 * "conflict" for one without scores, "gone" when its days are over.
 */
export async function matchReport(
  { store, writeReport }: { store: Store; writeReport: WriteReport },
  userId: string,
  jobId: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const result = matchResult(store.db, userId, jobId);
  if (!result.matchingScore) throw new AppError("conflict", "This analysis has no scores to report.");
  const { fileName, jdFileName } = getJob(store.db, userId, jobId, "matcher");
  const title = result.title ?? jdFileName?.replace(/\.\w+$/, "") ?? "";

  const bytes = await writeReport({ jd: { title }, ...toResults(result, result.matchingScore, fileName) });
  return { fileName: cleanFileName(`${title ? `${title.replaceAll(/[\\/]/g, "-")} - ` : ""}matching report.pdf`), bytes };
}

/** The candidates, best first, by what counts with the changes of the recruiter. */
function toResults({ candidates, changed }: MatchResult, score: MatchingScore, fileName: string): Pick<MatchReport, "results" | "failed"> {
  const place = ({ cv_index }: CvScore) => changed?.ranking.findIndex((one) => one.cv_index === cv_index) ?? 0;
  const results = resultsOf(score, fileName).toSorted((a, b) => place(a) - place(b));
  return {
    results: results.map(({ cv_index, cv_filename, ...cv }) => ({
      name: candidateName(candidates, cv_index),
      file: cv_filename,
      score: cv,
      ...(changed && { changed: toChanges(changed, cv_index) }),
    })),
    failed: failedOf(score).map(({ cv_filename, message }) => ({ name: cv_filename, message })),
  };
}

function toChanges({ changes, requirements, ranking }: ChangedMatch, cvIndex: number): ReportedChanges {
  const ranked = ranking.find(({ cv_index }) => cv_index === cvIndex);
  const told = (id: number | undefined) => {
    const made = changes.find((one) => one.id === id);
    return made ? [toldChange(made)] : [];
  };
  return {
    overall: ranked?.overall_matching_score ?? 0,
    note: ranked?.note ?? "",
    requirements: requirements.map(({ text, weight, change }, at) => {
      const verdict = ranked?.verdicts[at];
      return { text, weight, met: verdict?.met ?? null, told: [...told(change), ...told(verdict?.change)].join(" ") };
    }),
  };
}

/** `Anna Keller: met. She told me so.` */
function toldChange({ by, change }: KeptMatchChange): string {
  if (change.kind === "verdict") return `${by}: ${MET_WORDS[change.met]}. ${change.reason}`;
  if (change.kind === "weight") return `${by}: ${WEIGHT_WORDS[change.weight]}.${change.reason ? ` ${change.reason}` : ""}`;
  return `Added by ${by}.`;
}

const MET_WORDS: Record<Met, string> = { yes: "met", partly: "partly met", no: "not met" };
const WEIGHT_WORDS: Record<Weight, string> = { must: "must-have", nice: "nice to have", ignore: "left out" };

/** A candidate by name, or by the place in the upload where none was read. */
const candidateName = (candidates: MatchCandidate[], index: number) =>
  candidates.find(({ cv_index }) => cv_index === index)?.name ?? `Candidate ${index}`;
