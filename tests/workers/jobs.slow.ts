import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "../../src/engine/contract/api.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { allFinished, handInDocument, listJobs, signIn, startService } from "../faults/service-under-load.ts";
import { until } from "./open-queue.ts";
import { QUEUE_KEY } from "./programs.ts";
import { type RedisServer, startRedis } from "./redis.ts";
import type { TestWorkerArguments } from "./test-worker.ts";

// Jobs of a service with its ledger, where the workers are programs of their own.

const folder = mkdtempSync(join(tmpdir(), "vitae-worker-jobs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sample = readFileSync(join(CHECKOUT_ROOT, "samples/jonas-okafor.docx"));
let redis: RedisServer;
let dataDir: string;
let started: Bun.Subprocess[] = [];
beforeEach(async () => {
  redis = await startRedis(["--maxmemory-policy", "noeviction"]);
  dataDir = join(mkdtempSync(join(folder, "service-")), "data");
});
afterEach(async () => {
  for (const program of started) program.kill("SIGKILL");
  await Promise.all(started.map(({ exited }) => exited));
  started = [];
  await redis.stop();
});

async function startServing({ concurrency = 0 } = {}) {
  const { service, url } = await startService(dataDir, "handing-over", {
    VITAE_CONCURRENCY: String(concurrency),
    VITAE_QUEUE_URL: redis.url,
    VITAE_QUEUE_KEY: QUEUE_KEY,
  });
  started.push(service);
  return { service, admin: await signIn(url) };
}

function startTestWorker(converter: TestWorkerArguments["converter"]): Bun.Subprocess {
  const options: TestWorkerArguments = { url: redis.url, key: QUEUE_KEY, converter };
  const worker = Bun.spawn([process.execPath, join(import.meta.dir, "test-worker.ts"), JSON.stringify(options)], {
    stdout: "ignore",
    stderr: "inherit",
  });
  started.push(worker);
  return worker;
}

/** Ids of the documents that some worker has taken from the queue. */
const activeDocuments = async () => (await redis.look.keys("vitae:convert-*:active")).length;

/** Ends the service, and looks at what it has kept: nothing is wrong, and of each job how it ended, its attempts and what was paid for it. */
async function endedJobs(service: Bun.Subprocess) {
  service.kill("SIGTERM");
  await service.exited;
  expect(whatIsWrong(dataDir)).toEqual([]);
  const store = openStore(join(dataDir, "vitae.db"));
  const jobs = store.raw
    .query(
      "select status, cause, attempts, service_ends as crashes, credits_charged - credits_refunded as paid from jobs order by created_at",
    )
    .all();
  store.close();
  return jobs;
}

test("a worker that stands still for longer than its lock and then answers: the document was done elsewhere, the job ended once", async () => {
  const { service, admin } = await startServing();
  const late = startTestWorker("sleep:3000");
  const id = await handInDocument(admin, "hello");
  await until(async () => (await activeDocuments()) === 1);
  late.kill("SIGSTOP");
  startTestWorker("sleep:10");
  await allFinished(admin);
  const done = (await listJobs(admin))[0] as Job;
  expect(done).toMatchObject({ id, status: "completed", creditsRefunded: 0 });

  late.kill("SIGCONT");
  // It notices that nobody wants its document, or answers: then it is free for the next, and what it has said changes nothing.
  await until(async () => (await activeDocuments()) === 0);
  await until(async () => (await redis.look.keys("vitae:wanted:*")).length === 0);
  expect((await listJobs(admin))[0]).toEqual(done);
  expect(await endedJobs(service)).toEqual([{ status: "completed", cause: null, attempts: 0, crashes: 1, paid: 1 }]);
}, 120_000);

test("documents that crash, hang or flood the worker's child are tried twice and refunded; one whose answers are no results fails too", async () => {
  const { service, admin } = await startServing();
  const worker = startTestWorker("misbehave");
  const poisons = ["crash", "killed", "garbage", "quit", "hoard", "hang"];
  for (const poison of poisons) await handInDocument(admin, poison);
  // What the child of tests gives back is no Resume.
  await handInDocument(admin, "hello");
  await allFinished(admin);
  expect(worker.exitCode).toBeNull();
  const causes = ["crash", "crash", "crash", "crash", "memory", "timeout"];
  expect(await endedJobs(service)).toEqual([
    ...causes.map((cause) => ({ status: "failed", cause, attempts: 1, crashes: 0, paid: 0 })),
    { status: "failed", cause: "worker_ended", attempts: 0, crashes: 4, paid: 0 },
  ]);
}, 120_000);

test("a document whose worker dies with it each time fails in the end, and is refunded", async () => {
  const { service, admin } = await startServing();
  await handInDocument(admin, "hello");
  let deaths = 0;
  const open = async () => (await listJobs(admin)).some(({ status }) => status === "pending" || status === "processing");
  while (await open()) {
    const worker = startTestWorker("sleep:60000");
    await until(async () => (await activeDocuments()) === 1 || !(await open()));
    worker.kill("SIGKILL");
    await worker.exited;
    deaths += 1;
    await until(async () => (await activeDocuments()) === 0);
  }
  expect(await endedJobs(service)).toEqual([{ status: "failed", cause: "worker_ended", attempts: 0, crashes: 4, paid: 0 }]);
  expect(deaths).toBeWithin(5, 7);
}, 180_000);

test.each([
  { concurrency: 0, meanwhile: "waits" },
  { concurrency: 1, meanwhile: "is converted by the service itself" },
])(
  "when the queue's memory is full, what is handed in $meanwhile, and nothing is lost",
  async ({ concurrency }) => {
    const { service, admin } = await startServing({ concurrency });
    startTestWorker("sleep:50");
    for (let number = 0; number < 3; number++) await handInDocument(admin, sample);
    await allFinished(admin);
    await redis.look.config("SET", "maxmemory", "1");
    for (let number = 0; number < 5; number++) await handInDocument(admin, sample);
    const statuses = async () => (await listJobs(admin)).slice(0, 5).map(({ status }) => status);
    if (concurrency > 0) await allFinished(admin);
    // Tried a few times and given back.
    else await until(async () => (await statuses()).every((status) => status === "pending"));
    await redis.look.config("SET", "maxmemory", "0");
    await handInDocument(admin, sample);
    await allFinished(admin);
    const completed = { status: "completed", cause: null, attempts: 0, crashes: 0, paid: 1 };
    expect(await endedJobs(service)).toEqual(Array.from({ length: 9 }, () => completed));
  },
  120_000,
);
