import type { Review } from "../../../../engine/contract/api.ts";
import { isWithin, lastStep, parentOf, pathOf, pathOfPointer, stepsOf } from "../../../../engine/contract/resume-paths.ts";
import type { Op } from "./patch.ts";
import { isElement } from "./patch.ts";

/** Where the value at a path stands after an operation: other elements of a list move up or down. Null when it is gone. */
export function movedPath(op: Op, path: string): string | null {
  if (op.op === "move") return movedByMove(pathOfPointer(op.from), pathOfPointer(op.path), path);
  if (op.op === "replace") return path;
  const at = pathOfPointer(op.path);
  return op.op === "add" ? afterAdd(at, path) : afterRemove(at, path);
}

function movedByMove(from: string, to: string, path: string): string | null {
  if (isWithin(path, from)) return to + path.slice(from.length);
  const kept = afterRemove(from, path);
  return kept === null ? null : afterAdd(to, kept);
}

function afterRemove(at: string, path: string): string | null {
  if (isWithin(path, at)) return null;
  return shifted(at, path, (index, removed) => (index > removed ? index - 1 : index));
}

const afterAdd = (at: string, path: string): string => shifted(at, path, (index, added) => (index >= added ? index + 1 : index));

/** The path with its index in the list of `at` changed, when it runs through that list. */
function shifted(at: string, path: string, change: (index: number, of: number) => number): string {
  const list = parentOf(at);
  if (!isElement(at) || !isWithin(path, list) || path === list) return path;
  const depth = stepsOf(list).length;
  const steps = stepsOf(path);
  return pathOf(steps.map((step, place) => (place === depth ? change(Number(step), Number(lastStep(at))) : step)));
}

export const movedByAll = (patch: readonly Op[], path: string): string | null =>
  patch.reduce<string | null>((now, op) => (now === null ? null : movedPath(op, now)), path);

/** Everything that a review says about places, said of the places after the patch. */
export function movedReview(review: Review, patch: readonly Op[]): Review {
  const move = (path: string) => movedByAll(patch, path);
  return {
    ...review,
    doubts: placed(review.doubts, move),
    leftovers: placed(review.leftovers, move),
    changed: review.changed.flatMap((path) => move(path) ?? []),
    sources: rekeyed(review.sources, move),
    confidence: rekeyed(review.confidence, move),
  };
}

type Move = (path: string) => string | null;

const placed = <T extends { path: string }>(all: T[], move: Move): T[] =>
  all.flatMap((one) => {
    const path = move(one.path);
    return path === null ? [] : [{ ...one, path }];
  });

const rekeyed = <T>(all: Record<string, T>, move: Move): Record<string, T> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([path, value]) => {
      const to = move(path);
      return to === null ? [] : [[to, value] as const];
    }),
  );
