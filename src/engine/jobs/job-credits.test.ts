import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getUser } from "../accounts/users.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { openTestEngine } from "../testing/open-test-engine.ts";
import { completeJob } from "./finish-job.ts";
import { listJobs } from "./job.ts";
import { claimJob } from "./queue/queue.ts";
import { cleanUpJob, deleteAnalysis, removeJobsOf } from "./remove-job.ts";
import { submitCv } from "./submit/submit-cv.ts";
import { submitMatch } from "./submit/submit-match.ts";

const cv = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };

async function withAccount(start: boolean) {
  const engine = await openTestEngine({ start });
  const user = await createTestUser(engine, 10);
  return { engine, user, credits: () => getUser(engine.store.db, user.id).credits };
}

test("deleting a completed CV gives no credit back, deleting one that waits does", async () => {
  for (const [start, left] of [
    [true, 9],
    [false, 10],
  ] as const) {
    const { engine, user, credits } = await withAccount(start);
    const { id } = await submitCv(engine, { user, cv });
    if (start) await engine.runner.idle();
    cleanUpJob(engine, user.id, id);
    expect(credits()).toBe(left);
    await engine.close();
  }
});

test("what is to be noted with a CV is noted when it is taken, and where that fails the CV is not taken and costs nothing", async () => {
  const { engine, user, credits } = await withAccount(false);
  const noted: string[] = [];
  const job = await submitCv(engine, { user, cv }, (_tx, { id }) => void noted.push(id));
  expect(noted).toEqual([job.id]);
  const refuse = () => {
    throw new Error("no place for the note");
  };
  await expect(submitCv(engine, { user, cv }, refuse)).rejects.toThrow("no place for the note");
  expect(credits()).toBe(9);
  await engine.close();
});

test("an analysis is no CV that can be cleaned up, and goes on", async () => {
  const { engine, user, credits } = await withAccount(false);
  const { jobId: id } = await submitMatch(engine, { user, cvs: [cv], jdText: "Developer" });
  expect(() => cleanUpJob(engine, user.id, id)).toThrow("This is an analysis");
  expect([claimJob(engine.store, engine.now())?.id, credits()]).toEqual([id, 9]);
  await engine.close();
});

test("keywords cost as much as a job description", async () => {
  const { engine, user, credits } = await withAccount(false);
  await submitCv(engine, { user, cv, keywords: "sql" });
  expect(credits()).toBe(8);
  await submitCv(engine, { user, cv, jd: cv });
  expect(credits()).toBe(6);
  await engine.close();
});

test("the CVs of one account are taken in the order in which they came in", async () => {
  const { engine, user } = await withAccount(false);
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) {
    ids.push((await submitCv(engine, { user, cv })).id);
    engine.clock.advance(1000);
  }
  expect(ids.map(() => claimJob(engine.store, engine.now())?.id)).toEqual(ids);
  await engine.close();
});

test("a finished analysis can be deleted with its files, one that runs and a CV cannot", async () => {
  const { engine, user, credits } = await withAccount(false);
  const { id: other } = await submitCv(engine, { user, cv });
  const { jobId: id } = await submitMatch(engine, { user, cvs: [cv, cv], jdText: "Developer" });
  expect(() => deleteAnalysis(engine, user.id, other)).toThrow("Only analyses can be deleted this way.");
  expect(() => deleteAnalysis(engine, user.id, id)).toThrow("This analysis is still running.");
  expect([claimJob(engine.store, engine.now()), claimJob(engine.store, engine.now())].map((job) => job?.id)).toEqual([other, id]);
  completeJob(engine, id, {}, engine.now());
  deleteAnalysis(engine, user.id, id);
  expect(listJobs(engine.store.db, user.id).map((job) => job.id)).toEqual([other]);
  expect(readdirSync(join(engine.config.dataDir, "files"))).toHaveLength(1);
  expect(credits()).toBe(7);
  await engine.close();
});

test("the jobs of an account go with it, whatever they are at: work on them ends, and their files go", async () => {
  const { engine, user } = await withAccount(false);
  const other = await createTestUser(engine, 5, "c@d.test");
  const [one, two] = [await submitCv(engine, { user, cv }), await submitMatch(engine, { user, cvs: [cv], jdText: "Developer" })];
  const kept = await submitCv(engine, { user: other, cv });
  const cancelled: string[] = [];
  const removed: string[] = [];
  const runner = { cancel: (id: string) => void cancelled.push(id) };
  removeJobsOf({ ...engine, runner }, user.id, () => void removed.push(user.id));
  expect(cancelled.toSorted()).toEqual([one.id, two.jobId].toSorted());
  expect(removed).toEqual([user.id]);
  expect(listJobs(engine.store.db, user.id)).toEqual([]);
  expect(listJobs(engine.store.db, other.id).map(({ id }) => id)).toEqual([kept.id]);
  expect(readdirSync(join(engine.config.dataDir, "files"))).toHaveLength(1);
  await engine.close();
});

test("keywords of up to 5,000 characters are taken, more are refused and cost nothing; blank ones are none", async () => {
  const { engine, user, credits } = await withAccount(false);
  await expect(submitCv(engine, { user, cv, keywords: "k".repeat(5_001) })).rejects.toThrow(
    "Please keep the keywords under 5000 characters.",
  );
  expect(credits()).toBe(10);
  await submitCv(engine, { user, cv, keywords: ` ${"k".repeat(5_000)} ` });
  expect(credits()).toBe(8);
  await submitCv(engine, { user, cv, keywords: "  " });
  expect(credits()).toBe(7);
  await engine.close();
});
