import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { BlindDoubt, BulkResult, Job } from "../../../engine/contract/api.ts";
import { AppError, refusal } from "../../../engine/contract/errors.ts";
import { reviews } from "../../../engine/store/schema.ts";
import { DAY } from "../../../engine/testing/clock.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let call: Caller;
let userId: string;
let failure: Error | null;
let doubts: BlindDoubt[];

beforeEach(async () => {
  failure = null;
  doubts = [];
  api = await openTestApi({
    tools: {
      convert: async (_bytes, { outputs, match, kind }) => {
        if (failure) throw failure;
        return { ...convertedCv({ name: match || kind ? "Zoë" : "Zoë Müller", outputs }), doubts };
      },
      crashKind: (error) => ((error as Error).message === "crash" ? "crash" : null),
    },
  });
  const { user, call: caller } = await api.signUp({ credits: 10 });
  [userId, call] = [user.id, caller];
});
afterEach(() => api.close());

const NOBODY = "4f8a1da4-385a-4ed3-8698-84c504ca79e6";
const jobs = async () => (await call<Job[]>("/jobs")).body;
const job = async (id: string) => (await jobs()).find((one) => one.id === id) as Job;
const credits = async () => (await call("/user")).body.credits;
const bulk = async (action: string, ids: string[]) => (await call<BulkResult>("/jobs/bulk", { json: { ids, action } })).body;
const storedFiles = () => readdirSync(join(api.engine.config.dataDir, "files")).length;

async function uploaded(form = cvForm()): Promise<string> {
  const { body } = await call<Job>("/upload-cv", { form });
  await api.engine.runner.idle();
  return body.id;
}
async function failedCv(error: Error = new Error("crash"), form = cvForm()): Promise<string> {
  failure = error;
  const id = await uploaded(form);
  failure = null;
  return id;
}
const review = (jobId: string, row: Partial<typeof reviews.$inferInsert> = {}) =>
  api.engine.store.db
    .insert(reviews)
    .values({ jobId, parsed: {} as never, resume: {} as never, checked: [], cover: {} as never, ...row })
    .run();

test("the list shows who a CV is about, how many values to check, and when somebody has checked them; of a blind CV too", async () => {
  const id = await uploaded(cvForm({ blind: "full" }));
  review(id, { candidateName: "Zoë Müller", candidateLabel: "Data Engineer", doubts: 3 });
  expect(await job(id)).toMatchObject({ candidateName: "Zoë Müller", candidateLabel: "Data Engineer", doubts: 3, reviewedAt: null });

  await bulk("reviewed", [id]);
  expect((await job(id)).reviewedAt).toBe(api.engine.now().toISOString());
});

test("a CV without a name or role has neither, and one from before there were reviews has no review", async () => {
  const [named, old] = [await uploaded(), await uploaded()];
  review(named);
  expect(await job(named)).toMatchObject({ doubts: 0, reviewedAt: null });
  expect("candidateName" in (await job(named)) || "candidateLabel" in (await job(named))).toBe(false);
  expect("doubts" in (await job(old)) || "reviewedAt" in (await job(old))).toBe(false);
});

test("several CVs are marked as checked, each for itself; who was checked before keeps the time", async () => {
  const [one, two, old, broken] = [await uploaded(), await uploaded(), await uploaded(), await failedCv()];
  for (const id of [one, two]) review(id);
  await bulk("reviewed", [one]);
  const first = (await job(one)).reviewedAt;
  api.engine.clock.advance(60_000);

  expect(await bulk("reviewed", [one, two, old, broken, NOBODY])).toEqual({
    done: [one, two],
    failed: [
      { id: old, message: "This CV was made by an earlier version and cannot be marked as checked." },
      { id: broken, message: "Only a CV that is completed can be marked as checked." },
      { id: NOBODY, message: "This job does not exist." },
    ],
  });
  expect((await job(one)).reviewedAt).toBe(first as string);
  expect((await job(two)).reviewedAt).not.toBe(first as string);
});

