import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { hasPeriod, namesIn, type Row, toRow } from "../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import type { Section } from "../section.ts";
import {
  MIN_DUTIES,
  MIN_EMPLOYER_LIKENESS,
  MIN_EMPLOYER_RATIO,
  MIN_SURE_LIKENESS,
  MIN_TIMELINE_RATIO,
  MIN_TIMELINE_ROWS,
} from "../thresholds.ts";
import { setKind } from "./lists.ts";

/** Where no section is work by its heading and one is education, training or skills, the only section of unknown kind with periods is work. */
export function setKindOfWork(sections: Section[], context: Context): void {
  const has = (kind: Section["kind"]) => sections.some((section) => section.kind === kind);
  // "Projekterfahrung" of a consultant: positions with their employers and periods.
  const mayHold = has("work") ? holdsAssignments : holdsPositions;
  const projects = sections.flatMap((section, at) => (mayHold(section, context) ? [at] : []));
  if (projects.length === 1) setKind(sections, projects[0] as number, "work");
  if (has("work") || has("projects") || !(has("education") || has("courses") || has("skills"))) return;
  const hasPeriods = ({ kind, heading, lines }: Section) =>
    kind === "other" && heading !== undefined && lines.map((line) => toRow(line, context)).some((row) => !row.bullet && hasPeriod(row));
  const dated = sections.flatMap((section, at) => (hasPeriods(section) ? [at] : []));
  if (dated.length === 1) setKind(sections, dated[0] as number, "work");
}

/**
 * Rows that each begin with a period are jobs or schools where no section is work, whatever their heading says: under "Lebenslauf / CV" both stand.
 */
export function setKindOfTimelines(sections: Section[], context: Context): void {
  if (sections.some(({ kinds }) => kinds.includes("work"))) return;
  sections.forEach((section, at) => {
    const isOpen = section.kind === "other" && section.heading !== undefined && !section.taught;
    if (isOpen && isTimeline(section, context)) sections[at] = { ...section, kind: "work", kinds: ["work", "education"] };
  });
}

function isTimeline({ lines }: Section, context: Context): boolean {
  const rows = lines.map((line) => toRow(line, context)).filter(({ prose }) => !prose);
  const dated = rows.filter(beginsWithPeriod).length;
  return dated >= MIN_TIMELINE_ROWS && dated >= MIN_TIMELINE_RATIO * rows.length;
}

/** "2003 – 2006 ⇥ Bookkeeping": a period before words. */
const beginsWithPeriod = ({ cells: [first], dateOnly }: Row) => !dateOnly && first?.ranges[0]?.from === 0 && !first.ranges[0].single;

/**
 * "Jobs and responsibilities" over list items without a date, none of which names a position, is no work beside a section that has the jobs with their
 * dates: it tells what the candidate can do.
 */
export function setKindOfDuties(sections: Section[], context: Context): void {
  const isDated = (line: Line) => toRow(line, context).ranges.length > 0;
  const work = sections.filter(({ kind }) => kind === "work");
  if (!work.some(({ lines }) => lines.some(isDated))) return;
  sections.forEach((section, at) => {
    const { kind, kinds, lines, heading } = section;
    if (kind !== "work" || kinds.length > 1 || !heading || lines.length < MIN_DUTIES) return;
    const isDuty = (line: Line) => line.bullet !== undefined && !isDated(line) && looksLikePosition(line.text) < MIN_SURE_LIKENESS;
    if (lines.every(isDuty)) setKind(sections, at, "other");
  });
}

/** Projects, each with a position for its period, and many of them with an employer that shows it is one. */
function holdsPositions({ kind, lines }: Section, context: Context): boolean {
  if (kind !== "projects") return false;
  const rows = lines.map((line) => toRow(line, context)).filter(({ bullet, prose }) => !bullet && !prose);
  const periods = rows.filter(hasPeriod).length;
  const count = (score: (text: string) => number, least: number, fields: readonly string[]) =>
    rows.filter((row) => (row.label ? fields.includes(row.label.field) : namesIn(row).some((text) => score(text) >= least))).length;
  const positions = count(looksLikePosition, MIN_SURE_LIKENESS, ["position", "title"]);
  const employers = count(looksLikeCompany, MIN_EMPLOYER_LIKENESS, ["company", "client"]);
  return periods > 1 && positions >= periods && employers > 0 && employers >= Math.floor(periods * MIN_EMPLOYER_RATIO);
}

/** The assignments of an interim manager: a table or form in which each period has its function and its client, beside the years in permanent posts. */
function holdsAssignments({ kind, lines }: Section, context: Context): boolean {
  if (kind !== "projects") return false;
  const rows = lines.map((line) => toRow(line, context));
  // The name of a project has no label.
  if (rows.some(({ label, bullet, line }) => !label && !bullet && !line.table?.header)) return false;
  const labels = rows.flatMap(({ label }) => label?.field ?? []);
  const count = (fields: readonly string[]) => labels.filter((field) => fields.includes(field)).length;
  const periods = rows.filter(hasPeriod).length;
  return periods > 1 && count(["position", "title"]) === periods && count(["company", "client"]) === periods && count(["project"]) === 0;
}
