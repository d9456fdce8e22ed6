import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import type { WebhookEvent } from "../../contract/api.ts";
import { openLog } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { users } from "../../store/schema.ts";
import { HOUR, MINUTE, openClock } from "../../testing/clock.ts";
import { openMigratedStore } from "../../testing/open-migrated-store.ts";
import { parseNetworks } from "./addresses.ts";
import { noteEvent } from "./deliveries.ts";
import { openWebhookSender } from "./sender.ts";
import { createWebhook } from "./webhooks.ts";

const NETWORKS = parseNetworks("127.0.0.0/8");
const EVENTS = 200;
const HOOKS = ["good", "slow", "broken", "gone", "forgetful"] as const;

let store: Store;
let clock: ReturnType<typeof openClock>;
beforeEach(() => {
  clock = openClock();
  store = openMigratedStore();
  const user = { id: "ada", email: "ada@agency.test", emailKey: "ada@agency.test", passwordHash: "", role: "user" as const };
  store.db
    .insert(users)
    .values({ ...user, assignedTemplates: [], createdAt: clock.now() })
    .run();
});
afterEach(() => {
  setSystemTime();
  store.close();
});

test("of a thousand events each arrives, in the order of its address, whether the receiver is slow, broken, away for hours, or the service forgets an answer", async () => {
  const taken: Record<string, string[]> = {};
  // Each has a count of its own: if the broken one refused by chance more often, its last events would be older than a day before it took them.
  const asked = { slow: 0, broken: 0 };
  let isAway = true;
  const receiver = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const name = new URL(request.url).pathname.slice(1);
      const body = await request.text();
      const { data } = (secrets[name] as Webhook).verify(body, request.headers.toJSON()) as { data: { jobId: string } };
      if (name === "slow") await Bun.sleep(asked.slow++ % 5);
      if (name === "gone" && isAway) return new Response(null, { status: 502 });
      // Every third answer of the broken one is none, or is lost after the work was done.
      const turn = name === "broken" ? asked.broken++ % 3 : 0;
      if (turn === 1) return new Response(null, { status: 500 });
      taken[name] = [...(taken[name] ?? []), data.jobId];
      return new Response(null, { status: turn === 2 ? 503 : 204 });
    },
  });
  const config = { webhookNetworks: NETWORKS, publicUrl: "https://cv.agency.test" };
  const secrets = Object.fromEntries(
    HOOKS.map((name) => {
      const asked = { url: `http://127.0.0.1:${receiver.port}/${name}`, events: ["job.completed"] };
      return [name, new Webhook(createWebhook({ store, trace: () => {}, config, now: clock.now }, "ada", asked).secret)];
    }),
  );
  for (let event = 0; event < EVENTS; event++) note("job.completed", `job-${event}`);
  expect(waiting()).toBe(EVENTS * HOOKS.length);

  const log = openLog(null, clock.now);
  const sender = openWebhookSender({ store: forgetful(store), config, log, now: clock.now });
  for (let round = 0; waiting() > 0; round++) {
    if (round > 10_000) throw new Error("it never ends");
    setSystemTime(clock.now());
    await sender.sendDue();
    if (clock.now().getTime() - began > 3 * HOUR) isAway = false;
    // An address whose answer was not recorded rests for a minute.
    if (waiting() > 0) clock.advance(Math.max(MINUTE, nextAttempt() - clock.now().getTime()));
  }
  await receiver.stop(true);

  const inOrder = Array.from({ length: EVENTS }, (_, event) => `job-${event}`);
  for (const name of HOOKS) expect([name, distinct(taken[name] ?? [])]).toEqual([name, inOrder]);
  const states = store.raw.query("select status, count(*) as n from webhook_deliveries group by status").all();
  expect(states).toEqual([{ status: "delivered", n: EVENTS * HOOKS.length }]);
});

test("while nothing can be recorded or read an address is told once a minute, and the service goes on", async () => {
  let asked = 0;
  const receiver = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(String(++asked)) });
  const config = { webhookNetworks: NETWORKS, publicUrl: "https://cv.agency.test" };
  createWebhook({ store, trace: () => {}, config, now: clock.now }, "ada", {
    url: `http://127.0.0.1:${receiver.port}/`,
    events: ["job.failed"],
  });
  note("job.failed", "job-1");
  let broken: string | undefined = "update";
  const db = new Proxy(store.db, {
    get(target, name) {
      if (name === broken) throw new Error("disk full");
      return Reflect.get(target, name);
    },
  });
  const log = openLog(null, clock.now);
  const sender = openWebhookSender({ store: { ...store, db }, config, log, now: clock.now });
  await sender.sendDue();
  await sender.sendDue();
  expect(asked).toBe(1);
  clock.advance(MINUTE);
  await sender.sendDue();
  expect(asked).toBe(2);
  broken = "select";
  clock.advance(MINUTE);
  await sender.sendDue();
  expect(asked).toBe(2);
  broken = undefined;
  await sender.sendDue();
  expect([asked, waiting()]).toEqual([3, 0]);
  await receiver.stop(true);
});

const began = openClock().now().getTime();
const note = (type: WebhookEvent, jobId: string) =>
  store.transaction((tx) => noteEvent(tx, { userId: "ada", type, jobId, jobStatus: "completed", at: clock.now() }));
const waiting = () => (store.raw.query("select count(*) as n from webhook_deliveries where status = 'waiting'").get() as { n: number }).n;
/** When an address is told next: the oldest event of each counts, as the others wait behind it. */
const nextAttempt = () =>
  Math.min(
    ...store.raw
      .query<{ at: number }, []>(
        "select next_attempt_at as at from webhook_deliveries where sequence in (select min(sequence) from webhook_deliveries where status = 'waiting' group by webhook_id)",
      )
      .all()
      .map(({ at }) => at),
  );
const distinct = (jobs: string[]) => [...new Set(jobs)];

/** A database that cannot be written at every seventh answer, as when the disk is full or the service is killed in this moment. */
function forgetful(kept: Store): Store {
  let writes = 0;
  const db = new Proxy(kept.db, {
    get(target, name) {
      if (name === "update" && ++writes % 7 === 0) throw new Error("disk full");
      return Reflect.get(target, name);
    },
  });
  return { ...kept, db };
}