test("several jobs are deleted with their files, those that wait are refunded, and those of others stay", async () => {
  const done = await uploaded();
  const { body: match } = await call("/match", { form: matchForm(["a.pdf"]) });
  await api.engine.runner.idle();
  const other = await api.signUp({ credits: 1 });
  const { body: theirs } = await other.call<Job>("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  const kept = await uploaded();
  const { body: waiting } = await call<Job>("/upload-cv", { form: cvForm() });
  expect(await credits()).toBe(6);

  expect(await bulk("delete", [done, match.jobId, waiting.id, theirs.id, done])).toEqual({
    done: [done, match.jobId, waiting.id],
    failed: [{ id: theirs.id, message: "This job does not exist." }],
  });
  expect((await jobs()).map(({ id }) => id)).toEqual([kept]);
  expect((await other.call<Job[]>("/jobs")).body.map(({ id }) => id)).toEqual([theirs.id]);
  expect(await credits()).toBe(7);
  await api.engine.runner.idle();
  expect(storedFiles()).toBe(6);
});

test("an analysis that runs is not deleted", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await api.close();
  api = await openTestApi({
    tools: {
      convert: async () => {
        await promise;
        return convertedCv();
      },
    },
  });
  call = (await api.signUp({ credits: 1 })).call;
  const { body } = await call("/match", { form: matchForm(["a.pdf"]) });
  expect((await bulk("delete", [body.jobId])).failed).toEqual([
    { id: body.jobId, message: "This analysis is still running. Please wait until it has finished." },
  ]);
  resolve();
  await api.engine.runner.idle();
});

test("a CV that failed for a reason that may pass is made when it is tried again, for the credits that it cost before", async () => {
  const id = await failedCv(new Error("crash"), cvForm({ keywords: "sql", jd: "an engineer" }));
  expect(await job(id)).toMatchObject({ status: "failed", creditsRefunded: 2, retryable: true });
  expect(await credits()).toBe(10);

  expect(await bulk("retry", [id])).toEqual({ done: [id], failed: [] });
  expect(await job(id)).toMatchObject({ failedAt: null, errorMessage: null, creditsRefunded: 0 });
  await api.engine.runner.idle();

  expect(await job(id)).toMatchObject({ status: "completed", creditsCharged: 2, creditsRefunded: 0, docxUrl: expect.any(String) });
  expect("retryable" in (await job(id))).toBe(false);
  expect(await credits()).toBe(8);
});

test("what fails again is refunded again, each time once, and the books name the CV each time", async () => {
  const id = await failedCv();
  for (let time = 0; time < 2; time++) {
    failure = new Error("crash");
    await bulk("retry", [id]);
    await api.engine.runner.idle();
    expect(await job(id)).toMatchObject({ status: "failed", creditsRefunded: 1 });
    expect(await credits()).toBe(10);
  }
  const admin = await api.admin();
  const { entries } = (await admin(`/admin/user/${userId}/ledger`)).body;
  expect(entries.slice(0, 6).map(({ kind, job }: { kind: string; job: { fileName: string } }) => `${kind} ${job?.fileName}`)).toEqual([
    "refund cv.pdf",
    "charge cv.pdf",
    "refund cv.pdf",
    "charge cv.pdf",
    "refund cv.pdf",
    "charge cv.pdf",
  ]);
});

test("a CV that is deleted while it is tried again gives its credit back", async () => {
  const id = await failedCv();
  await bulk("retry", [id]);
  await bulk("delete", [id]);
  expect(await credits()).toBe(10);
  await api.engine.runner.idle();
  expect([await jobs(), storedFiles()]).toEqual([[], 0]);
});

test("a template that can be used again, and a bug that is removed, let a CV be tried again", async () => {
  for (const error of [new AppError("unavailable", "LibreOffice is not installed here."), new TypeError("x is undefined")]) {
    const id = await failedCv(error);
    expect((await bulk("retry", [id])).done).toEqual([id]);
    await api.engine.runner.idle();
    expect((await job(id)).status).toBe("completed");
  }
});

test("a document that was refused is removed with its refund, and is to be uploaded again", async () => {
  const id = await failedCv(refusal("encrypted"));
  expect([storedFiles(), "retryable" in (await job(id))]).toEqual([0, false]);
  expect(await bulk("retry", [id])).toEqual({
    done: [],
    failed: [{ id, message: "Please upload the file again: it was removed when its processing failed." }],
  });
  expect(await credits()).toBe(10);
});

test("an analysis that failed is tried again with its CVs and its job description, pasted or as a file", async () => {
  for (const jd of [{ text: "We seek an engineer" }, { file: "jd.pdf" }]) {
    failure = new Error("broken");
    const { body } = await call("/match", { form: matchForm(["a.pdf", "b.pdf"], jd) });
    await api.engine.runner.idle();
    failure = null;
    const before = await credits();

    expect((await bulk("retry", [body.jobId])).done).toEqual([body.jobId]);
    await api.engine.runner.idle();
    expect((await job(body.jobId)).matchingScore).toMatchObject({ cv_count: 2 });
    expect(await credits()).toBe(before - 2);
  }
});

