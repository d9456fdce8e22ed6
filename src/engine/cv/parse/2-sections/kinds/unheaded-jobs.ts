import type { Line } from "../../../reading.ts";
import { isContactLine } from "../../1-document/contact-line.ts";
import type { Context } from "../../1-document/context.ts";
import { hasPeriod, namesIn, type Row, toRow } from "../../1-document/row.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { isDocumentTitle } from "../../recognisers/names.ts";
import { LISTED_KINDS, type Section } from "../section.ts";
import { MAX_HEAD_ROWS, MIN_HEADING_GAP, MIN_SURE_LIKENESS, MIN_UNHEADED_JOBS } from "../thresholds.ts";

/**
 * Jobs that follow another section without a heading of their own, as in a portfolio that begins a page for each: from the first of them on they are
 * a section of work. Under schools, skills and the like that counts only where no section is work by its heading.
 */
export function withUnheadedJobs(sections: readonly Section[], context: Context): Section[] {
  const hasWork = sections.some(({ kinds }) => kinds.includes("work"));
  return sections.flatMap((section) => {
    const mayHold = !section.taught && (OPENING.has(section.kind) || (!hasWork && MAY_HOLD_JOBS.has(section.kind)));
    const at = mayHold ? firstJob(section.lines, context) : -1;
    if (at <= 0) return [section];
    const work: Section = { kind: "work", kinds: ["work"], title: "", lines: section.lines.slice(at) };
    return [{ ...section, lines: section.lines.slice(0, at) }, work];
  });
}

const OPENING = new Set<Section["kind"]>(["profile", "objective", "contact", "personal"]);
const MAY_HOLD_JOBS: ReadonlySet<Section["kind"]> = LISTED_KINDS.union(new Set<Section["kind"]>(["education"]));

/** Where the first of several jobs begins, -1 where what follows holds anything else with a period. */
export function firstJob(lines: readonly Line[], context: Context): number {
  const rows = lines.map((line) => toRow(line, context));
  const labelled = rows.findIndex((_, at) => beginsForm(rows, at));
  if (labelled >= 0) return labelled;
  const periods = rows.flatMap((row, at) => (isPeriod(row) ? [at] : []));
  const jobs = periods.filter((at) => isJob(rows, at));
  const first = periods.findIndex((at) => at === jobs[0]);
  if (jobs.length < MIN_UNHEADED_JOBS || jobs.length < periods.length - first) return -1;
  return headOf(rows, jobs[0] as number, context);
}

/** "Company: Acme Ltd" over "Position: Fitter" and "Dates: 2014 – 2018". */
function beginsForm(rows: readonly Row[], at: number): boolean {
  const fields = rows
    .slice(at, at + MAX_HEAD_ROWS)
    .map(({ label, ranges }) => (label?.field === "dates" && ranges.length === 0 ? undefined : label?.field));
  const [first] = fields;
  return (
    first !== undefined &&
    (first === "position" || first === "dates" || EMPLOYER.has(first)) &&
    ["position", "dates"].every((field) => fields.includes(field as never)) &&
    fields.some((field) => field && EMPLOYER.has(field))
  );
}

/** "Centro: Hospital Norte" over "Cargo: Enfermera": beside a position a school or a hospital is an employer. */
const EMPLOYER = new Set<string>(["company", "client", "institution"]);

const isPeriod = (row: Row) => !row.bullet && !row.prose && !row.label && hasPeriod(row);

/** A period beside or next to a position or an employer, and to no school. */
function isJob(rows: readonly Row[], at: number): boolean {
  const near = rows.slice(Math.max(0, at - 2), at + MAX_HEAD_ROWS - 1).filter(({ bullet, prose }) => !bullet && !prose);
  const texts = near.flatMap(namesIn);
  const likeness = (score: (text: string) => number) => Math.max(0, ...texts.map(score));
  const schooling = Math.max(likeness(looksLikeDegree), likeness(looksLikeInstitution));
  return Math.max(likeness(looksLikePosition), likeness(looksLikeCompany)) >= MIN_SURE_LIKENESS && schooling < MIN_SURE_LIKENESS;
}

/** The first row of the entry of a period: up to the last gap above it. */
function headOf(rows: readonly Row[], period: number, context: Context): number {
  let at = period;
  while (at > 0 && period - at < MAX_HEAD_ROWS && (rows[at] as Row).line.gap < MIN_HEADING_GAP) {
    const { line, bullet, prose } = rows[at - 1] as Row;
    if (bullet || prose || isContactLine(line, context) || isDocumentTitle(line.text)) break;
    at -= 1;
  }
  return at;
}
