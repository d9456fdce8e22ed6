import type { Resume } from "../../../contract/resume.ts";
import { type JobSpan, MONTHS_IN_YEAR, type Month, type SkillUse, usageIn } from "../../match/skill-use.ts";
import type { Words } from "../labels/labels.ts";
import type { Grid } from "./shapes.ts";
import { table } from "./tables.ts";

type Skill = { name: string; group?: string; level?: string };

/**
 * A table of skills by their groups, with the level that the CV says and with the years and the last use that follow from the jobs which name the skill.
 * Jobs at the same time count once. Skills of a group of which the CV and its jobs say no more than the name stand in one row. `today` (ISO 8601) ends jobs
 * that go on; without it nobody knows their years. Undefined where no job names a skill: there is nothing to work out.
 */
export function skillsMatrix({ skills = [], work = [] }: Resume, words: Words, today: string | undefined): Grid | undefined {
  const jobs = datedJobs(work, today);
  const named = distinctSkills(skills).map((skill) => ({ ...skill, use: usageOf(skill.name, jobs) }));
  if (named.every(({ use }) => use === undefined)) return undefined;
  const groups = [...Map.groupBy(named, ({ group }) => group ?? "")];

  return table(
    ["", words.word("skill"), words.word("level"), words.word("yearsFromJobs"), words.word("lastUsed")],
    [3, 4, 3, 2, 3],
    groups.flatMap(([group, ones]) => groupRows(ones, words).map((row, index) => [index === 0 ? group : "", ...row])),
  );
}

/** `use` is undefined for a skill that no dated job names. */
type Used = Skill & { use: SkillUse | undefined };

function groupRows(group: Used[], words: Words): string[][] {
  const told = group.filter(({ use, level }) => use || level).sort(byUse);
  const others = group.filter(({ use, level }) => !use && !level).map(({ name }) => name);
  return [
    ...told.map(({ name, level, use }) => [name, level ?? "", use ? yearsOf(use) : "", use ? lastOf(use, words) : ""]),
    ...(others.length > 0 ? [[others.join(words.comma), "", "", ""]] : []),
  ];
}

/** The skill of today and of many years first; those that no job names as the CV has them, behind. */
function byUse({ use: a }: Used, { use: b }: Used): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return b.last - a.last || (b.months ?? 0) - (a.months ?? 0);
}

function yearsOf({ months }: SkillUse): string {
  if (months === undefined) return "";
  return months < MONTHS_IN_YEAR ? "< 1" : String(Math.floor(months / MONTHS_IN_YEAR));
}

const lastOf = ({ last, isOngoing }: SkillUse, words: Words) =>
  isOngoing ? words.word("present") : String(Math.floor(last / MONTHS_IN_YEAR));

/** Each skill once: the keywords of a group with its level, or the name of a skill without keywords. */
function distinctSkills(skills: NonNullable<Resume["skills"]>): Skill[] {
  const all = skills.flatMap(({ name, level, keywords = [] }): Skill[] =>
    keywords.length > 0 ? keywords.map((keyword) => ({ name: keyword, group: name, level })) : name ? [{ name, level }] : [],
  );
  const bySkill = Map.groupBy(all, ({ name, group = "" }) => `${group}\n${name}`.toLowerCase());
  return [...bySkill.values()].map((same) => same.find(({ level }) => level) ?? (same[0] as Skill));
}

type Job = { span: JobSpan; text: string; keywords: Set<string> };

function datedJobs(work: NonNullable<Resume["work"]>, today: string | undefined): Job[] {
  const end = monthOf(today, "last") ?? Number.POSITIVE_INFINITY;
  return work.flatMap(({ startDate, endDate, position, description, summary, highlights = [], keywords = [] }) => {
    const start = monthOf(startDate, "first");
    const last = endDate ? monthOf(endDate, "last") : end;
    if (start === undefined || last === undefined || last < start) return [];
    const text = [position, description, summary, ...highlights].filter(Boolean).join("\n");
    return [
      { span: { start, end: last + 1, isOngoing: !endDate }, text, keywords: new Set(keywords.map((keyword) => keyword.toLowerCase())) },
    ];
  });
}

/** A year alone begins with January and ends with December. */
function monthOf(date: string | undefined, part: "first" | "last"): Month | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? "") ?? [];
  if (!year) return undefined;
  return Number(year) * MONTHS_IN_YEAR + (month ? Number(month) - 1 : part === "first" ? 0 : MONTHS_IN_YEAR - 1);
}

function usageOf(skill: string, jobs: Job[]): SkillUse | undefined {
  const names = namedIn(skill);
  return usageIn(jobs.filter(({ text, keywords }) => keywords.has(skill.toLowerCase()) || names.test(text)).map(({ span }) => span));
}

/** Finds a skill as a whole word in any case. A short one such as "Go" or "R" is a word of the language in other letters. */
function namedIn(skill: string): RegExp {
  const escaped = skill.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, skill.length <= MAX_CASED_CHARS ? "u" : "iu");
}

/** Longer names of skills are no other word in small letters. Unit: characters. */
const MAX_CASED_CHARS = 3;
