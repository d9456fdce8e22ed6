import { remembered } from "./remembered.ts";

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
const ASCII_GAP = /[^a-z0-9]+/g;
/** What most texts are already, but for their capitals. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const ASCII = /^[\0-\x7f]*$/;
/** Latin, Greek and Cyrillic letters, dashes and quotes: what becomes of each, but for İ, does not depend on those beside it. */
const EACH_ALONE = /[\0-\u012f\u0131-\u02ff\u0370-\u0482\u048a-\u052f\u2000-\u2bff]/;

/**
 * The form in which words are compared: compatibility forms resolved, marks removed, lower case, special letters spelled out, every
 * run of punctuation and space one space, trimmed. `fold("Beruflicher Werdegang:") === "beruflicher werdegang"`.
 */
export const fold = remembered(foldEntry);

/** `fold` for the words of a table, which no document asks for again. */
export function foldEntry(text: string): string {
  const letters = plainLetters(text);
  if (PLAIN_WORDS.test(letters)) return letters;
  if (ASCII.test(letters)) return letters.replace(ASCII_GAP, " ").trim();

  const folded = letters.replace(GAP, " ").trim();
  return SPACED_SIGNS.test(folded) ? folded.replaceAll(" ", "") : folded;
}

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
export const foldLetters = remembered(plainLetters);

function plainLetters(text: string): string {
  let plain = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    const known = lettersAlone[code];
    const letter = known === undefined ? foldAlone(code) : known;
    if (letter === null) return decomposed(text.toLowerCase());
    plain += text.slice(from, at) + letter;
    from = at + 1;
  }
  return (from === 0 ? text : plain + text.slice(from)).toLowerCase();
}

/** By the code of a letter: what becomes of it; null where this depends on its neighbours. */
const lettersAlone: (string | null | undefined)[] = new Array(0x2c00).fill(undefined);

function foldAlone(code: number): string | null {
  const letter = String.fromCharCode(code);
  if (!EACH_ALONE.test(letter)) return null;
  const folded = decomposed(letter.toLowerCase());
  lettersAlone[code] = folded;
  return folded;
}

function decomposed(text: string): string {
  return text
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
    const plain = foldLetter(letter);
    for (let index = 0; index < plain.length; index++) at.push(offset);
    folded += plain;
    offset += letter.length;
  }
  at.push(offset);
  return { text: folded, at };
}

const known = new Map<string, string>();
function foldLetter(letter: string): string {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const folded = decomposed(letter);
  known.set(letter, folded);
  return folded;
}
