import { afterEach, beforeEach, expect, test } from "bun:test";
import { checkLog } from "../../compliance/decisions/check-log.ts";
import { listDecisions } from "../../compliance/decisions/list-log.ts";
import type { ChangedMatch, MatchChange, SingleScore } from "../../contract/api.ts";
import type { MatchExplanation } from "../../cv/match/explain/write-explanation.ts";
import type { MatchReport } from "../../cv/match/write-report.ts";
import { analysedPeople } from "../../store/schema.ts";
import { createTestUser } from "../../testing/create-test-user.ts";
import { openTestEngine, type TestEngine } from "../../testing/open-test-engine.ts";
import { listJobs } from "../job.ts";
import { purgeJobs } from "../purge.ts";
import { explainMatch } from "../results/explain-match.ts";
import { matchReport } from "../results/match-report.ts";
import { matchResult, submitMatch } from "../submit/submit-match.ts";
import { changeMatch, takeBackChange } from "./change-match.ts";

type Asked = SingleScore["requirements"][number];
const asked = (text: string, kind: Asked["kind"], met: Asked["met"], score: number): Asked => ({ text, kind, met, evidence: [], score });
const scoreOf = (overall: number, requirements: Asked[]): SingleScore => ({
  niche_skills_score: 5,
  industry_experience_score: 0,
  role_experience_score: 5,
  overall_matching_score: overall,
  key_highlights: [],
  main_gaps: [],
  requirements,
  scorer: "built-in",
  sum: [{ part: "role", weight: 0.16, value: 0.5, points: 0.8 }],
});

let scores: SingleScore[];
let engine: TestEngine;
let userId: string;
let jobId: string;
const change = (one: MatchChange) => changeMatch(engine, userId, jobId, one);
const changed = () => matchResult(engine.store.db, userId, jobId).changed as ChangedMatch;
const order = () => changed().ranking.map(({ cv_index }) => cv_index);
const overrides = () =>
  listDecisions(engine.store.db, { kind: "override" })
    .records.toReversed()
    .map((record) => (record.kind === "override" ? [record.requirement, record.from, record.to, record.reasonText] : []));

beforeEach(async () => {
  scores = [
    scoreOf(8, [asked("SQL", "must", "yes", 1), asked("Scrum", "nice", "no", 0)]),
    scoreOf(4, [asked("SQL", "must", "no", 0), asked("Scrum", "nice", "yes", 1)]),
  ];
  engine = await openTestEngine({ tools: { matchCvs: async () => scores.map((score) => ({ score })) } });
  const user = await createTestUser(engine, 10);
  userId = user.id;
  const cvs = ["a.pdf", "b.pdf"].map((fileName) => ({ fileName, bytes: new TextEncoder().encode(`%PDF-1.7 ${fileName}`) }));
  ({ jobId } = await submitMatch(engine, { user, cvs, jdText: "Developer" }));
  await engine.runner.idle();
});
afterEach(() => engine.close());

test("a verdict that is marked wrong counts at once, and the matcher's stays beside it", () => {
  const found = matchResult(engine.store.db, userId, jobId).matchingScore;
  expect(matchResult(engine.store.db, userId, jobId).changed).toBeUndefined();
  change({ kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: " Five years, she told me. " });

  expect(order()).toEqual([2, 1]);
  expect(changed().ranking[0]?.verdicts[0]).toEqual({ met: "yes", from: "no", change: 1 });
  expect(changed().changes).toMatchObject([{ by: "a@b.test", change: { reason: "Five years, she told me." } }]);
  expect(matchResult(engine.store.db, userId, jobId).matchingScore).toEqual(found);
  expect(listJobs(engine.store.db, userId)[0]?.changedBest?.cv_index).toBe(2);
  expect(overrides()).toEqual([[1, "no", "yes", "Five years, she told me."]]);
});

test("the list of jobs names the candidate with the best score, by the matcher and as the recruiter has it", async () => {
  const best = () => listJobs(engine.store.db, userId)[0]?.bestCandidate;
  expect(best()).toBeUndefined();
  const names = ["Ada Berg", "Ben Fox"].map((name, index) => ({ jobId, position: index + 1, name }));
  engine.store.db.insert(analysedPeople).values(names).run();
  expect(best()).toBe("Ada Berg");
  change({ kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: "Five years." });
  expect(best()).toBe("Ben Fox");

  scores = scores.toReversed();
  const user = await createTestUser(engine, 10, "c@d.test");
  const cvs = ["c.pdf", "d.pdf"].map((fileName) => ({ fileName, bytes: new TextEncoder().encode(`%PDF-1.7 ${fileName}`) }));
  const { jobId: other } = await submitMatch(engine, { user, cvs, jdText: "Developer" });
  await engine.runner.idle();
  engine.store.db
    .insert(analysedPeople)
    .values(names.map((one) => ({ ...one, jobId: other })))
    .run();
  expect(listJobs(engine.store.db, user.id)[0]?.bestCandidate).toBe("Ben Fox");
});

