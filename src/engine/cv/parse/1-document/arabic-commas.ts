import type { Resume } from "../../../contract/resume.ts";
import type { Line, Reading } from "../../reading.ts";

/**
 * Arabic, Persian and Urdu print "،" where other languages have a comma, and each rule that divides "Fitter, Acme Ltd, Leeds" means it too. So such a
 * document is parsed with commas, and its values get the printed character back.
 */

const ARABIC_COMMA = /،/g;
const COMMA_IN_ARABIC = /(?<=[\p{Script=Arabic}\p{M}]\s*),/u;
/** Behind a digit a comma may be of either kind: "2015، عمان", "Word 2016, Excel". */
const COMMA_BEHIND_ARABIC_OR_DIGIT = /(?<=[\p{Script=Arabic}\p{M}\p{Nd}]\s*),/gu;

/** The document with commas, and what gives them back; undefined for one without Arabic commas, or one that has both kinds behind Arabic text. */
export function withLatinCommas(reading: Reading): { reading: Reading; restore: (resume: Resume) => Resume } | undefined {
  const printed = reading.lines.map((line) => line.text).join("\n");
  if (!printed.includes("،") || COMMA_IN_ARABIC.test(printed)) return undefined;
  const latin = comma(printed);
  /** As it is printed; a value that stands nowhere in one piece has Arabic commas behind Arabic text and digits. */
  const restored = (value: string) => {
    const at = value.includes(",") ? latin.indexOf(value) : -1;
    return at >= 0 ? printed.slice(at, at + value.length) : value.replace(COMMA_BEHIND_ARABIC_OR_DIGIT, "،");
  };
  return { reading: { ...reading, lines: reading.lines.map(withCommas) }, restore: (resume) => mapTexts(resume, restored) as Resume };
}

const withCommas = (line: Line): Line => ({
  ...line,
  text: comma(line.text),
  cells: line.cells.map((cell) => ({
    ...cell,
    text: comma(cell.text),
    runs: cell.runs.map((run) => ({ ...run, text: comma(run.text) })),
  })),
});

const comma = (text: string) => text.replace(ARABIC_COMMA, ",");

/** A value with each of its texts changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
