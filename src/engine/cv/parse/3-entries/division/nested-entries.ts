import type { Row } from "../../1-document/row.ts";
import type { DateRange } from "../../recognisers/dates/date-range.ts";
import type { Entry } from "../entry.ts";
import { LIKELY_POST } from "../thresholds.ts";
import type { PartScore } from "./row-parts.ts";

/** An entry with the parts that its head names, as bits: see `RowParts`. */
export type Candidate = { entry: Entry; named: number };

/**
 * Which entries are nested: a part of the entry above them. "Invoice portal, 2019 – 2021" under "Engineer, Acme Ltd, 2016 – 2021" is a project of
 * that job: its period is within that of the job, its style is another than that of the jobs, it names no position, and most entries in its
 * style name no employer. Posts at one employer are not nested: they name a position, or are under a head that names only the employer.
 */
export function nestedEntries(candidates: readonly Candidate[], mainPart: number): ReadonlySet<Entry> {
  const outerLooks = new Set<string>();
  for (;;) {
    const nested = nestedUnder(candidates, mainPart, outerLooks);
    const refuted = refutedLooks(candidates, nested);
    if (refuted.length === 0) return new Set([...nested].map(({ entry }) => entry));
    for (const look of refuted) outerLooks.add(look);
  }
}

function nestedUnder(candidates: readonly Candidate[], mainPart: number, outerLooks: ReadonlySet<string>): ReadonlySet<Candidate> {
  const nested = new Set<Candidate>();
  let parent: Entry | undefined;
  for (const candidate of candidates) {
    const { entry, named } = candidate;
    const look = lookOf(entry);
    const mayNest = parent && isNamed(entry) && look !== lookOf(parent) && !outerLooks.has(look) && !(named & mainPart);
    if (mayNest && isWithin(entry.range, parent?.range)) nested.add(candidate);
    else parent = named & mainPart ? entry : undefined;
  }
  return nested;
}

/** Styles in which one entry is not nested or half of the entries name an employer: none of this style is nested. */
function refutedLooks(candidates: readonly Candidate[], nested: ReadonlySet<Candidate>): string[] {
  const byLook = Map.groupBy(candidates, ({ entry }) => lookOf(entry));
  return [...byLook].flatMap(([look, alike]) => {
    const inside = alike.filter((candidate) => nested.has(candidate));
    const named = inside.filter((candidate) => candidate.named !== 0);
    return inside.length > 0 && (inside.length < alike.length || named.length * 2 >= inside.length) ? [look] : [];
  });
}

/** An entry that is only a period belongs to the entry above it. */
const isNamed = ({ head }: Entry) => head.some(({ dateOnly }) => !dateOnly);

const lookOf = ({ rows }: Entry) => (rows.find(({ dateOnly }) => !dateOnly) ?? rows[0])?.key ?? "";

const OPEN_END = "9999";

/** Compared at the coarser precision of the two: June 2019 is within 2019. */
function isWithin(range: DateRange | undefined, period: DateRange | undefined): boolean {
  if (!range?.start || !period?.start || period.single) return false;
  const end = range.end ?? (range.ongoing ? OPEN_END : range.start);
  const [from, to] = [period.start, period.end ?? OPEN_END];
  const isSame = range.start === from && end === to;
  return !isSame && range.start.slice(0, from.length) >= from.slice(0, range.start.length) && end.slice(0, to.length) <= to;
}

/**
 * "Acme Ltd" over "• Fitter, 2015 – 2018" and "• Foreman, 2018 – 2021": list items with dates under an employer without one are posts there. Each
 * becomes an entry with the head of the employer. So do those under nothing but the years of all: "2011 – 2021" over "• Fitter, Acme Ltd, 2015 – 2021".
 */
export function postsInList(entry: Entry, position: PartScore | undefined): Entry[] {
  const isSpan = entry.head[0]?.dateOnly === true && entry.head.every((row) => row.dateOnly || isPost(row));
  const [head, body] = isSpan ? [[], entry.rows.filter(({ dateOnly }) => !dateOnly)] : [entry.head, entry.body];
  const [first] = body;
  if (!position || !first || !isPost(first) || !(isSpan || (head.length > 0 && !entry.range))) return [entry];
  const level = first.line.bullet?.level;
  const posts = body.filter((row) => row.bullet && row.line.bullet?.level === level);
  const titles = posts.filter(({ cells }) => cells.some(({ rest }) => position(rest) >= LIKELY_POST));
  if (!posts.every(isPost) || titles.length * 2 < posts.length) return [entry];
  return posts.map((post, index) => {
    const from = body.indexOf(post);
    const to = index + 1 < posts.length ? body.indexOf(posts[index + 1] as Row) : body.length;
    const own = body.slice(from + 1, to);
    return {
      head: [...head, post],
      body: own,
      range: post.ranges[0],
      rows: [...(index === 0 ? entry.head.filter((row) => row !== post) : []), post, ...own],
    };
  });
}

/** A list item that a period, or a year, begins or ends. */
const isPost = ({ bullet, prose, ranges: [range, ...others], text }: Row) =>
  bullet && !prose && range !== undefined && others.length === 0 && (range.from === 0 || /^[\s)\].]*$/.test(text.slice(range.to)));
