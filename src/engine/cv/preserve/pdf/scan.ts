import type { Box, OcrWord, Scan } from "../../reading.ts";
import type { Cut } from "../cut.ts";
import { MAX_ROW_DISTANCE_PT, MIN_WORD_CHARS, WORD_MARGIN_PT } from "../thresholds.ts";
import { compared } from "./compared.ts";
import type { Replacement } from "./replacement.ts";

/** The recognised words of a scan: each has a box that is true to its print, as the boxes of lines are not. */
export type ScannedPage = {
  /** The words of a value near the lines that it was read in. */
  find: (value: string, lines: readonly Box[]) => Box[];
  /** The words of what is cut from each row as it was recognised. */
  search: (cutsIn: (text: string, boxes: readonly Box[]) => Cut[]) => Box[];
};

export function openScan(page: number, { words }: Scan): ScannedPage {
  const rows = [...Map.groupBy(words, ({ lineKey }) => lineKey).values()].map((row) =>
    row.toSorted((one, other) => one.box.x - other.box.x),
  );
  const boxOf = ({ box }: OcrWord): Box => ({
    page,
    x: box.x - WORD_MARGIN_PT,
    y: box.y - WORD_MARGIN_PT,
    width: box.width + 2 * WORD_MARGIN_PT,
    height: box.height + 2 * WORD_MARGIN_PT,
  });
  return {
    find: (value, lines) => {
      const parts = value
        .split(/\s+/u)
        .map(compared)
        .filter((part) => part.length >= MIN_WORD_CHARS || /\p{N}/u.test(part));
      return words.filter((word) => lines.some((line) => isNear(word, line)) && parts.some((part) => isOf(part, word))).map(boxOf);
    },
    search: (cutsIn) =>
      rows.flatMap((row) => {
        let end = -1;
        const placed = row.map((word) => {
          const from = end + 1;
          end = from + word.text.length;
          return { word, from, to: end };
        });
        const cuts = cutsIn(row.map(({ text }) => text).join(" "), []);
        return placed.filter(({ from, to }) => cuts.some((cut) => cut.from < to && cut.to > from)).map(({ word }) => boxOf(word));
      }),
  };
}

const isNear = ({ box }: OcrWord, line: Box) =>
  Math.abs(box.y + box.height / 2 - (line.y + line.height / 2)) < Math.max(MAX_ROW_DISTANCE_PT, 1.5 * box.height);

/** The word is a part of the value, or has it inside, as "(jane@example.com)" has. */
function isOf(part: string, { text }: OcrWord): boolean {
  const word = compared(text);
  return word === part || (part.length >= MIN_WORD_CHARS && word.includes(part));
}

/** Words in the place of others on a scan: as high as these are, and as wide as need be. */
export const replacementOnScan = ({ page, x, y, height }: Box, text: string): Replacement => ({
  page,
  text,
  x: x + WORD_MARGIN_PT,
  baseline: y + height - 2 * WORD_MARGIN_PT,
  size: height,
  width: text.length * height,
  centered: false,
  bold: false,
  color: "#000000",
});
