import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { listDecisions } from "../../../engine/compliance/decisions/list-log.ts";
import type { MultiScore, SingleScore } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { MatchCvs } from "../../../engine/jobs/convert/run-match.ts";
import { matchForm, openTestApi, pdf, type TestApi } from "../../testing/test-api.ts";

const score = (overall: number): SingleScore => ({
  niche_skills_score: overall,
  industry_experience_score: overall,
  role_experience_score: overall,
  overall_matching_score: overall,
  key_highlights: ["SQL"],
  main_gaps: [],
  requirements: [],
  scorer: "built-in",
});

let api: TestApi;
let matchCvs: MatchCvs;
beforeEach(async () => {
  matchCvs = async (cvs) => cvs.map((_, index) => ({ score: score(index + 1) }));
  api = await openTestApi({ tools: { matchCvs: (...request) => matchCvs(...request) } });
});
afterEach(() => api.close());

test("one CV has the specification's single score, for one credit", async () => {
  const { call } = await api.signUp({ credits: 1 });
  const { status, body } = await call("/match", { form: matchForm(["a.pdf"], { file: "job.pdf", text: "ignored" }) });
  expect(status).toBe(201);
  await api.engine.runner.idle();

  const result = (await call(`/jobs/${body.jobId}/match-result`)).body;
  expect(result).toMatchObject({
    jobId: body.jobId,
    status: "completed",
    matchingScore: { overall_matching_score: 1 },
    errorMessage: null,
  });
  expect((await call("/jobs")).body[0]).toMatchObject({ jobType: "matcher", fileName: "a.pdf", jdFilename: "job.pdf", creditsCharged: 1 });
  expect((await call("/stats")).body).toMatchObject({ totalProcessed: 0, successRate: 100 });
});

test("several CVs come best first under their upload number; the one that cannot be read is refunded and named", async () => {
  matchCvs = async () => [{ score: score(4) }, { refused: "This file is damaged." }, { score: score(9) }];
  const { call } = await api.signUp({ credits: 3 });
  const { body } = await call("/match", { form: matchForm(["a.pdf", "b.pdf", "c.pdf"]) });
  await api.engine.runner.idle();

  const { matchingScore } = (await call<{ matchingScore: MultiScore }>(`/jobs/${body.jobId}/match-result`)).body;
  expect(matchingScore).toMatchObject({
    multi_cv_analysis: true,
    cv_count: 3,
    failed: [{ cv_index: 2, cv_filename: "b.pdf", message: "This file is damaged." }],
  });
  expect(matchingScore.results.map(({ cv_index, cv_filename }) => [cv_index, cv_filename])).toEqual([
    [3, "c.pdf"],
    [1, "a.pdf"],
  ]);
  expect((await call("/wallet")).body.credits).toBe(1);
  const [job] = (await call("/jobs")).body;
  expect(job).toMatchObject({ creditsCharged: 3, creditsRefunded: 1 });
  expect(job.jdFilename).toBeUndefined();
  // What cost nothing takes no room: the file of the refused CV is gone.
  expect(readdirSync(join(api.engine.config.dataDir, "files"))).toHaveLength(2);
});

test("when none can be read the analysis fails and all of it is given back", async () => {
  matchCvs = async (cvs) => cvs.map(() => ({ refused: "This file is empty." }));
  const { call } = await api.signUp({ credits: 2 });
  const { body } = await call("/match", { form: matchForm(["a.pdf", "b.pdf"]) });
  await api.engine.runner.idle();
  expect((await call(`/jobs/${body.jobId}/match-result`)).body).toMatchObject({
    status: "failed",
    matchingScore: null,
    errorMessage: "This file is empty.",
  });
  expect((await call("/wallet")).body.credits).toBe(2);
});

test("what is missing is said before anything is charged", async () => {
  const { call } = await api.signUp({ credits: 2 });
  expect((await call("/match", { form: matchForm([]) })).body.error).toBe("Please upload at least one CV file to analyze.");
  expect((await call("/match", { form: matchForm(["a.pdf"], { text: " \n" }) })).body.error).toBe(
    "Please upload a JD file or paste JD text.",
  );
  expect((await call("/match", { form: matchForm(Array(11).fill("a.pdf")) })).status).toBe(400);
  const short = await call("/match", { form: matchForm(["a.pdf", "b.pdf", "c.pdf"]) });
  expect(short.status).toBe(402);
  expect(short.body).toMatchObject({ requiredCredits: 3, currentCredits: 2 });
  expect(readdirSync(join(api.engine.config.dataDir, "files"))).toEqual([]);
});

test("only a finished analysis can be deleted, and a CV job never this way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  matchCvs = async () => {
    await promise;
    throw new AppError("no_text", "The job description has no text.");
  };
  const { call } = await api.signUp({ credits: 2 });
  const { call: other } = await api.signUp();
  const { body } = await call("/match", { form: matchForm(["a.pdf"]) });

  expect((await call(`/jobs/${body.jobId}`, { method: "DELETE" })).status).toBe(409);
  expect((await call(`/cleanup/${body.jobId}`, { method: "POST" })).status).toBe(409);
  resolve();
  await api.engine.runner.idle();
  expect((await other(`/jobs/${body.jobId}`, { method: "DELETE" })).status).toBe(404);
  expect((await other(`/jobs/${body.jobId}/match-result`)).status).toBe(404);
  expect((await call(`/jobs/${body.jobId}`, { method: "DELETE" })).status).toBe(200);
  expect((await call(`/jobs/${body.jobId}/match-result`)).status).toBe(404);

  const form = new FormData();
  form.append("file", pdf("cv.pdf"));
  const cv = (await call("/upload-cv", { form })).body;
  await api.engine.runner.idle();
  expect((await call(`/jobs/${cv.id}`, { method: "DELETE" })).status).toBe(409);
});

