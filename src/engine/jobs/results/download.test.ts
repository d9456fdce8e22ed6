import { describe, expect, test } from "bun:test";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine } from "../../testing/open-test-engine.ts";
import { completeJob, failJob } from "../finish-job.ts";
import { purgeJobs } from "../purge.ts";
import { claimJob } from "../queue/queue.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { findDownload, listDownloads } from "./download.ts";
import { releaseJob } from "./release.ts";

test("a document that was made can be fetched, one that was not is not found", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await createTestUser(engine, 1);
  const cv = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
  const { id } = await submitCv(engine, { user, cv });
  const download = (type: string) => findDownload({ db: engine.store.db, files: engine.files }, user.id, id, type);
  expect(() => download("pdf")).toThrow(expect.objectContaining({ code: "conflict" }));
  claimJob(engine.store, engine.now());
  const stored = await engine.files.write(new Uint8Array([1]));
  completeJob(engine, id, { results: [{ type: "pdf", name: "anna-berg.pdf", stored }] }, engine.now());

  expect(download("pdf")).toMatchObject({ fileName: "anna-berg.pdf", type: "pdf" });
  expect(() => download("docx")).toThrow(expect.objectContaining({ code: "not_found" }));
  expect(() => download("exe")).toThrow(expect.objectContaining({ code: "not_found" }));
  await engine.close();
});

describe("all documents of an account", () => {
  const file = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
  async function withAccount() {
    const engine = await openTestEngine({ start: false });
    const user = await createTestUser(engine, 10);
    const finish = async (results: [type: "docx" | "pdf", name: string][], blind = false) => {
      const { id } = await submitCv(engine, { user, cv: file });
      claimJob(engine.store, engine.now());
      const kept = await Promise.all(
        results.map(async ([type, name]) => ({ type, name, stored: await engine.files.write(new Uint8Array([1])) })),
      );
      const blindCheck = { withholds: ["name" as const], doubts: [{ what: "name" as const, section: "Profile", text: "Ada" }] };
      completeJob(engine, id, { results: kept, ...(blind && { blindCheck }) }, engine.now());
      engine.clock.advance(1000);
      return id;
    };
    const list = (id = user.id) => listDownloads({ db: engine.store.db, files: engine.files }, id);
    return { engine, user, finish, list };
  }

  test("come newest first, and each under a name of its own, whatever the case of its letters", async () => {
    const { engine, finish, list } = await withAccount();
    await finish([["docx", "Ada.docx"]]);
    await finish([
      ["pdf", "Ada (2).pdf"],
      ["docx", "ADA.docx"],
    ]);
    await finish([["docx", "ada.docx"]]);
    const { ready, held } = list();
    expect(ready.map(({ fileName }) => fileName)).toEqual(["ada.docx", "ADA (2).docx", "Ada (2).pdf", "Ada (3).docx"]);
    expect(ready.map(({ type }) => type)).toEqual(["docx", "docx", "pdf", "docx"]);
    expect(new Set(ready.map(({ path }) => path)).size).toBe(4);
    expect(held).toEqual([]);
    await engine.close();
  });

  test("are those that may leave; blind CVs that nobody has looked at are named beside them", async () => {
    const { engine, user, finish, list } = await withAccount();
    expect(() => list()).toThrow("There are no finished files to download.");
    const blind = await finish([["pdf", "candidate-1.pdf"]], true);
    expect(() => list()).toThrow("Please release them first.");
    await finish([["pdf", "Ada.pdf"]]);
    expect(list()).toMatchObject({ ready: [{ fileName: "Ada.pdf" }], held: ["candidate-1.pdf"] });
    releaseJob(engine, user.id, blind);
    expect(list()).toMatchObject({ ready: [{ fileName: "Ada.pdf" }, { fileName: "candidate-1.pdf" }], held: [] });
    const other = await createTestUser(engine, 1, "c@d.test");
    expect(() => list(other.id)).toThrow("There are no finished files to download.");
    await engine.close();
  });

  test("of a blind CV none leaves before somebody has looked at its passages", async () => {
    const { engine, user, finish } = await withAccount();
    const id = await finish([["pdf", "candidate-1.pdf"]], true);
    const download = () => findDownload({ db: engine.store.db, files: engine.files }, user.id, id, "pdf");
    expect(download).toThrow("This blind CV may still show who the candidate is: 1 passage. Please look at it and release it first.");
    releaseJob(engine, user.id, id);
    expect(download().fileName).toBe("candidate-1.pdf");
    await engine.close();
  });

  test("are gone when their CV failed, with its reason, or when its days are over", async () => {
    const { engine, user, finish } = await withAccount();
    const download = (id: string) => () => findDownload({ db: engine.store.db, files: engine.files }, user.id, id, "pdf");
    const done = await finish([["pdf", "Ada.pdf"]]);
    const { id } = await submitCv(engine, { user, cv: file });
    failJob(engine, id, { message: "This file has no text.", cause: "unreadable" }, engine.now());
    expect(download(id)).toThrow(expect.objectContaining({ code: "gone", message: "This file has no text." }));
    engine.clock.advance(100 * 24 * 60 * 60_000);
    purgeJobs(engine, 7);
    expect(download(done)).toThrow(expect.objectContaining({ code: "gone", message: expect.stringContaining("retention period") }));
    await engine.close();
  });
});
