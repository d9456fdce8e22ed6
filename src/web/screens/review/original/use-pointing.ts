import { type RefObject, useEffect, useState } from "react";
import type { ReviewPage } from "../../../../engine/contract/api.ts";
import type { Desk } from "../state/desk.ts";
import { type Mark, markAt, type Point } from "./sources.ts";

/** A click on a line of the original chooses what it is the source of; the answer is what the pointer is over. Who has no pointer chooses in the form. */
export function usePointing(scroller: RefObject<HTMLElement | null>, pages: ReviewPage[], marks: Mark[], desk: Desk): Mark | null {
  const [pointed, setPointed] = useState<Mark | null>(null);
  useEffect(() => {
    const pane = scroller.current;
    if (!pane) return;
    const under = (event: MouseEvent) => {
      const point = pointOf(event, pages);
      return point ? (markAt(marks, point) ?? null) : null;
    };
    const click = (event: MouseEvent) => {
      const mark = under(event);
      if (!mark) return;
      desk.tab.value = "fields";
      desk.focusOn(mark.path);
    };
    const move = (event: MouseEvent) => setPointed(under(event));
    const leave = () => setPointed(null);
    pane.addEventListener("click", click);
    pane.addEventListener("pointermove", move);
    pane.addEventListener("pointerleave", leave);
    return () => {
      pane.removeEventListener("click", click);
      pane.removeEventListener("pointermove", move);
      pane.removeEventListener("pointerleave", leave);
    };
  }, [scroller, pages, marks, desk]);
  return pointed;
}

/** Where on which page, in points from its top left. */
export function pointOf(event: Pick<MouseEvent, "target" | "clientX" | "clientY">, pages: ReviewPage[]): Point | null {
  const frame = (event.target as HTMLElement).closest<HTMLElement>("[data-page]");
  const page = pages.find(({ number }) => number === Number(frame?.dataset.page));
  if (!frame || !page) return null;
  const box = frame.getBoundingClientRect();
  return {
    page: page.number,
    x: ((event.clientX - box.left) / box.width) * page.width,
    y: ((event.clientY - box.top) / box.height) * page.height,
  };
}