test("a change that is taken back no longer counts, stays in the list, and the log says so", () => {
  const { id } = change({ kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: "By telephone." });
  takeBackChange(engine, userId, jobId, id);
  expect(order()).toEqual([1, 2]);
  expect(changed()).toMatchObject({ counts: false, changes: [{ id, takenBackAt: expect.any(String) }] });
  expect(changed().ranking.map(({ overall_matching_score }) => overall_matching_score)).toEqual([8, 4]);
  expect(listJobs(engine.store.db, userId)[0]?.changedBest).toBeUndefined();
  expect(overrides()).toEqual([
    [1, "no", "yes", "By telephone."],
    [1, "yes", "no", "Taken back."],
  ]);
  expect(checkLog(engine.store.db, engine.decisionLog.key).intact).toBe(true);
  expect(() => takeBackChange(engine, userId, jobId, id)).toThrow("taken back already");
});

test("a requirement is weighed otherwise or left out, for every candidate", () => {
  change({ kind: "weight", requirement: 2, weight: "must" });
  expect(changed().requirements[1]).toMatchObject({ text: "Scrum", weight: "must", from: "nice" });
  change({ kind: "weight", requirement: 1, weight: "ignore", reason: "They teach it." });
  expect(order()).toEqual([2, 1]);
  expect(overrides()).toEqual([
    [2, "nice", "must", "Weighed otherwise by the recruiter."],
    [2, "nice", "must", "Weighed otherwise by the recruiter."],
    [1, "must", "ignore", "They teach it."],
    [1, "must", "ignore", "They teach it."],
  ]);
});

test("a requirement that is added counts as soon as it is judged for every candidate", () => {
  const before = () => changed().ranking.map(({ overall_matching_score }) => overall_matching_score);
  change({ kind: "add", text: "Lives in Leeds", weight: "must" });
  const untouched = before();
  expect(changed().requirements[2]).toMatchObject({ text: "Lives in Leeds", weight: "must", added: true });
  change({ kind: "verdict", cv_index: 2, requirement: 3, met: "yes", reason: "Address." });
  expect(before()).toEqual(untouched);
  change({ kind: "verdict", cv_index: 1, requirement: 3, met: "no", reason: "Address." });
  expect(before()).not.toEqual(untouched);
  expect(overrides()).toEqual([
    [3, "none", "must", "Added by the recruiter."],
    [3, "none", "must", "Added by the recruiter."],
    [3, "open", "yes", "Address."],
    [3, "open", "no", "Address."],
  ]);
});

test("a requirement that was added and is taken back leaves the others in their places", () => {
  const { id } = change({ kind: "add", text: "Lives in Leeds", weight: "must" });
  change({ kind: "add", text: "Starts in May", weight: "nice" });
  takeBackChange(engine, userId, jobId, id);
  expect(changed().requirements.slice(2)).toMatchObject([
    { text: "Lives in Leeds", weight: "ignore" },
    { text: "Starts in May", weight: "nice" },
  ]);
});

test("a note stands with its candidate, changes no score, and is no decision", () => {
  change({ kind: "note", cv_index: 1, text: "Starts in May." });
  expect(changed()).toMatchObject({ counts: false });
  expect(changed().ranking[0]).toMatchObject({ cv_index: 1, note: "Starts in May.", overall_matching_score: 8 });
  change({ kind: "note", cv_index: 1, text: "" });
  expect(changed().ranking[0]?.note).toBeUndefined();
  expect(overrides()).toEqual([]);
});

test.each([
  ["without a reason", { kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: " " }, "invalid"],
  ["that stands already", { kind: "verdict", cv_index: 2, requirement: 1, met: "no", reason: "So." }, "invalid"],
  ["of nobody", { kind: "note", cv_index: 3, text: "Hm." }, "not_found"],
  ["of nothing that is asked", { kind: "weight", requirement: 3, weight: "must" }, "not_found"],
  ["that asks for nothing", { kind: "add", text: " ", weight: "must" }, "invalid"],
] as [string, MatchChange, string][])("a change %s is refused, and nothing is kept", (_, one, code) => {
  expect(() => change(one)).toThrow(expect.objectContaining({ code }));
  expect(matchResult(engine.store.db, userId, jobId).changed).toBeUndefined();
  expect(overrides()).toEqual([]);
});

