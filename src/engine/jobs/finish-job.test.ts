import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getUser, type UserRow } from "../accounts/users.ts";
import { webhookDeliveries, webhooks } from "../store/schema.ts";
import { brokenInvariants } from "../testing/check-invariants.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../testing/open-test-engine.ts";
import { completeJob, failJob } from "./finish-job.ts";
import { filesOf, getJob, isHeld } from "./job.ts";
import { claimJob } from "./queue/queue.ts";
import { releaseJob } from "./results/release.ts";
import { submitCv } from "./submit/submit-cv.ts";
import { submitMatch } from "./submit/submit-match.ts";

const cv = (fileName = "cv.pdf") => ({ fileName, bytes: new TextEncoder().encode(`%PDF-1.7 ${fileName}`) });

let engine: TestEngine;
let user: UserRow;
beforeEach(async () => {
  engine = await openTestEngine({ start: false });
  user = await createTestUser(engine, 10);
});
afterEach(() => engine.close());

const job = (id: string) => getJob(engine.store.db, user.id, id);
const credits = () => getUser(engine.store.db, user.id).credits;
const EXPIRED = { message: "This file was not processed in time.", cause: "expired" };

test("a job that failed while its CV was converted stays failed and refunded once; its results are not kept", async () => {
  const { id } = await submitCv(engine, { user, cv: cv() });
  claimJob(engine.store, engine.now());
  expect(failJob(engine, id, EXPIRED, engine.now())).toBe(true);
  const stored = await engine.files.write(new Uint8Array([1]));

  expect(completeJob(engine, id, { results: [{ type: "pdf", name: "a.pdf", stored }] }, engine.now())).toBe(false);
  expect(failJob(engine, id, EXPIRED, engine.now())).toBe(false);
  engine.files.remove([stored.id]);

  expect(job(id)).toMatchObject({ status: "failed", completedAt: null, creditsRefunded: 1 });
  expect(filesOf(engine.store.db, id)).toEqual([]);
  expect(credits()).toBe(10);
  expect(brokenInvariants(engine.store, engine.files)).toEqual([]);
});

test("a job that nobody has begun is not completed", async () => {
  const { id } = await submitCv(engine, { user, cv: cv() });
  expect(completeJob(engine, id, {}, engine.now())).toBe(false);
  expect(job(id).status).toBe("pending");
});

test("of an analysis exactly the CVs that could not be read go from the disk", async () => {
  const { jobId } = await submitMatch(engine, { user, cvs: ["1.pdf", "2.pdf", "3.pdf"].map(cv), jdText: "Developer" });
  claimJob(engine.store, engine.now());
  completeJob(engine, jobId, { refund: 2, refusedPositions: [2, 3] }, engine.now());
  expect(filesOf(engine.store.db, jobId).map(({ name }) => name)).toEqual(["1.pdf"]);
  expect(readdirSync(join(engine.config.dataDir, "files"))).toHaveLength(1);
});

test("a blind CV is released only when it is completed", async () => {
  const { id } = await submitCv(engine, { user, cv: cv() });
  expect(() => releaseJob(engine, user.id, id)).toThrow("Only a CV that is completed can be released.");
  claimJob(engine.store, engine.now());
  const blindCheck = { withholds: ["name" as const], doubts: [{ what: "name", section: "", text: "No name was found." }] };
  completeJob(engine, id, { blindCheck }, engine.now());
  expect(isHeld(job(id))).toBe(true);
  releaseJob(engine, user.id, id);
  expect(isHeld(job(id))).toBe(false);
  expect(job(id).releasedAt).toEqual(engine.now());
});

test("who asked to be told is told how a CV and an analysis ended", async () => {
  const events = ["job.completed", "job.failed", "match.completed"] as const;
  engine.store.db
    .insert(webhooks)
    .values({ id: "w", userId: user.id, url: "https://a.test", events: [...events], secret: "whsec_a", createdAt: engine.now() })
    .run();
  const ended = async (analysis: boolean, isFailed: boolean) => {
    const submitted = analysis
      ? (await submitMatch(engine, { user, cvs: [cv()], jdText: "Developer" })).jobId
      : (await submitCv(engine, { user, cv: cv() })).id;
    claimJob(engine.store, engine.now());
    if (isFailed) failJob(engine, submitted, EXPIRED, engine.now());
    else completeJob(engine, submitted, {}, engine.now());
    return engine.store.db
      .select()
      .from(webhookDeliveries)
      .all()
      .find(({ jobId }) => jobId === submitted);
  };
  expect(await ended(false, false)).toMatchObject({ type: "job.completed", jobStatus: "completed" });
  expect(await ended(true, false)).toMatchObject({ type: "match.completed", jobStatus: "completed" });
  expect(await ended(false, true)).toMatchObject({ type: "job.failed", jobStatus: "failed" });
  expect(await ended(true, true)).toMatchObject({ type: "job.failed", jobStatus: "failed" });
});
