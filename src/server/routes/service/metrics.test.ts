import { expect, test } from "bun:test";
import { cvForm, openTestApi } from "../../testing/test-api.ts";

test("figures for Prometheus are there for the token alone, and name nobody", async () => {
  const api = await openTestApi({ env: { VITAE_METRICS_TOKEN: "s3cret" } });
  const owner = await api.signUp({ credits: 5, email: "ada@vitae.test" });
  await owner.call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();

  expect((await api.anonymous("/metrics")).status).toBe(401);
  expect((await api.anonymous("/metrics", { headers: { authorization: "Bearer s3cre" } })).status).toBe(401);
  const { status, headers, body } = await api.anonymous<string>("/metrics", { headers: { authorization: "Bearer s3cret" } });

  expect({ status, type: headers.get("content-type") }).toEqual({ status: 200, type: "text/plain; version=0.0.4; charset=utf-8" });
  for (const line of [
    'vitae_jobs_finished_total{type="cv",outcome="completed"} 1',
    'vitae_jobs{type="cv",status="pending"} 0',
    'vitae_credits_total{kind="charge"} 1',
    'vitae_requests_total{status="401"} 2',
    'vitae_requests_total{status="201"} 1',
    `vitae_info{version="${api.engine.version}"} 1`,
    "vitae_healthy 1",
    "vitae_folder_bytes 52",
    "vitae_folder_quota_bytes 0",
  ])
    expect(body.split("\n")).toContain(line);
  for (const line of body.split("\n").filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) vitae_\w+ .+|vitae_\w+(\{[^}]*\})? [\d.e+-]+)$/);
  expect(body).not.toMatch(/ada|@|\.pdf/);
  await api.close();
});

test("where a mailbox is set up the figures say whether it is read, and what became of its mails", async () => {
  const mailbox = { VITAE_MAILBOX_URL: "imaps://cv@127.0.0.1:9", VITAE_MAILBOX_PASSWORD: "x", VITAE_MAILBOX_TRUST: "mx.agency.test" };
  const api = await openTestApi({ env: { VITAE_METRICS_TOKEN: "s3cret", ...mailbox } });
  const mail =
    "insert into mailbox_mails (mailbox, uid_validity, uid, outcome, parts, reply, created_at) values ('m', '1', ?, ?, '[]', ?, 0)";
  api.engine.store.raw.run(mail, [1, "taken", "sent"]);
  api.engine.store.raw.run(mail, [2, "ignored", null]);
  const { body } = await api.anonymous<string>("/metrics", { headers: { authorization: "Bearer s3cret" } });
  for (const line of [
    "vitae_mailbox_connected 0",
    'vitae_mailbox_mails{outcome="taken"} 1',
    'vitae_mailbox_mails{outcome="ignored"} 1',
    'vitae_mailbox_replies{state="sent"} 1',
  ])
    expect(body.split("\n")).toContain(line);
  await api.close();
});

const QUEUE = { VITAE_QUEUE_URL: "redis://127.0.0.1:9", VITAE_QUEUE_KEY: Buffer.alloc(32, 7).toString("base64") };

test("where a queue is set up the figures say whether it is reached, who works, how long that takes and where it fails", async () => {
  const api = await openTestApi({ env: { VITAE_METRICS_TOKEN: "s3cret", ...QUEUE } });
  const worker = { id: "1", version: "1.0.0", languages: ["eng"], libreoffice: true, seenAt: "", done: 9, problem: null };
  api.engine.workers = () => ({
    workers: () => [
      { ...worker, host: "atlas", slots: 4, busy: 3, failed: 1 },
      { ...worker, host: "atlas", slots: 2, busy: 2, failed: 1 },
      { ...worker, host: 'bo"reas\\', slots: 8, busy: 0, failed: 0, problem: "it is version 1.0.0, and this is 1.1.0." },
      { ...worker, host: "", slots: 0, busy: 0, failed: 0, problem: "its VITAE_QUEUE_KEY is another one." },
    ],
    state: () => ({ connected: true, reason: null, depth: 0 }),
    tallies: () => new Map([["cv", { count: 12, seconds: 3.5 }]]),
  });
  api.engine.queue = () => ({ connected: true, reason: null, depth: 5, localSlots: 2 });
  const { body } = await api.anonymous<string>("/metrics", { headers: { authorization: "Bearer s3cret" } });
  for (const line of [
    "vitae_queue_connected 1",
    "vitae_queue_depth 5",
    'vitae_worker_slots{worker="atlas",usable="yes"} 6',
    'vitae_worker_busy{worker="atlas",usable="yes"} 5',
    'vitae_worker_slots{worker="bo\\"reas\\\\",usable="no"} 8',
    'vitae_worker_slots{worker="unknown",usable="no"} 0',
    'vitae_worker_failures_total{worker="atlas"} 2',
    "# TYPE vitae_worker_conversion_seconds summary",
    'vitae_worker_conversion_seconds_sum{kind="cv"} 3.5',
    'vitae_worker_conversion_seconds_count{kind="cv"} 12',
  ])
    expect(body.split("\n")).toContain(line);
  const samples = body
    .split("\n")
    .filter((line) => line.startsWith("vitae_"))
    .map((line) => line.slice(0, line.lastIndexOf(" ")));
  expect(new Set(samples).size).toBe(samples.length);
  await api.close();
});

test("of a queue that is set up wrongly the figures say that it is not connected, and of none nothing", async () => {
  for (const [env, figures] of [
    [{ VITAE_QUEUE_URL: "redis://127.0.0.1:9" }, ["vitae_queue_connected 0", "vitae_queue_depth 0"]],
    [{}, []],
  ] as const) {
    const api = await openTestApi({ env: { VITAE_METRICS_TOKEN: "s3cret", ...env } });
    const { body } = await api.anonymous<string>("/metrics", { headers: { authorization: "Bearer s3cret" } });
    expect(body.split("\n").filter((line) => /^vitae_(queue|worker)/.test(line))).toEqual([...figures]);
    await api.close();
  }
});

test("without a token there are none", async () => {
  const api = await openTestApi();
  expect((await api.anonymous("/metrics", { headers: { authorization: "Bearer " } })).status).toBe(404);
  await api.close();
});
