import { and, eq } from "drizzle-orm";
import type { AuditAction, AuditDetails } from "../../contract/audit-actions.ts";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import { checkCover } from "../../cv/review/check-cover.ts";
import { noteEvent } from "../../messaging/webhooks/deliveries.ts";
import type { KeepAnswer } from "../../store/idempotency.ts";
import type { Db } from "../../store/open-store.ts";
import { reviews } from "../../store/schema.ts";
import { type DeskTools, findReview, openReview, type ReviewRow, reviewedJob, summarize } from "./review-row.ts";

type Target = { userId: string; jobId: string };

/**
 * Applies a JSON Patch to the Resume of a job, if it still has the `version` that the patch was made for, and gives the version that it makes. `keep` keeps
 * that in the same transaction, for a call that is sent again because its answer was lost. Throws AppError "version_changed" with the present version, and
 * what `patchResume` and `openReview` throw.
 */
export async function patchReview(
  tools: DeskTools,
  target: Target & { version: number | "any" },
  patch: unknown,
  keep: KeepAnswer = () => {},
): Promise<{ version: number }> {
  // Reads dates in all languages: the words for them are loaded when somebody corrects a CV.
  const { patchResume } = await import("../../cv/review/patch-resume.ts");
  let version = 0;
  await change(tools, target, (review, tx, trace) => {
    if (target.version !== "any" && review.version !== target.version)
      throw new AppError("version_changed", "Somebody else has changed this CV meanwhile.", { version: review.version });
    const changes = withResume(review, patchResume(review.resume, patch, review.parsed));
    version = changes.version;
    keep(tx, { version }, target.jobId);
    trace("review.saved", { count: Array.isArray(patch) ? patch.length : 0 });
    return changes;
  });
  return { version };
}

/** Puts values back as they were read: those at `paths`, or all. */
export async function resetReview(tools: DeskTools, target: Target, paths: readonly string[] | undefined): Promise<void> {
  const { resetValues } = await import("../../cv/review/reset-values.ts");
  await change(tools, target, (review, _, trace) => {
    trace("review.reset", paths && { count: paths.length });
    return withResume(review, paths ? resetValues(review.resume, review.parsed, paths) : review.parsed, paths ? review.checked : []);
  });
}

/** More ids are a mistake: no CV has so many lines. */
const MAX_CHECKED = 5_000;

/** Notes that somebody has looked at doubts and left-over lines, by their ids, or takes that back. Ids that mean nothing change nothing. */
export async function markChecked(
  tools: DeskTools,
  target: Target,
  { ids, checked }: { ids: readonly string[]; checked: boolean },
): Promise<void> {
  await change(tools, target, (review, _, trace) => {
    const marked = new Set(checked ? [...review.checked, ...ids] : review.checked.filter((id) => !ids.includes(id)));
    if (marked.size > MAX_CHECKED) throw new AppError("invalid", "Too many lines were marked.");
    trace("review.checked", { count: ids.length, on: checked });
    return withResume(review, review.resume, [...marked]);
  });
}

/** Keeps the agency's own words. Throws AppError "invalid" for a field that there is not. */
export async function saveCover(tools: DeskTools, target: Target, fields: unknown): Promise<void> {
  const cover = checkCover(fields);
  await change(tools, target, ({ version }, _, trace) => {
    trace("review.cover-saved", { fields: Object.keys(cover) });
    return { cover, version: version + 1 };
  });
}

/** Notes that the CV is checked, or is not after all. */
export async function markReviewed(tools: DeskTools, target: Target, reviewed: boolean): Promise<void> {
  await change(tools, target, (review, tx, trace) => {
    trace(reviewed ? "review.finished" : "review.reopened");
    if (reviewed && review.reviewedAt === null) noteReviewed(tx, target, tools.now());
    return { reviewedAt: reviewed ? tools.now() : null };
  });
}

/** Tells webhooks that a CV was marked as checked. */
export const noteReviewed = (tx: Db, { userId, jobId }: Target, at: Date): void =>
  noteEvent(tx, { userId, type: "job.reviewed", jobId, jobStatus: "completed", at });

/** What `change` may set. */
type Changes = Partial<ReviewRow>;

const withResume = ({ parsed, version, checked: before }: ReviewRow, resume: Resume, checked: string[] = before) => ({
  resume,
  checked,
  version: version + 1,
  ...summarize(resume, parsed, checked),
});

/** `trace`: records what is changed of this job. */
type Work = (review: ReviewRow, tx: Db, trace: (action: AuditAction, details?: AuditDetails) => void) => Changes;

async function change(tools: DeskTools, { userId, jobId }: Target, work: Work): Promise<void> {
  await openReview(tools, userId, jobId);
  tools.store.transaction((tx) => {
    reviewedJob(tx, userId, jobId);
    // It is there: `openReview` has seen it, and it goes with the job alone.
    const review = findReview(tx, jobId) as ReviewRow;
    tx.update(reviews)
      .set(work(review, tx, (action, details) => tools.trace(tx, { action, subject: jobId, account: userId, details })))
      .where(and(eq(reviews.jobId, jobId), eq(reviews.version, review.version)))
      .run();
  });
}
