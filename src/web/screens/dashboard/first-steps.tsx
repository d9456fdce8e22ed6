import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, FileText } from "lucide-react";
import { Link } from "wouter";
import type { Job } from "../../../engine/contract/api.ts";
import { CREDITS_PER_CV } from "../../../engine/contract/limits.ts";
import { leaveForLogin } from "../../lib/account/session.ts";
import { apiResponse, errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { jobsQuery, statsQuery } from "../../lib/api/queries.ts";
import { plural } from "../../lib/text/words.ts";
import { toast } from "../../lib/toasts.ts";

const STEPS = [
  { title: "Upload", text: "Drop a CV above: PDF, Word or a scan." },
  { title: "Review", text: "Compare what was read with the original." },
  { title: "Send", text: "Download it in your house style." },
];

type Props = { busy: boolean; onSample: (file: File) => void };

/** For who has never made a CV here: the way to the first one that is checked. It goes with that one, or with a second one. */
export function FirstSteps({ busy, onSample }: Props) {
  const { data: jobs } = useQuery(jobsQuery());
  const { data: stats } = useQuery({ ...statsQuery(0), refetchInterval: false });
  if (!jobs || !stats || !isBeginning(jobs, stats.totalProcessed)) return null;
  const [first] = jobs.filter(({ status }) => status !== "failed");
  const at = first ? 1 : 0;
  return (
    <section className="first-steps" aria-label="First steps">
      <h3>Your first CV</h3>
      <ol>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={index < at ? "done" : index === at ? "current" : ""} aria-current={index === at ? "step" : undefined}>
            <span className="step-number" aria-hidden="true">
              {index < at ? <Check size={15} strokeWidth={3} /> : index + 1}
            </span>
            <span className="step-text">
              <b>
                {title}
                {index < at && <span className="visually-hidden"> (done)</span>}
              </b>
              <span className="muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {first ? <ToReview job={first} /> : <Sample busy={busy} onSample={onSample} />}
    </section>
  );
}

/** One CV that nobody has checked is still the beginning. */
function isBeginning(jobs: Job[], processed: number): boolean {
  const [first] = jobs;
  if (!first) return processed === 0;
  return jobs.length === 1 && processed <= 1 && first.jobType === "cv" && !first.reviewedAt;
}

const ToReview = ({ job: { id, status } }: { job: Job }) =>
  status === "completed" ? (
    <p className="first-action">
      <Link href={`/review/${id}`} className="button primary">
        Review your first CV
      </Link>
    </p>
  ) : (
    <p className="first-action muted" role="status">
      Your CV is being read. This takes some seconds, for a scan up to two minutes.
    </p>
  );

function Sample({ busy, onSample }: Props) {
  const fetchSample = useMutation({
    mutationFn: async () => new File([await (await apiResponse("GET", "/sample-cv")).blob()], "Sample CV.pdf", { type: "application/pdf" }),
    onSuccess: onSample,
    onError: (error) => {
      if (isUnauthorized(error)) leaveForLogin();
      else toast({ title: "Upload failed", description: errorMessage(error, "Please try again."), tone: "danger" });
    },
  });
  return (
    <p className="first-action">
      <button type="button" className="button" disabled={busy || fetchSample.isPending} onClick={() => fetchSample.mutate()}>
        <FileText size={16} aria-hidden="true" />
        Try it with a sample CV
      </button>
      <span className="muted">Of somebody who does not exist. It costs {plural(CREDITS_PER_CV, "credit")}, as any CV does.</span>
    </p>
  );
}
