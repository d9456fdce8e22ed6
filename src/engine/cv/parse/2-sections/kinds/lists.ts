import { fold } from "../../../text/fold.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isProse } from "../../1-document/line-style.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { PERSONAL_FIELDS } from "../../lexicon/label-field.ts";
import { ENCLOSURES } from "../../lexicon/letter-words.ts";
import { guessAgencyField, splitLabel } from "../../recognisers/agency-fields.ts";
import { namesSoftware } from "../../recognisers/software.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { SURE_DETAIL } from "../../recognisers/thresholds.ts";
import { ofKind, type Section } from "../section.ts";
import { MAX_PASTIME_CHARACTERS, MAX_PASTIME_LINES, MAX_SKILL_WORDS, MIN_SKILL_RATIO, MIN_SKILLS } from "../thresholds.ts";

/** Lists of short items under headings of unknown kind: the first is skills, and the last of the others is interests, unless it stands below two groups of skills. */
export function setKindOfLists(sections: Section[]): void {
  const isOpen = (section: Section) => section.kind === "other" && looksLikeSkills(section);
  if (!sections.some(({ kind }) => kind === "skills" || kind === "strengths")) {
    // "Qualifications" may head certificates or skills; where certificates have a section of their own, it is skills.
    const certified = sections.filter(({ kind }) => kind === "certificates").length > 1;
    setKind(
      sections,
      sections.findIndex((section) => isOpen(section) || (certified && section.kind === "certificates" && looksLikeSkills(section))),
      "skills",
    );
  }
  const skills = sections.findIndex(({ kind }) => kind === "skills" || kind === "strengths");
  if (sections.some(({ kind }) => kind === "interests") || skills < 0) return;
  const isGroup = (section: Section | undefined) => section?.kind === "skills" || (section !== undefined && isOpen(section));
  const isBelowGroups = (at: number) =>
    isGroupBeside(sections[at], sections[at - 1]) && isGroup(sections[at - 2]) && isSetLike(sections[at], sections[at - 2]);
  const last = sections.findLastIndex(
    (section, at) =>
      at > skills &&
      section.heading &&
      section.kind === "other" &&
      hasPastimes(section) &&
      !isBelowGroups(at) &&
      !ENCLOSURES.test(fold(section.title)),
  );
  setKind(sections, last, "interests");
}

/** "Databases" and "Office" over short items beside "Programming" and "Tools": where the headings are set alike, those that no list knows head skills too. */
export function setKindOfSkillGroups(sections: Section[]): void {
  sections.forEach((section, at) => {
    if (isGroupBeside(section, sections[at - 1])) setKind(sections, at, "skills");
  });
  for (let at = sections.length - 2; at >= 0; at -= 1)
    if (isGroupBeside(sections[at] as Section, sections[at + 1])) setKind(sections, at, "skills");
}

const isGroupBeside = (section: Section | undefined, other: Section | undefined) =>
  section?.kind === "other" && other?.kind === "skills" && isSetLike(section, other) && looksLikeSkills(section) && !namesDetail(section);

/** "Driving licence B, C" over "Forklift papers": a detail of the person is no skill. */
const namesDetail = ({ lines }: Section) => lines.some(({ text }) => (guessAgencyField(text)?.confidence ?? 0) >= SURE_DETAIL);

/** The headings of both are set alike. */
const isSetLike = (section: Section | undefined, other: Section | undefined) =>
  section?.heading !== undefined &&
  other?.heading !== undefined &&
  section.heading.flow === other.heading.flow &&
  section.heading.style.size === other.heading.style.size &&
  section.heading.style.bold === other.heading.style.bold;

export function setKind(sections: Section[], at: number, kind: SectionKind): void {
  if (at >= 0 && !sections[at]?.taught) sections[at] = ofKind(sections[at] as Section, kind);
}

/** "Interests" or "Computer" over "Excel, Access, Outlook" and "C#, PHP, MySQL": most lines name programs, which are skills. One such line may be a pastime. */
export function asListOfSoftware(section: Section): Section {
  const { kind, lines, taught } = section;
  if (taught || !(kind === "interests" || kind === "other")) return section;
  const named = lines.filter(({ text }) => namesSoftware(text)).length;
  const isList = named > 1 && 2 * named > lines.length && !lines.some(({ text }) => DATED.test(text));
  return isList ? ofKind(section, "skills") : section;
}

const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Short items, lists of short items, or such lists after the name of a group; no dates, no sentences. */
export function looksLikeSkills({ lines }: Section): boolean {
  if (lines.length === 0 || lines.some(({ text }) => isProse(text) && !/[,;:·•|]/.test(text))) return false;
  const items = lines.flatMap(({ text }) => splitList(text.replace(/^[^:：]{2,40}[:：]\s*/u, "")));
  const short = items.filter((item) => wordCount(item) <= MAX_SKILL_WORDS && !/\b(?:19|20)\d{2}\b|@/.test(item));
  const personal = lines.filter(({ text }) => PERSONAL_FIELDS.has(splitLabel(text)?.field ?? "")).length;
  return items.length >= MIN_SKILLS && short.length >= items.length * MIN_SKILL_RATIO && personal * 2 <= lines.length;
}

/** Interests: few items of ordinary words, without colons, digits or addresses. */
const hasPastimes = ({ lines }: Section) => {
  const items = lines.flatMap(({ text }) => splitList(text));
  const areShort = items.every(
    (item) => item.length < MAX_PASTIME_CHARACTERS && wordCount(item) <= MAX_SKILL_WORDS && !/[:：\d@]/.test(item),
  );
  return areShort && items.length >= 2 && lines.length <= MAX_PASTIME_LINES;
};
