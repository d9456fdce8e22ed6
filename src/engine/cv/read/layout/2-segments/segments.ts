import type { Box } from "../../../reading.ts";
import { gapsOf, isSpacedOut, type Spacing, spacingOf } from "../1-words/spacing.ts";
import { beginsIdeographic, collapsed, endsIdeographic, isCluster, isOneLetter, isRightToLeft } from "../1-words/text.ts";
import { bottom, median, ordered, right, type Word } from "../1-words/words.ts";
import { alignedStarts } from "./alignments.ts";
import type { Part, Segment } from "./segment.ts";
import { MAX_BASELINE_SHIFT_EM, MAX_BULLET_CHARACTERS, MAX_WORD_SPACE_EM, MIN_SEGMENT_GAP_EM, MIN_UNTYPED_GAP_EM } from "./thresholds.ts";

/** Left end of what is printed, its bullet included. */
export const leftEdge = (segment: Segment) => Math.min(segment.x, segment.bullet?.x ?? segment.x);

/** Rows overlap only with those next to them. */
const NEIGHBOURS = 6;
const BULLET = /^(?:[•◦▪▫■□●○‣⁃∙·⋅▸▹►▻▶▷➢➤➔→⇨✓✔✗✦✧★☆❖◆◇♦❑❒◻◼◾◽∗*–—―−‐-]|o|§|>|»|›)$/u;
/** The number of an item in a list of publications. */
const CITED = /^\[\d{1,3}\]$/;
const NUMBERED = /^(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/;

/** Segments of upright words, by baseline and then from left to right. */
export function toSegments(words: Word[], isDivided: (left: Word, right: Word) => boolean = () => false, dots: Box[] = []): Segment[] {
  const rows = baselines(words);
  const spacing = spacingOf(rows);
  const beginsColumn = alignedStarts(rows, spacing);
  const segments = rows.flatMap((row) => {
    const isCut = (left: Word, after: Word) => isDivided(left, after) || beginsColumn(row, left, after);
    return withDots(withBullets(cut(row, spacing, isCut)), dots);
  });
  return withEndsOfPeriods(segments);
}

/** Words of one baseline, each from left to right, from the top of the page down. */
function baselines(words: Word[]): Word[][] {
  const rows: Baseline[] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline || a.box.x - b.box.x)) {
    const row = baselineOf(word, rows);
    if (row) {
      row.words.push(word);
      if (word.style.size > row.size) {
        row.size = word.style.size;
        row.baseline = word.baseline;
      }
    } else rows.push({ baseline: word.baseline, size: word.style.size, words: [word] });
  }
  return withRaised(rows).map((row) => ordered(row.words, (a, b) => a.box.x - b.box.x));
}

type Baseline = { baseline: number; size: number; words: Word[] };

function baselineOf(word: Word, rows: Baseline[]): Baseline | undefined {
  for (let at = rows.length - 1; at >= Math.max(0, rows.length - NEIGHBOURS); at--) {
    const row = rows[at] as Baseline;
    if (Math.abs(row.baseline - word.baseline) <= MAX_BASELINE_SHIFT_EM * Math.min(row.size, word.style.size) + 0.3) return row;
  }
  return undefined;
}

/** Superscripts ("2nd", "m²") and small marks go to the row that they touch. */
function withRaised(rows: Baseline[]) {
  for (const [index, row] of rows.entries()) {
    const largest = largestNear(rows, index);
    if (!row.words.some(({ style }) => style.size < 0.8 * largest)) continue;
    const small = row.words.filter(({ style }) => style.size < 0.8 * largest);
    const near = rows.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS);
    const hosts = near.filter((other) => other !== row && small.some(({ style }) => style.size < 0.8 * other.size));
    for (const word of small) {
      const host = hosts.find(
        (other) =>
          word.style.size < 0.8 * other.size &&
          word.baseline < other.baseline + 0.3 * other.size &&
          word.baseline > other.baseline - 0.6 * other.size &&
          other.words.some(
            (before) => before.style.size > word.style.size * 1.2 && Math.abs(word.box.x - right(before)) < 0.25 * before.style.size,
          ),
      );
      if (!host || word.icon) continue;
      row.words.splice(row.words.indexOf(word), 1);
      host.words.push(word);
    }
  }
  return rows.filter((row) => row.words.length > 0);
}

