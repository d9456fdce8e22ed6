import type { OcrPage } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { type Segment, toSegments } from "./segments.ts";
import { MAX_SIZE_SPREAD, MAX_SIZE_SPREAD_OF_FEW, MAX_SIZE_SPREAD_WITH_SLASHES, MIN_CHARACTERS_FOR_SIZE } from "./thresholds.ts";

/** The font size of a segment in points: one of the few sizes that a document is set in. */
export type FontSizes = (segment: Segment) => number;

/** A segment counts for so many characters at most when sizes are averaged. */
const MAX_WEIGHT_OF_SEGMENT = 100;

/** Learns the font sizes of a document. The body size is the one that most characters have; the others are clusters of what is left. */
export function fontSizes(pages: OcrPage[]): FontSizes {
  const segments = pages.flatMap(toSegments).filter((segment) => segment.characters > 0);
  const body = bodySize(segments);
  const others = clusters(segments.filter((segment) => !segment.hasOnlySlashedWords && !isNear(segment, body)));
  const sizes = [body, ...others].map((size) => ({ size, rounded: Math.round(size * 2) / 2 }));
  return (segment) => {
    if (isNear(segment, body)) return sizes[0]?.rounded ?? segment.size;
    const nearest = sizes.reduce((best, other) => (distance(other.size, segment.size) < distance(best.size, segment.size) ? other : best));
    return nearest.rounded;
  };
}

const distance = (a: number, b: number) => Math.abs(Math.log(a / b));

const isNear = (segment: Segment, body: number) => distance(segment.size, body) < Math.log(maxSpread(segment, body));

function maxSpread({ size, characters, hasOnlySlashedWords }: Segment, body: number): number {
  if (hasOnlySlashedWords) return MAX_SIZE_SPREAD_WITH_SLASHES;
  return characters < MIN_CHARACTERS_FOR_SIZE || size < body ? MAX_SIZE_SPREAD_OF_FEW : MAX_SIZE_SPREAD;
}

/** The weighted median of the narrow range of sizes that holds most characters; 10 for a page without any. */
function bodySize(segments: Segment[]): number {
  let best = { characters: 0, size: 10 };
  for (const { size } of segments) {
    const near = segments.filter((segment) => segment.size >= size && segment.size <= size * MAX_SIZE_SPREAD);
    const characters = near.reduce((sum, segment) => sum + segment.characters, 0);
    if (characters > best.characters) best = { characters, size: weightedMedian(near) };
  }
  return best.size;
}

function clusters(segments: Segment[]): number[] {
  const groups: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.size - b.size)) {
    const first = groups.at(-1)?.[0];
    if (first && segment.size <= first.size * MAX_SIZE_SPREAD_OF_FEW) groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups.map(weightedMedian);
}

const weightedMedian = (segments: Segment[]) =>
  median(segments.flatMap(({ size, characters }) => Array<number>(Math.min(characters, MAX_WEIGHT_OF_SEGMENT)).fill(size)));
