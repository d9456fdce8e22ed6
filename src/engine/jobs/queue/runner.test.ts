import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getUser } from "../../accounts/users.ts";
import { HandOverLost } from "../../adapters/workers/service/hand-over-lost.ts";
import { refusal } from "../../contract/errors.ts";
import { openStore } from "../../store/open-store.ts";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { DAY, MINUTE } from "../../testing/clock.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { convertedCv, openTestEngine } from "../../testing/open-test-engine.ts";
import { listJobs } from "../job.ts";
import { cleanUpJob } from "../remove-job.ts";
import { submitCv } from "../submit/submit-cv.ts";

const cv = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };

test("jobs that a killed service left behind are done by the next one, and the restart is no attempt", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitae-restart-"));
  const path = join(dataDir, "vitae.db");
  const killed = await openTestEngine({ dataDir, store: openStore(path), start: false });
  const user = await createTestUser(killed, 2);
  await submitCv(killed, { user, cv });
  await submitCv(killed, { user, cv });
  killed.store.raw.run("update jobs set status = 'processing', lease_until = 1");
  killed.store.raw.close();
  writeFileSync(join(dataDir, "files", crypto.randomUUID()), "a file whose job was never committed");
  writeFileSync(join(dataDir, "files", `${crypto.randomUUID()}.tmp`), "half a file");
  writeFileSync(join(dataDir, "spool", crypto.randomUUID()), "half an upload");

  const next = await openTestEngine({ dataDir, store: openStore(path) });
  await next.runner.idle();

  expect(listJobs(next.store.db, user.id).map(({ status }) => status)).toEqual(["completed", "completed"]);
  expect(next.store.raw.query("select sum(attempts) as n from jobs").get()).toEqual({ n: 0 });
  expect(readdirSync(join(dataDir, "files"))).toHaveLength(6);
  expect(readdirSync(join(dataDir, "spool"))).toEqual([]);
  expect(brokenInvariants(next.store)).toEqual([]);
  await next.close();
});

test("a service that is asked to stop lets the work end that can, and puts the rest back into the queue", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "vitae-stop-")), "vitae.db");
  const convert = (_bytes: Uint8Array, _request: unknown, signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const engine = await openTestEngine({ store: openStore(path), tools: { convert } });
  const user = await createTestUser(engine, 1);
  await submitCv(engine, { user, cv });
  engine.runner.wake();
  await Bun.sleep(5);
  await engine.close();

  const store = openStore(path);
  expect(store.raw.query("select status, attempts, lease_until from jobs").all()).toEqual([
    { status: "pending", attempts: 0, lease_until: null },
  ]);
  expect(brokenInvariants(store)).toEqual([]);
  store.close();
});

test("the work of a job that its owner removes ends at once", async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const convert = (_bytes: Uint8Array, _request: unknown, signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      begun.resolve(signal);
    });
  const engine = await openTestEngine({ tools: { convert } });
  const user = await createTestUser(engine, 2);
  const { id } = await submitCv(engine, { user, cv });
  engine.runner.wake();
  const signal = await begun.promise;
  engine.runner.cancel("another");
  expect(signal.aborted).toBe(false);
  await cleanUpJob(engine, user.id, id);
  expect(signal.aborted).toBe(true);
  await engine.runner.idle();
  expect(listJobs(engine.store.db, user.id)).toEqual([]);
  expect(brokenInvariants(engine.store)).toEqual([]);
  await engine.close();
});

test("a result that cannot be written leaves the job to be tried again, and says so", async () => {
  const engine = await openTestEngine();
  const user = await createTestUser(engine, 1);
  engine.store.raw.run(
    "create trigger full_disk before update of status on jobs when new.status in ('completed', 'failed') begin select raise(abort, 'disk full'); end",
  );
  await submitCv(engine, { user, cv });
  await engine.runner.idle();
  expect(engine.runner.healthy()).toBe(false);
  expect(readdirSync(join(engine.config.dataDir, "files"))).toHaveLength(1);

  engine.store.raw.run("drop trigger full_disk");
  await engine.runner.idle();
  expect(listJobs(engine.store.db, user.id)[0]?.status).toBe("completed");
  expect(engine.runner.healthy()).toBe(true);
  await engine.close();
});

