import { RESUME_LISTS } from "../../../../engine/contract/resume-fields.ts";
import type { SectionKey, Target } from "../edits/leftovers.ts";
import type { FormEntry, FormSection } from "./form.ts";

/** Everything that a line can be put into, in the order of the form: a new entry of each section, then the fields of each entry. */
export function targetsOf(form: FormSection[]): Target[] {
  const lists = RESUME_LISTS.map(
    ({ key, label, entry }): Target => ({ label: `${label}: new ${entry.toLowerCase()}`, path: key, kind: "entry" }),
  );
  return [
    ...form.flatMap(({ label, entries, path }) => (path === "additional" ? [] : entries.flatMap((entry) => ofEntry(label, entry)))),
    ...lists,
  ];
}

const ofEntry = (section: string, { title, movable, titleFields, fields }: FormEntry): Target[] =>
  [...titleFields, ...fields].map(({ path, label, kind }) => ({
    label: movable ? `${section} › ${title} › ${label}` : `${section} › ${label}`,
    path,
    kind,
  }));

/** Where something dropped on a place of the form goes: onto the field, or into the list of lines of the entry. */
export function targetAt(targets: Target[], path: string): Target | undefined {
  const field = targets.find((target) => target.kind !== "entry" && (path === target.path || path.startsWith(`${target.path}[`)));
  if (field) return field;
  const ofEntry = targets.filter((target) => target.kind !== "entry" && target.path.startsWith(`${path}.`));
  return (
    ofEntry.find(({ kind }) => kind === "longs") ??
    ofEntry.find(({ kind }) => kind === "texts") ??
    targets.find((target) => target.path === path)
  );
}

/** The sections that lines can be put under, as an agency names them for its headings too. */
export const SECTIONS: readonly { key: SectionKey; label: string }[] = [
  { key: "profile", label: "Profile" },
  ...RESUME_LISTS.map(({ key, label }) => ({ key, label })),
];

export const sectionLabel = (key: string): string => SECTIONS.find((section) => section.key === key)?.label ?? key;
