import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../package.json";
import { readQueueKey } from "../../src/engine/adapters/workers/queue/seal.ts";
import { openRemoteConverter, type RemoteConverter } from "../../src/engine/adapters/workers/service/remote-converter.ts";
import { JSON_TYPE, signIn, signInAs, startService, type Visitor } from "../../tests/faults/service-under-load.ts";
import { until } from "../../tests/workers/open-queue.ts";
import { QUEUE_KEY } from "../../tests/workers/programs.ts";
import { startRedis } from "../../tests/workers/redis.ts";
import type { TestWorkerArguments } from "../../tests/workers/test-worker.ts";
import { atRate, type Latencies, row } from "./load/clients.ts";
import { cpuSeconds } from "./load/cpu.ts";

/**
 * What workers bring, and where the service is at its limit, with a redis-server on this machine and workers that sleep for as long as a document
 * would take: so that one machine can play many. `WORKERS_SECONDS=60 bun run workers` for longer parts; `JOBS=10000` for more of them.
 */
const SECONDS = Number(process.env.WORKERS_SECONDS ?? 15);
const JOBS = Number(process.env.JOBS ?? 2_000);
const DOCUMENT_BYTES = 200_000;
const SLEEP_MS = 200;
const SLOTS = 2;
/** A second worker has to bring at least this share of what the first brings. */
const GOAL = 0.9;
/** Workers of the large house, and how many live in one process. */
const MANY = 100;
const PER_PROCESS = 25;
const ACCOUNTS = 20;
/** Each of the accounts has a tab that asks for its jobs once a second. */
const POLLS_PER_SECOND = 20;

const folder = mkdtempSync(join(tmpdir(), "vitae-workers-"));
const redis = await startRedis();
const started: Bun.Subprocess[] = [];
try {
  const slowest = await measureThroughput();
  await measureSaturation();
  process.exitCode = slowest >= GOAL ? 0 : 1;
} finally {
  await endAll();
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Documents a second with 1, 2 and 4 workers, each a process of its own; returns the least share of what so many times one worker would do. */
async function measureThroughput(): Promise<number> {
  const table: Record<string, object> = {};
  let [one, least] = [0, 1];
  for (const workers of [1, 2, 4]) {
    const prefix = `workers-${workers}`;
    for (let number = 0; number < workers; number++) startWorkers({ prefix, slots: SLOTS });
    const remote = openService(prefix);
    await until(() => remote.slots() === workers * SLOTS);
    const perSecond = await documentsPerSecond(remote);
    await remote.close();
    await endAll();
    one ||= perSecond;
    least = Math.min(least, perSecond / (one * workers));
    table[`${workers} worker(s) of ${SLOTS} slots`] = {
      "documents per second": round(perSecond),
      "of what they could": round(perSecond / ((workers * SLOTS * 1000) / SLEEP_MS)),
      "of one worker times their number": round(perSecond / (one * workers)),
    };
  }
  console.log(`\nDocuments of ${DOCUMENT_BYTES / 1000} KB that take ${SLEEP_MS} ms each`);
  console.table(table);
  return least;
}

async function documentsPerSecond(remote: RemoteConverter): Promise<number> {
  const document = crypto.getRandomValues(new Uint8Array(65_536));
  const bytes = new Uint8Array(DOCUMENT_BYTES).map((_, at) => document[at % document.length] as number);
  let done = 0;
  const end = performance.now() + SECONDS * 1000;
  const start = performance.now();
  const hand = async () => {
    while (performance.now() < end) {
      await remote.convert(bytes, { fileName: "cv.pdf", ocr: "never", outputs: ["docx", "pdf"] });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: remote.slots() }, hand));
  return (1000 * done) / (performance.now() - start);
}

