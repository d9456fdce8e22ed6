import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { hasPeriod, type Row, toRow } from "../../1-document/row.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { PERSONAL_FIELDS } from "../../lexicon/label-field.ts";
import { endsLikeCitation } from "../../recognisers/authors.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { findSpokenLanguages, fluencyRank } from "../../recognisers/languages.ts";
import { looksLikeName } from "../../recognisers/names.ts";
import { isLevelled } from "../../recognisers/skill-level.ts";
import type { Section } from "../section.ts";
import {
  MAX_CERTIFICATE_CHARACTERS,
  MAX_LANGUAGE_CHARACTERS,
  MAX_LEVEL_CHARACTERS,
  MIN_CONTENT_RATIO,
  MIN_ENTRY_LIKENESS,
  MIN_EVIDENCE_PER_PERIOD,
  MIN_LANGUAGE_RATIO,
  MIN_SKILLS,
  MIN_SURE_LIKENESS,
} from "../thresholds.ts";

/** What the lines of a section are, where its heading does not show it. */
export function kindByContent(lines: readonly Line[], context: Context, kind: Section["kind"] = "other"): SectionKind | undefined {
  const all = lines.map((line) => toRow(line, context));
  const labelled = kind === "other" ? kindByLabels(all) : undefined;
  if (labelled) return labelled;
  const rows = all.filter((row) => row.label === undefined);
  const heads = rows.filter((row) => !row.bullet && !row.prose);
  const periods = heads.filter(hasPeriod);
  if (periods.length >= (kind === "other" ? 1 : 2)) {
    const texts = heads.flatMap((row) => row.cells.map((cell) => cell.rest)).filter(Boolean);
    const strength = (score: (text: string) => number) => texts.reduce((sum, text) => sum + score(text), 0);
    const work = strength(looksLikePosition) + strength(looksLikeCompany);
    const education = strength(looksLikeDegree) + strength(looksLikeInstitution);
    // A single line is too little to distinguish a job from a seat on a board.
    if (Math.max(work, education) >= MIN_EVIDENCE_PER_PERIOD * periods.length && rows.length > 1)
      return work >= education ? "work" : "education";
  }
  // "Personal profile" may contain only personal details, as in a form.
  const personal = all.filter(isPersonal).length;
  if (all.length > 0 && personal >= all.length * (kind === "other" ? MIN_CONTENT_RATIO : 1)) return "personal";
  // Labels without a field may be among them: "Father's name: …", "Languages known: …".
  if (personal >= 2 && personal * 2 >= all.length && all.every(({ text }) => NAMED_VALUE.test(text))) return "personal";
  if (kind !== "other" || rows.length === 0) return undefined;
  if (areReferees(rows)) return "references";
  if (areLanguages(rows)) return "languages";
  const areMostly = (is: (row: Row) => boolean) => rows.filter(is).length >= rows.length * MIN_CONTENT_RATIO;
  if (areMostly(isLevelled) && rows.filter(isLevelled).length >= MIN_SKILLS) return "skills";
  if (areMostly(({ text }) => endsLikeCitation(text))) return "publications";
  return areMostly(isDatedItem) ? "certificates" : undefined;
}

/** What a form names outright: the fields of a job or of a degree, more than once. */
function kindByLabels(rows: readonly Row[]): SectionKind | undefined {
  const count = (fields: readonly string[]) => rows.filter(({ label }) => label && fields.includes(label.field)).length;
  const work = count(["company", "position", "client", "tasks"]);
  const education = count(["institution", "degree", "area"]);
  if (Math.max(work, education) < 2 || count(["dates"]) === 0) return undefined;
  return work >= education ? "work" : "education";
}

/** "Place: Bangalore", or a field of a form that was left empty: "Date:". */
const NAMED_VALUE = /^[^:：\t]{2,40}(?:(?:\t\s*[:：]?|[:：])\s*\S.{0,80}|[:：]\s*)$/u;
const isPersonal = ({ label }: Row) => label !== undefined && PERSONAL_FIELDS.has(label.field);

/** People by name, with position and contact data. */
function areReferees(rows: readonly Row[]): boolean {
  if (rows.some((row) => row.ranges.length > 0 || row.bullet)) return false;
  const names = rows.filter(({ text }) => looksLikeName((text.split(/\s*[,|–—·]\s*/u)[0] as string).trim()) >= MIN_SURE_LIKENESS);
  const isAbout = ({ text }: Row) =>
    /@|\+?\d[\d ()/-]{6,}/.test(text) || Math.max(looksLikePosition(text), looksLikeCompany(text)) >= MIN_ENTRY_LIKENESS;
  return names.length > 0 && rows.some(isAbout) && rows.every((row) => names.includes(row) || isAbout(row));
}

/** Languages with their levels, after them or on the line below. */
export function areLanguages(rows: readonly Pick<Row, "text">[]): boolean {
  const said = rows.map(({ text }) => (text.length < MAX_LANGUAGE_CHARACTERS ? findSpokenLanguages(text) : []));
  const hasLevel = (found: (typeof said)[number]) => found.some(({ fluency }) => fluency);
  const levelled = said.filter(hasLevel).length;
  // "French – A2" counts once, though language and level are all of its line.
  const alone = said.filter(
    (found, at) => !hasLevel(found) && found.some(({ from, to }) => to - from >= (rows[at] as Pick<Row, "text">).text.trim().length),
  ).length;
  const levels = rows.filter(
    ({ text }, at) => said[at]?.length === 0 && text.length < MAX_LEVEL_CHARACTERS && fluencyRank(text) > 0,
  ).length;
  return levelled + alone + (levelled === 0 && levels === alone ? levels : 0) >= rows.length * MIN_LANGUAGE_RATIO && levelled + levels > 0;
}

/** "Code 95, CBR, 2023": one date at an end, a short text, and neither a job nor a sentence. */
function isDatedItem(row: Row): boolean {
  const [range] = row.ranges;
  if (!range?.single || row.ranges.length > 1 || row.prose || row.text.length > MAX_CERTIFICATE_CHARACTERS) return false;
  const rest = row.cells.map((cell) => cell.rest).join(" ");
  return looksLikePosition(rest) < MIN_ENTRY_LIKENESS && /[\p{L}\p{M}]{3}/u.test(rest);
}
