import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerStatus } from "../../../contract/api.ts";
import { AppError } from "../../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../../cv/conversion.ts";
import { ConverterCrash, MAX_ANSWER_BYTES } from "../../converter/child-process.ts";
import { ProtocolError } from "../../converter/frames.ts";
import { announce, withdraw } from "../queue/announcements.ts";
import { type BullQueue, openBullQueue } from "../queue/bull-queue.ts";
import {
  ANNOUNCE_MS,
  type Answer,
  BYTES_EXPIRE_MS,
  type HandedOver,
  openAnswer,
  queueKeys,
  sealAnnouncement,
  sealHandOver,
  WANTED_EXPIRES_MS,
} from "../queue/protocol.ts";
import { CLOSE_PATIENCE_MS, describeQueueError, isVague, openConnections, queuePlace, within } from "../queue/queue-connection.ts";
import type { QueueKey } from "../queue/seal.ts";
import { type SeenWorker, seenWorkers, toStatus, type Wanted } from "../queue/seen-workers.ts";
import { HandOverLost } from "./hand-over-lost.ts";
import { type HandOver, openHandOvers } from "./hand-overs.ts";

export type RemoteConverterOptions = Wanted & {
  url: string;
  key: QueueKey;
  prefix: string;
  /** Later than those of a service: for a batch at the terminal. */
  yields?: boolean;
  /** Takes a sentence for the log: the queue is lost or back, a worker cannot be used. */
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
/** BullMQ waits without end for a queue that it has not reached yet; the service says after so long that it is away. */
const CONNECT_PATIENCE_MS = 10_000;
/** The hand-overs that are looked for have been away for a while: most are answered long before. */
const LOOK_FOR_AFTER_MS = 3_000;
/** After a hand-over that the queue refused none is tried for so long. */
const REST_MS = 2_000;

/** What a service knows of its workers and of the documents that it has handed to them. */
type Remote = {
  options: RemoteConverterOptions;
  /** Under this name the service announces itself to the workers. */
  id: string;
  keys: ReturnType<typeof queueKeys>;
  /** Where the queue is, for messages. */
  place: string;
  connections: ReturnType<typeof openConnections>;
  /** Undefined until the queue has been reached for the first time. */
  queue: BullQueue | undefined;
  state: QueueState;
  workers: SeenWorker[];
  handOvers: ReturnType<typeof openHandOvers>;
  tallies: RemoteTallies;
  slotListeners: Set<() => void>;
  /** The number of slots that the listeners know of. */
  knownSlots: number;
  /** Nothing is handed over before this time of `performance.now()`. */
  restsUntil: number;
  announcedAt: number;
  /** Of the connection: it says more than the time-out that follows from it. */
  lastError: unknown;
  /** The trouble that was reported last; null when the last document was handed over. */
  reportedTrouble: string | null;
  /** Workers of which the log has a line that they cannot be used. */
  reportedWorkers: Set<string>;
  closed: boolean;
};

/** Hands documents to workers by a queue. It never fails to open: while the queue cannot be reached there are no slots. */
export function openRemoteConverter(options: RemoteConverterOptions): RemoteConverter {
  const place = queuePlace(options.url);
  const remote: Remote = {
    options,
    id: crypto.randomUUID(),
    keys: queueKeys(options.prefix),
    place,
    connections: openConnections(options.url),
    queue: undefined,
    state: { connected: false, reason: `The queue at ${place} has not answered yet.`, depth: 0 },
    workers: [],
    handOvers: openHandOvers(),
    tallies: new Map(),
    slotListeners: new Set(),
    knownSlots: 0,
    restsUntil: 0,
    announcedAt: Number.NEGATIVE_INFINITY,
    lastError: undefined,
    reportedTrouble: null,
    reportedWorkers: new Set(),
    closed: false,
  };
  remote.connections.onError((error) => noteError(remote, error));
  const ended = tickUntilClosed(remote);
  return {
    convert: (bytes, request, signal, owner) => convertAtWorker(remote, { bytes, request, owner }, signal),
    slots: () => slotsOf(remote),
    workers: () => (remote.state.connected ? remote.workers.map(toStatus) : []),
    state: () => remote.state,
    tallies: () => remote.tallies,
    onChange: (listener) => remote.slotListeners.add(listener),
    close: () => close(remote, ended),
  };
}

async function close(remote: Remote, ended: Promise<void>): Promise<void> {
  if (remote.closed) return;
  remote.closed = true;
  const { connections, handOvers, id, keys } = remote;
  const note = (error: unknown) => noteError(remote, error);
  for (const { settle } of handOvers.all()) settle({ lost: new HandOverLost("queue", "The queue is closed.") });
  await within(CLOSE_PATIENCE_MS, withdraw(connections.control, keys, "producer", id)).catch(note);
  await remote.queue?.close().catch(note);
  connections.close();
  await ended;
}

// ---- slots and reports -----------------------------------------------------------------------------------------------------------

function slotsOf({ closed, state, restsUntil, workers }: Remote): number {
  if (closed || !state.connected || performance.now() < restsUntil) return 0;
  return workers.reduce((sum, worker) => sum + (worker.problem === null && !worker.draining ? worker.slots : 0), 0);
}

function tellListeners(remote: Remote): void {
  const slots = slotsOf(remote);
  if (slots === remote.knownSlots) return;
  remote.knownSlots = slots;
  for (const listener of remote.slotListeners) listener();
}

function noteError(remote: Remote, error: unknown): void {
  remote.lastError = error;
}

/** A trouble is reported once, not every second that it lasts. */
function reportTrouble(remote: Remote, trouble: string): void {
  if (!remote.closed && trouble !== remote.reportedTrouble) remote.options.report("warning", trouble);
  remote.reportedTrouble = trouble;
}

function rest(remote: Remote): void {
  remote.restsUntil = performance.now() + REST_MS;
}

// ---- each second -----------------------------------------------------------------------------------------------------------------

async function tickUntilClosed(remote: Remote): Promise<void> {
  while (!remote.closed) {
    await tick(remote);
    await sleep(TICK_MS, undefined, { ref: false });
  }
}

async function tick(remote: Remote): Promise<void> {
  const { options, handOvers, place } = remote;
  try {
    await within(CONNECT_PATIENCE_MS, connect(remote));
    await announceService(remote);
    remote.workers = await lookForWorkers(remote);
    if (!remote.state.connected) options.report("info", `The queue at ${place} is reached.`);
    remote.state = { connected: true, reason: null, depth: (await remote.queue?.depth()) ?? 0 };
    await lookAfterHandOvers(remote);
  } catch (error) {
    const reason = describeQueueError(isVague(error) ? (remote.lastError ?? error) : error, place);
    reportTrouble(remote, `${reason} Documents are not handed to workers.`);
    remote.state = { connected: false, reason, depth: 0 };
  }
  handOvers.giveUpLost(performance.now(), remote.state.reason);
  tellListeners(remote);
}

async function connect(remote: Remote): Promise<void> {
  const { connections, handOvers, options } = remote;
  await connections.connect();
  await connections.control.ping();
  remote.queue ??= await openBullQueue({
    connections,
    prefix: options.prefix,
    version: options.version,
    yields: options.yields === true,
    onError: (error) => noteError(remote, error),
    onTaken: handOvers.noteTaken,
    onEnded: (id) => void fetchAnswer(remote, id),
  });
}

async function announceService(remote: Remote): Promise<void> {
  const { connections, keys, id, options } = remote;
  if (performance.now() - remote.announcedAt < ANNOUNCE_MS) return;
  const announcement = sealAnnouncement(options.key, "producer", id, { version: options.version, host: hostname() });
  await announce(connections.control, keys, "producer", id, announcement);
  remote.announcedAt = performance.now();
}

async function lookForWorkers({ connections, keys, options, reportedWorkers }: Remote): Promise<SeenWorker[]> {
  const seen = await seenWorkers(connections.control, keys, options.key, options);
  for (const { id, host, problem } of seen)
    if (problem !== null && !reportedWorkers.has(id)) {
      reportedWorkers.add(id);
      options.report("warning", `The worker ${host || id} gets no documents: ${problem}`);
    }
  return seen;
}

/** Says that the answers are still wanted, and finds out which hand-overs are still in good hands. */
async function lookAfterHandOvers(remote: Remote): Promise<void> {
  const { handOvers, workers } = remote;
  // Set anew, not only renewed: a queue that was restarted has forgotten it, and the worker still has the document.
  await Promise.all(handOvers.all().map(({ id }) => markWanted(remote, id)));
  const atWork = new Set(workers.flatMap((worker) => worker.atWork));
  for (const id of atWork) handOvers.noteTaken(id);
  await Promise.all(handOvers.all().map((handOver) => lookFor(remote, handOver, atWork, performance.now())));
}

const markWanted = ({ connections, keys }: Remote, id: string) => connections.control.set(keys.wanted(id), "1", "PX", WANTED_EXPIRES_MS);

async function lookFor(remote: Remote, handOver: HandOver, atWork: Set<string>, now: number): Promise<void> {
  if (handOver.inTransfer || atWork.has(handOver.id)) handOver.seenAt = now;
  else if (now - handOver.handedOverAt >= LOOK_FOR_AFTER_MS) {
    // Not awaited: a large answer on a slow network would hold up all else that is looked after.
    void fetchAnswer(remote, handOver.id);
    if (slotsOf(remote) > 0 && (await remote.queue?.waits(handOver.id))) handOver.seenAt = now;
  }
}

/** Fetches the answer of a hand-over, if there is one. One that nobody waits for is left to expire: it is late, or somebody else's. */
async function fetchAnswer(remote: Remote, id: string): Promise<void> {
  const { connections, handOvers, keys, options } = remote;
  const handOver = handOvers.get(id);
  if (!handOver || handOver.inTransfer) return;
  handOver.inTransfer = true;
  try {
    const size = await connections.control.strlen(keys.answer(id));
    if (size === 0) return;
    if (size > MAX_ANSWER_BYTES) throw new ProtocolError(`an answer of ${size} bytes`);
    const sealed = await connections.transfer((bytes) => bytes.getdelBuffer(keys.answer(id)));
    if (sealed) handOver.settle({ answer: openAnswer(options.key, id, sealed) });
  } catch (error) {
    if (!(error instanceof ProtocolError)) return noteError(remote, error);
    rest(remote);
    reportTrouble(remote, `A worker sent ${error.message}. The document is converted anew.`);
    await connections.control.del(keys.answer(id)).catch((lost) => noteError(remote, lost));
    // Counted, or a document that the workers always answer wrongly would be converted anew for ever.
    handOver.settle({ lost: new HandOverLost("worker", `A worker sent ${error.message}.`) });
  } finally {
    handOver.inTransfer = false;
  }
}

// ---- one document ----------------------------------------------------------------------------------------------------------------

async function convertAtWorker(remote: Remote, handedOver: HandedOver, signal?: AbortSignal): Promise<Converted> {
  signal?.throwIfAborted();
  const { handOvers, options } = remote;
  const handOver = handOvers.begin(performance.now());
  const abort = () => handOver.settle({ lost: new HandOverLost("queue", "It is no longer wanted.") });
  signal?.addEventListener("abort", abort, { once: true });
  let isAnswered = false;
  try {
    // Not awaited: on its way to a queue that has fallen silent, the document may be given up, or no longer be wanted.
    void send(remote, handOver, sealHandOver(options.key, handOver.id, handedOver)).catch((lost) => handOver.settle({ lost }));
    const answered = await handOver.answered;
    isAnswered = "answer" in answered;
    signal?.throwIfAborted();
    if ("lost" in answered) throw answered.lost;
    return resultOf(answered.answer, handedOver.request, remote.tallies);
  } finally {
    handOvers.end(handOver.id);
    signal?.removeEventListener("abort", abort);
    void forget(remote, handOver.id, isAnswered);
  }
}

async function send(remote: Remote, handOver: HandOver, sealed: Buffer): Promise<void> {
  const { connections, handOvers, keys, queue, place } = remote;
  const { id } = handOver;
  if (!queue || remote.closed) throw new HandOverLost("queue", remote.state.reason ?? "The queue is closed.");
  try {
    await Promise.all([
      markWanted(remote, id),
      connections.transfer((bytes) => bytes.set(keys.document(id), sealed, "PX", BYTES_EXPIRE_MS)),
    ]);
    if (!handOvers.get(id)) return await forget(remote, id, true);
    handOvers.noteArrival(handOver, performance.now());
    await queue.add(id);
    remote.reportedTrouble = null;
  } catch (error) {
    rest(remote);
    const reason = describeQueueError(error, place);
    reportTrouble(remote, `${reason} A document could not be handed to a worker.`);
    tellListeners(remote);
    throw new HandOverLost("queue", reason);
  }
}

/** Nothing of a document stays in the queue when its answer is here, or no longer wanted. A worker that has it stops. */
async function forget(remote: Remote, id: string, hasLeftQueue: boolean): Promise<void> {
  const { connections, keys } = remote;
  try {
    await connections.control.del(keys.wanted(id), keys.document(id), keys.answer(id));
    if (!hasLeftQueue) await remote.queue?.remove(id);
  } catch (error) {
    // Locked by the worker that has it, or the queue is away: what is left expires within minutes.
    noteError(remote, error);
  }
}

function resultOf(answer: Answer, request: ConvertRequest, tallies: RemoteTallies): Converted {
  if (answer.type === "returned") throw new HandOverLost("queue", "The worker was stopped before it was done.");
  if (answer.type === "refused") throw new AppError(answer.code, answer.message, answer.details);
  if (answer.type === "crashed") throw new ConverterCrash(answer.kind, answer.cause, answer.started);
  const kind = request.kind ?? "cv";
  const { count, seconds } = tallies.get(kind) ?? { count: 0, seconds: 0 };
  tallies.set(kind, { count: count + 1, seconds: seconds + answer.ms / 1000 });
  return answer.converted;
}
