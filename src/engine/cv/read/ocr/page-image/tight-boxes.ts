import type { OcrWord } from "../../../reading.ts";
import type { GrayImage } from "./pixels/image.ts";
import { pixelsOf, pointsOf } from "./resolution.ts";
import { FOREGROUND, MAX_GAP_IN_WORD, MIN_WORDS_OF_ROW } from "./thresholds.ts";

const HAS_DESCENDER = /[gjpqy,;()]/u;
const HAS_ASCENDER = /[\p{Lu}\p{N}bdfhkl]/u;

/**
 * Where Tesseract could not tell the characters of a line apart, it gives each word the height of the row, which says nothing about the font
 * size. Such words get boxes as high as their foreground. `dpi` is that of the image.
 */
export function withTightBoxes(words: OcrWord[], image: GrayImage, dpi: number): OcrWord[] {
  const rows = Map.groupBy(words, ({ lineKey, box }) => `${lineKey} ${box.y} ${box.height}`);
  const withRowBox = new Set([...rows.values()].filter(haveRowBoxes).flat());
  return words.map((word) => (withRowBox.has(word) ? withTightBox(word, image, dpi) : word));
}

/** Words of which only some have descenders, and only some ascenders, are not equally high. */
function haveRowBoxes(words: OcrWord[]): boolean {
  const differ = (shape: RegExp) => new Set(words.map(({ text }) => shape.test(text))).size > 1;
  return words.length >= MIN_WORDS_OF_ROW && differ(HAS_DESCENDER) && differ(HAS_ASCENDER);
}

function withTightBox(word: OcrWord, { gray, width, height }: GrayImage, dpi: number): OcrWord {
  const [at, points] = [pixelsOf(dpi), pointsOf(dpi)];
  const [left, right] = [Math.max(0, at(word.box.x)), Math.min(width, at(word.box.x + word.box.width))];
  const [top, bottom] = [Math.max(0, at(word.box.y)), Math.min(height, at(word.box.y + word.box.height))];
  const profile: number[] = [];
  for (let y = top; y < bottom; y++)
    profile.push(gray.subarray(y * width + left, y * width + right).filter((value) => value < FOREGROUND).length);
  const [first, last] = textRows(profile, Math.round(MAX_GAP_IN_WORD * (bottom - top)));
  if (last < first) return word;
  return { ...word, box: { ...word.box, y: points(top + first), height: points(last - first + 1) } };
}

/** From the fullest row in the middle third upwards and downwards, over no more than `gap` empty rows at once. */
function textRows(profile: number[], gap: number): [number, number] {
  const third = Math.floor(profile.length / 3);
  const fullest = profile.indexOf(Math.max(...profile.slice(third, profile.length - third)), third);
  const endOf = (step: 1 | -1) => {
    let [end, empty] = [fullest, 0];
    for (let row = fullest; row >= 0 && row < profile.length && empty <= gap; row += step) {
      empty = profile[row] === 0 ? empty + 1 : 0;
      if (empty === 0) end = row;
    }
    return end;
  };
  return profile[fullest] ? [endOf(-1), endOf(1)] : [0, -1];
}
