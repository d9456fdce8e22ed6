import type { Job } from "../../contract/api.ts";
import { csvLine } from "../../cv/text/csv.ts";

/** The columns of the table of an account's jobs. */
const COLUMNS = {
  id: (job) => job.id,
  kind: (job) => (job.jobType === "cv" ? "CV" : "analysis"),
  file: (job) => job.fileName,
  candidate: (job) => job.candidateName ?? job.bestCandidate,
  headline: (job) => job.candidateLabel,
  job: (job) => job.jdTitle ?? job.jdFilename,
  status: (job) => job.status,
  error: (job) => job.errorMessage,
  uploaded: (job) => job.uploadedAt,
  completed: (job) => job.completedAt,
  template: (job) => job.template,
  blind: (job) => (job.blind ? String(job.blind) : undefined),
  "to check": (job) => job.doubts,
  checked: (job) => job.reviewedAt,
  "credits charged": (job) => job.creditsCharged,
  "credits refunded": (job) => job.creditsRefunded,
} satisfies Record<string, (job: Job) => string | number | null | undefined>;

/** A CSV file of jobs as the list has them, with a row of headings and the mark of UTF-8 that spreadsheets look for. */
export const jobsTable = (jobs: readonly Job[]): string =>
  `\ufeff${csvLine(Object.keys(COLUMNS))}${jobs.map((job) => csvLine(Object.values(COLUMNS).map((cell) => String(cell(job) ?? "")))).join("")}`;
