import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { KeptMatchChange, Met, WeighedRequirement, Weight } from "../../../../../engine/contract/api.ts";
import { MAX_CHANGE_CHARS, MAX_NOTE_CHARS } from "../../../../../engine/contract/limits.ts";
import { metWord, WEIGHTS } from "../../../../lib/text/verdicts.ts";
import { Field, TextArea } from "../../../../ui/controls/field.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import type { Candidate } from "../candidates.ts";
import { madeBy } from "./change-words.ts";
import type { Changes } from "./use-changes.ts";

type Of = { changes: Changes; onClose: () => void };

type JudgeProps = Of & { candidate: Candidate; index: number; made?: KeptMatchChange };

/** The recruiter's verdict in the place of the matcher's, with her reason. */
export function JudgeForm({ candidate, index, made, changes, onClose }: JudgeProps) {
  const verdict = candidate.verdicts[index];
  const [met, setMet] = useState<Met | null>(verdict?.met ?? null);
  const [reason, setReason] = useState("");
  const isOther = met !== null && met !== verdict?.met;
  const submit = () => {
    if (met) changes.make({ kind: "verdict", cv_index: candidate.cv_index, requirement: index + 1, met, reason }, onClose);
  };
  return (
    <ChangeForm changes={changes} onSubmit={submit} isReady={isOther && reason.trim() !== ""} label="Save verdict">
      <h3>{verdict?.met === null ? "Your verdict" : "Is the verdict wrong?"}</h3>
      {made?.change.kind === "verdict" && (
        <p className="change-told">
          {verdict?.from ? `The matcher found: ${metWord(verdict.from).toLowerCase()}. ` : ""}
          {metWord(made.change.met)} says {madeBy(made)}: “{made.change.reason}”{" "}
          <button
            type="button"
            className="link-button"
            disabled={changes.isPending}
            onClick={() => {
              changes.takeBack(made.id);
              onClose();
            }}
          >
            Take back
          </button>
        </p>
      )}
      <Choice label="Verdict" values={METS} value={met} onChange={setMet} />
      {isOther && (
        <TextArea label="Reason" rows={2} maxLength={MAX_CHANGE_CHARS} value={reason} onChange={({ target }) => setReason(target.value)} />
      )}
    </ChangeForm>
  );
}

const METS: [Met, string][] = [
  ["yes", "Met"],
  ["partly", "Partly met"],
  ["no", "Not met"],
];

type WeighProps = Of & { requirement: WeighedRequirement; index: number };

/** How much a requirement counts, for every candidate. */
export function WeighDialog({ requirement: { text, weight, from, added }, index, changes, onClose }: WeighProps) {
  const [chosen, setChosen] = useState<Weight | null>(weight);
  const [reason, setReason] = useState("");
  const submit = () => {
    if (chosen) changes.make({ kind: "weight", requirement: index + 1, weight: chosen, ...(reason.trim() && { reason }) }, onClose);
  };
  return (
    <Dialog
      title={text}
      description={
        added ? "Added by you" : from ? `In the job description: ${WEIGHTS[from].toLowerCase()}` : "How much it counts, for every candidate"
      }
      onClose={onClose}
    >
      <ChangeForm changes={changes} onSubmit={submit} isReady={chosen !== weight} label="Save weight">
        <Choice label="Weight" values={WEIGHED} value={chosen} onChange={setChosen} />
        <Field label="Reason" optional maxLength={MAX_CHANGE_CHARS} value={reason} onChange={({ target }) => setReason(target.value)} />
      </ChangeForm>
    </Dialog>
  );
}

const WEIGHED: [Weight, string][] = [
  ["must", "Must-have"],
  ["nice", "Nice to have"],
  ["ignore", "Ignore"],
];

/** Something that the job description does not say. */
export function AddDialog({ changes, onClose }: Of) {
  const [text, setText] = useState("");
  const [weight, setWeight] = useState<Weight | null>("must");
  const submit = () => changes.make({ kind: "add", text, weight: weight === "nice" ? "nice" : "must" }, onClose);
  return (
    <Dialog
      title="Add a requirement"
      description="The CVs are not searched for it: open its cells and say who meets it. It counts as soon as every candidate is judged. To have the CVs searched, start a new analysis with it in the job description."
      onClose={onClose}
    >
      <ChangeForm changes={changes} onSubmit={submit} isReady={text.trim() !== ""} label="Add requirement">
        <Field label="Requirement" maxLength={MAX_CHANGE_CHARS} value={text} onChange={({ target }) => setText(target.value)} />
        <Choice label="Weight" values={WEIGHED.slice(0, 2)} value={weight} onChange={setWeight} />
      </ChangeForm>
    </Dialog>
  );
}

/** A note about a candidate; it changes no score. */
export function NoteDialog({ candidate, changes, onClose }: Of & { candidate: Candidate }) {
  const [text, setText] = useState(candidate.note ?? "");
  const submit = () => changes.make({ kind: "note", cv_index: candidate.cv_index, text }, onClose);
  return (
    <Dialog title={`Note about ${candidate.name}`} description="It stands in the report, and changes no score." onClose={onClose}>
      <ChangeForm changes={changes} onSubmit={submit} isReady={text.trim() !== (candidate.note ?? "")} label="Save note">
        <TextArea label="Note" rows={4} maxLength={MAX_NOTE_CHARS} value={text} onChange={({ target }) => setText(target.value)} />
      </ChangeForm>
    </Dialog>
  );
}

type FormProps = { changes: Changes; onSubmit: () => void; isReady: boolean; label: string; children: ReactNode };

function ChangeForm({ changes, onSubmit, isReady, label, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !changes.isPending) onSubmit();
  };
  return (
    <form className="form change-form" onSubmit={submit}>
      {children}
      <div className="dialog-actions">
        <button type="submit" className="button primary" disabled={!isReady || changes.isPending}>
          {label}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps<T> = { label: string; values: [T, string][]; value: T | null; onChange: (value: T) => void };

function Choice<T extends string>({ label, values, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {values.map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
