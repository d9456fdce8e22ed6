import type { Row } from "../../1-document/row.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import type { Entry } from "../entry.ts";
import { MAX_ENTRIES_OFF_RATIO, MIN_OPENING_WORDS, MIN_SMALL_WORDS_RATIO, SURE_COLUMN_LABEL } from "../thresholds.ts";
import { bestDivision, type DividedSection, startScore } from "./best-division.ts";
import { DIVISION_WEIGHTS } from "./division-weights.ts";
import { rowsOfForm } from "./forms.ts";
import {
  withoutGroupTitles,
  withoutMarkers,
  withoutOuterMarkers,
  withoutOuterSecondRowMarkers,
  withoutSecondRowMarkers,
  withoutTitleMarkers,
} from "./lists/all-listed.ts";
import { datesInItems } from "./lists/item-dates.ts";
import { withOutlineHeads } from "./lists/outline-heads.ts";
import { positionsInList } from "./lists/positions-in-list.ts";
import { apartFromDates, isPlausible, withDates } from "./lone-dates.ts";
import { nestedEntries } from "./nested-entries.ts";
import { type Described, describeRows } from "./rows/describe-rows.ts";
import { FIRST_ROLE, type RoleScore, rowRoles, union } from "./rows/row-roles.ts";
import { toEntry } from "./to-entry.ts";

/** What is sought in a section. `undatedCost`: the cost of an entry without a date where others have one. `roles`: the roles that name an entry, such as position and employer. `schools`: whether the entries are schools, and whether there are titles of courses among them. */
type Sought = { undatedCost?: number; roles?: readonly RoleScore[]; schools?: "alone" | "mixed" };

/**
 * Divides the rows of a section into entries: the division with the best total score, found by dynamic programming. An entry scores for one
 * date, in the same row as in its siblings; for a first row like that of the first entry, after a gap or after running text; and against titles
 * after its text. So no order of date and title is assumed: date first, at the right or below compete by their scores.
 */
export function segmentEntries(printed: readonly Row[], sought: Sought = {}): Entry[] {
  const all = withoutGroupTitles(rowsOfForm(printed), sought.roles ?? []);
  const bare = withoutMarkers(all);
  if (bare) return bare.marked(segmentEntries(bare.rows, sought));
  const apart = apartFromDates(all);
  const undated = apart ? divide(apart.rows, sought) : [];
  // Where there is one job, two periods below it may both be its own.
  if (!apart || undated.length < 2) return divide(all, sought);
  const { dates } = apart;
  const isNear = Math.abs(undated.length - dates.length) <= Math.max(1, MAX_ENTRIES_OFF_RATIO * dates.length);
  const counted = isNear ? divide(apart.rows, sought, dates.length) : undated;
  return (isPlausible(counted, undated) ? withDates(counted, dates) : undefined) ?? undated;
}

/** `count`: the number of entries, when known from a separate column of dates. */
function divide(all: readonly Row[], { undatedCost, roles = [], schools }: Sought, count?: number): Entry[] {
  const rows = withOutlineHeads(
    withoutSecondRowMarkers(
      withoutOuterSecondRowMarkers(
        withoutTitleMarkers(withoutOuterMarkers(withoutIntroduction(all.filter((row) => !namesColumns(row))))),
        roles,
        schools !== undefined,
      ),
      roles,
    ),
    roles,
  );
  if (rows.length === 0) return [];

  const described = describeRows(rows, roles);
  const named = rowRoles(rows, described.body, roles);
  const section = {
    ...described,
    ...named,
    // What the rows of jobs name like their siblings may be anything: "Total experience: ten years".
    ...(schools ? { listed: named.named } : {}),
    ...(schools === "mixed" ? { expected: roles.map(() => 0) } : {}),
    undatedCost: undatedCost ?? (schools === "mixed" ? DIVISION_WEIGHTS.undatedCourse : DIVISION_WEIGHTS.undated),
    startScores: rows.map(
      (row, index) => startScore(described, index) + (schools || !isHeadItem(described, row, index) ? 0 : DIVISION_WEIGHTS.jobInList),
    ),
  };
  const attempts = DATE_OFFSETS.map((dateOffset) => bestDivision(section, dateOffset, count));
  // Of divisions that are as good but for the rounding of sums, the one whose dates stand nearest to the top is taken.
  const best = attempts.reduce((a, b) => (b.score > a.score + ROUNDING ? b : a));

  return datesInItems(
    outerEntries(section, best.starts).flatMap((entry) => positionsInList(entry, roles[0])),
    roles[0],
  );
}

const isHeadItem = ({ body }: Described, row: Row, index: number) => index > 0 && row.bullet && !body[index];

/** "I have worked in many trades across the country" over list items that each have a date: the items are the entries, and the sentence above them is none. */
function withoutIntroduction(rows: Row[]): Row[] {
  const at = rows.findIndex(({ bullet }) => bullet);
  const listed = rows.filter(({ bullet }) => bullet);
  const isIntroduction = ({ cells, ranges, label, line, text }: Row) =>
    cells.length === 1 &&
    ranges.length === 0 &&
    !label &&
    line.heading === undefined &&
    (isWordedAsSentence(text) || ENDS_IN_COLON.test(text));
  const isEntry = ({ ranges, line }: Row) => ranges.length === 1 && line.bullet?.level === listed[0]?.line.bullet?.level;
  return at === 1 && listed.length > 1 && rows.slice(0, at).every(isIntroduction) && listed.every(isEntry) ? rows.slice(at) : rows;
}

/** "Virtual programmes:" */
const ENDS_IN_COLON = /[:：]$/u;

/** "I have worked in many trades across the country", not "Royal National Hospital for Rheumatic Diseases in Bath": most words begin with a small letter. */
function isWordedAsSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length >= MIN_OPENING_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > MIN_SMALL_WORDS_RATIO * words.length;
}

const entriesAt = (section: Described, starts: readonly number[]) =>
  starts.map((start, index) => toEntry(section, start, starts[index + 1] ?? section.rows.length));

/** Nested entries become text of the entry above them, with their heads as list items. */
function outerEntries(section: DividedSection, starts: readonly number[]): Entry[] {
  const entries = entriesAt(section, starts);
  if (section.expected.length === 0) return entries;
  const candidates = entries.map((entry, index) => {
    const from = starts[index] as number;
    return { entry, named: union(section.named.slice(from, from + entry.head.length)) };
  });
  const nested = nestedEntries(candidates, FIRST_ROLE);
  if (nested.size === 0) return entries;
  const rows = entries.flatMap((entry) =>
    nested.has(entry) ? entry.rows.map((row) => (entry.head.includes(row) ? { ...row, bullet: true } : row)) : entry.rows,
  );
  const inNested = entries.flatMap((entry) => entry.rows.map(() => nested.has(entry)));
  const body = section.body.map((isBody, index) => isBody || inNested[index] === true);
  return entriesAt(
    { ...section, rows, body },
    starts.filter((_, index) => !nested.has(entries[index] as Entry)),
  );
}

/** In which row of an entry its date may stand, from 0: beside the title, or up to three rows below. */
const DATE_OFFSETS = [0, 1, 2, 3] as const;

const ROUNDING = 1e-9;

/** "Period ⇥ Employer ⇥ Position": the header row of a table is no entry. */
function namesColumns({ line, cells }: Row): boolean {
  if (line.table?.header) return true;
  return cells.length >= 2 && cells.every(({ text }) => (matchLabel(text)?.confidence ?? 0) >= SURE_COLUMN_LABEL);
}
