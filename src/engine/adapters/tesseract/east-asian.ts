import { beginsIdeographic, endsIdeographic } from "../../cv/read/layout/1-words/text.ts";
import type { RawLine, RawWord } from "../../cv/read/ocr/words.ts";
import { MAX_IDEOGRAPH_GAP, MAX_SPLIT_LINE_GAP } from "./thresholds.ts";

export const isEastAsian = (language: string): boolean => ["chi_sim", "chi_tra", "jpn", "kor"].includes(language);

/**
 * Lines of Chinese, Japanese and Korean as they stand on the page. Where Tesseract divides a row of characters into words, the first keeps the
 * box of all: it ends where the next begins. Lines that it took for vertical text, a character each, are left out and so read again as one.
 */
export const asRows = (lines: RawLine[]): RawLine[] =>
  lines
    .filter((line) => !isCharacterOfRow(line, lines))
    .map((line) => ({ ...line, words: line.words.map((word, at) => endedBefore(word, line.words[at + 1])) }));

function endedBefore(word: RawWord, next: RawWord | undefined): RawWord {
  if (next === undefined || next.left <= word.left) return word;
  const isInside = next.left < word.right;
  // Boxes are a little off, so that gaps come and go between characters that no space divides.
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
