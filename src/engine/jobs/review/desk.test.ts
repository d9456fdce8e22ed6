import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { UserRow } from "../../accounts/users.ts";
import { AppError } from "../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { blindProfile } from "../../cv/options/blind-profile.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { auditEvents, jobFiles, jobs, reviews, webhookDeliveries, webhooks } from "../../store/schema.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { finishTestCv } from "../../testing/finish-test-cv.ts";
import { convertedCv, convertInTest, openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { filesOf, getJob, type JobRow } from "../job.ts";
import { releaseJob } from "../results/release.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { markChecked, markReviewed, patchReview, resetReview, saveCover } from "./change-review.ts";
import { getReview } from "./describe.ts";
import { describeOriginal, originalPage, originalView } from "./original.ts";
import { findOutput, listOutputs, makeOutputs, type OutputTools, refreshAllDocuments, refreshDocuments } from "./outputs.ts";
import { makePack } from "./pack.ts";
import { describeResult, keyOf, resultPage } from "./render-result.ts";
import { ownOptions, readTypes, resultSettings } from "./result-options.ts";
import { openReview, reviewedJob } from "./review-row.ts";

const PAGES = [1, 2].map((number) => ({ number, width: 595, height: 842 }));
const RESUME = convertedCv().resume;

let engine: TestEngine;
let user: UserRow;
/** What the converter was asked, and how it answers. */
let asked: ConvertRequest[] = [];
let answer: (bytes: Uint8Array, request: ConvertRequest) => Converted = convertInTest;
beforeEach(async () => {
  engine = await openTestEngine({ start: false });
  user = await createTestUser(engine, 20);
  [asked, answer] = [[], convertInTest];
});
afterEach(() => engine.close());

const tools = (): OutputTools & { config: { ownerName?: string | null } } => ({
  ...engine,
  convertNow: async (bytes, request) => {
    asked.push(request);
    return answer(bytes, request);
  },
  loadTemplate: async (key) => ({ ...(await engine.loadTemplate(key)), ...(key === "deck" && { blind: blindProfile("contact") }) }),
  outputName: (_, resume) => `${resume.basics.name} CV`,
});
const reviewed = (change: Parameters<typeof finishTestCv>[2] = {}) =>
  finishTestCv(engine, user, { review: { resume: RESUME, pages: PAGES }, ...change });
const jobOf = (id: string): JobRow => getJob(engine.store.db, user.id, id);
const traced = (id: string) =>
  engine.store.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id))
    .all()
    .sort((a, b) => a.seq - b.seq)
    .map(({ body }) => JSON.parse(body))
    .map(({ action, details }) => [action, details])
    .slice(1);
const rename = (id: string, name: string) =>
  patchReview(tools(), { userId: user.id, jobId: id, version: "any" }, [{ op: "replace", path: "/basics/name", value: name }]);
const subject = async (id: string, wanted = {}) => {
  const opened = await openReview(tools(), user.id, id);
  return { ...opened, settings: await resultSettings(opened.job, user.assignedTemplates, wanted, tools()) };
};

