import type { LANGUAGE_TAGS } from "./languages/language-tags.ts";

/*
 * The words of each language that join two names: "and" of "Baking and pottery", "at" of "Fitter at Acme Ltd". The patterns of all stages are built from
 * these tables, so that a language that is added here is read in each of them.
 */

type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** Every language has a word for "and": `bun run check` names the one that is missing. */
const AND: Record<LanguageTag, string> = {
  en: "and",
  fr: "et",
  de: "und, sowie",
  es: "y, e",
  it: "e, ed",
  pt: "e",
  nl: "en",
  pl: "i, oraz",
  el: "και",
  uk: "та, і, й",
  sv: "och",
  da: "og",
  nb: "og",
  fi: "ja",
  cs: "a",
  sk: "a",
  hu: "és",
  ro: "și, şi, si",
  bg: "и",
  ru: "и",
  hr: "i",
  sr: "и",
  "sr-Latn": "i",
  sl: "in",
  tr: "ve",
  ar: "و",
  he: "ו",
  zh: "和, 与",
  "zh-Hant": "和, 與",
  ja: "と",
  ko: "및, 와, 과",
  hi: "और, एवं",
  ca: "i",
  lt: "ir",
  lv: "un",
  et: "ja",
};

/**
 * What means something else in a language that is read more often: the article of "a Linux server" (Czech "and"), the preposition of "BSc in Physics"
 * (Slovenian), the article of "un projet" (Latvian), the "if" of Italian and Spanish (Romanian without its comma), the "to go" of Spanish (Lithuanian).
 */
const AMBIGUOUS: ReadonlySet<string> = new Set(["a", "in", "un", "si", "ir"]);

/** Between two names for one thing: "Company or organisation", "Puesto o cargo". */
const OR: Record<LanguageTag, string> = {
  en: "or",
  fr: "ou",
  de: "oder, bzw.",
  es: "o, u",
  it: "o, od",
  pt: "ou",
  nl: "of",
  pl: "lub, albo",
  el: "ή",
  uk: "або, чи",
  sv: "eller",
  da: "eller",
  nb: "eller",
  fi: "tai",
  cs: "nebo, či",
  sk: "alebo, či",
  hu: "vagy",
  ro: "sau",
  bg: "или",
  ru: "или",
  hr: "ili",
  sr: "или",
  "sr-Latn": "ili",
  sl: "ali",
  tr: "veya, ya da",
  ar: "أو",
  he: "או",
  zh: "或",
  "zh-Hant": "或",
  ja: "または, 又は",
  ko: "또는",
  hi: "या",
  ca: "o",
  lt: "arba",
  lv: "vai",
  et: "või",
};

/** Before an employer, and hardly ever within a position or a name. The others say it by an ending or with their word for "in". */
const AT: Partial<Record<LanguageTag, string>> = {
  en: "at, @",
  fr: "chez, au sein de, au sein de la, au sein du, au sein des",
  de: "bei, beim, bei der, bei dem, bei den",
  it: "presso, presso lo, presso la, presso il, presso gli, presso le, presso i",
  nl: "bij",
  es: "en la empresa",
  pt: "na empresa",
  pl: "w firmie, w spółce",
  uk: "в компанії",
  cs: "ve společnosti, ve firmě, u společnosti, u firmy",
  sk: "v spoločnosti, vo firme",
  bg: "в компания, във фирма",
  hr: "u tvrtki, u firmi",
  "sr-Latn": "u firmi",
  sr: "у фирми",
  ro: "în cadrul, la firma",
  sv: "hos",
  da: "hos",
  nb: "hos",
  ru: "в компании",
};

