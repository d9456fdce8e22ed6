import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { selfArgv } from "../../setup/assets.ts";
import type { FromChild, ToChild } from "./child.ts";
import { encodeFrame, FrameReader, ProtocolError } from "./frames.ts";
import { lowerPriority } from "./priority.ts";
import { processTree, treeMemory } from "./process-memory.ts";
import type { Protection } from "./sandbox/enter-sandbox.ts";
import { childWrapper, type Wrapper } from "./sandbox/wrapper.ts";

export type CrashKind = "crash" | "timeout" | "memory";

/** The child did not answer: it died, ran out of its time or took too much memory. `cause` text is for the administrator only. */
export class ConverterCrash extends Error {
  override name = "ConverterCrash";
  constructor(
    readonly kind: CrashKind,
    message: string,
    /** False when the child ended before it had the document: then the document is not the cause. */
    readonly started = true,
  ) {
    super(message);
  }
}

export type ChildOptions = {
  timeoutMs: number;
  ocrTimeoutMs: number;
  memoryBytes: number;
  tmpDir: string;
  /** The program to run; this program's own hidden subcommand unless a test says otherwise. */
  argv: string[];
  /** Runs beside a service: the child gets a lower priority, so that requests are answered first. */
  besideService?: boolean;
};

export type ConverterChild = {
  convert: (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal) => Promise<Converted>;
  /** Has it load and warm up what most documents need. */
  warmUp: () => Promise<void>;
  /** The protections of the sandbox that are active, as the child reports them. Throws ConverterCrash when it does not answer. */
  protections: () => Promise<Protection[]>;
  /** False once it has died or has to be recycled: after an unexpected error, or when it keeps more than half of its memory limit. */
  usable: () => boolean;
  /** Ends the process and everything below it and removes its folder. */
  end: () => Promise<void>;
};

export const converterArgv = () => selfArgv("__convert");

const FOLDER_PREFIX = "vitae-convert-";
/** No document is at work for so long: nothing uses the folder, even where its program cannot be seen from here (another container). */
const MIN_SWEPT_AGE_MS = 3_600_000;
const MEMORY_POLL_MS = 100;
/** A namespace ends within some milliseconds; a machine that hangs may take longer. */
const NAMESPACE_ENDS_MS = 1_000;
/** What a dead child wrote last may come a moment after its end. */
const STDERR_ENDS_MS = 50;
/** Of one answer: a CV with its documents as Word, PDF and PowerPoint, and the pages of the desk. */
export const MAX_ANSWER_BYTES = 96 * 1024 * 1024;
const MAX_STDERR_CHARS = 4_000;

type Waiting = { resolve: (converted: Converted) => void; reject: (error: Error) => void; startOcr: () => void; started: boolean };

/** What the program knows of a child process. */
type ChildState = {
  options: ChildOptions;
  process: ChildProcess;
  wrapper: Wrapper;
  folder: string;
  /** Who waits for the document at work. */
  waiting: Waiting | undefined;
  /** Who waits for the protections of the sandbox. */
  asked: PromiseWithResolvers<Protection[]> | undefined;
  /** Why it takes no more documents: it died or was ended. */
  dead: ConverterCrash | undefined;
  mustRecycle: boolean;
  /** The end of the process and its folder, once it was begun. */
  ended: Promise<void> | undefined;
  /** The last of what it wrote there. */
  stderr: string;
};
type ChildProcess = Bun.Subprocess<"pipe", "pipe", "pipe">;

/** Starts a child in a folder and a process group of its own, on Linux also in namespaces of its own, with an empty environment. */
export async function startChild(options: ChildOptions): Promise<ConverterChild> {
  const [wrapper, folder] = await Promise.all([childWrapper(), mkdtemp(join(options.tmpDir, `${FOLDER_PREFIX}${process.pid}-`))]);
  if (wrapper.userId !== undefined) await chown(folder, wrapper.userId, wrapper.userId);
  const child: ChildState = {
    options,
    process: spawnChild(options, wrapper, folder),
    wrapper,
    folder,
    waiting: undefined,
    asked: undefined,
    dead: undefined,
    mustRecycle: false,
    ended: undefined,
    stderr: "",
  };
  if (options.besideService) void lowerPriority(child.process.pid);

  const stderrEnded = collect(child.process.stderr, (text) => {
    child.stderr = (child.stderr + text).slice(-MAX_STDERR_CHARS);
  });
  void readFrames(child.process.stdout, (message) => receive(child, message)).catch((error) =>
    die(child, new ConverterCrash("crash", `The converter sent ${error.message}.`)),
  );
  const died = noteDeath(child, stderrEnded);

  return {
    convert: (bytes, request, signal) => convert(child, died, { bytes, request }, signal),
    protections: () => protectionsOf(child),
    warmUp: () => send(child, { type: "warmUp" }),
    usable: () => !child.dead && !child.mustRecycle,
    end: () => end(child),
  };
}

