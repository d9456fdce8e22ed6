import {
  openRemoteConverter,
  type RemoteConverter,
  type RemoteConverterOptions,
} from "../../src/engine/adapters/workers/service/remote-converter.ts";
import { type RunningWorker, startWorker, type WorkerOptions } from "../../src/engine/adapters/workers/worker/worker.ts";
import type { ConvertRequest } from "../../src/engine/cv/conversion.ts";
import { convertedCv } from "../../src/engine/testing/open-test-engine.ts";

export const KEY = new Uint8Array(32).fill(7);
export const CV: ConvertRequest = { fileName: "cv.pdf", ocr: "auto", outputs: ["pdf"] };
export const bytes = (text: string) => new TextEncoder().encode(text);

/** A service and workers on one queue below a prefix of its own; `said` is what they report. */
export function openQueue(url: string, prefix = `test-${crypto.randomUUID()}`) {
  const said: string[] = [];
  const open: (() => Promise<void>)[] = [];
  const service = (options: Partial<RemoteConverterOptions> = {}): RemoteConverter => {
    const remote = openRemoteConverter({
      url,
      key: KEY,
      prefix,
      version: "1.0.0",
      libreoffice: false,
      report: (_level, sentence) => said.push(`service: ${sentence}`),
      ...options,
    });
    open.push(remote.close);
    return remote;
  };
  const worker = (convert: WorkerOptions["convert"], options: Partial<WorkerOptions> = {}): RunningWorker => {
    const running = startWorker({
      url,
      key: KEY,
      prefix,
      version: "1.0.0",
      slots: 2,
      languages: ["eng"],
      libreoffice: false,
      convert,
      report: (_level, sentence) => said.push(`worker: ${sentence}`),
      ...options,
    });
    open.push(() => running.stop(0));
    return running;
  };
  return {
    prefix,
    said,
    service,
    worker,
    async [Symbol.asyncDispose]() {
      for (const close of open.reverse()) await close();
    },
  };
}

/**
 * Waits for something that takes a moment; the time limit of the test is the limit. It waits for 20 ms in any case: a test that hands over again and
 * again what is refused at once would else never let a timer run, not even its own limit.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  do await Bun.sleep(20);
  while (!(await isSo()));
}

/** A worker whose documents are their own results. */
export const echo: WorkerOptions["convert"] = async (document) => ({
  ...convertedCv({ outputs: [] }),
  outputs: [{ type: "pdf", bytes: document }],
});
