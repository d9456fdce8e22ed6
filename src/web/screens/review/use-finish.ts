import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { Job } from "../../../engine/contract/api.ts";
import { api } from "../../lib/api/api.ts";
import { jobsQuery } from "../../lib/api/queries.ts";
import { toast } from "../../lib/toasts.ts";
import type { Desk } from "./state/desk.ts";
import { nextAfter, reviewPath } from "./state/next-job.ts";

/** The CV that was said to be checked last: undo leads back to it. */
let lastFinished: string | null = null;

/** "Checked, next": says that this CV is checked and opens the next one; the dashboard after the last. */
export function useFinish(desk: Desk) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: jobs } = useQuery({ ...jobsQuery(), refetchOnMount: "always" });
  useWarmNext(jobs, desk.jobId);

  const takeBack = (): boolean => {
    const jobId = lastFinished;
    if (!jobId) return false;
    lastFinished = null;
    void api("POST", `/jobs/${encodeURIComponent(jobId)}/reviewed`, { reviewed: false }).then(() =>
      client.invalidateQueries({ queryKey: ["jobs"] }),
    );
    navigate(reviewPath(jobId));
    return true;
  };

  const finish = () => {
    (document.activeElement as HTMLElement | null)?.blur();
    desk.put({ kind: "reviewed", reviewed: true }, { focus: null });
    lastFinished = desk.jobId;
    const next = nextAfter(jobs ?? [], desk.jobId);
    const action = { label: "Undo", onPress: () => void takeBack() };
    if (next) {
      toast({
        title: "Checked",
        description: desk.review.peek().resume.basics.name ?? desk.review.peek().fileName,
        tone: "success",
        action,
      });
      navigate(reviewPath(next.id));
    } else {
      navigate("/dashboard");
      toast({ title: "Every CV is checked.", tone: "success", action });
    }
    void client.invalidateQueries({ queryKey: ["stats"] });
  };
  return { finish, takeBack };
}

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
