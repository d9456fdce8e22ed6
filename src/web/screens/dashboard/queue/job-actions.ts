import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "../../../../engine/contract/api.ts";
import { UNDO_MS } from "../../../../engine/contract/limits.ts";
import { leaveForLogin } from "../../../lib/account/session.ts";
import { api, isUnauthorized } from "../../../lib/api/api.ts";
import { holdBack, takeBack } from "../../../lib/api/delayed-calls.ts";
import { jobsQuery } from "../../../lib/api/queries.ts";
import { dismissToast, toast } from "../../../lib/toasts.ts";

/** Deletes a job after a pause in which it can be undone. Its row comes back when the service says no. */
export function useDelete() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([jobsQuery().queryKey, ["stats"], ["wallet"]].map((queryKey) => client.invalidateQueries({ queryKey })));

  return ({ id, fileName }: Job) => {
    const toastId = toast({
      title: "Deleted",
      description: fileName,
      action: { label: "Undo", onPress: () => takeBack(id) },
      durationMs: UNDO_MS,
    });
    const send = async (leaving: boolean) => {
      dismissToast(toastId);
      await cleanUp(id, leaving).catch((error) => {
        if (isUnauthorized(error)) leaveForLogin();
        else toast({ title: "Cleanup failed", description: "Failed to cleanup files.", tone: "danger" });
      });
      await refresh();
    };
    holdBack(id, send, UNDO_MS);
  };
}

/** A call with `keepalive` is sent to its end when the page is gone. */
async function cleanUp(id: string, leaving: boolean): Promise<void> {
  if (!leaving) return api("POST", `/cleanup/${id}`);
  const { ok, status } = await fetch(`/api/cleanup/${id}`, { method: "POST", credentials: "include", keepalive: true });
  if (!ok) throw new Error(`The delete was answered ${status}.`);
}
