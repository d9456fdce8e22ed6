import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { entryOf, isWithin, lastStep, parentOf, pointerOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { moveElement } from "../edits/entries.ts";
import { leaveOut } from "../edits/leftovers.ts";
import { setValue } from "../edits/patch.ts";
import { dateForReading } from "../form/dates.ts";
import type { Desk } from "../state/desk.ts";
import { focusDone, nextDoubt } from "./stops.ts";

/** A value as it is read. */
export function shownText(value: unknown, kind: FieldKind): string {
  const text = value === undefined || value === null ? "" : String(value);
  return kind === "date" ? dateForReading(text) : text;
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
  if (written) desk.patch(setValue(resume, path, written), null);
  else remove(desk, path);
}

/** Removes a value, a line or an entry; a group of further text goes with its last line. */
export function remove(desk: Desk, path: string) {
  const { resume } = desk.review.value;
  if (valueAt(resume, path) === undefined) return;
  const patch = isWithin(path, "additional") ? leaveOut(resume, path) : [{ op: "remove" as const, path: pointerOf(path) }];
  desk.patch(patch, path);
}

/** Saves, and goes where Enter leads: to the next doubt, or back to the value. */
export function saveAndGoOn(desk: Desk, path: string, kind: FieldKind, text: string) {
  const next = nextDoubt(path);
  desk.editing.value = null;
  save(desk, path, kind, text);
  desk.focusOn(next ?? path);
}

/** Alt and an arrow key: a line within its list, any other value with its entry. */
export function move(desk: Desk, path: string, by: 1 | -1) {
  const element = typeof lastStep(path) === "number" ? path : entryOf(path);
  if (!element) return;
  const patch = moveElement(desk.review.value.resume, element, by);
  const to = `${parentOf(element)}[${Number(lastStep(element)) + by}]`;
  if (patch.length > 0) desk.patch(patch, to + path.slice(element.length));
}
