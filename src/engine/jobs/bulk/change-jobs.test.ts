import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { UserRow } from "../../accounts/users.ts";
import { balance } from "../../billing/credits/ledger.ts";
import { listLedger } from "../../billing/credits/list-ledger.ts";
import type { BulkAction } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { auditEvents, jobFiles, jobs, reviews } from "../../store/schema.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { finishTestCv } from "../../testing/finish-test-cv.ts";
import { convertedCv, openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { failJob } from "../finish-job.ts";
import { filesOf, getJob, readJob } from "../job.ts";
import { claimJob } from "../queue/queue.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { submitMatch } from "../submit/submit-match.ts";
import { changeJobs } from "./change-jobs.ts";
import { each } from "./each.ts";
import { retryJob } from "./retry-job.ts";

const CV = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
const JD = { fileName: "jd.pdf", bytes: new TextEncoder().encode("%PDF-1.7 jd") };
const PASSING = { message: "Ollama did not answer.", cause: "unavailable", mayPass: true };

let engine: TestEngine;
let user: UserRow;
beforeEach(async () => {
  engine = await openTestEngine({ start: false });
  user = await createTestUser(engine, 20);
});
afterEach(() => engine.close());

const change = (action: BulkAction, ...ids: string[]) => {
  const tools = { ...engine, runner: { cancel: () => {} } };
  return changeJobs(tools, user.id, { ids, action });
};
const traced = (action: string) =>
  engine.store.db
    .select()
    .from(auditEvents)
    .all()
    .filter((event) => event.action === action)
    .map(({ subjectId }) => subjectId);
const failed = async (how = PASSING, submission: Partial<Parameters<typeof submitCv>[1]> = {}) => {
  const { id } = await submitCv(engine, { user, cv: CV, ...submission });
  failJob(engine, id, how, engine.now());
  return id;
};

test("each of several jobs answers for itself, once, and what is a fault of the program ends all", () => {
  const result = { done: [] as string[], failed: [] as { id: string; message: string }[] };
  const work = (id: string) => {
    if (id === "b") throw new AppError("conflict", "Not this one.");
    return id.toUpperCase();
  };
  expect(each(["a", "b", "c", "a"], result, work)).toEqual(["A", "C"]);
  expect(result).toEqual({ done: ["a", "c"], failed: [{ id: "b", message: "Not this one." }] });
  const broken = () => {
    throw new TypeError("broken");
  };
  expect(() => each(["a"], result, broken)).toThrow(TypeError);
});

describe("a job that failed is tried again", () => {
  test("for the credits that its failure gave back, as a run of its own that the ledger names after it", async () => {
    const id = await failed(PASSING, { keywords: "boats" });
    const price = getJob(engine.store.db, user.id, id).creditsCharged;
    expect(balance(engine.store.db, user.id)).toBe(20);
    engine.store.db.update(jobs).set({ attempts: 3 }).where(eq(jobs.id, id)).run();

    expect(change("retry", id)).toEqual({ done: [id], failed: [] });
    expect(balance(engine.store.db, user.id)).toBe(20 - price);
    expect(getJob(engine.store.db, user.id, id)).toMatchObject({
      status: "pending",
      failedAt: null,
      errorMessage: null,
      cause: null,
      creditsRefunded: 0,
      attempts: 0,
    });
    expect(traced("job.retried")).toEqual([id]);
    const [last] = listLedger(engine.store.db, user.id, 1).entries;
    expect(last).toMatchObject({ kind: "charge", ref: `${id}#2`, job: { jobType: "cv", fileName: "cv.pdf" } });

    failJob(engine, id, PASSING, engine.now());
    expect(readJob(engine.store.db, user.id, id)).toMatchObject({ retryable: true, creditsRefunded: price });
    expect(balance(engine.store.db, user.id)).toBe(20);
    change("retry", id);
    expect(listLedger(engine.store.db, user.id, 1).entries[0]?.ref).toBe(`${id}#3`);
  });

  test("and no other one: not one at work, not one whose file went with a refusal, not one without credits", async () => {
    const { id: waiting } = await submitCv(engine, { user, cv: CV });
    const refused = await failed({ message: "No text.", cause: "unreadable", mayPass: false });
    const dear = await failed();
    engine.store.transaction((tx) => tx.update(jobs).set({ creditsCharged: 90 }).where(eq(jobs.id, dear)).run());
    expect(change("retry", waiting, refused, dear, "nothing").failed.map(({ message }) => message)).toEqual([
      "Only a CV or an analysis that failed can be tried again.",
      "Please upload the file again: it was removed when its processing failed.",
      "You need 90 credits to process this CV again. You currently have 19 credits.",
      "This job does not exist.",
    ]);
    expect(traced("job.retried")).toEqual([]);
  });

  test("with its job description, a file or a text, where it still is there", async () => {
    const withFile = await failed(PASSING, { jd: JD });
    const analysis = async (jd: { jd?: typeof JD; jdText?: string }, mayPass = true) => {
      const { jobId } = await submitMatch(engine, { user, cvs: [CV, CV], ...jd });
      failJob(engine, jobId, { ...PASSING, mayPass }, engine.now());
      return jobId;
    };
    const [pasted, uploaded, gone] = [await analysis({ jdText: "Developer" }), await analysis({ jd: JD }), await analysis({ jd: JD })];
    const lost = await analysis({ jdText: "Developer" });
    engine.store.db.update(jobs).set({ jdText: null }).where(eq(jobs.id, lost)).run();
    const jd = filesOf(engine.store.db, gone).find(({ role }) => role === "jd");
    engine.store.db
      .delete(jobFiles)
      .where(eq(jobFiles.id, jd?.id ?? ""))
      .run();
    const first = filesOf(engine.store.db, pasted).find(({ role }) => role === "source");
    expect(change("retry", withFile, uploaded, pasted).done).toEqual([withFile, uploaded, pasted]);
    expect(change("retry", gone, lost).failed.map(({ message }) => message.slice(0, 26))).toEqual([
      "Please upload the file aga",
      "Please upload the file aga",
    ]);
    failJob(engine, pasted, PASSING, engine.now());
    engine.store.db
      .delete(jobFiles)
      .where(eq(jobFiles.id, first?.id ?? ""))
      .run();
    expect(() => engine.store.transaction((tx) => retryJob(tx, user.id, pasted, engine.now()))).toThrow("upload the file again");
    expect(traced("job.retried")).toHaveLength(3);
  });

  test("an analysis only while the matcher is on, and in the words of an analysis", async () => {
    const { jobId } = await submitMatch(engine, { user, cvs: [CV], jdText: "Developer" });
    failJob(engine, jobId, PASSING, engine.now());
    const off = { ...engine, runner: { cancel: () => {} }, config: { ...engine.config, matcher: false } };
    expect(changeJobs(off, user.id, { ids: [jobId], action: "retry" }).failed).toHaveLength(1);
    engine.store.db.update(jobs).set({ creditsCharged: 90 }).where(eq(jobs.id, jobId)).run();
    expect(change("retry", jobId).failed[0]?.message).toStartWith("You need 90 credits to repeat this analysis.");
  });
});

test("CVs that are completed are marked as checked, once, and one that was checked before keeps its time", async () => {
  const review = { resume: convertedCv().resume, pages: [] };
  const [one, other] = [await finishTestCv(engine, user, { review }), await finishTestCv(engine, user, { review })];
  const old = await finishTestCv(engine, user);
  const { id: waiting } = await submitCv(engine, { user, cv: CV });
  const { jobId: analysis } = await submitMatch(engine, { user, cvs: [CV], jdText: "Developer" });
  const at = () => engine.store.db.select().from(reviews).where(eq(reviews.jobId, one)).get()?.reviewedAt;
  expect(change("reviewed", one, old, waiting, analysis)).toEqual({
    done: [one],
    failed: [
      { id: old, message: "This CV was made by an earlier version and cannot be marked as checked." },
      { id: waiting, message: "Only a CV that is completed can be marked as checked." },
      { id: analysis, message: "Only a CV that is completed can be marked as checked." },
    ],
  });
  const first = at();
  expect(first).toEqual(engine.now());
  engine.clock.advance(60_000);
  expect(change("reviewed", one, other).done).toEqual([one, other]);
  expect(at()).toEqual(first as Date);
  expect(traced("review.finished")).toEqual([one, other]);
});

test("jobs are deleted with their files, those that wait are refunded, and an analysis at work stays", async () => {
  const done = await finishTestCv(engine, user);
  const { id: waiting } = await submitCv(engine, { user, cv: CV });
  const { jobId: analysis } = await submitMatch(engine, { user, cvs: [CV], jdText: "Developer" });
  const [source] = filesOf(engine.store.db, done);
  const before = balance(engine.store.db, user.id);
  expect(change("delete", done, waiting, analysis, "nothing")).toEqual({
    done: [done, waiting],
    failed: [
      { id: analysis, message: "This analysis is still running. Please wait until it has finished." },
      { id: "nothing", message: "This job does not exist." },
    ],
  });
  expect(balance(engine.store.db, user.id)).toBe(before + 1);
  expect([traced("job.deleted"), traced("job.cancelled")]).toEqual([[done], [waiting]]);
  expect(() => readJob(engine.store.db, user.id, done)).toThrow("This job does not exist.");
  expect(await Bun.file(engine.files.path(source?.id ?? "")).exists()).toBe(false);
  claimJob(engine.store, engine.now());
  failJob(engine, analysis, PASSING, engine.now());
  expect(change("delete", analysis).done).toEqual([analysis]);
});

test("who sends nothing but refused documents tries none again for a while, and may still delete", async () => {
  const id = await failed();
  for (let at = 0; at < 50; at++) engine.refusals.refused(user.id);
  expect(() => change("retry", id)).toThrow(expect.objectContaining({ code: "too_many" }));
  expect(change("delete", id).done).toEqual([id]);
});
