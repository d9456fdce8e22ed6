import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { MATCHER_ACTIVITY_CHECK_MS, MATCHER_IDLE_MS } from "../../../../engine/contract/limits.ts";
import { usePresence } from "../../../lib/account/activity.ts";
import { ApiError } from "../../../lib/api/api.ts";
import { matchResultQuery } from "../../../lib/api/queries.ts";
import { isOpen, matcherPollMs } from "../matcher-jobs.ts";

/** No analysis of this account has this id: deleted, another account's, or never there. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Asks for a result until there is one, slower when nobody watches; then, or when there is none any more, has the list read anew. */
export function useResultOf(id: string) {
  const client = useQueryClient();
  const pollMs = matcherPollMs(usePresence(MATCHER_IDLE_MS, MATCHER_ACTIVITY_CHECK_MS));
  const result = useQuery({
    ...matchResultQuery(id, pollMs),
    refetchInterval: ({ state }) => (isGone(state.error) || (state.data && !isOpen(state.data)) ? false : pollMs),
  });
  const settled = isGone(result.error) || (result.data !== undefined && !isOpen(result.data));
  useEffect(() => {
    if (settled) void Promise.all([client.invalidateQueries({ queryKey: ["jobs"] }), client.invalidateQueries({ queryKey: ["wallet"] })]);
  }, [settled, client]);
  return result;
}
