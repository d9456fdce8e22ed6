import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { Job } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { jobsQuery } from "../../../lib/api/queries.ts";
import { toast } from "../../../lib/toasts.ts";
import type { Desk } from "../state/desk.ts";
import { nextAfter, reviewPath } from "../state/next-job.ts";
import { isCheckedHere } from "./use-own-desk.ts";

/** The desk whose CV was said to be checked last: undo leads back to it. */
let lastFinished: Desk | null = null;

/** "Checked, next": says that this CV is checked and opens the next one; the dashboard after the last. */
export function useFinish(desk: Desk) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: jobs } = useQuery({ ...jobsQuery(), refetchOnMount: "always" });
  useWarmNext(jobs, desk.jobId);

  /** By the desk's own queue: the service hears it after what it takes back. */
  const takeBack = (): boolean => {
    const former = lastFinished;
    if (!former) return false;
    lastFinished = null;
    former.put({ kind: "reviewed", reviewed: false }, { focus: null });
    noteReviewed(client, former.jobId, null);
    navigate(reviewPath(former.jobId));
    return true;
  };

  const asking = useRef(false);
  /** Who is quicker than the queue waits for it: an unknown queue is no empty one. */
  const finish = () => {
    if (jobs) return finishAmong(jobs);
    if (asking.current) return;
    asking.current = true;
    void client
      .fetchQuery(jobsQuery())
      .catch(() => null)
      .then((found) => {
        asking.current = false;
        finishAmong(found);
      });
  };

  /** Null where the queue cannot be read. */
  const finishAmong = (known: Job[] | null) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const next = nextAfter(
      (known ?? []).filter(({ id }) => id === desk.jobId || !isCheckedHere(id)),
      desk.jobId,
    );
    desk.put({ kind: "reviewed", reviewed: true }, { focus: null });
    noteReviewed(client, desk.jobId, new Date().toISOString());
    lastFinished = desk;
    navigate(next ? reviewPath(next.id) : "/dashboard");
    const { resume, fileName } = desk.review.peek();
    toast({
      title: next || !known ? "Checked" : "Every CV is checked.",
      ...(next && { description: resume.basics.name ?? fileName }),
      tone: "success",
      action: { label: "Undo", onPress: () => void takeBack() },
    });
    void client.invalidateQueries({ queryKey: ["stats"] });
  };
  return { finish, takeBack };
}

/** The queue knows it before the service has answered: who presses the keys twice is not led back. */
const noteReviewed = (client: QueryClient, jobId: string, reviewedAt: string | null) =>
  client.setQueryData(jobsQuery().queryKey, (jobs) => jobs?.map((job) => (job.id === jobId ? { ...job, reviewedAt } : job)));

/** When somebody has settled at a CV, the service may prepare the next one: it takes seconds to draw the pages of a Word file. */
const SETTLED_MS = 2_000;

function useWarmNext(jobs: Job[] | undefined, jobId: string) {
  const next = jobs && nextAfter(jobs, jobId)?.id;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => void api("GET", `/jobs/${encodeURIComponent(next)}/review`).catch(() => {}), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [next]);
}
