import { and, eq } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { DecisionLog } from "../../compliance/decisions/record-matches.ts";
import { rowsOf } from "../../compliance/decisions/rows.ts";
import { writeRecord } from "../../compliance/decisions/write-record.ts";
import type { ChangedMatch, DecisionRecord, SingleScore } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { CandidateLanguage } from "../../contract/limits.ts";
import type { MatchExplanation } from "../../cv/match/explain/write-explanation.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { analysedPeople } from "../../store/schema.ts";
import { getJob } from "../job.ts";
import { resultsOf } from "../match-changes/changed-match.ts";
import { matchResult } from "../submit/submit-match.ts";
import { cleanFileName } from "../submit/upload.ts";

/** Makes a PDF of an explanation. */
export type WriteExplanation = (explanation: MatchExplanation) => Promise<Uint8Array>;

type Tools = {
  store: Store;
  trace: Trace;
  config: { ownerName: string | null };
  decisionLog: DecisionLog;
  now: () => Date;
  writeExplanation: WriteExplanation;
};
/** `position`: the `cv_index` of the CV, from 1. */
type Asked = { jobId: string; position: number; language: CandidateLanguage };

/**
 * What one candidate is told of an analysis, as a PDF of one page; that it was made is recorded. Throws AppError "not_found" for another's or no such analysis or CV, "conflict" for one without
 * scores, "gone" when its days are over.
 */
export async function explainMatch(
  tools: Tools,
  userId: string,
  { jobId, position, language }: Asked,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { store, trace, config, decisionLog, now, writeExplanation } = tools;
  const { db } = store;
  const { matchingScore, changed } = matchResult(db, userId, jobId);
  if (!matchingScore) throw new AppError("conflict", "This analysis has no scores to explain.");
  const job = getJob(db, userId, jobId, "matcher");
  const score = resultsOf(matchingScore, job.fileName).find(({ cv_index }) => cv_index === position);
  if (!score) throw new AppError("not_found", "This analysis has no such CV.");
  const fileName = score.cv_filename;
  const person = db
    .select()
    .from(analysedPeople)
    .where(and(eq(analysedPeople.jobId, jobId), eq(analysedPeople.position, position)))
    .get();
  const candidate = person?.name ?? withoutEnding(fileName);

  const bytes = await writeExplanation({
    language,
    candidate,
    fileName,
    job: job.jdTitle ?? (job.jdFileName && withoutEnding(job.jdFileName)),
    agency: config.ownerName,
    at: (job.completedAt ?? job.createdAt).toISOString(),
    rules: programOf(rulesOf(db, jobId) ?? decisionLog.rules()),
    score,
    overrides: overridesOf(changed, score, position),
  });
  store.transaction((tx) => {
    writeRecord(tx, decisionLog.key, userId, { kind: "download", job: jobId, what: "explanation" }, now());
    trace(tx, { action: "match.explained", subject: jobId, account: userId });
  });
  return { fileName: cleanFileName(`${candidate.replaceAll(/[\\/]/g, "-")} - explanation.pdf`), bytes };
}

/** The version of the rules that scored an analysis, as the decision log has it: the program may have been upgraded since. */
function rulesOf(db: Db, jobId: string): string | undefined {
  const [first] = rowsOf(db, { kind: "match", job: jobId });
  return first && (JSON.parse(first.body) as Extract<DecisionRecord, { kind: "match" }>).rules;
}

/** Of a version of the rules the program's alone: what an agency has added to the words is nothing that a candidate can look up. */
const programOf = (rules: string) => rules.split("+")[0] ?? "";

/** What a recruiter decided otherwise, as it counts now: verdicts about this CV, weights, requirements of her own, and what they make of the score. */
function overridesOf(changed: ChangedMatch | undefined, score: SingleScore, position: number): MatchExplanation["overrides"] {
  const ranked = changed?.ranking.find(({ cv_index }) => cv_index === position);
  if (!changed || !ranked) return [];
  const reasonOf = (id: number | undefined) => {
    const change = changed.changes.find((one) => one.id === id)?.change;
    return (change && "reason" in change && change.reason) || "";
  };
  const weights = changed.requirements.flatMap(({ text, weight, from, added, change }) =>
    added || from !== undefined ? [{ what: text, from: from ?? "none", to: weight, reason: reasonOf(change) }] : [],
  );
  const verdicts = ranked.verdicts.flatMap(({ met, from, change }, index) =>
    change === undefined || met === null
      ? []
      : [{ what: changed.requirements[index]?.text ?? "", from: from ?? "open", to: met, reason: reasonOf(change) }],
  );
  const [was, is] = [score.overall_matching_score, ranked.overall_matching_score].map((points) => points.toFixed(1)) as [string, string];
  return [...weights, ...verdicts, ...(was === is ? [] : [{ what: null, from: was, to: is, reason: "" }])];
}

const withoutEnding = (fileName: string) => fileName.replace(/\.\w+$/, "");
