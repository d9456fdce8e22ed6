import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Job, Worker } from "bullmq";
import { AppError } from "../../contract/errors.ts";
import { ConverterCrash } from "../converter/child-process.ts";
import type { Converter } from "../converter/converter.ts";
import { announce, announced, withdraw } from "./announcements.ts";
import {
  ANNOUNCE_MS,
  type Answer,
  BYTES_EXPIRE_MS,
  type HandedOver,
  openHandOver,
  openProducer,
  queueKeys,
  queueName,
  sealAnnouncement,
  sealAnswer,
  type WorkerAnnouncement,
} from "./protocol.ts";
import { CLOSE_PATIENCE_MS, describeQueueError, isVague, openConnections, queuePlace, within } from "./queue-connection.ts";
import type { QueueKey } from "./seal.ts";

export type WorkerOptions = {
  url: string;
  key: QueueKey;
  prefix: string;
  version: string;
  /** Documents at work at the same time. */
  slots: number;
  languages: string[];
  libreoffice: boolean;
  convert: Converter["convert"];
  /** A sentence for whoever looks after the worker: the queue is reached or lost, the service has another version or key. */
  report: (level: "info" | "warning", sentence: string) => void;
};

export type RunningWorker = {
  /** Takes no more documents, lets those at work end for `drainMs`, and gives the rest back. */
  stop: (drainMs: number) => Promise<void>;
};

/** BullMQ's lock on a document: while it is renewed nobody else gets the document. */
const LOCK_MS = 10_000;
const LOOK_FOR_STALLED_MS = 5_000;
/** How soon a worker notices that an answer is no longer wanted. */
const STILL_WANTED_MS = 2_000;
/** A queue that was restarted has forgotten that it is wanted, and the service says so again within a second or two. */
const UNWANTED_AFTER_MISSES = 2;
/** How often and after what pause the answer is sent again to a queue that is away: for 10 s, and a service waits about as long. */
const DELIVER_TRIES = 20;
const DELIVER_AGAIN_MS = 500;
const STOPPED = "stopped";
const UNWANTED = "unwanted";

/**
 * Takes documents from the queue, as many at once as it has slots, and answers them. It takes none before it has seen a service of its version and key:
 * what a worker cannot read it does not take away from others.
 */
