import type { Job } from "../../../../../engine/contract/api.ts";
import { useTemplates } from "../../../../lib/service/templates.ts";
import { BlindBadge } from "../../template-choice.tsx";

/** How the documents of a CV look: the template that it was uploaded for, or its own layout. */
export function RowTemplate({ job: { template, blind, layout } }: { job: Job }) {
  const { nameOf } = useTemplates();
  if (!template) return null;
  return (
    <span className="row-template muted">
      {layout === "original" ? "Original layout" : nameOf(template)}
      {blind && <BlindBadge blind={blind} />}
    </span>
  );
}
