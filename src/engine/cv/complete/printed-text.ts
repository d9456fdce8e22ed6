import { foldLetters } from "../parse/lexicon/fold.ts";

/** Returns the words of a text as they are printed for a quote of them, or undefined where the text does not hold the quote as whole words. */
export function printedText(text: string): (quote: string) => string | undefined {
  const printed = text.normalize("NFC").replace(/\s+/g, " ");
  const { folded, origins } = foldEach(printed);
  return (quote) => {
    const wanted = foldLetters(quote).replace(/\s+/g, " ").trim();
    for (let at = wanted ? folded.indexOf(wanted) : -1; at !== -1; at = folded.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!isCut(folded, at) && !isCut(folded, end)) return printed.slice(origins[at], origins[end]).trim();
    }
    return undefined;
  };
}

/** The folded text, and for each of its places (and its end) the place in the text where it comes from. */
function foldEach(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = "";
  let from = 0;
  for (const letter of text) {
    const plain = foldLetters(letter);
    for (let unit = 0; unit < plain.length; unit++) origins.push(from);
    folded += plain;
    from += letter.length;
  }
  return { folded, origins: [...origins, from] };
}

/** Letters, figures and the signs of C++ and C#; scripts without spaces between words aside. */
const OF_A_WORD =
  /[\p{L}\p{N}+#](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])/u;

const isCut = (text: string, at: number) => OF_A_WORD.test(text[at - 1] ?? "") && OF_A_WORD.test(text[at] ?? "");
