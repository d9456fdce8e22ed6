import { NAME_PARTICLES } from "../../parse/lexicon/document-titles.ts";
import { splitName } from "../../parse/recognisers/names.ts";
import { foldLetters } from "../../text/fold.ts";
import { MIN_ANY_CASE_NAME_LETTERS, MIN_GENITIVE_LETTERS, MIN_PREFIXED_LETTERS, MIN_USER_NAME_LETTERS } from "../thresholds.ts";
import { inflectedForms } from "./inflection.ts";
import { isOrdinary } from "./ordinary.ts";
import { bounded, type Shape, spelledSource, UNSPACED, wholeSource } from "./patterns.ts";
import { spellings } from "./spellings.ts";

/** The words of a name, without titles ("Dr") and letters after it ("PhD"). */
export function nameTokens(name: string): string[] {
  const tokens = splitName(name).name.split(/[\s,()"“”„]+/u);
  return tokens.map((token) => token.replace(/^[^\p{L}]+|[^\p{L}\p{M}.]+$/gu, "")).filter(Boolean);
}

/** Patterns for all forms of a name: whole, family name first, joined as in a user name, and each of its words. */
export function nameShapes(name: string, language: string): Shape[] {
  const tokens = nameTokens(name);
  const identifying = tokens.filter((token) => !isParticle(token) && lettersIn(token) > 1);
  const words = [...new Set(identifying.flatMap((token) => [token, ...subparts(token)]))];
  return [
    ...orders(tokens, identifying).map((order) => ({
      source: wholeSource(order.map(spelledSource).join("[^\\p{L}\\p{N}]{0,3}"), order.join(" ")),
    })),
    ...userNames(identifying).map((joined) => ({ source: `@?${bounded(`${spelledSource(joined)}\\d*`)}`, part: true })),
    ...words.flatMap((word) => wordShapes(word, language)),
    ...withoutFamily(tokens),
  ];
}

const isParticle = (token: string) => NAME_PARTICLES.has(token.toLowerCase().replace(/['’.]$/, ""));
const lettersIn = (token: string) => token.replace(/[^\p{L}]/gu, "").length;

/** The names in a double name: two in "Wrzosek-Dąbrowa"; "O'Brien" and "El-Khatib" are one name with a particle. */
const subparts = (token: string) => token.split(/[-‐‑–'’.]/u).filter((part) => part.length > 1 && part !== token && !isParticle(part));

function orders(tokens: string[], identifying: string[]): string[][] {
  const [first, last] = [identifying[0], identifying.at(-1)];
  const ends =
    first && last && first !== last
      ? [
          [first, last],
          [last, first],
        ]
      : [];
  return tokens.length > 1 ? [tokens, [tokens.at(-1) as string, ...tokens.slice(0, -1)], ...ends] : [];
}

/** User names made of a name: `janedoe`, `doejane`, `jdoe` and `doej`; of two family names each, and both joined. */
function userNames([first, ...families]: string[]): string[] {
  if (!first) return [];
  const initial = first[0] as string;
  const joined = families.flatMap((family) => [first + family, family + first, initial + family, family + initial]);
  const both = families.length > 1 ? [families.slice(-2).join("")] : [];
  return [...joined, ...both].map((name) => name.replace(/[^\p{L}\p{M}]/gu, "")).filter((name) => name.length >= MIN_USER_NAME_LETTERS);
}

// ---- one word ----------------------------------------------------------------------------------------------------------------

function wordShapes(word: string, language: string): Shape[] {
  const plain = spellings(word)[0] as string;
  if (UNSPACED.test(plain)) return [{ source: spelledSource(word), part: true }];
  if (HANGUL.test(plain)) return [{ source: `(?<!\\p{L})${spelledSource(word)}${KOREAN_PARTICLES}`, part: true }];
  const rare = !isOrdinary(plain) && plain.length >= MIN_ANY_CASE_NAME_LETTERS;
  // The ending of a genitive: "Whitcombes Team".
  const ending = rare && plain.length >= MIN_GENITIVE_LETTERS ? "\\p{L}{0,2}" : "";
  const inflected = inflectedForms(word, language);
  return [
    { source: bounded(`${prefixes(plain)}${spelledSource(withoutArticle(word))}${ending}`), capital: !rare, part: true },
    ...(inflected ? [{ source: bounded(inflected), capital: true, part: true }] : []),
  ];
}

const HANGUL = /\p{Script=Hangul}/u;
const KOREAN_PARTICLES = "\\p{Script=Hangul}{0,3}(?!\\p{L})";

/** Prefixes of a word in Arabic and Hebrew, which write "and", "for", "in" and the article without a space. */
function prefixes(plain: string): string {
  if (lettersIn(plain) < MIN_PREFIXED_LETTERS) return "";
  if (/\p{Script=Arabic}/u.test(plain)) return "[وف]?[بلك]?(?:ال|ل)?";
  return /\p{Script=Hebrew}/u.test(plain) ? "[ובהלמשכ]{0,2}" : "";
}
const withoutArticle = (word: string) => (/^ال\p{L}{3,}/u.test(word) ? word.slice(2) : word);

// ---- names written without a space -------------------------------------------------------------------------------------------

const HONORIFICS = "(?:先生|女士|小姐|老师|老師|经理|經理|总|同学|さん|様|さま|氏|君|씨|님)";

/** Chinese and Korean names without a space have a family name of one character: 王小明 is also 小明 and 王先生, 김민수 is also 민수. */
function withoutFamily(tokens: string[]): Shape[] {
  const name = tokens.join("");
  if (!/^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(name) || tokens.length > 2) return [];
  const [family, given] = tokens.length === 2 ? (tokens as [string, string]) : [name.slice(0, 1), name.slice(1)];
  const known: Shape[] = given.length > 1 && tokens.length === 1 ? givenShapes(given) : [];
  return [...known, { source: `${foldLetters(family)}\\s?${HONORIFICS}`, part: true }];
}

const givenShapes = (given: string): Shape[] => [
  { source: HANGUL.test(given) ? `(?<!\\p{L})${foldLetters(given)}${KOREAN_PARTICLES}` : foldLetters(given), part: true },
];
