import type { Skill } from "../../../../contract/resume.ts";
import type { Row } from "../../1-document/row.ts";
import { isLevel, readSkill, STAR_RATING } from "../../recognisers/skill-level.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { BRACKETED, DASHED, isGroupName, isList, isSentence, LABELLED, type SectionShape } from "./section-shape.ts";
import { readCells } from "./skill-cells.ts";
import { isOneItem, splitSkills } from "./skill-list.ts";
import { readStarRatings } from "./star-ratings.ts";

export function readSkillRow(row: Row, shape: SectionShape): Skill[] {
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

/** "**Methods** - Experience in optimization (linear, genetic), scenarios, …": after a bold lead and a dash, even a long list is no sentence. */
const announcesList = ({ text }: Row) => isList(DASHED.exec(text)?.[2] ?? "");

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

/** Tags without separators between them, each a text object of its own in the file. A level belongs to the tag before it. */
function readPieces(row: Row): Skill[] | undefined {
  const tags: string[] = [];
  for (const piece of tagsOf(row)) {
    if (tags.length > 0 && (/^[–—:(-]/u.test(piece) || isLevel(piece))) tags.push(`${tags.pop()} ${piece}`);
    else tags.push(piece);
  }
  return tags.length > 0 ? tags.map(readSkill) : undefined;
}

export const tagsOf = ({ cells, text }: Row): string[] =>
  cells.length === 1 && splitList(text).length === 1 ? (cells[0]?.cell.pieces ?? []) : [];

export function readSkillText(text: string, row?: Row): Skill[] {
  if (STAR_RATING.test(text)) return readStarRatings(text, readSkillText);
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

export const cleanTitle = (text: string) => text.replace(/\s*[:：]\s*$/, "").trim();

/** A separator between two items, alone in its cell. */
const ORNAMENT = /^[✦✧❖◇♦|•·●]$/u;
