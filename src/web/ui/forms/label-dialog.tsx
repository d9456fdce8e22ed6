import { RotateCcw } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { MAX_HOUSE_WORD_CHARS } from "../../../engine/contract/limits.ts";
import { languageName } from "../../lib/languages.ts";
import { plural } from "../../lib/text/words.ts";
import { Alert } from "../controls/alert.tsx";
import { Skeleton } from "../controls/loading.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Hint, Hints } from "../overlays/tooltip.tsx";
import { type LabelRow, useLabels } from "./words/use-labels.ts";
import { useChangeWords, type WordsChange } from "./words/use-words.ts";

type Props = { language: string; onSaved: () => void; onClose: () => void };

/** How the labels of one language are printed, to be changed for the account. What is as it would be anyway is not kept. */
export function LabelDialog({ language, onSaved, onClose }: Props) {
  const { rows, isError } = useLabels(language);
  const [search, setSearch] = useState("");
  return (
    <Dialog
      wide="extra"
      title={`Labels in ${languageName(language)}`}
      description="What documents print themselves, such as the titles of sections. What you change is remembered for all your documents, in every template."
      onClose={onClose}
    >
      <input
        type="search"
        className="search label-search"
        placeholder="Find a label"
        aria-label="Find a label"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {isError && <Alert tone="danger">The labels cannot be read. Please try again later.</Alert>}
      {!isError && !rows && <Skeleton height={240} />}
      {rows && (
        <Hints>
          <LabelForm language={language} rows={rows} search={search} onSaved={onSaved} onClose={onClose} />
        </Hints>
      )}
    </Dialog>
  );
}

/** What was typed, by label. */
type Edits = Record<string, string>;

function LabelForm({ language, rows, search, onSaved, onClose }: Props & { rows: LabelRow[]; search: string }) {
  const [edits, setEdits] = useState<Edits>({});
  const save = useChangeWords("account", () => {
    onSaved();
    onClose();
  });
  const changed = changedRows(rows, edits);
  const found = rows.filter((row) => says(row, search));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) onClose();
    else save.mutate(withLabels(changed, language));
  };
  return (
    <form className="form" onSubmit={submit}>
      <div className="label-list">
        {found.length === 0 && <p className="muted">No label says “{search.trim()}”.</p>}
        {found.map((row) => (
          <LabelField
            key={row.key}
            row={row}
            value={edits[row.key] ?? row.printed}
            onChange={(text) => setEdits({ ...edits, [row.key]: text })}
          />
        ))}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="button primary" disabled={save.isPending}>
          {save.isPending ? "Saving..." : changed.length > 0 ? `Save ${plural(changed.length, "Label")}` : "Save"}
        </button>
      </div>
    </form>
  );
}

type FieldProps = { row: LabelRow; value: string; onChange: (text: string) => void };

function LabelField({ row: { name, base, isBuiltIn }, value, onChange }: FieldProps) {
  const id = useId();
  const goBack = () => {
    onChange(base);
    // The button goes.
    document.getElementById(id)?.focus();
  };
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <div className="with-button">
        <input
          id={id}
          autoComplete="off"
          placeholder={base}
          maxLength={MAX_HOUSE_WORD_CHARS}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {value !== base && (
          <Hint text={isBuiltIn ? "Back to built-in" : "Back to the wording of the house"}>
            <button type="button" className="icon-button" aria-label={`${name}: back to “${base}”`} onClick={goBack}>
              <RotateCcw size={16} aria-hidden="true" />
            </button>
          </Hint>
        )}
      </div>
    </div>
  );
}

type Changed = { key: string; text: string; isKept: boolean };

/** Labels that are to be printed otherwise than now. An empty one goes back, and is not kept. */
const changedRows = (rows: LabelRow[], edits: Edits): Changed[] =>
  rows.flatMap(({ key, base, printed }) => {
    const text = edits[key]?.trim() || base;
    return edits[key] === undefined || text === printed ? [] : [{ key, text, isKept: text !== base }];
  });

function withLabels(changed: Changed[], language: string): WordsChange {
  const isChanged = (key: string) => changed.some((one) => one.key === key);
  const kept = changed.filter(({ isKept }) => isKept).map(({ key, text }) => ({ key, language, text }));
  return {
    change: ({ headings, labels }) => ({
      headings,
      labels: [...labels.filter((one) => one.language !== language || !isChanged(one.key)), ...kept],
    }),
    done: "Labels Saved",
    about: `${plural(changed.length, "label")} in ${languageName(language)}`,
  };
}

function says({ name, base, printed }: LabelRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, base, printed].some((text) => text.toLowerCase().includes(wanted));
}
