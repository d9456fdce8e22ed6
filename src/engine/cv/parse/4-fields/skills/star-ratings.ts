import type { Skill } from "../../../../contract/resume.ts";
import { isLevel, STAR_RATING } from "../../recognisers/skill-level.ts";

/**
 * Star ratings: the skills of a text such as "Python ●●●●○ SQL ●●○○○". The rating is the level, unless a word says it, or a number behind it: "Excel ████ 80 %".
 * `readText` reads the text before a rating, which may name several skills.
 */
export function readStarRatings(text: string, readText: (text: string) => Skill[]): Skill[] {
  const skills: Skill[] = [];
  for (const part of text.split(/(?<=[●○•◦★☆⬤◯■□▪▫▮▯█░▓▒]{2})\s+/u)) {
    const last = skills.at(-1);
    if (last && isLevel(part)) last.level = part;
    else skills.push(...readRated(part, readText));
  }
  return skills;
}

function readRated(part: string, readText: (text: string) => Skill[]): Skill[] {
  const drawn = STAR_RATING.exec(part)?.[1];
  const plain = part.replace(STAR_RATING, "").trim();
  if (!plain) return [{ name: drawn }];
  const skills = readText(plain);
  const last = skills.at(-1);
  return last && !last.level && !last.keywords ? [...skills.slice(0, -1), { ...last, level: drawn }] : skills;
}