/** Before a city, an employer or a subject: "Kellner im Hotel Post", "BSc in Physics". Hungarian has the article and an ending. */
const IN: Partial<Record<LanguageTag, string>> = {
  en: "in",
  fr: "en",
  de: "in, im, am",
  es: "en",
  it: "in",
  pt: "em, no, na",
  nl: "in, te",
  pl: "w",
  el: "στην, στη, στο, στον, στα",
  uk: "на, у, в",
  sv: "på, i",
  da: "på, i",
  nb: "på, i",
  cs: "v, ve, na",
  sk: "v, vo, na",
  hu: "a, az",
  ro: "la",
  bg: "на, в",
  ru: "на, в",
  hr: "u",
  sr: "у",
  "sr-Latn": "u",
  sl: "v, na",
  ca: "a, en",
};

/** Before a school, besides those before an employer and a city: "Abitur an der Waldschule", "Bac au lycée Colbert". Most stand before a subject too. */
const AT_SCHOOL_TOO: Partial<Record<LanguageTag, string>> = {
  fr: "à, à la, à l['’], au, aux",
  de: "an der, in der, auf dem, auf der",
  es: "en el, en la, por el, por la",
  it: "a, al, alla, all['’], allo, nel, nella, nell['’]",
  pt: "pelo, pela",
  nl: "aan, aan de, aan het, op de, op het, te",
  pl: "we, na",
  uk: "в, при",
  sv: "vid",
  da: "ved",
  nb: "ved",
  hr: "na",
  "sr-Latn": "na",
  sr: "на",
  ca: "a la, a l['’], al",
  ro: "la, din, din cadrul",
};

/** Before whom somebody works for: "Magazijnier voor Colruyt". */
const FOR: Partial<Record<LanguageTag, string>> = {
  en: "for, with",
  fr: "pour, pour le compte de, auprès de, auprès du, auprès des",
  de: "für",
  es: "para, por cuenta de",
  it: "per, per conto di",
  nl: "voor",
  pt: "para",
  pl: "dla",
  sv: "för",
  da: "for",
  nb: "for",
  cs: "pro",
  sk: "pre",
  ro: "pentru",
  hr: "za",
  "sr-Latn": "za",
  sr: "за",
  uk: "для",
  ru: "для",
  bg: "за",
};

/** Before an employer as well as before a city, besides the words of `IN`: "Cameriera nel Ristorante Da Gino". */
const IN_THE: Partial<Record<LanguageTag, string>> = {
  fr: "dans",
  de: "an der, in der, auf der, auf dem",
  it: "nel, nello, nella, nei, negli, nelle, allo, alla",
  nl: "aan, op",
  pt: "nos, nas, ao",
  ca: "al",
  sv: "vid",
  da: "ved",
  nb: "ved",
  el: "σε, στους, στις",
  hr: "kod, pri",
  "sr-Latn": "kod, pri",
  sr: "код, при",
  sl: "pri",
  bg: "при",
  ru: "при",
};

/** Articles with a small letter, which belong to no name: "Nurse at the Royal Infirmary". "Le Fournil" has its own. */
const ARTICLES: Partial<Record<LanguageTag, string>> = {
  en: "the",
  fr: "le, la, les",
  de: "der, dem, den, die, das",
  es: "el, la, los, las",
  it: "il, lo, la, gli, le",
  nl: "de, het",
  pt: "o, a, os, as",
  ca: "el, la, els, les",
};

/** "The company" before its name, as it is written behind such words: "Comptable dans l'entreprise Leroy", "Praktykant w firmie Budex". */
const COMPANY: Partial<Record<LanguageTag, string>> = {
  en: "company, firm",
  fr: "entreprise, société, compagnie",
  de: "Firma, Unternehmen",
  es: "empresa, compañía, firma",
  it: "azienda, ditta, società, impresa",
  nl: "bedrijf, firma",
  pt: "empresa, firma",
  ca: "empresa",
  pl: "firmie, firmy, spółce, spółki",
  sv: "företaget, firman, bolaget",
  da: "firmaet, virksomheden, selskabet",
  nb: "firmaet, bedriften, selskapet",
  cs: "firmě, firmu, společnosti, společnost",
  sk: "firme, firmu, spoločnosti, spoločnosť",
  ro: "firma, compania, societatea",
  hr: "tvrtki, tvrtku, firmi, firmu, poduzeću",
  "sr-Latn": "firmi, firmu, preduzeću",
  sr: "фирми, фирму, предузећу",
  sl: "podjetju, podjetje",
  el: "εταιρεία, εταιρία",
  uk: "компанії, компанію, фірмі",
  ru: "компании, компанию, фирме, фирму",
  bg: "компания, компанията, фирма, фирмата",
};

