import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test";
import { Webhook as Receiver } from "standardwebhooks";
import type { Webhook, WebhookDelivery, WebhookWithSecret } from "../../../engine/contract/api.ts";
import { refusal } from "../../../engine/contract/errors.ts";
import { MAX_WEBHOOKS } from "../../../engine/contract/limits.ts";
import { DAY, HOUR, MINUTE } from "../../../engine/testing/clock.ts";
import { convertInTest } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

type Received = { id: string; headers: Record<string, string>; body: string };

let api: TestApi;
let owner: Caller;
let fail: Error | undefined;
let receiver: ReturnType<typeof Bun.serve>;
let received: Received[];
let answer: (request: Received) => Response | Promise<Response>;

beforeEach(async () => {
  received = [];
  fail = undefined;
  answer = () => new Response(null, { status: 204 });
  receiver = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const one = { id: request.headers.get("webhook-id") ?? "", headers: request.headers.toJSON(), body: await request.text() };
      received.push(one);
      return answer(one);
    },
  });
  api = await openTestApi({
    env: { VITAE_WEBHOOK_NETWORKS: "127.0.0.0/8", VITAE_PUBLIC_URL: "https://cv.agency.test" },
    tools: {
      convert: async (bytes, request) => {
        if (fail) throw fail;
        return convertInTest(bytes, request);
      },
    },
  });
  owner = (await api.signUp({ credits: 20 })).call;
});
afterEach(async () => {
  await api.close();
  await receiver.stop(true);
});

const address = (path = "/hook") => `http://127.0.0.1:${receiver.port}${path}`;
const create = async (asked: object = {}, by = owner) =>
  (await by<WebhookWithSecret>("/webhooks", { json: { url: address(), events: ["job.completed", "job.failed"], ...asked } })).body;
const deliveries = async ({ id }: Pick<Webhook, "id">) => (await owner<WebhookDelivery[]>(`/webhooks/${id}/deliveries`)).body;
const typesOf = (of: Received[]) => of.map(({ body }) => JSON.parse(body).type);

/** What a receiver makes of a message, which arrives when it was sent. Throws for one that it does not accept. */
function verified(secret: string, { headers, body }: Received, change: { body?: string; headers?: Record<string, string> } = {}) {
  setSystemTime(api.engine.now());
  try {
    return new Receiver(secret).verify(change.body ?? body, { ...headers, ...change.headers });
  } finally {
    setSystemTime();
  }
}

async function finishCv() {
  const job = (await owner("/upload-cv", { form: cvForm() })).body;
  await api.engine.runner.idle();
  await api.engine.sendWebhooks();
  return job;
}

test("a finished CV is told to the address, signed, with links and no word of the CV", async () => {
  const { secret } = await create();
  const job = await finishCv();

  expect(received).toHaveLength(1);
  const [message] = received as [Received];
  expect(verified(secret, message)).toEqual({
    type: "job.completed",
    timestamp: api.engine.now().toISOString(),
    data: { jobId: job.id, status: "completed", url: `https://cv.agency.test/api/jobs/${job.id}` },
  });
  expect(message.headers["content-type"]).toBe("application/json");
});

test("a forged or changed message is not accepted by a receiver", async () => {
  const { secret } = await create();
  await finishCv();
  const [message] = received as [Received];
  const hourAgo = Math.floor(api.engine.now().getTime() / 1000) - 3600;
  const other = await create({ url: address("/b") });
  expect(() => verified(secret, message)).not.toThrow();
  expect(() => verified(secret, message, { body: message.body.replace("completed", "failed") })).toThrow();
  expect(() => verified(secret, message, { headers: { "webhook-id": "msg_other" } })).toThrow();
  expect(() => verified(secret, message, { headers: { "webhook-timestamp": String(hourAgo) } })).toThrow();
  expect(() => verified(other.secret, message)).toThrow();
});

