import { afterEach, beforeEach, expect, test } from "bun:test";
import type { DecisionPage, MatchResult, PublicConfig } from "../../../engine/contract/api.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, type TestApi } from "../../testing/test-api.ts";

const SENTENCE =
  "The matcher is switched off on this service: CVs are not scored against job descriptions here. Analyses that were made before can still be read.";

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openTestApi();
  admin = await api.admin();
});
afterEach(() => api.close());

const turn = (on: boolean) => admin("/admin/matcher", { method: "PUT", json: { on } });
const isOn = async () => (await api.anonymous<PublicConfig>("/config")).body.matcher;

test("an administrator switches the matcher off: no analysis is started or charged, and CVs are formatted as before", async () => {
  const { call } = await api.signUp({ credits: 3 });
  const { body } = await call("/match", { form: matchForm(["a.pdf"]) });
  await api.engine.runner.idle();
  expect(await isOn()).toBe(true);
  expect((await turn(false)).body).toEqual({ on: false, fixed: false });
  expect((await admin("/admin/matcher")).body).toEqual({ on: false, fixed: false });
  expect(await isOn()).toBe(false);

  const refused = await call("/match", { form: matchForm(["a.pdf"]) });
  expect([refused.status, refused.body.message]).toEqual([403, SENTENCE]);
  expect((await call("/user")).body.credits).toBe(2);
  expect((await call("/upload-cv", { form: cvForm() })).status).toBe(201);
  // What was found before may have to be explained to somebody.
  expect((await call<MatchResult>(`/jobs/${body.jobId}/match-result`)).body.status).toBe("completed");

  await turn(true);
  expect((await call("/match", { form: matchForm(["a.pdf"]) })).status).toBe(201);
});

test("an analysis that still waits is not made when the matcher is switched off, and is refunded", async () => {
  await api.close();
  const held = Promise.withResolvers<ReturnType<typeof convertedCv>>();
  api = await openTestApi({ env: { VITAE_CONCURRENCY: "1" }, tools: { convert: () => held.promise } });
  admin = await api.admin();
  const { call } = await api.signUp({ credits: 2 });
  await call("/upload-cv", { form: cvForm() });
  const { body } = await call("/match", { form: matchForm(["a.pdf"]) });
  await turn(false);
  held.resolve(convertedCv());
  await api.engine.runner.idle();
  const result = (await call<MatchResult>(`/jobs/${body.jobId}/match-result`)).body;
  expect(result).toMatchObject({ status: "failed", matchingScore: null, errorMessage: SENTENCE });
  expect((await call("/user")).body.credits).toBe(1);

  const retried = await call("/jobs/bulk", { json: { ids: [body.jobId], action: "retry" } });
  expect(retried.body).toEqual({ done: [], failed: [{ id: body.jobId, message: SENTENCE }] });
  await turn(true);
  expect((await call("/jobs/bulk", { json: { ids: [body.jobId], action: "retry" } })).body.done).toEqual([body.jobId]);
  await api.engine.runner.idle();
});

test("who switched the matcher is recorded, once for each change", async () => {
  for (const on of [false, false, true]) await turn(on);
  const { records } = (await admin<DecisionPage>("/decisions?kind=switch")).body;
  expect(records.map((record) => [record.account, record.kind === "switch" && record.matcher])).toEqual([
    ["admin@vitae.test", "on"],
    ["admin@vitae.test", "off"],
  ]);
});

test("what the configuration has switched off no page switches on", async () => {
  await api.close();
  api = await openTestApi({ env: { VITAE_MATCHER: "0" } });
  admin = await api.admin();
  expect(await isOn()).toBe(false);
  expect((await admin("/admin/matcher")).body).toEqual({ on: false, fixed: true });
  expect((await turn(true)).body.message).toBe("The configuration of this service (VITAE_MATCHER) has switched the matcher off.");
  const { call } = await api.signUp({ credits: 1 });
  expect((await call("/match", { form: matchForm(["a.pdf"]) })).status).toBe(403);
});
