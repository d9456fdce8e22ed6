/**
 * Learnt weights as text, one row for each name and one column for each of others, so that they can be read and compared:
 *
 * ```text
 * kind   bias likeness
 * name   1.44     1.40
 * ```
 */
export type WeightTable = Readonly<Record<string, readonly number[]>>;

/** The weights of each row in the order of `columns`. Throws for a table that lacks a row or a column: it is older than the code. */
export function readWeightTable(table: string, { rows, columns, writtenBy }: Names & { writtenBy: string }): WeightTable {
  const [head = [], ...lines] = table
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/));
  const positions = columns.map((name) => head.indexOf(name));
  const byName = new Map(lines.map(([name, ...cells]) => [name, ["", ...cells]]));
  const weightsOf = (name: string) => {
    const cells = byName.get(name);
    const weights = positions.map((position) => Number(cells?.[position] ?? Number.NaN));
    if (weights.some(Number.isNaN)) throw new Error(`The weights of "${name}" are incomplete: run ${writtenBy}.`);
    return weights;
  };
  return Object.fromEntries(rows.map((name) => [name, weightsOf(name)]));
}

/** The table as text. `corner` stands above the names of the rows. */
export function writeWeightTable(weights: WeightTable, { corner, columns }: { corner: string; columns: readonly string[] }): string {
  const width = Math.max(MIN_NAME_WIDTH, ...Object.keys(weights).map((name) => name.length));
  const widths = columns.map((name) => Math.max(name.length, CELL_WIDTH));
  const head = [corner.padEnd(width), ...columns.map((name, at) => name.padStart(widths[at] as number))].join(" ");
  const rows = Object.entries(weights).map(([name, row]) =>
    [name.padEnd(width), ...row.map((weight, at) => rounded(weight).padStart(widths[at] as number))].join(" "),
  );
  return [head, ...rows].join("\n");
}

/** Without the sign of a small negative weight: "0.00". */
const rounded = (weight: number) => (Math.round(weight * 100) / 100 + 0).toFixed(2);

type Names = { rows: readonly string[]; columns: readonly string[] };

const MIN_NAME_WIDTH = 12;
const CELL_WIDTH = 6;
