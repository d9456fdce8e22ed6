import { foldLetters } from "../../text/fold.ts";
import { MIN_AGGLUTINATED_LETTERS, MIN_INFLECTED_STEM_LETTERS, MIN_SHORT_STEM_LETTERS } from "../thresholds.ts";
import { escaped } from "./escaped.ts";

/**
 * How a family of languages inflects names: the ending of the nominative (`bare`) and the endings that replace it, all without accents. `singular`: those of
 * the cases of one person alone, for short names as "Eva" ("Evy", "Evou"), whose stem with any ending would be other words too.
 */
type Cases = { languages: string[]; bare: RegExp; endings: string; singular: string };

const CASES: Cases[] = [
  {
    languages: ["pl", "cs", "sk", "hr", "sl", "sr", "bs"],
    bare: /[aeiouy]$/,
    endings:
      "a u y i e ie ia iu iowi iego iemu iej o em iem om am ami ach ou owi ovi ove ego emu eho ho mu im ym imi ymi ich ych ej ow uv ov ova ovo ovy ovu ovou ovych in ina iny inu ze",
    singular: "a e ie y i u o ou om",
  },
  {
    languages: ["uk", "ru", "bg", "sr", "mk", "be"],
    bare: /(?:ии|ыи|ои|ая|яя|[аяеиоуюыіьъ])$/u,
    endings:
      "ия ию ием іи ія ію ієм а у ю я ь и і ы е о ом ем єм им ым ои еи ою ею єю ові еві єві ого его ому ему их ых ими ыми ів ев ов ии ыи ая яя ую юю оі еі ова овоі ову овою ами ями ах ях ам ям ът та",
    singular: "а я е и і ы у ю о ой ою ей ею",
  },
  { languages: ["el"], bare: /(?:οσ|ησ|ασ|ου|[αηοω])$/u, endings: "ου ο ε οι ων ουσ οσ η ησ α ασ εσ ω ωσ", singular: "α ασ η ησ" },
  {
    languages: ["lt", "lv"],
    bare: /(?:as|is|ys|us|es|[aeiouys])$/,
    endings: "o ui a e ai u as is io iui i y ys us es am em im ams iem ei as",
    singular: "a os ai e es ei",
  },
];

/** Languages that add several endings to a name, one after the other. */
const AGGLUTINATING = new Set(["fi", "hu", "et", "tr", "eu"]);

/** A pattern for a word of a name in all its cases, for text without accents; undefined in languages that do not inflect names. */
export function inflectedForms(word: string, language: string): string | undefined {
  const plain = foldLetters(word);
  const code = language.slice(0, 2);
  if (AGGLUTINATING.has(code))
    return plain.length < MIN_AGGLUTINATED_LETTERS ? undefined : `(?:${finnishStems(plain).map(escaped).join("|")})\\p{L}{0,5}`;
  const cyrillic = /\p{Script=Cyrillic}/u.test(plain);
  const cases = CASES.find(({ languages, endings }) => languages.includes(code) && /\p{Script=Cyrillic}/u.test(endings) === cyrillic);
  if (!cases) return undefined;
  const stem = plain.replace(cases.bare, "");
  const oneOf = (endings: string) => `(?:${endings.split(" ").join("|")})`;
  if (stem.length >= MIN_INFLECTED_STEM_LETTERS) return `${changingStem(stem, hasNasalVowel(word))}${oneOf(cases.endings)}?`;
  return stem.length >= MIN_SHORT_STEM_LETTERS && stem !== plain ? `${escaped(stem)}${oneOf(cases.singular)}` : undefined;
}

/** A stem whose last sounds change: a vowel that drops (Wrzosek, Wrzoska), a consonant (Agnieszka, Agnieszce), a nasal vowel (Gołąb, Gołębia). */
function changingStem(stem: string, nasal: boolean): string {
  const [, head = stem, moving = "", last = ""] = /^(.+?)(ie|e|[ео])?([^aeiouyаеиоуюяыіє])$/u.exec(stem) ?? [];
  const front = nasal ? escaped(head).replace(/[ae](?=[^ae]*$)/, "[ae]") : escaped(head);
  return `${front}${moving && head.length > 1 ? `(?:${moving})?` : moving}${CHANGING[last] ?? escaped(last)}`;
}

const hasNasalVowel = (word: string) => /[ąę][^ąę]{0,2}$/iu.test(word);

const CHANGING: Record<string, string> = {
  k: "[kc]",
  g: "(?:g|z|dz)",
  t: "(?:t|c|ci)",
  d: "(?:d|dz|dzi)",
  h: "[hsz]",
  r: "(?:r|rz)",
  к: "[кцч]",
  г: "[гзж]",
  х: "[хсш]",
};

/** Stems before Finnish endings: Virtanen becomes Virtasen, Matti becomes Matin. */
const finnishStems = (plain: string) => [
  plain,
  ...(plain.endsWith("nen") ? [`${plain.slice(0, -3)}s`] : []),
  ...(/(tt|kk|pp)[aeiouy]+$/.test(plain) ? [plain.replace(/(t|k|p)\1(?=[aeiouy]+$)/, "$1")] : []),
];
