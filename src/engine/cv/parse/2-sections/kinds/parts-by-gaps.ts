import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { hasPeriod, namesIn, type Row, toRow } from "../../1-document/row.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import type { Section } from "../section.ts";
import { MIN_PART_GAP, MIN_SURE_LIKENESS, MIN_UNHEADED_PERIODS } from "../thresholds.ts";
import { kindByContent } from "./kind-by-content.ts";
import { firstJob } from "./unheaded-jobs.ts";

/**
 * A CV without any heading is divided at wide gaps and ruling lines; neighbouring parts of the same kind are joined. Where no part is work, the rows from
 * the first job on are.
 */
export function divideAtGaps(section: Section, context: Context): Section[] {
  const blocks: Line[][] = [];
  for (const line of section.lines) {
    const last = blocks.at(-1);
    if (last && line.gap < MIN_PART_GAP && line.flow === last[0]?.flow) last.push(line);
    else blocks.push([line]);
  }
  const parts: Section[] = [];
  for (const { lines, isTimeline } of withTimelines(blocks, context)) {
    if (isTimeline) {
      parts.push({ kind: "work", kinds: ["work", "education"], byContent: true, title: "", lines: [...lines] });
      continue;
    }
    const kind = kindByContent(lines, context);
    const last = parts.at(-1);
    const isHead = (!last || last.kind === "head") && (kind === undefined || !CAREER_KINDS.has(kind));
    if (last && (last.kind === kind || (isHead && last.kind === "head"))) last.lines.push(...lines);
    else parts.push({ kind: isHead ? "head" : (kind ?? "other"), kinds: kind ? [kind] : [], title: "", lines: [...lines] });
  }
  // A first part that is work holds the name too: there is no gap between them.
  return parts.slice(1).some(({ kind }) => kind === "work") ? parts : divideAtJobs(section, context);
}

type Block = { lines: readonly Line[]; isTimeline: boolean };

/**
 * "2014 – 2018" over "Studied physics at the University of Leith" and, below a gap, "2018 – 2021" over "Lecturer at Corve College": neighbouring parts that each
 * begin with a period are one timeline of jobs and schools, whatever each is like by itself.
 */
function withTimelines(blocks: readonly (readonly Line[])[], context: Context): Block[] {
  const runs: { lines: (readonly Line[])[]; isDated: boolean }[] = [];
  for (const lines of blocks) {
    const isDated = beginsWithPeriod(toRow(lines[0] as Line, context));
    const last = runs.at(-1);
    if (last?.isDated && isDated) last.lines.push(lines);
    else runs.push({ lines: [lines], isDated });
  }
  return runs.flatMap(({ lines, isDated }): Block[] =>
    isDated && lines.length >= MIN_UNHEADED_PERIODS
      ? [{ lines: lines.flat(), isTimeline: true }]
      : lines.map((own) => ({ lines: own, isTimeline: false })),
  );
}

const beginsWithPeriod = (row: Row) => isPeriod(row) && (row.dateOnly || row.cells[0]?.ranges[0]?.from === 0);

/**
 * Where a timeline begins, undefined if there is none: jobs and schools, each below its period or beside it, with neither headings nor gaps between them, as in
 * "Sep 2022 – Jul 2024" over "Technician, Trade School", "Apr 2022 – Oct 2022" over "Fitter, Acme Ltd".
 */
function firstOfTimeline(rows: readonly Row[]): number | undefined {
  const periods = rows.flatMap((row, at) => (isPeriod(row) ? [at] : []));
  const [first = 0] = periods;
  const isLeading = (at: number) => beginsWithPeriod(rows[at] as Row);
  const isBelowTitle = standsBelowTitles(rows, first);
  return periods.length >= MIN_UNHEADED_PERIODS && periods.every(isLeading) && !isBelowTitle ? first : undefined;
}

const isPeriod = (row: Row) => hasPeriod(row) && !row.prose && !row.bullet;

/** Where dates stand below the titles, the section ends with one, or has a title above the first. */
const standsBelowTitles = (rows: readonly Row[], first: number) =>
  rows.at(-1)?.dateOnly === true || (rows[first]?.dateOnly === true && isTitle(rows[first - 1]));

const isTitle = (row: Row | undefined) =>
  row !== undefined && namesIn(row).some((text) => TITLES.some((likeness) => likeness(text) >= MIN_SURE_LIKENESS));
const TITLES = [looksLikePosition, looksLikeCompany, looksLikeDegree, looksLikeInstitution] as const;

/** The head, and from the first of the jobs on a section of work; the head alone where jobs are not sure. */
function divideAtJobs(section: Section, context: Context): Section[] {
  const rows = section.lines.map((line) => toRow(line, context));
  const timeline = firstOfTimeline(rows);
  const isBelowTitle = standsBelowTitles(rows, rows.findIndex(isPeriod));
  const at = timeline ?? (isBelowTitle ? firstJob(section.lines, context) : -1);
  if (at <= 0) return [section];
  const kinds: Section["kinds"] = timeline === undefined ? ["work"] : ["work", "education"];
  const work: Section = { kind: "work", kinds, byContent: true, title: "", lines: section.lines.slice(at) };
  return [{ ...section, lines: section.lines.slice(0, at) }, work];
}

/** Kinds of sections that show that the document is a CV, and not a letter or an invoice. */
const CAREER_KINDS = new Set<Section["kind"]>(["work", "education"]);
