import type { Cell } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse, withCells } from "../../1-document/line-style.ts";
import { type Row, toRow } from "../../1-document/row.ts";
import { ANY_AND } from "../../lexicon/joining-words.ts";
import { isLevel } from "../../recognisers/skill-level.ts";
import { splitList } from "../../recognisers/split-list.ts";
import {
  MAX_GROUP_NAME_CHARACTERS,
  MAX_LIST_ITEM_WORDS,
  MAX_LONG_ITEM_WORDS,
  MAX_MEAN_ITEM_WORDS,
  MIN_BRACKET_ROWS,
  MIN_FULL_LINE_RATIO,
  MIN_GROUP_RATIO,
  MIN_ITEM_ROWS,
  MIN_LIST_ITEMS,
  MIN_PATTERN_RATIO,
  MIN_SENTENCE_WORDS,
} from "../thresholds.ts";

/**
 * The layout of a section of skills, judged over all of its rows:
 * `groups`: a row of two cells is a group and its list, "Databases ⇥ Oracle";
 * `pairs`: a row of four cells is two groups with their lists;
 * `categories`: the first cell of a row of three names what the skill in the second belongs to, "Office ⇥ Excel ⇥ 5 years";
 * `dashes`, `brackets`: "Databases – Oracle, MySQL" and "Databases (Oracle, MySQL)" are a group and its list, in brackets from `MIN_BRACKET_ROWS` rows on;
 * `levelledGroups`: at least two rows, and most, are "Databases (Oracle, MySQL) – good", a group with its list and its level;
 * `sentences`: its items are sentences, or may be one: a row is an item, and none heads others;
 * `stops`: each row ends with a full stop and most have several words, so that a comma divides none but a long list of names;
 * `lines`: a row is an item, for most have no comma: "Lifting, moving and hoists" may be one too;
 * `levelColumns`: where the columns of levels begin, in points.
 */
export type SectionShape = Record<
  "groups" | "pairs" | "categories" | "dashes" | "brackets" | "levelledGroups" | "sentences" | "stops" | "lines",
  boolean
> & {
  levelColumns: ReadonlySet<number>;
};

export function shapeOf(rows: readonly Row[], titles: ReadonlySet<Row>): SectionShape {
  const ofCells = (count: number) => rows.filter(({ cells }) => cells.length === count);
  const plain = rows.filter(({ cells, text }) => cells.length === 1 && !LABELLED.test(text));
  const isGroup = ({ cells }: Row) => isGroupName(cells[0]?.text ?? "") && isList(cells[1]?.text ?? "");
  const isLevelled = ({ cells }: Row) => cells.slice(1).some(({ text }) => isLevel(text));
  const [two, four] = [ofCells(2).filter((row) => !isLevelled(row)), ofCells(4).filter((row) => !isLevelled(row))];
  const areItems =
    plain.length >= MIN_ITEM_ROWS && plain.length === rows.length && mostOf(plain, ({ text }) => !isList(text), MIN_PATTERN_RATIO);
  return {
    groups: two.length > 1 && mostOf(two, isGroup, MIN_GROUP_RATIO),
    pairs: four.length > 0 && mostOf(four, ({ cells }) => isList(cells[1]?.text ?? "") || isList(cells[3]?.text ?? ""), MIN_GROUP_RATIO),
    categories:
      ofCells(2).some(isLevelled) && ofCells(3).some(({ cells }) => isLevel(cells[2]?.text ?? "") && !isLevel(cells[1]?.text ?? "")),
    dashes: plain.length > 1 && mostOf(plain, ({ text }) => isList(DASHED.exec(text)?.[2] ?? ""), MIN_PATTERN_RATIO),
    brackets: plain.length >= MIN_BRACKET_ROWS && mostOf(plain, ({ text }) => isList(BRACKETED.exec(text)?.[2] ?? ""), MIN_PATTERN_RATIO),
    levelledGroups: rows.filter(hasLevelledGroup).length > 1 && mostOf(rows, hasLevelledGroup, MIN_PATTERN_RATIO),
    sentences:
      plain.length > 0 && plain.length === rows.length && (mostOf(plain, isSentence, MIN_PATTERN_RATIO) || (areItems && titles.size === 0)),
    stops:
      rows.length >= MIN_ITEM_ROWS &&
      plain.length === rows.length &&
      rows.every(({ text }) => /[.。]$/u.test(text)) &&
      mostOf(rows, ({ text }) => wordCount(text) >= MIN_SENTENCE_WORDS, MIN_PATTERN_RATIO),
    lines: areItems,
    levelColumns: levelColumns(rows),
  };
}

