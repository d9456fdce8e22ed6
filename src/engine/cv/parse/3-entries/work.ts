import type { Volunteer, Work } from "../../../contract/resume.ts";
import { fold } from "../../text/fold.ts";
import type { Context } from "../1-document/context.ts";
import type { Row } from "../1-document/row.ts";
import { isGap } from "../lexicon/entries/gap-words.ts";
import { isDuration } from "../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikePosition } from "../recognisers/degrees.ts";
import { placeFrom } from "../recognisers/places/places.ts";
import { splitList } from "../recognisers/split-list.ts";
import { withEmployerDescriptions, withRepeatedPeriods } from "./division/employers-over-jobs.ts";
import { segmentEntries } from "./division/entries.ts";
import { withFirstItems } from "./division/lists/first-items.ts";
import type { Entry } from "./entry.ts";
import { readEntryText } from "./entry-text.ts";
import { isAddress } from "./roles/address-evidence.ts";
import { type AssignedRoles, assignRoles } from "./roles/assign-roles.ts";
import { cutPlace } from "./roles/fragments/cut-places.ts";
import { isWebAddress } from "./roles/fragments/head-atoms.ts";
import { type NameScores, splitNamesInBrackets, splitNamesInCapitals } from "./roles/fragments/names-in-brackets.ts";
import { splitHeads } from "./roles/fragments/split-heads.ts";
import { trimSeparators } from "./roles/fragments/trim-separators.ts";
import { employerEvidence, placeEvidence, positionEvidence } from "./roles/name-evidence.ts";
import type { RoleSpec } from "./roles/role.ts";
import { SURE_ADDRESS } from "./thresholds.ts";

const rolesOfJobs = (context: Context): readonly RoleSpec[] => [
  {
    role: "position",
    score: (text) => (isAddress(text) ? 0 : positionEvidence(text)),
    listed: (text) => (isAddress(text) ? 0 : looksLikePosition(text)),
  },
  { role: "employer", score: (text) => (isAddress(text) ? 0 : employerEvidence(text)), listed: looksLikeCompany },
  { role: "place", score: placeEvidence(placeOf(context)), listed: placeOf(context) },
];

/** A place of the lists, or what has the form of an address. */
function placeOf(context: Context): (text: string) => number {
  const listed = placeFrom(context);
  return (text) => (isAddress(text) ? Math.max(listed(text), SURE_ADDRESS) : listed(text));
}

const NAME_SCORES: NameScores = [looksLikePosition, looksLikeCompany];

/** The jobs of a section, in print order. A position without an employer of its own belongs to the employer above it. */
export function parseWork(all: readonly Row[], context: Context): Work[] {
  const rows = all[0] && isTotal(all[0]) ? all.slice(1) : all;
  const divided = segmentEntries(rows, { roles: [looksLikePosition, looksLikeCompany] });
  const entries = withFirstItems(withEmployerDescriptions(withRepeatedPeriods(divided)));
  const assignments = employersAlone(
    assignRoles(splitNamesInCapitals(splitNamesInBrackets(splitHeads(entries, context), NAME_SCORES), NAME_SCORES), rolesOfJobs(context)),
  );
  const jobs = entries.map((entry, index) => toWork(entry, assignments[index] as AssignedRoles));

  return inheritEmployers(jobs, entries)
    .map(forClient)
    .filter((job) => job.name || job.position || job.highlights?.length || job.summary);
}

/** "Corve (2019 – 2021)" over "Ludlow (2017 – 2019)": where each job is told by one name, and none is like a position, the names are the employers. */
function employersAlone(assigned: AssignedRoles[]): AssignedRoles[] {
  const isName = ({ byRole: { position, employer } }: AssignedRoles) => position && !employer && looksLikePosition(position) === 0;
  if (assigned.length < 2 || !assigned.every(isName)) return assigned;
  return assigned.map(({ byRole: { position, place }, rest }) => ({ byRole: { employer: position, place }, rest }));
}

/** "Total industrial experience: 7 years 8 months" over the jobs is none of them. */
function isTotal({ text, label, cells, ranges }: Row): boolean {
  const [, duration] = /^[^:：]{3,60}[:：]\s*(.+)$/u.exec(text) ?? [];
  return duration !== undefined && !label && cells.length === 1 && ranges.length === 0 && isDuration(duration);
}

/** A mission without an employer: its client is the employer. */
function forClient(work: Work): Work {
  if (work.client === undefined) return work;
  const { client, ...job } = work;
  if (!client || job.name) return { ...job, ...(client ? { client } : {}) };
  const { rest, place } = cutPlace(client);
  return { ...job, name: rest, location: job.location ?? place };
}

function toWork(entry: Entry, assigned: AssignedRoles): Work {
  const text = readEntryText(entry.body);
  const labels = [...entry.head.flatMap(({ label }) => label ?? []), ...text.labels];
  // The country says where the job was if nothing says it more exactly.
  const isPlaced = assigned.byRole.place !== undefined || labels.some(({ field }) => field === "location" || field === "city");
  const country = isPlaced ? undefined : labels.find(({ field }) => field === "country");
  const labelled = readLabels(labels.filter((label) => label !== country));
  const { position, employer, place } = unlabelled(assigned.byRole, labelled);

  const summary = [...assigned.rest, text.summary, labelled.summary].flatMap((lines) => lines?.split("\n") ?? []).filter(Boolean);
  const url = [...summary, ...text.highlights].find(isWebAddress);
  const isText = (line: string) => line !== url;
  const isLeave = !position && employer !== undefined && isGap(employer);

  return {
    ...labelled,
    name: labelled.name ?? (isLeave ? undefined : employer),
    position: labelled.position ?? (isLeave ? employer : position),
    location: labelled.location ?? place ?? country?.value,
    startDate: entry.range?.start,
    endDate: entry.range?.end ?? (entry.range?.single ? entry.range.start : undefined),
    url,
    summary: summary.filter(isText).join("\n") || undefined,
    highlights: text.highlights.some(isText) ? text.highlights.filter(isText) : undefined,
  };
}

