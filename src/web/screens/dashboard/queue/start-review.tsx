import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import type { Job } from "../../../../engine/contract/api.ts";
import { plural } from "../../../lib/text/words.ts";
import { workState } from "./work-list.ts";

/** Leads to the first CV that nobody has checked; at the desk each leads to the next. */
export function StartReview({ jobs }: { jobs: Job[] }) {
  const open = jobs.filter((job) => job.status === "completed" && !job.reviewedAt);
  const first = open.find((job) => workState(job) === "review") ?? open[0];
  if (!first || first.doubts === undefined) return null;
  return (
    <Link href={`/review/${first.id}`} className="button small primary">
      Review {plural(open.length, "CV")}
      <ArrowRight size={15} aria-hidden="true" />
    </Link>
  );
}
