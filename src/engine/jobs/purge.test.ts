import { expect, test } from "bun:test";
import { getUser } from "../accounts/users.ts";
import { listAudit, readAuditFilter } from "../compliance/audit/list-audit.ts";
import { AppError } from "../contract/errors.ts";
import { brokenInvariants } from "../testing/check-invariants.ts";
import { DAY } from "../testing/clock.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { convertedCv, openTestEngine } from "../testing/open-test-engine.ts";
import { expiredRatio, purgeJobs, sweepOrphans } from "./purge.ts";
import { submitCv } from "./submit/submit-cv.ts";

const cv = (content: string) => ({ fileName: "cv.pdf", bytes: new TextEncoder().encode(`%PDF ${content}`) });

/** A service with an account that has paid for one CV that was made and one that could not be read. */
async function withFinishedJobs() {
  const engine = await openTestEngine({
    tools: {
      convert: async (bytes, { outputs }) => {
        if (new TextDecoder().decode(bytes).includes("unreadable")) throw new AppError("no_text", "This file has no text.");
        return convertedCv({ outputs });
      },
    },
  });
  const user = await createTestUser(engine, 5);
  const made = await submitCv(engine, { user, cv: cv("readable") });
  const refused = await submitCv(engine, { user, cv: cv("unreadable") });
  await engine.runner.idle();
  return { engine, userId: user.id, made, refused };
}

test("the retention sweep neither fails nor refunds a completed CV, and refunds a failed one no second time", async () => {
  const { engine, userId, made, refused } = await withFinishedJobs();
  const books = () => ({
    credits: getUser(engine.store.db, userId).credits,
    ledger: engine.store.raw.query("select kind, amount, ref from ledger order by id").all(),
    tallies: engine.store.raw.query("select completed, failed from tallies").all(),
    jobs: engine.store.raw.query("select id, status, credits_refunded, completed_at, failed_at from jobs order by rowid").all(),
  });
  const before = books();
  expect(before).toMatchObject({
    credits: 4,
    tallies: [{ completed: 1, failed: 1 }],
    jobs: [
      { id: made.id, status: "completed", credits_refunded: 0 },
      { id: refused.id, status: "failed", credits_refunded: 1 },
    ],
  });

  engine.clock.advance(8 * DAY);
  expect(engine.purge()).toBe(2);

  expect(books()).toEqual(before);
  expect(brokenInvariants(engine.store)).toEqual([]);
  await engine.close();
});

test("the invariants name a job with results that was failed and refunded", async () => {
  const { engine, userId, made } = await withFinishedJobs();
  engine.store.raw.run("update jobs set status = 'failed', failed_at = 1, credits_refunded = 1 where id = ?1", [made.id]);
  engine.store.raw.run("insert into ledger (user_id, kind, amount, ref, at) values (?1, 'refund', 1, ?2, 1)", [userId, made.id]);
  engine.store.raw.run("update users set credits = credits + 1 where id = ?1", [userId]);

  expect(brokenInvariants(engine.store)).toEqual(["a job with results was refunded in full", "a job was completed and failed"]);
  await engine.close();
});

test("an emptied job says nothing of its CV any more", async () => {
  const { engine, refused } = await withFinishedJobs();
  engine.clock.advance(8 * DAY);
  engine.purge();
  const row = engine.store.raw.query("select * from jobs where id = ?1").get(refused.id) as Record<string, unknown>;
  expect(row).toMatchObject({
    status: "failed",
    file_name: "",
    error_message: null,
    warnings: null,
    score: null,
    keywords: null,
    jd_text: null,
  });
  await engine.close();
});

test("a sweep that removes something says in the audit log how much, and one that removes nothing says nothing", async () => {
  const { engine } = await withFinishedJobs();
  const said = () =>
    listAudit(engine.store.db, readAuditFilter(engine.store.db, { action: "retention.purged" })).events.map(({ details }) => details);
  expect([engine.purge(), said()]).toEqual([0, []]);
  engine.clock.advance(8 * DAY);
  expect([engine.purge(), said()]).toEqual([2, [{ count: 2 }]]);
  expect([engine.purge(), said()]).toEqual([0, [{ count: 2 }]]);
  await engine.close();
});

test("a sweep empties the log of the database, so that nothing deleted is left in it", async () => {
  const { engine } = await withFinishedJobs();
  let emptied = 0;
  const store = { ...engine.store, checkpoint: () => void emptied++ };
  purgeJobs({ store, trace: engine.trace, files: engine.files, now: engine.now }, 7);
  expect(emptied).toBe(1);
  await engine.close();
});

test("how much a sweep would empty is the ratio of what is too old to what is kept", async () => {
  const { engine, userId } = await withFinishedJobs();
  const ratio = () => expiredRatio(engine.store.db, 7, engine.now());
  expect(ratio()).toBe(0);
  engine.clock.advance(8 * DAY);
  expect(ratio()).toBe(1);
  for (let index = 0; index < 3; index++) await submitCv(engine, { user: getUser(engine.store.db, userId), cv: cv("readable") });
  expect(ratio()).toBe(2 / 5);
  engine.purge();
  expect(ratio()).toBe(0);
  await engine.close();
});

test("a file that no job owns is removed when it is old enough to be no upload that is coming in", async () => {
  const { engine } = await withFinishedJobs();
  const kept = engine.files.list(new Date(Date.now() + DAY)).length;
  await engine.files.write(new Uint8Array([1]));
  expect(sweepOrphans(engine, new Date(Date.now() - DAY))).toBe(0);
  expect(sweepOrphans(engine, new Date(Date.now() + DAY))).toBe(1);
  expect(engine.files.list(new Date(Date.now() + DAY))).toHaveLength(kept);
  await engine.close();
});
