import { useState } from "react";
import type { Job, OutputType } from "../../../../../engine/contract/api.ts";
import { sendHeld } from "../../../../lib/api/delayed-calls.ts";
import { useDownload } from "../../../../lib/api/download.ts";
import { plural } from "../../../../lib/text/words.ts";
import { toggled } from "../../../../lib/toggled.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { inParts } from "../job-actions.ts";
import { typesOf } from "../row/downloads.tsx";

const TYPES: { type: OutputType; label: string }[] = [
  { type: "docx", label: "Word (DOCX)" },
  { type: "pdf", label: "PDF" },
  { type: "pptx", label: "PowerPoint (PPTX)" },
];

/** Which documents of the selected CVs come in the ZIP file. */
export default function ZipDialog({ jobs, onClose, onPack }: { jobs: Job[]; onClose: () => void; onPack: () => void }) {
  const download = useDownload();
  const offered = TYPES.map((one) => ({ ...one, count: jobs.filter((job) => typesOf(job).includes(one.type)).length })).filter(
    ({ count }) => count > 0,
  );
  const [left, setLeft] = useState<ReadonlySet<OutputType>>(new Set());
  const types = offered.filter(({ type }) => !left.has(type)).map(({ type }) => type);
  const documents = offered.reduce((sum, { type, count }) => sum + (left.has(type) ? 0 : count), 0);

  async function save() {
    // What was deleted a moment ago is not to be in it.
    await sendHeld();
    const chosen = jobs.filter((job) => typesOf(job).some((type) => types.includes(type))).map(({ id }) => id);
    for (const part of inParts(chosen))
      await download.mutateAsync({ path: `/jobs/archive?ids=${part}&types=${types}`, fallbackName: "CVs.zip" }).catch(() => {});
    onClose();
  }

  return (
    <Dialog title="Download as ZIP" description={`The documents of ${plural(jobs.length, "CV")}.`} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className="type-checks">
          <legend className="visually-hidden">Types</legend>
          {offered.map(({ type, label, count }) => (
            <label key={type}>
              <input type="checkbox" checked={!left.has(type)} onChange={() => setLeft(toggled(left, type))} />
              <span>{label}</span>
              <span className="muted num">{plural(count, "document")}</span>
            </label>
          ))}
        </fieldset>
        {jobs.length > 1 && (
          <button type="button" className="link-button" onClick={onPack}>
            One PDF with a cover sheet instead
          </button>
        )}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={documents === 0 || download.isPending}>
            {download.isPending ? "Packing..." : `Download ${plural(documents, "document")}`}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
