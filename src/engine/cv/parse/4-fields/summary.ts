import { isProse } from "../1-document/line-style.ts";
import type { Row } from "../1-document/row.ts";
import { CONTACT_FIELDS } from "../lexicon/label-field.ts";
import { CONSENT } from "../lexicon/letter-words.ts";

/** Contact lines that stand under the profile for want of a better place are no part of it, and neither is the consent at the end of a CV. */
export function readProfile(rows: readonly Row[]): { summary?: string } {
  return { summary: readParagraphs(rows.filter(({ label, text }) => !(label && CONTACT_FIELDS.has(label.field)) && !CONSENT.test(text))) };
}

/** "Exact, calm, reliable. I like to learn." under "Strengths" is what somebody tells of herself, and no list. */
export const areSentences = (rows: readonly Row[]): boolean =>
  rows.length > 0 &&
  rows.every(({ text, cells, bullet }) => cells.length === 1 && !bullet && /[.!。]$/u.test(text) && !/[:：]/u.test(text)) &&
  rows.some(({ text }) => /[.!。]\s*\p{L}/u.test(text));

/** A form states the position and its conditions, and is no summary. */
export const readObjective = (rows: readonly Row[]): { summary?: string } => (isWantedForm(rows) ? {} : readProfile(rows));

/** "Buyer" over "Employment: full time" and "EUR 3200": short lines, with labels. */
export function isWantedForm(rows: readonly Pick<Row, "text">[]): boolean {
  const isCondition = ({ text }: Pick<Row, "text">) => CONDITION.test(text);
  const conditions = rows.filter(isCondition).length;
  return rows.length > 1 && conditions > 0 && rows.every((row) => isCondition(row) || !isProse(row.text));
}

const CONDITION = /^[\p{Lu}\p{Lo}][^:：.。]{2,40}[:：]\s*\S.{0,60}$/u;

/** The text of rows, a paragraph for each. */
export const readParagraphs = (rows: readonly Row[]) => rows.map((row) => row.text.replace(/\t/g, " ")).join("\n");
