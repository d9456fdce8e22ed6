import { expect, test } from "bun:test";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine } from "../../testing/open-test-engine.ts";
import { completeJob } from "../finish-job.ts";
import { claimJob } from "../queue/queue.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { findDownload } from "./download.ts";

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
