import type { RedisOptions } from "ioredis";
import { Redis } from "ioredis";
import { errorCode } from "../../../contract/errors.ts";

const CONNECT_TIMEOUT_MS = 5_000;
/** A server that takes a connection and says nothing counts as unreachable after this. */
const COMMAND_TIMEOUT_MS = 5_000;
const MAX_RECONNECT_PAUSE_MS = 2_000;
/** A document of 10 MB needs so long at 90 KB/s. What has not been answered then lies in a connection that a network has forgotten. */
const TRANSFER_TIMEOUT_MS = 2 * 60_000;
/** Networks forget a connection that is silent for some minutes, and `bytes` is silent while there is no document. */
const KEEP_ALIVE_MS = 30_000;

/** Host and port, without user and password. */
export function queuePlace(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 6379}`;
}

/**
 * Connections to the queue. All reconnect by themselves. `control` fails at once while there is no connection, and after some seconds without
 * an answer; `bytes` carries documents, for which a slow network may take minutes; `forBullmq` is what BullMQ waits on for news, and makes copies of.
 */
export function openConnections(url: string) {
  const options = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    retryStrategy: (tries: number) => Math.min(100 * 2 ** Math.min(tries, 5), MAX_RECONNECT_PAUSE_MS),
    maxRetriesPerRequest: null,
    lazyConnect: true,
  } satisfies RedisOptions;
  const control = new Redis(url, { ...options, maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS });
  const bytes = new Redis(url, { ...options, maxRetriesPerRequest: 0, keepAlive: KEEP_ALIVE_MS });
  const forBullmq = new Redis(url, options);
  return {
    control,
    forBullmq,
    /** Carries a document or an answer. What takes longer than any network may is broken off, with its connection. */
    async transfer<T>(work: (bytes: Redis) => Promise<T>): Promise<T> {
      return await within(TRANSFER_TIMEOUT_MS, work(bytes), () => bytes.disconnect(true));
    },
    /** Connects what has not been connected yet. */
    async connect() {
      await Promise.all([control, bytes].map(async (one) => (one.status === "wait" ? await one.connect() : undefined)));
    },
    /** The errors that say why there is no connection; "Connection is closed." says less than the one that closed it. */
    onError(note: (error: Error) => void) {
      for (const one of [control, bytes, forBullmq]) one.on("error", (error) => !isVague(error) && note(error));
    },
    close() {
      for (const one of [control, bytes, forBullmq]) one.disconnect();
    },
  };
}

export type QueueConnections = ReturnType<typeof openConnections>;

/** A queue that is away does not keep a program from ending. */
export const CLOSE_PATIENCE_MS = 2_000;

/** The result of `work`, or an error when it takes longer. */
export async function within<T>(ms: number, work: Promise<T>, breakOff = () => {}): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error("Command timed out"));
    breakOff();
  }, ms);
  timer.unref();
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const isVague = (error: unknown) =>
  /Connection is closed|isn't writeable|max retries per request/.test((error as Error | undefined)?.message ?? "");

/** Why the queue does not work, as one sentence for whoever runs the service, and what to do about it. Nothing in it comes from a document. */
export function explainQueueError(error: unknown, place: string): { sentence: string; mend: string } {
  const { message = "" } = (error ?? {}) as Partial<Error>;
  const known = CAUSES.find(([pattern]) => pattern.test(message) || pattern.test(errorCode(error)));
  if (!known) return { sentence: `The queue at ${place} does not work (${errorCode(error)}).`, mend: "See the log of the queue." };
  const [, sentence, mend] = known;
  return { sentence: sentence(place, errorCode(error)), mend };
}

export const describeQueueError = (error: unknown, place: string) => explainQueueError(error, place).sentence;

const MAKE_REACHABLE =
  "See whether it runs, whether the network lets this machine through, and whether it wants TLS: then VITAE_QUEUE_URL begins with rediss://.";
const CAUSES: [pattern: RegExp, sentence: (place: string, code: string) => string, mend: string][] = [
  [
    /WRONGPASS|NOAUTH|invalid (?:username-password|password)|AUTH.*called without any password/i,
    (place) => `The queue at ${place} refuses the user or the password of VITAE_QUEUE_URL.`,
    "Correct VITAE_QUEUE_URL.",
  ],
  [
    /NOPERM/,
    (place) => `The user of VITAE_QUEUE_URL may not do at ${place} what workers need: docs/growing.md has the rights.`,
    "Give it these rights.",
  ],
  [
    /Protocol error|ParserError|unexpected reply/i,
    (place) => `What answers at ${place} is neither Redis nor Valkey.`,
    "Correct VITAE_QUEUE_URL.",
  ],
  [
    /unknown command/i,
    (place) => `The queue at ${place} is older than Redis 6.2, or lacks some of its commands.`,
    "Install Valkey, or Redis 6.2 or later.",
  ],
  [
    /certificate|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ALTNAME/i,
    (place, code) => `The certificate of the queue at ${place} is not trusted (${code}).`,
    "Name the authority that has signed it with NODE_EXTRA_CA_CERTS, and the host in VITAE_QUEUE_URL as the certificate does.",
  ],
  [
    /EPROTO|wrong version number|ssl3_|tls/i,
    (place) => `The queue at ${place} does not speak TLS; rediss:// needs it.`,
    "Set up TLS there (docs/growing.md), or correct VITAE_QUEUE_URL.",
  ],
  [/^OOM|maxmemory/, (place) => `The memory of the queue at ${place} is full.`, "Give it more memory: maxmemory of its configuration."],
  [
    /LOADING|BUSY|MASTERDOWN|READONLY|CLUSTERDOWN/,
    (place) => `The queue at ${place} is not ready.`,
    "Wait until it has started, and name its primary server in VITAE_QUEUE_URL.",
  ],
  [/Command timed out/, (place) => `The queue at ${place} does not answer.`, MAKE_REACHABLE],
  [
    /E[A-Z_]+|ended|closed|isn't writeable|max retries per request/,
    (place, code) => `The queue at ${place} cannot be reached (${code}).`,
    MAKE_REACHABLE,
  ],
];
