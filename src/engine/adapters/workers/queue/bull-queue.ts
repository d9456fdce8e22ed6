import { Queue, QueueEvents } from "bullmq";
import { queueName } from "./protocol.ts";
import { CLOSE_PATIENCE_MS, type QueueConnections, within } from "./queue-connection.ts";

/** In BullMQ what has no priority comes first, and a lower number before a higher one. */
const BATCH_PRIORITY = 10;

type BullQueueOptions = {
  connections: Pick<QueueConnections, "control" | "forBullmq">;
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
export async function openBullQueue({ connections, prefix, version, yields, onError, onTaken, onEnded }: BullQueueOptions) {
  const queue = new Queue(queueName(version), {
    // What is asked of a queue that is killed fails at once. By the other connection it would be asked again of the next one, and whoever waits for
    // the answer would not notice that the first is gone.
    connection: connections.control,
    prefix,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, ...(yields && { priority: BATCH_PRIORITY }) },
  });
  const events = new QueueEvents(queueName(version), { connection: connections.forBullmq, prefix });
  queue.on("error", onError);
  events.on("error", onError);
  events.on("active", ({ jobId }) => onTaken(jobId));
  events.on("completed", ({ jobId }) => onEnded(jobId));
  events.on("failed", ({ jobId }) => onEnded(jobId));
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);
  return {
    add: async (id: string) => await queue.add("convert", {}, { jobId: id }),
    remove: async (id: string) => await queue.remove(id),
    depth: async () => await queue.getJobCountByTypes("waiting", "prioritized"),
    waits: async (id: string) => ["waiting", "prioritized"].includes(await queue.getJobState(id)),
    close: async () => await within(CLOSE_PATIENCE_MS, Promise.all([queue.close(), events.close()])),
  };
}
