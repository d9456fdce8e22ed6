import type { Review } from "../../engine/contract/api.ts";
import { ApiError } from "../lib/api/api.ts";
import { fakeReview } from "./fake-review.ts";

/** A review as the service gives it. */
export function givenReview(part: Partial<Review> = {}): Review {
  const { checkedIds: _, ...review } = fakeReview(part);
  return review;
}

export const refusal = (status: number, message: string) => new ApiError(status, message);
