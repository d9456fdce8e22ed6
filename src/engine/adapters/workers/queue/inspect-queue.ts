import type { Redis } from "ioredis";
import type { WorkerStatus } from "../../../contract/api.ts";
import { queueKeys } from "./protocol.ts";
import { explainQueueError, isVague, openConnections, queuePlace, within } from "./queue-connection.ts";
import type { QueueSettings } from "./queue-settings.ts";
import { seenWorkers, toStatus, type Wanted } from "./seen-workers.ts";

export type QueueInspection = {
  /** As "Valkey 8.0.1". */
  server: string;
  /** Of a question and its answer, the median of some. */
  latencyMs: number;
  /** What the server does when its memory is full: "noeviction", or the documents that it throws away. */
  evictionPolicy: string;
  workers: WorkerStatus[];
};

const PATIENCE_MS = 8_000;
const PINGS = 5;
/** A trial key that could not be deleted is gone after this. */
const TRIAL_EXPIRES_MS = 10_000;

/**
 * Connects for a moment, tries with a key of its own what services and workers do there, and sees who works. It hands over nothing and does not
 * announce itself, so that no worker takes it for a service. For a queue that cannot be used it answers why, and what to do about it.
 */
export async function inspectQueue(settings: QueueSettings, wanted: Wanted): Promise<QueueInspection | { trouble: string; mend: string }> {
  const connections = openConnections(settings.url);
  let lastError: unknown;
  connections.onError((error) => {
    lastError = error;
  });
  try {
    return await within(PATIENCE_MS, inspect(connections, settings, wanted));
  } catch (error) {
    const { sentence, mend } = explainQueueError(isVague(error) ? (lastError ?? error) : error, queuePlace(settings.url));
    return { trouble: sentence, mend };
  } finally {
    connections.close();
  }
}

async function inspect(
  { connect, control }: ReturnType<typeof openConnections>,
  { key, prefix }: QueueSettings,
  wanted: Wanted,
): Promise<QueueInspection> {
  await connect();
  const info = readInfo(await control.info());
  await tryRights(control, `${prefix}:doctor:${crypto.randomUUID()}`);
  const workers = await seenWorkers(control, queueKeys(prefix), key, wanted);
  return {
    server: info.valkey_version ? `Valkey ${info.valkey_version}` : `Redis ${info.redis_version ?? ""}`,
    latencyMs: await latency(control),
    evictionPolicy: info.maxmemory_policy ?? "noeviction",
    // One that is being stopped is as good as gone.
    workers: workers.filter(({ draining }) => !draining).map(toStatus),
  };
}

/** Lines such as "maxmemory_policy:noeviction". */
const readInfo = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries(text.split("\r\n").flatMap((line) => (line.includes(":") ? [line.split(":", 2)] : [])));

/** One command of every kind that documents, announcements and BullMQ need. */
async function tryRights(redis: Redis, key: string): Promise<void> {
  await redis.set(key, "1", "PX", TRIAL_EXPIRES_MS);
  await redis.getdel(key);
  await redis.eval("redis.call('zadd', KEYS[1], 1, 'a') return redis.call('pexpire', KEYS[1], ARGV[1])", 1, key, TRIAL_EXPIRES_MS);
  await redis.del(key);
}

async function latency(redis: Redis): Promise<number> {
  const taken: number[] = [];
  for (let ping = 0; ping < PINGS; ping++) {
    const start = performance.now();
    await redis.ping();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(PINGS / 2)] as number;
}
