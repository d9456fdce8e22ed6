import { CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../../../contract/limits.ts";
import type { Answer } from "../queue/protocol.ts";
import { HandOverLost } from "./hand-over-lost.ts";

/** One document on its way to a worker and back. Times are those of `performance.now()`. */
export type HandOver = {
  id: string;
  handedOverAt: number;
  /** When it was last known to be in good hands: on its way, waiting in the queue, or named by the worker that has it. */
  seenAt: number;
  /** The document is on its way to the queue, or the answer from it: on a slow network for a while. */
  inTransfer: boolean;
  /** A worker has had it. */
  taken: boolean;
  answered: Promise<Answered>;
  settle: (answered: Answered) => void;
};
export type Answered = { answer: Answer } | { lost: HandOverLost };

/** A hand-over of which neither queue nor worker has said anything for so long is lost. Longer than a worker's announcement lasts. */
export const LOST_AFTER_MS = 10_000;
/** The longest that a worker may take: its child's limits, with two children started on the way. */
export const DEADLINE_MS = 2 * Math.max(CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS) + 30_000;

/** The documents that somebody waits for. An answer to any other is late, doubled or foreign. */
export function openHandOvers() {
  const open = new Map<string, HandOver>();
  return {
    begin(now: number): HandOver {
      const { promise, resolve } = Promise.withResolvers<Answered>();
      const id = crypto.randomUUID();
      const handOver = { id, handedOverAt: now, seenAt: now, inTransfer: true, taken: false, answered: promise, settle: resolve };
      open.set(id, handOver);
      return handOver;
    },
    get: (id: string) => open.get(id),
    all: () => [...open.values()],
    end(id: string): void {
      open.delete(id);
    },
    /** The document lies in the queue, for whoever takes it. */
    noteArrival(handOver: HandOver, now: number): void {
      Object.assign(handOver, { inTransfer: false, handedOverAt: now, seenAt: now });
    },
    noteTaken(id: string): void {
      const handOver = open.get(id);
      if (handOver) handOver.taken = true;
    },
    /** Gives up hand-overs that are lost. The worker that had one is gone, unless the queue itself cannot be reached: `trouble` says why. */
    giveUpLost(now: number, trouble: string | null): void {
      for (const { id, handedOverAt, seenAt, taken, settle } of open.values()) {
        if (now - handedOverAt > DEADLINE_MS)
          settle({ lost: new HandOverLost("worker", `No answer came within ${DEADLINE_MS / 1000} s.`) });
        else if (now - seenAt > LOST_AFTER_MS)
          settle({
            lost: new HandOverLost(trouble === null && taken ? "worker" : "queue", trouble ?? `Nobody has the document ${id} any more.`),
          });
      }
    },
  };
}
