import type { Line } from "../../../reading.ts";
import { isProse, withCells, withText } from "../../1-document/line-style.ts";
import { findDateRanges, isDateOnly } from "../../recognisers/dates/dates.ts";
import { MAX_DATED_POSITION_CHARACTERS } from "../thresholds.ts";

/** "Clerk (2012 – 2015); Accountant (2015 – 2018)": positions that somebody had one after the other, each with its period, become lines of their own. */
export const separateDatedPositions = (lines: readonly Line[]): Line[] => lines.flatMap(separate);

function separate(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  const parts = cell?.text.split(BETWEEN_POSITIONS) ?? [];
  if (!cell || others.length > 0 || line.bullet || parts.length < 2 || isProse(cell.text) || !parts.every(isDatedPosition)) return [line];
  return parts.map((part, at) => ({ ...withCells(line, [withText(cell, part)]), ...(at > 0 && { gap: 0 }) }));
}

const BETWEEN_POSITIONS = /(?<=\))\s*(?:[;,/|]|→)\s*(?=\p{Lu})/u;

/** "Clerk (2012 – 2015)" */
function isDatedPosition(text: string): boolean {
  const [, position = "", period = ""] = /^([^()]+)\(([^()]+)\)$/u.exec(text) ?? [];
  return position.length <= MAX_DATED_POSITION_CHARACTERS && isDateOnly(period) && findDateRanges(period).some(({ single }) => !single);
}
