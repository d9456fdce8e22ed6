import type { Volunteer } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { type Row, withRowText } from "../../1-document/row.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { findMembership, findUnpaidWork, isUnpaid, type Membership } from "../../recognisers/memberships.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { MAX_ASSOCIATION_WORDS } from "../../recognisers/thresholds.ts";
import { MAX_LISTED_ASSOCIATION_WORDS } from "../thresholds.ts";

/** A section of memberships, one in a line: "Guild of Bakers (since 2014)", "2016 – 2019 ⇥ Treasurer, Guild of Bakers", "Guild of Bakers, Guild of Cooks". */
export function parseMemberships(rows: readonly Row[], context: Context): Volunteer[] {
  return rows
    .flatMap((row) => divided(row, row.text.split(/;\s+/), context))
    .flatMap((row) => {
      const name = nameOf(row);
      const member = findMembership(name, { offices: true });
      if (member) return [toVolunteer(member, row)];
      const listed = splitList(name);
      if (listed.length > 1 && listed.every((item) => wordCount(item) <= MAX_LISTED_ASSOCIATION_WORDS && /^\p{Lu}/u.test(item)))
        return listed.map((organization) => toVolunteer({ organization }, row));
      return !row.prose && name !== "" && wordCount(name) <= MAX_ASSOCIATION_WORDS ? [toVolunteer({ organization: name }, row)] : [];
    });
}

/**
 * Memberships that a section of other things tells of, in lines or sentences of their own: "Driving licence B. Member of the Guild of Bakers since 2014."
 * `listed`: among interests, where they may be items of a list, "choir, volunteer cook at the Harbour Kitchen". `dated`: what does not say that it is
 * voluntary needs its years: "Treasurer of the chess club" among interests is one of them.
 */
export function takeMemberships(
  rows: readonly Row[],
  context: Context,
  { listed = false, dated = false } = {},
): { volunteer: Volunteer[]; rest: Row[] } {
  const volunteer: Volunteer[] = [];
  const rest: Row[] = [];
  for (const row of rows) {
    const statements = statementsOf(row, context);
    const parts = listed ? statements.flatMap((statement) => itemsOf(statement, context, dated)) : statements;
    const found = parts.map((part) => memberIn(part, dated));
    volunteer.push(...found.flatMap((member, at) => (member ? [toVolunteer(member, parts[at] as Row)] : [])));
    const others = parts.filter((_, at) => !found[at]);
    if (others.length === parts.length) rest.push(row);
    else if (others.length > 0) rest.push(...(listed ? [withRowText(row, others.map(({ text }) => text).join(", "), context)] : others));
  }
  return { volunteer, rest };
}

function memberIn(part: Row, dated: boolean): Membership | undefined {
  const name = nameOf(part);
  const [, label = "", behind = ""] = LABELLED.exec(name) ?? [];
  if (behind && matchHeading(label)?.kind === "volunteer") return findUnpaidWork(behind);
  const member = findMembership(name);
  return member && dated && part.ranges.length === 0 && !isUnpaid(member.position) ? undefined : member;
}

/** "Volunteering: coach at Leith Rowing Club" */
const LABELLED = /^([^:：]{3,40})[:：]\s+(\S.*)$/su;

/**
 * "Reviewer, Tide Letters (2016 – 2019); Mentor, Harbour School (2020 – 2023)", and the same as sentences: each with its years is a row of its own. A last
 * one without years, "Cycling, pottery.", tells of something else and is none.
 */
export function divideDated(rows: readonly Row[], context: Context): Row[] {
  return rows.flatMap((row) => {
    if (row.cells.length !== 1) return [row];
    const attempts = [/;\s+/u, SENTENCE_END].map((end) => divided(row, row.text.split(end), context));
    return attempts.find(areDated)?.filter(isDated) ?? [row];
  });
}

const isDated = ({ ranges }: Row) => ranges.length > 0;
const areDated = (parts: readonly Row[]) => parts.filter(isDated).length > 1 && parts.slice(0, -1).every(isDated);

/** "Treasurer of the Guild of Bakers" of unpaid work that has nothing else in its head: the association and the office. */
export function withAssociation(entry: Volunteer): Volunteer {
  const name = entry.organization && entry.position ? undefined : (entry.organization ?? entry.position);
  const member = name === undefined ? undefined : findMembership(name, { offices: true });
  return member ? { ...entry, ...member } : entry;
}

const nameOf = ({ cells }: Row) =>
  cells
    .map(({ rest }) => rest.trim())
    .filter(Boolean)
    .join(", ");

/** Each sentence of a line as a row of its own; "Member of the Guild of St. Anne" is whole. */
function statementsOf(row: Row, context: Context): Row[] {
  const isWhole = row.cells.length !== 1 || findMembership(nameOf(row), { offices: true }) !== undefined;
  return isWhole ? [row] : divided(row, row.text.split(SENTENCE_END), context);
}

const SENTENCE_END = /;\s+|(?<!\s\p{Lu}\p{Ll}{1,2})\.\s+(?=\p{Lu})|。/u;

/** The items of a list in one statement, where one of them tells of unpaid work: "choir, volunteer cook at the Harbour Kitchen, pottery". */
function itemsOf(row: Row, context: Context, dated: boolean): Row[] {
  const whole = memberIn(row, dated)?.position;
  // "Mountain rescue volunteer, Northern Hills Team" begins with what somebody is there.
  if (row.cells.length !== 1 || (whole && row.text.startsWith(whole))) return [row];
  const items = divided(row, splitList(row.text), context);
  return items.some((item) => memberIn(item, dated)) ? items : [row];
}

/** A line of one cell as several, in its style and at its place. */
function divided(row: Row, texts: readonly string[], context: Context): Row[] {
  const parts = texts.filter(Boolean);
  return parts.length > 1 ? parts.map((text) => withRowText(row, text, context)) : [row];
}

/** "(festivals and markets)" behind the name tells what was done there; "(GOB)" is its abbreviation. */
const WHAT_WAS_DONE = /^(.+?)\s*\((\p{Ll}[^()]*)\)$/u;

function toVolunteer({ organization, position }: Pick<Volunteer, "organization" | "position">, { ranges }: Row): Volunteer {
  const [range] = ranges;
  const [, name = organization, summary] = WHAT_WAS_DONE.exec(organization ?? "") ?? [];
  return {
    organization: name,
    ...(position ? { position } : {}),
    ...(range?.start ? { startDate: range.start } : {}),
    ...(range?.end ? { endDate: range.end } : range?.single && range.start ? { endDate: range.start } : {}),
    ...(summary ? { summary } : {}),
  };
}
