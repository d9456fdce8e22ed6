import { expect, test } from "bun:test";
import type { MatchReport } from "../../cv/match/write-report.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { convertedCv, openTestEngine } from "../../testing/open-test-engine.ts";
import { completeJob } from "../finish-job.ts";
import { claimJob } from "../queue/queue.ts";
import { submitCv } from "../submit/submit-cv.ts";
import { matchResult, submitMatch } from "../submit/submit-match.ts";
import { matchReport } from "./match-report.ts";

const cv = (fileName: string) => ({ fileName, bytes: new TextEncoder().encode(`%PDF-1.7 ${fileName}`) });
const score = convertedCv().score as NonNullable<ReturnType<typeof convertedCv>["score"]>;

async function withAnalysis(cvs: string[], jd?: string) {
  const engine = await openTestEngine({ start: false });
  const user = await createTestUser(engine, 10);
  const about = jd ? { jd: cv(jd) } : { jdText: " Developer " };
  const { jobId } = await submitMatch(engine, { user, cvs: cvs.map(cv), ...about });
  const written: MatchReport[] = [];
  const writeReport = async (report: MatchReport) => {
    written.push(report);
    return new Uint8Array([1]);
  };
  const report = (id = jobId, userId = user.id) => matchReport({ store: engine.store, writeReport }, userId, id);
  const finish = (result: object) => {
    claimJob(engine.store, engine.now());
    completeJob(engine, jobId, { score: result as never }, engine.now());
  };
  return { engine, user, jobId, written, report, finish };
}

test("the report of one CV has its score under the candidate with the file beside it, and the name of the job description", async () => {
  const { engine, written, report, finish } = await withAnalysis(["anna.pdf"], "Developer, Leeds.docx");
  await expect(report()).rejects.toThrow(expect.objectContaining({ code: "conflict" }));
  finish(score);
  expect(await report()).toEqual({ fileName: "Developer, Leeds - matching report.pdf", bytes: new Uint8Array([1]) });
  expect(written).toMatchObject([
    { jd: { title: "Developer, Leeds" }, results: [{ name: "Candidate 1", file: "anna.pdf", score: { overall_matching_score: 5 } }] },
  ]);
  await engine.close();
});

test("the report of several CVs has those that could be read with their scores, and the others with the reason", async () => {
  const { engine, user, jobId, written, report, finish } = await withAnalysis(["anna.pdf", "ben.pdf"]);
  const results = [{ ...score, cv_index: 1, cv_filename: "anna.pdf" }];
  finish({ multi_cv_analysis: true, cv_count: 2, results, failed: [{ cv_index: 2, cv_filename: "ben.pdf", message: "No text." }] });
  expect((await report()).fileName).toBe("matching report.pdf");
  expect(written).toMatchObject([
    { jd: { title: "" }, results: [{ name: "Candidate 1", file: "anna.pdf" }], failed: [{ name: "ben.pdf", message: "No text." }] },
  ]);
  expect(matchResult(engine.store.db, user.id, jobId)).toMatchObject({ jobId, status: "completed", errorMessage: null });

  const other = await createTestUser(engine, 1, "c@d.test");
  await expect(report(jobId, other.id)).rejects.toThrow(expect.objectContaining({ code: "not_found" }));
  const { id } = await submitCv(engine, { user, cv: cv("cv.pdf") });
  await expect(report(id)).rejects.toThrow(expect.objectContaining({ code: "not_found" }));
  await engine.close();
});
