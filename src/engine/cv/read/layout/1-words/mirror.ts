import type { Line } from "../../../reading.ts";
import type { PageContent } from "./content.ts";
import { isRightToLeft } from "./text.ts";

/** Whether most of a page is in a right-to-left script. */
export function isMirrored(page: PageContent): boolean {
  let balance = 0;
  for (const run of page.runs) if (/\p{L}/u.test(run.text)) balance += isRightToLeft(run.text) ? run.text.length : -run.text.length;
  return balance > 0;
}

/**
 * Mirrors a page, so that right-to-left script runs from left to right and the rules for lines, margins and columns hold. `spaceBefore` is dropped:
 * the words were drawn in the opposite order.
 */
export function mirrored(page: PageContent): PageContent {
  const flip = <T extends { box: { x: number; width: number } }>(item: T): T => ({
    ...item,
    box: { ...item.box, x: page.width - item.box.x - item.box.width },
  });
  return {
    ...page,
    runs: page.runs.map((run) => ({ ...flip(run), spaceBefore: undefined, mirrored: true })),
    rules: page.rules.map(flip),
    bulletShapes: page.bulletShapes.map(flip),
    images: page.images.map(flip),
  };
}

/** Puts lines of mirrored pages back to where they stand. */
export function unmirror(lines: Line[], widths: Map<number, number>): void {
  for (const line of lines) {
    const width = widths.get(line.physicalLines[0]?.box?.page ?? 0);
    if (width === undefined) continue;
    for (const { box } of line.physicalLines) if (box) box.x = width - box.x - box.width;
    for (const cell of line.cells) {
      cell.x = width - cell.x - (cell.width ?? 0);
      for (const run of cell.runs) if (run.box) run.box = { ...run.box, x: width - run.box.x - run.box.width };
    }
    line.indent = Math.min(...line.cells.map((cell) => cell.x));
  }
}
