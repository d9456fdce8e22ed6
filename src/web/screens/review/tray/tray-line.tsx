import { useSignals } from "@preact/signals-react/runtime";
import { GripVertical } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ReviewLeftover } from "../../../../engine/contract/api.ts";
import { leaveOut, putInto } from "../edits/leftovers.ts";
import { Picker } from "../fields/picker.tsx";
import { neighbour } from "../fields/stops.ts";
import { targetsOf } from "../form/targets.ts";
import { useDesk } from "../state/desk-context.ts";

/** What a dragged line carries. */
export const LINE_TYPE = "application/x-vitae-line";

/** One line that no field took: put onto a field, kept as further text, or left out. */
export function TrayLine({ line }: { line: ReviewLeftover }) {
  useSignals();
  const desk = useDesk();
  const [choosing, setChoosing] = useState(false);
  const { id, path, text } = line;
  const focusNext = () =>
    (neighbour(document.querySelector(`.tray-line[data-line="${CSS.escape(id)}"] [data-stop]`), 1) ?? null)?.dataset.path ?? null;
  const choose = () => setChoosing(true);
  const keep = () => desk.put({ kind: "checked", ids: [id], checked: true }, { focus: focusNext() });
  const drop = () => desk.patch(leaveOut(desk.review.value.resume, path), focusNext());
  const onKeyDown = (event: KeyboardEvent) => {
    const act = new Map([
      ["p", choose],
      ["Enter", choose],
      ["k", keep],
      ["Delete", drop],
    ]).get(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <li
      className="tray-line"
      data-line={id}
      data-chosen={desk.selected.value === path || undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(LINE_TYPE, path)}
    >
      <GripVertical size={14} aria-hidden="true" />
      <button
        type="button"
        dir="auto"
        className="tray-text"
        data-stop=""
        data-path={path}
        aria-label={`Left over: ${text}`}
        onFocus={() => desk.choose(path)}
        onClick={() => {
          desk.selected.value = path;
        }}
        onKeyDown={onKeyDown}
      >
        {text}
      </button>
      <span className="tray-actions">
        <button type="button" className="button small" onClick={choose}>
          Put into…
        </button>
        <button type="button" className="button small quiet" aria-label={`Keep as further text: ${text}`} onClick={keep}>
          Keep
        </button>
        <button type="button" className="button small quiet" aria-label={`Leave out: ${text}`} onClick={drop}>
          Leave out
        </button>
      </span>
      {choosing && <PutInto line={line} onClose={() => setChoosing(false)} />}
    </li>
  );
}

function PutInto({ line: { path, text }, onClose }: { line: ReviewLeftover; onClose: () => void }) {
  const desk = useDesk();
  const targets = targetsOf(desk.form.value);
  return (
    <Picker
      title="Put into …"
      note={text}
      options={targets.map((target, at) => ({ value: String(at), label: target.label }))}
      onClose={onClose}
      onPick={(at) => {
        const target = targets[Number(at)];
        if (target) desk.patch(putInto(desk.review.value.resume, path, target), target.path);
      }}
    />
  );
}
