import { expect, test } from "bun:test";
import { grantCredits } from "../billing/credits/ledger.ts";
import { createTestUser } from "../testing/create-test-user.ts";
import { openTestEngine } from "../testing/open-test-engine.ts";
import { addIdentity } from "./oidc/identities.ts";
import { isAddressProved, trialRef } from "./proved-address.ts";

test("the address of a trial account is proved by nobody until an identity of the provider opens the account", async () => {
  const engine = await openTestEngine();
  const { db } = engine.store;
  const made = await createTestUser(engine, 1, "made@a.test");
  const registered = await createTestUser(engine, 1, "registered@a.test");
  engine.store.transaction(
    (tx) => void grantCredits(tx, { userId: registered.id, amount: 1, at: engine.now(), ref: trialRef(registered.id) }),
  );
  expect([made, registered].map(({ id }) => isAddressProved(db, id))).toEqual([true, false]);
  engine.store.transaction((tx) => addIdentity(tx, { issuer: "https://id.a.test", subject: "1" }, registered.id, engine.now()));
  expect(isAddressProved(db, registered.id)).toBe(true);
  await engine.close();
});
