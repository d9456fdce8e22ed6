import type { Cell, Run } from "../../../reading.ts";
import { around } from "../1-words/around.ts";
import { collapsed } from "../1-words/text.ts";
import type { Word } from "../1-words/words.ts";
import type { Part, Segment } from "../2-segments/segment.ts";
import { dehyphenate } from "./hyphenation.ts";

/** The segments of a cell as text and runs. `dehyphenates`: the document is set with hyphenation, see `isHyphenated`. */
export function toCell(segments: Segment[], dehyphenates: boolean): Cell {
  const runs: Run[] = [];
  let [x, end] = [Infinity, -Infinity];
  for (const [index, segment] of segments.entries()) {
    let glue = "";
    const last = runs.at(-1);
    if (index > 0 && last) ({ text: last.text, glue } = dehyphenate(last.text, segment.text, dehyphenates));
    for (const { word, space } of segment.parts) {
      append(runs, word, space ? " " : glue);
      glue = "";
    }
    x = Math.min(x, segment.x);
    end = Math.max(end, segment.right);
  }
  const whole = segments.length === 1 ? (segments[0] as Segment).text : collapsed(runs.map((run) => run.text).join(""));
  const text = whole.normalize("NFC");
  const extent = { x: round(x), width: round(end - x) };
  const pieces = segments.some(({ parts }) => parts.some(startsTextObject)) ? toPieces(segments) : [];
  const network = segments[0]?.parts[0]?.word.network;
  return { text, runs, ...(pieces.length > segments.length + 1 && { pieces }), ...(network && { network }), ...extent };
}

/** The text split where a text object or a line begins: "Go", "Power BI", "SQL". */
function toPieces(segments: Segment[]): string[] {
  const pieces: string[] = [];
  for (const { parts } of segments) {
    for (const [at, part] of parts.entries()) {
      if (at === 0 || startsTextObject(part)) pieces.push(part.word.text);
      else pieces.push(`${pieces.pop()}${part.space ? " " : ""}${part.word.text}`);
    }
  }
  return pieces;
}

const startsTextObject = ({ word, space }: Part) => space && word.startsTextObject === true;

function append(runs: Run[], word: Word, glue: string) {
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
    last.text += glue + word.text;
    if (last.box && last.box.page === word.box.page && Math.abs(last.box.y - word.box.y) < size) last.box = around(last.box, word.box);
    return;
  }
  if (last) last.text += glue;
  const run: Run = { text: word.text, size, bold, italic };
  if (font) run.font = font;
  if (color) run.color = color;
  run.box = word.pageBox ?? word.box;
  if (word.link) run.link = word.link;
  runs.push(run);
}

export const round = (value: number) => Math.round(value * 100) / 100;
