import { afterEach, beforeEach, expect, test } from "bun:test";
import { createUser } from "../accounts/administration.ts";
import { closeResetRequest, listResetRequests, requestReset } from "../accounts/reset-requests.ts";
import { chargeCredits, grantCredits, setBalance } from "../billing/credits/ledger.ts";
import type { UserPage, UserSort } from "../contract/api.ts";
import { userStats } from "../stats/dashboard.ts";
import { users } from "../store/schema.ts";
import { openTestEngine, type TestEngine } from "../testing/open-test-engine.ts";
import { type AskedUsers, searchAccounts } from "./search-accounts.ts";

let engine: TestEngine;
beforeEach(async () => {
  engine = await openTestEngine({ start: false });
});
afterEach(() => engine.close());

const search = (asked: AskedUsers = {}): UserPage => searchAccounts(engine.store.db, asked, engine.now());
const add = (email: string, part: { firstName?: string; lastName?: string; assignedTemplates?: string[] } = {}) =>
  createUser({ ...engine, templateKeys: ["default"] }, { email, password: "secret1", ...part });
/** Without the administrator of the test's engine, who is the first account. */
const addressesOf = ({ users }: UserPage) => users.filter(({ role }) => role !== "admin").map(({ email }) => email.replace(/@.*/, ""));

test("accounts are found by every word of name and address, whatever the accents, and counted", async () => {
  await add("zoe@agency.test", { firstName: "Zoë", lastName: "Müller", assignedTemplates: ["default"] });
  await add("kim@firm.test");
  const { found, total, administrators, withTemplates } = search();
  expect([found, withTemplates]).toEqual([total, search().users.filter(({ assignedTemplates }) => assignedTemplates.length > 0).length]);
  expect(administrators).toBe(search().users.filter(({ role }) => role === "admin").length);
  expect(addressesOf(search({ text: "muller ZOE" }))).toEqual(["zoe"]);
  expect(addressesOf(search({ text: "firm" }))).toEqual(["kim"]);
  expect(search({ text: "zebra" })).toMatchObject({ users: [], found: 0, total });
});

test("accounts are sorted by name with its numbers, by age and by credits", async () => {
  for (const [name, credits] of [
    ["b10", 5],
    ["b9", 9],
    ["a", 7],
  ] as const) {
    const { id } = await add(`${name}@x.test`);
    engine.store.transaction((tx) => void grantCredits(tx, { userId: id, amount: credits, at: engine.now() }));
    engine.clock.advance(1000);
  }
  const sorted = (sort: UserSort) => addressesOf(search({ sort, text: "x.test" })).join(" ");
  expect(sorted("name")).toBe("a b9 b10");
  expect(sorted("newest")).toBe("a b9 b10");
  expect(sorted("most")).toBe("b9 a b10");
  expect(sorted("least")).toBe("b10 a b9");
});

test("each account comes with the statistics that it has alone", async () => {
  const { id } = await add("zoe@agency.test");
  engine.store.transaction((tx) => {
    grantCredits(tx, { userId: id, amount: 9, at: engine.now() });
    chargeCredits(tx, { userId: id, amount: 4, ref: "a job", at: engine.now() });
  });
  const [zoe] = search({ text: "zoe@" }).users;
  expect(zoe?.stats).toEqual(userStats(engine.store.db, id, engine.now()));
  expect(zoe?.stats).toMatchObject({ totalConsumed: 4, totalRefunded: 0, totalProcessed: 0 });
});

test.each<UserSort>(["name", "newest", "most", "least"])(
  "in the order %s every account that stays is on one page, while others come and go between the pages",
  async (sort) => {
    const stay = ["anna", "Bo", "chris", "dana", "eli", "fay", "gil"];
    for (const name of [...stay, "gone1", "gone2"]) {
      const { id } = await add(`${name}@x.test`, { firstName: name });
      // Some have as many credits as others.
      engine.store.transaction((tx) => setBalance(tx, { userId: id, credits: name.length % 3, at: engine.now() }));
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = search({ sort, text: "x.test", limit: 2, cursor });
      seen.push(
        ...addressesOf(page)
          .filter((name) => name !== undefined)
          .map(String),
      );
      cursor = page.next;
      pages += 1;
      await add(`new${pages}@x.test`);
      // The account at which the page ended may be deleted too.
      const gone = seen.filter((name) => name.startsWith("gone")).at(-1) ?? "gone2";
      engine.store.raw.run("delete from users where email = ?", [`${gone}@x.test`]);
    } while (cursor !== undefined);
    expect(seen.filter((name) => stay.includes(name)).toSorted()).toEqual(stay.toSorted());
    expect(seen).toHaveLength(new Set(seen).size);
  },
);

test("a cursor that no page gave is refused with a sentence", () => {
  for (const cursor of ["nonsense", "e30", ""]) expect(() => search({ cursor })).toThrow("This cursor is not the `next` of a page.");
});

test("those who forgot their password are found while their request is open", async () => {
  await add("zoe@agency.test");
  await add("kim@firm.test");
  requestReset(engine, "zoe@agency.test", engine.now());
  expect(addressesOf(search({ forgotPassword: true }))).toEqual(["zoe"]);
  closeResetRequest(engine, listResetRequests(engine.store.db)[0]?.id ?? "", "resolved", engine.now());
  expect(search({ forgotPassword: true }).found).toBe(0);
  expect(engine.store.db.select().from(users).all().length).toBe(search().total);
});
