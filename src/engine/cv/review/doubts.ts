import type { ReviewDoubt } from "../../contract/api.ts";
import type { Resume, Work } from "../../contract/resume.ts";
import {
  BASICS_FIELDS,
  type FieldKind,
  LOCATION_FIELDS,
  PROFILE_FIELDS,
  RESUME_LISTS,
  type ResumeField,
} from "../../contract/resume-fields.ts";
import { valueAt } from "../../contract/resume-paths.ts";
import { NO_JOBS } from "../parse/5-coverage/no-jobs.ts";
import { MIN_SURE_CONFIDENCE } from "./thresholds.ts";
import type { Trace } from "./trace.ts";
import { type Value, valuesOf } from "./values.ts";

/**
 * The doubts that are left in a corrected Resume, in the order of the Resume. A doubt ends when its value is changed or gone, when somebody has looked
 * at it (`checked` has its id), or when what was missing is there.
 */
export function openDoubts(resume: Resume, parsed: Resume, trace: Trace, checked: ReadonlySet<string>): ReviewDoubt[] {
  const values = valuesOf(resume);
  const doubts = [...missingDoubts(resume, parsed, trace), ...valueDoubts(values, parsed, trace)].filter(({ id }) => !checked.has(id));
  const order = new Map<string, number>();
  for (const [index, { path, entry }] of values.entries()) {
    order.set(path, index);
    order.getOrInsertComputed(entry, () => index);
  }
  // A field that is empty stands where its entry does; a section that is missing before all others.
  const place = ({ path }: ReviewDoubt) => order.get(path) ?? order.get(/^\w+\[\d+\]/.exec(path)?.[0] ?? path) ?? -1;
  return doubts.sort((one, other) => place(one) - place(other));
}

/** Values that were read with little confidence and stand as they were read: one doubt for an entry, however many of its fields are meant. */
function valueDoubts(values: readonly Value[], parsed: Resume, { origin }: Trace): ReviewDoubt[] {
  const confidence = parsed.meta.vitae.confidence ?? {};
  const byEntry = new Map<string, { id: string; value: Value; label: string }[]>();
  for (const value of values) {
    const id = origin.get(value.path);
    const field = fieldOf(value);
    if (id === undefined || !field || !NAMING_KINDS.has(field.kind)) continue;
    if ((confidence[id] ?? 1) >= MIN_SURE_CONFIDENCE || valueAt(parsed, id) !== value.value) continue;
    byEntry.getOrInsertComputed(value.entry || value.path, () => []).push({ id, value, label: field.label });
  }
  return [...byEntry.values()].map((doubtful) => {
    const [first] = doubtful as [(typeof doubtful)[number]];
    return { id: first.id, path: first.value.path, reason: mayBeWrong(doubtful.map(({ label }) => label)) };
  });
}

/** Lists of texts and paragraphs are whole lines of the CV: what they say is not in doubt. */
const NAMING_KINDS = new Set<FieldKind>(["text", "date", "country"]);

function mayBeWrong(labels: readonly string[]): string {
  const named = [...new Set(labels)].map((label, index) => (index === 0 ? label : label.toLowerCase()));
  const [first = ""] = named;
  if (named.length === 1) return `${first}: this may be something else, or stand in another entry.`;
  return `${named.slice(0, -1).join(", ")} and ${named.at(-1)}: these may be something else, or stand in another entry.`;
}

/** What most CVs have and this one lacks. */
function missingDoubts(resume: Resume, parsed: Resume, trace: Trace): ReviewDoubt[] {
  const doubts: ReviewDoubt[] = [];
  const { name, email, phone } = resume.basics;
  if (!name) doubts.push({ id: "missing:basics.name", path: "basics.name", reason: "No name was found." });
  if (!email && !phone)
    doubts.push({ id: "missing:basics.email", path: "basics.email", reason: "Neither an e-mail address nor a phone number was found." });
  if (!resume.work?.length && parsed.meta.vitae.warnings.includes(NO_JOBS))
    doubts.push({ id: "missing:work", path: "work", reason: "No job was recognised." });
  (resume.work ?? []).forEach((job, index) => {
    if (job.startDate || job.endDate) return;
    doubts.push({ id: `missing:${jobId(index, job, trace)}`, path: `work[${index}].startDate`, reason: "This job has no date." });
  });
  return doubts;
}

/** A name among doubts that stays when entries are moved: the entry's place as it was read, else what it says. */
function jobId(index: number, { position = "", name = "" }: Work, { entries }: Trace): string {
  return `${entries.get(`work[${index}]`) ?? `work.${position}.${name}`}.startDate`;
}

const BASICS = new Map<string, ResumeField>([
  ...BASICS_FIELDS.map((field): [string, ResumeField] => [`basics.${field.key}`, field]),
  ...LOCATION_FIELDS.map((field): [string, ResumeField] => [`basics.location.${field.key}`, field]),
  ...PROFILE_FIELDS.map((field): [string, ResumeField] => [`basics.profiles.${field.key}`, field]),
]);
const LISTS = new Map<string, ReadonlyMap<string, ResumeField>>(
  RESUME_LISTS.map(({ key, fields }) => [key, new Map(fields.map((field) => [field.key, field]))]),
);

const fieldOf = ({ list, field }: Value): ResumeField | undefined => (list === "" ? BASICS.get(field) : LISTS.get(list)?.get(field));
