import { letterWidth } from "../typography/fonts.ts";
import { textWidthPt } from "../typography/measure.ts";
import type { LinkableText } from "../view/shapes.ts";
import { BOLD_LETTERS, WIDEST_LETTERS } from "./thresholds.ts";

/** Text of a slide and what it is: `strong` and `accent` are bold. */
export type SlideText = LinkableText & { role: "plain" | "strong" | "accent" | "muted" };

/** How wide letters count, as a factor on the average of `measure.ts`. */
export type Letters = { plain: number; bold: number };

const lettersOf = (plain: number): Letters => ({ plain, bold: plain * BOLD_LETTERS });
/** For frames of text, which shrink it where another font is wider. */
export const frameLetters = (font: string): Letters => lettersOf(letterWidth(font));
/** For tables, titles and the cover, which cannot shrink: nobody knows which font the reader's machine takes where it lacks that of the style. */
export const WIDEST: Letters = lettersOf(WIDEST_LETTERS);

/** Letters as wide as they are high in every font. */
const SQUARE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/g;

export function widthOf({ text, role }: Pick<SlideText, "text" | "role">, size: number, letters: Letters): number {
  const others = text.replace(SQUARE, "");
  const factor = role === "strong" || role === "accent" ? letters.bold : letters.plain;
  return textWidthPt(others, size) * factor + (text.length - others.length) * size;
}

/** Height of a line of text in em: fonts of these scripts are higher than those of Latin, of which Calibri is the highest. */
const LINE_HEIGHTS: [script: RegExp, em: number][] = [
  [/[\p{Script=Devanagari}\p{Script=Thai}]/u, 1.5],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.45],
  [/\p{Script=Arabic}/u, 1.35],
];
const LATIN_LINE_HEIGHT = 1.22;

export const lineHeight = (text: string, size: number): number =>
  size * (LINE_HEIGHTS.find(([script]) => script.test(text))?.[1] ?? LATIN_LINE_HEIGHT);

/** The lines that a text breaks into in a column of `width` points, each as the pieces that stand on it. */
export function breakLines(words: SlideText[], size: number, width: number, letters: Letters): SlideText[][] {
  const lines: SlideText[][] = [[]];
  let left = width;
  const place = (piece: SlideText, needed: number) => {
    lines.at(-1)?.push(piece);
    left -= needed;
  };
  const newLine = () => {
    lines.push([]);
    left = width;
  };
  for (const word of words) {
    for (const text of piecesOf(word.text)) {
      const piece = { ...word, text };
      const needed = widthOf(piece, size, letters);
      if (text === "\n") {
        place(piece, 0);
        newLine();
      } else if (needed <= left) place(piece, needed);
      else if (/^\s+$/.test(text)) place(piece, left);
      else if (needed <= width) {
        newLine();
        place(piece, needed);
      } else {
        // A word that is longer than a line breaks anywhere, as in an address: "linkedin.com/in/…".
        for (const letter of text) {
          const letterNeeded = widthOf({ ...word, text: letter }, size, letters);
          if (letterNeeded > left) newLine();
          place({ ...word, text: letter }, letterNeeded);
        }
      }
    }
  }
  return lines.map(joinPieces);
}

/** Words, the spaces between them, and each letter of scripts that break anywhere. Thai has no spaces; its words are found by a dictionary. */
function piecesOf(text: string): string[] {
  const pieces = text.match(/\n|[^\S\n]+|[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]+/g) ?? [];
  return pieces.flatMap((piece) => (/\p{Script=Thai}/u.test(piece) ? [...THAI.segment(piece)].map(({ segment }) => segment) : [piece]));
}

const THAI = new Intl.Segmenter("th", { granularity: "word" });

/** Width of the longest piece of a text that does not break, in bold letters of the widest font. */
export const widestWord = (text: string, size: number): number =>
  Math.max(0, ...piecesOf(text).map((piece) => widthOf({ text: piece, role: "strong" }, size, WIDEST)));

/** Joins the pieces of a line that are of one text. */
function joinPieces(pieces: SlideText[]): SlideText[] {
  const joined: SlideText[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.role === piece.role && last.link === piece.link) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** Several lines as one text again. The space at the end of a line is part of it. */
export const joinLines = (lines: SlideText[][]): SlideText[] => joinPieces(lines.flat());
