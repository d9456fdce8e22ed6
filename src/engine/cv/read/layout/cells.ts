import type { Box, Cell, Run } from "../../reading.ts";
import { type Segment, spaced } from "./segments.ts";
import { isCutAddress, isCutKorean, isIdeographic } from "./text.ts";
import type { Word } from "./words.ts";

/** One cell of printed pieces as text and runs. `divides`: hyphens at the end of lines divide words. */
export function toCell(segments: Segment[], divides: boolean): Cell {
  const runs: Run[] = [];
  const lines = segments.map((segment) => spaced(segment.words));
  for (const [index, parts] of lines.entries()) {
    for (const [at, { word, text, space }] of parts.entries()) {
      const glue = at === 0 && index > 0 ? seam(runs, (segments[index] as Segment).text, divides) : space ? " " : "";
      append(runs, word, text, glue);
    }
  }
  const pieces = toPieces(lines);
  const x = Math.min(...segments.map((segment) => segment.x));
  const text = runs.map((run) => run.text).join("");
  return {
    text: text.replace(/\s+/g, " ").trim().normalize("NFC"),
    runs,
    ...(pieces.length > segments.length + 1 && { pieces }),
    x: round(x),
    width: round(Math.max(...segments.map((segment) => segment.right)) - x),
  };
}

/** The text divided where the document itself sets a piece of it apart, which a new line always is. */
function toPieces(lines: ReturnType<typeof spaced>[]): string[] {
  const pieces: string[] = [];
  for (const parts of lines) {
    for (const [at, { word, text, space }] of parts.entries()) {
      if (at === 0 || (space && word.apart)) pieces.push(text);
      else pieces.push(`${pieces.pop()}${space ? " " : ""}${text}`);
    }
  }
  return pieces;
}

/** What goes between two printed lines of one paragraph. Takes a hyphen that only divided a word off the end of the runs. */
function seam(runs: Run[], next: string, divides: boolean): string {
  const last = runs.at(-1);
  if (!last) return "";
  if (/[\u00AD\u2010]$/.test(last.text)) {
    const isCompound = last.text.endsWith("\u2010") && !/^\p{Ll}/u.test(next);
    if (!isCompound) last.text = last.text.slice(0, -1);
    return "";
  }
  if (divides && /\p{L}\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(next)) {
    last.text = last.text.slice(0, -1);
    return "";
  }
  if (/[\p{L}\p{N}]-$/u.test(last.text) && /^[\p{L}\p{N}]/u.test(next) && !/^(?:and|or|und|oder|bzw|et|ou|y|o|e|en|of|i|lub)\b/u.test(next))
    return "";
  if (/[a-z0-9]\/$/i.test(last.text) || isCutAddress(last.text, next) || isCutKorean(last.text, next)) return "";
  if (isIdeographic(last.text.at(-1)) && isIdeographic(next[0])) return "";
  return " ";
}

function append(runs: Run[], word: Word, text: string, glue: string) {
  const { size, bold, italic, font, color } = word.style;
  const last = runs.at(-1);
  const same =
    last &&
    last.size === size &&
    last.bold === bold &&
    last.italic === italic &&
    last.font === font &&
    last.color === color &&
    last.link === word.link;
  if (last && same) {
    last.text += glue + text;
    if (last.box && last.box.page === word.box.page && Math.abs(last.box.y - word.box.y) < size) last.box = around(last.box, word.box);
    return;
  }
  if (last) last.text += glue;
  runs.push({
    text,
    size,
    bold,
    italic,
    ...(font && { font }),
    ...(color && { color }),
    box: word.printed ?? word.box,
    ...(word.link && { link: word.link }),
  });
}

/** The box around both. */
export function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { page: a.page, x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

export const round = (value: number) => Math.round(value * 100) / 100;
