import type { OcrWord } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { isText, type Piece, rightOf } from "./pieces.ts";

const BULLET = "•";
/** Marks that touch the word before or after them. */
const CLINGS = /^(?:[:.,;'"„“”‚‘’*…?!]|\.\.\.)$/u;
/** Signs between two words, which spaced print sets further apart. */
const JOINS = /^[&+/|–—-]$/u;
/** What a bullet before a list item is read as, where it was not read as one. */
const MAYBE_BULLET = /^[eocaEO0©®¢°»«*.·•■▪●○◦¤+>›-]$/u;
/** Signs that stand between words, or begin or end a text. */
const SIGN = /^(?:[–—\-/|&+•·:,.()[\]{}"'„“”‚‘’«»!?%€$£#…@<>=~*]|\.\.\.)$/u;
/** Ems. */
const SMALL_DOT = 0.45;
const SET_APART = 0.55;
const FAR = 1.1;
const TOUCHES = 0.2;
const AS_HIGH = 0.06;
const HIGH = 1.3;
/** Widths per height. */
const SQUARE = 1.2;
/** A dot is never read as a letter with such certainty; "з" and "e" are. */
const SURELY = 90;
const UNSURE = 60;
/** Strokes of the letters beside it. */
const ICON_STROKE = 1.4;
/** Strokes of the letters of the page: bold print stays below. */
const BLOT_STROKE = 2.2;
const LONG_ENOUGH = /\p{L}{3}/u;
const SHORT = /^[^\d\s]{1,2}$/u;
const DATE_AND_BLOT = /^((?:\d\d?[./])?(?:19|20)\d\d)[@&#©®°*]{1,2}$/;

export const isDot = (word: OcrWord) => word.text === BULLET;

/**
 * Gives marks their meaning by shape and place: dots between texts and before list items become "•", and what rules, icons, level marks and
 * photos were read as goes.
 */
export function asPrinted(pieces: Piece[]): Piece[] {
  const plain = withoutBlots(pieces).map(withoutIcon);
  const dotted = plain.map(withStrokes).map(withDots);
  return withItemBullets(dotted)
    .map((piece) => ({ ...piece, words: piece.words.filter((word, index) => isPrint(word, index, piece)) }))
    .filter((piece) => piece.words.some(isText) || isLoneBullet(piece, dotted));
}

/**
 * The filled dots of a timeline are read as a letter or two behind a date, with strokes as thick as the dot. A sign behind a year without a
 * space is one as well.
 */
function withoutBlots(pieces: Piece[]): Piece[] {
  const words = pieces.flatMap((piece) => piece.words);
  const usual = median(words.flatMap(({ text, stroke }) => (stroke && LONG_ENOUGH.test(text) ? stroke : [])));
  const lines = Map.groupBy(words, ({ lineKey }) => lineKey);
  const isBlot = (word: OcrWord) => {
    const stroke = word.stroke ?? 0;
    if (!SHORT.test(word.text) || word.text === BULLET || usual === 0 || stroke < BLOT_STROKE * usual) return false;
    const others = (lines.get(word.lineKey) ?? []).filter((other) => other !== word && !SHORT.test(other.text));
    return others.some(({ box }) => box.x < word.box.x) && others.every((other) => stroke > ICON_STROKE * (other.stroke ?? 0));
  };
  return pieces
    .map((piece) => ({ ...piece, words: piece.words.filter((word) => !isBlot(word)).map(withoutTail) }))
    .filter((piece) => piece.words.length > 0);
}

function withoutTail(word: OcrWord): OcrWord {
  const [, date] = DATE_AND_BLOT.exec(word.text) ?? [];
  return date ? { ...word, text: date, box: { ...word.box, width: (word.box.width * date.length) / word.text.length } } : word;
}

/** An icon before a text is read as a letter or two, but is drawn with other strokes than the letters behind it. */
function withoutIcon(piece: Piece): Piece {
  const [first, ...rest] = piece.words;
  if (!first?.stroke || rest.length === 0 || MAYBE_BULLET.test(first.text)) return piece;
  const isShort = /^[^\d\s]$/u.test(first.text) || ([...first.text].length === 2 && first.confidence < UNSURE);
  const usual = median(rest.flatMap(({ text, stroke }) => (stroke && [...text].length > 1 ? stroke : [])));
  return isShort && usual > 0 && first.stroke > ICON_STROKE * usual ? { ...piece, words: rest } : piece;
}

/** What an upright stroke is: the letter "I" where it is as high as the words beside it; no print before or behind a line, or cut to a speck. */
function withStrokes(piece: Piece): Piece {
  const words = piece.words.map((word, index) => {
    if (/^\|\p{Lu}\p{Ll}/u.test(word.text)) return { ...word, text: word.text.slice(1) };
    const isLetter = word.text === "|" && [piece.words[index - 1], piece.words[index + 1]].some((other) => other && isAsHigh(word, other));
    return isLetter ? { ...word, text: "I" } : word;
  });
  const isStray = ({ text, box }: OcrWord, index: number) =>
    text === "|" && (index === 0 || index === words.length - 1 || box.height < SMALL_DOT * piece.size);
  return { ...piece, words: words.filter((word, index) => !isStray(word, index)) };
}

/** Stands on the line and ends with the capitals of a word without anything below the line. */
const isAsHigh = ({ box }: OcrWord, { text, box: other }: OcrWord) =>
  /^[\p{Lu}bdfhkl]/u.test(text) &&
  !/[gjpqyQ,;()]/.test(text) &&
  Math.abs(box.y - other.y) < AS_HIGH * other.height &&
  Math.abs(box.y + box.height - other.y - other.height) < AS_HIGH * other.height;

/** A round spot well above the baseline and below the top of small letters, whatever it was read as. */
function withDots(piece: Piece): Piece {
  const { size, baseline } = piece;
  const words = piece.words.map((word, index) => {
    const { width, height, y } = word.box;
    const middle = (baseline - y - height / 2) / size;
    const isSmall = height < SMALL_DOT * size && width < SMALL_DOT * size && height < 1.6 * width && width < 1.6 * height;
    const isAtDotHeight = middle > 0.1 && middle < 0.5;
    const isLetter = /^\p{L}/u.test(word.text) && word.confidence > SURELY;
    const isShort = [...word.text].length <= 2 && !/^[\p{Lu}\p{N}]/u.test(word.text) && !isLetter;
    if (!isSmall || !isAtDotHeight || !isShort) return word;
    const next = piece.words[index + 1];
    const before = piece.words[index - 1];
    const gap = Math.min(next ? next.box.x - rightOf(word) : Infinity, before ? word.box.x - rightOf(before) : Infinity);
    return gap > 0.1 * size ? { ...word, text: BULLET } : word;
  });
  return { ...piece, words };
}

/** A sign before a text that stands where other lines have one, with its text where theirs begins, is a bullet. */
function withItemBullets(pieces: Piece[]): Piece[] {
  const heads = pieces.flatMap(headOf);
  return pieces.map((piece) => {
    const [head] = headOf(piece);
    if (!head || isDot(head.sign)) return piece;
    const isAlike = (other: Head) =>
      other !== head &&
      other.sign !== head.sign &&
      Math.abs(other.sign.box.x - head.sign.box.x) < 0.3 * piece.size &&
      Math.abs(other.text.box.x - head.text.box.x) < 0.4 * piece.size;
    const alike = heads.filter(isAlike);
    const isItem = alike.some((other) => isDot(other.sign)) || (alike.length > 0 && !/^[\p{L}\p{N}]$/u.test(head.sign.text));
    return isItem ? { ...piece, words: [{ ...head.sign, text: BULLET }, ...piece.words.slice(1)] } : piece;
  });
}

type Head = { sign: OcrWord; text: OcrWord };

/** Two letters on the place of one. */
const isDouble = ({ text, box }: OcrWord) => /^[eoc]{2}$/.test(text) && box.width < SQUARE * box.height;

function headOf({ words, size }: Piece): Head[] {
  const [sign, text] = words;
  if (!sign || !text || !(MAYBE_BULLET.test(sign.text) || isDouble(sign)) || text.box.x - rightOf(sign) < 0.3 * size) return [];
  return sign.text === "-" || sign.text === "–" ? [] : [{ sign, text }];
}

/** Words are print; a sign is where it is no higher than the line and touches the text, or is a bullet. */
function isPrint(word: OcrWord, index: number, { words, size }: Piece): boolean {
  if (isText(word)) return true;
  if (isDot(word)) return true;
  if (word.box.height > HIGH * size) return false;
  if (!SIGN.test(word.text) && [...word.text].length > 1 && word.confidence < 60) return false;
  const before = words[index - 1];
  const next = words[index + 1];
  const gapBefore = before ? word.box.x - rightOf(before) : Infinity;
  const gapAfter = next ? next.box.x - rightOf(word) : Infinity;
  if (CLINGS.test(word.text)) return Math.min(gapBefore, gapAfter) < TOUCHES * size;
  const isDash = /^[–—-]$/u.test(word.text);
  const joins = JOINS.test(word.text) && Math.max(gapBefore, gapAfter) < FAR * size;
  return joins || Math.min(gapBefore, gapAfter) < SET_APART * size || (isDash && index === 0 && gapAfter < 2 * size);
}

/** A bullet that the engine took for a piece of its own, with its text to the right. */
function isLoneBullet(piece: Piece, pieces: Piece[]): boolean {
  const [word, ...rest] = piece.words;
  if (!word || rest.length > 0 || !isDot(word)) return false;
  return pieces.some((other) => {
    const [first] = other.words;
    if (other === piece || !first || !isText(first) || Math.abs(other.baseline - piece.baseline) > 0.6 * other.size) return false;
    const gap = first.box.x - rightOf(word);
    return gap > 0 && gap < 3 * other.size;
  });
}
