import { beginsIdeographic, endsIdeographic } from "../../cv/read/layout/1-words/text.ts";
import type { RawLine, RawWord } from "../../cv/read/ocr/words.ts";
import { MAX_IDEOGRAPH_GAP, MAX_SPLIT_LINE_GAP } from "./thresholds.ts";

export const isEastAsian = (language: string): boolean => ["chi_sim", "chi_tra", "jpn", "kor"].includes(language);

/**
 * Corrects two errors of Tesseract in Chinese, Japanese and Korean. It divides a row of characters into words, but gives the first word the box
 * of the whole row: here that box ends where the next word begins. And it takes a row for vertical text, a line for each character: these
 * lines are left out, and `readMissed` reads the row as one line.
 */
export const asRows = (lines: RawLine[]): RawLine[] =>
  lines
    .filter((line) => !isCharacterOfRow(line, lines))
    .map((line) => ({ ...line, words: line.words.map((word, at) => endedBefore(word, line.words[at + 1])) }));

function endedBefore(word: RawWord, next: RawWord | undefined): RawWord {
  if (next === undefined || next.left <= word.left) return word;
  const isInside = next.left < word.right;
  // Boxes are inexact: characters without a space between them may have a small gap, which is closed here.
  const gap = next.left - word.right;
  const isSolid = endsIdeographic(word.text) && beginsIdeographic(next.text) && gap < MAX_IDEOGRAPH_GAP * (next.bottom - next.top);
  return isInside || isSolid ? { ...word, right: next.left } : word;
}

/** A line of one or two characters, with another such line beside it. */
function isCharacterOfRow(line: RawLine, lines: RawLine[]): boolean {
  const character = onlyCharacter(line);
  if (!character) return false;
  return lines.some((other) => {
    const beside = other === line ? undefined : onlyCharacter(other);
    if (!beside) return false;
    const height = character.bottom - character.top;
    const isOnRow = beside.top < character.bottom && beside.bottom > character.top;
    const gap = Math.max(beside.left - character.right, character.left - beside.right);
    return isOnRow && gap < MAX_SPLIT_LINE_GAP * height;
  });
}

function onlyCharacter({ words }: RawLine): RawWord | undefined {
  const [word, ...others] = words;
  return word && others.length === 0 && [...word.text].length <= 2 ? word : undefined;
}
