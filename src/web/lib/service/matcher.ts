import { useQuery } from "@tanstack/react-query";
import { configQuery } from "../api/queries.ts";

/** Whether CVs are scored against job descriptions on this service. As long as it is not known, as most services do. */
export function useMatcherOn(): boolean {
  const { data: config } = useQuery(configQuery);
  return config?.matcher ?? true;
}
