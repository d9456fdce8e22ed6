import type { Skill } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Row } from "../../1-document/row.ts";
import { isLevel, readSkill } from "../../recognisers/skill-level.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { MIN_LIST_ITEMS } from "../thresholds.ts";
import {
  BRACKETED,
  DASHED,
  isGroupName,
  isList,
  isListOfNames,
  isSentence,
  LABELLED,
  LEVELLED_GROUP,
  type SectionShape,
} from "./section-shape.ts";
import { readCells } from "./skill-cells.ts";
import { splitSkills } from "./skill-list.ts";
import { cleanTitle, readSkillText } from "./skill-text.ts";

export function readSkillRow(row: Row, shape: SectionShape): Skill[] {
  const cells = row.cells.filter(({ text }) => !ORNAMENT.test(text.trim()));
  if (cells.length > 1) return readCells(cells, shape);
  const text = cells[0]?.text.trim();
  if (text === undefined) return [];
  const levelled = shape.levelledGroups ? LEVELLED_GROUP.exec(text) : null;
  if (levelled) return [{ name: levelled[1], level: levelled[3], keywords: splitSkills(levelled[2] as string) }];
  if (shape.stops && !isListOfNames(text)) return [{ name: text.replace(/[.。]$/u, "") }];
  const announced = announcesList(row) ? leadGroup(row) : undefined;
  if (announced) return announced;
  if (isSentence(row) && !LABELLED.test(text)) return readSentence(row, shape);
  const group = (shape.dashes ? DASHED.exec(text) : null) ?? (shape.brackets ? BRACKETED.exec(text) : null);
  if (group && !isLevel(group[2] as string)) return [{ ...readSkill(group[1] as string), keywords: splitSkills(group[2] as string) }];
  return leadGroup(row) ?? readPieces(row) ?? (shape.lines && isPhrase(row) ? [readSkill(text)] : readSkillText(text, row));
}

/** "Lifting, moving and hoists", "Typing, 75 wpm": where only the first of a few parts has a capital, they are one phrase. "Excel, SAP" and "Welding, good" are not. */
function isPhrase({ text, bullet }: Row): boolean {
  const [first = "", ...others] = splitList(text);
  const isListed = others.length > 0 && others.length < MIN_LIST_ITEMS - 1;
  // "Calm, exact, reliable": words alone are a list.
  if (!bullet && others.length > 1 && [first, ...others].every((part) => wordCount(part) === 1)) return false;
  return isListed && /^\p{Lu}/u.test(first) && others.every((part) => /^[\p{Ll}\p{N}]/u.test(part) && !isLevel(part));
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

/** A separator between two items, alone in its cell. */
const ORNAMENT = /^[✦✧❖◇♦|•·●]$/u;
