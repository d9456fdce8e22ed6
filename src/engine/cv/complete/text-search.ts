import { foldedText, foldLetters } from "../text/fold.ts";

/**
 * Opens a text for searching. The function that is returned finds a quote, whatever its case and accents, and gives it as the text writes it;
 * undefined where the text does not have the quote as whole words.
 */
export function openTextSearch(text: string): (quote: string) => string | undefined {
  const clean = text.normalize("NFC").replace(/\s+/g, " ");
  const { text: folded, at: origins } = foldedText(clean);
  return (quote) => {
    const wanted = foldLetters(quote).replace(/\s+/g, " ").trim();
    for (let at = wanted ? folded.indexOf(wanted) : -1; at !== -1; at = folded.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!isCut(folded, at) && !isCut(folded, end)) return clean.slice(origins[at], origins[end]).trim();
    }
    return undefined;
  };
}

/** A character of a word: letters, digits and the symbols of "C++" and "C#", but none of a script without spaces between words. */
const OF_A_WORD =
  /[\p{L}\p{N}+#](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])/u;

const isCut = (text: string, at: number) => OF_A_WORD.test(text[at - 1] ?? "") && OF_A_WORD.test(text[at] ?? "");
