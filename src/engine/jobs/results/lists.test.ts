import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { Job } from "../../contract/api.ts";
import { MAX_BULK_JOBS } from "../../contract/limits.ts";
import { auditEvents, decisions, jobs } from "../../store/schema.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { finishTestCv } from "../../testing/finish-test-cv.ts";
import { convertedCv, openTestEngine } from "../../testing/open-test-engine.ts";
import { completeJob, failJob } from "../finish-job.ts";
import { claimJob } from "../queue/queue.ts";
import { traceLook } from "../review/trace-look.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { submitMatch } from "../submit/submit-match.ts";
import { readFormat } from "./data.ts";
import { findDownload, listDownloads, numbered, readChoice } from "./download.ts";
import { jobsTable } from "./jobs-table.ts";
import { readMatchResult, saveMatchReport } from "./looked-at.ts";
import { traceDownloads, traceList } from "./trace-download.ts";
import { waitForDocument } from "./wait-for-document.ts";

const CV = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };

describe("what an address chooses", () => {
  test("is a list of CVs, each once, and of types, all where none is named", () => {
    expect(readChoice({ ids: "a,,b,a," })).toEqual({ ids: ["a", "b"], types: ["docx", "pdf", "pptx"] });
    expect(readChoice({ ids: "a", types: "pdf,pdf" })).toEqual({ ids: ["a"], types: ["pdf"] });
    const many = (count: number) => readChoice({ ids: Array.from({ length: count }, (_, at) => at).join() });
    expect(many(MAX_BULK_JOBS).ids).toHaveLength(MAX_BULK_JOBS);
    expect(() => many(MAX_BULK_JOBS + 1)).toThrow("Please choose 1 to 100 CVs.");
    expect(() => readChoice({ ids: "," })).toThrow("Please choose 1 to 100 CVs.");
    expect(() => readChoice({ ids: "a", types: "pdf,exe" })).toThrow('Please send "types" as a list of docx, pdf, pptx.');
  });

  test("is a format of data, in any case", () => {
    expect(readFormat(" Europass ")).toBe("europass");
    expect(() => readFormat("exe")).toThrow('Please send "format" as one of');
  });

  test("has names that are taken once each", () => {
    const taken = new Map<string, number>();
    const names = ["Ada.pdf", "ada.PDF", "Ada", "Ada", "Ada (2)", "Ada.pdf"].map((name) => numbered(name, taken));
    expect(names).toEqual(["Ada.pdf", "ada (2).PDF", "Ada", "Ada (2)", "Ada (2) (2)", "Ada (3).pdf"]);
  });
});

test("of all documents of an account those of some CVs and types are taken, never another's and none made at the desk", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await createTestUser(engine, 9);
  const ids: string[] = [];
  for (const name of ["Ada", "Bob"])
    ids.push(
      await finishTestCv(engine, user, {
        results: [
          ["pdf", `${name}.pdf`],
          ["docx", `${name}.docx`],
        ],
      }),
    );
  const list = (choice: Parameters<typeof listDownloads>[2]) =>
    listDownloads({ db: engine.store.db, files: engine.files }, user.id, choice).ready.map(({ fileName }) => fileName);
  expect(list({ ids: [ids[0] as string] })).toEqual(["Ada.docx", "Ada.pdf"]);
  expect(list({ types: ["pdf"] })).toEqual(["Bob.pdf", "Ada.pdf"]);
  const other = await createTestUser(engine, 9, "c@d.test");
  const theirs = await finishTestCv(engine, other);
  expect(() => list({ ids: [theirs] })).toThrow("This job does not exist.");
  const download = (who: string, id: string) => () => findDownload({ db: engine.store.db, files: engine.files }, who, id, "pdf");
  expect(download(user.id, theirs)).toThrow("This job does not exist.");
  const { jobId } = await submitMatch(engine, { user, cvs: [CV], jdText: "Developer" });
  expect(download(user.id, jobId)).toThrow("This job does not exist.");
  await engine.close();
});

