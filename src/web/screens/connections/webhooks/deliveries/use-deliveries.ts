import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { deliveriesQuery, webhooksQuery } from "../../../../lib/api/queries.ts";

/** The log of a webhook. When it changes, the list behind the window is read anew, as that says whether the address takes what it is told. */
export function useDeliveries(webhookId: string, { enabled = true } = {}) {
  const client = useQueryClient();
  const query = useQuery({ ...deliveriesQuery(webhookId), enabled });
  const log = query.data;
  useEffect(() => {
    if (log) void client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  }, [client, log]);
  return query;
}
