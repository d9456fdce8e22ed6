import { expect, test } from "bun:test";
import { ConverterCrash } from "../../adapters/converter/child-process.ts";
import { CONVERTER_CRASH_PENALTY_MS } from "../../contract/limits.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { convertedCv, openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { completeJob } from "../finish-job.ts";
import { getJob, listJobs } from "../job.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { submitMatch } from "../submit/submit-match.ts";
import {
  claimJob,
  clearConverterCrashes,
  LEASE_MS,
  noteConverterCrashes,
  queuePosition,
  requeueExpired,
  requeueJob,
  requeueOrphans,
  unfinishedCvs,
  waitingJobs,
} from "./queue.ts";

const cv = (content = "%PDF-1.7") => ({ fileName: "cv.pdf", bytes: new TextEncoder().encode(content) });

const account = (engine: TestEngine, email: string) => createTestUser(engine, 50, email);

test("an account whose documents ended their converter comes after the others, one job at a time, until it is forgotten", async () => {
  const engine = await openTestEngine({ start: false });
  const [hostile, good] = [await account(engine, "hostile@b.test"), await account(engine, "good@b.test")];
  for (let index = 0; index < 3; index++) await submitCv(engine, { user: hostile, cv: cv() });
  for (let index = 0; index < 2; index++) await submitCv(engine, { user: good, cv: cv() });
  noteConverterCrashes(engine.store.db, hostile.id, 1, engine.now());
  const claim = () => claimJob(engine.store, engine.now())?.userId;

  expect([claim(), claim(), claim(), claim()]).toEqual([good.id, good.id, hostile.id, undefined]);
  engine.clock.advance(CONVERTER_CRASH_PENALTY_MS + 1);
  expect(claim()).toBe(hostile.id);
  noteConverterCrashes(engine.store.db, hostile.id, 1, engine.now());
  expect(claim()).toBeUndefined();
  clearConverterCrashes(engine.store.db, hostile.id);
  expect(claim()).toBe(hostile.id);
  await engine.close();
});

test("each attempt that runs out of time counts against its account, and a good document makes up for it", async () => {
  const ends: unknown[] = [];
  const engine: TestEngine = await openTestEngine({
    tools: {
      convert: async (bytes, { outputs }) => {
        ends.push(engine.store.raw.query("select child_ends as n from users where email like 'a@%'").get());
        if (bytes[0] !== 0x25) throw new ConverterCrash("timeout", "too long");
        return convertedCv({ outputs });
      },
    },
  });
  const user = await account(engine, "a@b.test");
  await submitCv(engine, { user, cv: cv("PK slow") });
  await engine.runner.idle();
  await submitCv(engine, { user, cv: cv() });
  await engine.runner.idle();

  expect(ends).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  expect(engine.store.raw.query("select child_ends as n from users where email like 'a@%'").get()).toEqual({ n: 0 });
  expect(listJobs(engine.store.db, user.id).map(({ status }) => status)).toEqual(["completed", "failed"]);
  await engine.close();
});

test("a job that was at work at two deaths of the service is claimed only where such jobs are, and others are claimed before", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await account(engine, "a@b.test");
  const first = await submitCv(engine, { user, cv: cv() });
  for (let death = 0; death < 2; death++) {
    expect(claimJob(engine.store, engine.now(), { suspects: false })?.id).toBe(first.id);
    expect(requeueOrphans(engine.store.db)).toMatchObject([{ id: first.id, serviceCrashes: death + 1 }]);
  }
  const second = await submitCv(engine, { user, cv: cv() });
  const claim = (suspects: boolean) => claimJob(engine.store, engine.now(), { suspects })?.id;
  expect([claim(false), claim(false), claim(true)]).toEqual([second.id, undefined, first.id]);
  await engine.close();
});

test("accounts take turns: after a CV of one, the next is of the other", async () => {
  const engine = await openTestEngine({ start: false });
  const [first, second] = [await account(engine, "first@b.test"), await account(engine, "second@b.test")];
  for (let index = 0; index < 3; index++) await submitCv(engine, { user: first, cv: cv() });
  for (let index = 0; index < 3; index++) await submitCv(engine, { user: second, cv: cv() });
  /** Claims and finishes at once, so that no account has work going on. */
  const turn = () => {
    const job = claimJob(engine.store, engine.now());
    engine.store.raw.run("update jobs set status = 'completed', lease_until = null where id = ?1", [job?.id ?? ""]);
    return job?.userId;
  };
  const turns = Array.from({ length: 6 }, turn);
  const [one, other] = turns;
  expect(new Set([one, other])).toEqual(new Set([first.id, second.id]));
  expect(turns).toEqual([one, other, one, other, one, other]);
  await engine.close();
});

