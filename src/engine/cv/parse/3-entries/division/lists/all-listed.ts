import { wordCount } from "../../../../text/spaces.ts";
import { hasPeriod, type Row } from "../../../1-document/row.ts";
import type { Entry } from "../../entry.ts";
import { employerEvidence, institutionEvidence } from "../../roles/name-evidence.ts";
import {
  LIKELY_POSITION,
  MAX_DATED_ITEMS_RATIO,
  MAX_NAME_WORDS,
  MIN_GROUP_TITLES,
  MIN_ORGANISATIONS_RATIO,
  MIN_OTHER_NAMES_RATIO,
  MIN_ROLE,
  MIN_SECOND_ROWS,
  SOME_ORGANISATION,
} from "../../thresholds.ts";
import { hasRole, type RoleScore, rowRoles } from "../rows/row-roles.ts";
import { isDatedItem } from "./positions-in-list.ts";

/**
 * "• **Fitter**" over "• Acme Ltd", "• 2018 – 2020" and "• Mended pumps": where each row of a section is an item of one list, the markers say nothing of what
 * begins an entry, and style and dates decide as elsewhere. Undefined where markers say something, and where most items have a date: those are the entries.
 */
export function withoutMarkers(rows: readonly Row[]): { rows: Row[]; marked: (entries: readonly Entry[]) => Entry[] } | undefined {
  const level = rows[0]?.line.bullet?.level;
  const isOneList = level !== undefined && rows.every(({ line }) => line.bullet?.level === level);
  const dated = rows.filter(({ ranges }) => ranges.length > 0).length;
  const areParts = rows.some(({ dateOnly }) => dateOnly) || new Set(rows.map(({ line }) => line.style.bold)).size > 1;
  if (!isOneList || !areParts || dated === 0 || dated > MAX_DATED_ITEMS_RATIO * rows.length) return undefined;
  const listed = new Map(rows.map((row) => [bare(row), row]));
  const marked = (entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, body: entry.body.map((row) => listed.get(row) ?? row) }));
  return { rows: [...listed.keys()], marked };
}

const bare = (row: Row): Row => ({ ...row, bullet: false, line: { ...row.line, bullet: undefined } });

/**
 * "• **Fitter**" over "Acme Ltd ⇥ 2018 – 2020" and "• Mended pumps": where each item in bold stands directly above a dated row that is no item, it is the title
 * of an entry, and the other items are its text.
 */
export function withoutTitleMarkers(rows: readonly Row[]): readonly Row[] {
  // The date may have a row of its own below the employer.
  const isTitle = (row: Row, at: number) => {
    const [below, next] = [rows[at + 1], rows[at + 2]];
    if (!row.bullet || row.ranges.length > 0 || !below || below.bullet) return false;
    return below.ranges.length > 0 || (next?.dateOnly === true && !below.prose);
  };
  const titles = rows.filter(isTitle);
  const others = rows.filter((row) => row.bullet && !titles.includes(row));
  const areTitles = others.length > 0 && titles.every(({ line }) => line.style.bold) && !others.some(({ line }) => line.style.bold);
  return areTitles ? rows.map((row) => (titles.includes(row) ? bare(row) : row)) : rows;
}

/**
 * "Orchestras" over "• Harbour Symphony, 2018 – 2020" and "Bands" over "• The Cranes, 2014 – 2016": where each item of a list has its date, most items name no
 * position, and the short rows between them name neither an employer nor a position, these rows sort the entries and are none.
 */
export function withoutGroupTitles(rows: readonly Row[], roles: readonly RoleScore[]): readonly Row[] {
  const [position] = roles;
  const items = rows.filter(({ bullet }) => bullet);
  const titles = rows.filter(({ bullet }) => !bullet);
  if (!position || titles.length < MIN_GROUP_TITLES || !items.every(isDatedItem)) return rows;
  const isTitle = (row: Row) =>
    row.ranges.length === 0 && row.cells.length === 1 && !row.prose && !row.label && roles.every((role) => role(row.text) < MIN_ROLE);
  const overItems = new Set(rows.filter((_, at) => rows[at + 1]?.bullet === true));
  const namesPosition = (row: Row) => row.cells.some(({ rest }) => position(rest) >= LIKELY_POSITION);
  if (!titles.every((row) => isTitle(row) && overItems.has(row))) return rows;
  return items.filter(namesPosition).length * 2 < items.length ? items : rows;
}

