import { foldedText, foldLetters } from "../text/fold.ts";

/** Returns the words of a text as they are printed for a quote of them, or undefined where the text does not hold the quote as whole words. */
export function printedText(text: string): (quote: string) => string | undefined {
  const printed = text.normalize("NFC").replace(/\s+/g, " ");
  const { text: folded, at: origins } = foldedText(printed);
  return (quote) => {
    const wanted = foldLetters(quote).replace(/\s+/g, " ").trim();
    for (let at = wanted ? folded.indexOf(wanted) : -1; at !== -1; at = folded.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!isCut(folded, at) && !isCut(folded, end)) return printed.slice(origins[at], origins[end]).trim();
    }
    return undefined;
  };
}

/** Letters, figures and the signs of C++ and C#; scripts without spaces between words aside. */
const OF_A_WORD =
  /[\p{L}\p{N}+#](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])/u;

const isCut = (text: string, at: number) => OF_A_WORD.test(text[at - 1] ?? "") && OF_A_WORD.test(text[at] ?? "");
