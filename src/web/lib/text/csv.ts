/** Lines for a spreadsheet. The byte order mark makes it read the accents. */
export const csvFile = (lines: (string | number)[][]) => new Blob(["\ufeff", toCsv(lines)], { type: "text/csv" });

/** A cell that starts like a formula is written as text. */
export const toCsv = (lines: (string | number)[][]) => lines.map((line) => line.map(csvCell).join(",")).join("\r\n");

function csvCell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
