import type { Language } from "../../resume.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context, Row } from "../3-entries/rows.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { matchLabel } from "../recognisers/agency-fields.ts";
import { findSpokenLanguages, fluencyRank, isSkillOfLanguage } from "../recognisers/languages.ts";
import { MAX_LEVEL_CHARACTERS, MAX_LEVEL_WORDS } from "./thresholds.ts";

/** Spoken languages of a section: in a row, one a line, in table cells, or with the level on the line below. */
export function parseSpokenLanguages(rows: readonly Row[], { language }: Context): Language[] {
  const spoken: Language[] = [];
  for (const row of rows) {
    const text = row.cells.map((cell) => cell.text).join("\t");
    const found = findSpokenLanguages(text, { language });
    const last = spoken.at(-1);
    const above = spoken.slice(-row.cells.length);
    const [only] = found;
    const unlisted = found.length === 0 && last?.fluency ? unlistedLanguage(row) : undefined;
    if (only && found.length === 1 && !only.fluency && isLanguageCell(row, only.language))
      spoken.push({ language: only.language, fluency: row.cells[1]?.text });
    else if (found.length > 0)
      spoken.push(...found.map(({ language: name, fluency }) => ({ language: name, ...(fluency ? { fluency } : {}) })));
    else if (unlisted) spoken.push(unlisted);
    else if (row.cells.length > 1 && above.length === row.cells.length && isLevelRow(row, above))
      above.forEach((one, index) => {
        one.fluency = row.cells[index]?.text;
      });
    else if (last && !last.fluency && isLevelLine(row.text)) last.fluency = levelOf(row);
  }
  return spoken;
}

/** "Tysk ⇥ hverdagsniveau": what stands alone in the cell beside a language is its level, whatever it says. */
const isLanguageCell = ({ cells }: Row, language: string) =>
  cells.length === 2 && cells[0]?.text === language && wordCount(cells[1]?.text ?? "") <= MAX_LEVEL_WORDS;

const NAME_AND_LEVEL = /^(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]+)?)\s*(?:[–—:：\t|·,/(（]|-\s)\s*([^)）]+)[)）]?$/u;

/** "Bambara – native": among languages with their levels, another word with a level is a language that no list has. */
function unlistedLanguage({ cells, bullet, line }: Row): Language | undefined {
  if (cells.length > 2 || (bullet && (line.bullet?.level ?? 0) > 0)) return undefined;
  const [, language, fluency] = NAME_AND_LEVEL.exec(cells.map(({ text }) => text).join("\t")) ?? [];
  if (!language || !fluency || !isLevelLine(fluency) || wordCount(fluency) > MAX_LEVEL_WORDS) return undefined;
  const isOther = isLevelLine(language) || isSkillOfLanguage(language) || matchLabel(language) || matchHeading(language);
  return isOther ? undefined : { language, fluency: fluency.trim() };
}

/** The levels of the languages in the row above, each under its own. */
const isLevelRow = ({ cells }: Row, above: Language[]) =>
  above.every(({ fluency }) => !fluency) && cells.every(({ text }) => isLevelLine(text));

/** "Level ⇥ B1" says it behind a label. */
const levelOf = ({ cells, text }: Row) => (cells.length === 2 && isLevelLine(cells[1]?.text ?? "") ? cells[1]?.text : text);

const isLevelLine = (text: string) => text.length <= MAX_LEVEL_CHARACTERS && (fluencyRank(text) > 0 || /^[ABC][12]\b/.test(text));