test("a job that is put back because its end could not be written is done once more, also where another could not be put back", async () => {
  let finish = () => {};
  const converting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const converted: string[] = [];
  const convert = async (_bytes: Uint8Array, { fileName }: { fileName: string }) => {
    if (converted.push(fileName) > 2) await converting;
    return convertedCv();
  };
  const engine = await openTestEngine({ tools: { convert } });
  const user = await createTestUser(engine, 2);
  const failWhen = (condition: string) =>
    engine.store.raw.run(
      `create trigger full_disk before update of status on jobs when ${condition} begin select raise(abort, 'disk full'); end`,
    );
  failWhen("new.status in ('completed', 'failed')");
  for (const fileName of ["a.pdf", "b.pdf"]) await submitCv(engine, { user, cv: { ...cv, fileName } });
  await engine.runner.idle();
  engine.store.raw.run("drop trigger full_disk");
  failWhen("new.status = 'pending' and exists (select 1 from jobs where status = 'pending')");
  const ticks = [engine.runner.idle(), engine.runner.idle(), engine.runner.idle()];
  await Bun.sleep(5);
  finish();
  await Promise.all(ticks);
  expect(converted.toSorted()).toEqual(["a.pdf", "a.pdf", "b.pdf", "b.pdf"]);
  expect(listJobs(engine.store.db, user.id).map(({ status }) => status)).toEqual(["completed", "completed"]);
  await engine.close();
});

test.each([
  ["forward", 3650 * DAY],
  ["back", -3650 * DAY],
])("a clock that jumps %s by years neither ends the work on a CV nor keeps one waiting", async (_where, jump) => {
  let finish = () => {};
  const converting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const engine = await openTestEngine({ tools: { convert: () => converting.then(() => convertedCv()) } });
  const user = await createTestUser(engine, 2);
  await submitCv(engine, { user, cv });
  engine.runner.wake();
  await submitCv(engine, { user, cv });
  engine.store.raw.run("update jobs set status = 'processing', lease_until = ?1 where status = 'pending'", [
    engine.now().getTime() + MINUTE,
  ]);
  engine.clock.advance(jump);
  finish();
  await engine.runner.idle();

  expect(listJobs(engine.store.db, user.id).map(({ status }) => status)).toEqual(["completed", "completed"]);
  expect(engine.store.raw.query("select sum(attempts) as n from jobs").get()).toEqual({ n: 0 });
  expect(brokenInvariants(engine.store)).toEqual([]);
  await engine.close();
});

test("a queue that could not be read for a moment is well again when it can be, also with nothing to do", async () => {
  const engine = await openTestEngine();
  engine.store.raw.run("alter table jobs rename to gone");
  await engine.runner.idle();
  expect(engine.runner.healthy()).toBe(false);
  engine.store.raw.run("alter table gone rename to jobs");
  await engine.runner.idle();
  expect(engine.runner.healthy()).toBe(true);
  await engine.close();
});

test("a CV that waited longer than the retention days is refunded before it is emptied", async () => {
  const engine = await openTestEngine({ tools: { convert: async () => convertedCv() }, start: false });
  const user = await createTestUser(engine, 1);
  await submitCv(engine, { user, cv });
  engine.clock.advance(7 * DAY + MINUTE);
  expect(engine.purge()).toBe(1);
  expect(getUser(engine.store.db, user.id).credits).toBe(1);
  expect(brokenInvariants(engine.store)).toEqual([]);
  await engine.close();
});

test("a service that starts years later deletes nothing at once, as its clock may be wrong; a few CVs that have expired go", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "vitae-clock-")), "vitae.db");
  const first = await openTestEngine({ store: openStore(path) });
  const user = await createTestUser(first, 20);
  for (let index = 0; index < 20; index++) await submitCv(first, { user, cv });
  await first.runner.idle();
  first.store.raw.run("update jobs set created_at = created_at - ?1 where rowid = 1", [8 * DAY]);
  await first.close();
  const keptBy = async (jump: number) => {
    const engine = await openTestEngine({ store: openStore(path), start: false });
    engine.clock.advance(jump);
    await engine.start();
    const kept = listJobs(engine.store.db, user.id).length;
    const log = engine.log.since(new Date(0)).recent.map(({ message }) => message);
    await engine.close();
    return { kept, log };
  };

  expect(await keptBy(3650 * DAY)).toEqual({
    kept: 20,
    log: ["Much has expired at once: it is deleted when the clock has been steady for an hour."],
  });
  expect(await keptBy(0)).toEqual({ kept: 19, log: [] });
});

