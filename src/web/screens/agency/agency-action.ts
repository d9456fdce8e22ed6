import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { Agency } from "../../../engine/contract/api.ts";
import { type Action, useAction } from "../../lib/api/action.ts";
import { agencyQuery } from "../../lib/api/queries.ts";

/** Which wallet, templates, brand, words and CVs an account has follows from its agency, and from what it is there. */
export const OF_AGENCY: QueryKey[] = [["agency"], ["user"], ["wallet"], ["brand"], ["words"], ["jobs"], ["stats"]];

type AgencyAction<Input, Result> = Action<Input, Result> & {
  /** The agency as it is after the call, shown at once: what it has changed on the screen is there when a window gives the focus back. */
  after?: (result: Result, now: Agency) => Agency | null;
};

/** A change of the agency of an account. */
export function useAgencyAction<Input = void, Result = unknown>({ after, onDone, ...action }: AgencyAction<Input, Result>) {
  const client = useQueryClient();
  const keep = (result: Result) => {
    if (after) client.setQueryData(agencyQuery.queryKey, (now) => now && after(result, now));
  };
  return useAction<Input, Result>(
    {
      ...action,
      onDone: (result, input) => {
        keep(result);
        onDone?.(result, input);
      },
    },
    OF_AGENCY,
  );
}

export const memberPath = (id: string) => `/agency/members/${encodeURIComponent(id)}`;
