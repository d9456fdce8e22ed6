import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TemplateReport } from "../../../../engine/contract/api.ts";
import { MAX_TEMPLATE_BYTES } from "../../../../engine/contract/limits.ts";
import { ApiError, api, errorMessage } from "../../../lib/api/api.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { FileDrop } from "../../../ui/controls/file-drop.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

const TEMPLATE_TYPES = {
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": [".pptx"],
  "application/zip": [".zip"],
};

export function AddTemplateDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [key, setKey] = useState("");
  const [replace, setReplace] = useState(false);
  const add = useAdminAction<File>({
    call: (file) => api<TemplateReport>("POST", "/admin/templates", toForm(file, key.trim(), replace)),
    done: "Template Added",
    describe: ({ name }) => name,
    onDone: onClose,
  });
  const choose = (chosen?: File) => {
    add.reset();
    setFile(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) add.mutate(file);
  };
  return (
    <Dialog
      wide
      title="Add Template"
      description="A Word or PowerPoint file with tags like {{basics.name}}, or a ZIP of a template folder. It is checked before it is added."
      onClose={onClose}
    >
      <form className="form" onSubmit={submit}>
        <FileDrop
          title="Drop a template, or choose a file"
          note="DOCX, PPTX or ZIP"
          types={TEMPLATE_TYPES}
          maxBytes={MAX_TEMPLATE_BYTES}
          maxFiles={1}
          chosen={file}
          onRemove={() => choose(undefined)}
          onFiles={([chosen]) => choose(chosen)}
        />
        <Samples />
        <Report error={add.error} />
        <Field
          label="Key"
          optional
          autoComplete="off"
          spellCheck={false}
          note="The template's short name, e.g. acme_modern. Without one it comes from the file."
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={replace} onChange={({ target }) => setReplace(target.checked)} />
          Replace the own template of this key, if there is one
        </label>
        <button type="submit" className="button primary wide" disabled={!file || add.isPending}>
          {add.isPending ? "Checking..." : "Check and Add"}
        </button>
      </form>
    </Dialog>
  );
}

const SAMPLES = [
  { file: "agency.docx", label: "Sample Word file" },
  { file: "agency.pptx", label: "Sample PowerPoint file" },
  { file: "tags.md", label: "List of tags" },
];

/** What a template of one's own begins with. */
const Samples = () => (
  <p className="template-samples">
    <span className="muted">To begin with:</span>
    {SAMPLES.map(({ file, label }) => (
      <a key={file} href={`/api/admin/template-samples/${file}`} download={file}>
        <Download size={14} aria-hidden="true" />
        {label}
      </a>
    ))}
  </p>
);

function toForm(file: File, key: string, replace: boolean): FormData {
  const form = new FormData();
  form.append("file", file);
  if (key) form.append("key", key);
  form.append("replace", String(replace));
  return form;
}

/** Why a template was refused: each problem with its place and its mend, then the tags that were found. */
function Report({ error }: { error: Error | null }) {
  if (!error) return null;
  const { problems = [], tags = [] } = error instanceof ApiError ? error.body : {};
  return (
    <section className="template-report" aria-label="Report of the check">
      <Alert tone="danger">{errorMessage(error, "The template could not be added. Please try again.")}</Alert>
      {problems.length > 0 && (
        <ul className="template-problems">
          {problems.map(({ place, problem, mend }) => (
            <li key={`${place} ${problem}`}>
              <span className="muted">In {place}</span>
              <span>{problem}</span>
              <strong>{mend}</strong>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <details className="found-tags">
          <summary>{plural(tags.length, "tag")} found</summary>
          <ul>
            {tags.map((tag) => (
              <li key={tag}>
                <code>{tag}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
