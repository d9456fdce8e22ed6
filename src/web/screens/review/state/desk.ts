import { batch, computed, signal } from "@preact/signals-react";
import { createPatch } from "rfc6902";
import type { Review, ReviewDoubt } from "../../../../engine/contract/api.ts";
import type { Cover } from "../../../../engine/contract/resume-fields.ts";
import { ApiError, errorMessage } from "../../../lib/api/api.ts";
import { movedByAll } from "../edits/moved-paths.ts";
import { fitted, type Patch } from "../edits/patch.ts";
import { pathOfPointer } from "../edits/paths.ts";
import { formOf } from "../form/form.ts";
import { type Change, expected, inverseChange, type Send } from "./change.ts";
import { createSaving, type Item } from "./saving.ts";

export type Tab = "original" | "fields" | "result";
/** A value that is being written: with its first character where a key began it, with the service's sentence where it refused the text. */
export type Editing = { path: string; text?: string; message?: string };
type Undoable = { back: Change; again: Change; focus: string | null };

export type DeskOptions = {
  jobId: string;
  first: Review;
  fetchReview: () => Promise<Review>;
  onReview?: (review: Review) => void;
  onMerged: () => void;
  /** The service did not take a change: its sentence. */
  onRefused: (error: unknown) => void;
  send?: Send;
  wait?: (retry: () => void) => void;
};

/** What one CV is at the desk: the review as the service knows it with the unsent changes on top, what is chosen, and what can be undone. */
export function createDesk({ jobId, first, fetchReview, onReview, onMerged, onRefused, send, wait }: DeskOptions) {
  const server = signal(first);
  const saving = createSaving({
    jobId,
    server,
    fetchReview,
    onMerged,
    onDropped: forget,
    onRefused: refused,
    ...(send && { send }),
    ...(wait && { wait }),
  });
  const review = computed(() => saving.waiting.value.reduce((now, { change }) => expected(now, change), server.value));
  /** Changes with what a document shows: not when a doubt is looked at. */
  const content = computed(() => JSON.stringify([server.value.resume, server.value.cover]));
  const drawn = computed(() => [content.value, server.peek().version] as const);
  const form = computed(() => formOf(review.value));
  const selected = signal<string | null>(null);
  const editing = signal<Editing | null>(null);
  const wanted = signal<{ path: string; at: number } | null>(null);
  let asked = 0;
  const tab = signal<Tab>("fields");
  const gone = signal<ApiError | null>(null);
  const past = signal<readonly Undoable[]>([]);
  const future = signal<readonly Undoable[]>([]);
  server.subscribe((now) => onReview?.(now));

  /** What has not happened cannot be undone. */
  function forget({ change }: Pick<Item, "change">) {
    past.value = past.value.filter(({ again }) => again !== change);
  }

  /** The CV was deleted, or is nobody's any more: the desk closes. The text that the service did not take stays in its field, with the reason. */
  function refused({ change }: Item, error: unknown) {
    forget({ change });
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
      gone.value = error;
      return;
    }
    const written = change.kind === "patch" ? change.patch.find((op) => "value" in op && typeof op.value === "string") : undefined;
    if (written && "value" in written) {
      editing.value = {
        path: pathOfPointer(written.path),
        text: String(written.value),
        message: refusalText(error),
      };
    }
    onRefused(error);
  }

  function put(change: Change, then: { focus?: string | null } = {}) {
    const base = review.value;
    const back = inverseChange(base, change);
    if (change.kind === "patch" && change.patch.length === 0) return;
    batch(() => {
      const focus = then.focus === undefined ? selected.value : then.focus;
      if (back) past.value = [...past.value, { back, again: change, focus: selected.value }];
      future.value = [];
      if (change.kind === "patch" && selected.value) selected.value = movedByAll(change.patch, selected.value);
      if (focus) focusOn(focus);
      saving.add({ change, base, ...(back ? {} : { answered: keepForUndo }) });
    });
  }

  /** What a reset has changed is known from its answer. */
  function keepForUndo(before: Review, after: Review) {
    const again: Change = { kind: "patch", patch: createPatch(before.resume, after.resume) as Patch };
    const back: Change = { kind: "patch", patch: createPatch(after.resume, before.resume) as Patch };
    if (back.patch.length > 0) past.value = [...past.value, { back, again, focus: null }];
  }

  function step(from: typeof past, to: typeof future, which: "back" | "again") {
    const last = from.value.at(-1);
    if (!last) return false;
    const change = fit(last[which]);
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, last];
      if (change) saving.add({ change, base: review.value });
      if (last.focus) focusOn(last.focus);
    });
    return true;
  }

  /** Null for what changes nothing any more. */
  function fit(change: Change): Change | null {
    if (change.kind !== "patch") return change;
    try {
      const patch = fitted(review.value.resume, change.patch);
      return patch.length > 0 ? { kind: "patch", patch } : null;
    } catch {
      return change;
    }
  }

  /** A place got the focus by itself: what was asked for before is not wanted any more. */
  function choose(path: string) {
    selected.value = path;
    if (wanted.value?.path !== path) wanted.value = null;
  }

  /** The pages of a Word file came later than its fields; a change may have been answered meanwhile. */
  function originalCame(whole: Review) {
    const now = server.value;
    server.value = whole.version >= now.version ? whole : { ...now, original: whole.original };
  }

  /** Asks the form to bring a place into view and to give it the focus, as soon as it is drawn. */
  function focusOn(path: string) {
    selected.value = path;
    asked += 1;
    wanted.value = { path, at: asked };
  }

  return {
    jobId,
    server,
    review,
    form,
    drawn,
    saving,
    selected,
    editing,
    wanted,
    tab,
    gone,
    past,
    future,
    put,
    patch: (patch: Patch, focus?: string | null) => put({ kind: "patch", patch }, { focus }),
    check: (doubts: Pick<ReviewDoubt, "id">[]) => put({ kind: "checked", ids: doubts.map(({ id }) => id), checked: true }, { focus: null }),
    cover: (fields: Cover) => put({ kind: "cover", fields }, { focus: null }),
    undo: () => step(past, future, "back"),
    redo: () => step(future, past, "again"),
    choose,
    focusOn,
    refocus: () => selected.value !== null && focusOn(selected.value),
    originalCame,
  };
}

/** The service names the place by its path ("work[0].startDate: it is no date."); the field is seen here. */
export function refusalText(error: unknown): string {
  const text = errorMessage(error, "This is not allowed here.").replace(/^[\w.[\]]+: /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Desk = ReturnType<typeof createDesk>;
