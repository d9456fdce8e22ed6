import { useEffect } from "react";
import type { Review } from "../../../../engine/contract/api.ts";
import { api, errorMessage } from "../../../lib/api/api.ts";
import { toast } from "../../../lib/toasts.ts";
import type { Desk } from "../state/desk.ts";

const reviewOf = ({ jobId }: Desk) => `/jobs/${encodeURIComponent(jobId)}/review`;

/** Draws the pages of a Word file once more that could not be drawn: the desk shows that they are pending, and then what came of it. */
export const drawAgain = (desk: Desk): Promise<void> =>
  api<Review>("GET", `${reviewOf(desk)}?wait=false&again=true`).then(desk.originalCame, (error) => {
    toast({ title: "Not drawn", description: errorMessage(error, "Please try again."), tone: "danger" });
  });

/** The pages of a Word file are drawn at the first look: the fields are there before, and the answer to this call is there when the pages are. */
export function usePendingPages(desk: Desk, pending: boolean): void {
  useEffect(() => {
    if (!pending) return;
    let left = false;
    api<Review>("GET", reviewOf(desk))
      .then((whole) => left || desk.originalCame(whole))
      // Without an answer the pages are pending on, and the fields can be worked on.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [desk, pending]);
}
