import type { Volunteer, Work } from "../resume.ts";
import { looksLikeCompany, looksLikePosition } from "./degrees.ts";
import { type Entry, segmentEntries } from "./entries.ts";
import { readEntryText } from "./entry-text.ts";
import { headFragments } from "./fragments.ts";
import { looksLikePlace } from "./places.ts";
import { type Cast, castRoles, type RoleSpec } from "./roles.ts";
import type { Context, Row } from "./rows.ts";

type Part = "position" | "company" | "location";

const ROLES: readonly RoleSpec<Part>[] = [
  { role: "position", score: looksLikePosition },
  { role: "company", score: looksLikeCompany },
  { role: "location", score: looksLikePlace, minimum: 0.3 },
];

/** The jobs of a section, in print order. A role without an employer of its own belongs to the employer above it. */
export function parseWork(rows: readonly Row[], context: Context): Work[] {
  const entries = segmentEntries(rows);
  const casts = castRoles(headFragments(entries, context), ROLES);
  const jobs = entries.map((entry, index) => toWork(entry, casts[index] as Cast<Part>));

  return inheritEmployers(jobs).filter((job) => job.name || job.position || job.highlights?.length || job.summary);
}

function toWork(entry: Entry, cast: Cast<Part>): Work {
  const text = readEntryText(entry.body);
  const work: Work = { name: cast.parts.company, position: cast.parts.position, location: cast.parts.location };
  for (const { label } of entry.head) if (label) applyLabel(work, label);
  for (const label of text.labels) applyLabel(work, label);

  work.startDate = entry.range?.start;
  work.endDate = entry.range?.end ?? (entry.range?.single && !entry.range.ongoing ? entry.range.start : undefined);
  work.summary = [...cast.rest, text.summary, work.summary].filter(Boolean).join("\n") || undefined;
  work.highlights = text.highlights.length > 0 ? text.highlights : undefined;
  return work;
}

function applyLabel(work: Work, { field, label, value }: NonNullable<Row["label"]>): void {
  if (field === "position") work.position ??= value;
  else if (field === "company") work.name ??= value;
  else if (field === "location" || field === "city") work.location ??= value;
  else if (field === "client") work.client ??= value;
  else if (field === "technologies" || field === "skills") work.keywords = [...(work.keywords ?? []), ...value.split(/\s*[,;]\s*/)];
  else if (field !== "dates") work.summary = [work.summary, `${label}: ${value}`].filter(Boolean).join("\n");
}

function inheritEmployers(jobs: Work[]): Work[] {
  jobs.forEach((job, index) => {
    const above = jobs[index - 1];
    if (above && job.position && !job.name && above.name && above.position) {
      job.name = above.name;
      job.location ??= above.location;
    }
  });
  return jobs;
}

/** Unpaid work: read like jobs, told with the words of JSON Resume. */
export function parseVolunteer(rows: readonly Row[], context: Context): Volunteer[] {
  return parseWork(rows, context).map(({ name, position, location: _location, ...rest }) => ({ organization: name, position, ...rest }));
}
