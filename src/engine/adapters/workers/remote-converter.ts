import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerStatus } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { ConverterCrash, MAX_ANSWER_BYTES } from "../converter/child-process.ts";
import { ProtocolError } from "../converter/frames.ts";
import { announce, withdraw } from "./announcements.ts";
import { type BullQueue, openBullQueue, QUEUE_PATIENCE_MS } from "./bull-queue.ts";
import { HandOverLost } from "./hand-over-lost.ts";
import { type HandOver, openHandOvers } from "./hand-overs.ts";
import {
  ANNOUNCE_MS,
  type Answer,
  BYTES_EXPIRE_MS,
  openAnswer,
  queueKeys,
  sealAnnouncement,
  sealHandOver,
  WANTED_EXPIRES_MS,
} from "./protocol.ts";
import { CLOSE_PATIENCE_MS, describeQueueError, isVague, openConnections, queuePlace, within } from "./queue-connection.ts";
import type { QueueKey } from "./seal.ts";
import { type SeenWorker, seenWorkers, toStatus, type Wanted } from "./seen-workers.ts";

export type RemoteConverterOptions = Wanted & {
  url: string;
  key: QueueKey;
  prefix: string;
  /** Later than those of a service: for a batch at the terminal. */
  yields?: boolean;
  /** A sentence for the log: the queue is lost or back, a worker cannot be used. */
  report: (level: "info" | "warning", sentence: string) => void;
};

export type QueueState = {
  connected: boolean;
  /** Why it is not, as a sentence. */
  reason: string | null;
  /** Hand-overs that wait for a worker. */
  depth: number;
};

/** Documents that workers have converted since the start, and the seconds that they took, by the kind of request. */
export type RemoteTallies = Map<string, { count: number; seconds: number }>;

export type RemoteConverter = {
  /** As `Converter.convert`. Throws HandOverLost besides. */
  convert: (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal, owner?: string) => Promise<Converted>;
  /** Slots of all workers that can be used: so many documents may be handed over at once. */
  slots: () => number;
  /** Those that have announced themselves lately; none while the queue cannot be reached. */
  workers: () => WorkerStatus[];
  state: () => QueueState;
  tallies: () => RemoteTallies;
  /** Called when there may be more slots, or fewer. */
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
};

