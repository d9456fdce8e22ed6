import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReviewResult } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { type Setting, settingQuery } from "./options.ts";

/** Changes that follow one another this fast are drawn as one: the pause between two keys of a person who types. */
const DRAW_AFTER_MS = 250;

const resultQuery = (jobId: string, version: number, setting: string) =>
  queryOptions({
    queryKey: ["result", jobId, version, setting],
    queryFn: () => api<ReviewResult>("GET", `/jobs/${encodeURIComponent(jobId)}/result?${setting}`),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** The result as it would be made now; the former one as long as the new one is on its way. */
export function useResult(jobId: string, version: number, setting: Setting) {
  const query = settingQuery(setting);
  const settled = useSettled(`${version} ${query}`);
  const [at = "0", said = query] = settled.split(" ");
  const { data, error, isFetching, refetch } = useQuery(resultQuery(jobId, Number(at), said));
  return {
    result: data,
    error,
    refetch,
    drawing: isFetching || settled !== `${version} ${query}`,
    key: `${said}&version=${data?.version ?? at}`,
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
