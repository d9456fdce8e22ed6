import { afterEach, beforeEach, expect, test } from "bun:test";
import Stripe from "stripe";
import { addUser, getUser } from "../../accounts/users.ts";
import { toPaymentEvent } from "../../adapters/stripe/payment-event.ts";
import type { Store } from "../../store/open-store.ts";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { openMigratedStore } from "../../testing/open-migrated-store.ts";
import { DAY_MS, openStripeCustomer, PRICES } from "../../testing/stripe-billing.ts";
import { applyPaymentEvent } from "./apply-event.ts";
import { listToEnd, type SubscriptionRow } from "./subscriptions.ts";

// Event orders as Stripe records them. Stripe promises neither their order nor that each comes once, so each story is told in many.

const stripe = new Stripe("sk_test_1");
const NOW = new Date("2026-06-01T09:00:00Z");
let store: Store;
beforeEach(() => {
  store = openMigratedStore();
});
afterEach(() => {
  expect(brokenInvariants(store)).toEqual([]);
  store.close();
});

let accounts = 0;
function newAccount(): string {
  const user = { email: `user${++accounts}@agency.test`, passwordHash: "x", role: "user" as const, assignedTemplates: [] };
  return store.transaction((tx) => addUser(tx, user, new Date(0))).id;
}

async function apply(events: Stripe.Event[]): Promise<void> {
  for (const event of events) applyPaymentEvent({ store, trace: () => {} }, PRICES, await toPaymentEvent(event, stripe), NOW);
}

function outcome(userId: string) {
  const { plan, credits } = getUser(store.db, userId);
  return { plan, credits, toEnd: listToEnd(store.db).flatMap((row) => (row.userId === userId ? [ordinalOf(row)] : [])) };
}
/** `sub_<account>_<number>`: the number is the same whoever tells the story. */
const ordinalOf = ({ id }: SubscriptionRow) => Number(id.split("_").at(-1));

type Customer = ReturnType<typeof openStripeCustomer>;
const STORIES: Record<string, { tell: (customer: Customer) => void; plan: string | null; credits: number; toEnd?: number[] }> = {
  "a new subscription": { tell: (of) => void of.subscribe("start"), plan: "start", credits: 50 },
  "a renewal": {
    tell(of) {
      of.renew(of.subscribe("start"));
    },
    plan: "start",
    credits: 100,
  },
  "an upgrade on the first day": {
    tell(of) {
      of.change(of.subscribe("start"), "pro");
    },
    plan: "pro",
    credits: 150,
  },
  "an upgrade in the middle of the month": {
    tell(of) {
      const subscription = of.subscribe("start");
      of.wait(15.5 * DAY_MS);
      of.change(subscription, "pro");
    },
    plan: "pro",
    credits: 100,
  },
  "an upgrade that is billed with the next month": {
    tell(of) {
      const subscription = of.subscribe("start");
      of.wait(15.5 * DAY_MS);
      of.change(subscription, "pro", "create_prorations");
      of.renew(subscription);
    },
    plan: "pro",
    credits: 50 + 50 + 150,
  },
  "a downgrade takes nothing away, and the next month is paid with what it gave back": {
    tell(of) {
      const subscription = of.subscribe("pro");
      of.wait(15.5 * DAY_MS);
      of.change(subscription, "start");
      of.renew(subscription);
    },
    plan: "start",
    credits: 150,
  },
  "a downgrade that is billed with the next month lowers what that grants": {
    tell(of) {
      const subscription = of.subscribe("pro");
      of.wait(24.8 * DAY_MS);
      of.change(subscription, "start", "create_prorations");
      of.renew(subscription);
    },
    plan: "start",
    credits: 150 + 30,
  },
  "five switches on a day": {
    tell(of) {
      const subscription = of.subscribe("start");
      for (const plan of ["pro", "start", "pro", "start", "pro"] as const) {
        of.wait(60_000);
        of.change(subscription, plan);
      }
    },
    plan: "pro",
    credits: 149,
  },
  "five switches in the last hour": {
    tell(of) {
      const subscription = of.subscribe("start");
      of.wait(31 * DAY_MS - 3_600_000);
      for (const plan of ["pro", "start", "pro", "start", "pro"] as const) of.change(subscription, plan);
    },
    plan: "pro",
    credits: 50,
  },
  "a cancelled subscription": {
    tell(of) {
      const subscription = of.subscribe("pro");
      of.wait(DAY_MS);
      of.end(subscription);
    },
    plan: null,
    credits: 150,
  },
  "a subscription after another has ended": {
    tell(of) {
      const old = of.subscribe("start");
      of.wait(3 * DAY_MS);
      of.end(old);
      of.wait(DAY_MS);
      of.subscribe("pro");
    },
    plan: "pro",
    credits: 200,
  },
  "an old subscription that renews beside a new one": {
    tell(of) {
      const old = of.subscribe("start");
      of.wait(3 * DAY_MS);
      of.subscribe("pro");
      of.renew(old);
    },
    plan: "pro",
    credits: 250,
    toEnd: [1],
  },
  "one of two subscriptions ends": {
    tell(of) {
      const first = of.subscribe("start");
      of.wait(DAY_MS);
      of.subscribe("pro");
      of.wait(DAY_MS);
      of.end(first);
    },
    plan: "pro",
    credits: 200,
  },
  "two checkouts that were open at once": {
    tell(of) {
      of.subscribe("start");
      of.wait(1000);
      of.subscribe("start");
    },
    plan: "start",
    credits: 100,
    toEnd: [9],
  },
  "a refund and a pack": {
    tell(of) {
      of.buyPack();
      of.refund();
    },
    plan: null,
    credits: 50,
  },
};