test("another account changes nothing, and after the retention nothing is left", async () => {
  const other = await createTestUser(engine, 1, "c@d.test");
  const note: MatchChange = { kind: "note", cv_index: 1, text: "Secret." };
  expect(() => changeMatch(engine, other.id, jobId, note)).toThrow(expect.objectContaining({ code: "not_found" }));
  change(note);
  purgeJobs(engine, -1);
  expect(engine.store.raw.query("select * from match_changes").all()).toEqual([]);
  expect(() => change(note)).toThrow(expect.objectContaining({ code: "gone" }));
});

test("the report ranks by what counts, says what is the recruiter's and why, and keeps the matcher's score beside it", async () => {
  change({ kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: "She told me so." });
  change({ kind: "weight", requirement: 2, weight: "must" });
  change({ kind: "note", cv_index: 2, text: "Starts in May." });
  const written: MatchReport[] = [];
  const writeReport = async (report: MatchReport) => {
    written.push(report);
    return new Uint8Array();
  };
  await matchReport({ store: engine.store, writeReport }, userId, jobId);
  expect(written[0]?.results.map(({ file }) => file)).toEqual(["b.pdf", "a.pdf"]);
  expect(written[0]?.results[0]).toMatchObject({
    score: { overall_matching_score: 4, requirements: [{ met: "no" }, { met: "yes" }] },
    changed: {
      note: "Starts in May.",
      requirements: [
        { text: "SQL", weight: "must", met: "yes", told: "a@b.test: met. She told me so." },
        { text: "Scrum", weight: "must", met: "yes", told: "a@b.test: must-have." },
      ],
    },
  });
});

test("a candidate is told the own scores, what was decided otherwise and why, and that this was told is recorded", async () => {
  engine.store.db.insert(analysedPeople).values({ jobId, position: 2, name: "Ada/Berg" }).run();
  const explain = async (position: number) => {
    let seen: MatchExplanation | undefined;
    const writeExplanation = async (explanation: MatchExplanation) => {
      seen = explanation;
      return new Uint8Array([1]);
    };
    const config = { ownerName: "Corve Staffing" };
    // The program was upgraded since: the candidate is told by which rules the scores were made.
    const decisionLog = { ...engine.decisionLog, rules: () => "99.0+words" };
    const { fileName } = await explainMatch({ ...engine, decisionLog, config, writeExplanation }, userId, {
      jobId,
      position,
      language: "de",
    });
    return { fileName, explanation: seen as MatchExplanation };
  };
  expect(await explain(1)).toMatchObject({
    fileName: "a - explanation.pdf",
    explanation: {
      language: "de",
      candidate: "a",
      fileName: "a.pdf",
      agency: "Corve Staffing",
      at: engine.now().toISOString(),
      score: { cv_index: 1, overall_matching_score: 8 },
      overrides: [],
    },
  });
  const [scoredBy] = engine.decisionLog.rules().split("+");
  expect((await explain(1)).explanation.rules).toBe(scoredBy as string);
  change({ kind: "verdict", cv_index: 2, requirement: 1, met: "yes", reason: "She told me so." });
  change({ kind: "weight", requirement: 2, weight: "must", reason: "The client asks." });
  const { fileName, explanation } = await explain(2);
  expect(fileName).toBe("Ada-Berg - explanation.pdf");
  expect(explanation.overrides.slice(0, 2)).toEqual([
    { what: "Scrum", from: "nice", to: "must", reason: "The client asks." },
    { what: "SQL", from: "no", to: "yes", reason: "She told me so." },
  ]);
  expect(explanation.overrides[2]).toMatchObject({ what: null, from: "4.0", reason: "" });
  await expect(explain(3)).rejects.toMatchObject({ code: "not_found", message: "This analysis has no such CV." });
  const cvs = [{ fileName: "c.pdf", bytes: new TextEncoder().encode("%PDF-1.7 c") }];
  const waiting = await submitMatch(engine, { user: await createTestUser(engine, 9, "c@d.test"), cvs, jdText: "Developer" });
  await expect(
    explainMatch({ ...engine, config: { ownerName: null }, writeExplanation: async () => new Uint8Array() }, userId, {
      jobId: waiting.jobId,
      position: 1,
      language: "en",
    }),
  ).rejects.toMatchObject({ code: "not_found" });
  const downloads = listDecisions(engine.store.db, { kind: "download" }).records.map((record) => ("what" in record ? record.what : ""));
  expect(downloads).toEqual(["explanation", "explanation", "explanation"]);
  // The retention has cut the record: today's rules are named, without the mark of what the agency has added to the words.
  engine.store.raw.run("delete from decisions");
  expect((await explain(1)).explanation.rules).toBe("99.0");
});