test("a job goes back to the queue when its lease is over, not before, and not while this process works on it", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await account(engine, "a@b.test");
  const { id } = await submitCv(engine, { user, cv: cv() });
  claimJob(engine.store, engine.now());
  const requeued = (atWork: string[] = []) => {
    requeueExpired(engine.store.db, engine.now(), atWork);
    return listJobs(engine.store.db, user.id)[0]?.status === "pending";
  };

  engine.clock.advance(LEASE_MS - 1);
  expect(requeued()).toBe(false);
  engine.clock.advance(2);
  expect(requeued([id])).toBe(false);
  expect(requeued()).toBe(true);
  await engine.close();
});

test("a document that ends its converter counts among those that an account may have refused", async () => {
  const engine = await openTestEngine({
    tools: {
      convert: async () => {
        throw new ConverterCrash("crash", "ended");
      },
    },
  });
  const user = await account(engine, "a@b.test");
  for (let index = 0; index < 49; index++) engine.refusals.refused(user.id);
  await submitCv(engine, { user, cv: cv() });
  await engine.runner.idle();
  expect(() => engine.refusals.check(user.id)).toThrow(expect.objectContaining({ code: "too_many" }));
  await engine.close();
});

test("the place in the queue counts the accounts whose turn comes before, and is 0 where nothing waits", async () => {
  const engine = await openTestEngine({ start: false });
  const [first, second] = [await account(engine, "first@b.test"), await account(engine, "second@b.test")];
  const places = () => [first, second].map(({ id }) => queuePosition(engine.store.db, id));
  expect(places()).toEqual([0, 0]);
  for (let index = 0; index < 3; index++) await submitCv(engine, { user: first, cv: cv() });
  expect(places()).toEqual([1, 0]);
  claimJob(engine.store, engine.now());
  await submitCv(engine, { user: second, cv: cv() });
  expect(places()).toEqual([2, 1]);
  noteConverterCrashes(engine.store.db, second.id, 1, engine.now());
  expect(places()).toEqual([1, 2]);
  await engine.close();
});

test("CVs that wait or are at work are unfinished, analyses are no CVs; what nobody has begun waits", async () => {
  const engine = await openTestEngine({ start: false });
  const [user, other] = [await account(engine, "a@b.test"), await account(engine, "c@d.test")];
  const counts = () => [unfinishedCvs(engine.store.db, user.id), waitingJobs(engine.store.db)];
  const { id } = await submitCv(engine, { user, cv: cv() });
  engine.clock.advance(1000);
  await submitCv(engine, { user, cv: cv() });
  await submitMatch(engine, { user, cvs: [cv()], jdText: "Developer" });
  expect(counts()).toEqual([2, 3]);
  expect(claimJob(engine.store, engine.now())?.id).toBe(id);
  expect(counts()).toEqual([2, 2]);
  completeJob(engine, id, {}, engine.now());
  expect(counts()).toEqual([1, 2]);
  await submitCv(engine, { user: other, cv: cv() });
  expect(counts()).toEqual([1, 3]);
  await engine.close();
});

test("a job that goes back to the queue has one attempt more where the document may have ended it; one that is done stays done", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await account(engine, "a@b.test");
  const { id } = await submitCv(engine, { user, cv: cv() });
  const again = (attempt: boolean) => {
    claimJob(engine.store, engine.now());
    requeueJob(engine.store.db, id, { attempt });
    const { status, attempts, leaseUntil } = getJob(engine.store.db, user.id, id);
    return { status, attempts, leaseUntil };
  };
  expect(again(false)).toEqual({ status: "pending", attempts: 0, leaseUntil: null });
  expect(again(true)).toEqual({ status: "pending", attempts: 1, leaseUntil: null });
  claimJob(engine.store, engine.now());
  completeJob(engine, id, {}, engine.now());
  requeueJob(engine.store.db, id, { attempt: true });
  expect(getJob(engine.store.db, user.id, id)).toMatchObject({ status: "completed", attempts: 1 });
  await engine.close();
});