/** "Medical Centre North" over "Position: Nurse": what else the head names is the employer, though it begins like a position. */
const unlabelled = ({ position, employer, place }: AssignedRoles["byRole"], labelled: Work): AssignedRoles["byRole"] =>
  labelled.position && position && !employer && !labelled.name ? { employer: position, place } : { position, employer, place };

const POSITION_LABELS = new Set<string>(["position", "title", "degree"]);

/** The labelled values of a form. The label "title" may mean a position or a degree: here it is the position. */
function readLabels(labels: readonly NonNullable<Row["label"]>[]): Work {
  const work: Work = {};
  for (const { field, label, value } of labels) {
    if (POSITION_LABELS.has(field) && work.position === undefined) work.position = value;
    else if (field === "company" || field === "institution") readEmployer(work, value);
    else if (field === "location" || field === "city") work.location ??= value;
    else if (field === "client") work.client ??= value;
    else if (field === "technologies" || field === "skills") work.keywords = [...(work.keywords ?? []), ...splitList(value)];
    else if (field !== "dates") work.summary = [work.summary, `${label}: ${value}`].filter(Boolean).join("\n");
  }
  return work;
}

/** "Acme Ltd, Leeds"; "Acme Ltd, 12 Quay Road," goes on in the next line. */
function readEmployer(work: Work, value: string): void {
  const { rest, place } = cutPlace(trimSeparators(value));
  work.name ??= rest;
  work.location ??= place;
}

/**
 * A position without an employer of its own belongs to the employer above it, unless it is leave. An employer alone over its positions is no job of
 * its own: its name, place and description are given to them.
 */
function inheritEmployers(jobs: readonly Work[], entries: readonly Entry[]): Work[] {
  const read: Work[] = [];
  let employer: { job: Work; entry: Entry } | undefined;
  let description: string | undefined;
  jobs.forEach((job, index) => {
    const below = jobs[index + 1];
    const over = read.at(-1);
    if (over && spansPositions(over, job)) {
      read.splice(-1, 1, { ...job, name: over.name, position: over.position, location: job.location ?? over.location });
      return;
    }
    const entry = entries[index] as Entry;
    if (job.name) employer = { job, entry };
    if (job.name && !job.position && !job.highlights?.length && below?.position && !below.name && !isBefore(below, job)) {
      description = job.summary;
      return;
    }
    const inherited =
      job.position &&
      !job.name &&
      !isGap(job.position) &&
      employer &&
      (employer.job.position || !isBefore(job, employer.job)) &&
      !beginsAlike(entry, employer.entry, employer.job.position)
        ? { name: employer.job.name, location: job.location ?? employer.job.location }
        : {};
    const summary = [description, job.summary].filter(Boolean).join("\n") || undefined;
    description = undefined;
    read.push({ ...job, ...inherited, summary });
  });
  return read;
}

/**
 * "Babysitter" under "Fitter, Acme Ltd", both in bold: where the job above begins with its position and this one has the same style, it is
 * another job, without an employer. Under "Acme Ltd" in a row of its own it is one more position at Acme.
 */
function beginsAlike(entry: Entry, above: Entry, positionAbove: string | undefined): boolean {
  const [own, first] = [entry, above].map(({ head }) => head.find(({ dateOnly, label }) => !dateOnly && !label));
  return own !== undefined && own.key === first?.key && positionAbove !== undefined && first.text.includes(positionAbove);
}

/** Nobody has a position at an employer before the years there. */
const isBefore = (position: Work, employer: Work) =>
  position.startDate !== undefined && employer.startDate !== undefined && position.startDate.slice(0, 4) < employer.startDate.slice(0, 4);

/** "Acme Ltd, 2011 – 2016" over "Engineer" and "2012 – 2016": the years at the employer, then those of the first position in them. */
function spansPositions(over: Work, job: Work): boolean {
  if (!over.name || !over.position || over.highlights || over.summary || job.name || job.position || !job.startDate) return false;
  return (over.startDate ?? "") <= job.startDate && (over.endDate ?? "9") >= (job.endDate ?? "9");
}

/** A CV may list all jobs in brief before it describes each: a brief one (name, title, years) that a described one repeats is left out. */
export function withoutSummaries(jobs: readonly Work[]): Work[] {
  const isSame = (one: string | undefined, other: string | undefined) => fold(one ?? "") === fold(other ?? "");
  const within = (year: string | undefined, date: string | undefined) => year === date || (year !== undefined && date?.startsWith(year));
  return jobs.filter((job, at) => {
    const { name, position, location: _location, startDate, endDate, ...more } = job;
    if (!name || !position || Object.values(more).some(Boolean)) return true;
    return !jobs.some(
      (other, index) =>
        index !== at &&
        (index > at || other.highlights || other.summary) &&
        isSame(name, other.name) &&
        isSame(position, other.position) &&
        within(startDate, other.startDate) &&
        within(endDate, other.endDate),
    );
  });
}

/** Unpaid work: read like jobs, with the field names that JSON Resume has for it. */
export function parseVolunteer(rows: readonly Row[], context: Context): Volunteer[] {
  return parseWork(rows, context).map(({ name, position, location: _location, ...rest }) => ({ organization: name, position, ...rest }));
}
