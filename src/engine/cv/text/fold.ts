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
const ASCII = /^[\0-\x7f]*$/;
/** Latin, Greek and Cyrillic letters, dashes and quotes: what becomes of each does not depend on those beside it. */
const EACH_ALONE = /^[\0-\u02ff\u0370-\u0482\u048a-\u052f\u2000-\u2bff]*$/;

/**
 * The form in which words are compared: compatibility forms resolved, marks removed, lower case, special letters spelled out, every
 * run of punctuation and space one space, trimmed. `fold("Beruflicher Werdegang:") === "beruflicher werdegang"`.
 */
export const fold = remembered(foldEntry);

/** `fold` for the words of a table, which no document asks for again. */
export function foldEntry(text: string): string {
  const words = letterByLetter(text, false);
  if (words !== undefined) return words;
  const letters = plainLetters(text);
  if (ASCII.test(letters)) return letters.replace(ASCII_GAP, " ").trim();

  const folded = letters.replace(GAP, " ").trim();
  return SPACED_SIGNS.test(folded) ? folded.replaceAll(" ", "") : folded;
}

const LONGEST = 1_000;
const bytes = Buffer.alloc(4 * LONGEST);
/** The same letters where some are beyond Latin. */
const codes = new Uint16Array(4 * LONGEST);
const codeBytes = Buffer.from(codes.buffer);

function put(at: number, code: number): void {
  bytes[at] = code;
  codes[at] = code;
}

/** By the code of a letter: the code of what becomes of it, or one of the signs below. Nothing yet for what was not asked for. */
const forms = new Int16Array(0x2c00);
const [GAP_FORM, REMOVED, MANY, OTHER] = [-1, -2, -3, -4];
/** "ss" of ß: of letters that become several, which. */
const manyLetters = new Map<number, string>();

/**
 * `fold` in one pass, for a text of letters and signs of which what becomes of each does not depend on those beside it, and `squeeze` where
 * nothing but Latin letters and figures is left. Undefined for others.
 */
function letterByLetter(text: string, isSqueezed: boolean): string | undefined {
  if (text.length > LONGEST) return undefined;
  let length = 0;
  let isGap = false;
  // Nothing but small letters, and one space between words.
  let isFolded = !isSqueezed;
  let isWide = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const form = code < forms.length ? forms[code] || formOf(code) : OTHER;
    if (form !== code && code !== SPACE) isFolded = false;
    if (form === GAP_FORM) {
      isGap = !isSqueezed;
      if (isSqueezed && (code === PLUS || code === HASH)) put(length++, code);
    } else if (form === OTHER) return undefined;
    else if (form !== REMOVED) {
      if (isGap && length > 0) put(length++, SPACE);
      isGap = false;
      if (form > 0x7f) isWide = true;
      if (isWide && isSqueezed) return undefined;
      if (form === MANY) for (const letter of manyLetters.get(code) as string) put(length++, letter.charCodeAt(0));
      else put(length++, form);
    }
  }
  if (isFolded && length === text.length) return text;
  return isWide ? codeBytes.toString("utf16le", 0, 2 * length) : bytes.toString("latin1", 0, length);
}

const [SPACE, HASH, PLUS] = [0x20, 0x23, 0x2b];

function formOf(code: number): number {
  const form = newForm(code);
  forms[code] = form;
  return form;
}

function newForm(code: number): number {
  const letter = String.fromCharCode(code);
  if (!EACH_ALONE.test(letter)) return OTHER;
  const folded = foldLetter(letter.toLowerCase()).replace(GAP, " ");
  if (folded === "") return REMOVED;
  if (folded === " ") return GAP_FORM;
  if (/^[\p{L}\p{N}]$/u.test(folded) && folded.length === 1 && EACH_ALONE.test(folded)) return folded.charCodeAt(0);
  if (!/^[a-z0-9]+$/.test(folded)) return OTHER;
  manyLetters.set(code, folded);
  return MANY;
}

/** `fold` without any space, but with the signs of "C++" and "C#": what a value is looked for by. */
export const squeeze = (text: string) => letterByLetter(text, true) ?? foldLetters(text).replace(/[^\p{L}\p{N}+#]+/gu, "");

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
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : EACH_ALONE.test(lower) ? eachFolded(lower) : decomposed(lower);
}

function eachFolded(lower: string): string {
  let folded = "";
  let from = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (code < 0x80 || (forms[code] || formOf(code)) === code) continue;
    folded += lower.slice(from, at) + foldLetter(lower.charAt(at));
    from = at + 1;
  }
  return folded + lower.slice(from);
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
