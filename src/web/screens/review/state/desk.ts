import { batch, computed, signal } from "@preact/signals-react";
import type { Review, ReviewDoubt } from "../../../../engine/contract/api.ts";
import type { Cover } from "../../../../engine/contract/resume-fields.ts";
import { parentOf } from "../../../../engine/contract/resume-paths.ts";
import { ApiError, errorMessage } from "../../../lib/api/api.ts";
import { movedByAll } from "../edits/moved-paths.ts";
import type { Patch } from "../edits/patch.ts";
import { writtenBy } from "../edits/several.ts";
import { formOf } from "../form/form.ts";
import { createAttention, type Editing } from "./attention.ts";
import { type Change, expected, inverseChange, type Send } from "./change.ts";
import { createHistory } from "./history.ts";
import { createSaving, type Item } from "./saving.ts";

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
  const gone = signal<ApiError | null>(null);
  const saving = createSaving({
    jobId,
    server,
    fetchReview,
    onMerged,
    onDropped: ({ change }) => history.forget(change),
    onRefused: refused,
    ...(send && { send }),
    ...(wait && { wait }),
  });
  const review = computed(() => saving.waiting.value.reduce((now, { change }) => expected(now, change), server.value));
  const form = computed(() => formOf(review.value));
  /** Changes with what a document shows: not when a doubt is looked at. */
  const content = computed(() => JSON.stringify([server.value.resume, server.value.cover, server.value.printed]));
  const drawn = computed(() => [content.value, server.peek().version] as const);
  const attention = createAttention();
  const make = (change: Change) => saving.add({ change, base: review.value });
  const { note, noteAnswer, ...history } = createHistory({ review, make, focusOn: attention.focusOn });
  server.subscribe((now) => onReview?.(now));

  /** The CV was deleted, or is nobody's any more: the desk closes. The text that the service did not take stays in its field, with the reason. */
  function refused({ change }: Item, error: unknown) {
    history.forget(change);
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
      gone.value = error;
      return;
    }
    const now = attention.editing.value;
    const back = refusedText(change, error);
    // A new entry is written on when what was refused in it is mended.
    const fresh = back && now?.fresh && parentOf(now.path) === parentOf(back.path) ? { fresh: now.fresh } : {};
    attention.editing.value = back ? { ...back, ...fresh } : now;
    onRefused(error);
  }

  function put(change: Change, then: { focus?: string | null } = {}) {
    if (change.kind === "patch" && change.patch.length === 0) return;
    const { selected, focusOn } = attention;
    const base = review.value;
    const back = inverseChange(base, change);
    batch(() => {
      const focus = then.focus === undefined ? selected.value : then.focus;
      if (back) note({ back, again: change, focus: selected.value });
      if (change.kind === "patch" && selected.value) selected.value = movedByAll(change.patch, selected.value);
      if (focus) focusOn(focus);
      saving.add({ change, base, ...(back ? {} : { answered: noteAnswer }) });
    });
  }

  /** The pages of a Word file came later than its fields; a change may have been answered meanwhile. */
  function originalCame(whole: Review) {
    const now = server.value;
    server.value = whole.version >= now.version ? whole : { ...now, original: whole.original };
  }

  /** Somebody may have changed the CV elsewhere. While something is written or on its way, saving it will tell. */
  function seenAgain(now: Review) {
    if (now.version > server.value.version && saving.waiting.value.length === 0 && !attention.editing.value) server.value = now;
  }

  return {
    jobId,
    server,
    review,
    form,
    drawn,
    saving,
    gone,
    ...attention,
    ...history,
    put,
    patch: (patch: Patch, focus?: string | null) => put({ kind: "patch", patch }, { focus }),
    check: (doubts: Pick<ReviewDoubt, "id">[]) => put({ kind: "checked", ids: doubts.map(({ id }) => id), checked: true }, { focus: null }),
    cover: (fields: Cover) => put({ kind: "cover", fields }, { focus: null }),
    originalCame,
    seenAgain,
  };
}

/** The text that a refused change was to write, to be written on; undefined for a change that writes none. */
function refusedText(change: Change, error: unknown): Editing | undefined {
  const written = change.kind === "patch" ? writtenBy(change.patch) : undefined;
  return written && { ...written, message: refusalText(error) };
}

/** The service names the place by its path ("work[0].startDate: it is no date."); the field is seen here. */
export function refusalText(error: unknown): string {
  const text = errorMessage(error, "This is not allowed here.").replace(/^[\w.[\]]+: /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Desk = ReturnType<typeof createDesk>;