describe("a result is made", () => {
  const settings = async (wanted: Parameters<typeof resultSettings>[2], change: Partial<JobRow> = {}, assigned = ["default", "deck"]) => {
    const job = { ...jobOf(await reviewed({ wanted: { template: "default" } })), ...change };
    const { options, blind, isOwn } = await resultSettings(job, assigned, wanted, tools());
    return { options, blind: blind?.name, isOwn };
  };

  test("as its job says where nothing else is asked for, and is the job's own then alone", async () => {
    const plain = { template: "default", blind: null, language: null, photo: true };
    expect(await settings({})).toEqual({ options: plain, blind: undefined, isOwn: true });
    expect(await settings({ template: "default", photo: true, blind: false, language: "", layout: "house" })).toMatchObject({
      isOwn: true,
    });
    for (const [wanted, options] of [
      [{ photo: false }, { photo: false }],
      [{ language: "de" }, { language: "de" }],
      [{ template: "viseo_template_v2" }, { template: "viseo_template_v2" }],
      [{ blind: "reference" }, { blind: blindProfile("reference") }],
      [{ blind: true }, { blind: blindProfile("initials") }],
      [{ blind: "true" }, { blind: blindProfile("initials") }],
      [{ layout: "original" }, { layout: "original", blind: blindProfile("contact") }],
    ] as const)
      expect(await settings(wanted, {}, ["default", "viseo_template_v2"])).toMatchObject({
        options: { ...plain, ...options },
        isOwn: false,
      });
  });

  test("as blind, in the language and in the layout of its job; who says that it is not blind is believed, unless the template is", async () => {
    const job = { blind: blindProfile("reference"), language: "fr" };
    expect(await settings({}, job)).toMatchObject({ options: { language: "fr" }, blind: "reference", isOwn: true });
    expect(await settings({ blind: "false", language: "cv" }, job)).toEqual({
      options: { template: "default", blind: null, language: null, photo: true },
      blind: undefined,
      isOwn: false,
    });
    expect(await settings({ template: "deck", blind: "" }, job)).toMatchObject({ options: { blind: null }, blind: "shown" });
    expect(await settings({ layout: "house" }, { ...job, layout: "original" })).toMatchObject({ blind: "reference", isOwn: false });
    expect(await settings({}, { layout: "original", blind: blindProfile("contact") })).toMatchObject({
      options: { layout: "original" },
      isOwn: true,
    });
    expect(ownOptions({ ...jobOf(await reviewed()), template: null }).template).toBe("default");
  });

  test("in no template of others, and in no profile, language, layout or type that there is not", async () => {
    const template = await engine.loadTemplate("default");
    await expect(settings({ template: "deck" }, {}, [])).rejects.toThrow("This template is not assigned to your account.");
    expect(await settings({ template: "default" }, {}, [])).toMatchObject({ isOwn: true });
    await expect(settings({}, { template: "lost" })).rejects.toThrow("This template can no longer be used.");
    await expect(settings({ blind: "half" })).rejects.toThrow("There is no such blind profile");
    for (const language of ["deu", "DE", "d"])
      await expect(settings({ language })).rejects.toThrow("The language must be two letters, such as de.");
    await expect(settings({ layout: "sideways" as never })).rejects.toMatchObject({ code: "invalid" });
    expect(readTypes(["pdf", "docx", "pdf"], template)).toEqual(["pdf", "docx"]);
    expect(() => readTypes([], template)).toThrow("Please say which documents are wanted");
    expect(() => readTypes(["pdf", "exe"], template)).toThrow("The template default does not give “exe”.");
    const custom = { ...template, outputs: ["docx"], custom: {} } as unknown as Template;
    expect(() => readTypes(["pdf"], custom)).toThrow("does not give “pdf”");
    expect(readTypes(["docx"], custom)).toEqual(["docx"]);
  });

  test("of the corrected Resume, or in the candidate's own layout of the file with what was corrected beside it", async () => {
    const id = await reviewed();
    await rename(id, "Ada Berg");
    const house = await subject(id);
    await describeResult(tools(), house);
    expect(asked[0]).toMatchObject({
      ocr: "never",
      outputs: ["pdf"],
      photo: true,
      asRead: RESUME,
      reference: expect.stringMatching(/^[0-9A-F]{6}$/),
    });
    expect(asked[0]).not.toHaveProperty("corrected");
    const original = await subject(id, { layout: "original", language: "de", photo: false });
    await describeResult(tools(), original);
    const own = asked.find(({ layout }) => layout === "original");
    expect(own).toMatchObject({ ocr: "auto", photo: false, labelLanguage: "de", corrected: { basics: { name: "Ada Berg" } } });
    expect(new Set([keyOf(house), keyOf(original), keyOf(await subject(id))]).size).toBe(2);
  });

  test("is drawn once, page by page; a page that it has not is not found", async () => {
    const one = await subject(await reviewed());
    expect(await describeResult(tools(), one)).toMatchObject({ version: one.review.version, labelLanguage: "en", pages: PAGES, leaks: [] });
    expect((await resultPage(tools(), one, { number: 2, width: 800 })).length).toBeGreaterThan(0);
    await resultPage(tools(), one, { number: 2, width: 800 });
    expect(asked.map(({ kind, page }) => [kind ?? "cv", page?.number])).toEqual([
      ["cv", undefined],
      ["page", undefined],
      ["page", 2],
    ]);
    await expect(resultPage(tools(), one, { number: 3, width: 800 })).rejects.toThrow("There is no such page.");
  });

  test("or says why it cannot be: a template that draws no pages, passages that would leak", async () => {
    const one = await subject(await reviewed());
    answer = () => ({ ...convertedCv({ outputs: [] }), unsure: [], doubts: [{ what: "name", section: "Profile", text: "Ada" }] }) as never;
    expect(await describeResult(tools(), one)).toMatchObject({
      pages: [],
      problem: expect.stringContaining("cannot be drawn on this machine"),
      blindDoubts: [{ text: "Ada" }],
    });
    engine.deskCache.forget("");
    answer = () => ({ ...convertedCv({ outputs: [] }), warnings: ["LibreOffice is missing."] });
    expect((await describeResult(tools(), one)).problem).toBe("LibreOffice is missing.");
    engine.deskCache.forget("");
    answer = () => {
      throw new AppError("invalid", "It would leak.", { leaks: [{ what: "name", place: "Profile", text: "Ada" }] });
    };
    expect(await describeResult(tools(), one)).toMatchObject({ problem: "It would leak.", leaks: [{ what: "name", place: "Profile" }] });
    engine.deskCache.forget("");
    answer = () => {
      throw new TypeError("broken");
    };
    await expect(describeResult(tools(), one)).rejects.toThrow("broken");
    engine.deskCache.forget("");
    answer = (bytes, request) => ({
      ...convertInTest(bytes, request),
      picture: undefined,
      warnings: ["The photo is small.", "Read aloud."],
    });
    const { warnings } = one.review.parsed.meta.vitae;
    warnings.push("Read aloud.");
    expect((await describeResult(tools(), one)).warnings).toEqual(["The photo is small."]);
    await expect(resultPage(tools(), one, { number: 1, width: 800 })).rejects.toThrow("the converter sent no picture");
  });
});

