import { availableParallelism } from "node:os";
import { ConverterCrash } from "../../engine/adapters/converter/child-process.ts";
import { type Converter, openConverter } from "../../engine/adapters/converter/converter.ts";
import { findLibreOffice } from "../../engine/adapters/libreoffice/convert-office.ts";
import { AppError, REFUSALS, type RefusalCode } from "../../engine/contract/errors.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../../engine/contract/limits.ts";
import { version } from "../../engine/engine.ts";
import { readingOtherKinds } from "../../engine/jobs/convert/readable.ts";
import { readMoreKinds } from "../../engine/setup/config.ts";
import { commandEnvironment } from "../engine.ts";
import { chosenModel, type ModelOptions } from "../options/model.ts";
import { chosenQueue, type QueueOptions } from "../options/queue.ts";
import { complain } from "../terminal/output.ts";

export const DEFAULT_CONCURRENCY = availableParallelism();

/** The owner of all documents of a batch. */
const OWNER = "batch";
const CRASHES: Record<ConverterCrash["kind"], [RefusalCode, string]> = {
  timeout: ["too_large", "This file takes too long to be processed."],
  memory: ["too_large", REFUSALS.too_large],
  crash: ["corrupt", "This file cannot be processed; it may be damaged."],
};

/**
 * The converter for a batch: children are kept for several documents, and a document that crashes its child is refused (AppError whose details
 * name the `crash` and its `cause`).
 */
export function openBatchConverter(concurrency: number, { data }: { data?: string } = {}): Converter {
  return forBatch(openLocal(concurrency), { data });
}

const openLocal = (concurrency: number) =>
  openConverter({ concurrency, timeoutMs: CONVERT_TIMEOUT_MS, ocrTimeoutMs: OCR_TIMEOUT_MS, memoryBytes: CHILD_MEMORY_BYTES });

function forBatch(converter: Converter, { data }: { data?: string }): Converter {
  const convert: Converter["convert"] = (bytes, request, signal) =>
    converter.convert(bytes, request, signal, OWNER).catch((error) => {
      // A child that had died before it was given the document: the document is not the cause.
      if (!(error instanceof ConverterCrash) || !error.started) throw error;
      throw new AppError(...CRASHES[error.kind], { crash: error.kind, cause: error.message });
    });

  return { ...converter, convert: readMoreKinds(commandEnvironment({ data })) ? readingOtherKinds(convert) : convert };
}

/** The converter for a batch of CVs: the local model, where one is chosen, sorts what the rules leave over. */
export async function openCvConverter(concurrency: number, options: ModelOptions & QueueOptions): Promise<Converter> {
  const model = chosenModel(options);
  const local = openLocal(concurrency);
  const converter = forBatch(options.queue ? await withWorkers(local, concurrency, options) : local, options);
  if (!model) return converter;

  const [{ openOllama }, { completing }] = await Promise.all([
    import("../../engine/adapters/ollama/ollama.ts"),
    import("../../engine/jobs/convert/complete-cv.ts"),
  ]);
  return { ...converter, convert: completing(converter.convert, { ask: openOllama(model), name: model.model }) };
}

/** How often a document is tried whose worker was gone before it was done. */
const MAX_LOST_WORKERS = 3;

/** Documents of a batch that workers convert too, by the queue of `--queue`. */
async function withWorkers(local: Converter, concurrency: number, options: QueueOptions): Promise<Converter> {
  const queue = chosenQueue(options);
  const [{ openRemoteConverter }, { distribute }, { HandOverLost }] = await Promise.all([
    import("../../engine/adapters/workers/service/remote-converter.ts"),
    import("../../engine/adapters/workers/service/distribute.ts"),
    import("../../engine/adapters/workers/service/hand-over-lost.ts"),
  ]);
  const remote = openRemoteConverter({
    ...queue,
    version,
    libreoffice: findLibreOffice() !== undefined,
    yields: true,
    report: (level, sentence) => level === "warning" && complain(sentence),
  });
  const converter = distribute(local, concurrency, remote);
  const convert: Converter["convert"] = async (...document) => {
    for (let tries = 1; ; tries++) {
      try {
        return await converter.convert(...document);
      } catch (error) {
        if (!(error instanceof HandOverLost) || tries >= MAX_LOST_WORKERS) throw error;
      }
    }
  };
  return { ...converter, convert };
}
