import { and, asc, eq, inArray } from "drizzle-orm";
import { type ActingUser, membershipOf } from "../../agencies/membership.ts";
import { chargeCredits } from "../../billing/credits/ledger.ts";
import type { AskedWeight, MatchCandidate, MatchResult } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { CREDITS_PER_MATCHED_CV, MAX_MATCH_CVS } from "../../contract/limits.ts";
import { type MatcherSetting, refuseMatcherOff } from "../../house/matcher-switch.ts";
import type { Db } from "../../store/open-store.ts";
import { analysedPeople, jobFiles, jobs, matchChanges, reviews } from "../../store/schema.ts";
import { filesOf, getJob } from "../job.ts";
import { changedMatch } from "../match-changes/changed-match.ts";
import { refuseOverQuota } from "./disk-space.ts";
import { refuseJdText } from "./read-asked.ts";
import { addFile, keepAll, keepFilesIf, type SubmitTools, totalBytes } from "./submit-cv.ts";
import { checkUploads, cleanFileName, readableUploads, type SubmittedFile } from "./upload.ts";

export type SubmitMatch = { user: ActingUser; cvs: SubmittedFile[]; jd?: SubmittedFile; jdText?: string; weights?: AskedWeight[] };

/**
 * Queues an analysis of one to ten CVs against a job description, a credit each. A file goes before pasted text. `weights`: what the recruiter weighs otherwise than
 * the job description, before anything is compared. `also` is part of the
 * same transaction.
 * Throws AppError "forbidden" where the matcher is switched off, "invalid", "too_large", "unsupported_format", "credits".
 */
export async function submitMatch(
  tools: SubmitTools & { config: MatcherSetting },
  { user, cvs, jd, jdText = "", weights = [] }: SubmitMatch,
  also: (tx: Db, started: { jobId: string }) => void = () => {},
): Promise<{ jobId: string }> {
  const { store, trace, files, config, now } = tools;
  refuseMatcherOff({ db: store.db, config });
  if (cvs.length === 0) throw new AppError("invalid", "Please upload at least one CV file to analyze.");
  if (cvs.length > MAX_MATCH_CVS) throw new AppError("invalid", `Please upload at most ${MAX_MATCH_CVS} CVs at once.`);
  if (!jd) refuseJdText(jdText);
  const uploads = jd ? [...cvs, jd] : cvs;
  await checkUploads(uploads, user.id, tools);
  const readable = await readableUploads(uploads, user.id, tools);

  const stored = await keepAll(files, readable);
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
          agencyId: membershipOf(tx, user.id)?.agency.id,
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
        const name = readable[index]?.fileName ?? "";
        if (index < cvs.length) addFile(tx, id, "source", file, name, index + 1);
        else addFile(tx, id, "jd", file, name);
      }
      const change = (weight: AskedWeight) => ({ jobId: id, by: user.id, at, change: { kind: "weight" as const, ...weight } });
      if (weights.length > 0) tx.insert(matchChanges).values(weights.map(change)).run();
      const started = { jobId: id };
      trace(tx, { action: "match.started", subject: id, account: user.id, details: { count: cvs.length } });
      also(tx, started);
      return { kept: true, value: started };
    }),
  );
}

/** The status of an analysis, and its score when it is done. Throws AppError "not_found" and, after its retention, "gone". */
export function matchResult(db: Db, userId: string, jobId: string): MatchResult {
  const job = getJob(db, userId, jobId, "matcher");
  if (job.purgedAt) throw new AppError("gone", "This analysis has been deleted at the end of its retention period.");
  const { status, score, completedAt, errorMessage, jdTitle } = job;
  const changed = score ? changedMatch(db, jobId, score) : undefined;
  return {
    jobId,
    status,
    matchingScore: score,
    completedAt: completedAt?.toISOString() ?? null,
    errorMessage,
    ...(jdTitle && { title: jdTitle }),
    candidates: score ? candidatesOf(db, userId, jobId) : [],
    ...(changed && { changed }),
  };
}

/** Who the CVs of an analysis are of, and where the same file was formatted too. */
function candidatesOf(db: Db, userId: string, jobId: string): MatchCandidate[] {
  const people = db.select().from(analysedPeople).where(eq(analysedPeople.jobId, jobId)).all();
  const cvs = filesOf(db, jobId).filter(({ role }) => role === "source");
  const formatted = formattedFiles(
    db,
    userId,
    cvs.map(({ sha256 }) => sha256),
  );
  return cvs.map(({ position, sha256 }) => {
    const name = people.find((one) => one.position === position)?.name;
    const reviewId = formatted.get(sha256);
    return { cv_index: position, ...(name && { name }), ...(reviewId && { reviewId }) };
  });
}

/** The newest job of an account that formatted one of some files and can be reviewed, by the SHA-256 of the file. */
function formattedFiles(db: Db, userId: string, sha256: string[]): Map<string, string> {
  const rows = db
    .select({ id: jobs.id, sha256: jobFiles.sha256 })
    .from(jobs)
    .innerJoin(reviews, eq(reviews.jobId, jobs.id))
    .innerJoin(jobFiles, and(eq(jobFiles.jobId, jobs.id), eq(jobFiles.role, "source")))
    .where(and(eq(jobs.userId, userId), eq(jobs.jobType, "cv"), inArray(jobFiles.sha256, sha256)))
    .orderBy(asc(jobs.createdAt))
    .all();
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]));
}

function nameOf(cvs: SubmittedFile[]): string {
  const first = cleanFileName(cvs[0]?.fileName ?? "");
  return cvs.length === 1 ? first : `${first} (+${cvs.length - 1} more)`;
}