test.each(Object.keys(STORIES))("%s comes to the same in every order, with each event twice", async (name) => {
  const { tell, toEnd = [], ...expected } = STORIES[name] as (typeof STORIES)[string];
  const random = openRandom(name.length);
  for (let order = 0; order < 30; order++) {
    const userId = newAccount();
    const customer = openStripeCustomer(userId);
    tell(customer);
    const twice = [...customer.events, ...customer.events];
    const told = order === 0 ? customer.events : shuffled(twice, random);
    await apply(told);
    expect({ order: told.map(({ type }) => type), ...outcome(userId) }).toMatchObject({ ...expected, toEnd });
  }
});

test("credits follow the money, whatever is bought, changed and renewed, and in whatever order it is reported", async () => {
  const random = openRandom(7);
  for (let story = 0; story < 50; story++) {
    const [userId, other] = [newAccount(), newAccount()];
    const customer = openStripeCustomer(userId);
    const subscription = customer.subscribe(random() < 0.5 ? "start" : "pro");
    // A house sets in its portal when a change is billed.
    const behaviour = random() < 0.7 ? "always_invoice" : "create_prorations";
    let invoices = 1;
    for (let month = 0; month < 3; month++) {
      for (let change = 0; change < Math.floor(random() * 5); change++) {
        customer.wait(Math.floor(random() * 5) * DAY_MS + 60_000);
        customer.change(subscription, subscription.plan === "pro" ? "start" : "pro", behaviour);
        invoices++;
      }
      customer.renew(subscription);
      invoices++;
    }
    await apply(customer.events);
    // Both plans cost a euro a credit. What is less than a credit is not granted.
    const { credits } = outcome(userId);
    expect(credits).toBeLessThanOrEqual(customer.cash() / 100 + 1);
    expect(credits).toBeGreaterThan(customer.cash() / 100 - invoices);

    const retold = JSON.parse(JSON.stringify(shuffled(customer.events, random)).replaceAll(userId, other));
    await apply(retold);
    expect(outcome(other)).toEqual(outcome(userId));
  }
});

/** Always the same numbers from 0 to 1 (the minimal standard generator of Park and Miller). */
function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<T>(things: T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
