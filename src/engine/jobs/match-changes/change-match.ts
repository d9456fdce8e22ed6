import { and, count, eq, isNull } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { DecisionLog } from "../../compliance/decisions/record-matches.ts";
import { writeOverride } from "../../compliance/decisions/write-record.ts";
import type { ChangedMatch, CvScore, MatchChange } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_CHANGE_CHARS, MAX_MATCH_CHANGES, MAX_NOTE_CHARS } from "../../contract/limits.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { matchChanges } from "../../store/schema.ts";
import { filesOf, getJob, type JobRow } from "../job.ts";
import { applyChanges, changedMatch, resultsOf } from "./changed-match.ts";

type Tools = { store: Store; trace: Trace; decisionLog: DecisionLog; now: () => Date };
type Analysis = JobRow & { score: NonNullable<JobRow["score"]> };

/**
 * Keeps what a recruiter changes of the result of an analysis, gives its number, and records in the decision log what it changes for each candidate. The matcher's own result stays.
 * `also` is part of the same transaction. Throws AppError "not_found" for another's or no such analysis, candidate or requirement, "gone" after its days,
 * "conflict" for one without scores, "invalid" for a verdict without a reason.
 */
export function changeMatch(
  { store, trace, decisionLog, now }: Tools,
  userId: string,
  jobId: string,
  asked: MatchChange,
  also: (tx: Db, made: { id: number }) => void = () => {},
): { id: number } {
  return store.transaction((tx) => {
    const analysis = finishedAnalysis(tx, userId, jobId);
    const before = stateOf(tx, analysis);
    const change = checkChange(asked, before, resultsOf(analysis.score));
    const earlier = tx.select({ all: count() }).from(matchChanges).where(eq(matchChanges.jobId, jobId)).get()?.all ?? 0;
    if (earlier >= MAX_MATCH_CHANGES)
      throw new AppError("conflict", "This result has been changed too often. Please start a new analysis.");
    const made = tx.insert(matchChanges).values({ jobId, by: userId, at: now(), change }).returning({ id: matchChanges.id }).get();
    const reason = reasonOf(change);
    recordDifference(tx, decisionLog, { analysis, before, after: stateOf(tx, analysis), userId, reason, at: now() });
    trace(tx, { action: "match.changed", subject: jobId, account: userId, details: { kind: change.kind } });
    also(tx, made);
    return made;
  });
}

/** Takes a change back: what was before it counts again. Throws as `changeMatch`, and "not_found" for no such change or one that is taken back already. */
export function takeBackChange({ store, trace, decisionLog, now }: Tools, userId: string, jobId: string, id: number): void {
  store.transaction((tx) => {
    const analysis = finishedAnalysis(tx, userId, jobId);
    const before = stateOf(tx, analysis);
    const isIt = and(eq(matchChanges.id, id), eq(matchChanges.jobId, jobId), isNull(matchChanges.takenBackAt));
    const row = tx.update(matchChanges).set({ takenBackAt: now() }).where(isIt).returning().get();
    if (!row) throw new AppError("not_found", "This change is not there, or it was taken back already.");
    recordDifference(tx, decisionLog, { analysis, before, after: stateOf(tx, analysis), userId, reason: "Taken back.", at: now() });
    trace(tx, { action: "match.change-taken-back", subject: jobId, account: userId, details: { kind: row.change.kind } });
  });
}

/** Records what was weighed otherwise before an analysis was made, when it is made. */
export function recordEarlierChanges(tx: Db, decisionLog: DecisionLog, job: JobRow, at: Date): void {
  if (!job.score) return;
  const analysis = job as Analysis;
  const before = applyChanges(resultsOf(analysis.score), []);
  const reason = "Weighed by the recruiter before the CVs were compared.";
  recordDifference(tx, decisionLog, { analysis, before, after: stateOf(tx, analysis), userId: job.userId, reason, at });
}

function finishedAnalysis(tx: Db, userId: string, jobId: string): Analysis {
  const job = getJob(tx, userId, jobId, "matcher");
  if (job.purgedAt) throw new AppError("gone", "This analysis has been deleted at the end of its retention period.");
  if (!job.score) throw new AppError("conflict", "This analysis has no scores to change.");
  return job as Analysis;
}

const stateOf = (tx: Db, { id, score }: Analysis): ChangedMatch => changedMatch(tx, id, score) ?? applyChanges(resultsOf(score), []);

function checkChange(change: MatchChange, { requirements, ranking }: ChangedMatch, results: CvScore[]): MatchChange {
  const needs = (text: string, what: string, max = MAX_CHANGE_CHARS) => {
    if (!text) throw new AppError("invalid", `Please give ${what}.`);
    return atMost(text, max);
  };
  if ("cv_index" in change && !results.some(({ cv_index }) => cv_index === change.cv_index))
    throw new AppError("not_found", "This analysis has no such candidate.");
  if ("requirement" in change && !requirements[change.requirement - 1])
    throw new AppError("not_found", "This analysis has no such requirement.");
  switch (change.kind) {
    case "verdict": {
      const now = ranking.find(({ cv_index }) => cv_index === change.cv_index)?.verdicts[change.requirement - 1];
      if (now?.met === change.met) throw new AppError("invalid", "This is the verdict already.");
      return { ...change, reason: needs(change.reason.trim(), "a reason") };
    }
    case "weight":
      return { ...change, ...(change.reason !== undefined && { reason: atMost(change.reason.trim(), MAX_CHANGE_CHARS) }) };
    case "add":
      return { ...change, text: needs(change.text.trim(), "the requirement") };
    case "note":
      return { ...change, text: atMost(change.text.trim(), MAX_NOTE_CHARS) };
  }
}

function atMost(text: string, max: number): string {
  if (text.length > max) throw new AppError("too_large", `Please keep this under ${max.toLocaleString("en")} characters.`);
  return text;
}

function reasonOf(change: MatchChange): string {
  if (change.kind === "verdict") return change.reason;
  if (change.kind === "weight") return change.reason || "Weighed otherwise by the recruiter.";
  return "Added by the recruiter.";
}

type Difference = { analysis: Analysis; before: ChangedMatch; after: ChangedMatch; userId: string; reason: string; at: Date };

/** The verdict, in the decision log, where nobody has judged yet. */
const OPEN = "open";

/** One record for each candidate and requirement of which the verdict or the weight is another now. Notes are no decisions. */
function recordDifference(tx: Db, { key }: DecisionLog, { analysis, before, after, userId, reason, at }: Difference): void {
  const sources = filesOf(tx, analysis.id).filter(({ role }) => role === "source");
  for (const { cv_index, verdicts } of after.ranking.toSorted((a, b) => a.cv_index - b.cv_index)) {
    const cv = key.nameOf("cv", sources.find(({ position }) => position === cv_index)?.sha256 ?? "");
    const old = before.ranking.find((one) => one.cv_index === cv_index);
    for (const [index, { met }] of verdicts.entries()) {
      const told = { job: analysis.id, cv, requirement: index + 1, reason };
      const [was, is] = [before.requirements[index]?.weight ?? "none", after.requirements[index]?.weight ?? "none"];
      // Of a requirement that is only just added there was no verdict to change.
      const [from, to] = [old?.verdicts[index] ? (old.verdicts[index].met ?? OPEN) : (met ?? OPEN), met ?? OPEN];
      if (was !== is) writeOverride(tx, key, userId, { ...told, from: was, to: is }, at);
      if (from !== to) writeOverride(tx, key, userId, { ...told, from, to }, at);
    }
  }
}
