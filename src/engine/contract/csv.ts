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

/** The rows of a table of somebody else's: commas, semicolons or tabs between the cells, whichever the first row has most of; lines may end as on any system. Empty rows are left out. */
export function readTable(text: string): string[][] {
  const source = text.replace(/^\ufeff/, "");
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one.trim() !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] as string;
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) endCell();
    else if (letter === "\n") endRow();
    else if (letter !== "\r") cell += letter;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const end = text.indexOf("\n");
  const first = end === -1 ? text : text.slice(0, end);
  const counts = [",", ";", "\t"].map((one) => [one, first.split(one).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}
