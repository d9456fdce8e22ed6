import type { Cell, Line, Run, Style } from "../../reading.ts";
import { mayBeEastAsian } from "../../text/east-asian.ts";
import { wordCount } from "../../text/spaces.ts";
import {
  MAX_UNWRAPPED_CHARACTERS,
  MIN_BODY_RATIO,
  MIN_DISTINCT_RATIO,
  MIN_DISTINCT_RATIO_OCR,
  MIN_NAME_RATIO,
  MIN_PROSE_WORDS,
  MIN_SENTENCE_WORDS,
  MIN_TITLE_RATIO,
} from "./thresholds.ts";

/** The style that most characters of a text share. */
export function dominantStyle(lines: readonly Line[]): Style {
  const weight = new Map<string, { style: Style; chars: number }>();
  let last: { style: Style; chars: number } | undefined;
  for (const { style, text } of lines) {
    if (!last || !isSameStyle(last.style, style)) {
      const key = `${style.size.toFixed(1)}|${style.bold}|${style.color ?? ""}`;
      last = weight.get(key) ?? { style, chars: 0 };
      weight.set(key, last);
    }
    last.chars += text.length;
  }
  const heaviest = [...weight.values()].sort((a, b) => b.chars - a.chars)[0];
  return heaviest?.style ?? { size: 10, bold: false, italic: false };
}

/** True for the same size, weight and colour: italics within a line are of no account. */
export const isSameStyle = (a: Style, b: Style) => a.size === b.size && a.bold === b.bold && a.color === b.color;

/** The style of most characters of a cell; the line's own style when the cell has no runs. */
export function cellStyle(cell: Cell, line: Line): Style {
  let longest: Run | undefined;
  for (const run of cell.runs) if (run.text.length > (longest?.text.length ?? 0) && run.text.trim()) longest = run;
  return longest ?? line.style;
}

/** "선임 UX 디자이너": letters of another script, and Chinese ones that a font lacks, come from another font, which may have no bold face. */
export const isOtherFont = (last: Run, run: Run) =>
  last.font !== run.font &&
  (LATIN_END.test(last.text) !== LATIN_START.test(run.text) || (HAN_END.test(last.text) && HAN_START.test(run.text)));
const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;
const LATIN_END = /[\p{Script=Latin}\p{N}][^\p{L}\p{N}]*$/u;
const LATIN_START = /^[^\p{L}\p{N}]*[\p{Script=Latin}\p{N}]/u;

/** True for text whose cased letters are all capitals. Scripts without case are never caps. */
export function isCaps(text: string): boolean {
  return !/\p{Ll}/u.test(text) && text.replace(/\P{Lu}/gu, "").length > 2;
}

/**
 * Two lines with the same key have the same style. Sizes are rounded to half points; under OCR, where they are estimates, to broad steps relative
 * to the body text. The key has them in halves, because whole numbers are faster to turn into text.
 */
export function styleKey(style: Style, text: string, options: { body: Style; ocr: boolean }): string {
  const size = options.ocr ? 2 * ocrStep(style.size / options.body.size) : Math.round(style.size * 2);
  // OCR measures the weight of larger text badly.
  const bold = style.bold && !(options.ocr && size > 2 * BODY_STEP);
  return `${size}|${bold ? "b" : ""}|${style.italic ? "i" : ""}|${isCaps(text) ? "C" : ""}|${options.ocr ? "" : (style.color ?? "")}`;
}

const BODY_STEP = 1;
const ocrStep = (ratio: number) =>
  ratio > MIN_NAME_RATIO ? 4 : ratio > MIN_TITLE_RATIO ? 3 : ratio >= MIN_DISTINCT_RATIO_OCR ? 2 : ratio > MIN_BODY_RATIO ? BODY_STEP : 0;

/** True when the style stands out from running text. */
export function isDistinct(style: Style, text: string, body: Style, ocr: boolean): boolean {
  return (
    style.size > body.size * (ocr ? MIN_DISTINCT_RATIO_OCR : MIN_DISTINCT_RATIO) ||
    (style.bold && !body.bold) ||
    isCaps(text) ||
    (!ocr && style.color !== undefined && style.color !== body.color)
  );
}

/** Running text: a sentence or a long stretch, as opposed to a title, a label or a row of facts. */
export function isProse(text: string): boolean {
  if (text.length > MAX_UNWRAPPED_CHARACTERS) return true;
  if (mayBeEastAsian(text) && DUTY.test(text)) return true;
  const words = wordCount(text);
  if (words >= MIN_PROSE_WORDS) return true;
  if (!FULL_STOP.test(text)) return false;
  // Chinese and Japanese are written without spaces, about two characters a word.
  const isLong = words >= MIN_SENTENCE_WORDS || (mayBeEastAsian(text) && (text.match(IDEOGRAPH)?.length ?? 0) / 2 >= MIN_SENTENCE_WORDS);
  return isLong && !ABBREVIATION.test(text) && !areNames(text);
}

/** "NORTHERN WORKS Ludlow. Cty. Salop.": a sentence has words in small letters, unless it is all in capitals. */
const areNames = (text: string) => /\p{Lu}\p{Ll}/u.test(text) && !/(?<![\p{L}\p{M}'’.-])\p{Ll}/u.test(text);

/** "负责整理资料和接听电话", "店舗にて接客を担当": a duty, told by the verb at its beginning or end, often without a full stop. An employer or a department has no such verb. */
const DUTY =
  /^(?:主要)?(?:负责|負責|带领|帶領|参与|參與|协助|協助|主导|主導|统筹|組織|组织|配合|跟进|策划|撰写|搭建|制定|编制|维护|对接|推动)(?!人|部|中心).{6,}(?<!公司|中心|学院|大学|部|科|处)$|^.{6,}(?:を担当|に従事|に携わる|を実施|を行う|담당|수행)$/u;

const FULL_STOP = /[.!?…。]["»”)]?$/;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** "M.Sc.", "Sp. z o.o.", "Ltd. Şti.": a full stop that ends no sentence. */
const ABBREVIATION =
  /(?:(?<![\p{L}\p{M}])\p{L}\.\s?\p{L}\.|(?<![\p{L}\p{M}])\p{Lu}\p{Ll}?\.\p{Lu}\p{Ll}{0,3}\.|(?<![\p{L}\p{M}])(?:Inc|Ltd|Co|Corp|Bros|St|Şti|Tic|Cie|Lda|Ltda|Sp|Oy|spol|Sa)\.)$/u;

/** True for a cell that is bold throughout. */
export const isBoldCell = ({ runs }: Cell) => runs.length > 0 && runs.every(({ text, bold }) => bold || text.trim() === "");

/** The cell with another text, all of it in the style in which it begins. */
export const withText = (cell: Cell, text: string): Cell => ({
  ...cell,
  text,
  runs: cell.runs.slice(0, 1).map((run) => ({ ...run, text })),
});

/** Which of several columns begins nearest to a cell. */
export function nearestColumn({ x }: Cell, columns: readonly Cell[]): number {
  const distances = columns.map((column) => Math.abs(column.x - x));
  return distances.indexOf(Math.min(...distances));
}

/** The line with other cells, at the same place and in the same style. */
export const withCells = (line: Line, cells: Cell[]): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join("\t") });

/** Some cells of a line as a line of their own, in the style and at the place of the first: a heading beside its text. */
export function cellAsLine(line: Line, cells: Cell[]): Line {
  const [first] = cells;
  return {
    ...withCells(line, cells),
    style: first ? cellStyle(first, line) : line.style,
    indent: first?.x ?? line.indent,
  };
}
