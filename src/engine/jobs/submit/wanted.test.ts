import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { UserRow } from "../../accounts/users.ts";
import { balance } from "../../billing/credits/ledger.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_JD_CHARS } from "../../contract/limits.ts";
import { blindProfile } from "../../cv/options/blind-profile.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { jobFiles, jobs } from "../../store/schema.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { finishTestCv } from "../../testing/finish-test-cv.ts";
import { convertedCv, openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { blindOfJob, describeBlind, toProfile } from "../blind-profile.ts";
import { completeJob } from "../finish-job.ts";
import { filesOf, getJob } from "../job.ts";
import { claimJob } from "../queue/queue.ts";
import { chooseTemplate } from "./choose-template.ts";
import { bytesKept, folderBytes, refuseFullFolder, refuseOverQuota } from "./disk-space.ts";
import { readAsked } from "./read-asked.ts";
import { submitCv } from "./submit-cv.ts";
import { matchResult, submitMatch } from "./submit-match.ts";
import { submitMatched } from "./submit-matched.ts";
import { readableUploads, renamed } from "./upload.ts";

const CV = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
const JD = { fileName: "jd.pdf", bytes: new TextEncoder().encode("%PDF-1.7 jd") };
const MEGABYTE = 1024 ** 2;

describe("what comes with a CV", () => {
  const template = { name: "House", outputs: ["docx", "pdf"] } as unknown as Template;
  const choose = (wanted: object, of: Partial<Template> = {}) =>
    chooseTemplate({ assignedTemplates: ["house"] } as unknown as UserRow, wanted, async () => ({ ...template, ...of }) as Template);

  test("makes it as blind as asked, never less than its template", async () => {
    for (const [blind, profile] of [
      ["", null],
      ["false", null],
      [" TRUE ", blindProfile("initials")],
      ["Reference", blindProfile("reference")],
    ] as const)
      expect((await choose({ blind })).blind).toEqual(profile);
    expect((await choose({ blind: "false" }, { blind: blindProfile("full") })).blind).toEqual(blindProfile("full"));
    expect((await choose({ blind: "contact" }, { blind: blindProfile("reference") })).blind).toMatchObject({ name: "reference" });
    await expect(choose({ blind: "half" })).rejects.toThrow('Please send "blind" as true, false, or one of');
  });

  test("says its types, among those of its template", async () => {
    expect((await choose({ types: " PDF, docx ,pdf" })).types).toEqual(["docx", "pdf"]);
    for (const types of ["", " , "]) expect((await choose({ types })).types).toBeUndefined();
    await expect(choose({ types: "pdf,exe" })).rejects.toThrow('Please send "types" as a list of docx, pdf, pptx.');
    await expect(choose({ types: "pdf,pptx" })).rejects.toThrow("The template House cannot make PPTX, only DOCX, PDF.");
  });

  test("says the language of its labels and its layout; in its own layout it is blind at least in its contact data", async () => {
    expect((await choose({ language: " DE " })).language).toBe("de");
    expect((await choose({ language: "" })).language).toBeUndefined();
    await expect(choose({ language: "xx" })).rejects.toThrow("There are no labels in this language.");
    expect(await choose({ layout: "house" })).not.toHaveProperty("layout");
    expect(await choose({ layout: "original" })).toMatchObject({ layout: "original", blind: blindProfile("contact") });
    expect(await choose({ layout: "original", blind: "full" })).toMatchObject({ blind: blindProfile("full") });
    await expect(choose({ layout: "sideways" })).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("the blind profile of a job", () => {
  test("is what its template redacted at the upload, and what it redacts now", () => {
    const template = (blind?: ReturnType<typeof blindProfile>) => ({ blind }) as Template;
    expect(blindOfJob({ blind: null }, template())).toBeUndefined();
    expect(blindOfJob({ blind: blindProfile("reference") }, template())).toEqual(blindProfile("reference"));
    expect(blindOfJob({ blind: null }, template(blindProfile("full")))).toEqual(blindProfile("full"));
  });

  test("is a text where it has a name, true where a template defines it, false where there is none", () => {
    expect(describeBlind(null)).toBe(false);
    expect(describeBlind(blindProfile("reference"))).toBe("reference");
    expect(describeBlind({ ...blindProfile("full"), switches: ["durations"] })).toBe("full+durations");
    expect(describeBlind({ name: "initials", withhold: ["contact"] })).toBe(true);
    expect(toProfile({ name: "shown", withhold: ["photo"], switches: [] })).toEqual({ name: "shown", withhold: ["photo"] });
    expect(toProfile({ name: "shown", withhold: ["photo", "contact"] })?.withhold).toEqual(["contact", "photo"]);
  });
});

test("a document that is made of another has its name with the new ending", () => {
  expect(["Ada.rtf", "Ada", "a.b.odt", "Ada.verylongending", "Ada.12345678"].map((name) => renamed(name, "docx"))).toEqual([
    "Ada.docx",
    "Ada.docx",
    "a.b.docx",
    "Ada.verylongending.docx",
    "Ada.docx",
  ]);
});

describe("a service", () => {
  let engine: TestEngine;
  let user: UserRow;
  beforeEach(async () => {
    engine = await openTestEngine({ start: false });
    user = await createTestUser(engine, 20);
  });
  afterEach(() => engine.close());

  test("counts what an account keeps, uploads and results, and what all keep beside the database", async () => {
    const store = engine.store.db;
    expect([bytesKept(store, user.id), folderBytes(store, engine.config.dataDir)]).toEqual([0, 0]);
    await finishTestCv(engine, user);
    const other = await createTestUser(engine, 5, "c@d.test");
    await submitCv(engine, { user: other, cv: JD });
    expect([bytesKept(store, user.id), bytesKept(store, other.id), folderBytes(store, engine.config.dataDir)]).toEqual([9, 11, 20]);
    await Bun.write(join(engine.config.dataDir, "vitae.db"), "12345");
    await Bun.write(join(engine.config.dataDir, "vitae.db-wal"), "123");
    expect(folderBytes(store, engine.config.dataDir)).toBe(28);
    const upload = (bytes: number) => () => refuseOverQuota(store, { accountQuotaMb: 1 }, user.id, bytes);
    expect(upload(MEGABYTE - 9)).not.toThrow();
    expect(upload(MEGABYTE - 8)).toThrow("Your account may keep 1 MB of documents");
    const quota = { dataDir: engine.config.dataDir, folderQuotaMb: 1, minFreeMb: 0 };
    expect(() => refuseFullFolder(store, quota, MEGABYTE - 28)).not.toThrow();
    expect(() => refuseFullFolder(store, quota, MEGABYTE - 27)).toThrow(
      expect.objectContaining({ code: "unavailable", details: { retryAfterSeconds: 600 } }),
    );
    expect(() => refuseFullFolder(store, { ...quota, folderQuotaMb: 0 }, 5 * MEGABYTE)).not.toThrow();
  });

  test("takes a CV of an analysis as if it were uploaded again, in its place, while its file is there", async () => {
    const { jobId } = await submitMatch(engine, { user, cvs: [CV, { ...JD, fileName: "second.pdf" }], jd: JD });
    const submit = (position: number, who = user) => submitMatched(engine, { user: who, jobId, position, blind: "reference" }, () => {});
    expect(await submit(2)).toMatchObject({ jobType: "cv", fileName: "second.pdf", blind: "reference", creditsCharged: 1 });
    await expect(submit(3)).rejects.toMatchObject({ code: "not_found", message: "This analysis has no such CV." });
    await expect(submit(1, await createTestUser(engine, 5, "c@d.test"))).rejects.toMatchObject({ code: "not_found" });
    const first = filesOf(engine.store.db, jobId).find(({ role, position }) => role === "source" && position === 1);
    engine.store.db
      .delete(jobFiles)
      .where(eq(jobFiles.id, first?.id ?? ""))
      .run();
    await expect(submit(1)).rejects.toThrow("The file of this CV is no longer there. Please upload it again.");
    engine.store.db.update(jobs).set({ purgedAt: engine.now() }).where(eq(jobs.id, jobId)).run();
    await expect(submit(2)).rejects.toThrow("at the end of its retention period");
    expect(() => matchResult(engine.store.db, user.id, jobId)).toThrow(expect.objectContaining({ code: "gone" }));
  });

  test("names an analysis after its first CV, tells its candidates, and where the same file was formatted", async () => {
    const formatted = await finishTestCv(engine, user, { review: { resume: convertedCv().resume, pages: [] } });
    const { jobId } = await submitMatch(engine, { user, cvs: [CV, JD, CV], jdText: "  Developer  ", weights: [] });
    expect(getJob(engine.store.db, user.id, jobId)).toMatchObject({
      fileName: "cv.pdf (+2 more)",
      jdText: "Developer",
      cvCount: 3,
      creditsCharged: 3,
    });
    expect(filesOf(engine.store.db, jobId).map(({ position, name }) => [position, name])).toEqual([
      [1, "cv.pdf"],
      [2, "jd.pdf"],
      [3, "cv.pdf"],
    ]);
    expect(matchResult(engine.store.db, user.id, jobId)).toEqual({
      jobId,
      status: "pending",
      matchingScore: null,
      completedAt: null,
      errorMessage: null,
      candidates: [],
    });
    claimJob(engine.store, engine.now());
    completeJob(
      engine,
      jobId,
      { score: convertedCv().score as never, jdTitle: "Fitter", people: [{ position: 2, name: "Ada" }] },
      engine.now(),
    );
    const { candidates, title, completedAt } = matchResult(engine.store.db, user.id, jobId);
    expect([candidates, title, completedAt]).toEqual([
      [
        { cv_index: 1, reviewId: formatted },
        { cv_index: 2, name: "Ada" },
        { cv_index: 3, reviewId: formatted },
      ],
      "Fitter",
      engine.now().toISOString(),
    ]);
    const both = await submitMatch(engine, { user, cvs: [CV], jd: JD, jdText: "Developer" });
    expect(getJob(engine.store.db, user.id, both.jobId)).toMatchObject({ fileName: "cv.pdf", jdText: null, jdFileName: "jd.pdf" });
  });

  test("refuses a job description without a word or of more characters than it reads, and what costs more than there is", async () => {
    const start = (jdText: string, cvs = [CV]) => submitMatch(engine, { user, cvs, jdText });
    await expect(start(" \n ")).rejects.toThrow("Please upload a JD file or paste JD text.");
    await expect(start("x".repeat(MAX_JD_CHARS + 1))).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("100,000"),
    });
    await start("x".repeat(MAX_JD_CHARS));
    const poor = await createTestUser(engine, 0, "c@d.test");
    const one = submitMatch(engine, { user: poor, cvs: [CV], jdText: "Developer" });
    await expect(one).rejects.toThrow("You need 1 credit to analyze 1 CV.");
    await expect(submitMatch(engine, { user: poor, cvs: [CV, CV], jdText: "Developer" })).rejects.toThrow(
      "You need 2 credits to analyze 2 CVs.",
    );
    expect(balance(engine.store.db, user.id)).toBe(19);
    const off = { ...engine, config: { ...engine.config, matcher: false } };
    await expect(submitMatch(off, { user, cvs: [CV], jdText: "Developer" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(readAsked({ ...off, convertNow: engine.convertNow }, "Developer", AbortSignal.timeout(9_000))).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("says what a pasted job description asks for before anything is compared", async () => {
    const seen: string[] = [];
    const convertNow: typeof engine.convertNow = async (_, request) => {
      seen.push(JSON.stringify(request));
      const requirements = [{ id: "r1", kind: "must", text: "Java", wanted: [], stems: [] }];
      return { ...convertedCv(), requirements: { ...convertedCv().requirements, requirements } as never };
    };
    const asked = (text: string) => readAsked({ ...engine, convertNow }, text, AbortSignal.timeout(9_000));
    expect(await asked("  Java  ")).toEqual({ title: "Developer", requirements: [{ text: "Java", kind: "must" }] });
    expect(seen.join()).toContain('"Java"');
    await expect(asked(" ")).rejects.toThrow("paste JD text");
  });

  test("reads other kinds of documents as what they are made into, and counts those that are refused", async () => {
    const made = async () => ({ fileName: "cv.docx", bytes: new Uint8Array([1]) });
    const refused: string[] = [];
    const refusals = { ...engine.refusals, refused: (id: string) => void refused.push(id) };
    expect(await readableUploads([CV, JD], user.id, { refusals })).toEqual([CV, JD]);
    expect((await readableUploads([CV, JD], user.id, { refusals, makeReadable: made })).map(({ fileName }) => fileName)).toEqual([
      "cv.docx",
      "cv.docx",
    ]);
    const failing = (error: Error) => readableUploads([CV], user.id, { refusals, makeReadable: () => Promise.reject(error) });
    await expect(failing(new AppError("encrypted", "It has a password."))).rejects.toThrow("password");
    await expect(failing(new AppError("unavailable", "Busy."))).rejects.toThrow("Busy");
    expect(refused).toEqual([user.id]);
    const id = (await submitCv({ ...engine, makeReadable: made }, { user, cv: { ...CV, fileName: "cv.rtf" }, jd: JD })).id;
    expect(getJob(engine.store.db, user.id, id).fileName).toBe("cv.rtf");
    expect(filesOf(engine.store.db, id).map(({ role, name }) => [role, name])).toEqual([
      ["jd", "cv.docx"],
      ["source", "cv.docx"],
    ]);
  });
});