/** The largest size of the rows around one. */
function largestNear(rows: Baseline[], index: number): number {
  let largest = -Infinity;
  for (let at = Math.max(0, index - NEIGHBOURS); at < Math.min(rows.length, index + NEIGHBOURS); at++)
    if (at !== index) largest = Math.max(largest, (rows[at] as Baseline).size);
  return largest;
}

function cut(row: Word[], spacing: Spacing, isDivided: (left: Word, right: Word) => boolean): Segment[] {
  const letterSpace = spaceBetweenLetters(row);
  const segments: Segment[] = [];
  let piece: Word[] = [];
  let icon = false;
  let afterIcon = false;
  for (const word of row) {
    if (word.icon) {
      icon = true;
      continue;
    }
    const last = piece.at(-1);
    if (last && (icon || isAbove(last, word) || isApart(last, word, row, spacing, letterSpace) || isDivided(last, word))) {
      segments.push(toSegment(piece, afterIcon));
      piece = [];
    }
    if (piece.length === 0) afterIcon = icon;
    piece.push(word);
    icon = false;
  }
  if (piece.length > 0) segments.push(toSegment(piece, afterIcon));
  return segments;
}

/** Print over print is two texts, not one. */
const isAbove = (left: Word, after: Word) =>
  after.box.x - right(left) < -0.45 * Math.min(left.style.size, after.style.size) &&
  left.order !== after.order &&
  !isRightToLeft(after.text);

/** The space between two words is none of one text. */
function isApart(left: Word, after: Word, row: Word[], spacing: Spacing, letterSpace: number | undefined): boolean {
  const gap = after.box.x - right(left);
  const size = Math.min(left.style.size, after.style.size);
  if (!(gap > MIN_UNTYPED_GAP_EM * size)) return false;
  if (letterSpace !== undefined) return gap > Math.max(MIN_SEGMENT_GAP_EM, 5 * letterSpace) * size;
  // No space was typed, and the gap is far wider than the spaces of this row, or wide where the file begins anew.
  const space = 2.2 * spacing(row, after);
  const wide = after.apart ? MIN_UNTYPED_GAP_EM : Math.max(MIN_UNTYPED_GAP_EM, space);
  return (!after.spaceBefore && gap > wide * size) || gap > Math.max(MIN_SEGMENT_GAP_EM, Math.min(MAX_WORD_SPACE_EM, space)) * size;
}

/** The usual gap of a row that is set letter by letter, in ems; undefined for rows of words. */
function spaceBetweenLetters(row: Word[]): number | undefined {
  if (!isSpacedOut(row)) return undefined;
  const gaps = gapsOf(row);
  return gaps.length < 4 ? 0 : median(gaps);
}

export function toSegment(words: Word[], icon = false): Segment {
  const first = words[0] as Word;
  const parts = spaced(words);
  const size = weighted(words, (word) => word.style.size);
  const bold = weighted(words, (word) => word.style.bold);
  const segment: Segment = {
    page: first.box.page,
    words,
    parts,
    text: textOf(parts),
    x: Infinity,
    right: -Infinity,
    top: Infinity,
    bottom: -Infinity,
    baseline: (words.find((word) => word.style.size >= size) ?? first).baseline,
    size,
    bold,
    styleKey: styleKeyOf(Math.round(size * 2), bold, first.style.color ?? ""),
    // Segments of one shape are read faster.
    bullet: undefined,
    icon: icon || undefined,
    turned: undefined,
    table: undefined,
  };
  for (const word of words) {
    segment.x = Math.min(segment.x, word.box.x);
    segment.right = Math.max(segment.right, right(word));
    segment.top = Math.min(segment.top, word.box.y);
    segment.bottom = Math.max(segment.bottom, bottom(word));
  }
  return segment;
}

/** One text for all of one look: such texts are told apart at a glance. */
function styleKeyOf(size: number, bold: boolean, color: string): string {
  const key = 2 * size + (bold ? 1 : 0);
  const ofColor = STYLE_KEYS.get(color);
  const known = ofColor?.get(key);
  if (known !== undefined) return known;
  const styleKey = `${size} ${bold} ${color}`;
  if (STYLE_KEYS.size >= MAX_STYLE_KEYS || (ofColor && ofColor.size >= MAX_STYLE_KEYS)) STYLE_KEYS.clear();
  else if (ofColor) ofColor.set(key, styleKey);
  else STYLE_KEYS.set(color, new Map([[key, styleKey]]));
  return styleKey;
}

