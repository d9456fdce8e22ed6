import { MAX_ACTUAL_TEXT_SIZE_CHANGE, MAX_CLUSTER_CHARACTERS, MAX_GLYPH_GAP_EM, MAX_LIGATURE_CHARACTERS } from "../thresholds.ts";
import type { Glyph } from "./run-builder.ts";

/** What is shown within marked content that has an ActualText, in the order of drawing: glyphs, and where a text object (BT ... ET) ends. */
export type Shown = Glyph | "end of text object";

/**
 * Characters that no text has: a font that maps its glyphs to them has a wrong ToUnicode map. U+2E80 to U+2FDF are the blocks CJK Radicals
 * Supplement and Kangxi Radicals; text has the ideographs that look like them.
 */
const IMPLAUSIBLE = /^[\uFFFD\u2E80-\u2FDF\p{Co}\p{Cc}\p{Cn}]*$/u;
const HYPHEN = /^[-\u00AD\u2010]$/;
/**
 * Scripts in which one glyph may show several characters or a part of one, and glyphs stand in another order than the characters are read. A
 * ToUnicode map gives each glyph one text only, often that of the cluster in which the glyph came first.
 */
export const CLUSTERS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/**
 * The glyphs with their ActualText (ISO 32000-2, 14.9.4), where that is plausible for what is drawn: an ActualText must not bring in text that
 * nobody sees. A glyph whose character is known keeps it, except in scripts with clusters, and no glyph stands for more than a few characters.
 */
export function withActualText(shown: Shown[], actual: string): Shown[] {
  const glyphs = shown.filter((item) => item !== "end of text object");
  const first = glyphs[0];
  if (!first || !glyphs.every((glyph) => hasStyleOf(glyph, first)) || !isOneWord(glyphs)) return shown;
  const strings = glyphs.map(({ text }) => text);
  // A hyphen at the end of a full line is a soft hyphen.
  if (HYPHEN.test(strings.join("")) && /^\u00AD?$/.test(actual)) return [{ ...first, text: "\u00AD" }];
  if (!isPlausible(actual, strings)) return shown;
  return [...shown.filter((item) => item === "end of text object").slice(0, 1), ...spread(actual, glyphs)];
}

/** Glyphs that nobody sees must not get the text of visible glyphs beside them. */
const hasStyleOf = ({ attributes, size }: Glyph, first: Glyph) =>
  attributes.hidden === first.attributes.hidden &&
  attributes.color === first.attributes.color &&
  attributes.opacity === first.attributes.opacity &&
  Math.abs(size - first.size) < MAX_ACTUAL_TEXT_SIZE_CHANGE * first.size;

function isOneWord(glyphs: Glyph[]): boolean {
  const first = glyphs[0] as Glyph;
  const [along, across] = axes(first);
  const spans = glyphs
    .map(({ x, y, endX, endY }) => [along(x, y), along(endX, endY)].toSorted((a, b) => a - b) as [number, number])
    .toSorted((a, b) => a[0] - b[0]);
  let end = spans[0]?.[1] ?? 0;
  for (const span of spans) {
    if (span[0] - end > MAX_GLYPH_GAP_EM * first.size) return false;
    end = Math.max(end, span[1]);
  }
  return glyphs.every(({ x, y }) => Math.abs(across(x, y) - across(first.x, first.y)) < first.size);
}

/** Whether the glyphs, each with the text that its font gives it, can show the ActualText. */
function isPlausible(actual: string, strings: string[]): boolean {
  const written = [...actual.replace(/\s/g, "")].length;
  if (written === 0) return false;
  if (CLUSTERS.test(actual))
    return written <= MAX_CLUSTER_CHARACTERS * strings.length && strings.some((text) => IMPLAUSIBLE.test(text) || CLUSTERS.test(text));
  const unknown = strings.filter((text) => IMPLAUSIBLE.test(text)).length;
  const known = characters(strings.filter((text) => !IMPLAUSIBLE.test(text)).join(""));
  const replaced = characters(actual);
  if (unknown === 0 && replaced.join("") === known.join("")) return false;
  if (written > known.length + MAX_LIGATURE_CHARACTERS * unknown) return false;
  const remaining = replaced.map(drawnAlike);
  return known.every((character) => {
    const at = remaining.indexOf(drawnAlike(character));
    if (at >= 0) remaining.splice(at, 1);
    return at >= 0;
  });
}

const characters = (text: string) => [...text.normalize("NFKD").replace(/[\s\p{Cc}\p{Cf}]/gu, "")];

/** Characters that look the same in many fonts: the page does not show which of them it is. */
const ALIKE = ["'\u2019\u02BC\u2018\u02BB", "-\u2010\u2011\u2212", "\u00B7\u2219\u22C5\u2027\u2022"];
const drawnAlike = (character: string) => ALIKE.find((alike) => alike.includes(character))?.[0] ?? character;

/** The words of the text spread over the width of the glyphs by their length, on the baseline of the widest glyph: marks stand above it. */
function spread(actual: string, glyphs: Glyph[]): Glyph[] {
  const base = glyphs.reduce((widest, glyph) => (lengthOf(glyph) > lengthOf(widest) ? glyph : widest));
  const [along] = axes(base);
  const [x, y] = [along(1, 0), along(0, 1)];
  const ends = glyphs.flatMap((glyph) => [along(glyph.x, glyph.y), along(glyph.endX, glyph.endY)]);
  const origin = along(base.x, base.y);
  const [start, end] = [Math.min(...ends) - origin, Math.max(...ends) - origin];
  const pointAt = (ratio: number): [x: number, y: number] => {
    const distance = start + ratio * (end - start);
    return [base.x + distance * x, base.y + distance * y];
  };
  const words = actual.split(/(\s+)/).filter(Boolean);
  let before = 0;
  return words.map((text) => {
    const from = pointAt(before / actual.length);
    before += text.length;
    const to = pointAt(before / actual.length);
    return { ...base, text, x: from[0], y: from[1], endX: to[0], endY: to[1] };
  });
}

const lengthOf = ({ x, y, endX, endY }: Glyph) => Math.hypot(endX - x, endY - y);

/** How far a point lies along the baseline of a glyph, and how far across it. */
function axes(glyph: Glyph) {
  const length = lengthOf(glyph);
  const [dx, dy] = length === 0 ? [1, 0] : [(glyph.endX - glyph.x) / length, (glyph.endY - glyph.y) / length];
  const along = (x: number, y: number) => x * dx + y * dy;
  const across = (x: number, y: number) => y * dx - x * dy;
  return [along, across] as const;
}
