import { IDLE_MS, openConverter } from "../../../engine/adapters/converter/converter.ts";
import { findLibreOffice } from "../../../engine/adapters/libreoffice/convert-office.ts";
import { watchRest } from "../../../engine/adapters/workers/worker/watch-rest.ts";
import { openWorkFolder } from "../../../engine/adapters/workers/worker/work-folder.ts";
import { startWorker } from "../../../engine/adapters/workers/worker/worker.ts";
import { errorCode } from "../../../engine/contract/errors.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../../../engine/contract/limits.ts";
import { version } from "../../../engine/engine.ts";
import { OCR_LANGUAGES, selfArgv } from "../../../engine/setup/assets.ts";
import { DEFAULT_CONCURRENCY } from "../../batch/converter.ts";
import { chosenQueue, type QueueOptions } from "../../options/queue.ts";
import { complain, type ExitStatus, type OutputOptions, print, say } from "../../terminal/output.ts";
import { stopSignal } from "../../terminal/stop-signal.ts";

/** As the service: whoever stops a worker gets the machine back within half a minute. */
const DRAIN_MS = 30_000;
/** When the converter's children have ended, nobody is likely to hand over the next document soon. */
const RENEW_AFTER_MS = IDLE_MS + 5_000;

/**
 * Converts documents from the queue until SIGTERM or SIGINT: then takes no more, lets those at work end, and gives the rest back.
 * When there was nothing to do for a while it starts itself anew: no program can wipe all that it has read from its memory, but the system does, for
 * one that ends.
 */
export async function worker(options: OutputOptions & QueueOptions & { concurrency?: number }): Promise<ExitStatus> {
  const queue = chosenQueue(options);
  const stop = stopSignal();
  const slots = options.concurrency ?? DEFAULT_CONCURRENCY;
  const report = (level: "info" | "warning", sentence: string) => {
    if (options.json) print(JSON.stringify({ level, message: sentence }));
    else if (level === "info") say(sentence, options);
    else complain(sentence);
  };
  const folder = openWorkFolder();
  const converter = openConverter({
    concurrency: slots,
    timeoutMs: CONVERT_TIMEOUT_MS,
    ocrTimeoutMs: OCR_TIMEOUT_MS,
    memoryBytes: CHILD_MEMORY_BYTES,
    tmpDir: folder.path,
    besideService: true,
  });
  const { convert, rested } = watchRest(converter.convert, RENEW_AFTER_MS);
  const running = startWorker({
    ...queue,
    version,
    slots,
    languages: [...OCR_LANGUAGES],
    libreoffice: findLibreOffice() !== undefined,
    convert,
    report,
  });
  const asked = stop.then(() => "stop" as const);
  // Windows has no way to put another program in the place of one that runs.
  const outcome = process.platform === "win32" ? asked : Promise.race([asked, rested.then(() => "rested" as const)]);
  const farewell = {
    stop: "Finishing the documents under way, for at most 30 seconds. Press Ctrl-C again to stop at once.",
    rested: "Starting anew, so that nothing of the documents stays in memory.",
  };
  let isAsked = false;
  void asked.then(() => {
    isAsked = true;
  });
  let startsAnew = false;
  try {
    const reason = await outcome;
    report("info", farewell[reason]);
    await running.stop(DRAIN_MS);
    startsAnew = reason === "rested" && !isAsked;
  } finally {
    await converter.close();
    folder.remove();
    if (!startsAnew) setImmediate(() => process.exit());
  }
  if (startsAnew) startAnew();
  return 0;
}

/**
 * The same command in the same process, with nothing of its memory. Open files and connections that it has not closed end with it. Where it cannot be
 * (the program's file is gone) the process ends, and whatever looks after it starts it.
 */
function startAnew(): never {
  const [program = process.execPath, ...args] = selfArgv(...process.argv.slice(2));
  try {
    process.execve?.(program, [program, ...args], process.env);
  } catch (error) {
    complain(`The worker could not start itself anew (${errorCode(error)}).`);
  }
  process.exit(1);
}
