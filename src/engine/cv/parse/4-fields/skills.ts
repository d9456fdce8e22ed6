import type { Line } from "../../reading.ts";
import type { Skill } from "../../resume.ts";
import { fold } from "../../text/fold.ts";
import { type Context, isRecognized, type Row } from "../3-entries/rows.ts";
import { splitList } from "../3-entries/titled.ts";
import { SKILL_LEVELS } from "../lexicon/skill-levels.ts";
import { MAX_GROUP_NAME_CHARACTERS } from "./thresholds.ts";

/**
 * Skills as lists, groups ("Tools: Figma, Sketch"), groups with a title line above, matrices and single skills with a level. Levels stay
 * as the CV words them; drawn dots and bars beside a worded level are decoration.
 */
export function parseSkills(rows: readonly Row[], context: Context): Skill[] {
  const content = rows.filter((row) => !row.line.table?.header);
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
      group = { ...readSkill(cleanTitle(row.cells[0]?.text ?? "")), keywords: splitList(row.cells[1]?.text ?? "") };
      skills.push(group);
      continue;
    }
    const read = tagGroups ? asGroup(readSkillRow(row)) : readSkillRow(row);
    if (group && read.every((skill) => !skill.level && !skill.keywords)) {
      group.keywords?.push(...read.map((skill) => skill.name as string));
    } else {
      if (read.some((skill) => skill.keywords)) group = undefined;
      skills.push(...read);
    }
  }
  return withLevels(skills).map((skill) => (skill.keywords?.length === 0 ? { ...skill, keywords: undefined } : skill));
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

/** A short line in a style of its own, or with a colon at its end, that has lines in another style below it. */
function groupTitles(rows: readonly Row[], context: Context): Set<Row> {
  const titles = new Set<Row>();
  const weight = (line: Line) => line.style.size + (line.style.bold ? 2 : 0);
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (next && nests(row, next)) titles.add(row);
    if (!next || row.bullet || row.cells.length > 1 || row.text.length > MAX_GROUP_NAME_CHARACTERS || /[,;]/.test(row.text)) return;
    const endsInColon = /[:：]$/.test(row.text);
    const leads = !isRecognized(row.line, context) && row.key !== next.key && weight(row.line) > weight(next.line);
    const overBullets = next.bullet;
    if (endsInColon || leads || overBullets) titles.add(row);
  });
  return titles;
}

function readSkillRow(row: Row): Skill[] {
  const [first, ...rest] = row.cells.map((cell) => cell.text.trim()).filter((text) => !ORNAMENT.test(text));
  if (first === undefined) return [];
  if (rest.length > 0) {
    // Of "Python ⇥ 3 ⇥ Expert ⇥ 2025" the word is the level; years and dates stand beside it.
    const level = rest.find((text) => isLevel(text) && /\p{L}/u.test(text)) ?? rest.find((text) => isLevel(text));
    const worded = rest.filter((text) => /\p{L}/u.test(text) || (text !== level && !/^\d{1,4}$/.test(text) && /\p{N}/u.test(text)));
    if (level && worded.length <= 2) return [{ name: first, level }];
    if (rest.length === 1 && worded.length === 1 && isGroupName(first) && splitList(rest[0] as string).length > 1)
      return [{ ...readSkill(cleanTitle(first)), keywords: splitList(rest[0] as string) }];
    return [first, ...rest].flatMap((cell) => readSkillText(cell));
  }
  return leadGroup(row) ?? readPieces(row) ?? readSkillText(first);
}

/** A sign between two items, alone in its cell. */
const ORNAMENT = /^[✦✧❖◇♦|•·●]$/u;

/** Tags without separators, each set by itself in the file. A level goes with the tag that it follows. */
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

