import type { Language, Skill } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context } from "../1-document/context.ts";
import { type Row, withRowText } from "../1-document/row.ts";
import { SURE_LABEL } from "../1-document/thresholds.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { ANY_AND } from "../lexicon/joining-words.ts";
import { matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import { findSpokenLanguages, fluencyRank, isSkillOfLanguage, type SpokenLanguage } from "../recognisers/languages.ts";
import { splitList } from "../recognisers/split-list.ts";
import { LanguageGrid, oneLevel } from "./language-grid.ts";
import { MAX_LEVEL_CHARACTERS, MAX_LEVEL_WORDS } from "./thresholds.ts";

/** Spoken languages of a section: in a row, one a line, in table cells, or with the level on the line below. */
export function parseSpokenLanguages(rows: readonly Row[], { language }: Context): Language[] {
  const spoken: Language[] = [];
  const grid = new LanguageGrid();
  for (const row of rows) {
    const last = spoken.at(-1);
    if (grid.takes(row, spoken)) continue;
    const text = withoutLevelOfLast(row.cells.map((cell) => cell.text).join("\t"), last);
    if (text === "") continue;
    const found = findSpokenLanguages(text, { language, section: true });
    const above = spoken.slice(-row.cells.length);
    const [only] = found;
    const unlisted = unlistedLanguages(row, spoken);
    if (only && found.length === 1 && !only.fluency && isLanguageCell(row, only.language))
      spoken.push({ language: only.language, fluency: row.cells[1]?.text });
    else if (unlisted.length > found.length) spoken.push(...unlisted);
    else if (found.length > 0) spoken.push(...found.map(toLanguage));
    else if (row.cells.length > 1 && above.length === row.cells.length && isLevelRow(row, above))
      above.forEach((one, index) => {
        one.fluency = row.cells[index]?.text;
      });
    else if (last && !last.fluency && levelOf(row)) last.fluency = levelOf(row);
    grid.addPending(spoken);
  }
  return spoken;
}

/** The languages under "Mother tongue(s)": the title, without its plural, is the level of each that has none. */
export function underLevel(languages: readonly Language[], title: string): Language[] {
  const fluency = title.replace(/\(\p{Ll}{1,2}\)/gu, "");
  return fluencyRank(title) < NATIVE ? [...languages] : languages.map((one) => (one.fluency ? one : { ...one, fluency }));
}

const NATIVE = fluencyRank("C2");

/** "(fluent), Welsh" or "fluent, Welsh" below "Polish (basic), English": in a narrow column a level is wrapped behind its language, which gets it. */
function withoutLevelOfLast(text: string, last: Language | undefined): string {
  const [whole = "", inBrackets, inSmallLetters] = LEVEL_FIRST.exec(text) ?? [];
  const level = inBrackets ?? inSmallLetters ?? "";
  if (!last || last.fluency || fluencyRank(level) === 0) return text;
  last.fluency = level;
  return text.slice(whole.length);
}

const LEVEL_FIRST = /^(?:\(([^()]{2,40})\)|(\p{Ll}[\p{L} ]{2,30}))(?:[,;.]\s*|$)/u;

/** "B2 ⇥ C1 ⇥ B2": levels of several skills in the cells of a row are one text. "good ⇥ good", spoken and written, is said once. */
const toLanguage = ({ language, fluency }: SpokenLanguage): Language => ({
  language,
  ...(fluency ? { fluency: oneLevel(fluency.split("\t")) } : {}),
});

/** Rows of another section that name spoken languages and nothing else, taken out of it: "Languages: English (C1)" among skills. */
export function takeSpokenRows(rows: readonly Row[], { language }: Context): { languages: Language[]; rest: Row[] } {
  const languages: Language[] = [];
  const rest: Row[] = [];
  for (const row of rows) {
    const label = labelOf(row);
    const found = isSpokenRow(row) ? findSpokenLanguages(label?.value ?? row.text, { language }) : [];
    const last = languages.at(-1);
    const above = rows[rows.indexOf(row) - 1];
    const isLevelBelow =
      above !== undefined && !rest.includes(above) && last && !last.fluency && found.length === 0 && levelOf(row) !== undefined;
    if (found.length > 0) {
      if (rest.at(-1) === above && above && matchLabel(above.text)?.field === "languages") rest.pop();
      languages.push(...found.map(toLanguage));
    } else if (isLevelBelow) last.fluency = (label?.value ?? levelOf(row)) as string;
    else rest.push(row);
  }
  return { languages, rest };
}

/** "Excel, Tableau; conversational Spanish", "French (good), Dutch (basic). Choir, chess": what stands beside languages behind a stop, as a row of its own. */
export function divideSpoken(rows: readonly Row[], isSpoken: (row: Row) => boolean, context: Context): Row[] {
  return rows.flatMap((row) => {
    const [cell] = row.line.cells;
    const statements = row.cells.length === 1 && cell ? row.text.split(/[;；]\s*|\.\s+(?=\p{Lu})|。/u).filter((text) => text !== "") : [];
    if (!cell || statements.length < 2) return [row];
    const parts = statements.map((text) => withRowText(row, text, context));
    const spoken = parts.map(isSpoken);
    return spoken.includes(true) && spoken.includes(false) ? parts : [row];
  });
}

/** Only languages, with a level or after a label for languages, and words that join them. */
export function isSpokenRow(row: Row): boolean {
  const label = labelOf(row);
  const isLabelled = label?.field === "languages";
  return isSpokenText(isLabelled ? label.value : row.text, isLabelled);
}

function isSpokenText(value: string, isLabelled: boolean): boolean {
  const found = findSpokenLanguages(value);
  // "English correspondence: advanced letters"
  if (found.some(({ fluency }) => /[:：]/.test(fluency ?? ""))) return false;
  if (found.length === 0 || !(isLabelled || found.some(({ fluency }) => fluency) || FOREIGN.test(value))) return false;
  const others = found.map(({ from }, at) => value.slice(found[at - 1]?.to ?? 0, from));
  others.push(value.slice(found.at(-1)?.to));
  return !/[\p{L}\p{N}]/u.test(others.join(" ").replace(FILLER, " "));
}

/** "Excel, Word, English FCE B2, Russian native speaker": items of a list of skills that are languages with their levels. */
export function apartFromSpoken(skills: readonly Skill[]): { skills: Skill[]; languages: Language[] } {
  // "English:" over "B1" looks like a group.
  const isLevelled = ({ name = "", keywords = [] }: Skill) =>
    keywords.length === 0 ||
    (keywords.length === 1 && fluencyRank(keywords[0] as string) > 0 && findSpokenLanguages(name)[0]?.language === name);
  const textOf = ({ name, level, keywords = [] }: Skill) => [name, level, ...keywords].filter(Boolean).join(" – ");
  const isSpoken = (skill: Skill) =>
    isLevelled(skill) && findSpokenLanguages(textOf(skill)).some(({ fluency }) => fluency) && isSpokenText(textOf(skill), false);
  return {
    skills: skills.filter((skill) => !isSpoken(skill)),
    languages: skills.filter(isSpoken).flatMap((skill) => findSpokenLanguages(textOf(skill)).map(toLanguage)),
  };
}

/** A list item may have a label too: "• Languages: English (C1)". */
function labelOf({ label, bullet, text }: Row): Row["label"] {
  const split = bullet ? splitLabel(text) : undefined;
  return label ?? (split?.field === "languages" && split.confidence >= SURE_LABEL ? split : undefined);
}

const FOREIGN = /^(?:foreign|native|second|other|mother)\b/iu;
/** Words around languages and levels that mean nothing else, such as "spoken". */
const FILLER = new RegExp(
  String.raw`(?<!\p{L})(?:${ANY_AND}|i|in|both|also|speak|spoken|written|working|languages?|foreign|native|other|mother tongues?|sprachen|fremdsprachen|arbeitssprachen?|langues?|idiomas?|lingue|línguas|talen|języki|языки|мови|gers|cefr|ger|cecrl|mcer|qcer)(?!\p{L})`,
  "giu",
);

/** "Tysk ⇥ hverdagsniveau": the cell beside a language is its level, even in unknown words. */
const isLanguageCell = ({ cells }: Row, language: string) =>
  cells.length === 2 && cells[0]?.text === language && wordCount(cells[1]?.text ?? "") <= MAX_LEVEL_WORDS;

const NAME_AND_LEVEL = /^(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]+)?)\s*(?:[–—:：\t|·,/(（]|-\s)\s*([^)）]+)[)）]?$/u;

