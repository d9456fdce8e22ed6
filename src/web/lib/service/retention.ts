import { useQuery } from "@tanstack/react-query";
import { RETENTION_DAYS } from "../../../engine/contract/limits.ts";
import { configQuery } from "../api/queries.ts";
import { plural } from "../text/words.ts";

/** How long this service keeps files: `7 days` unless its owner has set another number. */
export function useRetention(): string {
  const { data: config } = useQuery(configQuery);
  return plural(config?.retentionDays ?? RETENTION_DAYS, "day");
}