const MAX_STYLE_KEYS = 1_000;
const STYLE_KEYS = new Map<string, Map<number, string>>();

/** The value that most of the characters have. */
export function weighted<T>(words: Word[], of: (word: Word) => T): T {
  const first = of(words[0] as Word);
  for (const word of words) if (of(word) !== first) return mostCommon(words, of);
  return first;
}

function mostCommon<T>(words: Word[], of: (word: Word) => T): T {
  const counts = new Map<T, number>();
  for (const word of words) counts.set(of(word), (counts.get(of(word)) ?? 0) + word.text.length);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

/** A lone bullet sign belongs to the text that follows it on the baseline, near or far. */
function withBullets(segments: Segment[]): Segment[] {
  const out: Segment[] = [];
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index] as Segment;
    const next = segments[index + 1];
    if (
      (isLoneBullet(segment) || isLoneDash(segment, segments[index - 1], next)) &&
      next &&
      next.x - segment.right < 4 * next.size &&
      !next.bullet &&
      !isRating(next)
    ) {
      out.push({ ...next, bullet: { glyph: segment.text, x: segment.x } });
      index++;
    } else out.push(takeBullet(segment));
  }
  return out;
}

const DASH = /^[–—―−‐-]$/u;
const DATE_ABOVE = /^[^–—]{0,16}(?:19|20)\d{2}$/u;
const DATE_BELOW = /^(?:\p{L}{3,12}\.? ?|\d{1,2}[./])?(?:19|20)\d{2}$/u;
const MONTH_BELOW = /^\p{L}{3,12}\.?$/u;

/** In a narrow column "May 2011" may stand over "– June 2013", or over "– June" and "2013": that dash is no bullet. */
function withEndsOfPeriods(segments: Segment[]): Segment[] {
  return segments.map((segment, index) => {
    if (!segment.bullet || !DASH.test(segment.bullet.glyph) || segment.text.length > 20) return segment;
    const above = segments.slice(Math.max(0, index - NEIGHBOURS), index).findLast((other) => isStacked(other, segment));
    if (!above || above.bullet || !DATE_ABOVE.test(above.text)) return segment;
    const isYearBelow = () =>
      segments.slice(index + 1, index + 1 + NEIGHBOURS).some((other) => isStacked(segment, other) && /^(?:19|20)\d{2}$/.test(other.text));
    return DATE_BELOW.test(segment.text) || (MONTH_BELOW.test(segment.text) && isYearBelow()) ? withDash(segment) : segment;
  });
}

/** The second stands on the next line, and begins or ends where the first does. */
function isStacked(above: Segment, below: Segment): boolean {
  const step = below.baseline - above.baseline;
  const edges = [leftEdge(above) - leftEdge(below), above.right - below.right];
  return (
    above.page === below.page &&
    step > 0.7 * below.size &&
    step < 1.8 * below.size &&
    above.styleKey === below.styleKey &&
    edges.some((off) => Math.abs(off) < 0.4 * below.size)
  );
}

function withDash(segment: Segment): Segment {
  const [first] = segment.words as [Word, ...Word[]];
  const { glyph, x } = segment.bullet as NonNullable<Segment["bullet"]>;
  const dash = { ...first, text: glyph, box: { ...first.box, x, width: Math.max(0, segment.x - x - 0.3 * segment.size) } };
  return toSegment([dash, { ...first, spaceBefore: true }, ...segment.words.slice(1)], segment.icon);
}

/** "● ● ● ○" is how much somebody knows, not a list. */
const isRating = ({ text }: Segment) => /^(?:[●○◦•★☆⬤◯■□▪▫▮▯█░▓]\s*){2,}$/u.test(text);

const isLoneBullet = (segment: Segment) =>
  segment.words.length === 1 && (BULLET.test(segment.text) || NUMBERED.test(segment.text)) && segment.text !== "-";

/** A dash stands between two cells of a row ("2019 - 2021") unless it begins one. */
function isLoneDash(segment: Segment, before: Segment | undefined, next: Segment | undefined): boolean {
  if (segment.text !== "-" || !next) return false;
  const isFirst = before === undefined || segment.x - before.right > 2.5 * segment.size;
  return isFirst && next.x - segment.right < 1.6 * next.size;
}