/**
 * "Bambara – native", "Votic (mother tongue), Livonian (basic)": languages that no list has, each with its level. One alone counts only among known
 * languages with levels; several in a row confirm each other.
 */
function unlistedLanguages({ cells, bullet, line }: Row, spoken: readonly Language[]): Language[] {
  if (cells.length > 2 || (bullet && (line.bullet?.level ?? 0) > 0)) return [];
  const items = cells.length === 2 ? [cells.map(({ text }) => text).join("\t")] : splitList(cells[0]?.text ?? "");
  const read = items.flatMap((item) => unlistedLanguage(item) ?? []);
  return read.length === items.length && (items.length > 1 || spoken.at(-1)?.fluency) ? read : [];
}

function unlistedLanguage(text: string): Language | undefined {
  const [, language, fluency] = NAME_AND_LEVEL.exec(text) ?? [];
  if (!language || !fluency || !isLevelLine(fluency) || wordCount(fluency) > MAX_LEVEL_WORDS) return undefined;
  const isOther = isLevelLine(language) || isSkillOfLanguage(language) || matchLabel(language) || matchHeading(language);
  return isOther ? undefined : { language, fluency: fluency.trim() };
}

/** The levels of the languages in the row above, each under its own. */
const isLevelRow = ({ cells }: Row, above: Language[]) =>
  above.every(({ fluency }) => !fluency) && cells.every(({ text }) => isLevelLine(text));

/** "Level ⇥ B1" says it after a label, "Near-native ⇥ Four years in Ghent" before a comment. */
function levelOf({ cells, text }: Row): string | undefined {
  const [first, second] = cells.map((cell) => cell.text);
  if (second !== undefined && cells.length === 2 && isLevelLine(second)) return second;
  if (second !== undefined && first !== undefined && isLevelLine(first)) return first;
  return isLevelLine(text) ? text : undefined;
}

const isLevelLine = (text: string) => text.length <= MAX_LEVEL_CHARACTERS && (fluencyRank(text) > 0 || /^[ABC][12]\b/.test(text));

/** Each language once: one that the personal details name without a level, or with the same, is left out where a section of languages has it. */
export const eachLanguageOnce = (languages: readonly Language[]): Language[] =>
  languages.filter(
    ({ language, fluency }, at) =>
      !languages.some(
        (other, index) =>
          index !== at &&
          fold(other.language ?? "") === fold(language ?? "") &&
          (fluency === undefined ? other.fluency || index < at : index < at && fold(other.fluency ?? "") === fold(fluency)),
      ),
  );