function levelColumns(rows: readonly Row[]): Set<number> {
  const columns = new Map<number, { all: number; levels: number }>();
  for (const { cells } of rows)
    for (const { cell, text } of cells.slice(1)) {
      const column = columns.get(columnOf(cell)) ?? { all: 0, levels: 0 };
      columns.set(columnOf(cell), {
        all: column.all + 1,
        levels: column.levels + (isLevel(text) || (cells.length === 2 && GRADE.test(text)) ? 1 : 0),
      });
    }
  return new Set([...columns].flatMap(([x, { all, levels }]) => (levels > 1 && levels >= all * MIN_PATTERN_RATIO ? [x] : [])));
}

/** "UML ⇥ 4" over "Audits ⇥ 5": one figure alone. */
const GRADE = /^(?:[1-9]|10)$/;

export const columnOf = ({ x }: Cell) => Math.round(x);

const mostOf = (rows: readonly Row[], test: (row: Row) => boolean, ratio: number) => rows.filter(test).length >= rows.length * ratio;

export const isList = (text: string) => splitList(text).length > 1;
/** "C++, C, Java, Python, Scala.": a full stop ends a long list of names too; "and" joins the parts of a sentence. */
export const isListOfNames = (text: string) => splitList(text).length >= MIN_LIST_ITEMS && isShortItems(text) && !JOINED.test(text);
const JOINED = new RegExp(String.raw`\s${ANY_AND}\s[^,;]+$`, "iu");
export const isGroupName = (text: string) => text.length <= MAX_GROUP_NAME_CHARACTERS && !/[,;，、]/.test(text);
/** "Plans the shifts of forty people.", and not a long list of short items. */
export const isSentence = ({ text }: Pick<Row, "text">) =>
  (isProse(text) || (/[.!]$/.test(text) && wordCount(text) >= MIN_SENTENCE_WORDS)) && !isShortItems(text);

function isShortItems(text: string): boolean {
  const items = splitList(text);
  const words = items.map((item) => wordCount(item.replace(/\([^)]*\)/g, "")));
  const most = Math.max(...words);
  if (MARKED.test(text) || /;.*;/su.test(text)) return true;
  if (items.length <= 2 || most <= MAX_LIST_ITEM_WORDS) return items.length > 2;
  // "Basic welding, driving of small and large lorries, first aid, stock": one item that is longer than the others.
  return most <= MAX_LONG_ITEM_WORDS && words.reduce((sum, count) => sum + count, 0) <= MAX_MEAN_ITEM_WORDS * items.length;
}

/** "Cooking | Baking for large parties | Bookkeeping": what no sentence has between its words. */
const MARKED = /\s[|•·●▪◆∙]\s[^|•·●▪◆∙]+\s[|•·●▪◆∙]\s/u;

/** "Databases: Oracle, MySQL" */
export const LABELLED = /^[^:：]{2,48}[:：]\s*\S/u;
/** One bracket with all that stands behind the name: "Databases (Oracle, MySQL (5, 8))", not "Databases (Oracle, MySQL), Web (HTML, CSS)". */
export const BRACKETED = /^([^(（:：]{2,48}?)\s*[(（]((?:[^()（）]|[(（][^()（）]*[)）])+)[)）][.;]?$/u;
/** "Databases (Oracle, MySQL) – good" */
export const LEVELLED_GROUP = /^([^(（:：]{2,48}?)\s*[(（]([^()（）]+)[)）]\s*[-–—:]\s*(.{2,40})$/u;
const hasLevelledGroup = ({ text }: Row) => isLevel(LEVELLED_GROUP.exec(text)?.[3] ?? "");
export const DASHED = /^([^–—-]{2,48}?)\s+[–—-]\s+(.+)$/u;

/** Where most rows are "Group: list", one without a group goes on with the list above: the line was full, or ended with a comma. */
export function joinWrappedLists(rows: readonly Row[], context: Context): Row[] {
  const isLabelled = ({ cells, text }: Row) => LABELLED.test(text) && (cells.length === 1 || /[:：]$/.test(cells[0]?.text ?? ""));
  if (rows.filter(isLabelled).length < 2 || !mostOf(rows, isLabelled, MIN_GROUP_RATIO)) return [...rows];
  const widest = Math.max(...rows.map(({ text }) => text.length));
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isLabelled(above) && continues(above, row, widest)) joined[joined.length - 1] = withText(above, row, context);
    else joined.push(row);
  }
  return joined;
}

function continues(above: Row, { text, bullet, cells }: Row, widest: number): boolean {
  if (bullet || cells.length > 1 || /[:：]/.test(text)) return false;
  const last = above.text.split("\n").at(-1) ?? "";
  return /[,;、，/&(]$/u.test(last) || /^[\p{Ll},)]/u.test(text) || last.length >= widest * MIN_FULL_LINE_RATIO;
}

function withText(above: Row, { text }: Row, context: Context): Row {
  const [cell] = above.line.cells as [Cell];
  const [last] = cell.runs.slice(-1);
  const runs = last ? [...cell.runs, { ...last, text: ` ${text}` }] : [];
  return toRow(withCells(above.line, [{ ...cell, text: `${cell.text} ${text}`, runs }]), context);
}
