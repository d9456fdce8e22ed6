import type { Glyph } from "./pen.ts";

/** What was drawn between the begin and the end of marked content that tells its text, in the order of drawing; "lift" ends a text object. */
export type Drawn = Glyph | "lift";

/** No text is written with the radicals of dictionaries: a font that names its signs by them does not know better. */
const IMPLAUSIBLE = /^[\uFFFD\u2E80-\u2FDF\p{Co}\p{Cc}\p{Cn}]*$/u;
const HYPHEN = /^[-\u00AD\u2010]$/;
/**
 * Scripts in which one sign on paper may be a whole cluster of letters or a part of one, and signs stand in another order than the letters
 * are read. A font can give each sign one text only, and often gives that of the cluster in which it came first.
 */
export const CLUSTERS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const MAX_CLUSTER_CHARACTERS = 8;
/** "ffi" drawn as one sign. */
const MAX_LIGATURE_CHARACTERS = 3;
/** Signs of one word stand nearer to each other than this share of the font size. */
const WORD_GAP = 1;

/**
 * The signs with the text that the document gives for them, where it can be what they show: nothing that was not drawn becomes text.
 * Every sign whose letters are known keeps them, but for scripts of clusters, and no sign stands for more than a few letters.
 */
export function withActualText(drawn: Drawn[], actual: string): Drawn[] {
  const glyphs = drawn.filter((item) => item !== "lift");
  const first = glyphs[0];
  if (!first || !glyphs.every((glyph) => looksLike(glyph, first)) || !isOneWord(glyphs)) return drawn;
  const shown = glyphs.map(({ text }) => text);
  // A hyphen where the line was full belongs to no word.
  if (HYPHEN.test(shown.join("")) && /^\u00AD?$/.test(actual)) return [{ ...first, text: "\u00AD" }];
  if (!tells(actual, shown)) return drawn;
  return [...drawn.filter((item) => item === "lift").slice(0, 1), ...placed(actual, glyphs)];
}

/** Letters that nobody sees must not pass as those beside them that are seen. */
const looksLike = ({ attributes, size }: Glyph, first: Glyph) =>
  attributes.hidden === first.attributes.hidden &&
  attributes.color === first.attributes.color &&
  attributes.opacity === first.attributes.opacity &&
  Math.abs(size - first.size) < 0.5 * first.size;

function isOneWord(glyphs: Glyph[]): boolean {
  const first = glyphs[0] as Glyph;
  const [along, across] = axes(first);
  const spans = glyphs
    .map(({ x, y, endX, endY }) => [along(x, y), along(endX, endY)].toSorted((a, b) => a - b) as [number, number])
    .toSorted((a, b) => a[0] - b[0]);
  let end = spans[0]?.[1] ?? 0;
  for (const span of spans) {
    if (span[0] - end > WORD_GAP * first.size) return false;
    end = Math.max(end, span[1]);
  }
  return glyphs.every(({ x, y }) => Math.abs(across(x, y) - across(first.x, first.y)) < first.size);
}

function tells(actual: string, shown: string[]): boolean {
  const written = [...actual.replace(/\s/g, "")].length;
  if (written === 0) return false;
  if (CLUSTERS.test(actual))
    return written <= MAX_CLUSTER_CHARACTERS * shown.length && shown.some((text) => IMPLAUSIBLE.test(text) || CLUSTERS.test(text));
  const untold = shown.filter((text) => IMPLAUSIBLE.test(text)).length;
  const known = letters(shown.filter((text) => !IMPLAUSIBLE.test(text)).join(""));
  const replaced = letters(actual);
  if (untold === 0 && replaced.join("") === known.join("")) return false;
  if (written > known.length + MAX_LIGATURE_CHARACTERS * untold) return false;
  const left = replaced.map(drawnAlike);
  return known.every((letter) => {
    const at = left.indexOf(drawnAlike(letter));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const letters = (text: string) => [...text.normalize("NFKD").replace(/[\s\p{Cc}\p{Cf}]/gu, "")];

/** Signs that fonts draw with one shape and then name by one of them: nobody sees which of them it is. */
const ALIKE = ["'\u2019\u02BC\u2018\u02BB", "-\u2010\u2011\u2212", "\u00B7\u2219\u22C5\u2027\u2022"];
const drawnAlike = (letter: string) => ALIKE.find((glyphs) => glyphs.includes(letter))?.[0] ?? letter;

/** The words of the text along the signs, each as wide as its share of the letters, on the line of the widest: marks stand above it. */
function placed(actual: string, glyphs: Glyph[]): Glyph[] {
  const base = glyphs.reduce((widest, glyph) => (lengthOf(glyph) > lengthOf(widest) ? glyph : widest));
  const [along] = axes(base);
  const [x, y] = [along(1, 0), along(0, 1)];
  const ends = glyphs.flatMap((glyph) => [along(glyph.x, glyph.y), along(glyph.endX, glyph.endY)]);
  const origin = along(base.x, base.y);
  const [start, end] = [Math.min(...ends) - origin, Math.max(...ends) - origin];
  const at = (share: number): [x: number, y: number] => {
    const way = start + share * (end - start);
    return [base.x + way * x, base.y + way * y];
  };
  const words = actual.split(/(\s+)/).filter(Boolean);
  let before = 0;
  return words.map((text) => {
    const from = at(before / actual.length);
    before += text.length;
    const to = at(before / actual.length);
    return { ...base, text, x: from[0], y: from[1], endX: to[0], endY: to[1] };
  });
}

const lengthOf = ({ x, y, endX, endY }: Glyph) => Math.hypot(endX - x, endY - y);

/** How far along the line of writing a point lies, and how far across it. */
function axes(glyph: Glyph) {
  const length = lengthOf(glyph);
  const [dx, dy] = length < 1e-6 ? [1, 0] : [(glyph.endX - glyph.x) / length, (glyph.endY - glyph.y) / length];
  const along = (x: number, y: number) => x * dx + y * dy;
  const across = (x: number, y: number) => y * dx - x * dy;
  return [along, across] as const;
}