function takeBullet(segment: Segment): Segment {
  const [first, second] = segment.words;
  if (isRating(segment)) return segment;
  if (!first || !second || first.text.length > MAX_BULLET_CHARACTERS) return glued(segment);
  const gap = (second.box.x - right(first)) / second.style.size;
  const isSpaced = second.spaceBefore === true || gap > 0.15;
  const isBullet =
    BULLET.test(first.text) &&
    isSpaced &&
    // A letter or a sign of comparison is a bullet only when it is set like one.
    (!/^[o§>]$/.test(first.text) || gap > 0.4 || first.style.font !== second.style.font);
  const isNumber = (NUMBERED.test(first.text) && gap > 0.45) || (CITED.test(first.text) && isSpaced);
  if (!isBullet && !isNumber) return glued(segment);
  return { ...toSegment(segment.words.slice(1), segment.icon), bullet: { glyph: first.text, x: first.box.x } };
}

/** "•Text", with nothing between. */
function glued(segment: Segment): Segment {
  const match = /^([•▪■●‣➢➤►▶❖◆✓✔◦])(?![•▪■●‣➢➤►▶❖◆✓✔◦○])\s*(?=\S)/u.exec(segment.text);
  const first = segment.words[0];
  if (!match || !first || first.text === match[1] || segment.words.length > 40) return segment;
  const rest = first.text.slice((match[1] as string).length);
  const share = 1 / [...first.text].length;
  const box = { ...first.box, x: first.box.x + first.box.width * share, width: first.box.width * (1 - share) };
  return {
    ...toSegment([{ ...first, text: rest, box }, ...segment.words.slice(1)], segment.icon),
    bullet: { glyph: match[1] as string, x: segment.x },
  };
}

/** A small shape at the height of the letters, a little way before the text, is its bullet. */
function withDots(segments: Segment[], dots: Box[]): Segment[] {
  if (dots.length === 0) return segments;
  return segments.map((segment, index) => {
    if (segment.bullet) return segment;
    const before = segments[index - 1]?.right ?? -Infinity;
    const dot = dots.find((box) => {
      const middle = box.y + box.height / 2;
      const distance = segment.x - box.x - box.width;
      const isLevel = middle < segment.baseline + 0.05 * segment.size && middle > segment.baseline - 0.75 * segment.size;
      return isLevel && box.height < 0.75 * segment.size && distance > 0.1 * segment.size && distance < 2 * segment.size && box.x > before;
    });
    return dot ? { ...segment, bullet: { glyph: "•", x: dot.x } } : segment;
  });
}

/** The words as one text: spaces where there are any, letter-spaced words closed up, right-to-left script in the order of reading. */
function textOf(parts: Part[]): string {
  let text = "";
  for (const { word, space } of parts) text += space ? ` ${word.text}` : word.text;
  return collapsed(text);
}

/** Each word in the order of reading, and whether a space goes before it. */
function spaced(words: Word[]): Part[] {
  const tracking = letterSpacing(words);
  const read = words[0]?.mirrored ? mirroredOrder(words) : words.some((word) => isRightToLeft(word.text)) ? readingOrder(words) : words;
  const parts: Part[] = [];
  let last: Word | undefined;
  for (const word of read) {
    parts.push({ word, space: last !== undefined && hasSpace(last, word, tracking) });
    last = word;
  }
  return parts;
}

function hasSpace(last: Word, word: Word, tracking: number | undefined): boolean {
  const isInOrder = last.box.x <= word.box.x;
  const left = isInOrder ? last : word;
  const after = isInOrder ? word : last;
  const gap = (after.box.x - right(left)) / Math.max(left.style.size, after.style.size);
  if (tracking !== undefined) return gap > Math.max(1.7 * tracking, tracking + 0.12);
  const isAfterSymbol = endsIdeographic(last.text);
  const isSymbol = beginsIdeographic(word.text);
  if (isAfterSymbol && isSymbol && gap < 0.6 && !isTypedBetween(last, word)) return false;
  // Chinese and Japanese set the letters of another script a little apart.
  if (isAfterSymbol !== isSymbol && !word.spaceBefore && gap < 0.3) return false;
  if (after.spaceBefore || (left === word && left.spaceBefore)) return gap > -0.15;
  // Two styles set against each other without a space ("Title2019"): a bold word never ends inside a word.
  if (left.style.bold !== after.style.bold && gap > -0.05 && overlap(left, after)) return gap > 0.1 || !isSubstitute(left, after);
  return gap > 0.17;
}

const overlap = (left: Word, after: Word) => /^[\p{L}\p{N}]/u.test(after.text) && /[\p{L}\p{N}.,;:)]$/u.test(left.text);

