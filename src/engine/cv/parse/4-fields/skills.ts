import type { Skill } from "../../../contract/resume.ts";
import type { Line } from "../../reading.ts";
import { type Context, isRecognized } from "../1-document/context.ts";
import type { Row, RowCell } from "../1-document/row.ts";
import { isLevel, readSkill, STAR_RATING } from "../recognisers/skill-level.ts";
import { splitList } from "../recognisers/split-list.ts";
import { isOneItem, splitSkills } from "./skill-list.ts";
import {
  BRACKETED,
  columnOf,
  DASHED,
  isGroupName,
  isList,
  isSentence,
  joinWrappedLists,
  LABELLED,
  type SectionShape,
  shapeOf,
} from "./skill-rows.ts";
import { MAX_GROUP_NAME_CHARACTERS } from "./thresholds.ts";

/**
 * Skills as lists, groups ("Tools: Figma, Sketch"), groups with a title line above, matrices and single skills with a level. Levels keep the
 * words of the CV; star ratings beside a level in words are decoration. The layout of the section is judged over all of its rows.
 */
export function parseSkills(rows: readonly Row[], context: Context): Skill[] {
  const content = joinWrappedLists(
    rows.filter((row) => !row.line.table?.header),
    context,
  );
  const shape = shapeOf(content);
  const titles = groupTitles(content, context);
  const tagGroups = isTagGroups(content);
  const skills: Skill[] = [];
  let group: Skill | undefined;

  for (const [index, row] of content.entries()) {
    if (group?.keywords?.length === 0 && !group.level && isLevel(row.text)) {
      group.level = row.text;
      group = undefined;
      continue;
    }
    if (titles.has(row)) {
      group = { ...readSkill(cleanTitle(row.text)), keywords: [] };
      skills.push(group);
      continue;
    }
    if (leadsList(row, content[index + 1])) {
      group = { ...readSkill(cleanTitle(row.cells[0]?.text ?? "")), keywords: splitSkills(row.cells[1]?.text ?? "") };
      skills.push(group);
      continue;
    }
    const read = tagGroups ? asGroup(readSkillRow(row, shape)) : readSkillRow(row, shape);
    if (group && read.every((skill) => !skill.level && !skill.keywords)) {
      group.keywords?.push(...read.map((skill) => skill.name as string));
    } else {
      if (read.some((skill) => skill.keywords)) group = undefined;
      skills.push(...read);
    }
  }
  return withLevels(withoutChanceLevels(skills, content)).map((skill) =>
    skill.keywords?.length === 0 ? { ...skill, keywords: undefined } : skill,
  );
}

/** "Advanced" of "Life support advanced" is part of a name where most skills beside it end with no level: one that is said is set apart. */
function withoutChanceLevels(skills: Skill[], rows: readonly Row[]): Skill[] {
  const nameOf = ({ name, level }: Skill) => `${name} ${level}`;
  const single = skills.filter(({ keywords }) => !keywords);
  const levelled = new Set(single.filter(({ level }) => level));
  if (2 * levelled.size > single.length || !standInOrder([...levelled].map(nameOf), rows)) return skills;
  return skills.map((skill) => (levelled.has(skill) ? { name: nameOf(skill) } : skill));
}

/** Whether the rows hold these texts as they are, one after the other. */
function standInOrder(texts: readonly string[], rows: readonly Row[]): boolean {
  const whole = rows.map(({ text }) => text).join("\n");
  let from = 0;
  return texts.every((text) => {
    const at = whole.indexOf(text, from);
    from = at + text.length;
    return at >= 0;
  });
}

function asGroup(skills: Skill[]): Skill[] {
  const [first, ...others] = skills;
  return skills.some(({ level }) => level) ? skills : [{ ...first, keywords: others.map(({ name }) => name as string) }];
}

