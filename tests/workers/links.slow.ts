import { afterAll, afterEach, beforeAll, expect, setSystemTime, test } from "bun:test";
import { join } from "node:path";
import { Queue } from "bullmq";
import { queueName } from "../../src/engine/adapters/workers/queue/protocol.ts";
import { HandOverLost } from "../../src/engine/adapters/workers/service/hand-over-lost.ts";
import type { RemoteConverter } from "../../src/engine/adapters/workers/service/remote-converter.ts";
import type { WorkerOptions } from "../../src/engine/adapters/workers/worker/worker.ts";
import { bytes, CV, echo, openQueue, until } from "./open-queue.ts";
import { openProxy } from "./proxy.ts";
import { randomFrom, SEED } from "./random.ts";
import { type RedisServer, startRedis } from "./redis.ts";
import type { TestWorkerArguments } from "./test-worker.ts";

const HOUR_MS = 3_600_000;
/** Of BullMQ on a document, of what is wanted, and of who has announced himself: 10 s and less. */
const LONGER_THAN_LOCKS_MS = 13_000;
let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
afterEach(() => void setSystemTime());

const urlOf = (port: number) => `redis://127.0.0.1:${port}`;

/** Hands a document over until it is converted, as the queue of jobs does; how often it was given back. */
async function convertAtLast(remote: RemoteConverter, document: Uint8Array) {
  for (let lost = 0; ; lost++) {
    await until(() => remote.slots() > 0);
    try {
      const { outputs } = await remote.convert(document, CV);
      return { lost, answer: new TextDecoder().decode(outputs[0]?.bytes) };
    } catch (error) {
      if (!(error instanceof HandOverLost)) throw error;
    }
  }
}

/** An echo that counts, with a moment of work. */
function counting(ms = 50) {
  const converted: string[] = [];
  const convert: WorkerOptions["convert"] = async (document, ...rest) => {
    converted.push(new TextDecoder().decode(document.slice(0, 40)));
    await Bun.sleep(ms);
    return await echo(document, ...rest);
  };
  return { converted, convert };
}

test("connections that are cut again and again: each document gets its own answer once, at the first try or when it is handed over anew", async () => {
  console.log(`links: SEED=${SEED}`);
  const random = randomFrom(SEED);
  const proxies = await Promise.all([openProxy(redis.port), openProxy(redis.port)]);
  const [toService, toWorker] = proxies;
  await using queue = openQueue(redis.url);
  const { converted, convert } = counting();
  const remote = queue.service({ url: urlOf(toService.port) });
  queue.worker(convert, { url: urlOf(toWorker.port), slots: 4 });

  let cuts = 0;
  const cutting = new AbortController();
  const cutter = (async () => {
    while (!cutting.signal.aborted) {
      await Bun.sleep(100 + random() * 1_000);
      proxies[random() < 0.5 ? 0 : 1]?.cut();
      cuts += 1;
    }
  })();
  const answers: { document: string; lost: number; answer: string }[] = [];
  const documents = Array.from({ length: 150 }, (_, number) => `document ${number} ${"x".repeat(20_000)}`);
  const waiting = [...documents];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let document = waiting.shift(); document !== undefined; document = waiting.shift())
        answers.push({ document, ...(await convertAtLast(remote, bytes(document))) });
    }),
  );
  cutting.abort();
  await cutter;

  expect(answers.map(({ document }) => document).sort()).toEqual(documents.sort());
  expect(answers.filter(({ document, answer }) => document !== answer)).toEqual([]);
  const lost = answers.reduce((sum, one) => sum + one.lost, 0);
  console.log(`${cuts} cuts, ${documents.length} documents, ${lost} handed over anew, ${converted.length} converted`);
  expect(converted.length).toBeLessThanOrEqual(documents.length + lost);
  for (const proxy of proxies) proxy.close();
}, 240_000);

test("a slow link: documents that need longer than any limit of silence are handed over once, and their answers arrive", async () => {
  const slow = await openProxy(redis.port, { bytesPerSecond: 300_000 });
  await using queue = openQueue(redis.url);
  const { converted, convert } = counting();
  const remote = queue.service({ url: urlOf(slow.port) });
  queue.worker(convert, { url: urlOf(slow.port) });
  await until(() => remote.slots() > 0);
  // 14 s on each of four ways.
  const large = new Uint8Array(4 * 1024 * 1024).map((_, at) => at % 251);
  const [first, second] = await Promise.all([remote.convert(large, CV), remote.convert(bytes("small"), CV)]);
  expect(Bun.hash(first.outputs[0]?.bytes as Uint8Array)).toBe(Bun.hash(large));
  expect(second.outputs[0]?.bytes).toEqual(bytes("small"));
  expect(converted).toHaveLength(2);
  expect(queue.said.filter((one) => /reached|not handed/.test(one))).toHaveLength(1);
  slow.close();
}, 240_000);

