import { signal } from "@preact/signals-react";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReviewResult } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { type Setting, settingQuery } from "./options.ts";

/** Changes that follow one another this fast are drawn as one: the pause between two keys of a person who types. */
const DRAW_AFTER_MS = 250;

/** How often labels were taught since the application was loaded: the same version looks otherwise then, and its pictures need other addresses. */
export const labelsTaught = signal(0);

/** `at`: the version of the Resume, and of the labels. */
const resultQuery = (jobId: string, at: string, setting: string) =>
  queryOptions({
    queryKey: ["result", jobId, at, setting],
    // A drawing that another change has outdated is not waited for: a browser has six connections, and the next change needs one of them to be saved.
    queryFn: async ({ signal }) => {
      const result = await api<ReviewResult>("GET", `/jobs/${encodeURIComponent(jobId)}/result?${setting}`, undefined, {}, signal);
      return { ...result, drawnAt: `${result.version}.${at.split(".")[1]}` };
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** The result as it would be made now; the former one as long as the new one is on its way. For a component that follows signals. */
export function useResult(jobId: string, version: number, setting: Setting) {
  const query = settingQuery(setting);
  const now = `${version}.${labelsTaught.value} ${query}`;
  const settled = useSettled(now);
  const [at = "0", said = query] = settled.split(" ");
  const { data, error, isFetching, refetch } = useQuery(resultQuery(jobId, at, said));
  return {
    result: data,
    error,
    refetch,
    drawing: isFetching || settled !== now,
    key: `${said}&version=${data?.drawnAt ?? at}`,
  };
}

/** A value when it has stayed for a while; the first one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DRAW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
