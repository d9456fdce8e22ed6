import { useSignals } from "@preact/signals-react/runtime";
import { Plus } from "lucide-react";
import { isWithin, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { lengthAt } from "../edits/patch.ts";
import type { FormSection } from "../form/form.ts";
import { useKeys } from "../form/use-keys.ts";
import { useDesk } from "../state/desk-context.ts";
import { beginEntry } from "./actions.ts";
import { Entry, EntryDoubts } from "./entry.tsx";
import { AddFieldMenu } from "./entry-menus.tsx";
import { Value } from "./value.tsx";

/** A section of the CV with its entries. Sections without any are offered at the end of the form. */
export function Section({ section }: { section: FormSection }) {
  useSignals();
  const desk = useDesk();
  const { path, label, entries, compact, newFields } = section;
  const { resume } = desk.review.value;
  const keys = useKeys(entries.map((entry) => (entry.movable ? valueAt(resume, entry.path) : entry.path)));
  const single = entries.find((entry) => !entry.movable);
  const added = newFieldAt(section, lengthAt(resume, path), desk.editing.value?.path);
  return (
    <section className={compact ? "form-section compact" : "form-section"} aria-label={label} data-section={path}>
      <header className="section-head">
        <h3>{label}</h3>
        {path === "basics" && resume.basics.image?.startsWith("data:image/") && (
          <img className="form-photo" src={resume.basics.image} alt="Candidate" />
        )}
        {single && <AddFieldMenu entry={single} />}
        {newFields.length > 0 && (
          <button
            type="button"
            className="icon-button small"
            data-stop=""
            tabIndex={-1}
            aria-label={`Add to ${label.toLowerCase()}`}
            onClick={() => beginEntry(desk, section)}
          >
            <Plus size={15} aria-hidden="true" />
          </button>
        )}
      </header>
      {!entries.some((entry) => entry.path === path) && <EntryDoubts path={path} />}
      <div className="entries">
        {entries.map((entry, at) => (
          <Entry key={keys[at]} section={section} entry={entry} isLast={at === entries.length - 1} />
        ))}
        {added && (
          <div className="entry">
            <Value {...added} className="title" />
          </div>
        )}
      </div>
    </section>
  );
}

/** The field of an entry that is not there yet, while it is written. */
function newFieldAt({ path, newFields }: FormSection, index: number, writing: string | undefined) {
  const entry = `${path}[${index}]`;
  const field = newFields.find(({ key }) => writing && isWithin(writing, `${entry}.${key}`));
  return field && writing ? { path: writing, label: field.label, kind: field.kind } : null;
}
