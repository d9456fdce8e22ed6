import type { OcrWord } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { hasTypedSpaces } from "../scripts.ts";
import { hasCharacters, rightOf, type Segment } from "./segments.ts";
import {
  MAX_BLOT_ASPECT,
  MAX_CAPITAL_HEIGHT_DIFFERENCE,
  MAX_DASH_GAP_EM,
  MAX_DOT_ASPECT,
  MAX_DOT_CONFIDENCE,
  MAX_DOT_EM,
  MAX_DOT_MIDDLE_EM,
  MAX_ITEM_SPREAD_EM,
  MAX_JOINING_SYMBOL_GAP_EM,
  MAX_LONE_BULLET_GAP_EM,
  MAX_LONE_BULLET_SHIFT_EM,
  MAX_MARKER_SPREAD_EM,
  MAX_PUNCTUATION_GAP_EM,
  MAX_SYMBOL_GAP_EM,
  MAX_SYMBOL_HEIGHT_EM,
  MIN_BLOT_STROKE_RATIO,
  MIN_DOT_GAP_EM,
  MIN_DOT_MIDDLE_EM,
  MIN_ICON_STROKE_RATIO,
  MIN_MARKER_GAP_EM,
  MIN_SHORT_WORD_CONFIDENCE,
} from "./thresholds.ts";

