import type { ConvertRequest } from "../../../cv/conversion.ts";
import type { Converter } from "../../converter/converter.ts";
import { HandOverLost } from "./hand-over-lost.ts";
import type { RemoteConverter } from "./remote-converter.ts";

/** What workers do: the work of the jobs. What a person waits for at the desk is done here. */
const HANDED_OVER: ReadonlySet<ConvertRequest["kind"]> = new Set([undefined, "cv", "requirements", "match", "complete", "opinion"]);

/** How often a document that the queue lost is tried again before its job waits for better times. */
const MAX_TRIES = 3;

export type DistributedConverter = Converter & {
  /** Documents that can be at work at the same time, here and at workers. */
  slots: () => number;
};

/**
 * Converts documents here and at workers: at a worker when one has a free slot, so that this machine answers requests, else here, else when
 * something is free. Never more is handed over than the workers have slots. A document that the queue lost is converted here or handed over again.
 * Throws as `Converter.convert`, and HandOverLost when a worker is gone with a document or nobody can take it.
 */
export function distribute(local: Converter, localSlots: number, remote: RemoteConverter): DistributedConverter {
  const atWork = { here: 0, remote: 0 };
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  remote.onChange(wakeAll);

  const freePlace = (request: ConvertRequest): "here" | "remote" | null => {
    const mayGo = HANDED_OVER.has(request.kind);
    if (mayGo && atWork.remote < remote.slots()) return "remote";
    if (atWork.here < localSlots || (!mayGo && atWork.here < 1)) return "here";
    return null;
  };
  const slots = () => localSlots + remote.slots();

  async function takeSlot(request: ConvertRequest, signal?: AbortSignal): Promise<"here" | "remote"> {
    for (;;) {
      signal?.throwIfAborted();
      const place = freePlace(request);
      if (place) {
        atWork[place] += 1;
        return place;
      }
      if (slots() === 0) throw new HandOverLost("queue", "No worker is there.");
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      signal?.addEventListener("abort", () => resolve(), { once: true });
      await promise;
    }
  }

  const convert: Converter["convert"] = async (bytes, request, signal, owner) => {
    for (let tries = 1; ; tries++) {
      const place = await takeSlot(request, signal);
      try {
        return await (place === "here" ? local : remote).convert(bytes, request, signal, owner);
      } catch (error) {
        if (!(error instanceof HandOverLost) || error.by === "worker" || tries >= MAX_TRIES) throw error;
      } finally {
        atWork[place] -= 1;
        wakeAll();
      }
    }
  };

  return {
    convert,
    slots,
    warmUp() {
      if (localSlots > 0 && remote.slots() === 0) local.warmUp();
    },
    async close() {
      await Promise.all([local.close(), remote.close()]);
    },
  };
}
