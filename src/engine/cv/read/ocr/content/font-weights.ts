import type { OcrPage, OcrWord } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import type { FontSizes } from "./font-sizes.ts";
import { charactersIn, type Segment, toSegments } from "./segments.ts";
import {
  BLUR_RATIO,
  CLEARLY_BOLD_STROKE_RATIO,
  MIN_BOLD_STROKE_RATIO,
  MIN_BOLD_WORDS,
  MIN_CHARACTERS_FOR_WEIGHT,
  MIN_CHARACTERS_OF_BOLD_PART,
  MIN_WEIGHT_CHANGE,
  MIN_WORDS_FOR_WEIGHT,
} from "./thresholds.ts";

/** Whether each word of a segment is bold. */
export type FontWeights = (segment: Segment) => boolean[];

/** Of the distance between regular and bold strokes, as much as two parts of a line have to differ. */
const WEIGHT_CHANGE_OF_BOLD = 1.2;

/** Learns the usual stroke width of a document's text; words with clearly wider strokes are bold. */
export function fontWeights(pages: OcrPage[], sizes: FontSizes): FontWeights {
  const words = pages
    .flatMap(toSegments)
    .flatMap((segment) => segment.words.filter(isMeasured).map((word) => ({ word, size: sizes(segment) })));
  if (words.length < MIN_WORDS_FOR_WEIGHT) return (segment) => segment.words.map(() => false);
  const body = median(words.map(({ size }) => size));
  const strokePerSize = (word: OcrWord, size: number) => (word.stroke as number) / (BLUR_RATIO * body + (1 - BLUR_RATIO) * size);
  const measured = words.map(({ word, size }) => strokePerSize(word, size));
  const usual = median(measured);
  const minBold = minBoldRatio(measured.map((one) => one / usual));
  return (segment) => {
    const ratios = segment.words.map((word) => (isMeasured(word) ? strokePerSize(word, sizes(segment)) / usual : undefined));
    const parts = partsOf(segment.words, ratios, Math.max(MIN_WEIGHT_CHANGE, WEIGHT_CHANGE_OF_BOLD * (minBold - 1)));
    return parts.flatMap((part) => part.words.map(() => isBold(part, minBold)));
  };
}

type Part = { words: OcrWord[]; ratio: number | undefined; characters: number };

/** The words in parts of one weight each: split where the variance between the two sides is largest, and each side again. */
function partsOf(words: OcrWord[], ratios: (number | undefined)[], change: number): Part[] {
  const part = (from: number, to: number) => toPart(words.slice(from, to), ratios.slice(from, to));
  const splits = words.slice(1).map((_, index) => ({ at: index + 1, sides: [part(0, index + 1), part(index + 1, words.length)] as const }));
  const [best] = splits.toSorted((a, b) => varianceBetween(...b.sides) - varianceBetween(...a.sides));
  if (!best || difference(...best.sides) <= change) return [part(0, words.length)];
  return [
    ...partsOf(words.slice(0, best.at), ratios.slice(0, best.at), change),
    ...partsOf(words.slice(best.at), ratios.slice(best.at), change),
  ];
}

const difference = (a: Part, b: Part) => (a.ratio === undefined || b.ratio === undefined ? 0 : Math.abs(a.ratio - b.ratio));

const varianceBetween = (a: Part, b: Part) =>
  (difference(a, b) ** 2 * a.characters * b.characters) / Math.max(1, a.characters + b.characters);

/** The mean ratio, weighted by the characters of the words that were measured. */
function toPart(words: OcrWord[], ratios: (number | undefined)[]): Part {
  const measured = words.flatMap((word, index) =>
    ratios[index] === undefined ? [] : [{ ratio: ratios[index], characters: charactersIn(word) }],
  );
  const characters = measured.reduce((sum, word) => sum + word.characters, 0);
  const ratio = measured.reduce((sum, word) => sum + word.ratio * word.characters, 0) / characters;
  return { words, characters, ratio: characters === 0 ? undefined : ratio };
}

/** The middle between the text and what is clearly bold in this document. */
function minBoldRatio(ratios: number[]): number {
  const clear = ratios.filter((ratio) => ratio > CLEARLY_BOLD_STROKE_RATIO);
  if (clear.length < MIN_BOLD_WORDS) return MIN_BOLD_STROKE_RATIO;
  return Math.min(CLEARLY_BOLD_STROKE_RATIO, Math.max(MIN_BOLD_STROKE_RATIO, (1 + median(clear)) / 2));
}

const isMeasured = (word: OcrWord) => word.stroke !== undefined && word.stroke > 0 && charactersIn(word) >= MIN_CHARACTERS_FOR_WEIGHT;

const isBold = ({ ratio, characters }: Part, minBold: number) =>
  ratio !== undefined && ratio > (characters < MIN_CHARACTERS_OF_BOLD_PART ? CLEARLY_BOLD_STROKE_RATIO : minBold);