test("a finished analysis is a PDF under the name of its job description; one without scores is not", async () => {
  matchCvs = async () => [{ score: score(4) }, { refused: "This file is damaged." }, { score: score(9), person: { name: "Zoe Rahn" } }];
  const { call } = await api.signUp({ credits: 4 });
  const { body } = await call("/match", { form: matchForm(["a.pdf", "b.pdf", "c.pdf"], { file: "Data engineer.pdf" }) });
  const path = `/jobs/${body.jobId}/match-report`;
  expect((await call(path)).status).toBe(409);
  await api.engine.runner.idle();

  const { status, headers, body: written } = await call<string>(path);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition")).toContain('filename="Data engineer - matching report.pdf"');
  expect(JSON.parse(written.replace("%PDF ", ""))).toMatchObject({
    jd: { title: "Data engineer" },
    results: [
      { name: "Zoe Rahn", file: "c.pdf" },
      { name: "Candidate 1", file: "a.pdf" },
    ],
    failed: [{ name: "b.pdf", message: "This file is damaged." }],
  });

  matchCvs = async () => [{ score: score(5) }];
  const { body: single } = await call("/match", { form: matchForm(["only.pdf"]) });
  await api.engine.runner.idle();
  const alone = await call<string>(`/jobs/${single.jobId}/match-report`);
  expect(alone.headers.get("content-disposition")).toContain('filename="matching report.pdf"');
  expect(JSON.parse(alone.body.replace("%PDF ", ""))).toMatchObject({
    jd: { title: "" },
    results: [{ name: "Candidate 1", file: "only.pdf" }],
  });
});

test("a result names the job and the candidates, and leads to the review desk of a CV that was formatted too", async () => {
  matchCvs = async () => [
    { score: score(4), person: { name: "Ada Berg" }, jdTitle: "Data Engineer" },
    { score: score(9), jdTitle: "Data Engineer" },
  ];
  const { call } = await api.signUp({ credits: 9 });
  const { body } = await call("/match", { form: matchForm(["a.pdf", "b.pdf"]) });
  await api.engine.runner.idle();
  const path = `/jobs/${body.jobId}/match-result`;
  const formatted = await call(`/jobs/${body.jobId}/format`, { method: "POST", json: { cv_index: 2 } });
  await api.engine.runner.idle();
  expect((await call(path)).body).toMatchObject({
    title: "Data Engineer",
    candidates: [
      { cv_index: 1, name: "Ada Berg" },
      { cv_index: 2, reviewId: formatted.body.id },
    ],
  });
  expect((await call("/jobs")).body).toContainEqual(expect.objectContaining({ id: body.jobId, jdTitle: "Data Engineer" }));
});

test("what is weighed before the CVs are compared counts from the first result on, and is recorded with it", async () => {
  const requirements = [
    { text: "SQL", kind: "must" as const, met: "yes" as const, evidence: ["SQL"] },
    { text: "Scrum", kind: "nice" as const, met: "no" as const, evidence: [] },
  ];
  matchCvs = async () => [{ score: { ...score(4), requirements } }];
  const { call } = await api.signUp({ credits: 4 });
  const asked = await call("/requirements", { json: { jdText: "Developer" } });
  expect([asked.status, asked.body]).toEqual([200, { title: "Developer", requirements: [] }]);
  const form = matchForm(["a.pdf"]);
  form.append("weights", JSON.stringify([{ requirement: 2, weight: "ignore" }]));
  const { body } = await call("/match", { form });
  await api.engine.runner.idle();
  const { changed, matchingScore } = (await call(`/jobs/${body.jobId}/match-result`)).body;
  expect(changed).toMatchObject({ counts: true, requirements: [{ weight: "must" }, { weight: "ignore", from: "nice" }] });
  expect(matchingScore.requirements[1].kind).toBe("nice");
  const { records } = listDecisions(api.engine.store.db, { kind: "override" });
  expect(records).toMatchObject([{ requirement: 2, from: "nice", to: "ignore" }]);

  for (const weights of ["{", "{}", '[{"requirement":0,"weight":"must"}]', '[{"requirement":1,"weight":"much"}]', "[null]"]) {
    const wrong = matchForm(["a.pdf"]);
    wrong.append("weights", weights);
    expect((await call("/match", { form: wrong })).status).toBe(400);
  }
  expect((await call("/requirements", { json: { jdText: " " } })).status).toBe(400);
});

test("a pasted job description that is too long is refused before anything is charged", async () => {
  const { call } = await api.signUp({ credits: 1 });
  const { status, body } = await call("/match", { form: matchForm(["a.pdf"], { text: "a ".repeat(50_001) }) });
  expect([status, body.error]).toEqual([413, "Please keep the job description under 100,000 characters."]);
  expect((await call("/jobs")).body).toEqual([]);
});
