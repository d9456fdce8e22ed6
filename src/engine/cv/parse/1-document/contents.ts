import type { Line } from "../../reading.ts";
import { fold } from "../../text/fold.ts";
import { MIN_CONTENTS_LINES, MIN_CONTENTS_RATIO } from "./thresholds.ts";

/**
 * A table of contents ("Qui suis-je ? ..... 2" over "Mes projets ..... 5") apart from the lines of the CV: rows that end in the numbers of pages,
 * nearly all of which come back as lines below. `title` is the line above them, where it stands out.
 */
export function apartFromContents(lines: readonly Line[]): { lines: Line[]; title: string; contents: Line[] } {
  const entries = lines.map(entryOf);
  const lastOf = new Map(lines.map(({ text }, at) => [fold(text), at]));
  const comeBack = (from: number, to: number) => {
    const known = entries.slice(from, to).filter((entry) => entry && (lastOf.get(entry.title) ?? -1) >= to);
    return known.length >= MIN_CONTENTS_RATIO * (to - from);
  };
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (goesOn(entries[to], entries[to - 1], to > from)) to += 1;
    if (to - from < MIN_CONTENTS_LINES || !comeBack(from, to)) {
      // The rows of a run are looked at once: a hostile file has thousands.
      from = Math.max(from, to - 1);
      continue;
    }
    const above = lines[from - 1];
    const isTitle = above !== undefined && standsOut(above, lines[from] as Line);
    const start = isTitle ? from - 1 : from;
    return { lines: [...lines.slice(0, start), ...lines.slice(to)], title: isTitle ? above.text : "", contents: lines.slice(from, to) };
  }
  return { lines: [...lines], title: "", contents: [] };
}

type Entry = { title: string; page: number };

/** A title and the number of its page, behind leader dots or in a cell of its own. */
function entryOf({ text, bullet }: Line): Entry | undefined {
  const [, title = "", page = ""] = (bullet ? undefined : ENTRY.exec(text)) ?? [];
  return /\p{L}{2}/u.test(title) ? { title: fold(title), page: Number(page) } : undefined;
}

const ENTRY = /^([^\t]*[^\s.…·_])(?:\t[\s.…·_]*|\s*(?:[.…·_]{3,}|…)\s*|\s+)(\d{1,3})$/u;

const goesOn = (entry: Entry | undefined, above: Entry | undefined, isFurther: boolean) =>
  entry !== undefined && (!isFurther || (above !== undefined && entry.page >= above.page));

const standsOut = ({ style, cells, bullet }: Line, below: Line) =>
  cells.length === 1 && !bullet && (style.size > below.style.size || (style.bold && !below.style.bold));
