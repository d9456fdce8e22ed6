import { afterEach, beforeEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import type { UserRow } from "../accounts/users.ts";
import { changeAgency, createAgency } from "../agencies/agencies.ts";
import { enrolMember } from "../agencies/members.ts";
import { auditEvents, jobs } from "../store/schema.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { finishTestCv } from "../testing/finish-test-cv.ts";
import { openTestEngine, type TestEngine } from "../testing/open-test-engine.ts";
import { listAgencyJobs, ownerOfVisible, pageOfAgencyJobs, takeOverJob } from "./colleagues.ts";
import { listJobs } from "./job.ts";

let engine: TestEngine;
let [ada, bob, eve]: UserRow[] = [];
beforeEach(async () => {
  engine = await openTestEngine({ start: false });
  [ada, bob, eve] = [
    await createTestUser(engine, 9, "ada@a.test"),
    await createTestUser(engine, 9, "bob@a.test"),
    await createTestUser(engine, 9, "eve@e.test"),
  ];
});
afterEach(() => engine.close());
const account = (user: UserRow | undefined) => user as UserRow;
const inAgency = (sharesJobs: boolean) => {
  const agency = createAgency(engine, account(ada).id, { name: "Corve Staffing", sharesJobs });
  enrolMember(engine, agency.id, account(bob).id, "recruiter");
};

test("colleagues see the jobs of their agency, newest first and with their owners, and not those from before", async () => {
  const before = await finishTestCv(engine, account(bob));
  inAgency(true);
  const ids = [await finishTestCv(engine, account(ada)), await finishTestCv(engine, account(bob))];
  await finishTestCv(engine, account(eve));
  const { db } = engine.store;
  expect(listAgencyJobs(db, account(ada).id).map(({ id, owner }) => [id, owner?.email])).toEqual([
    [ids[1] as string, "bob@a.test"],
    [ids[0] as string, "ada@a.test"],
  ]);
  const first = pageOfAgencyJobs(db, account(bob).id, { limit: 1 });
  const second = pageOfAgencyJobs(db, account(bob).id, { limit: 1, cursor: first.next });
  expect([first.jobs[0]?.id, first.jobs[0]?.owner?.email, second.jobs[0]?.id, second.next]).toEqual([
    ids[1],
    "bob@a.test",
    ids[0],
    undefined,
  ]);
  db.update(jobs)
    .set({ purgedAt: engine.now() })
    .where(eq(jobs.id, ids[0] as string))
    .run();
  expect(listAgencyJobs(db, account(ada).id)).toHaveLength(1);
  expect(() => ownerOfVisible(db, account(ada).id, before)).toThrow("This job does not exist.");
  expect(() => listAgencyJobs(db, account(eve).id)).toThrow(expect.objectContaining({ code: "not_found" }));
});

test("where an agency does not share its jobs everybody sees the own ones alone", async () => {
  inAgency(false);
  const own = await finishTestCv(engine, account(bob));
  const { db } = engine.store;
  expect(() => listAgencyJobs(db, account(ada).id)).toThrow("In Corve Staffing everybody sees the own CVs.");
  expect(ownerOfVisible(db, account(bob).id, own)).toBe(account(bob).id);
  expect(() => ownerOfVisible(db, account(ada).id, own)).toThrow("This job does not exist.");
  changeAgency(engine, account(ada).id, { sharesJobs: true });
  expect(ownerOfVisible(db, account(ada).id, own)).toBe(account(bob).id);
  expect(() => ownerOfVisible(db, account(eve).id, own)).toThrow("This job does not exist.");
  expect(() => ownerOfVisible(db, account(ada).id, "nothing")).toThrow("This job does not exist.");
});

test("a colleague's job that is taken over is the own one, which is recorded; the own stays as it is, and one whose days are over is gone", async () => {
  inAgency(true);
  const [theirs, own] = [await finishTestCv(engine, account(bob)), await finishTestCv(engine, account(ada))];
  expect(takeOverJob(engine, account(ada).id, theirs).id).toBe(theirs);
  expect(takeOverJob(engine, account(ada).id, own).id).toBe(own);
  const { db } = engine.store;
  expect([listJobs(db, account(ada).id).length, listJobs(db, account(bob).id).length]).toEqual([2, 0]);
  const events = db.select().from(auditEvents).where(eq(auditEvents.action, "job.taken-over")).all();
  expect(events.map(({ subjectId }) => subjectId)).toEqual([theirs]);
  db.update(jobs).set({ purgedAt: engine.now() }).where(eq(jobs.id, theirs)).run();
  expect(() => takeOverJob(engine, account(bob).id, theirs)).toThrow(expect.objectContaining({ code: "gone" }));
});
