import { afterEach, beforeEach, expect, test } from "bun:test";
import { getUser } from "../../accounts/users.ts";
import type { MultiScore, SingleScore } from "../../contract/api.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { filesOf, getJob } from "../job.ts";
import { submitMatch } from "../submit/submit-match.ts";
import type { Matched } from "./run-match.ts";

const cv = (fileName: string) => ({ fileName, bytes: new TextEncoder().encode("%PDF-1.7") });
const refused: Matched = { refused: "This file is damaged." };
const scored = (overall: number): Matched => ({
  score: {
    niche_skills_score: overall,
    industry_experience_score: overall,
    role_experience_score: overall,
    overall_matching_score: overall,
    key_highlights: [],
    main_gaps: [],
    requirements: [],
    scorer: "built-in",
  } satisfies SingleScore,
});

let answers: Matched[];
let engine: TestEngine;
beforeEach(async () => {
  engine = await openTestEngine({ tools: { matchCvs: async () => answers } });
});
afterEach(() => engine.close());

/** The job after an analysis whose CVs were answered so, and what is left of ten credits. */
async function analyse(...matched: Matched[]) {
  answers = matched;
  const user = await createTestUser(engine, 10);
  const cvs = matched.map((_, index) => cv(`cv${index + 1}.pdf`));
  const { jobId } = await submitMatch(engine, { user, cvs, jdText: "Developer" });
  await engine.runner.idle();
  return { job: getJob(engine.store.db, user.id, jobId), credits: getUser(engine.store.db, user.id).credits };
}

test("each CV of an analysis that cannot be read is given back, the others are paid for", async () => {
  const { job, credits } = await analyse(scored(4), refused, refused);
  expect(job).toMatchObject({ status: "completed", creditsCharged: 3, creditsRefunded: 2 });
  expect(credits).toBe(9);
});

test("an analysis of which no CV can be read fails with the reason, and costs nothing", async () => {
  const { job, credits } = await analyse(refused, refused);
  expect(job).toMatchObject({ status: "failed", errorMessage: "This file is damaged.", score: null });
  expect(credits).toBe(10);
});

test("the best CV comes first; of two with the same score the one that was uploaded first", async () => {
  const { job } = await analyse(scored(4), scored(9), refused, scored(4));
  const { results, failed } = job.score as MultiScore;
  expect(results.map(({ cv_filename, overall_matching_score }) => [cv_filename, overall_matching_score])).toEqual([
    ["cv2.pdf", 9],
    ["cv1.pdf", 4],
    ["cv4.pdf", 4],
  ]);
  expect(failed).toEqual([{ cv_index: 3, cv_filename: "cv3.pdf", message: "This file is damaged." }]);
});

test("the file of a CV that cannot be read is removed, those of the others stay", async () => {
  const { job } = await analyse(scored(4), refused, scored(9));
  expect(filesOf(engine.store.db, job.id).map(({ name }) => name)).toEqual(["cv1.pdf", "cv3.pdf"]);
});
