import { tmpdir } from "node:os";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { openChildPool } from "./child-pool.ts";
import { type ChildOptions, ConverterCrash, converterArgv, startChild, sweepFolders } from "./child-process.ts";

export type ConverterOptions = Omit<ChildOptions, "argv" | "tmpDir"> & {
  /** Children at work at the same time. */
  concurrency: number;
  /** How long a child waits for the next document. */
  idleMs?: number;
  tmpDir?: string;
  argv?: string[];
};

export type Converter = {
  /**
   * One document, read, parsed and rendered in a child process. Waits for a free permit first; the time limit counts from then on.
   * Documents of one owner share a child, one after the other; a document without an owner has one of its own.
   * Throws AppError for a refused document, ConverterCrash when the child crashed or passed a limit, and the reason of `signal`.
   */
  convert: (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal, owner?: string) => Promise<Converted>;
  /** Starts a child and loads what it needs, because a document is likely to come soon. It waits for `idleMs`. */
  warmUp: () => void;
  /** Ends all children, those at work too, and removes their folders. */
  close: () => Promise<void>;
};

/** How long a child waits for the next document of its owner. */
export const IDLE_MS = 30_000;

export function openConverter({
  concurrency,
  idleMs = IDLE_MS,
  tmpDir = tmpdir(),
  argv = converterArgv(),
  ...limits
}: ConverterOptions): Converter {
  const permits = semaphore(concurrency);
  const children = openChildPool({ maxChildren: concurrency, idleMs, start: () => startChild({ ...limits, tmpDir, argv }) });
  const closing = new AbortController();
  void sweepFolders(tmpDir);

  const convert: Converter["convert"] = async (bytes, request, signal, owner) => {
    const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const release = await permits.acquire(stop);
    const convertIn = async (forceNew: boolean): Promise<Converted> => {
      const taken = await children.take(owner, forceNew);
      try {
        const child = await taken.child;
        stop.throwIfAborted();
        return await child.convert(bytes, request, stop);
      } catch (error) {
        if (taken.isNew || stop.aborted || !(error instanceof ConverterCrash)) throw error;
      } finally {
        await children.giveBack(taken, owner);
      }
      // Crash retry: an earlier document may have damaged the child, or it died while idle. The document is tried once more, in a new child.
      return await convertIn(true);
    };
    try {
      return await convertIn(false);
    } finally {
      release();
    }
  };
  const close = async () => {
    closing.abort(new Error("The converter is closed."));
    await children.close();
  };
  return { convert, warmUp: children.warmUp, close };
}

/** At most `size` holders of a permit at the same time; the others wait in order. */
function semaphore(size: number) {
  const queue: (() => void)[] = [];
  let free = size;

  const release = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  const acquire = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return release;
    }
    const turn = Promise.withResolvers<void>();
    const giveUp = () => {
      queue.splice(queue.indexOf(turn.resolve), 1);
      turn.reject(signal.reason);
    };
    signal.addEventListener("abort", giveUp, { once: true });
    queue.push(turn.resolve);
    await turn.promise;
    signal.removeEventListener("abort", giveUp);
    return release;
  };
  return { acquire };
}
