import type { Box } from "../../../reading.ts";
import { gapBetween, gapsOf, isSpacedOut, type Spacing, spacingOf, withNarrowSpaces } from "../1-words/spacing.ts";
import { isRightToLeft } from "../1-words/text.ts";
import { MIN_GAPS } from "../1-words/thresholds.ts";
import { median, right, type Word } from "../1-words/words.ts";
import { alignedStarts } from "./gaps/alignments.ts";
import { justifiedWords } from "./gaps/justified.ts";
import { leadersOf } from "./gaps/leaders.ts";
import { withBulletShapes, withBullets, withEndsOfPeriods } from "./list-markers/bullets.ts";
import { withCountedItems } from "./list-markers/numbers.ts";
import type { Segment } from "./segment.ts";
import {
  MAX_BASELINE_ROUNDING,
  MAX_BASELINE_SHIFT_EM,
  MAX_LOGO_GAP_EM,
  MAX_LOWERED_EM,
  MAX_RAISED_EM,
  MAX_RAISED_GAP_EM,
  MAX_WORD_SPACE_EM,
  MIN_HOST_SIZE_RATIO,
  MIN_LETTER_SPACES_APART,
  MIN_OVERPRINT_EM,
  MIN_SEGMENT_GAP_EM,
  MIN_SPACES_APART,
  MIN_UNTYPED_GAP_EM,
  NEIGHBOURS,
} from "./thresholds.ts";
import { toSegment } from "./to-segment.ts";

/** Segments of upright words, by baseline and then from left to right. */
export function toSegments(
  words: Word[],
  isDivided: (left: Word, right: Word) => boolean = () => false,
  bulletShapes: Box[] = [],
): Segment[] {
  const baselineRows = baselines(words);
  const spacing = spacingOf(baselineRows);
  const rows = withNarrowSpaces(baselineRows, spacing);
  const beginsColumn = alignedStarts(rows, spacing);
  const segments = rows.flatMap((row, at) => {
    const near = [...rows.slice(Math.max(0, at - NEIGHBOURS), at), ...rows.slice(at + 1, at + 1 + NEIGHBOURS)];
    const isCut = (left: Word, after: Word) => isDivided(left, after) || beginsColumn(row, left, after);
    return withBulletShapes(withBullets(cut(row, near, spacing, isCut)), bulletShapes);
  });
  return withCountedItems(withEndsOfPeriods(segments));
}

/** Words of one baseline, each from left to right, from the top of the page down. */
function baselines(words: Word[]): Word[][] {
  const rows: Baseline[] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = baselineOf(word, rows);
    if (row) {
      row.words.push(word);
      if (word.style.size > row.size) {
        row.size = word.style.size;
        row.baseline = word.baseline;
      }
    } else rows.push({ baseline: word.baseline, size: word.style.size, words: [word] });
  }
  return withRaised(rows).map((row) => row.words.toSorted((a, b) => a.box.x - b.box.x));
}

type Baseline = { baseline: number; size: number; words: Word[] };

function baselineOf(word: Word, rows: Baseline[]): Baseline | undefined {
  for (let at = rows.length - 1; at >= Math.max(0, rows.length - NEIGHBOURS); at--) {
    const row = rows[at] as Baseline;
    if (Math.abs(row.baseline - word.baseline) <= MAX_BASELINE_SHIFT_EM * Math.min(row.size, word.style.size) + MAX_BASELINE_ROUNDING)
      return row;
  }
  return undefined;
}

/** Superscripts ("2nd", "m²") and small marks go to the row that they touch. */
function withRaised(rows: Baseline[]) {
  for (const [index, row] of rows.entries()) {
    const others = rows.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS).filter((other) => other !== row);
    for (const word of row.words.slice()) {
      const host = word.icon ? undefined : others.find((other) => touchesLarger(word, other));
      if (!host) continue;
      row.words.splice(row.words.indexOf(word), 1);
      host.words.push(word);
    }
  }
  return rows.filter((row) => row.words.length > 0);
}

/** The word stands directly after a larger one of the row, a little above or below its baseline. */
const touchesLarger = (word: Word, { baseline, size, words }: Baseline) =>
  word.baseline < baseline + MAX_LOWERED_EM * size &&
  word.baseline > baseline - MAX_RAISED_EM * size &&
  words.some(
    ({ box, style }) =>
      style.size > MIN_HOST_SIZE_RATIO * word.style.size && Math.abs(word.box.x - right({ box })) < MAX_RAISED_GAP_EM * style.size,
  );

function cut(row: Word[], near: Word[][], spacing: Spacing, isDivided: (left: Word, right: Word) => boolean): Segment[] {
  const letterSpace = spaceBetweenLetters(row);
  const segments: Segment[] = [];
  let open: Word[] = [];
  let icon = false;
  let afterIcon = false;
  let logo: Word | undefined;
  const leaders = leadersOf(row);
  const justified = justifiedWords(row, near);
  let afterLeader = false;
  for (const word of row) {
    if (word.icon) {
      icon = true;
      logo = word.network ? word : undefined;
      continue;
    }
    if (leaders.has(word)) {
      afterLeader = true;
      continue;
    }
    const last = open.at(-1);
    if (
      last &&
      (icon ||
        afterLeader ||
        overlapsBackwards(last, word) ||
        (!justified.has(word) && isApart(last, word, row, spacing, letterSpace)) ||
        isDivided(last, word))
    ) {
      segments.push(toSegment(open, afterIcon));
      open = [];
    }
    if (open.length === 0) afterIcon = icon;
    const isLogoOf = logo && gapBetween(logo, word) < MAX_LOGO_GAP_EM;
    open.push(isLogoOf ? { ...word, network: logo?.network } : word);
    icon = false;
    logo = undefined;
    afterLeader = false;
  }
  if (open.length > 0) segments.push(toSegment(open, afterIcon));
  return segments;
}

/** Text drawn over other text is another segment. */
const overlapsBackwards = (left: Word, after: Word) =>
  after.box.x - right(left) < -MIN_OVERPRINT_EM * Math.min(left.style.size, after.style.size) &&
  left.order !== after.order &&
  !isRightToLeft(after.text);

/** Whether the gap between two words is too wide for a space. */
function isApart(left: Word, after: Word, row: Word[], spacing: Spacing, letterSpace: number | undefined): boolean {
  const gap = after.box.x - right(left);
  const size = Math.min(left.style.size, after.style.size);
  // "J A N E    D O E": what stands between two words is wider by the space of their letters.
  if (letterSpace !== undefined) return gap > (MIN_SEGMENT_GAP_EM + MIN_LETTER_SPACES_APART * letterSpace) * size;
  // No space was typed, and the gap is far wider than the spaces of this row, or wide where a text object begins.
  const space = MIN_SPACES_APART * spacing(row, after);
  const wide = after.startsTextObject ? MIN_UNTYPED_GAP_EM : Math.max(MIN_UNTYPED_GAP_EM, space);
  return (!after.spaceBefore && gap > wide * size) || gap > Math.max(MIN_SEGMENT_GAP_EM, Math.min(MAX_WORD_SPACE_EM, space)) * size;
}

/** The usual gap of a row that is letter-spaced, in ems; undefined for rows of words. */
function spaceBetweenLetters(row: Word[]): number | undefined {
  if (!isSpacedOut(row)) return undefined;
  const gaps = gapsOf(row);
  return gaps.length < MIN_GAPS ? 0 : median(gaps);
}