const TICK_MS = 1_000;
/** The hand-overs that are looked for have been away for a while: most are answered long before. */
const LOOK_FOR_AFTER_MS = 3_000;
/** After a hand-over that the queue refused none is tried for so long. */
const REST_MS = 2_000;
/** Hands documents to workers by a queue. It never fails to open: while the queue cannot be reached there are no slots. */
export function openRemoteConverter(options: RemoteConverterOptions): RemoteConverter {
  const { url, key, prefix, version, report } = options;
  const id = crypto.randomUUID();
  const keys = queueKeys(prefix);
  const place = queuePlace(url);
  const connections = openConnections(url);
  const { control, transfer } = connections;
  const handOvers = openHandOvers();
  const listeners = new Set<() => void>();
  const tallies: RemoteTallies = new Map();
  const named = new Set<string>();
  let state: QueueState = { connected: false, reason: `The queue at ${place} has not answered yet.`, depth: 0 };
  let workers: SeenWorker[] = [];
  let restsUntil = 0;
  let announcedAt = Number.NEGATIVE_INFINITY;
  let lastError: unknown;
  let closed = false;
  let toldOf: string | null = null;
  let knownSlots = 0;
  let queue: BullQueue | null = null;

  const noteError = (error: unknown) => {
    lastError = error;
  };
  connections.onError(noteError);

  const slots = () => {
    if (closed || !state.connected || performance.now() < restsUntil) return 0;
    return workers.reduce((sum, worker) => sum + (worker.problem === null && !worker.draining ? worker.slots : 0), 0);
  };
  const noteSlots = () => {
    if (slots() === knownSlots) return;
    knownSlots = slots();
    for (const listener of listeners) listener();
  };
  /** A trouble is told once, not every second that it lasts. */
  const tellOf = (trouble: string) => {
    if (!closed && trouble !== toldOf) report("warning", trouble);
    toldOf = trouble;
  };

  async function connect(): Promise<void> {
    await connections.connect();
    await control.ping();
    queue ??= await openBullQueue({
      connection: connections.forBullmq,
      prefix,
      version,
      yields: options.yields === true,
      onError: noteError,
      onTaken: handOvers.noteTaken,
      onEnded: (one) => void fetchAnswer(one),
    });
  }

  async function tick(): Promise<void> {
    try {
      await within(QUEUE_PATIENCE_MS, connect());
      if (performance.now() - announcedAt >= ANNOUNCE_MS) {
        await announce(control, keys, "producer", id, sealAnnouncement(key, "producer", id, { version, host: hostname() }));
        announcedAt = performance.now();
      }
      workers = await lookForWorkers();
      if (!state.connected) report("info", `The queue at ${place} is reached.`);
      state = { connected: true, reason: null, depth: (await queue?.depth()) ?? 0 };
      await lookAfterHandOvers();
    } catch (error) {
      const reason = describeQueueError(isVague(error) ? (lastError ?? error) : error, place);
      tellOf(`${reason} Documents are not handed to workers.`);
      state = { connected: false, reason, depth: 0 };
    }
    handOvers.giveUpLost(performance.now(), state.reason);
    noteSlots();
  }

  async function lookForWorkers(): Promise<SeenWorker[]> {
    const seen = await seenWorkers(control, keys, key, options);
    for (const { id: workerId, host, problem } of seen)
      if (problem !== null && !named.has(workerId)) {
        named.add(workerId);
        report("warning", `The worker ${host || workerId} gets no documents: ${problem}`);
      }
    return seen;
  }

  /** Says that the answers are still wanted, and finds out which hand-overs are still in good hands. */
  async function lookAfterHandOvers(): Promise<void> {
    // Set anew, not only renewed: a queue that was restarted has forgotten it, and the worker still has the document.
    await Promise.all(handOvers.all().map(({ id: one }) => control.set(keys.wanted(one), "1", "PX", WANTED_EXPIRES_MS)));
    const atWork = new Set(workers.flatMap((worker) => worker.atWork));
    for (const one of atWork) handOvers.noteTaken(one);
    await Promise.all(handOvers.all().map((handOver) => lookFor(handOver, atWork, performance.now())));
  }

  async function lookFor(handOver: HandOver, atWork: Set<string>, now: number): Promise<void> {
    if (handOver.inTransfer || atWork.has(handOver.id)) handOver.seenAt = now;
    else if (now - handOver.handedOverAt >= LOOK_FOR_AFTER_MS) {
      // Not awaited: a large answer on a slow network would hold up all else that is looked after.
      void fetchAnswer(handOver.id);
      if (slots() > 0 && (await queue?.waits(handOver.id))) handOver.seenAt = now;
    }
  }

  /** Fetches the answer of a hand-over, if there is one. One that nobody waits for is left to expire: it is late, or somebody else's. */
  async function fetchAnswer(one: string): Promise<void> {
    const handOver = handOvers.get(one);
    if (!handOver || handOver.inTransfer) return;
    handOver.inTransfer = true;
    try {
      const size = await control.strlen(keys.answer(one));
      if (size === 0) return;
      if (size > MAX_ANSWER_BYTES) throw new ProtocolError(`an answer of ${size} bytes`);
      const sealed = await transfer((bytes) => bytes.getdelBuffer(keys.answer(one)));
      if (sealed) handOver.settle({ answer: openAnswer(key, one, sealed) });
    } catch (error) {
      if (!(error instanceof ProtocolError)) return noteError(error);
      restsUntil = performance.now() + REST_MS;
      tellOf(`A worker sent ${error.message}. The document is converted anew.`);
      await control.del(keys.answer(one)).catch(noteError);
      // Counted, or a document that the workers always answer wrongly would be converted anew for ever.
      handOver.settle({ lost: new HandOverLost("worker", `A worker sent ${error.message}.`) });
    } finally {
      handOver.inTransfer = false;
    }
  }

  const convert: RemoteConverter["convert"] = async (document, request, signal, owner) => {
    signal?.throwIfAborted();
    const handOver = handOvers.begin(performance.now());
    const abort = () => handOver.settle({ lost: new HandOverLost("queue", "It is no longer wanted.") });
    signal?.addEventListener("abort", abort, { once: true });
    let isAnswered = false;
    try {
      // Not awaited: on its way to a queue that has fallen silent, the document may be given up, or no longer be wanted.
      void send(handOver, sealHandOver(key, handOver.id, { bytes: document, request, owner })).catch((lost) => handOver.settle({ lost }));
      const answered = await handOver.answered;
      isAnswered = "answer" in answered;
      signal?.throwIfAborted();
      if ("lost" in answered) throw answered.lost;
      return resultOf(answered.answer, request);
    } finally {
      handOvers.end(handOver.id);
      signal?.removeEventListener("abort", abort);
      void forget(handOver.id, isAnswered);
    }
  };

  async function send(handOver: HandOver, sealed: Buffer): Promise<void> {
    const { id: one } = handOver;
    if (!queue || closed) throw new HandOverLost("queue", state.reason ?? "The queue is closed.");
    try {
      await Promise.all([
        control.set(keys.wanted(one), "1", "PX", WANTED_EXPIRES_MS),
        transfer((bytes) => bytes.set(keys.document(one), sealed, "PX", BYTES_EXPIRE_MS)),
      ]);
      if (!handOvers.get(one)) return await forget(one, true);
      handOvers.noteArrival(handOver, performance.now());
      await queue.add(one);
      toldOf = null;
    } catch (error) {
      restsUntil = performance.now() + REST_MS;
      const reason = describeQueueError(error, place);
      tellOf(`${reason} A document could not be handed to a worker.`);
      noteSlots();
      throw new HandOverLost("queue", reason);
    }
  }

  /** Nothing of a document stays in the queue when its answer is here, or no longer wanted. A worker that has it stops. */
  async function forget(one: string, hasLeftQueue: boolean): Promise<void> {
    try {
      await control.del(keys.wanted(one), keys.document(one), keys.answer(one));
      if (!hasLeftQueue) await queue?.remove(one);
    } catch (error) {
      // Locked by the worker that has it, or the queue is away: what is left expires within minutes.
      noteError(error);
    }
  }

  function resultOf(answer: Answer, request: ConvertRequest): Converted {
    if (answer.type === "returned") throw new HandOverLost("queue", "The worker was stopped before it was done.");
    if (answer.type === "refused") throw new AppError(answer.code, answer.message, answer.details);
    if (answer.type === "crashed") throw new ConverterCrash(answer.kind, answer.cause, answer.started);
    const kind = request.kind ?? "cv";
    const { count, seconds } = tallies.get(kind) ?? { count: 0, seconds: 0 };
    tallies.set(kind, { count: count + 1, seconds: seconds + answer.ms / 1000 });
    return answer.converted;
  }

  const loop = (async () => {
    while (!closed) {
      await tick();
      await sleep(TICK_MS, undefined, { ref: false });
    }
  })();

  return {
    convert,
    slots,
    workers: () => (state.connected ? workers.map(toStatus) : []),
    state: () => state,
    tallies: () => tallies,
    onChange: (listener) => listeners.add(listener),
    async close() {
      if (closed) return;
      closed = true;
      for (const { settle } of handOvers.all()) settle({ lost: new HandOverLost("queue", "The queue is closed.") });
      await within(CLOSE_PATIENCE_MS, withdraw(control, keys, "producer", id)).catch(noteError);
      await queue?.close().catch(noteError);
      connections.close();
      await loop;
    },
  };
}