/** "Office ⇥ Excel" over "• Word" in one row of a table: a group with its list beside it. */
const leadsList = ({ line: { table }, cells, bullet }: Row, next: Row | undefined) =>
  table !== undefined &&
  cells.length === 2 &&
  !bullet &&
  next?.bullet === true &&
  next.line.table?.id === table.id &&
  next.line.table.row === table.row;

/** A list item with list items of its own. */
const nests = ({ line, cells }: Row, next: Row) =>
  cells.length === 1 && line.bullet !== undefined && (next.line.bullet?.level ?? 0) > line.bullet.level;

const cleanTitle = (text: string) => text.replace(/\s*[:：]\s*$/, "").trim();

/** "Tools" at the left of a column with "Figma", "Sketch": lines that begin further left than all others, each before a line of the others. */
function marginTitles(rows: readonly Row[]): Row[] {
  const starts = Map.groupBy(rows, ({ line }) => Math.round(line.indent / 2));
  const [column] = [...starts.values()].toSorted((a, b) => b.length - a.length);
  const start = column?.[0]?.line.indent ?? 0;
  const isItem = (row: Row | undefined) => row !== undefined && Math.abs(row.line.indent - start) < 2;
  const isTitle = ({ line, cells, bullet, text }: Row, next: Row | undefined) =>
    cells.length === 1 && !bullet && line.indent < start - line.style.size && isGroupName(text) && isItem(next);
  const titles = rows.filter((row) => !isItem(row));
  const areTitles = rows.every((row, at) => isItem(row) || isTitle(row, rows[at + 1]));
  return titles.length > 1 && areTitles && titles[0] === rows[0] ? titles : [];
}

/** A short line in a style of its own, or with a colon at its end, that has lines in another style below it. */
function groupTitles(rows: readonly Row[], context: Context): Set<Row> {
  const titles = new Set<Row>(marginTitles(rows));
  const weight = (line: Line) => line.style.size + (line.style.bold ? 2 : 0);
  rows.forEach((row, index) => {
    const [above, next] = [rows[index - 1], rows[index + 1]];
    if (next && nests(row, next)) titles.add(row);
    if (!next || row.cells.length > 1 || row.text.length > MAX_GROUP_NAME_CHARACTERS || /[,;]/.test(row.text)) return;
    const isHeavier = !isRecognized(row.line, context) && row.key !== next.key && weight(row.line) > weight(next.line);
    // "• **Databases**" over lines without a bullet.
    if (row.bullet) {
      if (isHeavier && !next.bullet) titles.add(row);
      return;
    }
    const endsInColon = /[:：]$/.test(row.text);
    const isInList = above !== undefined && above.key === row.key && !titles.has(above);
    if (endsInColon || isHeavier || (next.bullet && !isInList)) titles.add(row);
  });
  return titles;
}

function readSkillRow(row: Row, shape: SectionShape): Skill[] {
  const cells = row.cells.filter(({ text }) => !ORNAMENT.test(text.trim()));
  if (cells.length > 1) return readCells(cells, shape);
  const text = cells[0]?.text.trim();
  if (text === undefined) return [];
  const announced = announcesList(row) ? leadGroup(row) : undefined;
  if (announced) return announced;
  if (isSentence(row) && !LABELLED.test(text)) return readSentence(row, shape);
  const group = (shape.dashes ? DASHED.exec(text) : null) ?? (shape.brackets ? BRACKETED.exec(text) : null);
  if (group && !isLevel(group[2] as string)) return [{ ...readSkill(group[1] as string), keywords: splitSkills(group[2] as string) }];
  return leadGroup(row) ?? readPieces(row) ?? readSkillText(text, row);
}

/** A sentence among sentences, or as an item of a list, is a skill; one among lists is a comment on them. */
const readSentence = ({ text, bullet }: Row, { sentences }: SectionShape): Skill[] =>
  bullet || sentences ? [{ name: text.replace(/\.$/, "") }] : [];

