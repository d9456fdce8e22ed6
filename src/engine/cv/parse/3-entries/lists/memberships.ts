import type { Volunteer } from "../../../../contract/resume.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { withCells, withText } from "../../1-document/line-style.ts";
import { type Row, toRow } from "../../1-document/row.ts";
import { findMembership } from "../../recognisers/memberships.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { MAX_ASSOCIATION_WORDS } from "../../recognisers/thresholds.ts";
import { MAX_LISTED_ASSOCIATION_WORDS } from "../thresholds.ts";

/** A section of memberships, one in a line: "Guild of Bakers (since 2014)", "2016 – 2019 ⇥ Treasurer, Guild of Bakers", "Guild of Bakers, Guild of Cooks". */
export function parseMemberships(rows: readonly Row[]): Volunteer[] {
  return rows.flatMap((row) => {
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
 * `dated`: only those with their years, for "Treasurer of the chess club" among interests is one of them.
 */
export function takeMemberships(rows: readonly Row[], context: Context, { dated = false } = {}): { volunteer: Volunteer[]; rest: Row[] } {
  const volunteer: Volunteer[] = [];
  const rest: Row[] = [];
  for (const row of rows) {
    const parts = statementsOf([row], context);
    const found = parts.map((part) => (dated && part.ranges.length === 0 ? undefined : findMembership(nameOf(part))));
    if (!found.some(Boolean)) rest.push(row);
    else
      found.forEach((member, at) => {
        const part = parts[at] as Row;
        if (member) volunteer.push(toVolunteer(member, part));
        else rest.push(part);
      });
  }
  return { volunteer, rest };
}

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
const statementsOf = (rows: readonly Row[], context: Context): Row[] =>
  rows.flatMap((row) => {
    const [cell] = row.line.cells;
    const isWhole = cell === undefined || row.line.cells.length > 1 || findMembership(nameOf(row), { offices: true }) !== undefined;
    const statements = isWhole ? [] : row.text.split(/;\s+|(?<!\s\p{Lu}\p{Ll}{1,2})\.\s+(?=\p{Lu})|。/u).filter(Boolean);
    return cell && statements.length > 1 ? statements.map((text) => toRow(withCells(row.line, [withText(cell, text)]), context)) : [row];
  });

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
