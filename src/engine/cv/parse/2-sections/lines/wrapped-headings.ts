import type { Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import { type Context, isRecognized } from "../../1-document/context.ts";
import { isCaps, isDistinct, styleKey } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { ANY_AND } from "../../lexicon/joining-words.ts";
import { MAX_WRAP_GAP, MAX_WRAPPED_WORDS, MIN_USUAL_HEADING_CONFIDENCE } from "../thresholds.ts";

/** "DIPLOMAS AND" over "CERTIFICATES" in a narrow column is one heading. */
export function joinWrappedHeadings(rows: readonly Line[], context: Context): Line[] {
  const joined: Line[] = [];
  for (const line of rows) {
    const above = joined.at(-1);
    if (above && isWrappedHeading(above, line, context)) joined[joined.length - 1] = joinLines(above, line);
    else joined.push(line);
  }
  return joined;
}

function isWrappedHeading(above: Line, line: Line, context: Context): boolean {
  const { body } = context;
  const ocr = isRecognized(line, context);
  const alike =
    above.flow === line.flow &&
    above.cells.length === 1 &&
    line.cells.length === 1 &&
    !above.bullet &&
    !line.bullet &&
    line.gap < MAX_WRAP_GAP;
  if (
    !alike ||
    wordCount(above.text) > MAX_WRAPPED_WORDS ||
    wordCount(line.text) > MAX_WRAPPED_WORDS ||
    !isDistinct(line.style, line.text, body, ocr)
  )
    return false;
  // OCR measures size and weight of capitals too inexactly to compare the styles of two lines.
  const areCaps = ocr && isCaps(above.text) && isCaps(line.text);
  if (!areCaps && styleKey(above.style, above.text, { body, ocr }) !== styleKey(line.style, line.text, { body, ocr })) return false;
  const whole = matchHeading(`${above.text} ${line.text}`)?.confidence ?? 0;
  return whole >= MIN_USUAL_HEADING_CONFIDENCE && (JOINED_BY.test(above.text) || !matchHeading(above.text) || !matchHeading(line.text));
}

const JOINED_BY = new RegExp(String.raw`(?:\s${ANY_AND}|[&/,+-])$`, "iu");

function joinLines(above: Line, line: Line): Line {
  const text = `${above.text} ${line.text}`;
  const runs = [...above.cells.flatMap((cell) => cell.runs), ...line.cells.flatMap((cell) => cell.runs)];
  return {
    ...above,
    text,
    cells: [{ ...(above.cells[0] as Line["cells"][number]), text, runs }],
    physicalLines: [...above.physicalLines, ...line.physicalLines],
  };
}