/**
 * "• Acme Ltd" over "◦ Fitter (2018 – 2020)" and its text: where each item of an inner list has a period, and the outer items are short and have none, the outer items name
 * the employers, and their markers say nothing.
 */
export function withoutOuterMarkers(rows: readonly Row[]): readonly Row[] {
  const levelOf = ({ line }: Row) => line.bullet?.level;
  const periods = rows.filter((row) => hasPeriod(row) && !row.prose);
  const inner = new Set(periods.map(levelOf));
  const [level] = inner;
  if (inner.size !== 1 || level === undefined) return rows;
  const isOuter = (row: Row) => row.bullet && (levelOf(row) ?? level) < level;
  const outer = rows.filter(isOuter);
  if (rows.some((row) => levelOf(row) === level && !periods.includes(row))) return rows;
  const areNames = outer.length > 0 && isOuter(rows[0] as Row) && outer.every(({ ranges, prose }) => ranges.length === 0 && !prose);
  return areNames ? rows.map((row) => (isOuter(row) ? bare(row) : row)) : rows;
}

/** "• 2018 – 2020: Fitter" over "◦ Acme Ltd": where all rows are items of a list and of one within it, the outer markers are those of the heads, if the inner ones are of second rows. */
export function withoutSecondRowMarkers(rows: readonly Row[], roles: readonly RoleScore[]): readonly Row[] {
  const levels = new Set(rows.map(({ bullet, line }) => (bullet ? (line.bullet?.level ?? 0) : undefined)));
  const [outer, inner] = [...levels];
  if (levels.size !== 2 || outer === undefined || inner === undefined || inner < outer) return withoutMarkersOfSecond(rows, roles);
  const heads = rows.map((row) => ((row.line.bullet?.level ?? 0) === outer ? bare(row) : row));
  const names = withoutMarkersOfSecond(heads, roles);
  return names === heads ? rows : names;
}

/**
 * "Fitter ⇥ 2018 – 2020" over "➢ Acme Ltd", "**Acme Ltd**" over "▪ Fitter (2018 – 2020)": where each entry of a section has one item, directly below the row that
 * begins it, its period in one of these two or none in the whole section, and where most items name what the row above does not (`roles`: how much a text
 * looks like each), the marker is that of the second row of the title.
 */
function withoutMarkersOfSecond(rows: readonly Row[], roles: readonly RoleScore[]): readonly Row[] {
  const pairs = rows.flatMap((row, at) => (row.bullet ? [{ first: rows[at - 1], second: row, below: rows[at + 1] }] : []));
  // "Drew the posters for the season of 2010." has a year, and is no title.
  const isDated = (row: Row) => row.ranges.length > 0 && !row.prose;
  const areBelow = pairs.every(({ first, second, below }) => first && !first.bullet && !first.dateOnly && !below?.bullet && !second.prose);
  const [firsts, seconds] = [pairs.flatMap(({ first }) => first ?? []), pairs.map(({ second }) => second)];
  // "Won the prize of the yard in 2011": a year in an item is not the period of the job.
  const haveThePeriods = seconds.every(hasPeriod) && !firsts.some(isDated);
  const areDated = firsts.every(isDated) || haveThePeriods || !rows.some(isDated);
  const hasOthers = rows.some((row) => isDated(row) && !pairs.some(({ first, second }) => row === first || row === second));
  if (pairs.length < MIN_SECOND_ROWS || !areBelow || !areDated || hasOthers) return rows;
  const { named } = rowRoles(rows, [], roles);
  const namesOther = ({ first, second }: (typeof pairs)[number]) => {
    const [known, own] = [first, second].map((row) => named[rows.indexOf(row as Row)] as number) as [number, number];
    return ((own & ~known) !== 0 || (!hasRole(known, 1) && namesOrganisation(second))) && !ENDS_SENTENCE.test(second.text);
  };
  if (!haveThePeriods && !haveTextBelow(rows, pairs) && pairs.filter(namesOther).length < MIN_OTHER_NAMES_RATIO * pairs.length) return rows;
  return rows.map((row) => (row.bullet ? bare(row) : row));
}

