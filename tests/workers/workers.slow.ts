import { afterAll, beforeAll, expect, test } from "bun:test";
import { ConverterCrash } from "../../src/engine/adapters/converter/child-process.ts";
import { openConverter } from "../../src/engine/adapters/converter/converter.ts";
import type { WorkerOptions } from "../../src/engine/adapters/workers/worker/worker.ts";
import { AppError } from "../../src/engine/contract/errors.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "../../src/engine/contract/limits.ts";
import type { Converted } from "../../src/engine/cv/conversion.ts";
import { convertedCv } from "../../src/engine/testing/open-test-engine.ts";
import { bytes, CV, echo, openQueue, until } from "./open-queue.ts";
import { type RedisServer, startRedis } from "./redis.ts";

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const never: WorkerOptions["convert"] = (_document, _request, signal) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** All that lies in the queue, as text. */
async function content(): Promise<string> {
  const keys = await redis.look.keys("*");
  const values = await Promise.all(
    keys.map(async (key) => {
      const type = await redis.look.type(key);
      if (type === "string") return (await redis.look.getBuffer(key))?.toString("latin1");
      if (type === "hash") return JSON.stringify(await redis.look.hgetall(key));
      if (type === "stream") return JSON.stringify(await redis.look.xrange(key, "-", "+"));
      return "";
    }),
  );
  return [...keys, ...values].join("\n");
}

test("a document goes to a worker of another machine and its result comes back, refusals and crashes too", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  queue.worker(async (document, request, _signal, owner) => {
    if (request.fileName === "locked.pdf") throw new AppError("encrypted", "This file is protected.", { page: 1 });
    if (request.fileName === "bomb.pdf") throw new ConverterCrash("memory", "The document took 2000 MB of memory.");
    return { ...convertedCv({ name: `${owner}: ${new TextDecoder().decode(document)}`, outputs: [] }) };
  });
  await until(() => remote.slots() === 2);
  expect((await remote.convert(bytes("CV"), CV, undefined, "ada")).resume.basics.name).toBe("ada: CV");
  expect(remote.convert(bytes(""), { ...CV, fileName: "locked.pdf" })).rejects.toMatchObject({
    name: "AppError",
    code: "encrypted",
    message: "This file is protected.",
    details: { page: 1 },
  });
  await expect(remote.convert(bytes(""), { ...CV, fileName: "bomb.pdf" })).rejects.toMatchObject({
    name: "ConverterCrash",
    kind: "memory",
    started: true,
  });
  expect(remote.tallies().get("cv")?.count).toBe(1);
  await until(() => remote.workers()[0]?.done === 3);
  expect(remote.workers()).toMatchObject([
    { version: "1.0.0", slots: 2, busy: 0, languages: ["eng"], libreoffice: false, failed: 1, problem: null },
  ]);
});

test("a document of 10 MB comes through unchanged, and nothing of it stays in the queue", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  queue.worker(echo);
  await until(() => remote.slots() > 0);
  const document = crypto.getRandomValues(new Uint8Array(65_536));
  const large = new Uint8Array(10 * 1024 * 1024).map((_, at) => document[at % document.length] as number);
  const { outputs } = await remote.convert(large, CV);
  expect(Bun.hash(outputs[0]?.bytes as Uint8Array)).toBe(Bun.hash(large));
  await until(async () => (await redis.look.keys(`${queue.prefix}:*:*-*-*-*-*`)).every((key) => /:(?:worker|producer):/.test(key)));
});

test("nothing of a CV can be read in the queue, and all of it expires within minutes", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  const working = Promise.withResolvers<Converted>();
  queue.worker(() => working.promise, { slots: 1 });
  await until(() => remote.slots() > 0);
  const first = remote.convert(bytes("Canary Zanzibar"), { ...CV, fileName: "canary-file.pdf" });
  await until(() => remote.workers()[0]?.busy === 1);
  const second = remote.convert(bytes("Canary Zanzibar"), { ...CV, fileName: "canary-file.pdf" }, undefined, "canary-owner");
  await until(() => remote.state().depth === 1);
  const held = await content();
  expect(held).toContain(":document:");
  expect(held).not.toMatch(/canary|zanzibar|cv\.pdf/i);
  for (const key of await redis.look.keys(`${queue.prefix}:{document,wanted,worker,producer}:*`))
    expect(await redis.look.pttl(key)).toBeWithin(1, 120_001);
  working.resolve(convertedCv({ name: "Canary Zanzibar", outputs: [] }));
  await Promise.all([first, second]);
  expect(await content()).not.toMatch(/canary|zanzibar/i);
});