test("only what failed is tried again; a CV that nobody can pay stays failed and costs nothing", async () => {
  const [one, two] = [await failedCv(), await failedCv()];
  const done = await uploaded();
  const admin = await api.admin();
  await admin(`/admin/user/${userId}/credits`, { method: "PUT", json: { credits: 1 } });

  expect(await bulk("retry", [one, two, done, NOBODY])).toEqual({
    done: [one],
    failed: [
      { id: two, message: "You need 1 credit to process this CV again. You currently have 0 credits." },
      { id: done, message: "Only a CV or an analysis that failed can be tried again." },
      { id: NOBODY, message: "This job does not exist." },
    ],
  });
  await api.engine.runner.idle();
  expect(await job(two)).toMatchObject({ status: "failed", creditsRefunded: 1 });
});

test("a retry that is sent again under its key charges once, and again without one too", async () => {
  const id = await failedCv();
  const send = (headers = {}) => call<BulkResult>("/jobs/bulk", { json: { ids: [id], action: "retry" }, headers });
  const headers = { "idempotency-key": "again" };
  const answers = [(await send(headers)).body, (await send(headers)).body, (await send()).body];
  expect(answers.map(({ done }) => done.length)).toEqual([1, 1, 0]);
  expect(await credits()).toBe(9);
  await api.engine.runner.idle();
});

test("the days of retention of a CV count from its upload, also when it is tried again", async () => {
  const id = await failedCv();
  api.engine.clock.advance(6 * DAY);
  call = (
    await api.signIn(
      (await api.admin().then((admin) => admin("/admin/users"))).body.find((user: { id: string }) => user.id === userId).email,
      "correct horse",
    )
  ).call;
  await bulk("retry", [id]);
  await api.engine.runner.idle();
  api.engine.clock.advance(DAY + 1);
  api.engine.purge(7);
  expect([await jobs(), storedFiles()]).toEqual([[], 0]);
});

test("an account whose last documents all crashed waits before it tries again", async () => {
  const id = await failedCv();
  for (let refused = 0; refused < 50; refused++) api.engine.refusals.refused(userId);
  expect((await call("/jobs/bulk", { json: { ids: [id], action: "retry" } })).status).toBe(429);
  expect(await credits()).toBe(10);
});

test.each([
  ["no ids", { ids: [], action: "delete" }],
  ["101 ids", { ids: Array.from({ length: 101 }, (_, at) => `${at}`), action: "delete" }],
  ["an unknown action", { ids: ["a"], action: "explode" }],
  ["no action", { ids: ["a"] }],
  ["ids that are no list", { ids: "a", action: "delete" }],
])("a call with %s changes nothing and is 400", async (_, json) => {
  expect((await call("/jobs/bulk", { json })).status).toBe(400);
});

test("a ZIP holds the documents of the CVs that were chosen, of the types that were chosen", async () => {
  const [one] = [await uploaded(), await uploaded()];
  const names = async (query: string) => Object.keys(unzipSync((await call(`/jobs/archive?${query}`)).bytes)).toSorted();
  expect(await names(`ids=${one}`)).toEqual(["Zoë Müller - default.docx", "Zoë Müller - default.pdf"]);
  expect(await names(`ids=${one}&types=pdf`)).toEqual(["Zoë Müller - default.pdf"]);
  expect(await names(`ids=${(await jobs()).map(({ id }) => id)}&types=docx`)).toEqual([
    "Zoë Müller - default (2).docx",
    "Zoë Müller - default.docx",
  ]);
});

test("a blind CV that was not released is left out of the ZIP, which says so", async () => {
  doubts = [{ what: "employer", section: "Work", text: "Trader at Brumelac" }];
  const held = await uploaded(cvForm({ blind: "full" }));
  expect((await call(`/jobs/archive?ids=${held}`)).status).toBe(409);
  doubts = [];
  const free = await uploaded();
  const entries = unzipSync((await call(`/jobs/archive?ids=${held},${free}&types=pdf`)).bytes);
  expect(Object.keys(entries)).toEqual(["Not included.txt", "Zoë Müller - default.pdf"]);
  expect(strFromU8(entries["Not included.txt"] as Uint8Array)).toContain("Zoë Müller - default.pdf");
});

test("a ZIP of another's CV, of unknown ones or of none that is finished is 404, a request without sense 400", async () => {
  const [mine, broken] = [await uploaded(), await failedCv()];
  const other = await api.signUp({ credits: 1 });
  const status = async (caller: Caller, query: string) => (await caller(`/jobs/archive?${query}`)).status;
  expect(await status(other.call, `ids=${mine}`)).toBe(404);
  expect(await status(call, `ids=${mine},${NOBODY}`)).toBe(404);
  expect(await status(call, `ids=${broken}`)).toBe(404);
  expect(await status(call, "ids=")).toBe(400);
  expect(await status(call, "types=pdf")).toBe(400);
  expect(await status(call, `ids=${mine}&types=odt`)).toBe(400);
  expect(await status(call, `ids=${Array.from({ length: 101 }, (_, at) => at)}`)).toBe(400);
});
