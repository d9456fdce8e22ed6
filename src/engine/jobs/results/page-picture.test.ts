import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine, PICTURE } from "../../testing/open-test-engine.ts";
import { completeJob } from "../finish-job.ts";
import { filesOf } from "../job.ts";
import { claimJob } from "../queue/queue.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { jobPicture } from "./page-picture.ts";

test("a picture that is asked for twice at the same time is kept once, and the other file goes", async () => {
  const engine = await openTestEngine({ start: false });
  const user = await createTestUser(engine, 1);
  const cv = { fileName: "cv.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
  const { id } = await submitCv(engine, { user, cv });
  claimJob(engine.store, engine.now());
  const stored = await engine.files.write(new Uint8Array([1]));
  completeJob(engine, id, { results: [{ type: "pdf", name: "cv.pdf", stored }] }, engine.now());
  const before = readdirSync(join(engine.config.dataDir, "files")).length;

  const source = { ...engine, draw: async () => PICTURE };
  const [one, other] = await Promise.all([jobPicture(source, user.id, id), jobPicture(source, user.id, id)]);

  expect(other).toBe(one);
  expect(filesOf(engine.store.db, id).filter(({ role }) => role === "picture")).toHaveLength(1);
  expect(readdirSync(join(engine.config.dataDir, "files"))).toHaveLength(before + 1);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
  await engine.close();
});