function readCells(row: readonly RowCell[], shape: SectionShape): Skill[] {
  const levelled = readLevelledCells(row, shape);
  if (levelled) return levelled;
  const cells = row.map(({ text }) => text.trim());
  const [first = "", ...rest] = cells;
  const isGroup = rest.length === 1 && isGroupName(first) && (shape.groups || isList(rest[0] as string));
  if (isGroup) return [{ ...readSkill(cleanTitle(first)), keywords: splitSkills(rest[0] as string) }];
  if (shape.pairs && cells.length % 2 === 0)
    return cells.flatMap((cell, at) => (at % 2 === 0 ? [{ name: cleanTitle(cell), keywords: splitSkills(cells[at + 1] as string) }] : []));
  return cells.flatMap((cell) => readSkillText(cell));
}

/** "Python ⇥ 3 ⇥ Expert ⇥ 2025", "Excel ⇥ 5 years ⇥ Word ⇥ 5 years", "Office ⇥ Excel ⇥ 5 years". */
function readLevelledCells(row: readonly RowCell[], { categories, levelColumns }: SectionShape): Skill[] | undefined {
  const cells = row.map(({ text }) => text.trim());
  const isLevelCell = (text: string, at: number) =>
    isLevel(text) || (levelColumns.has(columnOf((row[at] as RowCell).cell)) && !isLevel(cells[at + 1] ?? ""));
  const levels = cells.flatMap((text, at) => (at > 0 && isLevelCell(text, at) ? [at] : []));
  const named = levels.filter((at) => isNamed(cells[at - 1] as string));
  if (named.length > 1 || (categories && named.length > 0))
    return named.map((at) => ({ name: cells[at - 1] as string, level: cells[at] as string }));
  const rest = cells.slice(1);
  const level =
    rest.find((text) => isLevel(text) && /\p{L}/u.test(text)) ??
    rest.find((text) => isLevel(text)) ??
    (levels.length === 1 ? cells[levels[0] as number] : undefined);
  // Years and dates stand beside the level.
  const worded = rest.filter((text) => /\p{L}/u.test(text) || (text !== level && !/^\d{1,4}$/.test(text) && /\p{N}/u.test(text)));
  return level && worded.length <= 2 ? [{ name: cells[0] as string, level }] : undefined;
}

const isNamed = (text: string) => /\p{L}/u.test(text) && !isLevel(text);

/** A separator between two items, alone in its cell. */
const ORNAMENT = /^[✦✧❖◇♦|•·●]$/u;

