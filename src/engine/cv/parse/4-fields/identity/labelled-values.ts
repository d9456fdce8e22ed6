import type { Line } from "../../../reading.ts";
import type { LabelField } from "../../lexicon/label-field.ts";
import { type LabelledValue, matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";

/** The labelled values of a line: of the line itself, of cells that have label and value, or of pairs of a label cell and a value cell. */
export type Labels = { line: Line; own: LabelledValue[]; cells: (LabelField | undefined)[] };

export const labelsIn = (lines: readonly Line[]): Labels[] =>
  lines
    .filter((line) => !namesColumns(line))
    .map((line) => ({
      line,
      own: ownLabels(line),
      cells: line.cells.map(({ text }, index) => (index % 2 === 0 ? matchLabel(text)?.field : undefined)),
    }));

/** "Name: Anna Berger"; "1 April 2024 ⇥ Name: Anna Berger"; "Position: Buyer ⇥ City: Leeds". */
function ownLabels({ text, cells }: Line): LabelledValue[] {
  const labelled = cells.filter((cell) => LABEL_AND_VALUE.test(cell.text));
  const whole = cells.length <= 2 && labelled.length < 2 ? splitLabel(text) : undefined;
  if (whole || cells.length === 1) return whole ? [whole] : [];
  return labelled.flatMap((cell) => splitLabel(cell.text) ?? []);
}

const isBareLabel = (text: string) => /[:：]\s*$/u.test(text) && matchLabel(text) !== undefined;

const LABEL_AND_VALUE = /\S\s*[:：]\s*\S/u;

/** "Name ⇥ Company ⇥ Position" names columns; "Name ⇥ Anna Berger" in the first row of a form does not. */
const namesColumns = ({ table, cells }: Line) =>
  table?.header === true && (cells.length > 2 || cells.every(({ text }) => matchLabel(text)));

export type LabelledText = { text: string; line: Line };

/** The value after a label, in a line of its own or in a pair of table cells. */
export function findLabelled(labels: readonly Labels[], fields: readonly LabelField[]): LabelledText | undefined {
  for (const { line, own, cells } of labels) {
    // "Name: Address:": of two columns the labels alone were read as one line. "Name:" may have its value in the line below.
    const labelled = own.find(({ field, value }) => fields.includes(field) && value !== "" && !isBareLabel(value));
    if (labelled) return { text: labelled.value, line };
    const at = cells.findIndex((field) => field !== undefined && fields.includes(field));
    const value = at >= 0 ? line.cells[at + 1]?.text : undefined;
    if (value) return { text: value, line };
  }
  return undefined;
}
