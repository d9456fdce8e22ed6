import { applyPatch } from "rfc6902";
import { lastStep, parentOf, pathOf, pathOfPointer, pointerOf, stepsOf, valueAt } from "../../../../engine/contract/resume-paths.ts";

/** The operations of RFC 6902 that the desk uses. */
export type Op =
  | { op: "add"; path: string; value: unknown }
  | { op: "remove"; path: string }
  | { op: "replace"; path: string; value: unknown }
  | { op: "move"; from: string; path: string };
export type Patch = Op[];

/** A copy with the patch applied. Throws where the patch does not fit. */
export function applied<T>(root: T, patch: readonly Op[]): T {
  const copy = structuredClone(root);
  const [error] = applyPatch(copy, structuredClone(patch) as Op[]).filter((problem) => problem !== null);
  if (error) throw error;
  return copy;
}

/** The patch that takes `patch` back from what it makes of `root`. */
export function inverseOf(root: unknown, patch: readonly Op[]): Patch {
  const back: Patch = [];
  let now = root;
  for (const op of patch) {
    back.unshift(...inverseStep(now, op));
    now = applied(now, [op]);
  }
  return back;
}

function inverseStep(root: unknown, op: Op): Patch {
  if (op.op === "remove") return [{ op: "add", path: op.path, value: valueAt(root, op.path) }];
  if (op.op === "replace") return [{ op: "replace", path: op.path, value: valueAt(root, op.path) }];
  const covered = isElement(op.path) ? undefined : valueAt(root, op.path);
  const before: Patch = covered === undefined ? [] : [{ op: "add", path: op.path, value: covered }];
  if (op.op === "move") return [{ op: "move", from: op.path, path: op.from }, ...before];
  return before.length > 0 ? before : [{ op: "remove", path: op.path }];
}

/**
 * The patch for a Resume that the service has put into its form meanwhile. Example: "today" as an end became no end, so that there is nothing to remove
 * when it is undone.
 */
export function fitted(root: unknown, patch: readonly Op[]): Patch {
  const fit: Patch = [];
  let now = root;
  for (const op of patch) {
    const isThere = valueAt(now, op.path) !== undefined;
    if (op.op === "remove" && !isThere) continue;
    const fitting = op.op === "replace" && !isThere ? { ...op, op: "add" as const } : op;
    fit.push(fitting);
    now = applied(now, [fitting]);
  }
  return fit;
}

/** Whether a pointer names an element of an array. */
export const isElement = (pointer: string): boolean => typeof lastStep(pointer) === "number";

/** Writes a value, or removes it when there is none; makes the objects and lists that it stands in. */
export function setValue(root: unknown, path: string, value: unknown): Patch {
  const old = valueAt(root, path);
  if (value === undefined || value === "") return old === undefined ? [] : [{ op: "remove", path: pointerOf(path) }];
  if (old !== undefined) return Object.is(old, value) ? [] : [{ op: "replace", path: pointerOf(path), value }];
  return [...missingParents(root, path), { op: "add", path: pointerOf(path), value }];
}

function missingParents(root: unknown, path: string): Patch {
  const steps = stepsOf(path);
  return steps.slice(0, -1).flatMap((_, at): Patch => {
    const parent = pathOf(steps.slice(0, at + 1));
    if (valueAt(root, parent) !== undefined) return [];
    return [{ op: "add", path: pointerOf(parent), value: typeof steps[at + 1] === "number" ? [] : {} }];
  });
}

/** How many elements a list has; 0 where there is none. */
export const lengthAt = (root: unknown, path: string): number => (valueAt(root, path) as unknown[] | undefined)?.length ?? 0;

/** Adds an element to the end of a list, which is made where there is none. */
export const append = (root: unknown, path: string, value: unknown): Patch => setValue(root, `${path}[${lengthAt(root, path)}]`, value);

/** The list that an element stands in, as a path. */
export const listOf = (pointer: string): string => parentOf(pathOfPointer(pointer));
