import type { OcrWord } from "../../../reading.ts";
import type { GrayImage } from "./image.ts";
import { PRINT, pixelsOf, pointsOf } from "./scale.ts";

/** So many words of one line with one top and one height have the box of their row, not their own. */
const MIN_WORDS_OF_ROW = 3;
/** White within a word, below the dot of an "i", as a share of the height of the row. */
const WITHIN = 0.16;
const HAS_DESCENDER = /[gjpqy,;()]/u;
const HAS_ASCENDER = /[\p{Lu}\p{N}bdfhkl]/u;

/**
 * The words with boxes as high as their ink where the engine gave all words of a line the height of the row, since it could not tell their
 * letters apart: that height tells nothing of the size of the print. `dpi` is that of the image.
 */
export function withInkBoxes(words: OcrWord[], image: GrayImage, dpi: number): OcrWord[] {
  const rows = Map.groupBy(words, ({ lineKey, box }) => `${lineKey} ${box.y} ${box.height}`);
  const unmeasured = new Set([...rows.values()].filter(areRowBoxes).flat());
  return words.map((word) => (unmeasured.has(word) ? withInkBox(word, image, dpi) : word));
}

/** Words of which some reach below the line, or above the small letters, and others do not, are not equally high. */
function areRowBoxes(words: OcrWord[]): boolean {
  const differ = (shape: RegExp) => new Set(words.map(({ text }) => shape.test(text))).size > 1;
  return words.length >= MIN_WORDS_OF_ROW && differ(HAS_DESCENDER) && differ(HAS_ASCENDER);
}

function withInkBox(word: OcrWord, { gray, width, height }: GrayImage, dpi: number): OcrWord {
  const [at, points] = [pixelsOf(dpi), pointsOf(dpi)];
  const [left, right] = [Math.max(0, at(word.box.x)), Math.min(width, at(word.box.x + word.box.width))];
  const [top, bottom] = [Math.max(0, at(word.box.y)), Math.min(height, at(word.box.y + word.box.height))];
  const ink: number[] = [];
  for (let y = top; y < bottom; y++) ink.push(gray.subarray(y * width + left, y * width + right).filter((value) => value < PRINT).length);
  const [first, last] = bandAround(ink, Math.round(WITHIN * (bottom - top)));
  if (last < first) return word;
  return { ...word, box: { ...word.box, y: points(top + first), height: points(last - first + 1) } };
}

/** From the row with most ink in the middle third upwards and downwards, over no more than `gap` empty rows at once. */
function bandAround(ink: number[], gap: number): [number, number] {
  const third = Math.floor(ink.length / 3);
  const darkest = ink.indexOf(Math.max(...ink.slice(third, ink.length - third)), third);
  const reach = (step: 1 | -1) => {
    let [end, empty] = [darkest, 0];
    for (let row = darkest; row >= 0 && row < ink.length && empty <= gap; row += step) {
      empty = ink[row] === 0 ? empty + 1 : 0;
      if (empty === 0) end = row;
    }
    return end;
  };
  return ink[darkest] ? [reach(-1), reach(1)] : [0, -1];
}
