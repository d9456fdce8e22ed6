import type { FormEvent } from "react";
import { Field, Select } from "../../../ui/controls/field.tsx";
import { ACTION_GROUPS, type AuditFilter, filterIn } from "./audit-filter.ts";

type Props = { filter: AuditFilter; onChange: (filter: AuditFilter) => void };

/** What is written counts with the button or the Enter key, as a search by each letter would ask for what nobody means. */
export function AuditFilters({ filter, onChange }: Props) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(filterIn(event.currentTarget));
  };
  return (
    <form className="audit-filters" aria-label="Search the audit log" onSubmit={search}>
      <Field label="Who" name="actor" defaultValue={filter.actor} placeholder="E-mail, user or key id" autoComplete="off" />
      <Select label="Did what" name="action" defaultValue={filter.action ?? ""}>
        <option value="">Everything</option>
        {ACTION_GROUPS.map(([title, actions]) => (
          <optgroup key={title} label={title}>
            {actions.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Field label="To what" name="subject" defaultValue={filter.subject} placeholder="Id, e-mail or template" autoComplete="off" />
      <Field label="Since" name="from" type="date" defaultValue={filter.from} />
      <Field label="Until" name="to" type="date" defaultValue={filter.to} />
      <Field label="Words" name="text" defaultValue={filter.text} placeholder="In the record" autoComplete="off" />
      <div className="button-row">
        <button type="submit" className="button primary small">
          Search
        </button>
        {Object.keys(filter).length > 0 && (
          <button type="button" className="button small" onClick={() => onChange({})}>
            Clear
          </button>
        )}
      </div>
    </form>
  );
}
