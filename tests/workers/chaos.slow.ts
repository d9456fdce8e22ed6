import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "../../src/engine/contract/api.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { nothingYet, signIn, type Visitor, whatWasLost } from "../faults/service-under-load.ts";
import { until } from "./open-queue.ts";
import { end, makeFolders, type Program, startServe, startWorkerProgram, workFolders } from "./programs.ts";
import { keysWithBytes, lastingContent } from "./queue-content.ts";
import { randomFrom, SEED } from "./random.ts";
import { freePort, startRedis } from "./redis.ts";

/** `ROUNDS=100 SEED=7 bun test ./tests/workers/chaos.slow.ts` for the long run, and for one that has failed. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);
const CLIENTS = 3;
/** Clients wait while so many jobs are open, so that they end soon after the last round. */
const MAX_OPEN_JOBS = 12;
/** How long all live together, and how long the victim stays away, at most: the queue is found again within 2 s, a lost document after 10 s. */
const LONGEST_PEACE_MS = 3_000;
const LONGEST_ABSENCE_MS = 600;
/** With five kills behind it a job fails; those that saw two are at work one at a time. */
const LONGEST_END_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), "vitae-chaos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sample = readFileSync(join(CHECKOUT_ROOT, "samples/jonas-okafor.docx"));

test(
  "workers, queue and service are killed at any moment: every job ends once, nothing is lost or charged twice, and no document stays anywhere",
  async () => {
    console.log(`chaos: SEED=${SEED} ROUNDS=${ROUNDS}`);
    const random = randomFrom(SEED);
    const folders = makeFolders(folder);
    const redis = await startRedis();
    const port = await freePort();
    const seen = nothingYet();
    const kills = { worker: 0, queue: 0, service: 0 };

    let service = await startServe(folders, redis.url, { port, concurrency: 0 });
    const workers: Program[] = [];
    for (let number = 0; number < 2; number++) workers.push(await startWorkerProgram(folders, redis.url));
    const admin = await signIn(service.url);
    const over = new AbortController();
    const clients = Array.from({ length: CLIENTS }, (_, number) => handInAllTheTime(admin, randomFrom(SEED + number), seen, over.signal));

    const killWorker = async () => {
      const victim = Math.floor(random() * workers.length);
      await end(workers[victim] as Program, "SIGKILL");
      await Bun.sleep(random() * LONGEST_ABSENCE_MS);
      workers[victim] = await startWorkerProgram(folders, redis.url);
    };
    const killQueue = async () => {
      await redis.kill();
      await Bun.sleep(random() * LONGEST_ABSENCE_MS);
      await redis.start();
    };
    const killService = async () => {
      await end(service.program, "SIGKILL");
      await Bun.sleep(random() * LONGEST_ABSENCE_MS);
      service = await startServe(folders, redis.url, { port, concurrency: random() < 0.5 ? 0 : 1 });
    };
    const victims = { worker: killWorker, queue: killQueue, service: killService };

    for (let round = 0; round < ROUNDS; round++) {
      await Bun.sleep(random() * LONGEST_PEACE_MS);
      const victim = (["worker", "queue", "service"] as const)[Math.floor(random() * 3)] as keyof typeof victims;
      kills[victim] += 1;
      await victims[victim]();
    }
    over.abort();
    await Promise.all(clients);

    // All are back: the last service hands over to both workers, and what was interrupted is finished.
    const start = performance.now();
    const openJobs = async () => (await jobsOf(admin)).filter(isOpen).length;
    while ((await openJobs()) > 0 && performance.now() - start < LONGEST_END_MS) await Bun.sleep(200);
    const jobs = await jobsOf(admin);
    const endMs = Math.round(performance.now() - start);
    expect(jobs.filter(isOpen)).toEqual([]);

    // The queue is worked off: what was a killed worker's, and what a killed service had handed over, is known to be nobody's.
    await until(async () => (await redis.look.keys("vitae:convert-*")).every((key) => !/:(?:wait|active|prioritized)$/.test(key)));

    await end(service.program, "SIGTERM");
    expect(whatIsWrong(folders.data)).toEqual([]);
    const store = openStore(join(folders.data, "vitae.db"));
    expect(whatWasLost(store, seen)).toEqual([]);
    const outcomes = store.raw
      .query(
        "select status, coalesce(cause, '') as cause, count(*) as jobs, sum(credits_charged - credits_refunded) as paid from jobs group by 1, 2",
      )
      .all() as { status: string; cause: string; jobs: number; paid: number }[];
    store.close();
    for (const { status, jobs: number, paid } of outcomes) expect(paid).toBe(status === "completed" ? number : 0);
    console.table(outcomes);
    console.log({ kills, acknowledged: seen.jobs.size + seen.removed.size, jobs: jobs.length, endMs });
    expect(seen.jobs.size).toBeGreaterThan(0);
    expect(outcomes.find(({ status }) => status === "completed")?.jobs ?? 0).toBeGreaterThan(0);

    // Those of killed workers went when the next ones started, and no worker has more than its own.
    expect(workFolders(folders.temporary)).toHaveLength(workers.length);
    for (const worker of workers) await end(worker, "SIGTERM");
    expect(workFolders(folders.temporary)).toEqual([]);

    // Nothing waits in the queue. What a killed service had handed over and nobody fetched expires within two minutes.
    for (const { expiresMs } of await keysWithBytes(redis.look)) expect(expiresMs).toBeWithin(1, 120_001);
    const lasting = await lastingContent(redis.look);
    for (const [key, value] of Object.entries(lasting)) {
      expect(key).toMatch(/^vitae:(?:convert-[\d.]+:(?:meta|id|events|marker|stalled|stalled-check|pc)|workers|producers)$/);
      expect(value).not.toMatch(/okafor|docx/i);
    }
    await redis.stop();
  },
  ROUNDS * 10_000 + LONGEST_END_MS + 60_000,
);

const isOpen = ({ status }: Job) => status === "pending" || status === "processing";

/** One page of the list, until somebody answers. */
async function jobsOf({ send }: Visitor): Promise<Job[]> {
  for (;;) {
    const answer = await send("/jobs").catch(() => null);
    if (answer?.ok) return (await answer.json()) as Job[];
    await Bun.sleep(100);
  }
}

/** Hands CVs in, one of five no CV at all, and sometimes cleans up before it is done; goes on whatever happens to the service. */
async function handInAllTheTime(
  admin: Visitor,
  random: () => number,
  { jobs, removed }: ReturnType<typeof nothingYet>,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    try {
      if ((await jobsOf(admin)).filter(isOpen).length >= MAX_OPEN_JOBS) {
        await Bun.sleep(100);
        continue;
      }
      const form = new FormData();
      const isCv = random() < 0.8;
      form.append("file", isCv ? new File([sample], "cv.docx") : new File([`%PDF-1.7 ${random()}`], "cv.pdf"));
      const answer = await admin.send("/upload-cv", { method: "POST", body: form });
      if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}`);
      const { id } = (await answer.json()) as { id: string };
      jobs.add(id);
      if (random() < 0.1) {
        // Killed in the middle of it, the job may be gone or not.
        jobs.delete(id);
        const cleaned = await admin.send(`/cleanup/${id}`, { method: "POST" });
        (cleaned.ok ? removed : jobs).add(id);
      }
    } catch {
      await Bun.sleep(50);
    }
  }
}
