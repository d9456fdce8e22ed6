import { afterEach, beforeEach, expect, test } from "bun:test";
import { createUser } from "../../accounts/administration.ts";
import { changeAgency, createAgency } from "../../agencies/agencies.ts";
import { enrolMember, removeMember } from "../../agencies/members.ts";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import {
  balance,
  bookPurchase,
  chargeCredits,
  grantCredits,
  lackOfCredits,
  lastRun,
  moveBalance,
  refundCredits,
  runRef,
  setBalance,
} from "./ledger.ts";
import { listLedger } from "./list-ledger.ts";
import { creditsStats, usageOf } from "./totals.ts";

let engine: TestEngine;
let userId: string;
beforeEach(async () => {
  engine = await openTestEngine({ start: false });
  const account = { email: "a@b.test", password: "secret1", assignedTemplates: ["default"] };
  userId = (await createUser({ ...engine, templateKeys: ["default"] }, account)).id;
});
afterEach(() => engine.close());

const inLedger: TestEngine["store"]["transaction"] = (work) => engine.store.transaction(work);
const credits = () => balance(engine.store.db, userId);
const entry = (amount: number, ref = "") => ({ userId, amount, ref, at: engine.now() });
const kinds = (page = 1) => listLedger(engine.store.db, userId, page).entries.map(({ kind, amount, balance }) => [kind, amount, balance]);

test("a purchase and a credit refund are booked once for their cause, however often they are told", () => {
  expect(inLedger((tx) => [bookPurchase(tx, entry(10, "payment")), bookPurchase(tx, entry(10, "payment"))])).toEqual([true, false]);
  inLedger((tx) => chargeCredits(tx, entry(3, "job")));
  expect(inLedger((tx) => [refundCredits(tx, entry(3, "job")), refundCredits(tx, entry(3, "job"))])).toEqual([true, false]);
  expect(credits()).toBe(10);
  expect(kinds()).toEqual([
    ["refund", 3, 10],
    ["charge", -3, 7],
    ["purchase", 10, 10],
  ]);
});

test("the last credit can be spent, and not one more", () => {
  inLedger((tx) => void grantCredits(tx, entry(2)));
  expect(lackOfCredits(engine.store.db, userId, 2)).toBeNull();
  inLedger((tx) => chargeCredits(tx, entry(2, "one")));
  expect(() => inLedger((tx) => chargeCredits(tx, entry(1, "two")))).toThrow(
    "You need 1 credit to process a CV. You currently have 0 credits.",
  );
  expect(lackOfCredits(engine.store.db, userId, 1)?.details).toMatchObject({ requiredCredits: 1, currentCredits: 0 });
  expect([credits(), kinds().length]).toEqual([0, 2]);
});

test("a balance is set up and down by an adjustment, and by none where it is right already", () => {
  for (const [target, rows] of [
    [5, 1],
    [2, 2],
    [2, 2],
  ] as const) {
    inLedger((tx) => setBalance(tx, { userId, credits: target, at: engine.now() }));
    expect([credits(), kinds().length]).toEqual([target, rows]);
  }
});

test("the ledger's pages hold fifty rows each, newest first", () => {
  inLedger((tx) => {
    for (let row = 1; row <= 51; row++) grantCredits(tx, entry(row, `grant ${row}`));
  });
  expect(kinds(1)[0]).toEqual(["grant", 51, 1326]);
  expect(kinds(1)).toHaveLength(50);
  expect(kinds(2)).toEqual([["grant", 1, 1]]);
  expect(kinds(3)).toEqual([]);
});

test("a page of one kind shows balances that count the others, and the totals are those of all rows", () => {
  inLedger((tx) => {
    grantCredits(tx, entry(100));
    for (let job = 1; job <= 60; job++) {
      chargeCredits(tx, entry(1, `job ${job}`));
      if (job % 3 === 0) refundCredits(tx, entry(1, `job ${job}`));
    }
    // Told twice, counted once.
    bookPurchase(tx, entry(7, "payment"));
    bookPurchase(tx, entry(7, "payment"));
    setBalance(tx, { userId, credits: 50, at: engine.now() });
  });
  const refunds = listLedger(engine.store.db, userId, 1, "refund");
  expect([refunds.total, refunds.entries[0]?.balance, refunds.entries.at(-1)?.balance]).toEqual([20, 60, 98]);
  const [, charges] = [1, 2].map((page) => listLedger(engine.store.db, userId, page, "charge").entries);
  expect(charges?.map(({ ref, balance }) => [ref, balance])[0]).toEqual(["job 10", 93]);
  expect(brokenInvariants(engine.store)).toEqual([]);
});

/** Charges and refunds in the last instant of February and in the first one of March. */
function bookAroundMonthsEnd() {
  const [before, within] = [new Date("2026-02-28T23:59:59.999Z"), new Date("2026-03-01T00:00:00.000Z")];
  inLedger((tx) => {
    grantCredits(tx, { ...entry(20), at: before });
    chargeCredits(tx, { ...entry(5, "old"), at: before });
    refundCredits(tx, { ...entry(5, "old"), at: before });
    chargeCredits(tx, { ...entry(3, "new"), at: within });
    chargeCredits(tx, { ...entry(2, "late"), at: within });
    refundCredits(tx, { ...entry(2, "late"), at: within });
  });
  return { before, within };
}

test("of a month those credits count that were taken and given back in it, and ever all of them", () => {
  bookAroundMonthsEnd();
  expect(creditsStats(engine.store.db, new Date("2026-03-20T12:00:00Z"))).toEqual({
    total: { netConsumed: 3, totalRefunded: 7 },
    thisMonth: { netConsumed: 3, totalRefunded: 2 },
  });
});