/** "**Tools** Figma · Sketch": a bold lead over a list is the group's name. */
function leadGroup(row: Row): Skill[] | undefined {
  const runs = row.line.cells[0]?.runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text)) ?? [];
  const [lead, ...others] = runs;
  if (!lead?.bold || others.length === 0 || others.some((run) => run.bold)) return undefined;
  const name = cleanTitle(lead.text);
  const items = splitList(
    others
      .map((run) => run.text)
      .join("")
      .replace(/^\s*[:：]\s*/, ""),
  );
  if (items.length === 1 && isLevel(items[0] as string)) return [{ name, level: items[0] }];
  return isGroupName(name) && items.length > 0 ? [{ ...readSkill(name), keywords: items }] : undefined;
}

const isGroupName = (text: string) => text.length <= MAX_GROUP_NAME_CHARACTERS && !/[,;]/.test(text);

/** Star ratings: a level drawn as stars, dots or bars, "★★★★☆". */
const DRAWN = /\s*([●○•◦★☆⬤◯■□▪▫▮▯█░▓▒]{2,})(?=\s|$)/u;

/** "Python ●●●●○ SQL ●●○○○": drawn levels count where no word says them. */
function readDrawn(text: string): Skill[] {
  return text.split(/(?<=[●○•◦★☆⬤◯■□▪▫▮▯█░▓▒]{2})\s+/u).flatMap((part) => {
    const drawn = DRAWN.exec(part)?.[1];
    const plain = part.replace(DRAWN, "").trim();
    if (!plain) return [{ name: drawn }];
    const skills = readSkillText(plain);
    const last = skills.at(-1);
    return last && !last.level && !last.keywords ? [...skills.slice(0, -1), { ...last, level: drawn }] : skills;
  });
}

function readSkillText(text: string): Skill[] {
  if (DRAWN.test(text)) return readDrawn(text);
  const group = /^([^:：]{2,})[:：]\s+(.+)$/su.exec(text);
  if (group && isGroupName(group[1] as string)) {
    const value = group[2] as string;
    if (isLevel(value)) return [{ name: group[1], level: value.trim() }];
    return [{ ...readSkill((group[1] as string).trim()), keywords: splitList(value) }];
  }
  return splitList(text).flatMap(divideLevelled).map(readSkill);
}

/** "SQL · advanced", "SQL" over "(advanced)": an item that is a level is that of the item before. */
function withLevels(skills: Skill[]): Skill[] {
  const read: Skill[] = [];
  for (const skill of skills) {
    const last = read.at(-1);
    const level = skill.level || skill.keywords ? "" : (skill.name as string).replace(/^[([]|[)\]]$/g, "");
    if (last && !last.level && !last.keywords && isLevel(level)) last.level = level;
    else if (!DRAWN.test(level)) read.push({ ...skill });
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

/** "DATEV – sehr gut", "SAP FI [gut]", "Excel (advanced)". */
function readSkill(plain: string): Skill {
  const levelled = /^(.+?)\s*(?:[–—:-]\s+|\s[–—-]\s*|\(|\[)\s*([^()[\]]+?)\s*[)\]]?$/u.exec(plain);
  if (levelled && isLevel(levelled[2] as string)) return { name: (levelled[1] as string).trim(), level: (levelled[2] as string).trim() };
  const words = plain.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(" ");
    if (words.length > count && SURE_TAIL.has(fold(tail))) return { name: words.slice(0, -count).join(" "), level: tail };
  }
  return { name: plain };
}

const LEVELS = new Set(SKILL_LEVELS.map(fold));
/** Level words that are never part of a skill's own name. */
const SURE_TAIL = new Set(SKILL_LEVELS.filter((level) => level.includes(" ") || level.length > 7).map(fold));

export function isLevel(text: string): boolean {
  const folded = fold(text);
  return (
    LEVELS.has(folded) ||
    /^\d{1,2}(?: ?\/ ?\d{1,2}| ?%|\+? ?(?:years?|yrs?|jahre?|ans|años|anni|jaar|anos|lat|år))$/iu.test(text.trim()) ||
    /^[●○•◦★☆■□▪▫]+$/u.test(text.trim())
  );
}