test("the table of jobs has a row for each, what is not known stays empty, and text with commas is quoted", () => {
  const job = {
    id: "1",
    jobType: "cv",
    fileName: "a, b.pdf",
    candidateName: "Ada",
    candidateLabel: "Welder",
    status: "completed",
    errorMessage: null,
    uploadedAt: "2026-01-01",
    completedAt: "2026-01-02",
    template: "default",
    blind: "reference",
    doubts: 0,
    reviewedAt: null,
    creditsCharged: 2,
    creditsRefunded: 0,
  } as unknown as Job;
  const analysis = {
    ...job,
    id: "2",
    jobType: "matcher",
    candidateName: undefined,
    bestCandidate: "Bob",
    jdFilename: "jd.pdf",
    blind: false,
  } as Job;
  expect(
    jobsTable([job, analysis, { ...analysis, id: "3", jdTitle: "Fitter" }])
      .replace("\ufeff", "")
      .split("\r\n")
      .slice(0, 4),
  ).toEqual([
    "id,kind,file,candidate,headline,job,status,error,uploaded,completed,template,blind,to check,checked,credits charged,credits refunded",
    '1,CV,"a, b.pdf",Ada,Welder,,completed,,2026-01-01,2026-01-02,default,reference,0,,2,0',
    '2,analysis,"a, b.pdf",Bob,Welder,jd.pdf,completed,,2026-01-01,2026-01-02,default,,0,,2,0',
    '3,analysis,"a, b.pdf",Bob,Welder,Fitter,completed,,2026-01-01,2026-01-02,default,,0,,2,0',
  ]);
});

describe("who waits for a document", () => {
  async function waiting() {
    const engine = await openTestEngine({ start: false });
    const user = await createTestUser(engine, 9);
    const wait = (jobId: string, change: { type?: string; signal?: AbortSignal; waitMs?: number } = {}) =>
      waitForDocument(
        { db: engine.store.db, files: engine.files },
        { userId: user.id, jobId, waitMs: 0, signal: new AbortController().signal, ...change },
      );
    return { engine, user, wait };
  }

  test("gets the one that was asked for, else the first that the CV has", async () => {
    const { engine, user, wait } = await waiting();
    const id = await finishTestCv(engine, user, {
      results: [
        ["pptx", "Ada.pptx"],
        ["pdf", "Ada.pdf"],
      ],
    });
    expect([(await wait(id))?.fileName, (await wait(id, { type: "pptx" }))?.fileName]).toEqual(["Ada.pdf", "Ada.pptx"]);
    await expect(wait(id, { type: "docx" })).rejects.toMatchObject({ code: "not_found" });
    const none = await finishTestCv(engine, user, { results: [] });
    await expect(wait(none)).rejects.toMatchObject({ code: "not_found" });
    await engine.close();
  });

  test("gets nothing while it is made, or when the caller has gone", async () => {
    const { engine, user, wait } = await waiting();
    const { id } = await submitCv(engine, { user, cv: CV });
    expect(await wait(id)).toBeUndefined();
    expect(await wait(id, { waitMs: 60_000, signal: AbortSignal.abort() })).toBeUndefined();
    const later = wait(id, { waitMs: 60_000 });
    claimJob(engine.store, engine.now());
    completeJob(
      engine,
      id,
      { results: [{ type: "pdf", name: "Ada.pdf", stored: await engine.files.write(new Uint8Array([1])) }] },
      engine.now(),
    );
    expect((await later)?.fileName).toBe("Ada.pdf");
    await engine.close();
  });

  test("is told why there is none: a refusal keeps its code, any other failure may pass", async () => {
    const { engine, user, wait } = await waiting();
    const failed = async (cause: string) => {
      const { id } = await submitCv(engine, { user, cv: CV });
      failJob(engine, id, { message: `It was ${cause}.`, cause }, engine.now());
      return id;
    };
    await expect(wait(await failed("encrypted"))).rejects.toMatchObject({ code: "encrypted", message: "It was encrypted." });
    const crashed = await failed("crash");
    await expect(wait(crashed)).rejects.toMatchObject({ code: "unavailable", message: "It was crash." });
    engine.store.db.update(jobs).set({ errorMessage: null, cause: null }).where(eq(jobs.id, crashed)).run();
    await expect(wait(crashed)).rejects.toMatchObject({ code: "unavailable", message: "File processing failed" });
    await engine.close();
  });
});

