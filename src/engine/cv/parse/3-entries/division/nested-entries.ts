import type { DateRange } from "../../recognisers/dates/date-range.ts";
import type { Entry } from "../entry.ts";

/** An entry with the roles that its head names: see `RowRoles`. */
export type Candidate = { entry: Entry; named: number };

/**
 * Which entries are nested: parts of the entry above them. "Invoice portal, 2019 – 2021" under "Engineer, Acme Ltd, 2016 – 2021" is a project of
 * that job: its period is within that of the job, its style is another than that of the jobs, it names no position, and most entries in its
 * style name no employer. Positions at one employer are not nested: they name a position, or are under a head that names only the employer.
 */
export function nestedEntries(candidates: readonly Candidate[], firstRole: number): ReadonlySet<Entry> {
  const outerStyles = new Set<string>();
  for (;;) {
    const nested = nestedUnder(candidates, firstRole, outerStyles);
    const refuted = refutedStyles(candidates, nested);
    if (refuted.length === 0) return new Set([...nested].map(({ entry }) => entry));
    for (const style of refuted) outerStyles.add(style);
  }
}

function nestedUnder(candidates: readonly Candidate[], firstRole: number, outerStyles: ReadonlySet<string>): ReadonlySet<Candidate> {
  const nested = new Set<Candidate>();
  let parent: Entry | undefined;
  for (const candidate of candidates) {
    const { entry, named } = candidate;
    const style = styleOf(entry);
    const mayNest = parent && isNamed(entry) && style !== styleOf(parent) && !outerStyles.has(style) && !(named & firstRole);
    if (mayNest && isWithin(entry.range, parent?.range)) nested.add(candidate);
    else parent = named & firstRole ? entry : undefined;
  }
  return nested;
}

/** Styles in which one entry is not nested or half of the entries name an employer: none of this style is nested. */
function refutedStyles(candidates: readonly Candidate[], nested: ReadonlySet<Candidate>): string[] {
  const byStyle = Map.groupBy(candidates, ({ entry }) => styleOf(entry));
  return [...byStyle].flatMap(([style, alike]) => {
    const inside = alike.filter((candidate) => nested.has(candidate));
    const named = inside.filter((candidate) => candidate.named !== 0);
    return inside.length > 0 && (inside.length < alike.length || named.length * 2 >= inside.length) ? [style] : [];
  });
}

/** An entry that is only a period belongs to the entry above it. */
const isNamed = ({ head }: Entry) => head.some(({ dateOnly }) => !dateOnly);

const styleOf = ({ rows }: Entry) => (rows.find(({ dateOnly }) => !dateOnly) ?? rows[0])?.key ?? "";

const OPEN_END = "9999";

/** Compared at the coarser precision of the two: June 2019 is within 2019. */
function isWithin(range: DateRange | undefined, period: DateRange | undefined): boolean {
  if (!range?.start || !period?.start || period.single) return false;
  const end = range.end ?? (range.ongoing ? OPEN_END : range.start);
  const [from, to] = [period.start, period.end ?? OPEN_END];
  const isSame = range.start === from && end === to;
  return !isSame && range.start.slice(0, from.length) >= from.slice(0, range.start.length) && end.slice(0, to.length) <= to;
}
