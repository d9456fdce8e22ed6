import { expect, test } from "bun:test";
import { findLibreOffice } from "../../src/engine/adapters/libreoffice/convert-office.ts";
import { announce } from "../../src/engine/adapters/workers/queue/announcements.ts";
import { queueKeys, sealAnnouncement, type WorkerAnnouncement } from "../../src/engine/adapters/workers/queue/protocol.ts";
import { version } from "../../src/engine/engine.ts";
import { openTestApi } from "../../src/server/testing/test-api.ts";
import { bytes, CV, echo, KEY, openQueue, until } from "./open-queue.ts";
import { type RedisServer, startRedis } from "./redis.ts";

const WORKER: WorkerAnnouncement = {
  version: "1.0.0",
  host: "atlas",
  slots: 2,
  atWork: [],
  languages: ["eng"],
  libreoffice: false,
  draining: false,
  done: 0,
  failed: 0,
};
const say = async ({ look }: RedisServer, prefix: string, id: string, part: Partial<WorkerAnnouncement>, key: Uint8Array = KEY) =>
  await announce(look, queueKeys(prefix), "worker", id, sealAnnouncement(key, "worker", id, { ...WORKER, ...part }));

test("workers stand in the order of their machines' names, those with another key last, and of one that is being stopped it is said", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  await say(redis, queue.prefix, "1", { host: "zephyr" });
  await say(redis, queue.prefix, "2", { host: "aeolus" }, new Uint8Array(32).fill(8));
  await say(redis, queue.prefix, "3", { host: "boreas", draining: true });
  const remote = queue.service();
  await until(() => remote.workers().length === 3);
  expect(remote.workers().map(({ host, problem }) => [host, problem])).toEqual([
    ["boreas", "it is being stopped."],
    ["zephyr", null],
    ["", "its VITAE_QUEUE_KEY is another one."],
  ]);
  expect(remote.slots()).toBe(2);
  await redis.stop();
});

test("what workers converted is counted by the kind of work, with the seconds that it took there", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  queue.worker(echo);
  await until(() => remote.slots() > 0);
  await remote.convert(bytes("CV"), CV);
  await remote.convert(bytes("CV"), { ...CV, kind: "match" });
  await remote.convert(bytes("CV"), CV);
  expect([...remote.tallies()].map(([kind, { count }]) => [kind, count])).toEqual([
    ["cv", 2],
    ["match", 1],
  ]);
  expect(remote.tallies().get("cv")?.seconds).toBeGreaterThan(0);
  await redis.stop();
});

test("administrators see by the API who works, and why not when the queue goes away", async () => {
  const redis = await startRedis();
  await using queue = openQueue(redis.url);
  const settings = { VITAE_QUEUE_URL: redis.url, VITAE_QUEUE_KEY: Buffer.from(KEY).toString("base64"), VITAE_QUEUE_PREFIX: queue.prefix };
  const api = await openTestApi({ env: { ...settings, VITAE_CONCURRENCY: "2", VITAE_METRICS_TOKEN: "s3cret" } });
  const admin = await api.admin();
  queue.worker(echo, { version, libreoffice: findLibreOffice() !== undefined, slots: 3 });
  const list = async () => (await admin("/admin/workers")).body;
  const state = async () => (await admin("/admin/health")).body.queue;
  const metrics = async () => (await api.anonymous<string>("/metrics", { headers: { authorization: "Bearer s3cret" } })).body;
  await until(async () => (await list()).length === 1);
  expect(await list()).toMatchObject([{ version, slots: 3, busy: 0, done: 0, failed: 0, problem: null }]);
  expect(await state()).toEqual({ connected: true, reason: null, depth: 0, localSlots: 2 });
  const figures = await metrics();
  expect(figures).toMatch(/^vitae_queue_connected 1$/m);
  expect(figures).toMatch(/^vitae_worker_slots\{worker=".+",usable="yes"\} 3$/m);

  await redis.kill();
  await until(async () => !(await state()).connected);
  const reason = `The queue at 127.0.0.1:${redis.port} cannot be reached (ECONNREFUSED).`;
  await until(async () => (await state()).reason === reason);
  expect(await list()).toEqual([]);
  expect(await metrics()).toMatch(/^vitae_queue_connected 0$/m);
  expect(await metrics()).not.toContain("vitae_worker_slots{");
  await api.close();
  await redis.stop();
});
