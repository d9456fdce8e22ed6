import { and, eq, isNull } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { BulkAction, BulkResult } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { type MatcherSetting, refuseMatcherOff } from "../../house/matcher-switch.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { reviews } from "../../store/schema.ts";
import { getJob } from "../job.ts";
import type { Runner } from "../queue/runner.ts";
import { removeEach } from "../remove-job.ts";
import { noteReviewed } from "../review/change-review.ts";
import type { Refusals } from "../submit/refused-documents.ts";
import { each } from "./each.ts";
import { retryJob } from "./retry-job.ts";

type Tools = {
  store: Store;
  trace: Trace;
  files: Files;
  config: MatcherSetting;
  runner: Pick<Runner, "cancel">;
  refusals: Refusals;
  now: () => Date;
};

/**
 * Deletes several jobs of an account, tries them again or marks them as checked. Each job answers for itself; `also` is part of the same
 * transaction. Throws AppError "too_many" when an account whose last documents were all refused tries some again.
 */
export function changeJobs(
  tools: Tools,
  userId: string,
  { ids, action }: { ids: string[]; action: BulkAction },
  also: (tx: Db, result: BulkResult) => void = () => {},
): BulkResult {
  if (action === "delete") return removeEach(tools, userId, ids, also);
  if (action === "retry") tools.refusals.check(userId);
  const change = action === "retry" ? retry(tools) : markReviewed(tools);
  const result: BulkResult = { done: [], failed: [] };

  tools.store.transaction((tx) => {
    each(ids, result, (id) => change(tx, userId, id, tools.now()));
    also(tx, result);
  });
  return result;
}

/** An analysis is not tried again where the matcher is switched off meanwhile. */
const retry =
  ({ config, trace }: Tools) =>
  (tx: Db, userId: string, jobId: string, at: Date) => {
    if (getJob(tx, userId, jobId).jobType === "matcher") refuseMatcherOff({ db: tx, config });
    retryJob(tx, userId, jobId, at);
    trace(tx, { action: "job.retried", subject: jobId, account: userId });
  };

/** A CV that was checked before keeps its time. */
const markReviewed =
  ({ trace }: Tools) =>
  (tx: Db, userId: string, jobId: string, at: Date): void => {
    const { jobType, status } = getJob(tx, userId, jobId);
    if (jobType !== "cv" || status !== "completed") throw new AppError("conflict", "Only a CV that is completed can be marked as checked.");
    const review = tx.select({ jobId: reviews.jobId }).from(reviews).where(eq(reviews.jobId, jobId)).get();
    if (!review) throw new AppError("conflict", "This CV was made by an earlier version and cannot be marked as checked.");

    const isUnchecked = and(eq(reviews.jobId, jobId), isNull(reviews.reviewedAt));
    if (!tx.update(reviews).set({ reviewedAt: at }).where(isUnchecked).returning({ jobId: reviews.jobId }).get()) return;
    trace(tx, { action: "review.finished", subject: jobId, account: userId });
    noteReviewed(tx, { userId, jobId }, at);
  };
