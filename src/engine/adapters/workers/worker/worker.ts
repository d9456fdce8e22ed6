import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Job, Worker } from "bullmq";
import { AppError } from "../../../contract/errors.ts";
import { ConverterCrash } from "../../converter/child-process.ts";
import type { Converter } from "../../converter/converter.ts";
import { announce, announced, withdraw } from "../queue/announcements.ts";
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
} from "../queue/protocol.ts";
import { CLOSE_PATIENCE_MS, describeQueueError, isVague, openConnections, queuePlace, within } from "../queue/queue-connection.ts";
import type { QueueKey } from "../queue/seal.ts";

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
/** How often a worker that is being stopped looks whether its documents are done. */
const DRAIN_POLL_MS = 50;
const STOPPED = "stopped";
const UNWANTED = "unwanted";

/** What a worker knows while it runs. */
type WorkerState = {
  options: WorkerOptions;
  /** Under this name it announces itself to the services. */
  id: string;
  keys: ReturnType<typeof queueKeys>;
  /** Where the queue is, for messages. */
  place: string;
  connections: ReturnType<typeof openConnections>;
  /** Undefined before a service of the same version was seen. */
  consumer: Worker | undefined;
  /** The documents at work, by the ids of their hand-overs. */
  atWork: Map<string, AbortController>;
  done: number;
  failed: number;
  draining: boolean;
  stopped: boolean;
  /** Of the connection: it says more than the time-out that follows from it. */
  lastError: unknown;
  lastReport: string | undefined;
};

/**
 * Takes documents from the queue, as many at once as it has slots, and answers them. It takes none before it has seen a service of its version and key:
 * what a worker cannot read it does not take away from others.
 */
export function startWorker(options: WorkerOptions): RunningWorker {
  const worker: WorkerState = {
    options,
    id: crypto.randomUUID(),
    keys: queueKeys(options.prefix),
    place: queuePlace(options.url),
    connections: openConnections(options.url),
    consumer: undefined,
    atWork: new Map(),
    done: 0,
    failed: 0,
    draining: false,
    stopped: false,
    lastError: undefined,
    lastReport: undefined,
  };
  worker.connections.onError((error) => noteError(worker, error));
  const ended = tickUntilStopped(worker);
  return { stop: (drainMs) => stop(worker, drainMs, ended) };
}

async function stop(worker: WorkerState, drainMs: number, ended: Promise<void>): Promise<void> {
  const { atWork, connections, id, keys } = worker;
  const note = (error: unknown) => noteError(worker, error);
  worker.draining = true;
  await within(CLOSE_PATIENCE_MS, announceWorker(worker)).catch(note);
  // Takes no more; the documents at work go on.
  await worker.consumer?.pause(true).catch(note);
  const end = performance.now() + drainMs;
  while (atWork.size > 0 && performance.now() < end) await sleep(DRAIN_POLL_MS);
  for (const abort of atWork.values()) abort.abort(STOPPED);
  // The documents that were given back are answered.
  await within(CLOSE_PATIENCE_MS, Promise.resolve(worker.consumer?.close())).catch(note);
  worker.stopped = true;
  await within(CLOSE_PATIENCE_MS, withdraw(connections.control, keys, "worker", id)).catch(note);
  connections.close();
  await ended;
}

// ---- each second -----------------------------------------------------------------------------------------------------------------

async function tickUntilStopped(worker: WorkerState): Promise<void> {
  while (!worker.stopped) {
    await tick(worker);
    await sleep(ANNOUNCE_MS);
  }
}

async function tick(worker: WorkerState): Promise<void> {
  const { connections, keys, options, place } = worker;
  const { key, slots, version } = options;
  try {
    await connections.connect();
    await announceWorker(worker);
    const producers = (await announced(connections.control, keys, "producer")).map(({ id, sealed }) => openProducer(key, id, sealed));
    if (producers.some((producer) => producer?.version === version)) {
      worker.consumer ??= openConsumer(worker);
      report(worker, "info", `Waiting for documents from the queue at ${place}, ${slots} at once.`);
    } else report(worker, "warning", whyNoDocuments(producers, version, place));
  } catch (error) {
    report(worker, "warning", describeQueueError(isVague(error) ? (worker.lastError ?? error) : error, place));
  }
}

function announceWorker(worker: WorkerState): Promise<void> {
  const { connections, id, keys, options } = worker;
  return announce(connections.control, keys, "worker", id, sealAnnouncement(options.key, "worker", id, announcementOf(worker)));
}

