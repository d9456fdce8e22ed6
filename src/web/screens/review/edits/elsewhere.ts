import type { FieldKind } from "../../../../engine/contract/resume-fields.ts";
import { isWithin, lastStep, parentOf, valueAt } from "../../../../engine/contract/resume-paths.ts";
import { putInto, type Target } from "./leftovers.ts";
import { type Patch, setValue } from "./patch.ts";

/** Where a value of the form can be put that stands in the wrong field. `swap`: what stands there comes here. */
export type Elsewhere = Target & { swap?: true };

/** Of its own entry first, where it mostly belongs. A field with a value changes places with it, or takes it beside its own. */
export function placesFor(root: unknown, path: string, targets: Target[]): Elsewhere[] {
  const entry = entryPath(path);
  const others = targets.filter((target) => target.path !== path && !isWithin(path, target.path));
  const isNear = (target: Target) => target.kind !== "entry" && isWithin(target.path, entry);
  return [...others.filter(isNear), ...others.filter((target) => !isNear(target))].flatMap((target) => choicesOf(root, target));
}

const entryPath = (path: string) => parentOf(typeof lastStep(path) === "number" ? parentOf(path) : path);

function choicesOf(root: unknown, target: Target): Elsewhere[] {
  const text = SINGLE.includes(target.kind) ? valueAt(root, target.path) : undefined;
  if (typeof text !== "string") return [target];
  const swap: Elsewhere = { ...target, label: `${target.label}: change places with “${text}”`, swap: true };
  return JOINABLE.includes(target.kind) ? [swap, { ...target, label: `${target.label}: add to “${text}”` }] : [swap];
}
const SINGLE: readonly (FieldKind | "entry")[] = ["text", "long", "date", "country"];
const JOINABLE: readonly (FieldKind | "entry")[] = ["text", "long"];

/** Puts a value elsewhere. The value keeps its source where the place was empty. */
export function putElsewhere(root: unknown, path: string, { swap, ...target }: Elsewhere): Patch {
  if (!swap) return putInto(root, path, target);
  return [...setValue(root, path, valueAt(root, target.path)), ...setValue(root, target.path, valueAt(root, path))];
}
