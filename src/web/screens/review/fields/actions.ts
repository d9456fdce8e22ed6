import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { entryOf, isWithin, lastStep, parentOf, pointerOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { moveElement } from "../edits/entries.ts";
import { leaveOut } from "../edits/leftovers.ts";
import { lengthAt } from "../edits/patch.ts";
import { writeText } from "../edits/several.ts";
import { dateForReading } from "../form/dates.ts";
import type { FormSection } from "../form/form.ts";
import { firstPlace, placeAfter } from "../form/new-entry.ts";
import type { Editing } from "../state/attention.ts";
import type { Desk } from "../state/desk.ts";
import { focusDone, nextDoubt } from "./stops.ts";

/** A value as it is read. */
export function shownText(value: unknown, kind: FieldKind): string {
  if (Array.isArray(value)) return value.join("\n");
  const text = value === undefined || value === null ? "" : String(value);
  return kind === "date" ? dateForReading(text) : text;
}

export const edit = (desk: Desk, path: string, text?: string) => begin(desk, { path, ...(text !== undefined && { text }) });

function begin(desk: Desk, editing: Editing) {
  desk.selected.value = editing.path;
  desk.editing.value = editing;
}

/** A new entry at the end of a section is written from its first field on; nothing is kept of it before something is written. */
export function beginEntry(desk: Desk, section: FormSection) {
  const path = firstPlace(section, lengthAt(desk.review.value.resume, section.path));
  // The lines of a group of further text are added like those of any list.
  if (path) begin(desk, { path, ...(typeof lastStep(path) === "string" && { fresh: true }) });
}

/** Asks where a value belongs that stands in the wrong field. */
export function putElsewhere(desk: Desk, path: string) {
  if (typeof valueAt(desk.review.value.resume, path) === "string") desk.moving.value = path;
}

/** "It is right": the doubts of a place are settled, and the next one has the focus. */
export function confirm(desk: Desk, path: string) {
  const doubts = desk.review.value.doubts.filter((doubt) => doubt.path === path);
  const next = nextDoubt(path);
  desk.check(doubts);
  if (next) desk.focusOn(next);
  else focusDone();
}

/** Takes over what was written. Nothing written removes the value; the same text says that it is right. */
export function save(desk: Desk, path: string, kind: FieldKind, text: string) {
  const { resume, doubts } = desk.review.value;
  const written = text.trim();
  const old = valueAt(resume, path);
  if (written === shownText(old, kind)) {
    const settled = doubts.filter((doubt) => doubt.path === path);
    if (settled.length > 0 && written) desk.check(settled);
    return;
  }
  if (written) desk.patch(writeText(resume, path, kind, written), null);
  else remove(desk, path);
}

/** Removes a value, a line or an entry; a group of further text goes with its last line. */
export function remove(desk: Desk, path: string) {
  const { resume } = desk.review.value;
  if (valueAt(resume, path) === undefined) return;
  const patch = isWithin(path, "additional") ? leaveOut(resume, path) : [{ op: "remove" as const, path: pointerOf(path) }];
  desk.patch(patch, path);
}

/** Saves, and goes where Enter leads: on to what is added next, else to the next doubt, or back to the value. */
export function saveAndGoOn(desk: Desk, { path, fresh }: Editing, kind: FieldKind, text: string) {
  const doubt = nextDoubt(path);
  const isNew = valueAt(desk.review.value.resume, path) === undefined;
  desk.editing.value = null;
  save(desk, path, kind, text);
  if (fresh) return writeOn(desk, path);
  if (isNew && text.trim() && typeof lastStep(path) === "number") return edit(desk, endOf(desk, parentOf(path)));
  desk.focusOn(doubt ?? path);
}

const endOf = (desk: Desk, list: string) => `${list}[${lengthAt(desk.review.value.resume, list)}]`;

/** To the next field of a new entry; after the last one of a short entry, such as a language, to another entry. Nothing written in a short entry ends it. */
function writeOn(desk: Desk, path: string) {
  const entry = parentOf(path);
  const section = desk.form.value.find((one) => one.path === parentOf(entry));
  const isMade = valueAt(desk.review.value.resume, entry) !== undefined;
  const next = section && (isMade || !section.compact) ? placeAfter(section, path) : null;
  if (next) return begin(desk, { path: next, fresh: true });
  if (section?.compact && isMade) return beginEntry(desk, section);
  desk.focusOn(entry);
}

/** Alt and an arrow key: a line within its list, any other value with its entry. */
export function move(desk: Desk, path: string, by: 1 | -1) {
  const element = typeof lastStep(path) === "number" ? path : entryOf(path);
  if (!element) return;
  const patch = moveElement(desk.review.value.resume, element, by);
  const to = `${parentOf(element)}[${Number(lastStep(element)) + by}]`;
  if (patch.length > 0) desk.patch(patch, to + path.slice(element.length));
}