/** Tags without separators between them, each a text object of its own in the file. A level belongs to the tag before it. */
function readPieces(row: Row): Skill[] | undefined {
  const tags: string[] = [];
  for (const piece of tagsOf(row)) {
    if (tags.length > 0 && (/^[–—:(-]/u.test(piece) || isLevel(piece))) tags.push(`${tags.pop()} ${piece}`);
    else tags.push(piece);
  }
  return tags.length > 0 ? tags.map(readSkill) : undefined;
}

const tagsOf = ({ cells, text }: Row): string[] =>
  cells.length === 1 && splitList(text).length === 1 ? (cells[0]?.cell.pieces ?? []) : [];

/** Several rows of tags are several groups: the first tag of each is its name. */
function isTagGroups(rows: readonly Row[]): boolean {
  return rows.length > 1 && rows.every((row) => !row.bullet && tagsOf(row).length > 1);
}

/** "**Methods** - Experience in optimization (linear, genetic), scenarios, …": after a bold lead and a dash, even a long list is no sentence. */
const announcesList = ({ text, cells }: Row) => cells.length === 1 && DASHED.test(text) && isList(DASHED.exec(text)?.[2] ?? "");

/** "**Tools** Figma · Sketch": a bold lead over a list is the group's name. */
function leadGroup(row: Row): Skill[] | undefined {
  const isWorded = ({ text }: { text: string }) => /[\p{L}\p{N}]/u.test(text);
  const runs = row.line.cells[0]?.runs ?? [];
  const [lead, ...others] = runs.filter(isWorded);
  if (!lead?.bold || others.length === 0 || others.some((run) => run.bold)) return undefined;
  const name = cleanTitle(lead.text);
  const items = splitSkills(
    // A separator may be a run of its own: that of a Chinese list between English words has another font.
    runs
      .slice(runs.indexOf(lead) + 1)
      .map((run) => run.text)
      .join("")
      .replace(/^\s*[:：–—-]\s*/, ""),
  );
  if (items.length === 1 && isLevel(items[0] as string)) return [{ name, level: items[0] }];
  return isGroupName(name) ? [{ ...readSkill(name), keywords: items }] : undefined;
}

/** Star ratings: "Python ●●●●○ SQL ●●○○○". The rating is the level, unless a word says it. */
function readStarRatings(text: string): Skill[] {
  return text.split(/(?<=[●○•◦★☆⬤◯■□▪▫▮▯█░▓▒]{2})\s+/u).flatMap((part) => {
    const drawn = STAR_RATING.exec(part)?.[1];
    const plain = part.replace(STAR_RATING, "").trim();
    if (!plain) return [{ name: drawn }];
    const skills = readSkillText(plain);
    const last = skills.at(-1);
    return last && !last.level && !last.keywords ? [...skills.slice(0, -1), { ...last, level: drawn }] : skills;
  });
}

function readSkillText(text: string, row?: Row): Skill[] {
  if (STAR_RATING.test(text)) return readStarRatings(text);
  const group = /^([^:：]{2,})(?:[:：]\s+|：)(.+)$/su.exec(text) ?? /^([^:：]{4,}):(\p{L}.+[,;].+)$/su.exec(text);
  if (group && isGroupName(group[1] as string) && !/https?$/i.test(group[1] as string)) {
    const value = group[2] as string;
    if (isLevel(value)) return [{ name: group[1], level: value.trim() }];
    return [{ ...readSkill((group[1] as string).trim()), keywords: splitSpaced(group[1] as string, value) ?? splitSkills(value) }];
  }
  if (row?.bullet && isOneItem(text)) return [readSkill(text)];
  return splitSkills(text).flatMap(divideLevelled).map(readSkill);
}

/** "工具类: npm yarn gulp": after a Chinese label, spaces divide names in small letters. */
function splitSpaced(label: string, value: string): string[] | undefined {
  return /\p{Script=Han}/u.test(label) && /^[a-z][\w.+#-]*(?: [a-z][\w.+#-]*)+$/.test(value) ? value.split(" ") : undefined;
}

/** "SQL · advanced", "SQL" over "(advanced)": an item that is a level is that of the item before. */
function withLevels(skills: Skill[]): Skill[] {
  const read: Skill[] = [];
  for (const skill of skills) {
    const last = read.at(-1);
    const level = skill.level || skill.keywords ? "" : (skill.name as string).replace(/^[([]|[)\]]$/g, "");
    if (last && !last.level && !last.keywords && isLevel(level)) last.level = level;
    else if (!STAR_RATING.test(level)) read.push({ ...skill });
  }
  return read;
}

/** "Excel – very good Payroll – good", "Excel (very good) Payroll": several skills with their levels on one line. */
function divideLevelled(text: string): string[] {
  const bracketed = text.split(/(?<=\([^()]{2,30}\))\s+/u);
  if (bracketed.length > 1 && bracketed.slice(0, -1).every((part) => readSkill(part).level)) return bracketed;
  const parts = text.split(/\s+[–—-]\s+/u);
  if (parts.length < 3) return [text];
  const skills: string[] = [];
  let name = parts[0] as string;
  for (const part of parts.slice(1)) {
    const words = part.split(/\s+/);
    const count = [3, 2, 1].find((length) => words.length >= length && isLevel(words.slice(0, length).join(" ")));
    if (count === undefined) return [text];
    skills.push(`${name} – ${words.slice(0, count).join(" ")}`);
    name = words.slice(count).join(" ");
  }
  return name === "" ? skills : [text];
}
