import type { Language } from "../resume.ts";
import { findSpokenLanguages, fluencyRank } from "./languages.ts";
import type { Context, Row } from "./rows.ts";

/** Spoken languages of a section: in a row, one a line, in table cells, or with the level on the line below. */
export function parseSpokenLanguages(rows: readonly Row[], { language }: Context): Language[] {
  const spoken: Language[] = [];
  for (const row of rows) {
    const text = row.cells.map((cell) => cell.text).join("\t");
    const found = findSpokenLanguages(text, { language });
    const last = spoken.at(-1);
    const above = spoken.slice(-row.cells.length);
    if (found.length > 0) spoken.push(...found.map(({ language: name, fluency }) => ({ language: name, ...(fluency ? { fluency } : {}) })));
    else if (row.cells.length > 1 && above.length === row.cells.length && isLevelRow(row, above))
      above.forEach((one, index) => {
        one.fluency = row.cells[index]?.text;
      });
    else if (last && !last.fluency && isLevelLine(row.text)) last.fluency = levelOf(row);
  }
  return spoken;
}

/** The levels of the languages in the row above, each under its own. */
const isLevelRow = ({ cells }: Row, above: Language[]) =>
  above.every(({ fluency }) => !fluency) && cells.every(({ text }) => isLevelLine(text));

/** "Level ⇥ B1" says it behind a label. */
const levelOf = ({ cells, text }: Row) => (cells.length === 2 && isLevelLine(cells[1]?.text ?? "") ? cells[1]?.text : text);

const isLevelLine = (text: string) => text.length <= 60 && (fluencyRank(text) > 0 || /^[ABC][12]\b/.test(text));
