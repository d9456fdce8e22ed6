import type { Row } from "../../1-document/row.ts";
import { DIVISION_WEIGHTS, MAX_ENTRY_ROWS, MAX_TITLES, MIN_GAP_STEP } from "./division-weights.ts";
import type { Described } from "./rows/describe-rows.ts";
import { hasRole, NO_ROLES, type RowRoles, SECOND_ROLE } from "./rows/row-roles.ts";

/** A section that is divided. `undatedCost`: the cost of an entry without a date. `startScores`: what speaks for an entry that begins with each row. */
export type DividedSection = Described & RowRoles & { undatedCost: number; startScores: number[] };

/** `starts`: the index of the first row of each entry. */
export type Division = { score: number; starts: number[] };

/**
 * The division with the best score, found by dynamic programming. `dateOffset`: in which row of an entry its date is expected, from 0. `count`: the number
 * of entries, when known; fewer where the section has fewer rows. An entry grows by one row at a time and its score is updated, instead of scoring each
 * length anew.
 */
export function bestDivision(section: DividedSection, dateOffset: number, count?: number): Division {
  const { rows, startScores } = section;
  const n = rows.length;
  // A layer for each number of entries so far, `step` behind that of one entry less; or one for any number.
  const step = count === undefined ? 0 : 1;
  const layers = count === undefined ? 1 : Math.min(count, n) + 1;
  const best = Array.from({ length: layers }, () => new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY));
  const from = Array.from({ length: layers }, () => new Int32Array(n + 1));
  (best[0] as Float64Array)[0] = 0;

  for (let start = 0; start < n; start++) {
    const entry: GrowingEntry = { score: 0, dates: 0, heads: 0, hasText: false, named: NO_ROLES, listed: NO_ROLES };
    for (let end = start + 1; end <= Math.min(n, start + MAX_ENTRY_ROWS); end++) {
      addRow(entry, section, end - 1, dateOffset);
      const own = (startScores[start] as number) + entryScore(entry, section);
      for (let layer = step; layer < layers; layer++) {
        const before = best[layer - step] as Float64Array;
        const score = (before[start] as number) + own;
        if (score > ((best[layer] as Float64Array)[end] as number)) {
          (best[layer] as Float64Array)[end] = score;
          (from[layer] as Int32Array)[end] = start;
        }
      }
    }
  }
  return { score: (best[layers - 1] as Float64Array)[n] as number, starts: startsOf(from, n, step) };
}

/** Back from the last row: where each entry begins. */
function startsOf(from: readonly Int32Array[], n: number, step: number): number[] {
  const starts: number[] = [];
  let layer = from.length - 1;
  for (let end = n; end > 0; layer -= step) {
    end = (from[layer] as Int32Array)[end] as number;
    starts.unshift(end);
  }
  return starts;
}

/** A row that may begin an entry, as the rules see it. `above`: the row above it is running text. */
type Start = { row: Row; first: Row; isText: boolean; isBelowText: boolean; usualGap: number; widestGap: number };

/** What speaks for an entry (weight above 0) or against it that begins with a row other than the first. The examples are in `division-weights.ts`. */
const START_RULES: readonly { weight: number; applies: (start: Start) => boolean }[] = [
  { weight: -DIVISION_WEIGHTS.beginsWithListItem, applies: ({ row, isText }) => isText && row.bullet },
  { weight: -DIVISION_WEIGHTS.beginsWithText, applies: ({ row, isText }) => isText && !row.bullet },
  { weight: DIVISION_WEIGHTS.likeFirst, applies: ({ row, first }) => row.key === first.key },
  { weight: -DIVISION_WEIGHTS.unlikeFirst, applies: ({ row, first }) => row.key !== first.key },
  { weight: DIVISION_WEIGHTS.listItemLikeFirst, applies: ({ row, isText }) => row.bullet && !isText },
  { weight: DIVISION_WEIGHTS.afterGap, applies: ({ row, usualGap }) => isGap(row.line.gap, usualGap) },
  {
    weight: -DIVISION_WEIGHTS.withoutGap,
    applies: ({ row, usualGap, widestGap }) => !isGap(row.line.gap, usualGap) && isGap(widestGap, usualGap),
  },
  { weight: DIVISION_WEIGHTS.afterText, applies: ({ isText, isBelowText }) => isBelowText && !isText },
  { weight: -DIVISION_WEIGHTS.beginsSmall, applies: ({ row }) => !row.label && /^\p{Ll}/u.test(row.text) },
];

const isGap = (gap: number, usual: number) => gap > usual + MIN_GAP_STEP;

/** What speaks for an entry that begins with that row. */
export function startScore({ rows, body, usualGap, widestGap }: Described, index: number): number {
  if (index === 0) return -DIVISION_WEIGHTS.entry;
  const start: Start = {
    row: rows[index] as Row,
    first: rows[0] as Row,
    isText: body[index] === true,
    isBelowText: body[index - 1] === true,
    usualGap,
    widestGap,
  };
  return START_RULES.reduce((score, { weight, applies }) => (applies(start) ? score + weight : score), -DIVISION_WEIGHTS.entry);
}

/** An entry from its first row to the row added last. `heads`: its rows that are no running text. `named`: the roles that they name, `listed`: by their own words. */
type GrowingEntry = { score: number; dates: number; heads: number; hasText: boolean; named: number; listed: number };

function addRow(entry: GrowingEntry, { rows, body, dated, named, listed }: DividedSection, index: number, dateOffset: number): void {
  if (dated[index]) {
    entry.dates += 1;
    if (entry.dates === 1 && entry.heads === dateOffset) entry.score += DIVISION_WEIGHTS.sameOffset;
    if (entry.hasText) entry.score -= DIVISION_WEIGHTS.dateAfterText;
  }
  if (body[index]) {
    entry.hasText = true;
    return;
  }
  entry.heads += 1;
  if (((listed[index] as number) & entry.listed & SECOND_ROLE) !== 0) entry.score -= DIVISION_WEIGHTS.roleAgain;
  entry.listed |= listed[index] as number;
  entry.named |= named[index] as number;
  if ((rows[index] as Row).label) return;
  if (entry.hasText) entry.score -= DIVISION_WEIGHTS.titleAfterText;
  if (entry.heads > MAX_TITLES) entry.score -= DIVISION_WEIGHTS.moreTitles;
}

function entryScore({ score, dates, named }: GrowingEntry, { hasDates, undatedCost, expected }: DividedSection): number {
  const missing = expected.reduce((sum, ratio, role) => (hasRole(named, role) ? sum : sum + ratio), 0);
  const dated = hasDates ? (dates === 0 ? -undatedCost : DIVISION_WEIGHTS.date - DIVISION_WEIGHTS.moreDates * (dates - 1)) : 0;
  return score + dated - DIVISION_WEIGHTS.roleMissing * missing;
}
