import { wordCount } from "../../../../text/spaces.ts";
import type { Row } from "../../../1-document/row.ts";
import { AT_EMPLOYER } from "../../../lexicon/joining-words.ts";
import { isDateOnly } from "../../../recognisers/dates/dates.ts";
import { looksLikePosition } from "../../../recognisers/degrees.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { LIKELY_NAMED, MIN_TEXT_WORDS_UNDER_HEAD } from "../../thresholds.ts";

/**
 * Plain rows below "**Corve Credit Union** — *Design Intern*" and its period: where each head of the section names two things by itself, what stands
 * below in a lighter style is text, though it has no list markers and ends without a full stop.
 */
export function textUnderHeads(rows: readonly Row[]): ReadonlySet<Row> {
  const text = new Set<Row>();
  const [first] = rows;
  if (!first || first.dateOnly || first.bullet) return text;
  const isHead = ({ key }: Row) => key === first.key;
  if (!rows.filter(isHead).every(namesTwo)) return text;
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (!above || isHead(row) || !isPlainRow(row) || !isLighter(row, first)) return;
    const goesOn = text.has(above) && above.key === row.key;
    if (goesOn || (above.ranges.length > 0 && tells(row))) text.add(row);
  });
  return text;
}

const SEPARATOR = new RegExp(String.raw`\s+[—–|/]\s+|\s+${AT_EMPLOYER}\s+`, "u");

function namesTwo({ cells }: Row): boolean {
  const [cell] = cells;
  if (!cell) return false;
  // The month of "**Fitter**, March 2019" names nothing.
  const named = ({ text }: { text: string }) => /\p{L}{2}/u.test(text) && !isDateOnly(text.replace(/^[\s,;(–—-]+|[\s,;)]+$/g, ""));
  const styles = new Set(cell.cell.runs.filter(named).map(({ bold, italic }) => `${bold}${italic}`));
  return styles.size > 1 || cell.rest.split(SEPARATOR).filter((text) => named({ text })).length > 1;
}

const isPlainRow = ({ cells, ranges, label, bullet, line }: Row) =>
  cells.length === 1 && ranges.length === 0 && !label && !bullet && !line.style.italic && line.heading === undefined;

const isLighter = ({ line: { style } }: Row, { line: { style: head } }: Row) => style.size < head.size || (head.bold && !style.bold);

/** As many words as a sentence has, and no city or position in a row of its own. */
const tells = ({ text }: Row) =>
  wordCount(text) >= MIN_TEXT_WORDS_UNDER_HEAD && looksLikePlace(text) < LIKELY_NAMED && looksLikePosition(text) < LIKELY_NAMED;
