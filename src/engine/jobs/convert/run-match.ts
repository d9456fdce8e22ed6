import type { CvScore, MatchingScore, MultiScore, SingleScore } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Store } from "../../store/open-store.ts";
import type { Outcome, Person } from "../finish-job.ts";
import { filesOf, type JobRow } from "../job.ts";
import type { Upload } from "../submit/upload.ts";

/** A CV's score and the job that it was compared with, or the message why it cannot be read. `crashed`: it crashed its converter. */
export type Matched = { score: SingleScore; person?: Person; jdTitle?: string } | { refused: string; crashed?: boolean };
/** Scores CVs of an owner against a job description, in the order given. Throws AppError when the job description cannot be read. */
export type MatchCvs = (cvs: Upload[], jd: { text: string } | { upload: Upload }, signal: AbortSignal, owner: string) => Promise<Matched[]>;

/** Scores the CVs of an analysis. One that cannot be read is refunded and named; only when none can be is the analysis a failure. */
export async function runMatch(
  { store, files, matchCvs }: { store: Store; files: Files; matchCvs: MatchCvs },
  job: JobRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const stored = filesOf(store.db, job.id);
  const read = async ({ id, name }: (typeof stored)[number]): Promise<Upload> => ({ fileName: name, bytes: await files.read(id) });
  const cvs = await Promise.all(stored.filter(({ role }) => role === "source").map(read));
  const jdFile = stored.find(({ role }) => role === "jd");

  const jd = jdFile ? { upload: await read(jdFile) } : { text: job.jdText ?? "" };
  signal.throwIfAborted();
  const matched = await matchCvs(cvs, jd, signal, job.userId);
  const refused = matched.flatMap((one) => ("refused" in one ? [one.refused] : []));
  const converterCrashes = matched.filter((one) => "refused" in one && one.crashed).length;
  if (refused.length === matched.length)
    throw new AppError("no_text", refused[0] ?? "None of the CVs could be read.", { converterCrashes });

  const refusedPositions = matched.flatMap((one, index) => ("refused" in one ? [index + 1] : []));
  const people = matched.flatMap((one, index) => ("score" in one && one.person ? [{ position: index + 1, ...one.person }] : []));
  const jdTitle = matched.flatMap((one) => ("score" in one && one.jdTitle ? [one.jdTitle] : []))[0];
  const score = toMatchingScore(cvs, matched);
  return { score, jdTitle, people, refund: refusedPositions.length, refusedPositions, converterCrashes };
}

function toMatchingScore(cvs: Upload[], matched: Matched[]): MatchingScore {
  const [only] = matched;
  if (matched.length === 1 && only && "score" in only) return only.score;

  const named = (index: number) => ({ cv_index: index + 1, cv_filename: cvs[index]?.fileName ?? "" });
  const results = matched.flatMap((one, index): CvScore[] => ("score" in one ? [{ ...one.score, ...named(index) }] : []));
  const failed = matched.flatMap((one, index) => ("refused" in one ? [{ ...named(index), message: one.refused }] : []));

  return {
    multi_cv_analysis: true,
    cv_count: cvs.length,
    results: results.sort((a, b) => b.overall_matching_score - a.overall_matching_score),
    ...(failed.length > 0 && { failed }),
  } satisfies MultiScore;
}
