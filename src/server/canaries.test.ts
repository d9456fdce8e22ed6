import { expect, spyOn, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../engine/contract/errors.ts";
import { convertInTest } from "../engine/testing/open-test-engine.ts";
import { brandForm, cvForm, LOGO, matchForm, openTestApi, type TestApi, templateForm } from "./testing/test-api.ts";

// Every secret and everything personal is a canary here. None of them may sing in a log, on the terminal or to the administrator.

const SECRETS = {
  STRIPE_SECRET_KEY: "sk_test_canary",
  STRIPE_WEBHOOK_SECRET: "whsec_canary",
  STRIPE_PRICE_BASIC: "price_basic",
  VITAE_OIDC_ISSUER: "http://127.0.0.1:1",
  VITAE_OIDC_CLIENT_ID: "vitae-canary",
  VITAE_OIDC_CLIENT_SECRET: "oidc_canary",
  // Nothing listens there.
  STRIPE_API_BASE: "http://127.0.0.1:1",
};

test("no secret and nothing personal is ever in a log, whatever goes wrong", async () => {
  const printed: string[] = [];
  const spies = [
    ...(["log", "info", "warn", "error", "debug"] as const).map((name) =>
      spyOn(console, name).mockImplementation((...words) => void printed.push(words.join(" "))),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      spyOn(stream, "write").mockImplementation((text) => printed.push(String(text)) > 0),
    ),
  ];
  const failures = [new Error("canary text of a CV"), new AppError("corrupt", "canary sentence"), new Error("crash canary")];
  let conversions = 0;
  const api = await openTestApi({
    env: SECRETS,
    tools: {
      convert: async () => {
        throw failures[conversions++ % failures.length];
      },
      crashKind: (error) => ((error as Error).message.startsWith("crash") ? "crash" : null),
    },
  });

  await callEverything(api);
  await api.engine.runner.idle();
  api.engine.purge(0);
  const health = JSON.stringify((await (await api.admin())("/admin/health")).body);
  const { dataDir } = api.engine.config;
  const logs = readdirSync(join(dataDir, "logs")).map((name) => readFileSync(join(dataDir, "logs", name), "utf8"));
  await api.close();
  for (const spy of spies) spy.mockRestore();

  expect(logs.join("\n").split("\n").length).toBeGreaterThan(20);
  expect(linesWith(/canary/i, [...logs, ...printed, health])).toEqual([]);
  for (const line of logs.join("").trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
});

test("no text of a CV, no name of a file or candidate and no secret is ever in the audit log", async () => {
  const api = await openTestApi({
    env: { VITAE_WEBHOOK_NETWORKS: "127.0.0.1/32" },
    tools: {
      convert: async (bytes, request) => {
        if (new TextDecoder().decode(bytes).includes("refused")) throw new AppError("corrupt", "canary sentence");
        const doubts = [{ what: "employer" as const, section: "canary", text: "canary" }];
        return { ...convertInTest(bytes, request), ...(request.kind === undefined && { doubts }) };
      },
      outputName: () => "canary.docx",
    },
  });
  const { call, user } = await api.signUp({ credits: 20 });
  const admin = await api.admin();
  const put = (caller: typeof call, path: string, json: object) => caller(path, { method: "PUT", json });

  const resume = JSON.stringify({ basics: { name: "Canary Canary", email: "canary@mail.test" } });
  const cv = () => cvForm({ name: "canary.pdf", text: resume, jd: "canary", keywords: "canary" });
  const { id } = (await call("/upload-cv", { form: cv() })).body;
  const { id: refused } = (await call("/upload-cv", { form: cvForm({ name: "canary.pdf", text: "refused canary" }) })).body;
  const { jobId } = (await call("/match", { form: matchForm(["canary.pdf"], { text: "canary" }) })).body;
  await api.engine.runner.idle();
  await call("/jobs/bulk", { json: { ids: [refused, id], action: "retry" } });
  await api.engine.runner.idle();

  const patch = '[{"op":"replace","path":"/basics/name","value":"Canary the Second"},{"op":"add","path":"/basics/label","value":"canary"}]';
  const headers = { "content-type": "application/json-patch+json", "if-match": "*" };
  await call(`/jobs/${id}/resume`, { method: "PATCH", raw: patch, headers });
  await call(`/jobs/${id}/review/checked`, { json: { ids: ["canary"], checked: true } });
  await put(call, `/jobs/${id}/cover`, { fields: { consultant: "canary", remarks: "canary" } });
  await call(`/jobs/${id}/resume/reset`, { json: { paths: ["basics.name"] } });
  await call(`/jobs/${id}/release`, { method: "POST" });
  await call(`/jobs/${id}/outputs`, { json: { types: ["pdf"], blind: true } });
  await call(`/jobs/${id}/reviewed`, { json: { reviewed: true } });
  for (const path of [
    `/jobs/${id}/resume`,
    `/jobs/${id}/original/view?mark=canary`,
    `/download/${id}/docx`,
    "/download-all",
    "/jobs/export",
  ])
    await call(path);
  await call(`/jobs/pack?ids=${id}&title=canary`);
  await call(`/jobs/${jobId}/match-result`);
  await call(`/jobs/${jobId}/match-report`);
  await call(`/jobs/${jobId}/explanation?cv_index=1`);
  const changes = `/jobs/${jobId}/match-changes`;
  await call(changes, { json: { kind: "add", text: "canary", weight: "must" } });
  await call(changes, { json: { kind: "verdict", cv_index: 1, requirement: 1, met: "yes", reason: "canary" } });
  const note = (await call(changes, { json: { kind: "note", cv_index: 1, text: "canary" } })).body;
  await call(`${changes}/${note.id}`, { method: "DELETE" });

  await put(call, "/house/words", {
    headings: [{ text: "canary", section: "work" }],
    labels: [{ key: "work", language: "en", text: "canary" }],
  });
  await call("/house/brand/files", { form: brandForm("canary.svg", LOGO) });
  await put(call, "/house/brand", { name: "canary", header: "canary" });
  const hook = (await call("/webhooks", { json: { url: "http://127.0.0.1:9/canary", events: ["job.failed"] } })).body;
  await call(`/webhooks/${hook.id}`, { method: "PATCH", json: { url: "http://127.0.0.1:9/canary2", rotateSecret: true } });
  const key = (await call("/keys", { json: { name: "Import", scopes: ["cv:read"] } })).body.key;
  await call("/login", { json: { email: user.email, password: "canary-wrong" } });
  await put(call, "/user/password", { current: "canary-wrong", password: "canary-new" });
  await put(admin, `/admin/user/${user.id}/reset-password`, { password: "canary-new" });
  await admin("/admin/templates", { form: templateForm("agency.docx", { key: "agency" }) });
  await admin("/people/find", { json: { query: "Canary Canary", scope: "house" } });
  await admin("/people/export", { json: { query: "Canary Canary", scope: "house" } });
  await admin("/people/erase", { json: { query: "Canary Canary", scope: "house", items: [`cv:${id}`] } });
  await admin(`/admin/audit?text=canary&subject=canary`);
  await admin(`/admin/audit/export?text=canary`);
  api.engine.purge(0);

  const rows = api.engine.store.raw.query("select body from audit_events").all() as { body: string }[];
  const said = rows.map(({ body }) => body);
  await api.close();
  expect(said.length).toBeGreaterThan(40);
  expect(linesWith(/canary/i, said)).toEqual([]);
  expect(said.filter((line) => line.includes(key) || line.includes(hook.secret) || line.includes(".pdf"))).toEqual([]);
});

async function callEverything({ anonymous, engine, ...api }: TestApi): Promise<void> {
  const headers = { "user-agent": "canary agent", "x-forwarded-for": "canary", referer: "http://localhost/canary" };
  const email = "canary@agency.test";
  const json = { email, password: "canary-password", company: "Canary Ltd", name: "Canary", message: "canary\r\nmessage" };
  for (const path of ["/register-trial", "/register-trial", "/login", "/forgot-password", "/contact", "/canary", "/cleanup/canary"]) {
    await anonymous(path, { json, headers });
  }
  await anonymous("/login", { json: { ...json, password: "canary-wrong" }, headers });
  await anonymous("/login", { method: "POST", raw: '{"canary', headers: { ...headers, "content-type": "application/json" } });

  const { call, user } = await api.signUp({ credits: 9, email: "canary2@agency.test" });
  for (let index = 0; index < 4; index++) {
    await call("/upload-cv", { form: cvForm({ name: "canary.pdf", text: `canary ${index}`, jd: "canary", keywords: "canary" }), headers });
  }
  await call("/match", { form: matchForm(["canary.pdf"], { text: "canary" }), headers });
  for (const path of ["find", "export", "erase"])
    await call(`/people/${path}`, { json: { query: "canary canary", items: ["cv:canary"] }, headers });
  await call("/create-checkout-session", { json: { price_id: "price_basic" }, headers });
  await call("/create-checkout-session", { json: { price_id: "canary" }, headers });
  await call("/stripe/webhook", { method: "POST", raw: '{"canary": 1}', headers: { "stripe-signature": "t=1,v1=canary" } });
  await call("/oidc/login?next=/canary", { headers });
  await call("/oidc/callback?code=canary&state=canary&error=canary&error_description=canary", { headers });
  await call("/canary?canary=1", { method: "PUT", headers: { "idempotency-key": "canary" } });

  const admin = await api.admin();
  await admin("/admin/users", { json: { ...json, email: "canary3@agency.test", firstName: "Canary", lastName: "Canary" } });
  await admin(`/admin/user/${user.id}/reset-password`, { method: "PUT", json: { password: "canary-new" } });
  await admin("/admin/templates", { form: templateForm("canary.docx", { bytes: new TextEncoder().encode("canary"), key: "canary" }) });
  await admin("/admin/templates/canary", { method: "DELETE" });
  await admin(`/admin/user/${user.id}`, { method: "DELETE" });
  engine.store.raw.run("drop table messages");
  await anonymous("/contact", { json: { ...json, name: "canary of a fault" }, headers, fault: true });
}

const linesWith = (word: RegExp, texts: string[]) => texts.flatMap((text) => text.split("\n")).filter((line) => word.test(line));
