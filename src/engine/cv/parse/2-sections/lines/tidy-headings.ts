import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { cellAsLine, cellStyle } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { MIN_LABEL_CONFIDENCE, MIN_SIZE_STEP } from "../thresholds.ts";
import { hasCellHeadingShape } from "./heading-cells.ts";

/** "3 ⇥ Education": the number that LaTeX sets before the heading of a section, in the style of the heading and apart from it. */
export function withoutNumberCell(line: Line, { body }: Pick<Context, "body">): Line {
  const [number, heading, ...more] = line.cells;
  if (!number || !heading || more.length > 0 || line.bullet || line.table || !SECTION_NUMBER.test(number.text)) return line;
  const [own, next] = [cellStyle(number, line), cellStyle(heading, line)];
  const isHeading = next.size > body.size + MIN_SIZE_STEP || (next.bold && !body.bold);
  if (!isHeading || own.size !== next.size || own.bold !== next.bold || !hasCellHeadingShape(heading.text)) return line;
  return cellAsLine(line, [{ ...heading, x: number.x, runs: [...number.runs, ...heading.runs], text: `${number.text} ${heading.text}` }]);
}
const SECTION_NUMBER = /^\d{1,2}(?:\.\d{1,2})?\.?$/u;

/**
 * "Date of birth ⇥ : ⇥ 2 May 1989", "Employer ⇥ :- Acme Ltd": a colon that is set in a column of its own, or before the value, belongs to the label before it. So
 * does the dash of "Employer: ⇥ - Acme Ltd".
 */
export function withoutColonCell(line: Line): Line {
  if (line.cells.length < 2 || !line.cells.some(({ text }, at) => at > 0 && MARK.test(text))) return line;
  const cells: Line["cells"] = [];
  for (const cell of line.cells) {
    const last = cells.at(-1);
    const value = last && isMarkBehind(last.text, cell.text) ? cell.text.replace(MARK, "") : undefined;
    if (value === undefined) {
      cells.push(cell);
      continue;
    }
    if (last && !/[:：]$/u.test(last.text)) cells[cells.length - 1] = { ...last, text: `${last.text}:` };
    if (value !== "") cells.push({ ...cell, text: value });
  }
  return cellAsLine(line, cells);
}

const MARK = /^\s*(?:[:：]\s*(?:[-–—]\s*(?=\S))?|[-–—]\s+(?=\S))/u;

/** A dash alone marks a value where a colon or a list says that a label stands before it. */
const isMarkBehind = (label: string, text: string) =>
  MARK.test(text) && (/^\s*[:：]/u.test(text) || /[:：]$/u.test(label) || (matchLabel(label)?.confidence ?? 0) >= MIN_LABEL_CONFIDENCE);

/** "证 ⇥ 书 ⇥ …", "이 ⇥ 력 ⇥ 서": a heading of East Asian letters that are set wide apart is one word, and so is whatever fills its line so. */
export function withLettersJoined(line: Line): Line {
  const [first] = line.cells;
  const count = line.cells.findIndex(({ text }) => !ONE_LETTER.test(text));
  const letters = line.cells.slice(0, count < 0 ? undefined : count);
  const text = letters.map((cell) => cell.text.trim()).join("");
  const isWord = letters.length === line.cells.length || matchHeading(text)?.confidence === 1;
  if (!first || letters.length < 2 || !isWord) return line;
  return cellAsLine(line, [{ ...first, text }, ...line.cells.slice(letters.length)]);
}

const ONE_LETTER = /^\s*[\p{Script=Han}\p{Script=Hangul}]\s*$/u;

/** "EDUCATION ________": a line drawn with signs is a ruling line beside the heading. */
export function withoutDrawnRule(line: Line): Line {
  const [cell] = line.cells;
  const text = cell && line.cells.length === 1 && RULE_END.test(line.text.slice(-1)) ? DRAWN_RULE.exec(line.text)?.[1] : undefined;
  return cell && text ? { ...line, text, cells: [{ ...cell, text }], ruled: true } : line;
}

const DRAWN_RULE = /^[\s_═─━=~–—-]*(?<=^|[_═─━=~–—-]{4}\s?)([\p{L}\p{N}].*?)\s*(?:[_═─━=~–—-]{4,}|\.{8,})$/u;

const RULE_END = /[_═─━=~–—.-]/;
