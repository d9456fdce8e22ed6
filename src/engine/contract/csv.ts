/** One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cells that `csvLine` wrote. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(/^'[=+\-@\t]/.test(cell) ? cell.slice(1) : cell);
    if (end === ",") continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}
