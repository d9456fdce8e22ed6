import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "wouter";
import type { Job, User } from "../../../../engine/contract/api.ts";
import { useDashboardPollMs } from "../../../lib/account/activity.ts";
import { useUser } from "../../../lib/account/session.ts";
import { ApiError } from "../../../lib/api/api.ts";
import { agencyJobsQuery, jobsQuery, userQuery } from "../../../lib/api/queries.ts";
import type { ListedJob, Whose } from "./work-list.ts";

/** The list that is chosen: the account's own, or by the address that of its agency, where colleagues see each other's work. */
export function useJobs(): { jobs: ListedJob[] | undefined; isError: boolean; whose: Whose; canChoose: boolean } {
  const { data: user } = useUser();
  const [search] = useSearchParams();
  const pollMs = useDashboardPollMs();
  const canChoose = user?.agency?.sharesJobs ?? false;
  const whose = canChoose && search.get("of") === "agency" ? "agency" : "own";
  const own = useQuery({ ...jobsQuery(pollMs), enabled: whose === "own" });
  const all = useQuery({ ...agencyJobsQuery(pollMs), enabled: whose === "agency" });
  useNoMoreSharing(whose === "agency" ? all.error : null);
  const { data, isError } = whose === "agency" ? all : own;
  return { jobs: data && user ? markOthers(data, user) : data, isError, whose, canChoose };
}

const markOthers = (jobs: Job[], { id }: User): ListedJob[] =>
  jobs.map((job) => (job.owner && job.owner.id !== id ? { ...job, isOthers: true } : job));

/** An administrator has ended it, or the account is in the agency no more: what the account is said to be is read anew. */
function useNoMoreSharing(error: Error | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && [403, 404].includes(error.status)) void client.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [client, error]);
}
