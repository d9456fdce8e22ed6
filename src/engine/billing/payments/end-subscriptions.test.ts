import { expect, test } from "bun:test";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine } from "../../testing/open-test-engine.ts";
import { endSubscriptions } from "./end-subscriptions.ts";
import type { Payments } from "./purchases.ts";
import { leaveSubscriptions, noteSubscription } from "./subscriptions.ts";

test("the unused days of a second subscription are credited to the customer, those of a deleted account are not", async () => {
  const engine = await openTestEngine({ start: false });
  const { store, log, now } = engine;
  const [stays, leaves] = [await createTestUser(engine, 1), await createTestUser(engine, 1, "c@d.test")];
  const subscribe = (id: string, userId: string) => {
    const news = { id, userId, customerId: `cus_${userId}`, plan: "start" as const, status: "active", startedAt: now(), at: now() };
    store.transaction((tx) => noteSubscription(tx, news));
  };
  subscribe("sub_1", stays.id);
  engine.clock.advance(1000);
  subscribe("sub_2", stays.id);
  subscribe("sub_3", leaves.id);
  store.transaction((tx) => leaveSubscriptions(tx, leaves.id));

  const ended: Record<string, boolean | undefined> = {};
  const cancelSubscription: Payments["cancelSubscription"] = async (id, options) => {
    ended[id] = options?.prorate;
  };
  await endSubscriptions({ store, payments: { cancelSubscription } as Payments, log, now });
  expect(ended).toEqual({ sub_2: true, sub_3: false });
  await engine.close();
});

test("a subscription that cannot be ended is an error in the log, is tried again, and does not keep the others", async () => {
  const engine = await openTestEngine({ start: false });
  const { store, now } = engine;
  const user = await createTestUser(engine, 1);
  for (const id of ["sub_1", "sub_2", "sub_3"]) {
    const news = { id, userId: user.id, customerId: "cus_1", plan: "start" as const, status: "active", startedAt: now(), at: now() };
    store.transaction((tx) => noteSubscription(tx, news));
    engine.clock.advance(1000);
  }
  const written: string[] = [];
  const log = { write: (level: string, _source: string, message: string) => void written.push(`${level}: ${message}`) } as never;
  let works = false;
  const cancelSubscription: Payments["cancelSubscription"] = async (id) => {
    if (id === "sub_2" && !works) throw new Error("no answer");
  };
  const end = () => endSubscriptions({ store, payments: { cancelSubscription } as Payments, log, now });
  await end();
  expect(written).toEqual([
    "error: The subscription sub_2 could not be ended at Stripe, though its account pays for another one. It is tried again every hour.",
    "warning: The subscription sub_3 was ended at Stripe: its account pays for another one.",
  ]);
  works = true;
  await end();
  await end();
  expect(written.slice(2)).toEqual(["warning: The subscription sub_2 was ended at Stripe: its account pays for another one."]);
  await engine.close();
});
