import type { Cell, Line } from "../../../reading.ts";
import { cellAsLine, isBoldCell, withText } from "../../1-document/line-style.ts";
import type { LabelField } from "../../lexicon/label-field.ts";
import { guessAgencyField, matchLabel } from "../../recognisers/agency-fields.ts";
import { MAX_JOINED_DETAILS_CHARACTERS, MIN_DETAIL_LABEL_CONFIDENCE, MIN_STACKED_DETAILS } from "../thresholds.ts";

/** What is never a value itself, as "remote" and "available" may be. */
const OF_A_PERSON: ReadonlySet<LabelField> = new Set<LabelField>([
  "dateOfBirth",
  "birthPlace",
  "nationality",
  "maritalStatus",
  "gender",
  "religion",
  "drivingLicence",
]);
const OF_CONTACT: ReadonlySet<LabelField> = new Set<LabelField>(["address", "city", "country", "email", "phone", "postalCode"]);

/**
 * Details of a person whose labels stand out by their weight, not by a colon, as rows of a form: "**nationality**" over "German", and
 * "**Town** Leeds ⇥ **Sex** female".
 */
export function withDetails(lines: readonly Line[]): Line[] {
  return joinStacked(lines.flatMap(divideAtSlashes).flatMap(divideBoldLabels));
}

/** "蒋文/男/1998", "female | 29 years | Leeds": details of a person side by side, recognised by the sex among them, are lines of their own. */
function divideAtSlashes(line: Line): Line[] {
  const [cell] = line.cells;
  if (!cell || line.cells.length > 1 || line.table || line.text.length > MAX_JOINED_DETAILS_CHARACTERS) return [line];
  const parts = line.text.split(/\s*[/|｜／]\s*/u);
  if (parts.length < 2 || parts.some((part) => part === "") || !parts.some(isSex)) return [line];
  return parts.map((text, at) => ({ ...cellAsLine(line, [withText(cell, text)]), gap: at === 0 ? line.gap : 0 }));
}

const isSex = (text: string) => guessAgencyField(text)?.field === "gender";

/** "**nationality**" over "German", more than once. */
function joinStacked(lines: readonly Line[]): Line[] {
  const isPair = (at: number) => {
    const [label, value] = [lines[at], lines[at + 1]];
    if (!label || !value || label.flow !== value.flow || label.bullet || value.bullet) return false;
    const [first, second] = [label.cells[0] as Cell, value.cells[0] as Cell];
    return (
      label.cells.length === 1 &&
      value.cells.length === 1 &&
      isBoldCell(first) &&
      !isBoldCell(second) &&
      isLabel(first.text, OF_A_PERSON) &&
      !isLabel(second.text, OF_A_PERSON)
    );
  };
  const pairs = new Set(lines.flatMap((_, at) => (isPair(at) ? [at] : [])));
  if (pairs.size < MIN_STACKED_DETAILS) return [...lines];
  return lines.flatMap((line, at) => {
    if (pairs.has(at - 1)) return [];
    if (!pairs.has(at)) return [line];
    const value = lines[at + 1] as Line;
    const joined = cellAsLine(line, [line.cells[0] as Cell, value.cells[0] as Cell]);
    return [{ ...joined, physicalLines: [...line.physicalLines, ...value.physicalLines] }];
  });
}

/** "**Town** Leeds ⇥ **Sex** female": each cell begins with a bold label that a list knows. */
function divideBoldLabels(line: Line): Line[] {
  if (line.bullet || line.table) return [line];
  const cells = line.cells.map(labelledCell);
  if (!cells.every((cell) => cell !== undefined)) return [line];
  return cells.map((cell, at) => ({ ...cellAsLine(line, [cell]), gap: at === 0 ? line.gap : 0 }));
}

function labelledCell(cell: Cell): Cell | undefined {
  const end = cell.runs.findIndex(({ bold, text }) => !bold && text.trim() !== "");
  if (end < 1) return undefined;
  const textOf = (runs: Cell["runs"]) =>
    runs
      .map(({ text }) => text)
      .join("")
      .trim();
  const [label, value] = [textOf(cell.runs.slice(0, end)), textOf(cell.runs.slice(end))];
  if (value === "" || /[:：]$/u.test(label) || /^[:：]/u.test(value) || cell.text !== `${label} ${value}`) return undefined;
  return isLabel(label, OF_A_PERSON) || isLabel(label, OF_CONTACT) ? { ...cell, text: `${label}: ${value}` } : undefined;
}

function isLabel(text: string, fields: ReadonlySet<LabelField>): boolean {
  const match = matchLabel(text);
  return match !== undefined && match.confidence >= MIN_DETAIL_LABEL_CONFIDENCE && fields.has(match.field);
}
