import { existsSync } from "node:fs";
import { join } from "node:path";
import { recordMatches } from "../../engine/compliance/decisions/record-matches.ts";
import { COMMAND_LINE } from "../../engine/compliance/decisions/write-record.ts";
import type { CvScore, MultiScore, SingleScore } from "../../engine/contract/api.ts";
import { withEngine } from "../engine.ts";

/** What was compared: SHA-256 of the job description and of each CV, in the order of the CVs, with its score or without one where it was refused. */
export type Compared = { jd: string; cvs: { sha256: string; score?: SingleScore }[] };

export const sha256Of = (content: string | Uint8Array): string => new Bun.CryptoHasher("sha256").update(content).digest("hex");

/**
 * Records what was found in the decision log of the data folder that `--data` names, as the service does. Without `--data`, and in a folder without the
 * database of a service, there is no log to write. Throws AppError where the folder cannot be opened.
 */
export async function recordCommandMatches({ jd, cvs }: Compared, { data }: { data?: string }): Promise<void> {
  if (data === undefined || cvs.length === 0 || !existsSync(join(data, "vitae.db"))) return;
  const named = cvs.map((one, index) => ({ ...one, cv_index: index + 1, cv_filename: "" }));
  const score: MultiScore = {
    multi_cv_analysis: true,
    cv_count: cvs.length,
    results: named.flatMap((one): CvScore[] => (one.score ? [{ ...one.score, cv_index: one.cv_index, cv_filename: "" }] : [])),
    failed: named.flatMap(({ score: found, cv_index, cv_filename }) => (found ? [] : [{ cv_index, cv_filename, message: "" }])),
  };
  const hashes = new Map(named.map(({ cv_index, sha256 }) => [cv_index, sha256]));
  await withEngine({ data }, ({ store, trace, decisionLog, now }) => {
    const job = crypto.randomUUID();
    store.transaction((tx) => {
      recordMatches(tx, decisionLog, { job, by: COMMAND_LINE, score, cvs: hashes, jd }, now());
      trace(tx, { action: "match.started", subject: job, details: { count: cvs.length } });
    });
    return 0;
  });
}
