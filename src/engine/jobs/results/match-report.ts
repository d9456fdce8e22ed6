import type { CvScore, MatchCandidate, MatchingScore } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { MatchReport } from "../../cv/match/write-report.ts";
import type { Store } from "../../store/open-store.ts";
import { getJob } from "../job.ts";
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
  const { matchingScore, title: jobTitle, candidates } = matchResult(store.db, userId, jobId);
  if (!matchingScore) throw new AppError("conflict", "This analysis has no scores to report.");
  const { fileName, jdFileName } = getJob(store.db, userId, jobId, "matcher");
  const title = jobTitle ?? jdFileName?.replace(/\.\w+$/, "") ?? "";

  const bytes = await writeReport({ jd: { title }, ...namedScores(matchingScore, fileName, candidates) });
  return { fileName: cleanFileName(`${title ? `${title.replaceAll(/[\\/]/g, "-")} - ` : ""}matching report.pdf`), bytes };
}

function namedScores(score: MatchingScore, fileName: string, candidates: MatchCandidate[]): Pick<MatchReport, "results" | "failed"> {
  const named = (index: number, file: string) => ({ name: candidateName(candidates, index), file });
  if (!("multi_cv_analysis" in score)) return { results: [{ ...named(1, fileName), score }] };
  return {
    results: score.results.map((cv: CvScore) => ({ ...named(cv.cv_index, cv.cv_filename), score: cv })),
    failed: score.failed?.map(({ cv_filename, message }) => ({ name: cv_filename, message })),
  };
}

/** A candidate by name, or by the place in the upload where none was read. */
const candidateName = (candidates: MatchCandidate[], index: number) =>
  candidates.find(({ cv_index }) => cv_index === index)?.name ?? `Candidate ${index}`;
