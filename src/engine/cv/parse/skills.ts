import type { Line } from "../reading.ts";
import type { Skill } from "../resume.ts";
import { fold } from "./lexicon/fold.ts";
import { SKILL_LEVELS } from "./lexicon/skill-levels.ts";
import type { Context, Row } from "./rows.ts";
import { splitList } from "./titled.ts";

/**
 * Skills as lists, groups ("Tools: Figma, Sketch"), groups with a title line above, matrices and single skills with a level. Levels stay
 * as the CV words them; drawn dots and bars beside a worded level are decoration.
 */
export function parseSkills(rows: readonly Row[], context: Context): Skill[] {
  const content = rows.filter((row) => !row.line.table?.header);
  const titles = groupTitles(content, context);
  const skills: Skill[] = [];
  let group: Skill | undefined;

  for (const row of content) {
    if (titles.has(row)) {
      group = { name: cleanTitle(row.text), keywords: [] };
      skills.push(group);
      continue;
    }
    const read = readSkillRow(row);
    if (group && read.every((skill) => !skill.level && !skill.keywords)) {
      group.keywords?.push(...read.map((skill) => skill.name as string));
    } else {
      if (read.some((skill) => skill.keywords)) group = undefined;
      skills.push(...read);
    }
  }
  return skills.map((skill) => (skill.keywords?.length === 0 ? { ...skill, keywords: undefined } : skill));
}

const cleanTitle = (text: string) => text.replace(/\s*[:：]\s*$/, "").trim();

/** A short line in a style of its own, or with a colon at its end, that has lines in another style below it. */
function groupTitles(rows: readonly Row[], context: Context): Set<Row> {
  const titles = new Set<Row>();
  const weight = (line: Line) => line.style.size + (line.style.bold ? 2 : 0);
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (!next || row.bullet || row.cells.length > 1 || row.text.length > 48 || /[,;]/.test(row.text)) return;
    const endsInColon = /[:：]$/.test(row.text);
    const leads = !context.ocr && row.key !== next.key && weight(row.line) > weight(next.line);
    const overBullets = next.bullet;
    if (endsInColon || leads || overBullets) titles.add(row);
  });
  return titles;
}

function readSkillRow(row: Row): Skill[] {
  const [first, ...rest] = row.cells.map((cell) => cell.text.trim());
  if (first === undefined) return [];
  if (rest.length > 0) {
    const level = rest.find((text) => isLevel(text));
    const worded = rest.filter((text) => /[\p{L}\p{N}]/u.test(text));
    if (level && worded.length <= 2) return [{ name: first, level }];
    if (rest.length === 1 && worded.length === 1 && isGroupName(first) && splitList(rest[0] as string).length > 1)
      return [{ name: cleanTitle(first), keywords: splitList(rest[0] as string) }];
    return [first, ...rest].flatMap((cell) => readSkillText(cell));
  }
  return leadGroup(row) ?? readSkillText(first);
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
  return isGroupName(name) && items.length > 0 ? [{ name, keywords: items }] : undefined;
}

const isGroupName = (text: string) => text.length <= 48 && !/[,;]/.test(text);

function readSkillText(text: string): Skill[] {
  const group = /^([^:：]{2,48})[:：]\s+(.+)$/su.exec(text);
  if (group && isGroupName(group[1] as string)) {
    const value = group[2] as string;
    if (isLevel(value)) return [{ name: group[1], level: value.trim() }];
    return [{ name: (group[1] as string).trim(), keywords: splitList(value).map((item) => item) }];
  }
  return splitList(text).flatMap(divideLevelled).map(readSkill);
}

/** "Excel – very good Payroll – good": several skills with their levels on one line. */
function divideLevelled(text: string): string[] {
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

/** "DATEV – sehr gut", "SAP FI [gut]", "Excel (advanced)", "Python ●●●●○". */
function readSkill(text: string): Skill {
  const plain = text.replace(/\s*[●○•◦★☆⬤◯■□▪▫▮▯█░▓▒]{2,}\s*/gu, " ").trim();
  const levelled = /^(.+?)\s*(?:[–—:-]\s+|\s[–—-]\s*|\(|\[)\s*([^()[\]]+?)\s*[)\]]?$/u.exec(plain);
  if (levelled && isLevel(levelled[2] as string)) return { name: (levelled[1] as string).trim(), level: (levelled[2] as string).trim() };
  const words = plain.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(" ");
    if (words.length > count && SURE_TAIL.has(fold(tail))) return { name: words.slice(0, -count).join(" "), level: tail };
  }
  return { name: plain || text };
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
