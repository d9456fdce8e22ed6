import type { Education } from "../../../contract/resume.ts";
import type { Line } from "../../reading.ts";
import { hasPeriod, type Row } from "../1-document/row.ts";
import { GENERAL_SCHOOL } from "../lexicon/entries/degree-words.ts";
import {
  findScore,
  looksLikeCompany,
  looksLikeDegree,
  looksLikeInstitution,
  looksLikePosition,
  splitDegree,
} from "../recognisers/degrees.ts";
import { segmentEntries } from "./division/entries.ts";
import type { Entry } from "./entry.ts";
import {
  MAX_NAMED_CHARACTERS,
  MIN_COURSES,
  MIN_POSITIONS,
  MIN_ROLE,
  SURE_DEGREE,
  SURE_EMPLOYER,
  SURE_POSITION,
  SURE_ROLE,
} from "./thresholds.ts";

/**
 * Jobs and schools in one section, as under "Werdegang" or "Experience and education": the rows of the entries that are schooling, and all others.
 */
export function divideCareer(rows: readonly Row[]): { jobs: Row[]; schooling: Row[] } {
  const entries = segmentEntries(rows, {
    roles: [either(looksLikePosition, looksLikeDegree), either(looksLikeCompany, looksLikeInstitution)],
  });
  const taken = new Set(entries.filter(isSchooling).flatMap((entry) => entry.rows.map(({ line }) => line)));
  return { jobs: rows.filter(({ line }) => !taken.has(line)), schooling: rows.filter(({ line }) => taken.has(line)) };
}

type Likeness = (text: string) => number;
const either =
  (one: Likeness, other: Likeness): Likeness =>
  (text) =>
    Math.max(one(text), other(text));

/** An entry that names a degree rather than a position, or a school and no position, or has a final grade. */
function isSchooling({ head, rows }: Entry): boolean {
  const texts = head.flatMap(({ cells }) => cells.map(({ rest }) => rest));
  const most = (likeness: Likeness) => Math.max(0, ...texts.map(likeness));
  // "Corve-Technik GbR" is an employer, though "Technik" is a degree elsewhere.
  const isNoDegree = (text: string) =>
    looksLikePosition(text) >= SURE_ROLE || looksLikeCompany(text.split(",", 1)[0] as string) >= SURE_EMPLOYER;
  if (most((text) => (isNoDegree(text) ? 0 : looksLikeDegree(text))) >= SURE_DEGREE) return true;
  // A job at a school has tasks: "University of Leith" over "• Taught statistics".
  if (rows.some(({ bullet }) => bullet)) return false;
  const isGraded = rows.some(({ label, text, prose }) => label?.field === "score" || (!prose && findScore(text) !== undefined));
  const position = most(looksLikePosition);
  const namesMore = most(looksLikeDegree) > 0 || position < MIN_ROLE || texts.some((text) => OF_SUBJECT.test(text));
  return isGraded || (most(looksLikeInstitution) >= SURE_ROLE && position < SURE_ROLE && namesMore);
}

/** "Leeds College - Studiengang Informatik": what somebody was taught, though it is a trade too. */
const OF_SUBJECT =
  /(?<!\p{L})(?:studiengang|(?:fach|studien|ausbildungs|vertiefungs)richtung|studienfach|filière|spécialité|especialidad|indirizzo|specializzazione|kierunek|specjalność|(?:studijní )?obor|odbor|studierichting|afstudeerrichting|специальность|спеціальність|направление)(?!\p{L})/iu;

/** "Lehre" is an apprenticeship, and what a lecturer teaches: rows that name positions, and neither a degree nor a school, are jobs. */
export function areJobs(rows: readonly Row[]): boolean {
  const entries = segmentEntries(rows, { roles: [looksLikePosition, looksLikeCompany] });
  const has = (likeness: Likeness, least: number) => (entry: Entry) =>
    entry.head.some(({ cells }) => cells.some(({ rest }) => likeness(rest) >= least));
  const positions = entries.filter(has(looksLikePosition, SURE_POSITION)).length;
  return (
    positions >= MIN_POSITIONS &&
    positions * 2 > entries.length &&
    !entries.some(has(either(looksLikeDegree, looksLikeInstitution), SURE_ROLE))
  );
}

/** Rows that are dated once each, of which none names a degree or a school of general education. */
export function areCourses(rows: readonly Row[]): boolean {
  const dated = rows.filter(({ ranges }) => ranges.length > 0);
  const once = dated.filter((row) => !hasPeriod(row)).length;
  return once >= MIN_COURSES && once * 2 > dated.length && !nameDegrees(rows) && !rows.some(({ text }) => GENERAL_SCHOOL.test(text));
}

export const nameDegrees = (rows: readonly Row[]): boolean =>
  rows.some(({ cells, ranges }) => ranges.length > 0 && cells.some(({ rest }) => looksLikeDegree(rest) >= SURE_ROLE));

/** True where most of the rows with a date name a school. */
export function nameSchools(rows: readonly Row[]): boolean {
  const dated = rows.filter(({ ranges }) => ranges.length > 0);
  return dated.filter(({ text }) => text.split(/,\s|\t/u).some(isSchool)).length * 2 > dated.length;
}

/** "本科/湖州大学计算机": degree and school side by side, without labels. In Chinese the subject follows the school without a space. */
export function schoolBesideDegree({ text, cells }: Line): Education[] {
  const parts = text.split(/\s*[/|｜／]\s*/u);
  const [degree, school] = [parts.find((part) => looksLikeDegree(part) >= SURE_ROLE), parts.find(isSchool)];
  if (cells.length > 1 || text.length > MAX_NAMED_CHARACTERS || !degree || !school || degree === school) return [];
  const [, institution = school, area] = SCHOOL_AND_SUBJECT.exec(school) ?? [];
  return [{ institution, ...splitDegree(degree), ...(area ? { area } : {}) }];
}

const isSchool = (text: string) => looksLikeInstitution(text) >= SURE_ROLE;
const SCHOOL_AND_SUBJECT = /^(\p{Script=Han}{2,}?(?:大学|学院|学校))(?!附属|附中)(\p{Script=Han}{2,})$/u;
