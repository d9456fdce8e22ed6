import { and, desc, eq } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { DecisionLog } from "../../compliance/decisions/record-matches.ts";
import { FIELDS } from "../../compliance/decisions/rows.ts";
import { writeRecord } from "../../compliance/decisions/write-record.ts";
import type { DecisionRecord, MatchResult } from "../../contract/api.ts";
import { errorCode } from "../../contract/errors.ts";
import type { Log } from "../../store/log.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { decisions } from "../../store/schema.ts";
import { matchResult } from "../submit/submit-match.ts";
import { matchReport, type WriteReport } from "./match-report.ts";

type Tools = { store: Store; trace: Trace; log: Log; decisionLog: DecisionLog; now: () => Date };

/** A page that stays open asks again and again: within an hour that is one look. */
const ONE_LOOK_MS = 60 * 60_000;

/** The result of an analysis for an account, whose look is recorded when there are scores to see. Throws as `matchResult` does. */
export function readMatchResult(tools: Tools, userId: string, jobId: string): MatchResult {
  const result = matchResult(tools.store.db, userId, jobId);
  if (result.matchingScore) recordLook(tools, userId, jobId);
  return result;
}

/** The report of an analysis to be saved, which is recorded. Throws as `matchReport` does. */
export async function saveMatchReport(tools: Tools & { writeReport: WriteReport }, userId: string, jobId: string) {
  const report = await matchReport(tools, userId, jobId);
  const { store, trace, decisionLog, now } = tools;
  store.transaction((tx) => {
    writeRecord(tx, decisionLog.key, userId, { kind: "download", job: jobId, what: "report" }, now());
    trace(tx, { action: "match.downloaded", subject: jobId, account: userId });
  });
  return report;
}

/** On a full disk the result is shown all the same: the service's own log then says that a look is missing. */
function recordLook({ store, trace, log, decisionLog, now }: Tools, userId: string, jobId: string): void {
  try {
    if (hasLooked(store.db, userId, jobId, new Date(now().getTime() - ONE_LOOK_MS))) return;
    store.transaction((tx) => {
      writeRecord(tx, decisionLog.key, userId, { kind: "view", job: jobId }, now());
      trace(tx, { action: "match.viewed", subject: jobId, account: userId });
    });
  } catch (error) {
    log.write("error", "decisions", "A look at a result could not be recorded.", { jobId, code: errorCode(error) });
  }
}

function hasLooked(db: Db, userId: string, jobId: string, since: Date): boolean {
  const isLook = and(eq(FIELDS.job, jobId), eq(FIELDS.kind, "view" satisfies DecisionRecord["kind"]), eq(FIELDS.by, userId));
  const last = db.select({ at: FIELDS.at }).from(decisions).where(isLook).orderBy(desc(decisions.seq)).limit(1).get();
  return last !== undefined && last.at > since.toISOString();
}
