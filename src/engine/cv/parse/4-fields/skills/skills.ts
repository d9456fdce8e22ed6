import type { Skill } from "../../../../contract/resume.ts";
import { fold } from "../../../text/fold.ts";
import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { SKILL_COLUMNS } from "../../lexicon/column-words.ts";
import { isLevel, readSkill, STAR_RATING } from "../../recognisers/skill-level.ts";
import { groupTitles } from "./group-headings.ts";
import { prepareSkillRows } from "./prepare-rows.ts";
import { joinWrappedLists, shapeOf } from "./section-shape.ts";
import { splitSkills } from "./skill-list.ts";
import { readSkillRow, tagsOf } from "./skill-row.ts";
import { cleanTitle } from "./skill-text.ts";

/**
 * Skills as lists, groups ("Tools: Figma, Sketch"), groups with a title line above, matrices and single skills with a level. Levels keep the
 * words of the CV; star ratings beside a level in words are decoration. The layout of the section is judged over all of its rows.
 */
export function parseSkills(rows: readonly Row[], context: Context): Skill[] {
  const content = joinWrappedLists(
    prepareSkillRows(
      rows.filter((row) => !row.line.table?.header && !namesColumns(row)),
      context,
    ),
    context,
  );
  const titles = groupTitles(content, context);
  const shape = shapeOf(content, titles);
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

/** "Skill ⇥ Level", "보유기술명 / 수준 / 상세내용": the header of a list. */
function namesColumns({ text }: Row): boolean {
  const names = text.split(/[\t/]/u).map(fold);
  return names.length > 1 && names.every((name) => SKILL_COLUMNS.has(name));
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

/** Several rows of tags are several groups: the first tag of each is its name. */
function isTagGroups(rows: readonly Row[]): boolean {
  return rows.length > 1 && rows.every((row) => !row.bullet && tagsOf(row).length > 1);
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
