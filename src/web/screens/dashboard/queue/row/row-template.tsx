import type { Job } from "../../../../../engine/contract/api.ts";
import { useTemplates } from "../../../../lib/templates.ts";
import { BlindBadge } from "../../template-choice.tsx";

/** The template that a CV was uploaded for. */
export function RowTemplate({ job: { template, blind } }: { job: Job }) {
  const { nameOf } = useTemplates();
  if (!template) return null;
  return (
    <span className="row-template muted">
      {nameOf(template)}
      {blind && <BlindBadge blind={blind} />}
    </span>
  );
}