test("each event is told to who wants it: finished, failed, checked, analysed", async () => {
  await create({ url: address("/all"), events: ["job.completed", "job.failed", "job.reviewed", "match.completed"] });
  await create({ url: address("/failed"), events: ["job.failed"] });
  const job = await finishCv();
  await owner("/jobs/bulk", { json: { ids: [job.id], action: "reviewed" } });
  await owner("/jobs/bulk", { json: { ids: [job.id], action: "reviewed" } });
  await owner("/match", { form: matchForm(["a.pdf"]) });
  await api.engine.runner.idle();
  fail = refusal("not_a_cv");
  await finishCv();

  expect(typesOf(received).sort()).toEqual(["job.completed", "job.failed", "job.failed", "job.reviewed", "match.completed"].sort());
});

test("another account's CVs are told to nobody but that account", async () => {
  const other = (await api.signUp({ credits: 1 })).call;
  await create({}, other);
  await finishCv();
  expect(received).toEqual([]);
});

test("what an address does not take is sent again after growing waits, with the same id, and the events behind it wait", async () => {
  answer = () => new Response(null, { status: 503 });
  const webhook = await create();
  const first = await finishCv();
  const second = await finishCv();
  expect(received).toHaveLength(1);

  for (const wait of [5_000, 30_000, 2 * MINUTE]) {
    api.engine.clock.advance(wait - 1);
    await api.engine.sendWebhooks();
    const before = received.length;
    api.engine.clock.advance(1);
    await api.engine.sendWebhooks();
    expect(received).toHaveLength(before + 1);
  }
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect((await owner<Webhook[]>("/webhooks")).body[0]).toMatchObject({ failingSince: expect.any(String), lastError: "It answered 503." });
  // Of the two that wait the older one is sent next.
  const nextInMs = (await deliveries(webhook)).map(
    ({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) - api.engine.clock.now().getTime(),
  );
  expect(nextInMs).toEqual([undefined, 10 * MINUTE]);

  answer = () => new Response("thank you");
  api.engine.clock.advance(10 * MINUTE);
  await api.engine.sendWebhooks();
  const jobs = received.slice(-2).map(({ body }) => JSON.parse(body).data.jobId);
  expect(jobs).toEqual([first.id, second.id]);
  const [, oldest] = await deliveries(webhook);
  expect(oldest).toMatchObject({
    status: "delivered",
    attempts: [{ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 }, { status: 200 }],
  });
  expect((await owner<Webhook[]>("/webhooks")).body[0]?.failingSince).toBeUndefined();
});

test("after a day an event is given up, and can be sent again by hand", async () => {
  answer = () => new Response(null, { status: 500 });
  const webhook = await create();
  await finishCv();
  for (let hour = 0; hour < 26; hour++) {
    api.engine.clock.advance(HOUR);
    await api.engine.sendWebhooks();
  }
  const [given] = (await deliveries(webhook)) as [WebhookDelivery];
  expect(given).toMatchObject({ status: "failed" });
  expect(given.attempts.length).toBeGreaterThan(7);

  answer = () => new Response();
  expect((await owner(`/webhooks/${webhook.id}/deliveries/${given.id}/retry`, { method: "POST" })).body.status).toBe("waiting");
  await api.engine.sendWebhooks();
  expect((await deliveries(webhook))[0]?.status).toBe("delivered");
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

test("a redirect is not followed, and an address that is gone is switched off", async () => {
  answer = ({ headers }) => (headers.host?.includes("127") ? Response.redirect(address("/elsewhere"), 307) : new Response());
  const webhook = await create();
  await finishCv();
  expect(received).toHaveLength(1);
  expect((await deliveries(webhook))[0]).toMatchObject({ status: "waiting", attempts: [{ status: 307 }] });

  answer = () => new Response(null, { status: 410 });
  api.engine.clock.advance(MINUTE);
  await api.engine.sendWebhooks();
  expect((await owner<Webhook[]>("/webhooks")).body[0]?.enabled).toBe(false);
  await finishCv();
  expect(received).toHaveLength(2);
});

test("a receiver that is not there, and one that refuses, are told apart in the log", async () => {
  const gone = await create({ url: "http://127.0.0.1:9/hook" });
  const nameless = await create({ url: "http://nobody.invalid/hook" });
  await finishCv();
  expect((await deliveries(gone))[0]?.attempts[0]?.error).toBe("It refused the connection.");
  expect((await deliveries(nameless))[0]?.attempts[0]?.error).toBe("The name of the address could not be found.");
});

test("one slow address holds up no other", async () => {
  const held = Promise.withResolvers<void>();
  answer = async ({ headers }) => {
    if (JSON.stringify(headers).includes("slow")) await held.promise;
    return new Response();
  };
  await create({ url: address("/slow") });
  receiver.reload({
    async fetch(request) {
      const body = await request.text();
      received.push({ id: request.headers.get("webhook-id") ?? "", headers: request.headers.toJSON(), body });
      if (request.url.endsWith("/slow")) await held.promise;
      return new Response();
    },
  });
  const quick = await create({ url: address("/quick") });
  await owner("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  const sending = api.engine.sendWebhooks();
  while ((await deliveries(quick))[0]?.status !== "delivered") await Bun.sleep(5);
  held.resolve();
  await sending;
  expect(received).toHaveLength(2);
});

test("a test says nothing and tells whether the address takes it", async () => {
  const { id, secret } = await create();
  const { status, body } = await owner<WebhookDelivery>(`/webhooks/${id}/test`, { method: "POST" });
  expect([status, body.type]).toEqual([201, "webhook.test"]);
  await api.engine.sendWebhooks();
  expect(verified(secret, received[0] as Received)).toMatchObject({ type: "webhook.test", data: {} });
  expect((await deliveries({ id }))[0]?.status).toBe("delivered");
});

test("after a rotation the former secret signs beside the new one for a day", async () => {
  const { id, secret: former } = await create();
  const rotated = (await owner<WebhookWithSecret>(`/webhooks/${id}`, { method: "PATCH", json: { rotateSecret: true } })).body;
  expect(rotated.secret).not.toBe(former);
  const accepts = async (secret: string) => {
    await finishCv();
    try {
      return Boolean(verified(secret, received.at(-1) as Received));
    } catch {
      return false;
    }
  };
  expect([await accepts(former), await accepts(rotated.secret)]).toEqual([true, true]);
  expect((await owner<Webhook[]>("/webhooks")).body[0]?.formerSecretUntil).toBeDefined();
  api.engine.clock.advance(DAY);
  expect((await owner<Webhook[]>("/webhooks")).body[0]?.formerSecretUntil).toBeUndefined();
  const signatures = async () => {
    await finishCv();
    return (received.at(-1) as Received).headers["webhook-signature"]?.split(" ").length;
  };
  expect(await signatures()).toBe(1);
});

test("a rotation that is sent again because its answer was lost makes no second secret", async () => {
  const { id } = await create();
  const headers = { "idempotency-key": "rotate-once" };
  const rotate = () => owner<WebhookWithSecret>(`/webhooks/${id}`, { method: "PATCH", json: { rotateSecret: true }, headers });
  const first = await rotate();
  expect((await rotate()).body).toEqual(first.body);
  await finishCv();
  expect(() => verified(first.body.secret, received.at(-1) as Received)).not.toThrow();
});

test("a webhook that is switched off is told nothing, and what waits is sent when it is switched on", async () => {
  answer = () => new Response(null, { status: 500 });
  const { id } = await create();
  await finishCv();
  await owner(`/webhooks/${id}`, { method: "PATCH", json: { enabled: false } });
  await finishCv();
  api.engine.clock.advance(MINUTE);
  await api.engine.sendWebhooks();
  expect(received).toHaveLength(1);
  expect(await deliveries({ id })).toEqual([expect.not.objectContaining({ nextAttemptAt: expect.anything() })]);
  const refused = await owner(`/webhooks/${id}/test`, { method: "POST" });
  expect([refused.status, refused.body.error]).toEqual([409, "This webhook is switched off. Please switch it on first."]);

  answer = () => new Response();
  await owner(`/webhooks/${id}`, { method: "PATCH", json: { enabled: true } });
  await api.engine.sendWebhooks();
  expect(received).toHaveLength(2);
});

test("webhooks are changed, deleted and seen by their owner alone", async () => {
  const { id } = await create();
  const other = (await api.signUp()).call;
  for (const [path, options] of [
    [`/webhooks/${id}`, { method: "PATCH", json: { enabled: false } }],
    [`/webhooks/${id}`, { method: "DELETE" }],
    [`/webhooks/${id}/test`, { method: "POST" }],
    [`/webhooks/${id}/deliveries`, {}],
  ] as const)
    expect((await other(path, options)).status).toBe(404);
  const changed = await owner<Webhook>(`/webhooks/${id}`, { method: "PATCH", json: { url: address("/new"), events: ["job.failed"] } });
  expect(changed.body).toMatchObject({ url: address("/new"), events: ["job.failed"] });
  expect("secret" in changed.body).toBe(false);
  expect((await owner(`/webhooks/${id}`, { method: "DELETE" })).status).toBe(200);
  expect((await owner("/webhooks")).body).toEqual([]);
});

test.each([
  ["ftp://ats.example/hook", "Please give the address of the webhook as https://…"],
  ["ats.example", "Please give the address of the webhook as https://…"],
  [`https://ats.example/${"x".repeat(500)}`, "Please give the address of the webhook as https://…"],
  ["https://user:secret@ats.example/", "Please leave user name and password out of the address: each delivery is signed instead."],
  ["https://10.0.0.1/hook", "This address is in a private network, which webhooks may not reach on this service."],
  ["https://[::1]/hook", "This address is in a private network, which webhooks may not reach on this service."],
  ["https://0x7f.1/", "This address is in a private network, which webhooks may not reach on this service."],
])("the address %s is refused", async (url, sentence) => {
  api.engine.config.webhookNetworks.splice(0);
  const { status, body } = await owner("/webhooks", { json: { url, events: ["job.failed"] } });
  expect([status, body.error]).toEqual([400, sentence]);
});

test("without a network of one's own an address must be encrypted", async () => {
  api.engine.config.webhookNetworks.splice(0);
  const { body } = await owner("/webhooks", { json: { url: "http://ats.example/hook", events: ["job.failed"] } });
  expect(body.error).toBe("Please give an address that begins with https://, as others could read along otherwise.");
});

test("a name that leads into a private network is not connected to, whatever it led to when it was entered", async () => {
  const webhook = await create({ url: `http://localhost:${receiver.port}/hook` });
  api.engine.config.webhookNetworks.splice(0);
  await finishCv();
  expect(received).toEqual([]);
  expect((await deliveries(webhook))[0]?.attempts[0]?.error).toBe(
    "This address is in a private network, which webhooks may not reach on this service.",
  );
});

test("unknown events and too many webhooks are refused", async () => {
  expect((await owner("/webhooks", { json: { url: address(), events: [] } })).status).toBe(400);
  expect((await owner("/webhooks", { json: { url: address(), events: ["job.*"] } })).status).toBe(400);
  for (let count = 0; count < MAX_WEBHOOKS; count++) await create({ url: address(`/${count}`) });
  expect((await owner("/webhooks", { json: { url: address("/more"), events: ["job.failed"] } })).status).toBe(409);
});

test("the log goes with the retention, what waits stays", async () => {
  const webhook = await create();
  await finishCv();
  answer = () => new Response(null, { status: 500 });
  api.engine.clock.advance(2 * DAY);
  await finishCv();
  api.engine.purge(1);
  expect((await deliveries(webhook)).map(({ status }) => status)).toEqual(["waiting"]);

  // Of an address that is switched off what waits is not kept for ever either.
  await owner(`/webhooks/${webhook.id}`, { method: "PATCH", json: { enabled: false } });
  api.engine.clock.advance(2 * DAY);
  api.engine.purge(1);
  expect(await deliveries(webhook)).toEqual([]);
});
