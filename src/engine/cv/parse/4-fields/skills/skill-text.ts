import type { Skill } from "../../../../contract/resume.ts";
import type { Row } from "../../1-document/row.ts";
import { isLevel, readSkill, STAR_RATING } from "../../recognisers/skill-level.ts";
import { MIN_SLASHED_ITEMS } from "../thresholds.ts";
import { isGroupName } from "./section-shape.ts";
import { isOneItem, splitSkills } from "./skill-list.ts";
import { readStarRatings } from "./star-ratings.ts";

/** The skills of a text: star ratings, a group and its list, one item of a list, or a list. `row`: the row that is nothing but the text. */
export function readSkillText(text: string, row?: Row): Skill[] {
  if (STAR_RATING.test(text)) return readStarRatings(text, readSkillText);
  const group = /^([^:：]{2,})(?:[:：]\s+|：)(.+)$/su.exec(text) ?? /^([^:：]{4,}):(\p{L}.+[,;].+)$/su.exec(text);
  if (group && isGroupName(group[1] as string) && !PART_OF_NAME.test(group[1] as string)) {
    const value = group[2] as string;
    if (isLevel(value)) return [{ name: group[1], level: value.trim() }];
    return [{ ...readSkill((group[1] as string).trim()), keywords: splitSpaced(group[1] as string, value) ?? splitSkills(value) }];
  }
  if (row?.bullet && isOneItem(text)) return [readSkill(text)];
  return splitSkills(text, { slashed: MIN_SLASHED_ITEMS }).flatMap(divideLevelled).map(readSkill);
}

/** "https://…", "1С: Торговля": a colon within a name. */
const PART_OF_NAME = /https?$|^1[CС]$/i;

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