/** A space typed between two words of Chinese or Japanese, as between a family name and a given one; one between single signs only spaces them out. */
const isTypedBetween = (last: Word, word: Word) =>
  word.spaceBefore === true && /\p{L}{2}$/u.test(last.text) && /^\p{L}{2}/u.test(word.text);

/** Accented letters that the font of their word lacks are drawn with another font, which may be lighter: "Tr", "ầ", "n". */
const isSubstitute = (left: Word, after: Word) =>
  left.style.font !== after.style.font && [left, after].some(({ text }) => ACCENTED.test(text)) && /\p{L}$/u.test(left.text);
const ACCENTED = /^(?:(?!\p{ASCII})[\p{Script=Latin}\p{M}]){1,3}$/u;

/** The gap between letters, in ems, where words are set letter by letter ("E X P E R I E N C E"); undefined for ordinary print. */
function letterSpacing(words: Word[]): number | undefined {
  if (words.length < 4 && !words.every((word) => isCluster(word.text))) return undefined;
  let letters = words.length;
  for (const { text } of words) {
    if (!isOneLetter(text) || !/[\p{L}\p{N}&.,'’/-]/u.test(text)) letters--;
    if (letters < 0.8 * words.length) return undefined;
  }
  const gaps = words.slice(1).map((word, index) => (word.box.x - right(words[index] as Word)) / word.style.size);
  const usual = median(gaps);
  return usual > 0.05 ? usual : undefined;
}

/** On a mirrored page words stand in the order of reading, but for stretches of left-to-right words and for the parts of one number. */
function mirroredOrder(words: Word[]): Word[] {
  const isLeftToRight = (word: Word) => /\p{L}/u.test(word.text) && !isRightToLeft(word.text);
  // A number at the end of a left-to-right word ("P6") stands before it in the mirror.
  const endsOne = ([number, word]: Word[]) =>
    number && word && NUMBER_PART.test(number.text) && isLeftToRight(word) && touches(number, word);
  const out: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    // Signs and numbers between two left-to-right words belong to them.
    for (let next = at; next < words.length && !isRightToLeft((words[next] as Word).text); next++)
      if (isLeftToRight(words[next] as Word)) end = next + 1;
    if ((isLeftToRight(words[at] as Word) && end > at) || endsOne(words.slice(at, at + 2))) {
      out.push(...words.slice(at, end).reverse());
      at = end;
    } else {
      const number = numberAt(words, at);
      out.push(...number.reverse());
      at += number.length;
    }
  }
  return out;
}

/** The word at a place, with those that make one number with it ("54", "-", "555"): a sign between figures reads from the left, one beside them does not. */
function numberAt(words: Word[], at: number): Word[] {
  const found = words.slice(at, at + 1);
  for (const word of words.slice(at + 1)) {
    const last = found.at(-1) as Word;
    if (!touches(last, word) || !NUMBER_PART.test(last.text) || !NUMBER_PART.test(word.text)) break;
    found.push(word);
  }
  const end = found.findLastIndex(({ text }) => /^\d/.test(text)) + 1;
  return /\d$/.test(found[0]?.text ?? "") ? found.slice(0, Math.max(1, end)) : found.slice(0, 1);
}
const touches = (word: Word, next: Word) => Math.abs(next.box.x - right(word)) < 0.1 * word.style.size;
const NUMBER_PART = /^[\d.,:/+-]+$/;

/** A light form of the Unicode bidirectional algorithm: right to left by word, stretches of left-to-right words kept as they stand. */
function readingOrder(words: Word[]): Word[] {
  const rtl = words.filter((word) => isRightToLeft(word.text)).length;
  const ltr = words.filter((word) => /\p{L}/u.test(word.text) && !isRightToLeft(word.text)).length;
  const base = rtl >= ltr ? "rtl" : "ltr";
  const spans: { rtl: boolean; words: Word[] }[] = [];
  for (const word of words) {
    const isRtl = isRightToLeft(word.text) || (!/[\p{L}\p{N}]/u.test(word.text) && base === "rtl");
    const last = spans.at(-1);
    if (last && last.rtl === isRtl) last.words.push(word);
    else spans.push({ rtl: isRtl, words: [word] });
  }
  const parts = spans.map((span) => (span.rtl ? span.words.toReversed() : span.words));
  return (base === "rtl" ? parts.toReversed() : parts).flat();
}
