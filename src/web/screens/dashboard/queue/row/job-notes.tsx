import { Lightbulb, TriangleAlert } from "lucide-react";
import type { Job } from "../../../../../engine/contract/api.ts";

export type Note = "warnings" | "recommendations";

/** What to look at before sending, or the skills that the job description asks for. */
export function JobNotes({ id, job, note }: { id: string; job: Job; note: Note }) {
  const warnings = note === "warnings" ? (job.warnings ?? []) : [];
  const recommendations = note === "recommendations" ? (job.recommendations ?? []) : [];
  return (
    <div className="job-notes" id={id}>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert size={15} aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      )}
      {recommendations.length > 0 && (
        <ul>
          {recommendations.map(({ skill, reason, evidence }) => (
            <li key={skill}>
              <Lightbulb size={15} aria-hidden="true" />
              <span>
                <b>{skill}</b> {reason}
                {evidence.length > 0 && <q>{evidence.join(" … ")}</q>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
