/**
 * A worker as a program of its own, with a converter of the test: `sleep:MS` sleeps and answers as the converter of tests does, `misbehave` has a
 * child that does what the document says. An offset changes the clock of the whole process, in milliseconds.
 * `workers` of them can live in one process.
 */
import { join } from "node:path";
import { version as current } from "../../package.json";
import { openConverter } from "../../src/engine/adapters/converter/converter.ts";
import { readQueueKey } from "../../src/engine/adapters/workers/queue/seal.ts";
import { startWorker, type WorkerOptions } from "../../src/engine/adapters/workers/worker/worker.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { convertInTest } from "../../src/engine/testing/open-test-engine.ts";

export type TestWorkerArguments = {
  url: string;
  key: string;
  prefix?: string;
  slots?: number;
  converter: `sleep:${number}` | "misbehave";
  offsetMs?: number;
  workers?: number;
  version?: string;
};

if (import.meta.main) {
  const {
    url,
    key,
    prefix = "vitae",
    slots = 1,
    converter,
    offsetMs = 0,
    workers = 1,
    version = current,
  } = JSON.parse(process.argv[2] as string) as TestWorkerArguments;
  const realNow = Date.now;
  Date.now = () => realNow() + offsetMs;
  const report = (_level: string, sentence: string) => console.log(sentence);
  const settings = { url, key: readQueueKey(key), prefix, slots, version, languages: [], libreoffice: true, report };
  const convert = converter === "misbehave" ? misbehaving(slots) : sleeping(Number(converter.slice("sleep:".length)));
  for (let number = 0; number < workers; number++) startWorker({ ...settings, convert });
}

function sleeping(ms: number): WorkerOptions["convert"] {
  return async (document, request) => {
    await Bun.sleep(ms);
    return convertInTest(document, request);
  };
}

function misbehaving(concurrency: number): WorkerOptions["convert"] {
  const argv = [process.execPath, join(CHECKOUT_ROOT, "src/engine/adapters/converter/testing/child.ts")];
  return openConverter({ timeoutMs: 2_000, ocrTimeoutMs: 2_000, memoryBytes: 250 * 2 ** 20, concurrency, idleMs: 50, argv }).convert;
}
