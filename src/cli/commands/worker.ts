import { openConverter } from "../../engine/adapters/converter/converter.ts";
import { findLibreOffice } from "../../engine/adapters/libreoffice/convert-office.ts";
import { openWorkFolder } from "../../engine/adapters/workers/work-folder.ts";
import { startWorker } from "../../engine/adapters/workers/worker.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../../engine/contract/limits.ts";
import { version } from "../../engine/engine.ts";
import { OCR_LANGUAGES } from "../../engine/setup/assets.ts";
import { DEFAULT_CONCURRENCY } from "../batch/converter.ts";
import { complain, type ExitStatus, type OutputOptions, say } from "../output.ts";
import { chosenQueue, type QueueOptions } from "../queue.ts";
import { stopSignal } from "../stop-signal.ts";

/** As the service: whoever stops a worker gets the machine back within half a minute. */
const DRAIN_MS = 30_000;

/** Converts documents from the queue until SIGTERM or SIGINT: then takes no more, lets those at work end, and gives the rest back. */
export async function worker(options: OutputOptions & QueueOptions & { concurrency?: number }): Promise<ExitStatus> {
  const queue = chosenQueue(options);
  const stop = stopSignal();
  const slots = options.concurrency ?? DEFAULT_CONCURRENCY;
  const folder = openWorkFolder();
  const converter = openConverter({
    concurrency: slots,
    timeoutMs: CONVERT_TIMEOUT_MS,
    ocrTimeoutMs: OCR_TIMEOUT_MS,
    memoryBytes: CHILD_MEMORY_BYTES,
    tmpDir: folder.path,
    besideService: true,
  });
  const running = startWorker({
    ...queue,
    version,
    slots,
    languages: [...OCR_LANGUAGES],
    libreoffice: findLibreOffice() !== undefined,
    convert: converter.convert,
    report: (level, sentence) => (level === "info" ? say(sentence, options) : complain(sentence)),
  });
  try {
    await stop;
    say("Finishing the documents under way, for at most 30 seconds. Press Ctrl-C again to stop at once.", options);
    await running.stop(DRAIN_MS);
  } finally {
    await converter.close();
    folder.remove();
    setImmediate(() => process.exit());
  }
  return 0;
}
