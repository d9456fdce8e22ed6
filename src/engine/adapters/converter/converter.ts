import { tmpdir } from "node:os";
import type { Converted, ConvertRequest } from "../../cv/convert.ts";
import { type ChildOptions, ConverterCrash, converterArgv, startChild, sweepFolders } from "./child-process.ts";
import { keepChildren } from "./worker-pool.ts";

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
   * One document, read, parsed and rendered in a child process. Waits for a free place first; the time limit counts from then on.
   * Documents of one owner share a child, one after the other; a document without an owner has one of its own.
   * Throws AppError for a refused document, ConverterCrash when the child crashed or passed a limit, and the reason of `signal`.
   */
  convert: (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal, owner?: string) => Promise<Converted>;
  /** Documents are likely to come soon: has a child started and warm, for a while. */
  prepare: () => void;
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
  const places = semaphore(concurrency);
  const children = keepChildren({ most: concurrency, idleMs, start: () => startChild({ ...limits, tmpDir, argv }) });
  const closing = new AbortController();
  void sweepFolders(tmpDir);

  const convert: Converter["convert"] = async (bytes, request, signal, owner) => {
    const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const leave = await places.enter(stop);
    const convertIn = async (fresh: boolean): Promise<Converted> => {
      const kept = await children.take(owner, fresh);
      try {
        const child = await kept.child;
        stop.throwIfAborted();
        return await child.convert(bytes, request, stop);
      } catch (error) {
        if (kept.fresh || stop.aborted || !(error instanceof ConverterCrash)) throw error;
      } finally {
        await children.giveBack(kept, owner);
      }
      // What its child did before may be to blame, or it ended while it waited: the document is tried in a child that nobody had.
      return await convertIn(true);
    };
    try {
      return await convertIn(false);
    } finally {
      leave();
    }
  };
  const close = async () => {
    closing.abort(new Error("The converter is closed."));
    await children.close();
  };
  return { convert, prepare: children.prepare, close };
}

/** At most `size` at once; the others wait in order. */
function semaphore(size: number) {
  const queue: (() => void)[] = [];
  let free = size;

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  const enter = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return leave;
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
    return leave;
  };
  return { enter };
}