test("a worker of another version or key gets nothing, and both sides say why", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  const taken: string[] = [];
  const take =
    (who: string): WorkerOptions["convert"] =>
    async (document, ...rest) => {
      taken.push(who);
      return await echo(document, ...rest);
    };
  queue.worker(take("old"), { version: "0.9.0" });
  queue.worker(take("stranger"), { key: new Uint8Array(32) });
  await until(
    () => remote.workers().length === 2 && ["until both", "another VITAE_QUEUE_KEY"].every((text) => queue.said.join().includes(text)),
  );
  expect(remote.slots()).toBe(0);
  queue.worker(take("right"));
  await until(() => remote.slots() === 2);
  await remote.convert(bytes("CV"), CV);
  expect(taken).toEqual(["right"]);
  expect(
    remote
      .workers()
      .flatMap(({ problem }) => problem ?? [])
      .sort(),
  ).toEqual(["it is version 0.9.0, and this is 1.0.0.", "its VITAE_QUEUE_KEY is another one."]);
  const said = queue.said.join("\n");
  expect(said).toMatch(
    /worker: The service on \S+ is version 1\.0\.0 and this worker 0\.9\.0: it gets no documents until both are the same\./,
  );
  expect(said).toMatch(
    /worker: What uses the queue at 127\.0\.0\.1:\d+ has another VITAE_QUEUE_KEY than this worker: it gets no documents\./,
  );
  expect(said).toMatch(/service: The worker \S+ gets no documents: it is version 0\.9\.0/);
});

test("a worker without LibreOffice is not used by a service that has it", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service({ libreoffice: true });
  queue.worker(echo);
  await until(() => remote.workers().length === 1);
  expect([remote.slots(), remote.workers()[0]?.problem]).toEqual([0, "LibreOffice is installed here and not there."]);
});

test("a worker that is stopped ends what it has, and gives back what takes too long", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = queue.worker(async (document, ...rest) => {
    begun.resolve();
    await mayEnd.promise;
    return await echo(document, ...rest);
  });
  await until(() => remote.slots() > 0);
  const ends = remote.convert(bytes("CV"), CV);
  await begun.promise;
  const stopped = first.stop(30_000);
  mayEnd.resolve();
  await stopped;
  expect((await ends).outputs).toHaveLength(1);
  await until(() => remote.slots() === 0);

  const second = queue.worker(never);
  await until(() => remote.slots() > 0);
  const givenBack = remote.convert(bytes("CV"), CV).catch((error) => error);
  await until(() => remote.workers()[0]?.busy === 1);
  await second.stop(0);
  expect(await givenBack).toMatchObject({ name: "HandOverLost", by: "queue" });
});

test("a worker stops working on a document that is no longer wanted, also when the service is gone", async () => {
  await using queue = openQueue(redis.url);
  let begun = 0;
  let stopped = 0;
  const convert: WorkerOptions["convert"] = (_document, _request, signal) => {
    begun += 1;
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => {
        stopped += 1;
        reject(signal.reason);
      }),
    );
  };
  const remote = queue.service();
  queue.worker(convert);
  await until(() => remote.slots() > 0);
  const cancel = new AbortController();
  const cancelled = remote.convert(bytes("CV"), CV, cancel.signal).catch((error) => error);
  await until(() => begun === 1);
  cancel.abort("cancelled");
  expect(await cancelled).toBe("cancelled");
  await until(() => stopped === 1);

  const lost = remote.convert(bytes("CV"), CV).catch((error) => error);
  await until(() => begun === 2);
  await remote.close();
  expect(await lost).toMatchObject({ name: "HandOverLost" });
  expect(remote.slots()).toBe(0);
  await until(() => stopped === 2);
});

test("late, doubled and foreign answers are dropped, and what a lying worker sends is no result", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  // The worker holds a document until there is a false answer, or a fast one would be done before the test has seen its id.
  let lied = Promise.withResolvers<void>();
  queue.worker(
    async (document, ...rest) => {
      await lied.promise;
      return await echo(document, ...rest);
    },
    { slots: 1 },
  );
  await until(() => remote.slots() > 0);
  for (const lie of [Buffer.from("not sealed"), Buffer.alloc(97 * 1024 * 1024)]) {
    lied = Promise.withResolvers<void>();
    const document = remote.convert(crypto.getRandomValues(new Uint8Array(3_000_000)), CV).catch((error) => error);
    let id: string | undefined;
    await until(async () => {
      [id] = (await redis.look.keys(`${queue.prefix}:wanted:*`)).map((key) => key.split(":").at(-1));
      return id !== undefined;
    });
    await redis.look.set(`${queue.prefix}:answer:${id}`, lie, "PX", 60_000);
    lied.resolve();
    const ended = await document;
    if (ended instanceof Error) expect(ended).toMatchObject({ name: "HandOverLost", by: "worker" });
    else expect(ended.outputs[0].bytes).toHaveLength(3_000_000);
    await until(() => remote.slots() > 0);
  }
  await redis.look.set(`${queue.prefix}:answer:${crypto.randomUUID()}`, "foreign", "PX", 60_000);
  expect((await remote.convert(bytes("CV"), CV)).outputs[0]?.bytes).toEqual(bytes("CV"));
});

test("real CVs are converted by the worker's own fenced children", async () => {
  await using queue = openQueue(redis.url);
  const remote = queue.service();
  const limits = { timeoutMs: CONVERT_TIMEOUT_MS, ocrTimeoutMs: OCR_TIMEOUT_MS, memoryBytes: CHILD_MEMORY_BYTES };
  const converter = openConverter({ ...limits, concurrency: 1 });
  queue.worker(converter.convert, { slots: 1 });
  await until(() => remote.slots() > 0);
  const sample = await Bun.file(`${import.meta.dir}/../../samples/amara-lindqvist.pdf`).bytes();
  const { resume } = await remote.convert(sample, { fileName: "cv.pdf", ocr: "never", outputs: [] });
  expect(resume.basics.name).toBe("Amara Lindqvist");
  await converter.close();
});