test.each(["the service", "the worker"] as const)(
  "the link of %s falls silent for 15 s and comes back: the document is converted, or given back and then converted",
  async (whose) => {
    const proxy = await openProxy(redis.port);
    await using queue = openQueue(redis.url);
    const begun = Promise.withResolvers<void>();
    const { converted, convert } = counting(1_000);
    const remote = queue.service(whose === "the service" ? { url: urlOf(proxy.port) } : {});
    queue.worker(
      async (...document) => {
        begun.resolve();
        return await convert(...document);
      },
      whose === "the worker" ? { url: urlOf(proxy.port) } : {},
    );
    await until(() => remote.slots() > 0);
    const document = convertAtLast(remote, bytes("CV"));
    await begun.promise;
    proxy.freeze();
    await Bun.sleep(15_000);
    proxy.thaw();
    const { lost, answer } = await document;
    expect(answer).toBe("CV");
    expect(converted.length).toBeLessThanOrEqual(1 + lost);
    expect((await convertAtLast(remote, bytes("next"))).answer).toBe("next");
    proxy.close();
  },
  120_000,
);

test("a document that is on its way when its link falls silent for good is given back", async () => {
  const proxy = await openProxy(redis.port, { bytesPerSecond: 300_000 });
  await using queue = openQueue(redis.url);
  const remote = queue.service({ url: urlOf(proxy.port) });
  queue.worker(echo);
  await until(() => remote.slots() > 0);
  const document = remote.convert(new Uint8Array(2_000_000), CV).catch((error) => error);
  await until(async () => (await redis.look.keys(`${queue.prefix}:wanted:*`)).length === 1);
  proxy.freeze();
  expect(await document).toMatchObject({ name: "HandOverLost", by: "queue" });
  proxy.close();
}, 60_000);

test("the same hand-over put into the queue again, while it is at work and when it is done, is converted once", async () => {
  await using queue = openQueue(redis.url);
  const { converted, convert } = counting(1_000);
  const remote = queue.service();
  queue.worker(convert);
  await until(() => remote.slots() > 0);
  const bullmq = new Queue(queueName("1.0.0"), { prefix: queue.prefix, connection: { host: "127.0.0.1", port: redis.port } });
  const document = remote.convert(bytes("CV"), CV);
  let id: string | undefined;
  await until(async () => {
    [id] = (await redis.look.keys(`${queue.prefix}:wanted:*`)).map((key) => key.split(":").at(-1));
    return id !== undefined && converted.length === 1;
  });
  const again = () => bullmq.add("convert", {}, { jobId: id, removeOnComplete: true });
  await again();
  expect((await document).outputs[0]?.bytes).toEqual(bytes("CV"));
  // Once the worker is done with it, BullMQ takes the same id for a new one.
  await until(async () => (await bullmq.getJob(id as string)) === undefined);
  await again();
  await until(async () => (await bullmq.getJob(id as string)) === undefined);
  // Under another id it has no document.
  await bullmq.add("convert", {}, { jobId: crypto.randomUUID(), removeOnComplete: true });
  await until(async () => (await bullmq.getJobCountByTypes("waiting", "active", "prioritized")) === 0);
  expect(converted).toEqual(["CV"]);
  await bullmq.close();
});

test.each([5 * HOUR_MS, -20 * HOUR_MS])(
  "clocks that jump by %d ms while a document is at work change nothing",
  async (jumpMs) => {
    await using queue = openQueue(redis.url);
    const remote = queue.service();
    const { converted, convert } = counting(LONGER_THAN_LOCKS_MS);
    queue.worker(convert, { slots: 1 });
    await until(() => remote.slots() > 0);
    const document = remote.convert(bytes("CV"), CV);
    await until(() => converted.length === 1);
    // Another, of another machine's clock, is free to take what seems to be abandoned.
    const other = Bun.spawn([process.execPath, join(import.meta.dir, "test-worker.ts"), JSON.stringify(otherWorker(queue.prefix))], {
      stdout: "ignore",
      stderr: "inherit",
    });
    await until(() => remote.workers().length === 2);
    setSystemTime(new Date(Date.now() + jumpMs));
    expect((await document).outputs[0]?.bytes).toEqual(bytes("CV"));
    expect(converted).toEqual(["CV"]);
    // How long ago a worker was seen is the queue's word.
    for (const { seenAt } of remote.workers()) expect(Math.abs(Date.parse(seenAt) - Date.now())).toBeLessThan(10_000);
    other.kill("SIGKILL");
    await other.exited;
  },
  60_000,
);

const otherWorker = (prefix: string): TestWorkerArguments => ({
  url: redis.url,
  key: Buffer.alloc(32, 7).toString("base64"),
  prefix,
  converter: "sleep:0",
  offsetMs: -48 * HOUR_MS,
  version: "1.0.0",
});
