import { afterEach, beforeEach, expect, test } from "bun:test";
import type { DecisionPage } from "../../../engine/contract/api.ts";
import { CANDIDATE_LANGUAGES } from "../../../engine/contract/limits.ts";
import type { MatchExplanation } from "../../../engine/cv/match/explain/write-explanation.ts";
import { DAY } from "../../../engine/testing/clock.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, matchForm, openTestApi, pdf, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ env: { VITAE_OWNER: "Castellan Partners", VITAE_RETENTION_DAYS: "5", VITAE_DECISION_DAYS: "200" } });
});
afterEach(() => api.close());

test.each([
  ["matcher", "<h2>Intended purpose</h2>", "<th>language of the job description</th>"],
  ["compliance", "<h2>AI Act, Regulation (EU) 2024/1689</h2>", "<th>article</th>"],
])("everybody can read the page about %s, which loads nothing and leads to no file that is not there", async (topic, heading, table) => {
  const { status, headers, body } = await api.anonymous<string>(`/about/${topic}`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body).toContain(heading);
  expect(body).toContain(table);
  expect(headers.get("content-security-policy")).toStartWith("default-src 'none'; style-src 'sha256-");
  expect(body).not.toMatch(/<script|href="(?!https:)|<!--/);
});

test("a page that is not there is refused", async () => {
  expect((await api.anonymous("/about/nothing")).status).toBe(404);
});

test("the notice for candidates says what the service knows, and leaves open what only its owner knows", async () => {
  const { call } = await api.signUp();
  for (const language of CANDIDATE_LANGUAGES) {
    const { headers, body } = await call<string>(`/candidate-notice?language=${language}`);
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(body).toContain("Castellan Partners");
    for (const said of [" 5 ", " 200 ", "Vitae"]) expect(body).toContain(said);
    expect(body).toMatch(/\[[^\]]+\]/);
    expect(body).not.toMatch(/\{\w+\}/);
    expect(body.match(/^[1-6]\. /gm)).toHaveLength(6);
  }
  expect((await call<string>("/candidate-notice")).body).toStartWith("How we use a program");
  expect((await call<string>("/candidate-notice")).body).not.toContain("language model");
});

test("a notice of a service with a local model tells of it, and one without an owner leaves the place open", async () => {
  await api.close();
  api = await openTestApi({ env: { OLLAMA_MODEL: "small" } });
  const { call } = await api.signUp();
  const { body } = await call<string>("/candidate-notice");
  expect(body).toContain("A language model on our own server may be asked");
  expect(body).toContain("[NAME OF YOUR COMPANY] uses the program Vitae");
});

/** An analysis of two CVs. */
async function analyse(call: Caller): Promise<string> {
  const form = matchForm([], { file: "Keeper.pdf" });
  for (const name of ["zoe.pdf", "ada.pdf"]) form.append("cvFiles", pdf(name, name));
  const { body } = await call<{ jobId: string }>("/match", { form });
  await api.engine.runner.idle();
  return body.jobId;
}

test("a candidate's explanation tells of their CV alone, with what a person decided otherwise, and is recorded", async () => {
  await api.close();
  const requirements = [
    { text: "SQL", kind: "must" as const, met: "no" as const, evidence: [] },
    { text: "Kafka", kind: "nice" as const, met: "yes" as const, evidence: ["Kafka"] },
  ];
  const made = convertedCv();
  const score = { ...made.score, requirements } as typeof made.score;
  api = await openTestApi({ env: { VITAE_OWNER: "Castellan Partners" }, tools: { convert: async () => ({ ...made, score }) } });
  const { call, user } = await api.signUp({ credits: 2 });
  const job = await analyse(call);
  // The version that scored, and not that of an upgrade since; without the words that were added to it.
  const upgraded = { ...api.engine.decisionLog, rules: () => "99.0+1" };
  Object.assign(api.engine, { decisionLog: upgraded });
  const change = async (json: object) => (await call<{ id: number }>(`/jobs/${job}/match-changes`, { json })).body.id;
  await change({ kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: "She said so in the call." });
  await change({ kind: "verdict", cv_index: 1, requirement: 1, met: "partly", reason: "Not hers." });
  await change({ kind: "weight", requirement: 2, weight: "ignore" });
  const back = await change({ kind: "verdict", cv_index: 2, requirement: 2, met: "no", reason: "Taken back." });
  await call(`/jobs/${job}/match-changes/${back}`, { method: "DELETE" });

  const { status, headers, bytes } = await call(`/jobs/${job}/explanation?cv_index=2&language=de`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition")).toContain("explanation.pdf");
  const told = JSON.parse(new TextDecoder().decode(bytes).slice(5)) as MatchExplanation;
  expect(told).toMatchObject({
    language: "de",
    candidate: "Zoë Müller",
    fileName: "ada.pdf",
    job: "Developer",
    agency: "Castellan Partners",
    rules: api.engine.version,
    score: { overall_matching_score: 5 },
  });
  const changed = (await call(`/jobs/${job}/match-result`)).body.changed;
  const points = changed.ranking.find((one: { cv_index: number }) => one.cv_index === 2).overall_matching_score.toFixed(1);
  expect(told.overrides).toEqual([
    { what: "Kafka", from: "nice", to: "ignore", reason: "" },
    { what: "SQL", from: "no", to: "yes", reason: "She said so in the call." },
    { what: null, from: "5.0", to: points, reason: "" },
  ]);
  const records = (await (await api.admin())<DecisionPage>("/decisions?kind=download")).body.records;
  expect(records[0]).toMatchObject({ what: "explanation", job, by: user.id });
});

test("what is not there, or no longer, cannot be explained", async () => {
  const { call } = await api.signUp({ credits: 2 });
  const other = await api.signUp();
  const job = await analyse(call);
  expect((await call(`/jobs/${job}/explanation?cv_index=3`)).status).toBe(404);
  expect((await call(`/jobs/${job}/explanation`)).status).toBe(400);
  expect((await call(`/jobs/${job}/explanation?cv_index=1&language=xx`)).status).toBe(400);
  expect((await other.call(`/jobs/${job}/explanation?cv_index=1`)).status).toBe(404);
  api.engine.clock.advance(6 * DAY);
  api.engine.purge();
  expect((await call(`/jobs/${job}/explanation?cv_index=1`)).status).toBe(410);
});
