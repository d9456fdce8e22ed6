import type { Review } from "../../../../engine/contract/api.ts";
import type { Resume } from "../../../../engine/contract/resume.ts";
import {
  ADDITIONAL_FIELDS,
  AGENCY_FORM_FIELDS,
  BASICS_FIELDS,
  type FieldKind,
  LOCATION_FIELDS,
  PROFILE_FIELDS,
  RESUME_LISTS,
  type ResumeField,
} from "../../../../engine/contract/resume-fields.ts";
import { isWithin, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { newEntryFields } from "./new-entry.ts";

/** A field of the form: its place, and whether it has something to show (a value, or a doubt about its absence). */
export type FormField = { path: string; label: string; kind: FieldKind; shown: boolean };
/** `movable`: one of several, with its own head, order and menu. */
export type FormEntry = { path: string; title: string; titleFields: FormField[]; fields: FormField[]; movable: boolean };
export type FormSection = {
  /** The place of the list, or of the object for a section of one entry. */
  path: string;
  label: string;
  /** What an entry is called: "Job". Absent where none can be added. */
  entry?: string;
  /** The fields that a new entry is written by, in their order; none where none can be added. */
  newFields: readonly ResumeField[];
  /** Entries of few short values, shown in one line each. */
  compact: boolean;
  entries: FormEntry[];
};

/** The whole Resume as a form, in the order in which it is read. */
export function formOf(review: Review): FormSection[] {
  const { resume } = review;
  return [
    single(review, "basics", "Person", [...fieldsAt("basics", BASICS_FIELDS), ...fieldsAt("basics.location", LOCATION_FIELDS)]),
    list(review, { path: "basics.profiles", label: "Profiles", entry: "Profile", title: ["network"], fields: PROFILE_FIELDS }),
    ...RESUME_LISTS.map(({ key, ...rest }) => list(review, { path: key, ...rest })),
    single(review, "x", "For the agency", fieldsAt("x", AGENCY_FORM_FIELDS)),
    ...(resume.relevant ? [relevantSkills(review)] : []),
    keptAdditional(review),
  ];
}

type Place = ResumeField & { path: string };

const fieldsAt = (object: string, fields: readonly ResumeField[]): Place[] =>
  fields.map((field) => ({ ...field, path: `${object}.${field.key}` }));

function single(review: Review, path: string, label: string, fields: Place[]): FormSection {
  const shown = fields.map((field) => toField(review, field));
  return { path, label, newFields: [], compact: false, entries: [{ path, title: label, titleFields: [], fields: shown, movable: false }] };
}

const relevantSkills = (review: Review): FormSection => ({
  ...single(review, "relevant", "Relevant for the job", [{ key: "relevant", path: "relevant", label: "Skills", kind: "texts" }]),
});

const toField = (review: Review, { path, label, kind }: Place): FormField => ({ path, label, kind, shown: hasContent(review, path) });

function hasContent({ resume, doubts }: Review, path: string): boolean {
  const value = valueAt(resume, path);
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return !isEmpty || doubts.some((doubt) => isWithin(doubt.path, path));
}

type ListOf = { path: string; label: string; entry: string; title: readonly string[]; fields: readonly ResumeField[] };

/** At most so many fields make a list of short lines, such as languages with their levels. */
const COMPACT_FIELDS = 3;

function list(review: Review, { path, label, entry, title, fields }: ListOf): FormSection {
  const values = (valueAt(review.resume, path) ?? []) as unknown[];
  return {
    path,
    label,
    entry,
    newFields: newEntryFields(path).flatMap((key) => fields.find((field) => field.key === key) ?? []),
    compact: fields.length <= COMPACT_FIELDS && !fields.some(({ kind }) => kind === "long"),
    entries: values.map((_, index) => {
      const at = `${path}[${index}]`;
      const all = fieldsAt(at, fields).map((field) => toField(review, field));
      const isTitle = ({ path, kind }: FormField) => kind === "text" && title.some((key) => path === `${at}.${key}`);
      return {
        path: at,
        title: titleOf(review.resume, at, title) || entry,
        titleFields: all.filter(isTitle),
        fields: all.filter((field) => !isTitle(field)),
        movable: true,
      };
    }),
  };
}

export const titleOf = (resume: Resume, entry: string, title: readonly string[]): string =>
  title
    .map((key) => valueAt(resume, `${entry}.${key}`))
    .filter(Boolean)
    .join(", ");

/** Groups of further text that the user keeps. Lines that nobody has looked at are in the tray instead. */
function keptAdditional(review: Review): FormSection {
  const open = new Set(review.leftovers.map(({ path }) => path));
  const section = list(review, { path: "additional", label: "Additional", entry: "Group", title: ["title"], fields: ADDITIONAL_FIELDS });
  const entries = section.entries.filter(({ path }) => {
    const items = (valueAt(review.resume, `${path}.items`) ?? []) as unknown[];
    return items.length === 0 || items.some((_, at) => !open.has(`${path}.items[${at}]`));
  });
  return { ...section, compact: false, entries };
}

/** The field of a path, also when the path is that of one item of it. */
export function fieldOf(form: FormSection[], path: string): FormField | undefined {
  const all = form.flatMap(({ entries }) => entries).flatMap(({ titleFields, fields }) => [...titleFields, ...fields]);
  return all.find((field) => isWithin(path, field.path));
}

/** A path in words: "Work experience 2, Position". */
export function nameOf(form: FormSection[], path: string): string {
  for (const { label, entries } of form) {
    for (const [at, entry] of entries.entries()) {
      if (!isWithin(path, entry.path)) continue;
      const field = [...entry.titleFields, ...entry.fields].find((one) => isWithin(path, one.path));
      const where = entry.movable ? `${label} ${at + 1}` : label;
      return field ? `${where}, ${field.label}` : where;
    }
  }
  return form.find((section) => isWithin(path, section.path))?.label ?? path;
}
