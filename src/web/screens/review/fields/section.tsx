import { useSignals } from "@preact/signals-react/runtime";
import { Plus } from "lucide-react";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import { lengthAt } from "../edits/patch.ts";
import type { FormSection } from "../form/form.ts";
import { useKeys } from "../form/use-keys.ts";
import { useDesk } from "../state/desk-context.ts";
import { Entry, EntryDoubts } from "./entry.tsx";
import { AddFieldMenu } from "./entry-menus.tsx";
import { edit, Value } from "./value.tsx";

/** A section of the CV with its entries. Sections without any are offered at the end of the form. */
export function Section({ section }: { section: FormSection }) {
  useSignals();
  const desk = useDesk();
  const { path, label, entries, compact, newField } = section;
  const { resume } = desk.review.value;
  const keys = useKeys(entries.map((entry) => (entry.movable ? valueAt(resume, entry.path) : entry.path)));
  const next = newField && `${path}[${lengthAt(resume, path)}].${newField.key}${newField.isList ? "[0]" : ""}`;
  const single = entries.find((entry) => !entry.movable);
  const isAdding = newField && desk.editing.value?.path === next;
  return (
    <section className={compact ? "form-section compact" : "form-section"} aria-label={label} data-section={path}>
      <header className="section-head">
        <h3>{label}</h3>
        {path === "basics" && resume.basics.image?.startsWith("data:image/") && (
          <img className="form-photo" src={resume.basics.image} alt="Candidate" />
        )}
        {single && <AddFieldMenu entry={single} />}
        {next && (
          <button
            type="button"
            className="icon-button small"
            data-stop=""
            tabIndex={-1}
            aria-label={`Add to ${label.toLowerCase()}`}
            onClick={() => edit(desk, next)}
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
        {isAdding && next && (
          <div className="entry">
            <Value path={next} label={newField.label} kind={newField.kind} className="title" />
          </div>
        )}
      </div>
    </section>
  );
}
