import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { type Row, withRowText } from "../../1-document/row.ts";

/** The rows of a section of skills without what is no part of them: numbers that count them, and the notes that a form prints. */
export function prepareSkillRows(rows: readonly Row[], context: Context): Row[] {
  const own = rows.filter(({ text }) => !FORM_NOTE.test(text));
  return joinMakers(withoutCount(own, context), context).flatMap((row) => divideCounted(row, context));
}

/** What Europass prints below the table of languages. */
const FORM_NOTE =
  /^[(*)\s]*(?:common european framework of reference|gemeinsamer europäischer referenzrahmen|cadre européen commun de référence|marco (?:común europeo|europeo común) de referencia|quadro comune europeo di riferimento|quadro europeu comum de referência|gemeenschappelijk europees referentiekader|europejski system opisu kształcenia|společný evropský referenční rámec|spoločný európsky referenčný rámec|közös európai referenciakeret|cadrul european comun de referin|zajednički europski referentni okvir|zajednički evropski (?:referentni )?okvir|skupni evropski (?:referenčni|jezikovni) okvir|gemensam europeisk referensram|fælles europæisk referenceramme|yhteinen eurooppalainen viitekehys|eurooppalainen viitekehys|κοινό ευρωπαϊκό πλαίσιο αναφοράς|обща европейска (?:езикова|референтна) рамка)/iu;

/** "1. Excel" over "2. Payroll", "・Excel": what counts the rows, or marks them. */
function withoutCount(rows: readonly Row[], context: Context): Row[] {
  const numbers = rows.map(({ cells, text }) => (cells.length === 1 ? Number(COUNT.exec(text)?.[1] ?? 0) : 0));
  const counted = numbers.filter((number) => number > 0);
  const areCounted = counted.length > 1 && counted.every((number, at) => number === at + 1);
  return rows.map((row, at) => {
    if (areCounted && (numbers[at] ?? 0) > 0) return withRowText(row, row.text.replace(COUNT, ""), context);
    return row.cells.length === 1 && MARK.test(row.text) ? { ...withRowText(row, row.text.replace(MARK, ""), context), bullet: true } : row;
  });
}

const COUNT = /^\(?(\d{1,2})[.)、．]\)?\s*(?=[\p{L}])/u;
/** The bullet of a Japanese list, as a character of its text. */
const MARK = /^[・･]\s*/u;

/** "(1) Welding (2) Milling (3) First aid", "1. Excel 2. Word": a list that is counted within its row. */
function divideCounted(row: Row, context: Context): Row[] {
  if (row.cells.length > 1) return [row];
  const marks = [...row.text.matchAll(INNER_COUNT)];
  const areCounted = marks.length > 1 && marks.every(({ 1: number, 2: other }, at) => Number(number ?? other) === at + 1);
  if (!areCounted) return [row];
  const before = row.text.slice(0, marks[0]?.index).trim();
  const items = marks.map((mark, at) => row.text.slice(mark.index + mark[0].length, marks[at + 1]?.index).replace(/[\s,;.]+$/u, ""));
  return [...(before ? [before] : []), ...items].map((text) => withRowText(row, text, context));
}

const INNER_COUNT = /(?<![\p{L}\p{N}.])(?:\((\d{1,2})\)|(\d{1,2})[.)])\s*(?=\p{L})/gu;

/** "Premiere, MS" over "Excel": in a narrow column the name of a program is wrapped behind its maker. */
function joinMakers(rows: readonly Row[], context: Context): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isWrapped(above.line, row.line)) joined[joined.length - 1] = withRowText(above, `${above.text} ${row.text}`, context);
    else joined.push(row);
  }
  return joined;
}

const isWrapped = (above: Line, line: Line) =>
  above.flow === line.flow && above.cells.length === 1 && line.cells.length === 1 && !line.bullet && MAKER_AT_END.test(above.text);

const MAKER_AT_END = /,\s(?:MS|Microsoft|Adobe|Google|Corel|Autodesk)$/u;
