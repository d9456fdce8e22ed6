import type { ReviewLeftover } from "../../../../engine/contract/api.ts";
import type { FieldKind, ResumeListKey } from "../../../../engine/contract/resume-fields.ts";
import { lastStep, parentOf, pointerOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { movedByAll } from "./moved-paths.ts";
import { append, applied, lengthAt, type Patch, setValue } from "./patch.ts";
import { PARTS } from "./roles.ts";

/** Where a line can be put: a field of its own kind, or a new entry of a list. */
export type Target = { label: string; path: string; kind: FieldKind | "entry" };

const JOINT: Partial<Record<FieldKind, string>> = { text: ", ", long: "\n" };

/** Takes a line out of what is left over and puts it onto a field. What stands there stays, except a date or a country, of which there is one. */
export function putInto(root: unknown, from: string, target: Target): Patch {
  const text = String(valueAt(root, from) ?? "");
  if (target.kind === "entry") return fileUnder(root, [from], target.path as ResumeListKey);
  if (target.kind === "texts" || target.kind === "longs") return moveInto(root, from, `${target.path}[${lengthAt(root, target.path)}]`);
  const old = valueAt(root, target.path);
  if (old === undefined) return moveInto(root, from, target.path);
  const joint = JOINT[target.kind];
  return [...setValue(root, target.path, joint ? `${old}${joint}${text}` : text), ...leaveOut(root, from)];
}

/** Moved and not written anew, so that the value keeps its source; what it stands in is made first. */
function moveInto(root: unknown, from: string, to: string): Patch {
  const parents = setValue(root, to, "x").slice(0, -1);
  const move: Patch = [{ op: "move", from: pointerOf(from), path: pointerOf(to) }];
  return [...parents, ...move, ...emptyGroupGone(applied(root, [...parents, ...move]), from)];
}

/** Removes a line, and its group with the last one. */
export function leaveOut(root: unknown, path: string): Patch {
  const removed: Patch = [{ op: "remove", path: pointerOf(path) }];
  return [...removed, ...emptyGroupGone(applied(root, removed), path)];
}

/** Removes the lines of a group. */
export function leaveAllOut(root: unknown, paths: readonly string[]): Patch {
  const patch: Patch = [];
  for (const path of paths) {
    const now = movedByAll(patch, path);
    if (now !== null) patch.push(...leaveOut(applied(root, patch), now));
  }
  return patch;
}

/** `additional[2]`, when the line was the last one of its group. */
function emptyGroupGone(root: unknown, line: string): Patch {
  const items = parentOf(line);
  if (typeof lastStep(line) !== "number" || lastStep(items) !== "items" || lengthAt(root, items) > 0) return [];
  return [{ op: "remove", path: pointerOf(parentOf(items)) }];
}

/** Sections whose entries are a line each; of the others one entry takes all lines, the first as its title. */
const LINE_EACH: readonly ResumeListKey[] = ["skills", "languages", "certificates", "publications", "awards", "interests", "references"];

/** A section that lines can be put under: one with entries, or the profile of the person, which is a text. */
export type SectionKey = ResumeListKey | "profile";

/** Where lines come to stand that are put under a section. */
export const endOfSection = (root: unknown, to: SectionKey): string => (to === "profile" ? PROFILE.path : `${to}[${lengthAt(root, to)}]`);

const PROFILE: Target = { label: "Profile", path: "basics.summary", kind: "long" };

/** Puts lines of one group under a section, in their order. */
export const fileUnder = (root: unknown, lines: string[], to: SectionKey): Patch =>
  to === "profile" ? intoProfile(root, lines) : asEntries(root, lines, to);

function intoProfile(root: unknown, lines: string[]): Patch {
  const patch: Patch = [];
  for (const line of lines) {
    const from = movedByAll(patch, line);
    if (from !== null) patch.push(...putInto(applied(root, patch), from, PROFILE));
  }
  return patch;
}

function asEntries(root: unknown, lines: string[], to: ResumeListKey): Patch {
  const patch: Patch = [];
  let now = root;
  const add = (more: Patch) => {
    patch.push(...more);
    now = applied(now, more);
  };
  const { title = "name", lines: many } = PARTS[to];
  const manyEntries = LINE_EACH.includes(to) || !many;
  lines.forEach((line, at) => {
    const from = movedByAll(patch, line);
    if (from === null) return;
    if (at === 0 || manyEntries) add(append(now, to, {}));
    const entry = `${to}[${lengthAt(now, to) - 1}]`;
    const place = at === 0 || manyEntries ? `${entry}.${title}` : `${entry}.${many}[${lengthAt(now, `${entry}.${many}`)}]`;
    add(moveInto(now, from, place));
  });
  return patch;
}

export type LeftoverGroup = { key: string; title: string; lines: ReviewLeftover[] };

/** The lines by the heading that they stand under in the CV. */
export function groupsOf(leftovers: ReviewLeftover[]): LeftoverGroup[] {
  const groups = new Map<string, LeftoverGroup>();
  for (const line of leftovers) {
    const key = /^additional\[\d+\]/.exec(line.path)?.[0] ?? line.title;
    const group = groups.get(key) ?? { key, title: line.title, lines: [] };
    groups.set(key, { ...group, lines: [...group.lines, line] });
  }
  return [...groups.values()];
}
