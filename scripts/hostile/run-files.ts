import { mkdtemp, readdir, readFile, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConverterCrash } from "../../src/engine/adapters/converter/child-process.ts";
import { openConverter } from "../../src/engine/adapters/converter/converter.ts";
import { processTree } from "../../src/engine/adapters/converter/process-memory.ts";
import { AppError } from "../../src/engine/contract/errors.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../../src/engine/contract/limits.ts";
import type { Converted, ConvertRequest } from "../../src/engine/cv/conversion.ts";
import { loadTemplate } from "../../src/engine/templates/load-template.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";

export type HostileFile = { name: string; bytes: Uint8Array; ocr?: ConvertRequest["ocr"] };
/** What became of a file. `crash` is a fault of ours; `timeout` and `memory` are limits that held. */
export type Run = {
  name: string;
  outcome: "read" | "refused" | "timeout" | "memory" | "crash";
  /** The sentence of a refusal, else what ended the child. */
  reason: string;
  code?: string;
  ms: number;
  /** Whether pictures of it were read. */
  ocr: boolean;
  /** The most that the child that had it in hand has ever held. */
  peakBytes: number;
  converted?: Converted;
};
export type Summary = { runs: Run[]; leftOver: string[]; ownBytesBefore: number; maxOwnBytes: number };
type Options = {
  /** Files at work at once, each in a child of its own. */
  lanes?: number;
  /** A child serves several files. */
  warm?: boolean;
  request?: Partial<ConvertRequest>;
  onRun?: (run: Run) => void;
  /** Keep what was made of the files. */
  keep?: boolean;
};

const POLL_MS = 20;

/** Sends every file through the real converter child, within the service's own limits, and tells what became of it and what it took. */
export async function runFiles(files: Iterable<HostileFile>, { lanes = 2, onRun = () => {}, ...options }: Options = {}): Promise<Summary> {
  const request: ConvertRequest = {
    fileName: "cv",
    ocr: "auto",
    outputs: ["docx", "pdf"],
    template: await loadTemplate("default"),
    ...options.request,
  };
  const queue = files[Symbol.iterator]();
  const summary: Summary = { runs: [], leftOver: [], ownBytesBefore: ownBytes(), maxOwnBytes: 0 };

  const work = async () => {
    const lane = await openLane(options.warm ?? false);
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { converted, ...run } = await lane.run(next.value, request);
      summary.runs.push(options.keep ? { ...run, converted } : run);
      summary.leftOver.push(...(await lane.leftOver()));
      summary.maxOwnBytes = Math.max(summary.maxOwnBytes, ownBytes());
      onRun(run);
    }
    summary.leftOver.push(...(await lane.close()));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return summary;
}

async function openLane(warm: boolean) {
  const tmpDir = await mkdtemp(join(tmpdir(), "vitae-hostile-"));
  const converter = openConverter({
    argv: programArgv("__convert"),
    concurrency: 1,
    tmpDir,
    timeoutMs: CONVERT_TIMEOUT_MS,
    ocrTimeoutMs: OCR_TIMEOUT_MS,
    memoryBytes: CHILD_MEMORY_BYTES,
  });

  const run = async ({ name, bytes, ocr }: HostileFile, request: ConvertRequest): Promise<Run> => {
    const watch = watchPeak(tmpDir);
    const start = performance.now();
    const ending = await converter.convert(bytes, ocr ? { ...request, ocr } : request, undefined, warm ? "hostile" : undefined).then(
      (converted) => ({ outcome: "read" as const, reason: "", ocr: converted.resume.meta?.vitae?.ocr ?? false, converted }),
      (error) => failureOf(error),
    );
    return { name, ocr: false, ...ending, ms: performance.now() - start, peakBytes: await watch.stop() };
  };
  /** Files of a document that is done. A kept child's own folder may stay, empty. */
  const leftOver = async () => {
    const names = (await readdir(tmpDir, { recursive: true })).filter((name) => !warm || name.includes("/"));
    return names.map((name) => join(tmpDir, name));
  };
  const close = async () => {
    await converter.close();
    const names = await readdir(tmpDir);
    await rm(tmpDir, { recursive: true });
    return names;
  };
  return { run, leftOver, close };
}

function failureOf(error: unknown): Pick<Run, "outcome" | "reason" | "code"> {
  if (error instanceof AppError) return { outcome: "refused", reason: error.message, code: error.code };
  if (error instanceof ConverterCrash) return { outcome: error.kind, reason: error.message };
  throw error;
}

/** Watches the processes that work below a folder. */
function watchPeak(folder: string) {
  let peakBytes = 0;
  const look = async () => {
    for (const pid of (await processTree(process.pid)).slice(1)) {
      const at = await readlink(`/proc/${pid}/cwd`).catch(() => "");
      if (at.startsWith(folder)) peakBytes = Math.max(peakBytes, await mostMemory(pid));
    }
  };
  const timer = setInterval(look, POLL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      return peakBytes;
    },
  };
}

async function mostMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

function ownBytes(): number {
  Bun.gc(true);
  return process.memoryUsage.rss();
}
