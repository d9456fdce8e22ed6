import { Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { queueName } from "./protocol.ts";
import { CLOSE_PATIENCE_MS, within } from "./queue-connection.ts";

/** BullMQ's own commands wait for a queue that is away until it is back; nobody waits longer for them. */
export const QUEUE_PATIENCE_MS = 10_000;
/** In BullMQ what has no priority comes first, and a lower number before a higher one. */
const BATCH_PRIORITY = 10;

type BullQueueOptions = {
  connection: Redis;
  prefix: string;
  version: string;
  /** Later than those of a service: for a batch at the terminal. */
  yields: boolean;
  onError: (error: unknown) => void;
  onTaken: (id: string) => void;
  onEnded: (id: string) => void;
};
export type BullQueue = Awaited<ReturnType<typeof openBullQueue>>;

/** The ids of the hand-overs, as jobs of BullMQ: who takes which is its work. Opened when the queue can be reached. */
export async function openBullQueue({ connection, prefix, version, yields, onError, onTaken, onEnded }: BullQueueOptions) {
  const queue = new Queue(queueName(version), {
    connection,
    prefix,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, ...(yields && { priority: BATCH_PRIORITY }) },
  });
  const events = new QueueEvents(queueName(version), { connection, prefix });
  queue.on("error", onError);
  events.on("error", onError);
  events.on("active", ({ jobId }) => onTaken(jobId));
  events.on("completed", ({ jobId }) => onEnded(jobId));
  events.on("failed", ({ jobId }) => onEnded(jobId));
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);
  return {
    add: async (id: string) => await within(QUEUE_PATIENCE_MS, queue.add("convert", {}, { jobId: id })),
    remove: async (id: string) => await queue.remove(id),
    depth: async () => await within(QUEUE_PATIENCE_MS, queue.getJobCountByTypes("waiting", "prioritized")),
    waits: async (id: string) => ["waiting", "prioritized"].includes(await within(QUEUE_PATIENCE_MS, queue.getJobState(id))),
    close: async () => await within(CLOSE_PATIENCE_MS, Promise.all([queue.close(), events.close()])),
  };
}
