import type { Resume } from "../../contract/resume.ts";
import { codeOf, type EscoCodes } from "./written-data.ts";

/**
 * The concepts of ESCO by the paths of the values that name them (`skills[0].keywords[1]`), as Resume JSON carries them in `meta.vitae.esco`. The fields of the
 * Resume stay as they are.
 */
export function escoByPath(resume: Resume, { skills, occupations }: EscoCodes): Record<string, string> {
  const named: [string, string | undefined][] = [
    ["basics.label", codeOf(occupations, resume.basics.label)],
    ...(resume.work ?? []).map(({ position }, at): [string, string | undefined] => [`work[${at}].position`, codeOf(occupations, position)]),
    ...(resume.skills ?? []).flatMap(({ name, keywords = [] }, at): [string, string | undefined][] => [
      [`skills[${at}].name`, codeOf(skills, name)],
      ...keywords.map((keyword, index): [string, string | undefined] => [`skills[${at}].keywords[${index}]`, codeOf(skills, keyword)]),
    ]),
  ];
  return Object.fromEntries(named.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** What is looked for in ESCO: the names of skills, and of the positions that somebody had. */
export function escoNames(resume: Resume): { skills: string[]; occupations: string[] } {
  const skills = (resume.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords]);
  const occupations = [resume.basics.label, ...(resume.work ?? []).map(({ position }) => position)];
  return { skills: distinct(skills), occupations: distinct(occupations) };
}

const distinct = (names: readonly (string | undefined)[]) => [...new Set(names.filter((name): name is string => Boolean(name)))];
