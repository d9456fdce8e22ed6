import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Job } from "../../../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../../../lib/api/api.ts";
import { jobsQuery } from "../../../../lib/api/queries.ts";
import { toast } from "../../../../lib/toasts.ts";

/** The row offers its downloads at once. */
export function useRelease(onDone: () => void) {
  const client = useQueryClient();
  const { queryKey } = jobsQuery();
  return useMutation({
    mutationFn: (jobId: string) => api<Job>("POST", `/jobs/${jobId}/release`),
    onSuccess: (released) => {
      client.setQueryData<Job[]>(queryKey, (jobs) => jobs?.map((job) => (job.id === released.id ? released : job)));
      toast({ title: "Released", description: "The documents of this blind CV can be downloaded.", tone: "success" });
      onDone();
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Release failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
