import { AppError } from "../../contract/errors.ts";

/** One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cells that `csvLine` wrote. Throws as `tableRows`. */
export const parseCsv = (text: string): string[][] =>
  [...tableRows(text, ",")].map((row) => row.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)));

/**
 * The rows of a table with separated values (RFC 4180): a value in quotes may hold separators and line ends, and `""` is a quote. Lines may end as on any system. The separator is the
 * one that the first line has most of, where none is given: comma, semicolon or tab. Throws AppError "invalid" for a quote that is not closed, as it would take all that follows into one value.
 */
export function* tableRows(text: string, separator = separatorOf(text)): Generator<string[]> {
  let row: string[] = [];
  let rows = 0;
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedValue(text, at) : { value: "", end: at };
    if (!quoted) throw new AppError("invalid", `A quote that opens in row ${rows + 1} is not closed.`);
    const end = endOfPlain(text, quoted.end, separator);
    row.push(quoted.value + text.slice(quoted.end, end));
    const isSeparated = text[end] === separator;
    at = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
    if (isSeparated && at < text.length) continue;
    if (isSeparated) row.push("");
    yield row;
    rows += 1;
    row = [];
  }
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counted = [",", ";", "\t"].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/** Null for a quote that is not closed. */
function quotedValue(text: string, from: number): { value: string; end: number } | null {
  let value = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function endOfPlain(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}
