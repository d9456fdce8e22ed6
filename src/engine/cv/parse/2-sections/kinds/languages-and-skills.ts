import type { Line } from "../../../reading.ts";
import { findSpokenLanguages, fluencyRank, isCefr, isSkillOfLanguage } from "../../recognisers/languages.ts";
import { splitList } from "../../recognisers/split-list.ts";
import type { Section } from "../section.ts";
import { MAX_SPOKEN_RATIO, MIN_SKILLS } from "../thresholds.ts";
import { looksLikeSkills } from "./lists.ts";

/** "Languages" over Python and SQL are skills, and so are those before the one spoken language that stands at the end of the list. */
export function divideProgrammingLanguages(section: Section): Section[] {
  const { kind, lines, taught } = section;
  if (taught || kind !== "languages" || lines.length < MIN_SKILLS) return [section];
  const isSpoken = ({ text }: Line) => findSpokenLanguages(text).length > 0;
  if (lines.some(isOfGrid)) return [section];
  const spoken = lines.filter(isSpoken).length;
  if (spoken > MAX_SPOKEN_RATIO * lines.length || !looksLikeSkills(section)) return [section];
  const first = lines.findIndex(isSpoken);
  const skills: Section = { ...section, kind: "skills", kinds: ["skills"], lines: first < 0 ? lines : lines.slice(0, first) };
  return first < 0 ? [skills] : [skills, { kind: "languages", kinds: ["languages"], title: "", lines: lines.slice(first) }];
}

/** "Understanding ⇥ Speaking", "C1 ⇥ C1 ⇥ B2": rows of the Europass grid, which no programming language has. */
const isOfGrid = ({ cells }: Line) => cells.every(({ text }) => isSkillOfLanguage(text)) || cells.every(({ text }) => isCefr(text));

/** Languages under a heading of skills, or in a line among them, end where the other skills go on ("Skills" over "Other languages ⇥ …" over "Tools ⇥ …"). */
export function returnToSkills(sections: Section[]): void {
  sections.forEach((section, at) => {
    const opener = sections[sections.slice(0, at).findLastIndex(({ kind }) => kind !== "languages")];
    if (section.kind !== "languages" || opener?.kind !== "skills" || (opener.lines.length > 0 && !isRunIn(section))) return;
    const last = section.lines.findLastIndex(
      ({ text }) => findSpokenLanguages(text).length > 0 || (fluencyRank(text) > 0 && !isGroup(text)),
    );
    if (last < 0) return;
    opener.lines.push(...section.lines.slice(last + 1));
    sections[at] = { ...section, lines: section.lines.slice(0, last + 1) };
  });
}

/** "Systems: Oracle (advanced), SAP (basic)": a list behind a label that names no language. */
const isGroup = (text: string) => /^[^:：]{2,30}[:：]\s*\S/u.test(text) && splitList(text).length > 1;

/** The heading and the first line under it were one line. */
const isRunIn = ({ heading, lines: [first] }: Section) => heading !== undefined && heading.id === first?.id;