const spawnChild = ({ argv }: ChildOptions, { command, environment }: Wrapper, folder: string): ChildProcess =>
  Bun.spawn([...command, ...argv], {
    cwd: folder,
    env: { ...childEnvironment(folder), ...environment },
    stdin: "pipe",
    stdout: "pipe",
    stderr: "pipe",
    detached: process.platform !== "win32",
  });

async function noteDeath(child: ChildState, stderrEnded: Promise<void>): Promise<void> {
  const { process } = child;
  await process.exited;
  await Promise.race([stderrEnded, sleep(STDERR_ENDS_MS, undefined, { ref: false })]);
  const how = `The converter died (${process.signalCode ?? process.exitCode}). ${child.stderr.trim()}`.trim();
  die(child, new ConverterCrash("crash", how, child.waiting?.started));
}

/** Converts one document. `died` resolves after the child has ended, with or without the document. */
async function convert(
  child: ChildState,
  died: Promise<void>,
  { bytes, request }: { bytes: Uint8Array; request: ConvertRequest },
  signal?: AbortSignal,
): Promise<Converted> {
  if (child.dead) throw child.dead;
  const { options, process } = child;
  const answer = Promise.withResolvers<Converted>();
  // It may fail while the document is still being sent, before anybody waits for it.
  answer.promise.catch(() => {});
  const abort = () => {
    fail(child, signal?.reason);
    void end(child);
  };
  const clock = startClock(options, request.ocr === "always", (limitMs) =>
    die(child, new ConverterCrash("timeout", `The document took longer than ${Math.round(limitMs / 1000)} seconds.`)),
  );
  const stopWatching = watchMemory(process.pid, options.memoryBytes, (used) =>
    die(child, new ConverterCrash("memory", `The document took ${Math.round(used / 2 ** 20)} MB of memory.`)),
  );
  child.waiting = { ...answer, startOcr: clock.extend, started: false };
  signal?.addEventListener("abort", abort, { once: true });
  try {
    await send(child, { type: "convert", bytes, request });
    return await answer.promise;
  } catch (error) {
    // When the child dies its pipe breaks first: the exit status says more than the error of the pipe.
    if (!child.dead && (error as { code?: string }).code === "EPIPE") await died;
    if (signal?.aborted) throw signal.reason;
    throw child.dead ?? error;
  } finally {
    clock.stop();
    stopWatching();
    signal?.removeEventListener("abort", abort);
    child.mustRecycle ||= (await treeMemory(process.pid)) > options.memoryBytes / 2;
  }
}

async function protectionsOf(child: ChildState): Promise<Protection[]> {
  if (child.dead) throw child.dead;
  child.asked = Promise.withResolvers<Protection[]>();
  await send(child, { type: "sandbox" }).catch(() => {});
  return await child.asked.promise;
}

async function send({ process }: ChildState, message: ToChild): Promise<void> {
  process.stdin.write(encodeFrame(message));
  await process.stdin.flush();
}

function receive(child: ChildState, message: FromChild): void {
  const { asked, waiting } = child;
  if (message.type === "sandbox") asked?.resolve(message.active);
  if (message.type === "sandbox" || !waiting) return;
  if (message.type === "started") waiting.started = true;
  else if (message.type === "ocr") waiting.startOcr();
  else {
    if (message.type === "done") waiting.resolve(message.converted);
    else if (message.type === "refused") fail(child, new AppError(message.code, message.message, message.details));
    else {
      child.mustRecycle = true;
      fail(child, new ConverterCrash(/out of memory/i.test(message.cause) ? "memory" : "crash", message.cause));
    }
    child.waiting = undefined;
  }
}

/** Fails what the child was asked for. */
function fail(child: ChildState, error: Error): void {
  child.waiting?.reject(error);
  child.asked?.reject(error);
  child.waiting = undefined;
}

function die(child: ChildState, crash: ConverterCrash): void {
  child.dead ??= crash;
  fail(child, child.dead);
  void end(child);
}