const announcementOf = ({ options, atWork, draining, done, failed }: WorkerState): WorkerAnnouncement => ({
  version: options.version,
  host: hostname(),
  slots: options.slots,
  atWork: [...atWork.keys()],
  languages: options.languages,
  libreoffice: options.libreoffice,
  draining,
  done,
  failed,
});

function openConsumer(worker: WorkerState): Worker {
  const { connections, id, options } = worker;
  const consumer = new Worker(queueName(options.version), (job) => takeDocument(worker, job), {
    connection: connections.forBullmq,
    prefix: options.prefix,
    name: id,
    concurrency: options.slots,
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_FOR_STALLED_MS,
    // The service decides whether a document whose worker is gone is tried again.
    maxStalledCount: 0,
  });
  consumer.on("error", (error) => noteError(worker, error));
  return consumer;
}

function noteError(worker: WorkerState, error: unknown): void {
  worker.lastError = error;
}

/** What lasts is reported once, not every second. */
function report(worker: WorkerState, level: "info" | "warning", sentence: string): void {
  if (!worker.stopped && sentence !== worker.lastReport) worker.options.report(level, sentence);
  worker.lastReport = sentence;
}

// ---- one document ----------------------------------------------------------------------------------------------------------------

async function takeDocument(worker: WorkerState, { id }: Job): Promise<void> {
  if (id === undefined) return;
  const abort = new AbortController();
  // Announced from now on: on a slow network the document is on its way for a while.
  worker.atWork.set(id, abort);
  const watch = watchWanted(worker, id, abort);
  try {
    const handOver = await fetchDocument(worker, id);
    if (!handOver) return;
    const answer = await answerTo(handOver, worker.options.convert, abort.signal);
    if (abort.signal.reason === UNWANTED) return;
    const sealed = sealAnswer(worker.options.key, id, answer);
    forget(handOver, answer);
    await deliver(worker, id, sealed);
    worker.done += 1;
    worker.failed += Number(answer.type === "crashed");
  } finally {
    clearInterval(watch);
    worker.atWork.delete(id);
  }
}

/** Ends the work on a document whose answer is no longer wanted. */
function watchWanted(worker: WorkerState, id: string, abort: AbortController): NodeJS.Timeout {
  let misses = 0;
  return setInterval(async () => {
    misses = (await isWanted(worker, id)) ? 0 : misses + 1;
    if (misses >= UNWANTED_AFTER_MISSES) abort.abort(UNWANTED);
  }, STILL_WANTED_MS);
}

/** True also where the queue cannot be asked: the answer is made then, for when it is back. */
const isWanted = ({ connections, keys }: WorkerState, id: string) =>
  connections.control.exists(keys.wanted(id)).then(
    (found) => found === 1,
    () => true,
  );

/** Takes it out of the queue. Null when it is not wanted any more, was taken by another, or was not sealed with this key. */
async function fetchDocument({ connections, keys, options }: WorkerState, id: string): Promise<HandedOver | null> {
  const [wanted, sealed] = await Promise.all([
    connections.control.exists(keys.wanted(id)),
    connections.transfer((bytes) => bytes.getdelBuffer(keys.document(id))),
  ]);
  return wanted === 1 && sealed ? openHandOver(options.key, id, sealed) : null;
}

async function answerTo({ bytes, request, owner }: HandedOver, convert: Converter["convert"], signal: AbortSignal): Promise<Answer> {
  const start = performance.now();
  try {
    const converted = await convert(bytes, request, signal, owner);
    return { type: "done", converted, ms: performance.now() - start };
  } catch (error) {
    if (signal.aborted) return { type: "returned" };
    if (error instanceof AppError) return { type: "refused", code: error.code, message: error.message, details: error.details };
    const { kind, started } = error instanceof ConverterCrash ? error : { kind: "crash" as const, started: false };
    return { type: "crashed", kind, cause: error instanceof Error ? error.message : String(error), started };
  }
}

/** Tries for as long as the answer may be wanted: the queue may be away for a moment. */
async function deliver({ connections, keys }: WorkerState, id: string, sealed: Buffer): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await connections.transfer((bytes) => bytes.set(keys.answer(id), sealed, "PX", BYTES_EXPIRE_MS));
      return;
    } catch (error) {
      if (tries >= DELIVER_TRIES) throw error;
      await sleep(DELIVER_AGAIN_MS);
    }
  }
}

/** Overwrites the documents in the memory of this process. What was read of them lies there too, until the program starts anew (src/cli/commands/service/worker.ts). */
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
