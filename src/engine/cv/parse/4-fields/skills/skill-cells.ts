import type { Skill } from "../../../../contract/resume.ts";
import type { RowCell } from "../../1-document/row.ts";
import { isDrawnLevel, isLevel, readSkill } from "../../recognisers/skill-level.ts";
import { columnOf, isGroupName, isList, type SectionShape } from "./section-shape.ts";
import { splitSkills } from "./skill-list.ts";
import { cleanTitle, readSkillText } from "./skill-text.ts";

export function readCells(row: readonly RowCell[], shape: SectionShape): Skill[] {
  const levelled = readAnswers(row) ?? readLevelledCells(row, shape);
  if (levelled) return levelled;
  const cells = row.map(({ text }) => text.trim());
  const [first = "", ...rest] = cells;
  // "●●○ ⇥ Excel, Word": the rating stands before the skills that have it.
  if (rest.length === 1 && isDrawnLevel(first)) return splitSkills(rest[0] as string).map((name) => ({ name, level: first }));
  const isGroup = rest.length === 1 && isGroupName(first) && (shape.groups || isList(rest[0] as string));
  if (isGroup) return [{ ...readSkill(cleanTitle(first)), keywords: splitSkills(rest[0] as string) }];
  if (shape.pairs && cells.length % 2 === 0)
    return cells.flatMap((cell, at) => (at % 2 === 0 ? [{ name: cleanTitle(cell), keywords: splitSkills(cells[at + 1] as string) }] : []));
  return cells.flatMap((cell) => readSkillText(cell));
}

/** "Newborns ⇥ Yes ⇥ Car wash ⇥ No", "Cooking ⇥ Yes (Thai, French)": what a form asks for, of which the candidate has what is answered with yes. */
function readAnswers(row: readonly RowCell[]): Skill[] | undefined {
  const cells = row.map(({ text }) => text.trim());
  const answers = cells.map((text, at) => (at % 2 === 1 ? ANSWER.exec(text) : null));
  if (cells.length % 2 === 1 || !answers.every((answer, at) => at % 2 === 0 || answer)) return undefined;
  return answers.flatMap((answer, at) => (answer?.[1] ? [{ name: `${cells[at - 1]}${answer[2] ?? ""}` }] : []));
}

/** Yes or no, with a remark in brackets. */
const ANSWER =
  /^(?:(yes|ja|oui|sí|si|sì|sim|tak|ano|áno|igen|da|да|так|evet|kyllä|ναι|نعم|כן|是|有|はい|네|có|ya)|no|nein|non|não|nie|ne|nem|nu|не|нет|ні|hayır|ei|nej|nee|όχι|لا|לא|否|无|無|いいえ|아니오|không|tidak)(\s?[(（][^()（）]{1,60}[)）])?[.!]?$/iu;

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
  if (!level || worded.length > 2) return undefined;
  // "Web design ⇥ 80 % ⇥ HTML | CSS"
  const list = rest.filter((text) => text !== level && isList(text));
  return [{ name: cells[0] as string, level, ...(list.length > 0 ? { keywords: list.flatMap((text) => splitSkills(text)) } : {}) }];
}

const isNamed = (text: string) => /\p{L}/u.test(text) && !isLevel(text);
