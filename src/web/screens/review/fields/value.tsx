import { useSignals } from "@preact/signals-react/runtime";
import type { KeyboardEvent } from "react";
import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { valueAt } from "../../../../engine/contract/resume-paths.ts";
import type { Desk } from "../state/desk.ts";
import { useDesk } from "../state/desk-context.ts";
import { confirm, edit, move, putElsewhere, remove, shownText } from "./actions.ts";
import { ValueEditor } from "./value-editor.tsx";
import { ValueMark } from "./value-mark.tsx";

type ValueProps = {
  path: string;
  label: string;
  kind: FieldKind;
  className?: string;
  /** What no value means, where it means something: "today" for the end of a job. */
  absent?: string;
};

/** A value that looks like text, and is written anew after a click, Enter, F2 or the first letter. */
export function Value({ path, label, kind, className = "", absent = "Missing" }: ValueProps) {
  useSignals();
  const desk = useDesk();
  const { resume, doubts } = desk.review.value;
  const text = shownText(valueAt(resume, path), kind);
  const doubt = doubts.find((one) => one.path === path);
  const shown = text || (doubt ? "Missing" : absent);
  const isChosen = desk.selected.value === path;
  if (desk.editing.value?.path === path) {
    return (
      <ValueEditor
        key={path}
        editing={desk.editing.value}
        label={label}
        kind={kind}
        text={text}
        doubtful={Boolean(doubt)}
        className={className}
      />
    );
  }
  return (
    <span className={`value ${kind} ${className}`} data-chosen={isChosen || undefined}>
      <button
        type="button"
        dir="auto"
        className={`value-text ${doubt ? "doubtful" : ""} ${text ? "" : "absent"}`}
        data-stop=""
        data-path={path}
        data-doubt={doubt ? "1" : undefined}
        tabIndex={doubt || isChosen ? 0 : -1}
        aria-label={nameOf(label, shown, doubt?.reason)}
        title={label}
        onFocus={() => desk.choose(path)}
        onClick={() => edit(desk, path)}
        onKeyDown={(event) => onValueKey(event, desk, path, Boolean(doubt))}
      >
        {shown}
      </button>
      <ValueMark path={path} label={label} kind={kind} doubt={doubt} />
    </span>
  );
}

const nameOf = (label: string, text: string, reason: string | undefined) => `${label}: ${text}${reason ? `. Please check: ${reason}` : ""}`;

function onValueKey(event: KeyboardEvent, desk: Desk, path: string, doubtful: boolean) {
  const { key, altKey, ctrlKey, metaKey } = event;
  const act = actionOf(key, { altKey, isCommand: ctrlKey || metaKey, doubtful });
  if (!act) return;
  event.preventDefault();
  act(desk, path);
}

type Held = { altKey: boolean; isCommand: boolean; doubtful: boolean };

function actionOf(key: string, { altKey, isCommand, doubtful }: Held): ((desk: Desk, path: string) => void) | null {
  if (isCommand) return null;
  if (altKey) return ALT_KEYS[key] ?? null;
  if (key === "Enter") return doubtful ? confirm : edit;
  if (key === "F2") return edit;
  if (key === "F4") return putElsewhere;
  if (key === "Delete" || key === "Backspace") return remove;
  const isLetter = [...key].length === 1 && key !== " " && key !== "?";
  return isLetter ? (desk, path) => edit(desk, path, key) : null;
}

const ALT_KEYS: Record<string, (desk: Desk, path: string) => void> = {
  ArrowUp: (desk, path) => move(desk, path, -1),
  ArrowDown: (desk, path) => move(desk, path, 1),
};