export function startWorker(options: WorkerOptions): RunningWorker {
  const { url, key, prefix, version, slots, languages, libreoffice, convert, report } = options;
  const id = crypto.randomUUID();
  const keys = queueKeys(prefix);
  const place = queuePlace(url);
  const connections = openConnections(url);
  const { control, transfer } = connections;
  const atWork = new Map<string, AbortController>();
  let [done, failed] = [0, 0];
  let worker: Worker | null = null;
  let draining = false;
  let stopped = false;
  let lastError: unknown;
  let told: string | null = null;

  const noteError = (error: unknown) => {
    lastError = error;
  };
  connections.onError(noteError);
  const tell = (level: "info" | "warning", sentence: string) => {
    if (!stopped && sentence !== told) report(level, sentence);
    told = sentence;
  };

  async function tick(): Promise<void> {
    try {
      await connections.connect();
      await announce(control, keys, "worker", id, sealAnnouncement(key, "worker", id, announcement()));
      const producers = (await announced(control, keys, "producer")).map(({ id: producer, sealed }) => openProducer(key, producer, sealed));
      if (producers.some((producer) => producer?.version === version)) {
        worker ??= openWorker();
        tell("info", `Waiting for documents from the queue at ${place}, ${slots} at once.`);
      } else tell("warning", whyNoDocuments(producers, version, place));
    } catch (error) {
      tell("warning", describeQueueError(isVague(error) ? (lastError ?? error) : error, place));
    }
  }

  const announcement = (): WorkerAnnouncement => ({
    version,
    host: hostname(),
    slots,
    atWork: [...atWork.keys()],
    languages,
    libreoffice,
    draining,
    done,
    failed,
  });

  function openWorker(): Worker {
    const opened = new Worker(queueName(version), takeDocument, {
      connection: connections.forBullmq,
      prefix,
      name: id,
      concurrency: slots,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_FOR_STALLED_MS,
      // The service decides whether a document whose worker is gone is tried again.
      maxStalledCount: 0,
    });
    opened.on("error", noteError);
    return opened;
  }

  async function takeDocument({ id: one }: Job): Promise<void> {
    if (one === undefined) return;
    const abort = new AbortController();
    // Named from now on: on a slow network the document is on its way for a while.
    atWork.set(one, abort);
    let misses = 0;
    const watch = setInterval(async () => {
      misses = (await isWanted(one)) ? 0 : misses + 1;
      if (misses >= UNWANTED_AFTER_MISSES) abort.abort(UNWANTED);
    }, STILL_WANTED_MS);
    try {
      const handOver = await fetchDocument(one);
      if (!handOver) return;
      const answer = await answerTo(handOver, abort.signal);
      if (abort.signal.reason === UNWANTED) return;
      const answered = sealAnswer(key, one, answer);
      forget(handOver, answer);
      await deliver(one, answered);
      done += 1;
      failed += Number(answer.type === "crashed");
    } finally {
      clearInterval(watch);
      atWork.delete(one);
    }
  }

  /** Takes it out of the queue. Null when it is not wanted any more, was taken by another, or was not sealed with this key. */
  async function fetchDocument(one: string): Promise<HandedOver | null> {
    const [wanted, sealed] = await Promise.all([
      control.exists(keys.wanted(one)),
      transfer((bytes) => bytes.getdelBuffer(keys.document(one))),
    ]);
    return wanted === 1 && sealed ? openHandOver(key, one, sealed) : null;
  }

  /** Tries for as long as the answer may be wanted: the queue may be away for a moment. */
  async function deliver(one: string, answered: Buffer): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await transfer((bytes) => bytes.set(keys.answer(one), answered, "PX", BYTES_EXPIRE_MS));
        return;
      } catch (error) {
        if (tries >= DELIVER_TRIES) throw error;
        await sleep(DELIVER_AGAIN_MS);
      }
    }
  }

  /** Also where the queue cannot be asked: the answer is made then, for when it is back. */
  const isWanted = (one: string) =>
    control.exists(keys.wanted(one)).then(
      (found) => found === 1,
      () => true,
    );

  async function answerTo({ bytes: document, request, owner }: HandedOver, signal: AbortSignal): Promise<Answer> {
    const start = performance.now();
    try {
      const converted = await convert(document, request, signal, owner);
      return { type: "done", converted, ms: performance.now() - start };
    } catch (error) {
      if (signal.aborted) return { type: "returned" };
      if (error instanceof AppError) return { type: "refused", code: error.code, message: error.message, details: error.details };
      const { kind, started } = error instanceof ConverterCrash ? error : { kind: "crash" as const, started: false };
      return { type: "crashed", kind, cause: error instanceof Error ? error.message : String(error), started };
    }
  }

  const loop = (async () => {
    while (!stopped) {
      await tick();
      await sleep(ANNOUNCE_MS);
    }
  })();

  return {
    async stop(drainMs) {
      draining = true;
      await within(CLOSE_PATIENCE_MS, announce(control, keys, "worker", id, sealAnnouncement(key, "worker", id, announcement()))).catch(
        noteError,
      );
      // Takes no more; the documents at work go on.
      await worker?.pause(true).catch(noteError);
      const end = performance.now() + drainMs;
      while (atWork.size > 0 && performance.now() < end) await sleep(50);
      for (const abort of atWork.values()) abort.abort(STOPPED);
      // The documents that were given back are answered.
      const close = Promise.resolve(worker?.close());
      await within(CLOSE_PATIENCE_MS, close).catch(noteError);
      stopped = true;
      await within(CLOSE_PATIENCE_MS, withdraw(control, keys, "worker", id)).catch(noteError);
      connections.close();
      await loop;
    },
  };
}

/** Overwrites the documents in the memory of this process. What was read of them lies there too, until the program starts anew (src/cli/commands/worker.ts). */
function forget({ bytes }: HandedOver, answer: Answer): void {
  bytes.fill(0);
  if (answer.type === "done") for (const output of answer.converted.outputs) output.bytes.fill(0);
}

function whyNoDocuments(producers: ({ version: string; host: string } | null)[], version: string, place: string): string {
  const other = producers.find((producer) => producer !== null);
  if (other)
    return `The service on ${other.host} is version ${other.version} and this worker ${version}: it gets no documents until both are the same.`;
  if (producers.length > 0) return `What uses the queue at ${place} has another VITAE_QUEUE_KEY than this worker: it gets no documents.`;
  return `No service uses the queue at ${place} yet.`;
}