function end(child: ChildState): Promise<void> {
  child.dead ??= new ConverterCrash("crash", "The converter was ended.");
  child.ended ??= endTree(child.process, child.wrapper).then(() => rm(child.folder, { recursive: true, force: true, maxRetries: 3 }));
  return child.ended;
}

/** Nothing of the program's own environment: no keys, no proxies, no `BUN_OPTIONS`. Windows programs do not start without SystemRoot. */
function childEnvironment(folder: string): Record<string, string> {
  const { SystemRoot } = process.env;
  return {
    HOME: folder,
    TMPDIR: folder,
    TEMP: folder,
    TMP: folder,
    TZ: "UTC",
    NODE_ENV: "production",
    BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0",
    // A child lives for a document or some hundred: better machine code for thousands of functions would cost more seconds than it saves. Only
    // those that run long get it, and the few that most of the time goes into get the best, of OCR and typesetting (OMG) and of JavaScript (DFG, FTL).
    BUN_JSC_thresholdForOMGOptimizeAfterWarmUp: "4000000",
    BUN_JSC_thresholdForOptimizeAfterWarmUp: "4000",
    BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: "1000000",
    ...(SystemRoot ? { SystemRoot } : {}),
  };
}

async function readFrames(stream: ReadableStream<Uint8Array>, receive: (message: FromChild) => void): Promise<void> {
  const reader = new FrameReader(MAX_ANSWER_BYTES);
  for await (const chunk of stream) {
    for (const message of reader.push(chunk)) {
      if (!isFromChild(message)) throw new ProtocolError("a message that nobody knows");
      receive(message);
    }
  }
}

const MESSAGE_TYPES = ["sandbox", "started", "ocr", "done", "refused", "failed"];
const isFromChild = (message: unknown): message is FromChild => MESSAGE_TYPES.includes((message as FromChild | null)?.type as string);

async function collect(stream: ReadableStream<Uint8Array>, add: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) add(decoder.decode(chunk, { stream: true }));
}

/** The wall clock of one document. `extend` gives it the limit of a scan, counted from its start. */
function startClock({ timeoutMs, ocrTimeoutMs }: ChildOptions, ocr: boolean, expire: (limitMs: number) => void) {
  const start = performance.now();
  const arm = (limitMs: number) => setTimeout(expire, limitMs - (performance.now() - start), limitMs);
  let timer = arm(ocr ? ocrTimeoutMs : timeoutMs);
  const stop = () => clearTimeout(timer);
  const extend = () => {
    stop();
    timer = arm(ocrTimeoutMs);
  };
  return { extend, stop };
}

function watchMemory(pid: number, maxBytes: number, exceed: (used: number) => void): () => void {
  let watching = true;
  const timer = setInterval(async () => {
    const used = await treeMemory(pid);
    if (watching && used > maxBytes) exceed(used);
  }, MEMORY_POLL_MS);
  return () => {
    watching = false;
    clearInterval(timer);
  };
}

/** Ends the child with everything that it started. */
async function endTree(child: Bun.Subprocess, { ownProcesses }: Wrapper): Promise<void> {
  const [first, ...below] = process.platform === "linux" ? (await processTree(child.pid)).slice(1) : [];
  if (ownProcesses && first !== undefined) {
    // With its first process the kernel ends all of a namespace; the wrapper waits for that, and ends then itself.
    kill(first);
    // The timer keeps no program alive: a command such as `vitae parse` ends when its work does.
    await Promise.race([child.exited, sleep(NAMESPACE_ENDS_MS, undefined, { ref: false })]);
  }
  if (!ownProcesses || child.exitCode === null) for (const pid of [-child.pid, first, ...below]) if (pid !== undefined) kill(pid);
  child.kill("SIGKILL");
  await child.exited;
}

function kill(pid: number): void {
  try {
    if (process.platform !== "win32") process.kill(pid, "SIGKILL");
  } catch {}
}

/** Removes the folders of children whose program was killed before it could; those of another user's program are not ours to remove. */
export async function sweepFolders(tmpDir = tmpdir()): Promise<void> {
  const names = (await readdir(tmpDir).catch(() => [])).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const name of names) {
    const folder = join(tmpDir, name);
    const age = Date.now() - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? Date.now());
    const owner = Number(name.slice(FOLDER_PREFIX.length).split("-")[0]);
    if (age > MIN_SWEPT_AGE_MS && !isAlive(owner)) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}
