import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MatchChange } from "../../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../../lib/api/api.ts";
import { jobsQuery, matchResultQuery } from "../../../../lib/api/queries.ts";
import { toast } from "../../../../lib/toasts.ts";

export type Changes = { isPending: boolean; make: (change: MatchChange, then?: () => void) => void; takeBack: (id: number) => void };

/** What a recruiter changes of a result: kept by the service, which weighs and ranks anew; each change can be taken back. */
export function useChanges(jobId: string): Changes {
  const client = useQueryClient();
  const address = `/jobs/${encodeURIComponent(jobId)}/match-changes`;
  const onError = (error: Error) => {
    if (!isUnauthorized(error))
      toast({ title: "Not saved", description: errorMessage(error, "The change could not be saved."), tone: "danger" });
  };
  const readAnew = () =>
    Promise.all([matchResultQuery(jobId, false), jobsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  const back = useMutation({
    mutationFn: (id: number) => api("DELETE", `${address}/${id}`),
    onSuccess: readAnew,
    onError,
  });
  const made = useMutation({
    mutationFn: (change: MatchChange) => api<{ id: number }>("POST", address, change),
    onSuccess: async ({ id }, { kind }) => {
      await readAnew();
      const action = { label: "Undo", onPress: () => back.mutate(id) };
      const description = kind === "note" ? "The note is kept with the candidate." : "The scores and the order follow it.";
      toast({ title: kind === "note" ? "Note saved" : "Change saved", description, tone: "success", action });
    },
    onError,
  });
  return {
    isPending: made.isPending || back.isPending,
    make: (change, then) => made.mutate(change, { onSuccess: () => then?.() }),
    takeBack: (id) => back.mutate(id),
  };
}
