import { hasPeriod, type Row } from "../../../1-document/row.ts";
import { LIKELY_NAMED, MAX_NAMED_STAGES_RATIO, MIN_STAGES } from "../../thresholds.ts";
import type { RoleScore } from "./row-roles.ts";

/**
 * "2009 – 2016 ⇥ Acme Ltd" over "Rollout in Leeds, 2010 – 2011" and "Second site, 2012": where the periods of the jobs lead their rows, dates that
 * end a row and lie within the period above tell of stages of the job. All rows from the first stage to the next job are its text. Where
 * such rows name positions or employers, they are jobs of their own.
 */
export function stagesOfJobs(rows: readonly Row[], roles: readonly RoleScore[]): ReadonlySet<Row> {
  const text = new Set<Row>();
  if (rows.filter(beginsJob).length < 2) return text;
  let job: Row | undefined;
  let isInStage = false;
  let stages = 0;
  let named = 0;
  for (const row of rows) {
    if (beginsJob(row)) {
      job = row;
      isInStage = false;
    } else if (job && isStageOf(row, job)) {
      isInStage = true;
      stages += 1;
      if (roles.some((score) => row.cells.some(({ rest }) => score(rest) >= LIKELY_NAMED))) named += 1;
    } else if (row.ranges.length > 0) isInStage = false;
    if (isInStage) text.add(row);
  }
  return stages >= MIN_STAGES && named <= MAX_NAMED_STAGES_RATIO * stages ? text : new Set();
}

const beginsJob = (row: Row) => row.cells.length > 1 && row.cells[0]?.dateOnly === true && hasPeriod(row);

/** A row that a date within the period of the job ends, behind a name. Its end counts by years: "2010 – 12/2016" within "2009 – 05/2016". */
const isStageOf = ({ cells, ranges: [range], text }: Row, { ranges: [period] }: Row) =>
  cells.length === 1 &&
  range?.start !== undefined &&
  range.from > 0 &&
  /\p{L}/u.test(text.slice(0, range.from)) &&
  period?.start !== undefined &&
  range.start.slice(0, period.start.length) >= period.start.slice(0, range.start.length) &&
  (period.end === undefined || (range.end ?? range.start).slice(0, 4) <= period.end.slice(0, 4));