test("exactly what is older than the retention days is emptied, to the millisecond", async () => {
  const engine = await openTestEngine();
  const user = await createTestUser(engine, 1);
  await submitCv(engine, { user, cv });
  await engine.runner.idle();
  const boundary = engine.now().getTime() - 7 * DAY;
  engine.store.raw.run(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 9999)
      insert into jobs (id, user_id, job_type, status, file_name, credits_charged, created_at)
      select 'old-' || i, ?1, 'cv', 'completed', 'cv.pdf', 1, ?2 - 1000 + i / 5 from n`,
    [user.id, boundary],
  );

  expect(engine.purge()).toBe(5000);
  expect(engine.store.raw.query("select count(*) as n from jobs where (purged_at is not null) != (created_at < ?1)").get(boundary)).toEqual(
    {
      n: 0,
    },
  );
  expect(engine.purge()).toBe(0);
  await engine.close();
});

test("what was purged or cleaned up is nowhere in the data folder, not in the database's log nor its free pages", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitae-purge-"));
  const engine = await openTestEngine({ dataDir, store: openStore(join(dataDir, "vitae.db")) });
  const user = await createTestUser(engine, 9);
  const canary = { user, cv: { fileName: "canary.pdf", bytes: new TextEncoder().encode("%PDF canary") }, keywords: "canary keyword" };
  for (let index = 0; index < 3; index++) await submitCv(engine, canary);
  const cleaned = await submitCv(engine, canary);
  await engine.runner.idle();
  expect(grep(dataDir, "canary")).not.toEqual([]);

  cleanUpJob(engine, user.id, cleaned.id);
  engine.clock.advance(8 * DAY);
  expect(engine.purge()).toBe(3);

  expect(grep(dataDir, "canary")).toEqual([]);
  expect(brokenInvariants(engine.store)).toEqual([]);
  await engine.close();
});

function grep(folder: string, word: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => readFileSync(path).includes(word));
}

test("a job whose document the queue of the workers lost waits again, and nothing counts against it", async () => {
  let lost = 3;
  const engine = await openTestEngine({
    tools: {
      convert: async () => {
        if (lost-- > 0) throw new HandOverLost("queue", "The queue is gone.");
        return convertedCv();
      },
    },
  });
  const user = await createTestUser(engine, 1);
  await submitCv(engine, { user, cv });
  await engine.runner.idle();
  expect(engine.store.raw.query("select status, attempts, service_ends from jobs").all()).toEqual([
    { status: "completed", attempts: 0, service_ends: 0 },
  ]);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
  await engine.close();
});

test("a job whose worker is gone with it is done by the next one; one that takes five workers along is refunded", async () => {
  let tries = 0;
  const engine = await openTestEngine({
    tools: {
      convert: async (_bytes, { fileName }) => {
        tries += 1;
        if (fileName === "poison.pdf" || tries === 1) throw new HandOverLost("worker", "The worker is gone.");
        return convertedCv();
      },
    },
  });
  const user = await createTestUser(engine, 2);
  await submitCv(engine, { user, cv });
  await engine.runner.idle();
  expect(engine.store.raw.query("select status, attempts, service_ends from jobs").all()).toEqual([
    { status: "completed", attempts: 0, service_ends: 1 },
  ]);

  tries = 0;
  await submitCv(engine, { user, cv: { ...cv, fileName: "poison.pdf" } });
  while (engine.store.raw.query("select 1 from jobs where status in ('pending', 'processing')").get()) {
    await engine.runner.idle();
    await Bun.sleep(20);
  }
  const poison = engine.store.raw.query("select status, cause, credits_refunded from jobs where file_name = 'poison.pdf'").get();
  expect(poison).toEqual({ status: "failed", cause: "worker_ended", credits_refunded: 1 });
  expect(tries).toBe(5);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
  await engine.close();
});

test("what was handed in is kept where trying again may help, and removed where the document was refused", async () => {
  const engine = await openTestEngine({
    tools: {
      convert: async (_bytes, { fileName }) => {
        throw fileName === "corrupt.pdf" ? refusal("corrupt") : new Error("A bug.");
      },
    },
  });
  const user = await createTestUser(engine, 2);
  for (const fileName of ["corrupt.pdf", "bug.pdf"]) await submitCv(engine, { user, cv: { ...cv, fileName } });
  await engine.runner.idle();
  const kept = engine.store.raw
    .query("select file_name, (select count(*) from job_files where job_id = jobs.id) as files from jobs order by file_name")
    .all();
  expect(kept).toEqual([
    { file_name: "bug.pdf", files: 1 },
    { file_name: "corrupt.pdf", files: 0 },
  ]);
  await engine.close();
});
