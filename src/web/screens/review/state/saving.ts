import { type Signal, signal } from "@preact/signals-react";
import type { Review } from "../../../../engine/contract/api.ts";
import { ApiError } from "../../../lib/api/api.ts";
import { idempotencyKey } from "../../../lib/api/idempotency.ts";
import { type Difference, differences, isThere, sameGround } from "../edits/merge.ts";
import { applied, type Patch } from "../edits/patch.ts";
import { type Change, type Send, sendChange } from "./change.ts";
import { createSaveQueue } from "./save-queue.ts";

/** A change on its way, with the review that it was made upon. `sent`: how it went out, which is how it goes out again while no answer came. */
export type Item = {
  change: Change;
  base: Review;
  sent?: { version: number; key: string };
  answered?: (before: Review, after: Review) => void;
};
export type Pick = "mine" | "theirs";
export type Conflict = { differences: Difference[]; pick: (side: Pick) => void };

type Options = {
  jobId: string;
  server: Signal<Review>;
  fetchReview: () => Promise<Review>;
  /** Both changes were kept; said once for each time that somebody else was met. */
  onMerged: () => void;
  /** The user chose what somebody else wrote. */
  onDropped: (item: Item) => void;
  onRefused: (item: Item, error: unknown) => void;
  send?: Send;
  wait?: (retry: () => void) => void;
};

/** Saves the changes of a desk in their order, and settles them with those of somebody else. */
export function createSaving({ jobId, server, fetchReview, onMerged, onDropped, onRefused, send = sendChange, wait }: Options) {
  const conflict = signal<Conflict | null>(null);
  /** Somebody else was met since everything was saved last: then each patch is looked at before it is sent. */
  let met = false;

  async function sendItem(item: Item): Promise<() => void> {
    const { change } = item;
    if (change.kind !== "patch") return answered(item, await send(jobId, change, server.value.version, idempotencyKey()));
    if (met) return settled(item, change.patch, server.value);
    item.sent ??= { version: server.value.version, key: idempotencyKey() };
    try {
      return answered(item, await send(jobId, change, item.sent.version, item.sent.key));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const fresh = await fetchReview();
      if (isThere(item.base.resume, fresh.resume, change.patch)) return answered(item, fresh);
      met = true;
      return settled(item, change.patch, fresh);
    }
  }

  /** Upon what somebody else has made: at once where the patch touches nothing of it, else as the user decides. */
  async function settled(item: Item, patch: Patch, fresh: Review): Promise<() => void> {
    const isSame = fits(() => sameGround(item.base.resume, fresh.resume, patch));
    if (!isSame && (await ask(fresh, patch)) === "theirs") {
      onDropped(item);
      return answered(item, fresh);
    }
    const kept = isSame || fits(() => Boolean(applied(fresh.resume, patch))) ? patch : onTop(patch);
    const answer = await sendAgain(kept, fresh);
    if (isSame) onMerged();
    return answered(item, answer);
  }

  const sendAgain = async (patch: Patch, fresh: Review): Promise<unknown> => {
    try {
      return await send(jobId, { kind: "patch", patch }, fresh.version, idempotencyKey());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const fresher = await fetchReview();
      return send(jobId, { kind: "patch", patch }, fresher.version, idempotencyKey());
    }
  };

  const ask = (fresh: Review, patch: Patch): Promise<Pick> =>
    new Promise((resolve) => {
      const pick = (side: Pick) => {
        conflict.value = null;
        resolve(side);
      };
      conflict.value = { differences: differences(fresh.resume, patch), pick };
    });

  function answered(item: Item, answer: unknown): () => void {
    return () => {
      const before = server.value;
      server.value = isReview(answer) ? answer : { ...before, ...reviewedBy(item.change) };
      item.answered?.(before, server.value);
      if (queue.waiting.value.length <= 1) met = false;
    };
  }

  const queue = createSaveQueue<Item>({ send: sendItem, refused: onRefused, ...(wait && { wait }) });
  return { ...queue, conflict };
}

const isReview = (answer: unknown): answer is Review =>
  typeof answer === "object" && answer !== null && "resume" in answer && "parsed" in answer && "version" in answer;

const reviewedBy = (change: Change): Partial<Review> =>
  change.kind === "reviewed" ? { reviewedAt: change.reviewed ? new Date().toISOString() : null } : {};

const fits = (look: () => boolean): boolean => {
  try {
    return look();
  } catch {
    return false;
  }
};

/** A value that somebody has removed meanwhile is added anew instead of replaced. */
const onTop = (patch: Patch): Patch => patch.map((op) => (op.op === "replace" ? { ...op, op: "add" as const } : op));