test("of an account, too, the first instant of a month in UTC is in it, and the instant before is not", async () => {
  const [idle, repaid] = [await createTestUser(engine, 5, "idle@b.test"), await createTestUser(engine, 5, "repaid@b.test")];
  const { before, within } = bookAroundMonthsEnd();
  const usage = usageOf(engine.store.db, [userId, idle.id], new Date("2026-03-31T23:59:59.999Z"));
  expect([...usage]).toEqual([[userId, { ever: { consumed: 10, refunded: 7 }, month: { consumed: 5, refunded: 2 } }]]);
  inLedger((tx) => {
    chargeCredits(tx, { userId: idle.id, amount: 1, ref: "first", at: before });
    refundCredits(tx, { userId: repaid.id, amount: 4, ref: "theirs", at: within });
  });
  expect(
    [...usageOf(engine.store.db, [idle.id, repaid.id], within)]
      .sort(([, a], [, b]) => a.ever.refunded - b.ever.refunded)
      .map(([, usage]) => usage),
  ).toEqual([
    { ever: { consumed: 1, refunded: 0 }, month: { consumed: 0, refunded: 0 } },
    { ever: { consumed: 0, refunded: 4 }, month: { consumed: 0, refunded: 4 } },
  ]);
  expect(usageOf(engine.store.db, [userId], new Date("2026-02-28T12:00:00Z")).get(userId)?.month).toEqual({ consumed: 10, refunded: 7 });
});

test("each run of a job is charged for itself, and the last of them is known by its number", () => {
  expect([1, 2, 10].map((run) => runRef("job", run))).toEqual(["job", "job#2", "job#10"]);
  inLedger((tx) => {
    grantCredits(tx, entry(20));
    for (const run of [1, 2, 3]) chargeCredits(tx, entry(1, runRef("job", run)));
    chargeCredits(tx, entry(1, "job-of-others"));
    refundCredits(tx, entry(1, runRef("job", 3)));
  });
  expect([lastRun(engine.store.db, "job"), lastRun(engine.store.db, "none")]).toEqual([3, 0]);
});

test("a balance moves to another account with a row in both ledgers, and with none where there is nothing to move", async () => {
  const other = await createTestUser(engine, 4, "c@b.test");
  const move = (from: string, to: string) => inLedger((tx) => moveBalance(tx, { from, to, at: engine.now(), note: "Handed over" }));
  move(userId, other.id);
  expect([credits(), kinds().length]).toEqual([0, 0]);
  move(other.id, userId);
  expect([credits(), balance(engine.store.db, other.id), balance(engine.store.db, "nobody")]).toEqual([4, 0, 0]);
  expect(listLedger(engine.store.db, other.id, 1).entries.map(({ amount, note }) => [amount, note])).toEqual([
    [-4, "Handed over"],
    [4, null],
  ]);
  expect(kinds()).toEqual([["adjustment", 4, 4]]);
});

test("a refund goes to the account that had paid, though the member has left since or another one pays now", async () => {
  const { db } = engine.store;
  const [member, next] = [await createTestUser(engine, 1, "member@b.test"), await createTestUser(engine, 2, "next@b.test")];
  const agency = createAgency(engine, userId, { name: "Corve Staffing", sharesJobs: true });
  for (const { id } of [member, next]) enrolMember(engine, agency.id, id, "recruiter");
  inLedger((tx) => {
    grantCredits(tx, entry(10));
    for (const ref of ["left", "handed-over", "own"]) chargeCredits(tx, { ...entry(3, ref), userId: ref === "own" ? userId : member.id });
  });
  expect([credits(), balance(db, member.id)]).toEqual([1, 1]);
  expect(lackOfCredits(db, member.id, 1)).toBeNull();
  expect(lackOfCredits(db, member.id, 2)?.message).toBe("You need 2 credits to process a CV. You currently have 1 credits.");

  removeMember(engine, userId, member.id);
  inLedger((tx) => refundCredits(tx, { ...entry(3, "left"), userId: member.id }));
  expect([credits(), balance(db, member.id)]).toEqual([4, 1]);
  changeAgency(engine, userId, { payer: next.id });
  inLedger((tx) => refundCredits(tx, { ...entry(3, "handed-over"), userId: member.id }));
  expect([credits(), balance(db, member.id), balance(db, next.id)]).toEqual([3, 1, 6]);
  // Who works for the agency is named beside what it cost the one that pays; the own work has no name.
  expect(listLedger(db, userId, 1, "charge").entries.map(({ ref, by }) => [ref, by])).toEqual([
    ["own", undefined],
    ["handed-over", "member@b.test"],
    ["left", "member@b.test"],
  ]);
  expect(listLedger(db, userId, 1, "refund").entries.map(({ by }) => by)).toEqual(["member@b.test", "member@b.test"]);
  // Where no charge is known any more, as when the account that paid is deleted, the credits go to the one that pays now.
  inLedger((tx) => refundCredits(tx, { ...entry(1, "unknown"), userId: next.id }));
  expect(balance(db, next.id)).toBe(7);
});

test("a page says how many rows and pages there are, and which page it is", () => {
  const page = (at: number) => {
    const { total, page, pages } = listLedger(engine.store.db, userId, at);
    return [total, page, pages];
  };
  expect(page(1)).toEqual([0, 1, 0]);
  inLedger((tx) => {
    for (let row = 1; row <= 101; row++) grantCredits(tx, entry(1, `grant ${row}`));
  });
  expect([page(1), page(3), page(4)]).toEqual([
    [101, 1, 3],
    [101, 3, 3],
    [101, 4, 3],
  ]);
});
