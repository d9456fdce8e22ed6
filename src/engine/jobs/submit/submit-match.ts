import type { UserRow } from "../../accounts/users.ts";
import type { MatchResult } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { CREDITS_PER_MATCHED_CV, MAX_JD_CHARS, MAX_MATCH_CVS } from "../../contract/limits.ts";
import { chargeCredits } from "../../credits/ledger.ts";
import { type MatcherSetting, refuseMatcherOff } from "../../house/matcher-switch.ts";
import type { Db } from "../../store/open-store.ts";
import { jobs } from "../../store/schema.ts";
import { getJob } from "../job.ts";
import { refuseOverQuota } from "./disk-space.ts";
import { addFile, keepAll, keepFilesIf, type SubmitTools, totalBytes } from "./submit-cv.ts";
import { checkUploads, cleanFileName, type SubmittedFile } from "./upload.ts";

export type SubmitMatch = { user: UserRow; cvs: SubmittedFile[]; jd?: SubmittedFile; jdText?: string };

/**
 * Queues an analysis of one to ten CVs against a job description, a credit each. A file goes before pasted text. `also` is part of the
 * same transaction.
 * Throws AppError "forbidden" where the matcher is switched off, "invalid", "too_large", "unsupported_format", "credits".
 */
export async function submitMatch(
  tools: SubmitTools & { config: MatcherSetting },
  { user, cvs, jd, jdText = "" }: SubmitMatch,
  also: (tx: Db, started: { jobId: string }) => void = () => {},
): Promise<{ jobId: string }> {
  const { store, files, config, now } = tools;
  refuseMatcherOff({ db: store.db, config });
  if (cvs.length === 0) throw new AppError("invalid", "Please upload at least one CV file to analyze.");
  if (cvs.length > MAX_MATCH_CVS) throw new AppError("invalid", `Please upload at most ${MAX_MATCH_CVS} CVs at once.`);
  if (!jd && !jdText.trim()) throw new AppError("invalid", "Please upload a JD file or paste JD text.");
  if (jdText.length > MAX_JD_CHARS)
    throw new AppError("too_large", `Please keep the job description under ${MAX_JD_CHARS.toLocaleString("en")} characters.`);
  const uploads = jd ? [...cvs, jd] : cvs;
  await checkUploads(uploads, user.id, tools);

  const stored = await keepAll(files, uploads);
  const cost = cvs.length * CREDITS_PER_MATCHED_CV;

  return keepFilesIf(files, stored, () =>
    store.transaction((tx) => {
      refuseOverQuota(tx, config, user.id, totalBytes(stored));
      const id = crypto.randomUUID();
      const at = now();
      chargeCredits(tx, { userId: user.id, amount: cost, ref: id, at }, `analyze ${cvs.length} CV${cvs.length === 1 ? "" : "s"}`);
      tx.insert(jobs)
        .values({
          id,
          userId: user.id,
          jobType: "matcher",
          status: "pending",
          fileName: nameOf(cvs),
          jdFileName: jd ? cleanFileName(jd.fileName, "job description") : null,
          jdText: jd ? null : jdText.trim(),
          cvCount: cvs.length,
          creditsCharged: cost,
          createdAt: at,
        })
        .run();
      for (const [index, file] of stored.entries()) {
        const cv = cvs[index];
        if (cv) addFile(tx, id, "source", file, cv.fileName, index + 1);
        else addFile(tx, id, "jd", file, jd?.fileName ?? "");
      }
      const started = { jobId: id };
      also(tx, started);
      return { kept: true, value: started };
    }),
  );
}

/** The status of an analysis, and its score when it is done. Throws AppError "not_found" and, after its retention, "gone". */
export function matchResult(db: Db, userId: string, jobId: string): MatchResult {
  const job = getJob(db, userId, jobId, "matcher");
  if (job.purgedAt) throw new AppError("gone", "This analysis has been deleted at the end of its retention period.");
  const { status, score, completedAt, errorMessage } = job;
  return { jobId, status, matchingScore: score, completedAt: completedAt?.toISOString() ?? null, errorMessage };
}

function nameOf(cvs: SubmittedFile[]): string {
  const first = cleanFileName(cvs[0]?.fileName ?? "");
  return cvs.length === 1 ? first : `${first} (+${cvs.length - 1} more)`;
}
