import { useEffect } from "react";
import type { Review } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import type { Desk } from "../state/desk.ts";

/** The pages of a Word file are drawn at the first look: the fields are there before, and the answer to this call is there when the pages are. */
export function usePendingPages(desk: Desk, pending: boolean): void {
  useEffect(() => {
    if (!pending) return;
    let left = false;
    api<Review>("GET", `/jobs/${encodeURIComponent(desk.jobId)}/review`)
      .then((whole) => left || desk.originalCame(whole))
      // Without an answer the pages are pending on, and the fields can be worked on.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [desk, pending]);
}
