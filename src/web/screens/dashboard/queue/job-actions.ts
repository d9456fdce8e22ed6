import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkAction, BulkResult, Job } from "../../../../engine/contract/api.ts";
import { MAX_BULK_JOBS, UNDO_MS } from "../../../../engine/contract/limits.ts";
import { leaveForLogin } from "../../../lib/account/session.ts";
import { api, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { holdBack, takeBack } from "../../../lib/api/delayed-calls.ts";
import { jobsQuery } from "../../../lib/api/queries.ts";
import { plural } from "../../../lib/text/words.ts";
import { dismissToast, type Toast, toast } from "../../../lib/toasts.ts";
import { nameOf } from "./work-list.ts";

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([jobsQuery().queryKey, ["stats"], ["wallet"], ["user"]].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Deletes jobs after a pause in which it can be undone, of all or of one. Their rows come back when the service says no. */
export function useDelete() {
  const refresh = useRefresh();
  return (jobs: Job[]) => {
    const [first] = jobs;
    if (!first) return;
    const ids = jobs.map(({ id }) => id);
    const toastId = toast({
      title: "Deleted",
      description: jobs.length === 1 ? nameOf(first) : plural(jobs.length, "file"),
      action: { label: "Undo", onPress: () => takeBack(ids) },
      durationMs: UNDO_MS,
    });
    const send = async (left: string[], leaving: boolean) => {
      dismissToast(toastId);
      await cleanUp(left, leaving).catch((error) => {
        if (isUnauthorized(error)) leaveForLogin();
        else toast({ title: "Cleanup failed", description: "Failed to cleanup files.", tone: "danger" });
      });
      await refresh();
    };
    holdBack(ids, send, UNDO_MS);
  };
}

async function cleanUp(ids: string[], leaving: boolean): Promise<void> {
  const [only] = ids;
  if (ids.length === 1) return send(`/cleanup/${only}`, undefined, leaving).then(() => {});
  const results = await Promise.all(inParts(ids).map((part) => send<BulkResult>("/jobs/bulk", bulkBody("delete", part), leaving)));
  if (results.some((result) => result && result.failed.length > 0)) throw new Error("Some jobs were not deleted.");
}

/** A call with `keepalive` is sent to its end when the page is gone; nobody is there for its answer then. */
async function send<T>(path: string, body: object | undefined, leaving: boolean): Promise<T | null> {
  if (!leaving) return api<T>("POST", path, body);
  const { ok, status } = await fetch(`/api${path}`, {
    method: "POST",
    credentials: "include",
    keepalive: true,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!ok) throw new Error(`The delete was answered ${status}.`);
  return null;
}

const bulkBody = (action: BulkAction, ids: string[]) => ({ ids, action });

/** A call takes so many jobs; more are several calls. */
export function inParts(ids: string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += MAX_BULK_JOBS) parts.push(ids.slice(start, start + MAX_BULK_JOBS));
  return parts;
}

type Said = { done: string; title: string; failed: string };
export const SAID: Record<Exclude<BulkAction, "delete">, Said> = {
  retry: { title: "Tried again", done: "back in the queue", failed: "Retry failed" },
  reviewed: { title: "Checked", done: "marked as checked", failed: "Not marked as checked" },
};

/** Tries jobs again or marks them as checked, and says how it went. */
export function useBulk(action: keyof typeof SAID) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (ids: string[]) => {
      const results: BulkResult[] = [];
      for (const part of inParts(ids)) results.push(await api<BulkResult>("POST", "/jobs/bulk", bulkBody(action, part)));
      return { done: results.flatMap(({ done }) => done), failed: results.flatMap(({ failed }) => failed) };
    },
    onSuccess: (result) => void toast(bulkOutcome(SAID[action], result)),
    onError: (error) => {
      if (isUnauthorized(error)) leaveForLogin();
      else toast({ title: SAID[action].failed, description: errorMessage(error, "Please try again."), tone: "danger" });
    },
    onSettled: refresh,
  });
}

/** "3 CVs are back in the queue. 1 is not: You need 1 credit to process this CV again. …" */
export function bulkOutcome(
  { title, done, failed: failedTitle }: Said,
  { done: ids, failed }: BulkResult,
): Pick<Toast, "title" | "description" | "tone" | "action"> {
  const [first] = failed;
  const went = ids.length > 0 ? `${plural(ids.length, "CV")} ${ids.length === 1 ? "is" : "are"} ${done}.` : "";
  if (!first) return { title, description: went, tone: "success" };
  const rest = ids.length > 0 ? ` ${failed.length} ${failed.length === 1 ? "is" : "are"} not: ` : "";
  return {
    title: ids.length > 0 ? title : failedTitle,
    description: `${went}${rest}${first.message}`,
    tone: "danger",
    ...(OUT_OF_CREDITS.test(first.message) && { action: { label: "Buy Credits", href: "/plan" } }),
  };
}

const OUT_OF_CREDITS = /^You need \d+ credits? /;
