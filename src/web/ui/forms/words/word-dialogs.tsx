import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { MAX_HOUSE_WORD_CHARS } from "../../../../engine/contract/limits.ts";
import { HEADING_SECTIONS } from "../../../../engine/contract/resume-fields.ts";
import { labelsQuery } from "../../../lib/api/queries.ts";
import { labelLanguages, languageName } from "../../../lib/languages.ts";
import { Alert } from "../../controls/alert.tsx";
import { Field, Select } from "../../controls/field.tsx";
import { Dialog } from "../../overlays/dialog.tsx";
import { type Heading, isSameLabel, type Label, NEW_LABEL } from "./word-names.ts";

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
          {labelLanguages(language).map((tag) => (
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

type LabelProps = { label: Label | undefined; taught: Label[]; busy: boolean; onSave: (label: Label) => void; onClose: () => void };

/** One label: which, in what language, and how it is printed from now on. */
export function TaughtLabelDialog({ label, taught, busy, onSave, onClose }: LabelProps) {
  const [{ key, language, text }, setLabel] = useState(label ?? NEW_LABEL);
  const english = useQuery(labelsQuery("en"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ key, language, text: text.trim() });
  };
  return (
    <Dialog
      title={label ? "Change Label" : "Add Label"}
      description="Documents print it in the place of the built-in one, in every template."
      onClose={onClose}
    >
      <form className="form" onSubmit={submit}>
        {english.isError && <Alert tone="danger">The labels cannot be read. Please try again later.</Alert>}
        <Select label="Label" value={key} onChange={({ target }) => setLabel({ key: target.value, language, text })}>
          {(english.data ?? [{ key, text: key }]).map((one) => (
            <option key={one.key} value={one.key}>
              {one.text}
            </option>
          ))}
        </Select>
        <Select label="In documents" value={language} onChange={({ target }) => setLabel({ key, language: target.value, text })}>
          {labelLanguages(language).map((tag) => (
            <option key={tag} value={tag}>
              In {languageName(tag)}
            </option>
          ))}
        </Select>
        <Text
          value={text}
          note={<PresentWording kept={label} wanted={{ key, language, text }} taught={taught} />}
          onChange={(changed) => setLabel({ key, language, text: changed })}
        />
        <Save busy={busy} disabled={text.trim() === ""} />
      </form>
    </Dialog>
  );
}

type PresentProps = { kept: Label | undefined; wanted: Label; taught: Label[] };

/** How the label is printed without the new text: as it was taught before, which is replaced, or as it is built in. */
function PresentWording({ kept, wanted, taught }: PresentProps) {
  const { data: labels } = useQuery(labelsQuery(wanted.language));
  const before = taught.find((one) => isSameLabel(one, wanted));
  if (before && !(kept && isSameLabel(kept, wanted))) return `Takes the place of “${before.text}”, which was taught before.`;
  const builtIn = labels?.find(({ key }) => key === wanted.key);
  // A line is kept free for it: nothing moves when the answer comes.
  return builtIn ? `Built-in wording: ${builtIn.text}` : "\u00a0";
}

type TextProps = { value: string; note?: ReactNode; onChange: (text: string) => void };

const Text = ({ value, note, onChange }: TextProps) => (
  <Field
    label="Text"
    note={note}
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
