import { expect, spyOn, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../engine/contract/errors.ts";
import { cvForm, matchForm, openTestApi, type TestApi, templateForm } from "./testing/test-api.ts";

// Every secret and everything personal is a canary here. None of them may sing in a log, on the terminal or to the administrator.

const SECRETS = {
  STRIPE_SECRET_KEY: "sk_test_canary",
  STRIPE_WEBHOOK_SECRET: "whsec_canary",
  STRIPE_PRICE_BASIC: "price_basic",
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
