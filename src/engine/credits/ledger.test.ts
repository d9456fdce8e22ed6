import { afterEach, beforeEach, expect, test } from "bun:test";
import { createUser } from "../accounts/administration.ts";
import { brokenInvariants } from "../testing/check-invariants.ts";
import { openTestEngine, type TestEngine } from "../testing/open-test-engine.ts";
import { balance, bookPurchase, chargeCredits, grantCredits, lackOfCredits, refundCredits, setBalance } from "./ledger.ts";
import { listLedger } from "./list-ledger.ts";
import { creditsStats } from "./totals.ts";

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

test("of a month those credits count that were taken and given back in it, and ever all of them", () => {
  const [before, within] = [new Date("2026-02-28T23:59:59Z"), new Date("2026-03-01T00:00:00Z")];
  inLedger((tx) => {
    grantCredits(tx, { ...entry(20), at: before });
    chargeCredits(tx, { ...entry(5, "old"), at: before });
    refundCredits(tx, { ...entry(5, "old"), at: before });
    chargeCredits(tx, { ...entry(3, "new"), at: within });
    chargeCredits(tx, { ...entry(2, "late"), at: within });
    refundCredits(tx, { ...entry(2, "late"), at: within });
  });
  expect(creditsStats(engine.store.db, new Date("2026-03-20T12:00:00Z"))).toEqual({
    total: { netConsumed: 3, totalRefunded: 7 },
    thisMonth: { netConsumed: 3, totalRefunded: 2 },
  });
});
