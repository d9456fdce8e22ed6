import { useEffect } from "react";
import type { Review } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import type { Desk } from "../state/desk.ts";

/** Who comes back to this tab sees what was changed in another one, or by a colleague. */
export function useReturn(desk: Desk): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== "visible") return;
      // Without an answer the desk stays as it is; the next change says what is wrong.
      void api<Review>("GET", `/jobs/${encodeURIComponent(desk.jobId)}/review?wait=false`).then(desk.seenAgain, () => {});
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [desk]);
}
