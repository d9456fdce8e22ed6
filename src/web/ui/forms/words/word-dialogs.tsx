import { type FormEvent, useState } from "react";
import { LABEL_LANGUAGES, MAX_HOUSE_WORD_CHARS } from "../../../../engine/contract/limits.ts";
import { HEADING_SECTIONS } from "../../../../engine/contract/resume-fields.ts";
import { Dialog } from "../../controls/dialog.tsx";
import { Field, Select } from "../../controls/field.tsx";
import { type Heading, type Label, languageName } from "./word-names.ts";

type HeadingProps = { heading: Heading | undefined; busy: boolean; onSave: (heading: Heading) => void; onClose: () => void };

export function HeadingDialog({ heading, busy, onSave, onClose }: HeadingProps) {
  const [text, setText] = useState(heading?.text ?? "");
  const [section, setSection] = useState(heading?.section ?? "work");
  const [language, setLanguage] = useState(heading?.language ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ text: text.trim(), section, ...(language && { language }) });
  };
  return (
    <Dialog
      title={heading ? "Change Heading" : "Add Heading"}
      description="A line of a CV that has this text alone opens the section, however it is set."
      onClose={onClose}
    >
      <form className="form" onSubmit={submit}>
        <Text value={text} onChange={setText} />
        <Select label="Section" value={section} onChange={({ target }) => setSection(target.value)}>
          {HEADING_SECTIONS.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <Select label="In CVs" value={language} onChange={({ target }) => setLanguage(target.value)}>
          <option value="">In any language</option>
          {languagesWith(language).map((tag) => (
            <option key={tag} value={tag}>
              In {languageName(tag)}
            </option>
          ))}
        </Select>
        <Save busy={busy} disabled={text.trim() === ""} />
      </form>
    </Dialog>
  );
}

type LabelProps = { label: Label; busy: boolean; onSave: (label: Label) => void; onClose: () => void };

export function LabelDialog({ label, busy, onSave, onClose }: LabelProps) {
  const [text, setText] = useState(label.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ ...label, text: text.trim() });
  };
  return (
    <Dialog
      title="Change Label"
      description={`The label “${label.key}” of documents in ${languageName(label.language)}.`}
      onClose={onClose}
    >
      <form className="form" onSubmit={submit}>
        <Text value={text} onChange={setText} />
        <Save busy={busy} disabled={text.trim() === ""} />
      </form>
    </Dialog>
  );
}

const Text = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <Field
    label="Text"
    required
    autoComplete="off"
    maxLength={MAX_HOUSE_WORD_CHARS}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

const Save = ({ busy, disabled }: { busy: boolean; disabled: boolean }) => (
  <button type="submit" className="button primary wide" disabled={busy || disabled}>
    {busy ? "Saving..." : "Save"}
  </button>
);

/** Languages by their names, with one that a list from elsewhere may have. */
const languagesWith = (language: string): string[] =>
  [...new Set([...LABEL_LANGUAGES, ...(language ? [language] : [])])].sort((a, b) => languageName(a).localeCompare(languageName(b)));
