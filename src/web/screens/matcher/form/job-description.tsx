import { useState } from "react";
import { useCvKinds } from "../../../lib/service/cv-kinds.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { TextArea } from "../../../ui/controls/field.tsx";
import { FileDrop } from "../../../ui/controls/file-drop.tsx";
import { Asked, type WeighedText } from "./asked.tsx";

/** `asked`: what was found in the text, with the weights that the recruiter gives it. It belongs to that text alone. */
export type Jd = { file?: File; text: string; asked?: WeighedText };
type Mode = "file" | "text";

const MODES: [Mode, string][] = [
  ["file", "Upload File"],
  ["text", "Paste Text"],
];

export function JobDescription({ jd, onChange }: { jd: Jd; onChange: (jd: Jd) => void }) {
  const kinds = useCvKinds();
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
        <div className="form">
          <TextArea
            label="Text of the job description"
            rows={8}
            value={jd.text}
            onChange={({ target }) => onChange({ ...jd, text: target.value })}
          />
          <Asked text={jd.text} asked={jd.asked} onChange={(asked) => onChange({ ...jd, asked })} />
        </div>
      ) : (
        <FileDrop
          title="Drop a job description, or choose a file"
          note={`One ${kinds.word}`}
          maxFiles={1}
          chosen={jd.file}
          onRemove={() => onChange({ text: jd.text })}
          onFiles={([file]) => onChange({ file, text: "" })}
        />
      )}
    </Card>
  );
}
