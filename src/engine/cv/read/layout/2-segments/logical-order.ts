import { isRightToLeft } from "../1-words/text.ts";
import { right, type Word } from "../1-words/words.ts";
import { MAX_NUMBER_GAP_EM } from "./thresholds.ts";

/** Words of one baseline, given from left to right, in logical order. */
export function inLogicalOrder(words: Word[]): Word[] {
  if (words[0]?.mirrored) return mirroredOrder(words);
  return words.some((word) => isRightToLeft(word.text)) ? bidirectionalOrder(words) : words;
}

/** On a mirrored page words are in logical order, except runs of left-to-right words and the parts of one number. */
function mirroredOrder(words: Word[]): Word[] {
  const isLeftToRight = (word: Word) => /\p{L}/u.test(word.text) && !isRightToLeft(word.text);
  // A number at the end of a left-to-right word ("P6") stands before it in the mirror.
  const endsOne = ([number, word]: Word[]) =>
    number && word && NUMBER_PART.test(number.text) && isLeftToRight(word) && touches(number, word);
  const out: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    // Punctuation and numbers between two left-to-right words belong to them.
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

/** The word at an index, with those that form one number with it ("54", "-", "555"). Punctuation between digits is part of the number, beside them it is not. */
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
const touches = (word: Word, next: Word) => Math.abs(next.box.x - right(word)) < MAX_NUMBER_GAP_EM * word.style.size;
const NUMBER_PART = /^[\d.,:/+-]+$/;

/** A light form of the Unicode bidirectional algorithm: words from right to left, left-to-right words in succession kept as they stand. */
function bidirectionalOrder(words: Word[]): Word[] {
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