/** "Fitter ⇥ 2018 – 2020" over "➢ Acme Ltd" over "Kept the presses of three halls going.": most of these items are short and have text without a marker below them. */
function haveTextBelow(rows: readonly Row[], pairs: readonly { first: Row | undefined; second: Row; below: Row | undefined }[]): boolean {
  const areShort = pairs.every(({ second: { text } }) => !ENDS_SENTENCE.test(text) && wordCount(text) <= MAX_NAME_WORDS);
  const areText = pairs.filter(({ first, below }) => below && below.ranges.length === 0 && below.key !== first?.key);
  return areShort && rows.length > 2 * pairs.length && areText.length >= MIN_OTHER_NAMES_RATIO * pairs.length;
}

/**
 * "Fitter (2018 – 2020)" over "• Acme Ltd" over "◦ Mended pumps": where one item of the outer list stands directly below each row that begins an entry, and the
 * entries have text that is further in or is set in sentences, the outer item is the second row of the title. The first rows may be items of a list that is
 * further out themselves.
 */
export function withoutOuterSecondRowMarkers(rows: readonly Row[], roles: readonly RoleScore[], areSchools = false): readonly Row[] {
  const levelOf = ({ bullet, line }: Row) => (bullet ? (line.bullet?.level ?? 0) : -1);
  const [headLevel = 0, itemLevel = 0] = rows.slice(0, 2).map(levelOf);
  const isText = (row: Row) => levelOf(row) > itemLevel || row.prose || (levelOf(row) === itemLevel && LABELLED.test(row.text));
  const isHead = (row: Row) => levelOf(row) === headLevel && !isText(row);
  const isSecond = (row: Row | undefined) => row !== undefined && levelOf(row) === itemLevel && !isText(row);
  const [heads, seconds] = [rows.filter(isHead), rows.filter(isSecond)];
  // "Fitter" over "• Acme Ltd (2018 – 2020)" and "• Corve Ltd (2016 – 2018)": further items with periods of their own are entries.
  const isOneEach = seconds.length === heads.length || (seconds.length > heads.length && seconds.every(hasPeriod));
  const areBelow = rows.every((row, at) => !isHead(row) || isSecond(rows[at + 1]));
  if (itemLevel <= headLevel || heads.length < MIN_SECOND_ROWS || !areBelow || !isOneEach) return rows;
  // Without text further in the items may be the text: they have to be written like the names of employers. What stands below a kind of school is read with the school.
  const mayBeText =
    !rows.some(isText) && (areSchools || seconds.filter(namesOrganisation).length < MIN_ORGANISATIONS_RATIO * seconds.length);
  if (mayBeText) return rows;
  const areDated = [heads, seconds].some((all) => all.every(({ ranges }) => ranges.length > 0));
  const areNames = seconds.every(({ text }) => !ENDS_SENTENCE.test(text));
  const { named } = rowRoles(rows, [], roles);
  const namesAll = (1 << roles.length) - 1;
  const areWhole = rows.some((row, at) => isHead(row) && named[at] === namesAll);
  return areDated && areNames && !areWhole ? rows.map((row) => (isSecond(row) ? bare(row) : row)) : rows;
}

/** "Ministerstvo vnitra", "Arboretum Skalice": what was learnt of names knows more employers and schools than the lists. */
const namesOrganisation = ({ text }: Row) => Math.max(employerEvidence(text), institutionEvidence(text)) >= SOME_ORGANISATION;

/** "Supervisor: Dr Ann Lee" */
const LABELLED = /^\p{L}[^:]{1,30}:\s\S/u;

/** "Mended pumps.", not "Corve s.r.o." */
const ENDS_SENTENCE = /\p{Ll}{4}\.$/u;
