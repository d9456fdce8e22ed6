import type { Review } from "../../contract/api.ts";
import { isUnsureId } from "../../cv/blind/unsure-id.ts";
import { describeReview } from "../../cv/review/describe-review.ts";
import { describeBlind } from "../blind-profile.ts";
import { describeOriginal } from "./original.ts";
import { listOutputs } from "./outputs.ts";
import type { RenderTools } from "./render-result.ts";
import { ownOptions } from "./result-options.ts";
import { openReview } from "./review-row.ts";

/** A CV at the review desk; without `wait` the pages of a Word file may be pending. Throws what `openReview` throws. */
export async function getReview(tools: RenderTools, userId: string, jobId: string, { wait = false, again = false } = {}): Promise<Review> {
  const opened = await openReview(tools, userId, jobId);
  const { original, places } = await describeOriginal(tools, opened, { wait, again });
  // Somebody may have changed it meanwhile: drawing a Word file takes seconds.
  const { job, review } = await openReview(tools, userId, jobId);
  return {
    version: review.version,
    fileName: job.fileName,
    resume: review.resume,
    parsed: review.parsed,
    ...describeReview(review.resume, review.parsed, new Set(review.checked), places),
    original,
    outputs: listOutputs(tools.store.db, job),
    template: ownOptions(job).template,
    blind: describeBlind(job.blind),
    language: job.language,
    layout: job.layout ?? "house",
    reviewedAt: review.reviewedAt?.toISOString() ?? null,
    printed: review.checked.filter(isUnsureId),
    cover: review.cover,
    ...(job.recommendations && { recommendations: job.recommendations }),
  };
}
