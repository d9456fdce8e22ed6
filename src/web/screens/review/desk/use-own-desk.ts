import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Review } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { jobsQuery, reviewQuery } from "../../../lib/api/queries.ts";
import { toast } from "../../../lib/toasts.ts";
import { createDesk, type Desk, refusalText } from "../state/desk.ts";

/** Desks with unsent changes outlive their screen: what is on its way is sent, and who comes back finds it. */
const open = new Map<string, Desk>();

export function useOwnDesk(jobId: string, first: Review): Desk {
  const client = useQueryClient();
  const [desk] = useState(() => {
    const former = open.get(jobId);
    if (former && former.saving.waiting.value.length > 0) return former;
    const made = createDesk({
      jobId,
      first,
      fetchReview: () => api<Review>("GET", `/jobs/${encodeURIComponent(jobId)}/review?wait=false`),
      onReview: (review) => {
        client.setQueryData(reviewQuery(jobId).queryKey, review);
        noteInQueue(client, jobId, review);
      },
      onMerged: () => toast({ title: "Somebody else changed this CV too.", description: "Both changes are kept." }),
      onRefused: (error) => toast({ title: "Not saved", description: refusalText(error), tone: "danger" }),
    });
    open.set(jobId, made);
    return made;
  });
  return desk;
}

/** Whether a desk of this page knows a CV to be checked: a list that was read meanwhile may come from the moment before. */
export const isCheckedHere = (jobId: string): boolean => Boolean(open.get(jobId)?.review.peek().reviewedAt);

/** The row of the queue says at once what the desk knows. */
function noteInQueue(client: ReturnType<typeof useQueryClient>, jobId: string, { resume, doubts, reviewedAt }: Review) {
  client.setQueryData(jobsQuery().queryKey, (jobs) =>
    jobs?.map((job) =>
      job.id === jobId
        ? { ...job, candidateName: resume.basics.name, candidateLabel: resume.basics.label, doubts: doubts.length, reviewedAt }
        : job,
    ),
  );
}
