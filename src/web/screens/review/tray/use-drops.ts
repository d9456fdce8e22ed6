import { type RefObject, useEffect } from "react";
import { putInto } from "../edits/leftovers.ts";
import { targetAt, targetsOf } from "../form/targets.ts";
import type { Desk } from "../state/desk.ts";
import { LINE_TYPE } from "./tray-line.tsx";

/** Lines of the tray can be dropped onto values and entries of the form, and onto a section as a new entry of it. */
export function useDrops(form: RefObject<HTMLElement | null>, desk: Desk) {
  useEffect(() => {
    const pane = form.current;
    if (!pane) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes(LINE_TYPE) || !placeUnder(event)) return mark(null);
      event.preventDefault();
      mark(elementUnder(event));
    };
    const drop = (event: DragEvent) => {
      mark(null);
      const line = event.dataTransfer?.getData(LINE_TYPE);
      const place = placeUnder(event);
      if (!line || !place) return;
      event.preventDefault();
      dropLine(desk, line, place);
    };
    const leave = () => mark(null);
    pane.addEventListener("dragover", over);
    pane.addEventListener("drop", drop);
    pane.addEventListener("dragleave", leave);
    return () => {
      pane.removeEventListener("dragover", over);
      pane.removeEventListener("drop", drop);
      pane.removeEventListener("dragleave", leave);
    };
  }, [form, desk]);
}

/** Puts a line onto what it was dropped on. */
export function dropLine(desk: Desk, line: string, place: string) {
  const target = targetAt(targetsOf(desk.form.value), place);
  if (target) desk.patch(putInto(desk.review.value.resume, line, target), target.path);
}

const elementUnder = ({ target }: Event) => (target as HTMLElement).closest<HTMLElement>(".value, [data-entry], [data-section]");

function placeUnder(event: Event): string | undefined {
  const element = elementUnder(event);
  return element?.dataset.entry ?? element?.dataset.section ?? element?.querySelector<HTMLElement>("[data-path]")?.dataset.path;
}

function mark(element: HTMLElement | null) {
  for (const old of document.querySelectorAll(".drop-here")) old.classList.remove("drop-here");
  element?.classList.add("drop-here");
}
