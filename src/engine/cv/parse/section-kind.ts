import { AGENCY_FIELDS } from "../resume.ts";
import { splitLabel } from "./agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "./degrees.ts";
import { findSpokenLanguages } from "./languages.ts";
import type { SectionKind } from "./lexicon/headings.ts";
import { isProse, wordCount } from "./line-style.ts";
import { type Context, type Row, toRow } from "./rows.ts";
import type { Section } from "./sections.ts";
import { splitList } from "./titled.ts";

/**
 * What the sections hold, judged by their content where their titles leave it open: "Career Summary" may be a paragraph or a list of jobs,
 * and a title that no lexicon knows says nothing at all. Paragraphs under such a title, before the jobs of a CV without a profile, are one.
 */
export function resolveKinds(sections: readonly Section[], context: Context): Section[] {
  const resolved = sections.map((section, at) => underSkills(resolveKind(section, context), sections[at - 1]));
  if (!resolved.some(({ kind }) => kind === "skills")) {
    // "Qualifications" may head certificates or skills; where certificates have a section of their own, it is skills.
    const certified = resolved.filter(({ kind }) => kind === "certificates").length > 1;
    const listed = resolved.findIndex(
      (section) => (section.kind === "other" || (certified && section.kind === "certificates")) && looksLikeSkills(section),
    );
    if (listed >= 0) resolved[listed] = { ...(resolved[listed] as Section), kind: "skills", kinds: ["skills"] };
  }
  const firstWork = resolved.findIndex(({ kind }) => kind === "work");
  const hasProfile = resolved.some(({ kind }) => kind === "profile" || kind === "objective");
  if (hasProfile) return resolved;
  const opening = resolved.findIndex(
    ({ kind, lines }, at) =>
      kind === "other" &&
      (firstWork < 0 || at < firstWork) &&
      lines.length > 0 &&
      lines.every(({ text, bullet }) => isProse(text) && !bullet),
  );
  return resolved.map((section, at) => (at === opening ? { ...section, kind: "profile", kinds: ["profile"] } : section));
}

/** "Driving" directly under the heading "Skills", over short items, names a group of skills. */
function underSkills(section: Section, above: Section | undefined): Section {
  const opens = above?.kind === "skills" && above.lines.length === 0 && (section.kind === "personal" || section.kind === "other");
  return opens && looksLikeSkills(section) ? { ...section, kind: "skills", kinds: ["skills"] } : section;
}

const MAX_SKILL_WORDS = 4;
const PERSONAL = new Set<string>([...AGENCY_FIELDS, "email", "phone", "address", "city", "website", "name"]);

/** Short items, lists of short items, or such lists behind a group's name; nothing dated, nothing told. */
function looksLikeSkills({ lines }: Section): boolean {
  if (lines.length === 0 || lines.some(({ text }) => isProse(text) && !/[,;:·•|]/.test(text))) return false;
  const items = lines.flatMap(({ text }) => splitList(text.replace(/^[^:：]{2,40}[:：]\s*/u, "")));
  const short = items.filter((item) => wordCount(item) <= MAX_SKILL_WORDS && !/\b(?:19|20)\d{2}\b|@/.test(item));
  const personal = lines.filter(({ text }) => PERSONAL.has(splitLabel(text)?.field ?? "")).length;
  return items.length >= 3 && short.length >= items.length * 0.85 && personal * 2 <= lines.length;
}

function resolveKind(section: Section, context: Context): Section {
  if (!OPEN_KINDS.has(section.kind) || section.lines.length === 0) return section;
  const kind = kindByContent(
    section.lines.map((line) => toRow(line, context)),
    section,
    context,
  );
  return kind ? { ...section, kind, kinds: [kind] } : section;
}

const OPEN_KINDS = new Set<Section["kind"]>(["profile", "objective", "other"]);

function kindByContent(all: readonly Row[], { kind }: Section, context: Context): SectionKind | undefined {
  const rows = all.filter((row) => row.label === undefined);
  const heads = rows.filter((row) => !row.bullet && !row.prose);
  const periods = heads.filter((row) => row.ranges.some((range) => !range.single || range.ongoing));
  if (periods.length >= (kind === "other" ? 1 : 2)) {
    const texts = heads.flatMap((row) => row.cells.map((cell) => cell.rest)).filter(Boolean);
    const strength = (score: (text: string) => number) => texts.reduce((sum, text) => sum + score(text), 0);
    const work = strength(looksLikePosition) + strength(looksLikeCompany);
    const education = strength(looksLikeDegree) + strength(looksLikeInstitution);
    // A single line is too little to tell a job from a seat on a board.
    if (Math.max(work, education) >= 0.5 * periods.length && rows.length > 1) return work >= education ? "work" : "education";
  }
  if (kind !== "other" || rows.length === 0) return undefined;
  return CONTENTS.find(({ holds }) => rows.filter((row) => holds(row, context)).length >= rows.length * 0.7)?.kind;
}

type Content = { kind: SectionKind; holds: (row: Row, context: Context) => boolean };

/** What the lines of an untold section may be, the most telling first. */
const CONTENTS: readonly Content[] = [
  {
    kind: "languages",
    holds: (row, { language }) => row.text.length < 60 && findSpokenLanguages(row.text, { language }).some((item) => item.fluency),
  },
  { kind: "publications", holds: (row) => row.text.length > 40 && /\.\s+\p{Lu}[^.]{3,80},\s*(?:19|20)\d{2}\.?$/u.test(row.text) },
  { kind: "certificates", holds: (row) => isDatedItem(row) },
];

/** "Code 95, CBR, 2023": one date at an end, a short text, and neither a job nor a sentence. */
function isDatedItem(row: Row): boolean {
  const [range] = row.ranges;
  if (!range?.single || row.ranges.length > 1 || row.prose || row.text.length > 110) return false;
  const rest = row.cells.map((cell) => cell.rest).join(" ");
  return looksLikePosition(rest) < 0.5 && /\p{L}{3}/u.test(rest);
}
