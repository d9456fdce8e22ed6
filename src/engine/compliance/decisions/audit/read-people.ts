import { AppError } from "../../../contract/errors.ts";
import type { Person } from "./four-fifths.ts";

/** Columns by their names. Without `selected` a person is selected from `threshold` points in `score`; without a threshold, from the median. */
export type Columns = { group: string; selected?: string; score?: string; threshold?: number };

const YES = ["1", "yes", "y", "true", "x", "selected", "ja", "oui", "si", "sí"];
const NO = ["0", "no", "n", "false", "", "rejected", "nein", "non"];
const WITHOUT = "(none)";

/**
 * The people of a table whose first row names the columns, without its empty rows, and from which score they are selected, where it has scores. Throws AppError "invalid" for a column that is not there and for a value that is
 * neither yes nor no, or no number; it names the row.
 */
export function readPeople(
  rows: Iterable<string[]>,
  { group, selected, score, threshold }: Columns,
): { people: Person[]; threshold: number | null } {
  const [head = [], ...lines] = [...rows].filter((row) => row.some((cell) => cell.trim() !== ""));
  const at = (column: string) => {
    const index = head.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase());
    if (index === -1) throw new AppError("invalid", `There is no column “${column}”. The columns are: ${head.join(", ")}.`);
    return index;
  };
  const groupAt = at(group);
  const groupOf = (line: string[]) => line[groupAt]?.trim() || WITHOUT;
  if (score === undefined) {
    const selectedAt = at(selected ?? "selected");
    return {
      people: lines.map((line, index) => ({ group: groupOf(line), selected: toYesNo(line[selectedAt], index + 2) })),
      threshold: null,
    };
  }
  const scoreAt = at(score);
  const scores = lines.map((line, index) => toNumber(line[scoreAt], index + 2));
  const least = threshold ?? medianOf(scores);
  return { people: lines.map((line, index) => ({ group: groupOf(line), selected: (scores[index] as number) >= least })), threshold: least };
}

function toYesNo(cell: string | undefined, row: number): boolean {
  const text = cell?.trim().toLowerCase() ?? "";
  if (YES.includes(text)) return true;
  if (NO.includes(text)) return false;
  throw new AppError("invalid", `Row ${row}: “${cell}” is neither yes nor no. For scores name their column with --score.`);
}

function toNumber(cell: string | undefined, row: number): number {
  const text = cell?.trim().replace(",", ".") ?? "";
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) throw new AppError("invalid", `Row ${row}: “${cell ?? ""}” is no number.`);
  return number;
}

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
