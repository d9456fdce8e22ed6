import { useSignals } from "@preact/signals-react/runtime";
import { Check, CircleAlert } from "lucide-react";
import { isWithin } from "../../../../engine/contract/resume-paths.ts";
import type { FormEntry, FormField, FormSection } from "../form/form.ts";
import { useDesk } from "../state/desk-context.ts";
import { confirm } from "./actions.ts";
import { AddFieldMenu, EntryMenu } from "./entry-menus.tsx";
import { AddItem, isList, ListValues } from "./list-values.tsx";
import { Value } from "./value.tsx";

type Props = { section: FormSection; entry: FormEntry; isLast: boolean };

/** One job, degree or language: its name and time, then its other values under their labels. */
export function Entry({ section, entry, isLast }: Props) {
  useSignals();
  const desk = useDesk();
  const isOpen = (field: FormField) => field.shown || isWithin(desk.editing.value?.path ?? "", field.path);
  const [first, ...second] = entry.titleFields.filter(isOpen);
  const dates = entry.fields.filter((field) => field.kind === "date" && (isOpen(field) || endsToday(entry, field)));
  const others = entry.fields.filter((field) => field.kind !== "date" && isOpen(field));
  const chosen = desk.selected.value !== null && entry.movable && isWithin(desk.selected.value, entry.path);
  return (
    <article className="entry" data-entry={entry.path} data-chosen={chosen || undefined} aria-label={entry.title}>
      {entry.movable && (
        <div className="entry-head">
          <div className="entry-title">
            {first ? (
              <Value path={first.path} label={first.label} kind={first.kind} className="title" />
            ) : (
              <span className="muted">{section.path === "additional" ? "Without a heading" : section.entry}</span>
            )}
          </div>
          <span className="entry-tools">
            <AddFieldMenu entry={entry} />
            <EntryMenu section={section} entry={entry} isLast={isLast} />
          </span>
        </div>
      )}
      {second.length + dates.length > 0 && (
        <div className="entry-second">
          {second.map(({ path, label, kind }) => (
            <Value key={path} path={path} label={label} kind={kind} />
          ))}
          {dates.length > 0 && (
            <span className="entry-dates">
              {dates.map(({ path, label, kind }) => (
                <Value key={path} path={path} label={label} kind={kind} absent="today" />
              ))}
            </span>
          )}
        </div>
      )}
      <EntryDoubts path={entry.path} />
      {others.length > 0 && (
        <dl className="entry-fields">
          {others.map((field) => (
            <Row key={field.path} field={field} />
          ))}
        </dl>
      )}
    </article>
  );
}

/** A start without an end means that it goes on. */
const endsToday = ({ path, fields }: FormEntry, field: FormField) =>
  field.path === `${path}.endDate` && fields.some((one) => one.path === `${path}.startDate` && one.shown);

const Row = ({ field }: { field: FormField }) => (
  <div className={`field-row ${field.kind}`}>
    <dt>
      {field.label}
      {isList(field) && <AddItem field={field} />}
    </dt>
    <dd>{isList(field) ? <ListValues field={field} /> : <Value path={field.path} label={field.label} kind={field.kind} />}</dd>
  </div>
);

/** Doubts about an entry or a section as a whole. */
export function EntryDoubts({ path }: { path: string }) {
  useSignals();
  const desk = useDesk();
  const doubts = desk.review.value.doubts.filter((doubt) => doubt.path === path);
  return doubts.map(({ id, reason }) => (
    <div key={id} className="entry-doubt">
      <CircleAlert size={15} aria-hidden="true" />
      <button
        type="button"
        className="value-text doubtful"
        data-stop=""
        data-doubt="1"
        data-path={path}
        aria-label={`Please check: ${reason}. Press to say that it is right.`}
        onFocus={() => desk.choose(path)}
        onClick={() => confirm(desk, path)}
      >
        {reason}
        <span className="mark-button">
          <Check size={13} aria-hidden="true" />
          It is right
        </span>
      </button>
    </div>
  ));
}
