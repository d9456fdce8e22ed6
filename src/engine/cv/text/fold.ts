import { memoize } from "./memoize.ts";

/** Letters that Unicode does not decompose, and forms that differ by position only. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ħ: "h",
  ŋ: "n",
  ς: "σ",
  ı: "i",
  ĸ: "k",
  ѐ: "е",
  ى: "ي",
  ة: "ه",
  ـ: "",
  "\u0901": "\u0902",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
/** Kana voicing marks are letters to a Japanese reader: が is not か. So are the vowels of India and its neighbours, which Unicode counts as marks. */
const MARK = /(?![\u3099\u309a]|(?!\u093c)[\u0900-\u109f\u1780-\u17ff])\p{M}|\p{Cf}/gu;
const GAP = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The form in which words are compared: compatibility forms resolved, marks removed, lower case, special letters spelled out, every
 * run of punctuation and space one space, trimmed. `fold("Beruflicher Werdegang:") === "beruflicher werdegang"`.
 */
export const fold = memoize(foldEntry);

/** `fold` for the words of a table, which no document asks for again. */
export function foldEntry(text: string): string {
  const folded = plainLetters(text).replace(GAP, " ").trim();
  return SPACED_SIGNS.test(folded) ? folded.replaceAll(" ", "") : folded;
}

const TYPED_UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** The spellings of a word of a list: German is also typed without umlauts, "Persoenliche Daten". */
export const spellingsOf = (word: string): string[] =>
  /[äöü]/i.test(word) ? [word, word.toLowerCase().replace(/[äöü]/g, (letter) => TYPED_UMLAUTS[letter] as string)] : [word];

/** `fold` without any space, but with the signs of "C++" and "C#": what a value is looked for by. */
export const squeeze = (text: string) => foldLetters(text).replace(/[^\p{L}\p{N}+#]+/gu, "");

/** "氏　名", "성 명": forms set the signs of a short word apart. */
const SPACED_SIGNS = /^(?:[\p{Script=Han}\p{Script=Hangul}] )+[\p{Script=Han}\p{Script=Hangul}]$/u;

const CYRILLIC: Record<string, string> = Object.fromEntries(
  "аa бb вv гg ґg дd ђd еe єe ѓg жz зz иi іi їi јj кk ќk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хh цc чc џdz шs щst ъa ыy ь эe юju яja"
    .split(" ")
    .map((pair) => [[...pair][0] as string, [...pair].slice(1).join("")]),
);

/** Folded Cyrillic in the Latin letters of Serbian, whose words are written in both: "опис послова" is "opis poslova". Undefined for other scripts, and for letters that Serbian has no Latin ones for. */
export function inLatin(folded: string): string | undefined {
  if (!ANY_CYRILLIC.test(folded)) return undefined;
  const latin = [...folded].map((letter) => CYRILLIC[letter] ?? letter).join("");
  return ANY_CYRILLIC.test(latin) ? undefined : latin;
}
const ANY_CYRILLIC = /[\u0400-\u052f]/;

/** `fold` that leaves punctuation and spaces alone. */
export const foldLetters = memoize(plainLetters);

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARK, "")
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFC");
}

/** A text without case and accents, and where each of its characters stood: `at[i]` is the offset in the text, `at[length]` its end. */
export type Folded = { text: string; at: number[] };

export function foldedText(text: string): Folded {
  const at: number[] = [];
  let folded = "";
  let offset = 0;
  for (const letter of text) {
    const plain = foldLetters(letter);
    for (let index = 0; index < plain.length; index++) at.push(offset);
    folded += plain;
    offset += letter.length;
  }
  at.push(offset);
  return { text: folded, at };
}