/** A real service with many jobs, handed to many workers as fast as it can, while tabs poll. */
async function measureSaturation(): Promise<void> {
  const { service, url } = await startService(join(folder, "data"), "handing-over", {
    VITAE_CONCURRENCY: "0",
    VITAE_QUEUE_URL: redis.url,
    VITAE_QUEUE_KEY: QUEUE_KEY,
  });
  started.push(service);
  const visitors = await openAccounts(url);
  await handIn(visitors);
  const calm = await poll(visitors, SECONDS);

  for (let number = 0; number < MANY / PER_PROCESS; number++) startWorkers({ prefix: "vitae", slots: SLOTS, workers: PER_PROCESS });
  await until(async () => (await finished(visitors)) > 0);
  const before = {
    service: cpuSeconds(service.pid),
    redis: cpuSeconds(redis.pid()),
    finished: await finished(visitors),
    at: performance.now(),
  };
  const busy = await poll(visitors, SECONDS);
  const seconds = (performance.now() - before.at) / 1000;
  const done = (await finished(visitors)) - before.finished;
  const used = { service: cpuSeconds(service.pid) - before.service, redis: cpuSeconds(redis.pid()) - before.redis };

  console.log(`\nA service with ${JOBS} jobs, ${MANY} workers of ${SLOTS} slots, and ${ACCOUNTS} tabs that poll once a second`);
  console.table({ "polls before the workers came": row(calm), "polls beside the workers": row(busy) });
  console.table({
    "hand-overs per second": round(done / seconds),
    "slots of the workers": `${Math.round((100 * (done / seconds)) / ((MANY * SLOTS * 1000) / SLEEP_MS))} % in use`,
    "the service used of one core": `${Math.round((100 * used.service) / seconds)} %`,
    // What other programs on the machine do not change.
    "CPU of the service, ms each": round((1000 * used.service) / done),
    "CPU of Redis, ms each": round((1000 * used.redis) / done),
    "jobs left": JOBS - (await finished(visitors)),
  });
}

async function openAccounts(url: string): Promise<Visitor[]> {
  const admin = await signIn(url);
  const visitors: Visitor[] = [];
  for (let number = 0; number < ACCOUNTS; number++) {
    const account = { email: `recruiter${number}@agency.test`, password: "correct horse" };
    const made = await admin.send("/admin/users", { method: "POST", headers: JSON_TYPE, body: JSON.stringify(account) });
    const { id } = (await made.json()) as { id: string };
    await admin.send(`/admin/user/${id}/add-credits`, { method: "POST", headers: JSON_TYPE, body: JSON.stringify({ credits: JOBS }) });
    visitors.push(await signInAs(url, account.email, account.password));
  }
  return visitors;
}

async function handIn(visitors: Visitor[]): Promise<void> {
  const content = "x".repeat(DOCUMENT_BYTES);
  const each = Math.ceil(JOBS / visitors.length);
  await Promise.all(
    visitors.map(async ({ send }) => {
      for (let number = 0; number < each; number++) {
        const form = new FormData();
        form.append("file", new File([content], "cv.pdf"));
        const answer = await send("/upload-cv", { method: "POST", body: form });
        if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
      }
    }),
  );
}

function poll(visitors: Visitor[], seconds: number): Promise<Latencies> {
  return atRate(POLLS_PER_SECOND, seconds, (number) => (visitors[number % visitors.length] as Visitor).send("/jobs"));
}

async function finished(visitors: Visitor[]): Promise<number> {
  const counts = visitors.map(async ({ send }) => {
    const { totalProcessed } = (await (await send("/stats")).json()) as { totalProcessed: number };
    return totalProcessed;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function openService(prefix: string): RemoteConverter {
  return openRemoteConverter({ url: redis.url, key: readQueueKey(QUEUE_KEY), prefix, version, libreoffice: false, report: () => {} });
}

function startWorkers(options: Pick<TestWorkerArguments, "prefix" | "slots" | "workers">): void {
  const settings: TestWorkerArguments = { url: redis.url, key: QUEUE_KEY, converter: `sleep:${SLEEP_MS}`, ...options };
  const argv = [process.execPath, join(import.meta.dir, "../../tests/workers/test-worker.ts"), JSON.stringify(settings)];
  started.push(Bun.spawn(argv, { stdout: "ignore", stderr: "inherit" }));
}

async function endAll(): Promise<void> {
  for (const program of started) program.kill("SIGKILL");
  await Promise.all(started.splice(0).map(({ exited }) => exited));
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