const BULLET = "•";
/** Punctuation that touches the word before or after it. */
const PUNCTUATION = /^(?:[:.,;'"„“”‚‘’*…?!]|\.\.\.)$/u;
/** Symbols between two words; a heading with letter spacing sets them further apart. */
const JOINING = /^[&+/|–—-]$/u;
/** What Tesseract reads a bullet as where it does not know it. */
const MAYBE_BULLET = /^[eocaEO0©®¢°»«*.·•■▪●○◦¤+>›-]$/u;
/** Symbols that stand between words, or begin or end a text. */
const SYMBOL = /^(?:[–—\-/|&+•·:,.()[\]{}"'„“”‚‘’«»!?%€$£#…@<>=~*]|\.\.\.)$/u;
const THREE_LETTERS = /\p{L}{3}/u;
const ONE_OR_TWO_SYMBOLS = /^[^\d\s]{1,2}$/u;
const DATE_AND_BLOT = /^((?:\d\d?[./])?(?:19|20)\d\d)[@&#©®°*]{1,2}$/;

export const isBullet = (word: OcrWord) => word.text === BULLET;

/**
 * Tells text from artifacts by shape and place: dots between texts and before list items become "•"; what ruling lines, icons, rating
 * dots and photos were read as is left out.
 */
export function withoutArtifacts(segments: Segment[]): Segment[] {
  const text = withoutBlots(segments).map(withoutIcon);
  const bulleted = text.map(withVerticalStrokes).map(withDots);
  return withItemMarkers(bulleted)
    .map((segment) => ({ ...segment, words: segment.words.filter((word, index) => isText(word, index, segment)) }))
    .filter((segment) => segment.words.some(hasCharacters) || isLoneBullet(segment, bulleted));
}

/**
 * The filled dot of a timeline is read as a letter or two after a date, with strokes as wide as the dot; or as a symbol that touches a
 * year: "2014@".
 */
function withoutBlots(segments: Segment[]): Segment[] {
  const words = segments.flatMap((segment) => segment.words);
  const usual = median(words.flatMap(({ text, stroke }) => (stroke && THREE_LETTERS.test(text) ? stroke : [])));
  const lines = Map.groupBy(words, ({ lineKey }) => lineKey);
  const isBlot = (word: OcrWord) => {
    const stroke = word.stroke ?? 0;
    if (!isShort(word) || isBullet(word) || usual === 0 || stroke < MIN_BLOT_STROKE_RATIO * usual) return false;
    const others = (lines.get(word.lineKey) ?? []).filter((other) => other !== word && !isShort(other));
    return others.some(({ box }) => box.x < word.box.x) && others.every((other) => stroke > MIN_ICON_STROKE_RATIO * (other.stroke ?? 0));
  };
  return segments
    .map((segment) => ({ ...segment, words: segment.words.filter((word) => !isBlot(word)).map(withoutBlotBehindDate) }))
    .filter((segment) => segment.words.length > 0);
}

/** One or two symbols that are no word by themselves; a Chinese character is one. */
const isShort = ({ text }: OcrWord) => ONE_OR_TWO_SYMBOLS.test(text) && hasTypedSpaces(text);

function withoutBlotBehindDate(word: OcrWord): OcrWord {
  const [, date] = DATE_AND_BLOT.exec(word.text) ?? [];
  return date ? { ...word, text: date, box: { ...word.box, width: (word.box.width * date.length) / word.text.length } } : word;
}

/** An icon before a text is read as a letter or two, but has wider strokes than the text after it. */
function withoutIcon(segment: Segment): Segment {
  const [first, ...rest] = segment.words;
  if (!first?.stroke || rest.length === 0 || MAYBE_BULLET.test(first.text) || !hasTypedSpaces(first.text)) return segment;
  const isIconSized = /^[^\d\s]$/u.test(first.text) || ([...first.text].length === 2 && first.confidence < MIN_SHORT_WORD_CONFIDENCE);
  const usual = median(rest.flatMap(({ text, stroke }) => (stroke && [...text].length > 1 ? stroke : [])));
  return isIconSized && usual > 0 && first.stroke > MIN_ICON_STROKE_RATIO * usual ? { ...segment, words: rest } : segment;
}

/** "|" is the letter "I" where it is as high as the words beside it; at the ends of a line it is a border, and a short one is a speck. */
function withVerticalStrokes(segment: Segment): Segment {
  const words = segment.words.map((word, index) => {
    if (/^\|\p{Lu}\p{Ll}/u.test(word.text)) return { ...word, text: word.text.slice(1) };
    const neighbours = [segment.words[index - 1], segment.words[index + 1]];
    const isLetter = word.text === "|" && neighbours.some((other) => other && isAsHigh(word, other));
    return isLetter ? { ...word, text: "I" } : word;
  });
  const isStray = ({ text, box }: OcrWord, index: number) =>
    text === "|" && (index === 0 || index === words.length - 1 || box.height < MAX_DOT_EM * segment.size);
  return { ...segment, words: words.filter((word, index) => !isStray(word, index)) };
}

/** The other word begins with a capital or ascender, has no descender, and both have the same top and bottom. */
const isAsHigh = ({ box }: OcrWord, { text, box: other }: OcrWord) =>
  /^[\p{Lu}bdfhkl]/u.test(text) &&
  !/[gjpqyQ,;()]/.test(text) &&
  Math.abs(box.y - other.y) < MAX_CAPITAL_HEIGHT_DIFFERENCE * other.height &&
  Math.abs(box.y + box.height - other.y - other.height) < MAX_CAPITAL_HEIGHT_DIFFERENCE * other.height;

/** A small round shape between baseline and x-height, apart from its neighbours, is a bullet, whatever it was read as. */
function withDots(segment: Segment): Segment {
  const words = segment.words.map((word, index) => {
    if (!isDotShaped(word, segment) || !mayBeDot(word) || (index > 0 && !hasTypedSpaces(word.text))) return word;
    const [before, next] = [segment.words[index - 1], segment.words[index + 1]];
    if (before && next && isDate(before) && isDate(next) && /^[–—-]$/u.test(word.text)) return word;
    const gap = Math.min(next ? next.box.x - rightOf(word) : Infinity, before ? word.box.x - rightOf(before) : Infinity);
    return gap > MIN_DOT_GAP_EM * segment.size ? { ...word, text: BULLET } : word;
  });
  return { ...segment, words };
}

/** "2019", "3月". */
const isDate = ({ text }: OcrWord) => /\d\p{Script=Han}?$|^\d|月|年/u.test(text);

function isDotShaped({ box: { width, height, y } }: OcrWord, { size, baseline }: Segment): boolean {
  const middle = (baseline - y - height / 2) / size;
  const isSmall = height < MAX_DOT_EM * size && width < MAX_DOT_EM * size;
  const isRound = height < MAX_DOT_ASPECT * width && width < MAX_DOT_ASPECT * height;
  return isSmall && isRound && middle > MIN_DOT_MIDDLE_EM && middle < MAX_DOT_MIDDLE_EM;
}

function mayBeDot({ text, confidence }: OcrWord): boolean {
  const isLetter = /^\p{L}/u.test(text) && (confidence > MAX_DOT_CONFIDENCE || !hasTypedSpaces(text));
  return [...text].length <= 2 && !/^[\p{Lu}\p{N}]/u.test(text) && !isLetter;
}

/** A symbol before a text is a bullet where symbol and text begin where those of other lines do. */
function withItemMarkers(segments: Segment[]): Segment[] {
  const heads = segments.flatMap(headOf);
  return segments.map((segment) => {
    const [head] = headOf(segment);
    if (!head || isBullet(head.marker)) return segment;
    const isAlike = (other: Head) =>
      other !== head &&
      other.marker !== head.marker &&
      Math.abs(other.marker.box.x - head.marker.box.x) < MAX_MARKER_SPREAD_EM * segment.size &&
      Math.abs(other.text.box.x - head.text.box.x) < MAX_ITEM_SPREAD_EM * segment.size;
    const alike = heads.filter(isAlike);
    const isItem = alike.some((other) => isBullet(other.marker)) || (alike.length > 0 && !/^[\p{L}\p{N}]$/u.test(head.marker.text));
    return isItem ? { ...segment, words: [{ ...head.marker, text: BULLET }, ...segment.words.slice(1)] } : segment;
  });
}

type Head = { marker: OcrWord; text: OcrWord };

/** Two letters in the space of one: a round bullet that was read as "eo". */
const isDoubleLetter = ({ text, box }: OcrWord) => /^[eoc]{2}$/.test(text) && box.width < MAX_BLOT_ASPECT * box.height;

function headOf({ words, size }: Segment): Head[] {
  const [marker, text] = words;
  if (!marker || !text || !(MAYBE_BULLET.test(marker.text) || isDoubleLetter(marker))) return [];
  const isApart = text.box.x - rightOf(marker) >= MIN_MARKER_GAP_EM * size;
  return !isApart || marker.text === "-" || marker.text === "–" ? [] : [{ marker, text }];
}

/** Words and bullets are text; a symbol is where it is no higher than the line and near enough to its neighbours. */
function isText(word: OcrWord, index: number, { words, size }: Segment): boolean {
  if (hasCharacters(word) || isBullet(word) || !hasTypedSpaces(word.text)) return true;
  if (word.box.height > MAX_SYMBOL_HEIGHT_EM * size) return false;
  if (!SYMBOL.test(word.text) && [...word.text].length > 1 && word.confidence < MIN_SHORT_WORD_CONFIDENCE) return false;
  const before = words[index - 1];
  const next = words[index + 1];
  const gapBefore = before ? word.box.x - rightOf(before) : Infinity;
  const gapAfter = next ? next.box.x - rightOf(word) : Infinity;
  if (PUNCTUATION.test(word.text)) return Math.min(gapBefore, gapAfter) < MAX_PUNCTUATION_GAP_EM * size;
  const isItemDash = /^[–—-]$/u.test(word.text) && index === 0 && gapAfter < MAX_DASH_GAP_EM * size;
  const joins = JOINING.test(word.text) && Math.max(gapBefore, gapAfter) < MAX_JOINING_SYMBOL_GAP_EM * size;
  return joins || Math.min(gapBefore, gapAfter) < MAX_SYMBOL_GAP_EM * size || isItemDash;
}

/** A bullet that Tesseract took for a line of its own, with the text of its item to the right. */
function isLoneBullet(segment: Segment, segments: Segment[]): boolean {
  const [word, ...rest] = segment.words;
  if (!word || rest.length > 0 || !isBullet(word)) return false;
  return segments.some((other) => {
    const [first] = other.words;
    if (other === segment || !first || !hasCharacters(first)) return false;
    if (Math.abs(other.baseline - segment.baseline) > MAX_LONE_BULLET_SHIFT_EM * other.size) return false;
    const gap = first.box.x - rightOf(word);
    return gap > 0 && gap < MAX_LONE_BULLET_GAP_EM * other.size;
  });
}