/** Between a name and what it is of: "Head of Sales", "Diplôme de comptabilité". */
const OF: Partial<Record<LanguageTag, string>> = {
  en: "of",
  fr: "de, du, des",
  es: "de, del",
  it: "di, del, della, dei",
  pt: "de, do, da, dos, das",
  nl: "van",
  ro: "de",
  ca: "de, del",
};

/** The longest first, for a pattern takes the first that fits. */
const wordsOf = (words: Partial<Record<LanguageTag, string>>) =>
  [...new Set(Object.values(words).flatMap((list) => list.split(", ")))].toSorted((a, b) => b.length - a.length);

/** The source of a group in a regular expression. White space or the ends of the word around it are the pattern's own affair. */
const oneOf = (words: readonly string[]) => `(?:${words.join("|")})`;

/** "And" in all languages, one by one. */
export const AND_WORDS = wordsOf(AND);

/** "And" in all languages, for patterns over titles, or between two names that are known. */
export const ANY_AND = oneOf(AND_WORDS);

/** "And" in all languages that have a word of their own for it, for patterns over any text. */
export const AND_IN_TEXT = oneOf(AND_WORDS.filter((word) => !AMBIGUOUS.has(word)));

/** "Or" in all languages, between two labels that are known: within a text "ou", "o" and "of" may be anything. */
export const ANY_OR = oneOf(wordsOf(OR).map((word) => word.replace(".", String.raw`\.`)));

export const AT_EMPLOYER = oneOf(wordsOf(AT));
export const IN_PLACE = oneOf(wordsOf(IN));

const longestFirst = (words: readonly string[]) => [...new Set(words)].toSorted((a, b) => b.length - a.length);

/** An article behind such a word, with the white space behind it. */
export const ARTICLE = String.raw`(?:(?:${wordsOf(ARTICLES).join("|")})\s+|[ld]['’])`;

/** Before an employer, a city or a subject, with the white space or apostrophe that follows. */
export const IN_THE_PLACE = String.raw`(?:${oneOf(longestFirst([IN, IN_THE].flatMap(wordsOf)))}\s+|(?:nell|all)['’])`;

/** Before an employer, or what somebody is responsible for, with the white space that follows. */
export const FOR_EMPLOYER = String.raw`${oneOf(wordsOf(FOR))}\s+`;

/** Words of the above that are several: "auprès de", "auf der". */
export const BEFORE_NAME = oneOf(longestFirst([AT, FOR, IN_THE].flatMap(wordsOf)));

/** "En la empresa", "für die Firma", "dans l'entreprise": before the name of an employer, with the white space that follows. */
export const AT_COMPANY = String.raw`(?:(?:${oneOf(longestFirst([AT, IN, FOR, IN_THE].flatMap(wordsOf)))}|à)\s+|(?:nell|all|dell)['’])${ARTICLE}?${oneOf(wordsOf(COMPANY))}\s+`;
export const AT_SCHOOL = oneOf([...new Set([AT, IN, AT_SCHOOL_TOO].flatMap(wordsOf))].toSorted((a, b) => b.length - a.length));
export const OF_NAME = oneOf(wordsOf(OF));

/** The entries of the tables that are one word. "au sein de" is none: "sein" alone joins nothing. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  [AND, AT, IN, AT_SCHOOL_TOO, OF, FOR, IN_THE, ARTICLES].flatMap(wordsOf).filter((entry) => !entry.includes(" ")),
);
