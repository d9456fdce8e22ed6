import { useState } from "react";

/** Widths of a page beside that of its pane. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
export const FIT = 1;

export type Zoom = { value: number; fit: () => void; into: (() => void) | null; out: (() => void) | null };

export function useZoom(): Zoom {
  const [value, setValue] = useState(FIT);
  const at = STEPS.indexOf(value);
  const to = (index: number) => (STEPS[index] === undefined ? null : () => setValue(STEPS[index] as number));
  return { value, fit: () => setValue(FIT), into: to(at + 1), out: to(at - 1) };
}

/** What the service draws: between these widths, in pixels. */
const MIN_WIDTH_PX = 200;
const MAX_WIDTH_PX = 2400;
/** Pictures come in steps, so that a pane that grows by a pixel asks for no new ones. */
const WIDTH_STEP_PX = 200;

/** The width to ask for, so that each pixel of the screen has one of its own. */
export function pictureWidth(cssWidth: number, pixelRatio: number): number {
  const wanted = Math.ceil((cssWidth * pixelRatio) / WIDTH_STEP_PX) * WIDTH_STEP_PX;
  return Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, wanted));
}
