import { type FocusEvent, type KeyboardEvent, useState } from "react";

/** A place in the grid: its row and column, from 0, heads included. */
export type Place = { row: number; column: number };

const textOf = ({ row, column }: Place) => `${row}:${column}`;

/** Moves by the arrow keys, Home and End within a row, with Ctrl to the first and last row. One cell of the grid is reached by Tab. */
export function useGridKeys(first: Place) {
  const [current, setCurrent] = useState(textOf(first));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target);
    if (!from || event.altKey || event.metaKey) return;
    const to = next(event.currentTarget, from, event.key, event.ctrlKey);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (place) setCurrent(textOf(place));
  };
  /** Of the one control of a cell. */
  const cell = (row: number, column: number) => {
    const place = textOf({ row, column });
    return { "data-place": place, tabIndex: place === current ? 0 : -1 };
  };
  return { table: { role: "grid", onKeyDown, onFocus } as const, cell };
}

function placeOf(target: EventTarget): Place | null {
  const text = (target as HTMLElement).closest<HTMLElement>("[data-place]")?.dataset.place;
  if (!text) return null;
  const [row = 0, column = 0] = text.split(":").map(Number);
  return { row, column };
}

/** The control that a key leads to. A head without a control is passed over. */
function next(grid: HTMLElement, { row, column }: Place, key: string, isFar: boolean): HTMLElement | undefined {
  const all = [...grid.querySelectorAll<HTMLElement>("[data-place]")].map((control) => ({ control, ...(placeOf(control) as Place) }));
  const inRow = all.filter((one) => one.row === row);
  const inColumn = all.filter((one) => one.column === column);
  const after = (list: typeof all, by: "row" | "column", than: number) => list.find((one) => one[by] > than);
  const before = (list: typeof all, by: "row" | "column", than: number) => list.findLast((one) => one[by] < than);
  switch (key) {
    case "ArrowRight":
      return after(inRow, "column", column)?.control;
    case "ArrowLeft":
      return before(inRow, "column", column)?.control;
    case "ArrowDown":
      return after(inColumn, "row", row)?.control;
    case "ArrowUp":
      return before(inColumn, "row", row)?.control;
    case "Home":
      return (isFar ? all : inRow)[0]?.control;
    case "End":
      return (isFar ? all : inRow).at(-1)?.control;
    default:
      return undefined;
  }
}
