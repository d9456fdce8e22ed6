import type { Cell, Run, Style } from "../../../reading.ts";
import type { Paragraph, RunContent, TextContent } from "../model.ts";
import { round } from "./flow.ts";
import { CHARACTER_WIDTH_EM, DEFAULT_TAB_POINTS, SPACE_WIDTH_EM } from "./thresholds.ts";

/** The content of a paragraph between two line breaks. */
export type Segment = Exclude<RunContent, { kind: "break" }>[];

/** In points, where a run names no size. */
const DEFAULT_FONT_SIZE = 10;

/** The cells of a line: tabs, three or more spaces and leaders separate them; leading spaces are indentation. */
export function splitIntoCells(segment: Segment, paragraph: Paragraph, left: number): Cell[] {
  const cells: Cell[] = [];
  let open: TextContent[] = [];
  let x = left;
  const close = () => {
    const runs = tidyRuns(open);
    open = [];
    if (runs.length === 0) return;
    const text = runs.map((run) => run.text).join("");
    const size = runs[0]?.size ?? DEFAULT_FONT_SIZE;
    cells.push({ text, runs, x: round(x) });
    x += text.length * size * CHARACTER_WIDTH_EM;
  };

  const parts = segment.flatMap(splitAtWideSpaces);
  for (const [at, part] of parts.entries()) {
    if (part.kind === "text") {
      open.push(part);
      continue;
    }
    const isIndentation = cells.length === 0 && open.every((item) => item.text.trim() === "");
    close();
    if (part.kind === "tab") x = tabPosition(x, paragraph.tabs, isIndentation ? "" : textAfter(parts, at));
    else x += part.width;
  }
  close();
  return cells;
}

type Part = TextContent | { kind: "tab" } | { kind: "space"; width: number };

function splitAtWideSpaces(item: Segment[number]): Part[] {
  if (item.kind !== "text" || !WIDE_SPACE.test(item.text)) return [item];
  return item.text.split(WIDE_SPACE).flatMap((text, at): Part[] => {
    if (text === "") return [];
    return at % 2 === 1 ? [{ kind: "space", width: text.length * item.style.size * SPACE_WIDTH_EM }] : [{ ...item, text }];
  });
}

/** Three spaces, or dots that lead from one text to the next: "2013 – 2017 ........ Baker". */
const WIDE_SPACE = /([^\S\n]{3,}|(?:(?<=[\p{L}\p{N})])[^\S\n]{0,2}|(?<=\S)[^\S\n]{1,2}|^)(?:\.{5,}|…{2,})[^\S\n]{0,2}(?=[\p{L}\p{N}("]))/u;

function textAfter(parts: Part[], at: number): string {
  let text = "";
  for (let next = at + 1; next < parts.length; next++) {
    const part = parts[next] as Part;
    if (part.kind === "tab") break;
    if (part.kind === "text") text += part.text;
  }
  return text;
}

/** Where the text after a tab starts: at the next tab stop, or the next multiple of `DEFAULT_TAB_POINTS`. */
function tabPosition(x: number, stops: Paragraph["tabs"], textBehind: string): number {
  const cleared = new Set(stops.filter((stop) => stop.alignment === "clear").map((stop) => stop.position));
  const next = stops
    .filter((stop) => stop.alignment !== "clear" && stop.alignment !== "bar" && !cleared.has(stop.position) && stop.position > x + 1)
    .sort((one, other) => one.position - other.position)[0];
  if (!next) return (Math.floor(x / DEFAULT_TAB_POINTS) + 1) * DEFAULT_TAB_POINTS;
  const width = textBehind.trim().length * DEFAULT_FONT_SIZE * CHARACTER_WIDTH_EM;
  if (next.alignment === "right" || next.alignment === "end") return Math.max(x, next.position - width);
  if (next.alignment === "center") return Math.max(x, next.position - width / 2);
  return next.position;
}

const LIGATURES: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };
/** Invisible characters: soft hyphens, zero-width spaces, directional marks, control characters. Joiners stay: some scripts need them. */
const INVISIBLE = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffc]/gu;

/** Ligatures as letters, no invisible characters, single spaces, NFC. */
export const tidy = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/\u2011/g, "-")
    .replace(/\s+/gu, " ")
    .normalize("NFC");

/** Runs of one cell: single spaces, trimmed at both ends, neighbours of one style joined. */
function tidyRuns(content: TextContent[]): Run[] {
  const runs: Run[] = [];
  for (const item of content) {
    const text = tidy(item.text);
    if (text === "") continue;
    const last = runs.at(-1);
    const joined = last && (last.text.endsWith(" ") || last.text === "") ? text.trimStart() : text;
    if (last && last.link === item.link && isSameStyle(last, item.style)) last.text += joined;
    else if (joined !== "")
      runs.push({ ...item.style, text: last ? joined : joined.trimStart(), ...(item.link ? { link: item.link } : {}) });
  }
  while (runs.length > 0 && (runs.at(-1) as Run).text.trim() === "") runs.pop();
  while (runs.length > 0 && (runs[0] as Run).text.trim() === "") runs.shift();
  const [first, last] = [runs[0], runs.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return runs;
}

export const isSameStyle = (one: Style, other: Style) =>
  one.size === other.size && one.bold === other.bold && one.italic === other.italic && one.font === other.font && one.color === other.color;