describe("documents that are made at the desk", () => {
  /** The own ones first. */
  const outputs = (id: string) =>
    listOutputs(engine.store.db, jobOf(id))
      .map(({ type, blind, url, fileName }) => [type, blind, url, fileName] as const)
      .sort(([, a], [, b]) => String(a !== false).localeCompare(String(b !== false)));

  test("stand beside the job's own, one of each type and settings; nothing is charged, and it is recorded", async () => {
    const id = await reviewed();
    const make = (wanted: Partial<Parameters<typeof makeOutputs>[3]>) => makeOutputs(tools(), user, id, { types: ["pdf"], ...wanted });
    const [blind] = await make({ blind: "reference" });
    expect(outputs(id)).toEqual([
      ["pdf", false, `/api/download/${id}/pdf`, "Ada.pdf"],
      ["pdf", "reference", `/api/jobs/${id}/outputs/${blind?.id}`, "Zoë Müller CV.pdf"],
    ]);
    const [again] = await make({ blind: "reference" });
    expect(again?.id).not.toBe(blind?.id as string);
    expect(await Bun.file(engine.files.path(blind?.id ?? "")).exists()).toBe(false);
    expect(await make({ blind: "full", types: ["pdf", "docx"] })).toHaveLength(2);
    expect(outputs(id)).toHaveLength(4);
    expect(jobOf(id)).toMatchObject({ creditsCharged: 1, creditsRefunded: 0 });
    expect(traced(id)[0]).toEqual(["document.made", { types: ["pdf"], templates: ["default"] }]);
    const found = await findOutput(tools(), user.id, id, again?.id ?? "");
    expect([found.fileName, found.type, found.jobId]).toEqual(["Zoë Müller CV.pdf", "pdf", id]);
    expect(traced(id).at(-1)).toEqual(["document.downloaded", { types: ["pdf"] }]);
    const own = listOutputs(engine.store.db, jobOf(id)).find(({ blind }) => blind === false)?.id ?? "";
    for (const other of [own, "nothing"])
      await expect(findOutput(tools(), user.id, id, other)).rejects.toThrow("There is no such document.");
  });

  test("in the job's own settings replace its own, with the picture of its first page", async () => {
    const id = await reviewed();
    const picture = await engine.files.write(new Uint8Array([7]));
    engine.store.db
      .insert(jobFiles)
      .values({ ...picture, jobId: id, role: "picture", name: "picture.png" })
      .run();
    await makeOutputs(tools(), user, id, { types: ["pdf"], blind: "full" });
    expect(filesOf(engine.store.db, id).map(({ role }) => role)).toContain("picture");
    await makeOutputs(tools(), user, id, { types: ["pdf"] });
    expect(outputs(id).map(([, blind, , fileName]) => [blind, fileName])).toEqual([
      [false, "Zoë Müller CV.pdf"],
      ["full", "Zoë Müller CV.pdf"],
    ]);
    expect(filesOf(engine.store.db, id).map(({ role }) => role)).not.toContain("picture");
    expect(await Bun.file(engine.files.path(picture.id)).exists()).toBe(false);
  });

  test("say what was corrected since, once it is asked for them, and are left as they are where nothing was", async () => {
    const [id, other] = [await reviewed(), await reviewed({ fileName: "other.pdf" })];
    const own = (of: string) => filesOf(engine.store.db, of).find(({ role, options }) => role === "pdf" && options === null);
    const [blind] = await makeOutputs(tools(), user, id, { types: ["pdf"], blind: "full" });
    const before = own(id)?.id;
    await refreshDocuments(tools(), user.id, id);
    expect(own(id)?.id).toBe(before as string);
    await rename(id, "Ada Berg");
    const fresh = await findOutput(tools(), user.id, id, blind?.id ?? "");
    expect([fresh.fileName, own(id)?.id]).toEqual(["Ada Berg CV.pdf", before as string]);
    asked = [];
    await refreshAllDocuments(tools(), user.id);
    expect([asked.length, own(id)?.name, own(other)?.name]).toEqual([1, "Ada Berg CV.pdf", "Ada.pdf"]);
    await rename(id, "Ada B.");
    await rename(other, "Bob");
    await refreshAllDocuments(tools(), user.id, [other]);
    expect([own(id)?.name, own(other)?.name]).toEqual(["Ada Berg CV.pdf", "Bob CV.pdf"]);
    answer = () => {
      throw new AppError("conflict", "It would leak.");
    };
    await expect(refreshAllDocuments(tools(), user.id)).rejects.toThrow("cv.pdf: It would leak.");
    // A bug is no sentence about this file.
    const bug = new Error("no space left");
    answer = () => {
      throw bug;
    };
    await expect(refreshAllDocuments(tools(), user.id)).rejects.toBe(bug);
    await refreshDocuments(tools(), user.id, "nothing");
    await refreshDocuments(tools(), "somebody else", id);
    engine.store.db.update(jobs).set({ purgedAt: engine.now() }).where(eq(jobs.id, id)).run();
    await refreshDocuments(tools(), user.id, id);
  });

  test("leave no file behind where they cannot be kept, and a leak is a state that a correction ends", async () => {
    const id = await reviewed();
    const count = () => filesOf(engine.store.db, id).length;
    const before = count();
    answer = () => {
      throw new AppError("invalid", "It would leak.", { leaks: [] });
    };
    await expect(makeOutputs(tools(), user, id, { types: ["pdf"], blind: "full" })).rejects.toMatchObject({ code: "conflict" });
    answer = () => {
      throw new AppError("unavailable", "Busy.");
    };
    await expect(makeOutputs(tools(), user, id, { types: ["pdf"] })).rejects.toMatchObject({ code: "unavailable" });
    answer = () => {
      throw new TypeError("broken");
    };
    await expect(makeOutputs(tools(), user, id, { types: ["pdf"] })).rejects.toThrow("broken");
    answer = convertInTest;
    const written: string[] = [];
    const files = {
      ...engine.files,
      write: async (bytes: Uint8Array) => {
        if (written.length === 1) throw new Error("disk full");
        const stored = await engine.files.write(bytes);
        written.push(stored.id);
        return stored;
      },
    };
    await expect(makeOutputs({ ...tools(), files }, user, id, { types: ["pdf", "docx"] })).rejects.toThrow("disk full");
    expect(count()).toBe(before);
    expect(await Bun.file(engine.files.path(written[0] as string)).exists()).toBe(false);
  });

  test("of a blind CV are held again when a correction brings passages that nobody has released", async () => {
    const doubt = (text: string) => ({ what: "name" as const, section: "Profile", text });
    const id = await reviewed({ wanted: { blind: "reference" }, blindCheck: { withholds: ["contact"], doubts: [doubt("Ada")] } });
    const [made] = await makeOutputs(tools(), user, id, { types: ["pdf"], blind: "full" });
    await expect(findOutput(tools(), user.id, id, made?.id ?? "")).rejects.toThrow("may still show who the candidate is");
    releaseJob(engine, user.id, id);
    answer = (bytes, request) => ({ ...convertInTest(bytes, request), doubts: [doubt("Ada")], unsure: [] }) as never;
    await makeOutputs(tools(), user, id, { types: ["pdf"] });
    expect(jobOf(id)).toMatchObject({
      releasedAt: engine.now(),
      blindCheck: { doubts: [doubt("Ada")], withholds: blindProfile("reference").withhold },
    });
    answer = (bytes, request) => ({ ...convertInTest(bytes, request), doubts: [doubt("Ada"), doubt("Berg")], unsure: [] }) as never;
    await makeOutputs(tools(), user, id, { types: ["pdf"] });
    expect(jobOf(id).releasedAt).toBeNull();
    answer = convertInTest;
    await makeOutputs(tools(), user, id, { types: ["pdf"] });
    expect(jobOf(id).blindCheck).toBeNull();
  });
});