describe("that somebody has looked is recorded", () => {
  const HOUR = 60 * 60_000;

  test("at a CV once within an hour, for each account and each kind of look", async () => {
    const engine = await openTestEngine({ start: false });
    const user = await createTestUser(engine, 9);
    const id = await finishTestCv(engine, user);
    const trace = engine.tracing({ actor: { id: user.id, name: user.email }, way: "browser" });
    const looks = () =>
      engine.store.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, id))
        .all()
        .filter(({ action }) => action === "data.read").length;
    const counts = [0, HOUR - 1, 1, HOUR].map((ms) => {
      engine.clock.advance(ms);
      traceLook({ ...engine, trace }, user.id, id, "data.read");
      return looks();
    });
    expect(counts).toEqual([1, 1, 2, 3]);
    // On a full disk the CV is shown all the same, and the log says that a look is missing.
    const said: unknown[] = [];
    const log = { ...engine.log, write: (...entry: unknown[]) => void said.push(entry) };
    const fullDisk = () => {
      throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
    };
    engine.clock.advance(HOUR);
    traceLook({ ...engine, log, trace: fullDisk }, user.id, id, "data.read");
    expect(said).toEqual([["error", "audit", "A look at a CV could not be recorded.", { jobId: id, code: "SQLITE_FULL" }]]);
    await engine.close();
  });

  test("at an analysis with scores once within an hour, and each report that is saved", async () => {
    const engine = await openTestEngine({ start: false });
    const user = await createTestUser(engine, 9);
    const { jobId } = await submitMatch(engine, { user, cvs: [CV], jdText: "Developer" });
    const count = () =>
      engine.store.db
        .select()
        .from(decisions)
        .all()
        .filter(({ body }) => body.includes('"view"')).length;
    readMatchResult(engine, user.id, jobId);
    expect(count()).toBe(0);
    claimJob(engine.store, engine.now());
    completeJob(engine, jobId, { score: convertedCv().score as never, people: [{ position: 1, name: "Ada" }] }, engine.now());
    const counts = [0, HOUR - 1, 1].map((ms) => {
      engine.clock.advance(ms);
      expect(readMatchResult(engine, user.id, jobId).matchingScore).toBeDefined();
      return count();
    });
    expect(counts).toEqual([1, 1, 2]);
    const said: unknown[] = [];
    const log = { ...engine.log, write: (...entry: unknown[]) => void said.push(entry) };
    const fullDisk = () => {
      throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
    };
    engine.clock.advance(HOUR);
    expect(readMatchResult({ ...engine, log, trace: fullDisk }, user.id, jobId).matchingScore).toBeDefined();
    expect(said).toEqual([["error", "decisions", "A look at a result could not be recorded.", { jobId, code: "SQLITE_FULL" }]]);
    await saveMatchReport(engine, user.id, jobId);
    const actions = engine.store.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, jobId))
      .all()
      .sort((a, b) => a.seq - b.seq)
      .map(({ action }) => action);
    expect(actions.filter((action) => action?.startsWith("match."))).toEqual([
      "match.started",
      "match.viewed",
      "match.viewed",
      "match.downloaded",
    ]);
    await engine.close();
  });

  test("of documents that leave, a row for each CV with their types; of a list, how long it is", async () => {
    const engine = await openTestEngine({ start: false });
    const user = await createTestUser(engine, 9);
    traceDownloads(engine, user.id, [
      { jobId: "a", type: "pdf" },
      { jobId: "b", type: "docx" },
      { jobId: "a", type: "docx" },
    ]);
    traceDownloads(engine, user.id, [{ jobId: "c", type: "pdf" }], "pack");
    traceList(engine, user.id, 7);
    const rows = engine.store.db
      .select()
      .from(auditEvents)
      .all()
      .filter(({ action }) => action === "document.downloaded" || action === "jobs.listed");
    expect(rows.sort((a, b) => a.seq - b.seq).map(({ subjectId, body }) => [subjectId, JSON.parse(body).details])).toEqual([
      ["a", { types: ["pdf", "docx"] }],
      ["b", { types: ["docx"] }],
      ["c", { types: ["pdf"], kind: "pack" }],
      [null, { count: 7 }],
    ]);
    await engine.close();
  });
});
