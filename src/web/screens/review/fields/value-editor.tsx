import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { isWholeList, takesSeveral } from "../edits/several.ts";
import type { Editing } from "../state/attention.ts";
import { useDesk } from "../state/desk-context.ts";
import { save, saveAndGoOn } from "./actions.ts";

type Props = { editing: Editing; label: string; kind: FieldKind; text: string; doubtful: boolean; className: string };

/** At most so many lines of a text are seen at once while it is written. */
const MAX_ROWS = 12;
const CHARS_IN_A_ROW = 55;

/** The input of a value. Enter saves and goes on, Escape leaves the value as it was, leaving the input saves. */
export function ValueEditor({ editing, label, kind, text, doubtful, className }: Props) {
  const desk = useDesk();
  const { path, message } = editing;
  const isNew = text === "" && !doubtful;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const done = useRef(false);
  const id = useId();
  const several = takesSeveral(desk.review.value.resume, path, kind);
  const hasLines = several || kind === "long";
  const isWhole = isWholeList(path, kind);
  const hint = isWhole ? WHOLE_LIST : isNew ? hintOf(Boolean(editing.fresh), several && kind) : undefined;
  const first = editing.text ?? text;
  useEffect(() => {
    const field = input.current;
    field?.focus();
    if (editing.text === undefined && !isWhole) field?.select();
    else field?.setSelectionRange(field.value.length, field.value.length);
  }, [editing.text, isWhole]);

  const finish = (act: () => void) => {
    if (done.current) return;
    done.current = true;
    act();
  };
  const close = () => {
    if (desk.editing.value?.path === path) desk.editing.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const written = input.current?.value ?? "";
    const isBreak = event.shiftKey && hasLines;
    if (event.key === "Enter" && !isBreak && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      finish(() => saveAndGoOn(desk, editing, kind, written));
    }
    if (event.key === "Escape") finish(() => cancel());
  };
  const cancel = () => {
    close();
    desk.focusOn(path);
  };
  const onBlur = () =>
    finish(() => {
      close();
      save(desk, path, kind, input.current?.value ?? "");
    });
  const shared = {
    ref: input,
    className: "value-input",
    dir: "auto",
    defaultValue: first,
    "aria-label": label,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": message || hint ? id : undefined,
    placeholder: isNew ? label : undefined,
    "data-stop": "",
    "data-path": path,
    "data-doubt": doubtful ? "1" : undefined,
    onKeyDown,
    onBlur,
  } as const;
  return (
    <span className={`value editing ${kind} ${className}`}>
      {hasLines ? (
        <textarea {...shared} rows={rowsFor(first)} />
      ) : (
        <input {...shared} size={Math.max(8, first.length + 1)} autoComplete="off" />
      )}
      {message ? (
        <span className="value-refused" id={id} role="alert">
          {message}
        </span>
      ) : (
        hint && (
          <span className="value-hint" id={id}>
            {hint}
          </span>
        )
      )}
    </span>
  );
}

const WHOLE_LIST = "Each line is one. Shift+Enter: a new line. Enter: save.";

/** What Enter does while something is added. */
function hintOf(fresh: boolean, several: FieldKind | false): string {
  if (several === "longs") return "Enter: the next line. Pasted lines become one each.";
  if (several) return "Enter: the next one. Several at once: with commas, or a line each.";
  return fresh ? "Enter: the next field. Empty: left out." : "";
}

const rowsFor = (text: string) =>
  Math.min(
    MAX_ROWS,
    text.split("\n").reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / CHARS_IN_A_ROW)), 0),
  );