describe("a review", () => {
  const target = (id: string) => ({ userId: user.id, jobId: id });

  test("is that of an own CV which is completed", async () => {
    const { id: waiting } = await submitCv(engine, { user, cv: { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") } });
    const check =
      (id: string, who = user.id) =>
      () =>
        reviewedJob(engine.store.db, who, id);
    expect(check(waiting)).toThrow(expect.objectContaining({ code: "conflict", message: "This CV is still being processed." }));
    engine.store.db.update(jobs).set({ status: "failed", errorMessage: null }).where(eq(jobs.id, waiting)).run();
    expect(check(waiting)).toThrow(expect.objectContaining({ code: "gone", message: "The processing of this CV failed." }));
    engine.store.db.update(jobs).set({ errorMessage: "No text." }).where(eq(jobs.id, waiting)).run();
    expect(check(waiting)).toThrow("No text.");
    engine.store.db.update(jobs).set({ purgedAt: engine.now() }).where(eq(jobs.id, waiting)).run();
    expect(check(waiting)).toThrow("at the end of its retention period");
    const id = await reviewed();
    expect(check(id)().id).toBe(id);
    expect(check(id, "somebody else")).toThrow(expect.objectContaining({ code: "not_found" }));
    await expect(saveCover(tools(), target(waiting), {})).rejects.toMatchObject({ code: "gone" });
  });

  test("of a CV that an earlier version completed begins when it is opened, from the file that was uploaded", async () => {
    const id = await finishTestCv(engine, user);
    const { review } = await openReview(tools(), user.id, id);
    expect(review).toMatchObject({ resume: RESUME, parsed: RESUME, version: 1, pages: PAGES, candidateName: "Zoë Müller", checked: [] });
    expect(asked.map(({ ocr, review: wanted, outputs }) => [ocr, wanted, outputs])).toEqual([["auto", true, []]]);
    await openReview(tools(), user.id, id);
    expect(asked).toHaveLength(1);
    const lost = await finishTestCv(engine, user);
    engine.store.db.delete(jobFiles).where(eq(jobFiles.jobId, lost)).run();
    await expect(openReview(tools(), user.id, lost)).rejects.toThrow("The uploaded file is no longer there.");
    const mute = await finishTestCv(engine, user);
    answer = () => convertedCv();
    await expect(openReview(tools(), user.id, mute)).rejects.toThrow("the converter sent no review");
  });

  test("changes by one version with each correction, and not over somebody else's; each is recorded", async () => {
    const id = await reviewed();
    const row = () => engine.store.db.select().from(reviews).where(eq(reviews.jobId, id)).get();
    const patch = [{ op: "replace", path: "/basics/name", value: "Ada Berg" }];
    expect(await patchReview(tools(), { ...target(id), version: 1 }, patch)).toEqual({ version: 2 });
    await expect(patchReview(tools(), { ...target(id), version: 1 }, patch)).rejects.toMatchObject({
      code: "version_changed",
      details: { version: 2 },
    });
    expect(row()).toMatchObject({ version: 2, candidateName: "Ada Berg", parsed: RESUME });
    await markChecked(tools(), target(id), { ids: ["a", "b", "a"], checked: true });
    await markChecked(tools(), target(id), { ids: ["a"], checked: false });
    expect(row()).toMatchObject({ version: 4, checked: ["b"], candidateName: "Ada Berg" });
    await saveCover(tools(), target(id), {});
    await resetReview(tools(), target(id), ["basics.name"]);
    expect(row()).toMatchObject({ version: 6, checked: ["b"], candidateName: "Zoë Müller" });
    await patchReview(tools(), { ...target(id), version: "any" }, patch);
    await resetReview(tools(), target(id), undefined);
    expect(row()).toMatchObject({ version: 8, checked: [], candidateName: "Zoë Müller" });
    expect(traced(id)).toEqual([
      ["review.saved", { count: 1 }],
      ["review.checked", { count: 3, on: true }],
      ["review.checked", { count: 1, on: false }],
      ["review.cover-saved", { fields: [] }],
      ["review.reset", { count: 1 }],
      ["review.saved", { count: 1 }],
      ["review.reset", undefined],
    ]);
    const many = (count: number) =>
      markChecked(tools(), target(id), { ids: Array.from({ length: count }, (_, at) => `${at}`), checked: true });
    await expect(many(5001)).rejects.toThrow("Too many lines were marked.");
    await many(5000);
    expect(row()?.checked).toHaveLength(5000);
  });

  test("is told to be checked once, and may be open again", async () => {
    const id = await reviewed();
    const at = () => engine.store.db.select().from(reviews).where(eq(reviews.jobId, id)).get()?.reviewedAt;
    await markReviewed(tools(), target(id), true);
    expect(at()).toEqual(engine.now());
    await markReviewed(tools(), target(id), false);
    expect(at()).toBeNull();
    expect(traced(id).map(([action]) => action)).toEqual(["review.finished", "review.reopened"]);
    const webhook = { id: "w", userId: user.id, url: "https://a.test", secret: "whsec_a", createdAt: engine.now() };
    engine.store.db
      .insert(webhooks)
      .values({ ...webhook, events: ["job.reviewed"] })
      .run();
    const told = () => engine.store.db.select().from(webhookDeliveries).all().length;
    await markReviewed(tools(), target(id), false);
    expect(told()).toBe(0);
    await markReviewed(tools(), target(id), true);
    await markReviewed(tools(), target(id), true);
    expect(told()).toBe(1);
    await markReviewed(tools(), target(id), false);
    await markReviewed(tools(), target(id), true);
    expect(told()).toBe(2);
  });

  test("shows what was read and what stands, how documents are made, and the original", async () => {
    const id = await reviewed({ wanted: { blind: "reference" }, recommendations: [{ title: "Name the licence" }] as never });
    await rename(id, "Ada Berg");
    const review = await getReview(tools(), user.id, id);
    expect(review).toMatchObject({
      version: 2,
      fileName: "cv.pdf",
      resume: { basics: { name: "Ada Berg" } },
      parsed: { basics: { name: "Zoë Müller" } },
      original: { kind: "pdf", pages: PAGES },
      template: "default",
      blind: "reference",
      language: null,
      layout: "house",
      reviewedAt: null,
      recommendations: [{ title: "Name the licence" }],
    });
    expect(review.outputs).toHaveLength(1);
    expect(await getReview(tools(), user.id, await reviewed())).not.toHaveProperty("recommendations");
  });
});

describe("the original of a CV", () => {
  const word = async () => {
    const id = await finishTestCv(engine, user, { review: { resume: RESUME, pages: [] } });
    const source = filesOf(engine.store.db, id).find(({ role }) => role === "source");
    await Bun.write(engine.files.path(source?.id ?? ""), "PK word");
    return id;
  };
  const original = async (id: string, how = {}) => (await describeOriginal(tools(), await openReview(tools(), user.id, id), how)).original;

  test("of a PDF has its pages at once; of a Word file they are drawn once and kept with the job", async () => {
    expect(await original(await reviewed())).toEqual({ kind: "pdf", pages: PAGES });
    expect(asked).toEqual([]);
    const id = await word();
    expect(await original(id)).toEqual({ kind: "docx", pages: PAGES });
    expect(await original(id)).toEqual({ kind: "docx", pages: PAGES });
    expect(asked.map(({ kind }) => kind)).toEqual(["original"]);
    expect(filesOf(engine.store.db, id).filter(({ role }) => role === "original")).toHaveLength(1);
    expect((await originalPage(tools(), await openReview(tools(), user.id, id), { number: 1, width: 500 })).length).toBeGreaterThan(0);
    await expect(originalPage(tools(), await openReview(tools(), user.id, id), { number: 9, width: 500 })).rejects.toThrow(
      "There is no such page.",
    );
  });

  test("of a Word file that cannot be drawn has a plain view, and is drawn again when that may work", async () => {
    const [none, broken] = [await word(), await word()];
    answer = (bytes, request) => {
      if (request.kind === "original") throw new AppError("unavailable", "No LibreOffice.", { needs: "libreoffice" });
      return convertInTest(bytes, request);
    };
    const html = (id: string) => `/api/jobs/${id}/original/view`;
    expect(await original(none)).toEqual({ kind: "docx", pages: [], html: html(none) });
    answer = () => {
      throw new AppError("unavailable", "It crashed.");
    };
    expect(await original(broken)).toEqual({ kind: "docx", pages: [], html: html(broken), failed: true });
    answer = convertInTest;
    expect(await original(broken)).toMatchObject({ failed: true });
    expect(await original(broken, { again: true })).toEqual({ kind: "docx", pages: PAGES });
    expect(await originalView(tools(), await openReview(tools(), user.id, none), undefined)).toBe("<p>Zoë Müller</p>");
    answer = () => convertedCv();
    await expect(originalView(tools(), await openReview(tools(), user.id, none), "basics.name")).rejects.toThrow("There is no such page.");
    expect(asked.at(-1)?.kind).toBe("view");
  });
});

describe("a pack of several CVs", () => {
  test("is one PDF of a title, with each CV once, in the order that is asked for", async () => {
    const [one, other] = [await reviewed(), await reviewed()];
    await rename(other, "Ada Berg");
    const pack = await makePack(tools(), user.id, { ids: [other, one, other], title: `  ${"Welders ".repeat(20)}` });
    const entries = asked.at(-1)?.pack;
    expect(entries?.entries.map(({ name }) => name)).toEqual(["Ada Berg", "Zoë Müller"]);
    expect(entries?.title).toHaveLength(120);
    expect(pack.fileName).toEndWith(`${engine.now().toISOString().slice(0, 10)}.pdf`);
    expect((await makePack(tools(), user.id, { ids: [one], title: " " })).fileName).toStartWith("Shortlist ");
  });

  test("is none of no CVs, of too many, of one that is held, that would leak, or that makes no PDF here", async () => {
    const id = await reviewed();
    const pack = (...ids: string[]) => makePack(tools(), user.id, { ids });
    await expect(pack()).rejects.toThrow("Please choose 1 to 100 CVs.");
    await expect(pack(...Array(101).fill(id))).rejects.toThrow("Please choose 1 to 100 CVs.");
    await pack(...Array(100).fill(id));
    const held = await reviewed({ blindCheck: { withholds: [], doubts: [{ what: "name", section: "Profile", text: "Ada" }] } });
    await expect(pack(held)).rejects.toThrow("cv.pdf may still show who the candidate is. Please release it first.");
    answer = () => {
      throw new AppError("invalid", "It would leak.");
    };
    await expect(pack(id)).rejects.toMatchObject({ code: "conflict", message: "cv.pdf: It would leak." });
    answer = () => convertedCv({ outputs: [] });
    await expect(pack(id)).rejects.toThrow("cv.pdf cannot be made as a PDF on this machine");
  });
});
