import { expect, test } from "bun:test";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine, PICTURE } from "../../testing/open-test-engine.ts";
import { completeJob } from "../finish-job.ts";
import { filesOf } from "../job.ts";
import { claimJob } from "../queue/queue.ts";
import { cleanUpJob } from "../remove-job.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { jobPicture } from "./page-picture.ts";

/** A service with a CV whose document is made. */
async function withDocument() {
  const engine = await openTestEngine({ start: false });
  const user = await createTestUser(engine, 1);
  const cv = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
  const { id } = await submitCv(engine, { user, cv });
  claimJob(engine.store, engine.now());
  const stored = await engine.files.write(new Uint8Array([1]));
  completeJob(engine, id, { results: [{ type: "pdf", name: "cv.pdf", stored }] }, engine.now());
  return { engine, user, id, document: engine.files.path(stored.id) };
}

test("a picture that is asked for twice at the same time is kept once, and the other file goes", async () => {
  const { engine, user, id } = await withDocument();
  const before = readdirSync(join(engine.config.dataDir, "files")).length;

  const source = { ...engine, draw: async () => PICTURE };
  const [one, other] = await Promise.all([jobPicture(source, user.id, id), jobPicture(source, user.id, id)]);

  expect(other).toBe(one);
  expect(filesOf(engine.store.db, id).filter(({ role }) => role === "picture")).toHaveLength(1);
  expect(readdirSync(join(engine.config.dataDir, "files"))).toHaveLength(before + 1);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
  await engine.close();
});

test("a CV that is removed while its document is read has no picture; a document that the disk has lost is a fault", async () => {
  const { engine, user, id, document } = await withDocument();
  rmSync(document);
  const read = (file: string) => {
    cleanUpJob(engine, user.id, id);
    return engine.files.read(file);
  };

  await expect(jobPicture({ ...engine, draw: async () => PICTURE }, user.id, id)).rejects.toMatchObject({ code: "ENOENT" });
  const removing = { ...engine, draw: async () => PICTURE, files: { ...engine.files, read } };
  await expect(jobPicture(removing, user.id, id)).rejects.toMatchObject({ code: "not_found" });
  await engine.close();
});
