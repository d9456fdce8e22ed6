import { batch, type ReadonlySignal, signal } from "@preact/signals-react";
import { createPatch } from "rfc6902";
import type { Review } from "../../../../engine/contract/api.ts";
import { fitted, type Patch } from "../edits/patch.ts";
import type { Change } from "./change.ts";

/** A change with the one that takes it back, and the place that was chosen then. */
type Undoable = { back: Change; again: Change; focus: string | null };

type Options = { review: ReadonlySignal<Review>; make: (change: Change) => void; focusOn: (path: string) => void };

/** What has been done at a desk, and can be undone and made again. */
export function createHistory({ review, make, focusOn }: Options) {
  const past = signal<readonly Undoable[]>([]);
  const future = signal<readonly Undoable[]>([]);

  const note = (done: Undoable) => {
    past.value = [...past.value, done];
    future.value = [];
  };

  /** What a reset has changed is known from its answer. */
  const noteAnswer = (before: Review, after: Review) => {
    const again: Change = { kind: "patch", patch: createPatch(before.resume, after.resume) as Patch };
    const back: Change = { kind: "patch", patch: createPatch(after.resume, before.resume) as Patch };
    if (back.patch.length > 0) note({ back, again, focus: null });
  };

  /** What has not happened cannot be undone. */
  const forget = (change: Change) => {
    past.value = past.value.filter(({ again }) => again !== change);
  };

  function step(from: typeof past, to: typeof past, which: "back" | "again"): boolean {
    const last = from.value.at(-1);
    if (!last) return false;
    const change = fit(review.value, last[which]);
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, last];
      if (change) make(change);
      if (last.focus) focusOn(last.focus);
    });
    return true;
  }

  return { past, future, note, noteAnswer, forget, undo: () => step(past, future, "back"), redo: () => step(future, past, "again") };
}

/** Null for what changes nothing any more. */
function fit({ resume }: Review, change: Change): Change | null {
  if (change.kind !== "patch") return change;
  try {
    const patch = fitted(resume, change.patch);
    return patch.length > 0 ? { kind: "patch", patch } : null;
  } catch {
    return change;
  }
}
