import type { Cell, Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isSameStyle, withCells, withText } from "../../1-document/line-style.ts";
import { MAX_NAME_WORDS } from "../thresholds.ts";

/** "Corve Vocational" over "School" in a narrow column: a line with nothing but the kind of a school goes on with the name above it, set alike. */
export function joinWrappedSchools(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && goesOn(above, line))
      joined[joined.length - 1] = withCells(above, [withText(above.cells[0] as Cell, `${above.text} ${line.text.trim()}`)]);
    else joined.push(line);
  }
  return joined;
}

function goesOn(above: Line, line: Line): boolean {
  const [name, kind] = [above.text.trim(), line.text.trim()];
  const isOneCell = above.cells.length === 1 && line.cells.length === 1 && line.bullet === undefined;
  return (
    isOneCell &&
    KIND.test(kind) &&
    above.flow === line.flow &&
    isSameStyle(above.style, line.style) &&
    NAME.test(name) &&
    wordCount(name) <= MAX_NAME_WORDS &&
    !KIND_AT_END.test(name)
  );
}

/** English and the languages that have the kind of a school behind its name. */
const KINDS =
  "(?:high |secondary |primary |elementary |middle |grammar )?school|college|university|institute|academy|polytechnic|üniversitesi|lisesi|ortaokulu";
const KIND = new RegExp(`^(?:${KINDS})$`, "iu");
const KIND_AT_END = new RegExp(`(?<!\\p{L})(?:${KINDS})$`, "iu");
/** Words with capital letters, and nothing behind them that ends a name. */
const NAME = /^\p{Lu}[\p{L}\p{M}.’'& -]*\p{L}$/u;
