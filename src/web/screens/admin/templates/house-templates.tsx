import { useQuery } from "@tanstack/react-query";
import { FilePlus2, LayoutTemplate, Trash2 } from "lucide-react";
import { useState } from "react";
import type { TemplateEntry } from "../../../../engine/contract/api.ts";
import { templateEntriesQuery } from "../../../lib/api/queries.ts";
import { templateName, templatePicture } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { DialogButton } from "../../../ui/overlays/dialog-button.tsx";
import { Hint } from "../../../ui/overlays/tooltip.tsx";
import { PagePicture } from "../../../ui/pictures/page-picture.tsx";
import { AddTemplateDialog } from "./add-template-dialog.tsx";
import { RemoveTemplateDialog } from "./remove-template-dialog.tsx";

/** The templates of this service; the agency's own are added and removed here. */
export function HouseTemplates() {
  const { data: templates, isPending, isError } = useQuery(templateEntriesQuery);
  return (
    <Card
      id="templates"
      title="House Templates"
      note="The built-in ones, and the agency's own Word and PowerPoint files."
      action={
        <DialogButton icon={<FilePlus2 size={15} aria-hidden="true" />} label="Add Template" className="small">
          {(close) => <AddTemplateDialog onClose={close} />}
        </DialogButton>
      }
    >
      {isPending && <Skeleton height={120} />}
      {isError && <Alert tone="danger">The templates cannot be read. Please reload the page.</Alert>}
      {templates && (
        <ul className="house-templates">
          {templates.map((template) => (
            <TemplateLine key={template.key} template={template} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TemplateLine({ template }: { template: TemplateEntry }) {
  const { key, outputs, origin, problem } = template;
  const name = templateName(key);
  const [removing, setRemoving] = useState(false);
  return (
    <li className="house-template">
      <PagePicture src={templatePicture(key)} title={name}>
        <span className="file-icon" aria-hidden="true">
          <LayoutTemplate size={18} />
        </span>
      </PagePicture>
      <span className="house-template-main">
        <span className="house-template-name">
          {name}
          {origin === "own" && <span className="badge accent">Own</span>}
        </span>
        <span className="muted">
          {origin === "own" && template.name !== key && <span className="house-template-title">{template.name}</span>}
          <code>{key}</code> {outputs.map((type) => type.toUpperCase()).join(", ")}
        </span>
        {problem && <span className="house-template-problem">{problem}</span>}
      </span>
      {origin === "own" && (
        <Hint text="Remove">
          <button type="button" className="icon-button danger" aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
            <Trash2 size={17} aria-hidden="true" />
          </button>
        </Hint>
      )}
      {removing && <RemoveTemplateDialog template={template} onClose={() => setRemoving(false)} />}
    </li>
  );
}
