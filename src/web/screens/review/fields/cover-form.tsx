import { useSignals } from "@preact/signals-react/runtime";
import { COVER_FIELDS, type CoverField } from "../../../../engine/contract/resume-fields.ts";
import { Field, TextArea } from "../../../ui/controls/field.tsx";
import { useDesk } from "../state/desk-context.ts";

/** What the agency says itself about this job. Plainly apart from what the candidate says. */
export function CoverForm() {
  useSignals();
  const desk = useDesk();
  const { cover } = desk.review.value;
  const used = COVER_FIELDS.filter(({ key }) => cover[key]).length;
  const save = (key: CoverField, text: string) => {
    const { [key]: old, ...others } = desk.review.value.cover;
    if ((old ?? "") !== text.trim()) desk.cover(text.trim() ? { ...others, [key]: text.trim() } : others);
  };
  return (
    <details className="cover-form">
      <summary>
        <span>Agency's words</span>
        <span className="muted">{used > 0 ? `${used} filled in` : "none yet"}</span>
      </summary>
      <p className="muted">Your own words about this job, in templates with a place for them. They are not the candidate's.</p>
      <div className="form">
        {COVER_FIELDS.map(({ key, label }) => {
          const field = { key: `${key} ${cover[key] ?? ""}`, label, defaultValue: cover[key] ?? "" };
          return key === "remarks" ? (
            <TextArea {...field} key={field.key} rows={3} onBlur={({ target }) => save(key, target.value)} />
          ) : (
            <Field {...field} key={field.key} autoComplete="off" onBlur={({ target }) => save(key, target.value)} />
          );
        })}
      </div>
    </details>
  );
}
