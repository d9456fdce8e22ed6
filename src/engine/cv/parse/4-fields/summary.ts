import { isProse } from "../1-document/line-style.ts";
import type { Row } from "../1-document/row.ts";
import { CONTACT_FIELDS } from "../lexicon/label-field.ts";

/** Contact lines that stand under the profile for want of a better place are no part of it. */
export function readProfile(rows: readonly Row[]): { summary?: string } {
  return { summary: readParagraphs(rows.filter((row) => !(row.label && CONTACT_FIELDS.has(row.label.field)))) };
}

/** "Buyer" over "Employment: full time": a form states the position and its conditions, and is no summary. */
export function readObjective(rows: readonly Row[]): { summary?: string } {
  const [title, ...others] = rows;
  const conditions = others.filter(({ text }) => CONDITION.test(text));
  // "Fields:" over a list of them
  const isListed = (row: Row) => conditions.includes(row) || row.bullet || /[:：]$/u.test(row.text);
  const isForm = title && !isProse(title.text) && conditions.length > 0 && others.every(isListed);
  return isForm ? {} : readProfile(rows);
}

const CONDITION = /^\p{Lu}[^:：.]{2,40}[:：]\s*\S.{0,60}$/u;

/** The text of rows, a paragraph for each. */
export const readParagraphs = (rows: readonly Row[]) => rows.map((row) => row.text.replace(/\t/g, " ")).join("\n");
