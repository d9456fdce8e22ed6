import { expect, test } from "bun:test";
import { cvForm, openTestApi } from "../testing/test-api.ts";

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

test("without a token there are none", async () => {
  const api = await openTestApi();
  expect((await api.anonymous("/metrics", { headers: { authorization: "Bearer " } })).status).toBe(404);
  await api.close();
});
