import { useEffect, useRef, useState } from "react";
import { isInForm, neighbour } from "../fields/stops.ts";
import type { Desk } from "../state/desk.ts";

type Ways = { finish: () => void; takeBack: () => boolean };

/** The keys that work everywhere at the desk; a window over it has its own. */
export function useDeskKeys(desk: Desk, ways: Ways) {
  const [open, setOpen] = useState(false);
  const now = useRef(ways);
  now.current = ways;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog], [role=menu]")) return;
      const act = actionOf(event, desk, now.current, () => setOpen(true));
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [desk]);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}

function actionOf(event: KeyboardEvent, desk: Desk, { finish, takeBack }: Ways, help: () => void): (() => void) | null {
  const { key, shiftKey, altKey } = event;
  const writing = isWriting(event.target);
  if (event.ctrlKey || event.metaKey) {
    if (key === "Enter") return finish;
    if (key.toLowerCase() !== "z" || writing) return null;
    return shiftKey ? () => void desk.redo() : () => void (desk.undo() || takeBack());
  }
  if (writing || altKey) return null;
  if (key === "?") return help;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key] as 1 | -1 | undefined;
  return step && isInForm(document.activeElement) ? () => neighbour(document.activeElement, step)?.focus() : null;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select") !== null;
