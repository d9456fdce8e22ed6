import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Job } from "../../../../engine/contract/api.ts";
import { useUser } from "../../../lib/account/session.ts";
import { jobsQuery } from "../../../lib/api/queries.ts";
import { savedTemplate, useTemplates } from "../../../lib/service/templates.ts";
import { withoutEnding } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Select } from "../../../ui/controls/field.tsx";
import type { Fault } from "../state/faults.ts";

const PictureDialog = lazy(() => import("../../../ui/pictures/picture-dialog.tsx"));

export type Choice = { template: string; job: string };

/** The style and the CV that the preview shows: at first the account's own style, and the sample. */
export function usePreviewChoice(): [Choice, (choice: Choice) => void] {
  const { data: user } = useUser();
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  return [{ template: chosen.template ?? savedTemplate(user) ?? "default", job: chosen.job ?? "" }, setChosen];
}

type Props = {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  src: string | null;
  drawing: boolean;
  fault: Fault | null;
  onAgain: () => void;
};

/** The first page as it would be made now. */
export function PreviewPane({ choice, onChoice, src, drawing, fault, onAgain }: Props) {
  const { offered, nameOf } = useTemplates();
  const { data: jobs = [] } = useQuery({ ...jobsQuery(), refetchOnMount: "always" });
  const [large, setLarge] = useState(false);
  const known = offered.some(({ key }) => key === choice.template);
  const kind = offered.find(({ key }) => key === choice.template)?.kind ?? "document";
  return (
    <section className="brand-preview" aria-label="Preview" id="brand-preview">
      <div className="brand-preview-choices">
        <Select label="Style" value={choice.template} onChange={({ target }) => onChoice({ ...choice, template: target.value })}>
          {!known && <option value={choice.template}>{nameOf(choice.template)}</option>}
          {offered.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="CV" value={choice.job} onChange={({ target }) => onChoice({ ...choice, job: target.value })}>
          <option value="">Sample</option>
          {jobs.filter(isFinishedCv).map((job) => (
            <option key={job.id} value={job.id}>
              {job.candidateName || withoutEnding(job.fileName)}
            </option>
          ))}
        </Select>
      </div>
      {fault && (
        <Alert tone={fault.field ? "neutral" : "danger"}>
          {fault.field ? "The preview waits until the marked field is right." : fault.message}{" "}
          {!fault.field && (
            <button type="button" className="link-button" onClick={onAgain}>
              Try again
            </button>
          )}
        </Alert>
      )}
      <button
        type="button"
        className={`brand-page ${kind}`}
        aria-busy={drawing}
        aria-label="Show the first page large"
        disabled={!src}
        onClick={() => setLarge(true)}
      >
        {src ? <img src={src} alt="" /> : <span className="page-coming" aria-hidden="true" />}
      </button>
      <p className="brand-preview-note muted">
        The first page. <span role="status">{drawing ? "Drawing…" : src && !fault ? "Preview updated." : ""}</span>
      </p>
      {large && src && (
        <Suspense>
          <PictureDialog src={src} title={nameOf(choice.template)} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </section>
  );
}

const isFinishedCv = ({ jobType, status }: Job) => jobType === "cv" && status === "completed";
