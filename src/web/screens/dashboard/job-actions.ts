import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Job } from "../../../engine/contract.ts";
import { api, isUnauthorized } from "../../lib/api.ts";
import { jobsQuery } from "../../lib/queries.ts";
import { toast } from "../../lib/toasts.ts";

/** The row goes at once and comes back if the server says no. */
export function useCleanup() {
  const client = useQueryClient();
  const { queryKey } = jobsQuery();
  return useMutation({
    mutationFn: (jobId: string) => api("POST", `/cleanup/${jobId}`),
    onMutate: async (jobId) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Job[]>(queryKey);
      client.setQueryData<Job[]>(queryKey, (jobs) => jobs?.filter(({ id }) => id !== jobId));
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before);
      if (!isUnauthorized(error)) toast({ title: "Cleanup failed", description: "Failed to cleanup files.", tone: "danger" });
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: ["stats"] })]),
  });
}
