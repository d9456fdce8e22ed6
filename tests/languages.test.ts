import { expect, test } from "bun:test";
import { LABEL_LANGUAGES as OFFERED_LANGUAGES } from "../src/engine/contract/limits.ts";
import { detectLanguage } from "../src/engine/cv/parse/1-document/language-detect.ts";
import { HEADING_WORDS } from "../src/engine/cv/parse/lexicon/headings/heading-words.ts";
import { HEADING_WORDS_EUROPE } from "../src/engine/cv/parse/lexicon/headings/heading-words-europe.ts";
import { HEADING_WORDS_WORLD } from "../src/engine/cv/parse/lexicon/headings/heading-words-world.ts";
import { matchHeading } from "../src/engine/cv/parse/lexicon/headings/headings.ts";
import { LANGUAGE_TAGS, languageTagOf } from "../src/engine/cv/parse/lexicon/languages/language-tags.ts";
import { STOPWORDS } from "../src/engine/cv/parse/lexicon/languages/stopwords.ts";
import { parseDate } from "../src/engine/cv/parse/recognisers/dates/dates.ts";
import { languageCodeOf } from "../src/engine/cv/parse/recognisers/languages.ts";
import { countryCodeOf } from "../src/engine/cv/parse/recognisers/places/countries.ts";
import { LABEL_LANGUAGES } from "../src/engine/cv/render/labels/lexicon.ts";
import { CHECKOUT_ROOT } from "../src/engine/setup/assets.ts";
import { readDocument } from "./documents.ts";

const LANGUAGES = [...new Set(LANGUAGE_TAGS.map(languageTagOf))];

/** Files of `lexicon/` that hold no words of a language, or only what the program makes of them. */
const WITHOUT_WORDS = new Set([
  "phrases.ts",
  "label-field.ts",
  "dates/months.ts",
  "headings/career.ts",
  "headings/heading-table.ts",
  "headings/headings-by-wording.ts",
  "headings/headings.ts",
  "headings/section-kind.ts",
  "headings/taught-headings.ts",
  "languages/language-names.ts",
  "languages/languages-by-name.ts",
]);

test("CONTRIBUTING names every file of the lexicon that has words of a language", () => {
  const text = readDocument("CONTRIBUTING.md");
  const paragraph = text.slice(text.indexOf("**A language.**"), text.indexOf("**A date form.**"));
  const files = [...new Bun.Glob("**/*.ts").scanSync(`${CHECKOUT_ROOT}/src/engine/cv/parse/lexicon`)];
  // "and others there": the files of headings are many.
  const named = (file: string) => paragraph.includes(/\/heading-words/.test(file) ? "/heading-words-" : (file.split("/").at(-1) as string));

  expect(files.filter((file) => !/\.test\.ts$|thresholds\.ts$/.test(file) && !WITHOUT_WORDS.has(file) && !named(file))).toEqual([]);
});

test.each(LANGUAGES)("%s has what every language must have", (language) => {
  const headings = { ...HEADING_WORDS, ...HEADING_WORDS_EUROPE, ...HEADING_WORDS_WORLD }[language];
  const [work = ""] = headings?.work?.split(",") ?? [];
  const march = new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(new Date(2019, 2, 1));
  const name = (type: "language" | "region", code: string) => new Intl.DisplayNames(language, { type }).of(code) as string;

  expect(matchHeading(work)?.kinds).toContain("work");
  expect(parseDate(march, { language })?.date).toBe("2019-03");
  expect(languageCodeOf(name("language", "de"))).toBe("de");
  expect(countryCodeOf(name("region", "DE"))).toBe("DE");
  expect(LABEL_LANGUAGES).toContain(language);
  expect(OFFERED_LANGUAGES).toContain(language);
});

test.each(Object.entries(STOPWORDS))("a text of frequent words of %s is read as that language", (language, words) => {
  expect(detectLanguage(words)).toBe(language);
});
