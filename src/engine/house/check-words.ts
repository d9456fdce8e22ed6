import type { HouseWords } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { MAX_HOUSE_WORD_CHARS, MAX_HOUSE_WORDS } from "../contract/limits.ts";
import { HEADING_SECTIONS } from "../contract/resume-fields.ts";
import { isLabel, LABEL_KEYS, LABEL_LANGUAGES } from "../cv/render/labels/lexicon.ts";
import { fold } from "../cv/text/fold.ts";

type Heading = HouseWords["headings"][number];
type Label = HouseWords["labels"][number];

/**
 * The words of a JSON value, texts trimmed, and of two for the same wording the last. A list that is missing is empty. Throws AppError `invalid`
 * with a sentence that names the wrong entry.
 */
export function checkWords(value: unknown): HouseWords {
  if (!isObject(value)) throw new AppError("invalid", 'Words are a JSON object with the lists "headings" and "labels".');
  const headings = entries(value.headings, "headings").map(toHeading);
  const labels = entries(value.labels, "labels").map(toLabel);

  return {
    headings: lastOfEach(headings, ({ text, language }) => `${fold(text)}|${language ?? ""}`),
    labels: lastOfEach(labels, ({ key, language }) => `${key}|${language}`),
  };
}

function entries(value: unknown, name: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new AppError("invalid", `"${name}" must be a list.`);
  if (value.length > MAX_HOUSE_WORDS) {
    throw new AppError("invalid", `There are ${value.length} ${name}, and ${MAX_HOUSE_WORDS} can be kept. Please remove some.`);
  }
  return value;
}

function toHeading(value: unknown, at: number): Heading {
  const heading = isObject(value) ? value : {};
  const text = wordsOf(heading.text, `Heading ${at + 1}`);
  const place = `Heading ${at + 1} (“${text}”)`;
  // A line of a CV is compared with its letters and digits. A label may do without, such as "/" between the pages.
  if (fold(text) === "") throw new AppError("invalid", `${place} has no letter and no digit.`);
  const { section, language } = heading;
  if (!HEADING_SECTIONS.some(({ key }) => key === section)) {
    const known = HEADING_SECTIONS.map(({ key }) => key).join(", ");
    throw new AppError("invalid", `${place}: “section” must be one of ${known}.`);
  }
  if (language === undefined || language === null) return { text, section: section as string };
  if (typeof language !== "string" || !/^[a-z]{2,3}$/.test(language)) {
    throw new AppError("invalid", `${place}: “language” must be a language such as en, or be left out.`);
  }
  return { text, section: section as string, language };
}

function toLabel(value: unknown, at: number): Label {
  const label = isObject(value) ? value : {};
  const text = wordsOf(label.text, `Label ${at + 1}`);
  const place = `Label ${at + 1} (“${text}”)`;
  const { key, language } = label;
  if (typeof key !== "string" || !isLabel(key)) throw new AppError("invalid", `${place}: “key” must be one of ${LABEL_KEYS.join(", ")}.`);
  if (typeof language !== "string" || !LABEL_LANGUAGES.includes(language)) {
    throw new AppError("invalid", `${place}: “language” must be one of ${LABEL_LANGUAGES.join(", ")}.`);
  }
  return { key, language, text };
}

/** In messages about a text that is too long. */
const MAX_QUOTED_CHARACTERS = 40;

/** A text of one line. */
function wordsOf(value: unknown, place: string): string {
  const text = typeof value === "string" ? value.trim() : "";
  const said = text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text;
  if (text === "") throw new AppError("invalid", `${place} has no “text”.`);
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new AppError("invalid", `${place} has more than one line.`);
  if (text.length > MAX_HOUSE_WORD_CHARS) {
    throw new AppError("invalid", `${place} (“${said}”) has more than ${MAX_HOUSE_WORD_CHARS} characters.`);
  }
  return text;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function lastOfEach<T>(all: T[], keyOf: (one: T) => string): T[] {
  const last = new Map(all.map((one) => [keyOf(one), one]));
  return all.filter((one) => last.get(keyOf(one)) === one);
}
