import type { Interest } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isProse } from "../../1-document/line-style.ts";
import type { Row } from "../../1-document/row.ts";
import { SURE_LABEL } from "../../1-document/thresholds.ts";
import { AND_IN_TEXT } from "../../lexicon/joining-words.ts";
import { matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { MAX_INTEREST_WORDS, MAX_PAIRED_WORDS } from "../thresholds.ts";

/** Interests, in one row or one below the other. Commas inside brackets do not separate them. */
export function parseInterests(rows: readonly Row[]): Interest[] {
  const described = rows.filter(({ cells }) => cells.length === 2 && isProse(cells[1]?.text ?? ""));
  if (described.length * 2 > rows.length)
    return rows.flatMap(({ cells }) => {
      const [name, about] = cells;
      return cells.length === 2 && name && about ? [{ name: name.text, keywords: [about.text] }] : [];
    });
  const groups = interestsWithDetails(rows);
  if (groups) return groups;
  const [only] = rows;
  const areListed = rows.some(isListedBeside);
  return rows.flatMap((row) => {
    const named = namedWithDetails(row, areListed);
    if (named) return [named];
    const names = rows.length === 1 && only ? namesOfInterests(only.text) : withLastDivided(splitList(row.text), row.text);
    return names.map((name) => ({ name: name.replace(/\s*[:：]$/u, "") }));
  });
}

/** "Music: flute, member of an orchestra", "Sport ⇥ hiking, climbing": an interest with its details. */
function namedWithDetails(row: Row, areListed: boolean): Interest | undefined {
  const [, name, details] = NAMED.exec(row.text) ?? [];
  if (row.cells.length === 1 && name && details && wordCount(name) <= MAX_INTEREST_WORDS && matchLabel(name)?.field !== "interests")
    return { name, keywords: splitList(details) };
  const [first, second] = row.cells;
  return areListed && first && second && row.cells.length === 2 && splitList(first.text).length === 1
    ? { name: first.text, keywords: splitList(second.text) }
    : undefined;
}

const NAMED = /^([^:：,;]{2,40}?)\s*[:：]\s+(\S.*)$/su;

const isListedBeside = ({ cells }: Row) =>
  cells.length === 2 && splitList(cells[0]?.text ?? "").length === 1 && splitList(cells[1]?.text ?? "").length > 1;

/** The interests of a text that has them all: "Sailing, chess and pottery", and "Rowing and pottery", which elsewhere may be one thing. */
export function namesOfInterests(text: string): string[] {
  const pair = text.replace(/\.$/, "").split(lastSeparator(text));
  const isPair = pair.length === 2 && pair.every((name) => !/[,;:]/.test(name) && wordCount(name) <= MAX_PAIRED_WORDS);
  return isPair ? pair : withLastDivided(splitList(text), text);
}

/** "**Baking**" over "sourdough, tarts" in a lighter style: an interest with its details. */
function interestsWithDetails(rows: readonly Row[]): Interest[] | undefined {
  const [first] = rows;
  const weight = ({ line: { style } }: Row) => style.size + (style.bold ? 1 : 0);
  const styleOf = ({ key }: Row) => key.split("/", 1)[0];
  const isDetail = (row: Row) => first !== undefined && styleOf(row) !== styleOf(first);
  const details = rows.filter(isDetail);
  if (!first || first.bullet || details.length === 0 || details.some((row) => weight(row) > weight(first))) return undefined;
  if (rows.some((row) => !isDetail(row) && splitList(row.text).length > 1)) return undefined;
  const interests: Interest[] = [];
  for (const row of rows) {
    if (!isDetail(row)) interests.push({ name: row.text });
    else {
      const last = interests.at(-1) as Interest;
      last.keywords = [...(last.keywords ?? []), ...splitList(row.text)];
    }
  }
  return interests;
}

/** "Sailing, chess and pottery": in a list with commas, "and" separates the last two items. */
function withLastDivided(listed: string[], text: string): string[] {
  // "Sailing, chess, and pottery"
  const items = listed.map((item, at) => (at > 0 && at === listed.length - 1 ? item.replace(LEADING_AND, "") : item));
  const last = items.at(-1) as string;
  const cut = items.length > 1 && text.includes(",") ? last.split(lastSeparator(text)) : [];
  return cut.length === 2 && cut.every((part) => part.split(" ").length <= MAX_INTEREST_WORDS) ? [...items.slice(0, -1), ...cut] : items;
}

/** "and", in a text of capitals "AND". */
const lastSeparator = (text: string) => (/\p{Ll}/u.test(text) ? LAST_SEPARATOR : IN_CAPITALS);
const LAST_SEPARATOR = new RegExp(String.raw`\s+${AND_IN_TEXT}\s+`, "u");
const LEADING_AND = new RegExp(String.raw`^${AND_IN_TEXT}\s+`, "u");
const IN_CAPITALS = new RegExp(LAST_SEPARATOR.source, "iu");

/** Rows that tell of interests behind their label, taken out of a section that tells of other things: "• Hobbies: sailing, chess" under "Other". */
export function takeInterests(rows: readonly Row[]): { interests: Interest[]; rest: Row[] } {
  const listOf = ({ text, label = splitLabel(text) }: Row) =>
    label?.field === "interests" && label.confidence >= SURE_LABEL && label.value !== "" ? namesOfInterests(label.value) : [];
  return {
    interests: rows.flatMap(listOf).map((name) => ({ name })),
    rest: rows.filter((row) => listOf(row).length === 0),
  };
}
