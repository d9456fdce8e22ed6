import { useState } from "react";
import { Card } from "../../../ui/controls/card.tsx";
import { TextArea } from "../../../ui/controls/field.tsx";
import { FileDrop } from "../../../ui/controls/file-drop.tsx";

export type Jd = { file?: File; text: string };
type Mode = "file" | "text";

const MODES: [Mode, string][] = [
  ["file", "Upload File"],
  ["text", "Paste Text"],
];

export function JobDescription({ jd, onChange }: { jd: Jd; onChange: (jd: Jd) => void }) {
  const [mode, setMode] = useState<Mode>(jd.text ? "text" : "file");
  return (
    <Card
      title="Job description"
      note="A file, or the text itself"
      action={
        <fieldset className="segments">
          <legend className="visually-hidden">Way to give the job description</legend>
          {MODES.map(([key, label]) => (
            <button key={key} type="button" aria-pressed={mode === key} onClick={() => setMode(key)}>
              {label}
            </button>
          ))}
        </fieldset>
      }
    >
      {mode === "text" ? (
        <TextArea
          label="Text of the job description"
          rows={8}
          value={jd.text}
          onChange={({ target }) => onChange({ ...jd, text: target.value })}
        />
      ) : (
        <FileDrop
          title="Drop a job description, or choose a file"
          note="One PDF or DOCX"
          maxFiles={1}
          chosen={jd.file}
          onRemove={() => onChange({ text: jd.text })}
          onFiles={([file]) => onChange({ file, text: "" })}
        />
      )}
    </Card>
  );
}
