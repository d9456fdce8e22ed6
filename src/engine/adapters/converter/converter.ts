import { tmpdir } from "node:os";
import type { Converted, ConvertRequest } from "../../cv/convert.ts";
import { type ChildOptions, type ConverterChild, ConverterCrash, converterArgv, startChild, sweepFolders } from "./child-process.ts";

export type ConverterOptions = Omit<ChildOptions, "argv" | "tmpDir"> & {
  /** Children at work at the same time. */
  concurrency: number;
  /** Keep a child for up to 50 documents. Otherwise each document has a child of its own. */
  warm?: boolean;
  tmpDir?: string;
  argv?: string[];
};

export type Converter = {
  /**
   * One document, read, parsed and rendered in a child process. Waits for a free place first; the time limit counts from then on.
   * Throws AppError for a refused document, ConverterCrash when the child crashed or passed a limit, and the reason of `signal`.
   */
  convert: (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal) => Promise<Converted>;
  /** Ends all children, those at work too, and removes their folders. */
  close: () => Promise<void>;
};

type Kept = { child: ConverterChild; served: number };

const WARM_DOCUMENTS = 50;

export function openConverter({
  concurrency,
  warm = false,
  tmpDir = tmpdir(),
  argv = converterArgv(),
  ...limits
}: ConverterOptions): Converter {
  const places = semaphore(concurrency);
  const all = new Set<ConverterChild>();
  const idle: Kept[] = [];
  const closing = new AbortController();
  void sweepFolders(tmpDir);

  const take = async () => {
    const kept = idle.pop();
    if (kept?.child.usable()) return kept;
    if (kept) await release(kept.child);
    const child = await startChild({ ...limits, tmpDir, argv });
    all.add(child);
    return { child, served: 0 };
  };
  const release = async (child: ConverterChild) => {
    await child.end();
    all.delete(child);
  };

  const convert = async (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal) => {
    const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const leave = await places.enter(stop);
    try {
      return await convertWith(await take(), bytes, request, stop);
    } finally {
      leave();
    }
  };
  const convertWith = async (
    { child, served }: Kept,
    bytes: Uint8Array,
    request: ConvertRequest,
    stop: AbortSignal,
  ): Promise<Converted> => {
    try {
      stop.throwIfAborted();
      return await child.convert(bytes, request, stop);
    } catch (error) {
      // A kept child that was killed while it waited has not seen this document: it goes to another one.
      if (served > 0 && error instanceof ConverterCrash && !error.started) return await convertWith(await take(), bytes, request, stop);
      throw error;
    } finally {
      if (warm && child.usable() && served + 1 < WARM_DOCUMENTS) idle.push({ child, served: served + 1 });
      else await release(child);
    }
  };

  const close = async () => {
    closing.abort(new Error("The converter is closed."));
    await Promise.all([...all].map(release));
  };
  return { convert, close };
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
