import { pathOfPointer, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { applied, isElement, lengthAt, listOf, type Op } from "./patch.ts";

/** Whether what a patch touches is the same in both, so that it means in the one what it meant in the other. */
export function sameGround(base: unknown, other: unknown, patch: readonly Op[]): boolean {
  let [left, right] = [base, other];
  for (const op of patch) {
    if (JSON.stringify(touchedBy(left, op)) !== JSON.stringify(touchedBy(right, op))) return false;
    left = applied(left, [op]);
    right = applied(right, [op]);
  }
  return true;
}

/** What an operation builds on: the values at its places; of elements also the length of their list, as a change there moves them. */
function touchedBy(root: unknown, op: Op): unknown[] {
  const places = op.op === "move" ? [op.from, op.path] : [op.path];
  return places.flatMap((pointer, at) => {
    const addsElement = isElement(pointer) && (op.op === "add" || at === 1);
    return [addsElement ? null : (valueAt(root, pointer) ?? null), isElement(pointer) ? lengthAt(root, listOf(pointer)) : null];
  });
}

/** Whether what a patch makes is there already, as somebody else made the same change. */
export function isThere(base: unknown, other: unknown, patch: readonly Op[]): boolean {
  try {
    return JSON.stringify(applied(base, patch)) === JSON.stringify(other);
  } catch {
    return false;
  }
}

export type Difference = { path: string; mine: string; theirs: string };

/** What the two sides of a conflict say, for the person who decides. */
export const differences = (other: unknown, patch: readonly Op[]): Difference[] =>
  patch.map((op) => ({
    path: pathOfPointer(op.path),
    mine: op.op === "remove" ? "" : op.op === "move" ? "moved here" : textOf(op.value),
    theirs: textOf(valueAt(other, op.op === "move" ? op.from : op.path)),
  }));

export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  return Object.values(value).map(textOf).filter(Boolean).join(", ");
}
