import { and, asc, eq } from "drizzle-orm";
import type { ChangedMatch, CvScore, DecisionRecord, MatchingScore } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { ExplanationLanguage } from "../../cv/explain/explanation-words.ts";
import type { MatchExplanation } from "../../cv/explain/write-explanation.ts";
import type { DecisionLog } from "../../decisions/record-matches.ts";
import { FIELDS } from "../../decisions/rows.ts";
import { writeRecord } from "../../decisions/write-record.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { analysedPeople, decisions, decisionTexts } from "../../store/schema.ts";
import { filesOf, getJob, type JobRow } from "../job.ts";
import { matchResult } from "../submit/submit-match.ts";

/** Makes a PDF of an explanation. */
export type WriteExplanation = (explanation: MatchExplanation) => Promise<Uint8Array>;

type Tools = {
  store: Store;
  config: { ownerName: string | null };
  decisionLog: DecisionLog;
  now: () => Date;
  writeExplanation: WriteExplanation;
};
/** `position`: the `cv_index` of the CV, from 1. */
type Asked = { jobId: string; position: number; language: ExplanationLanguage };

/**
 * What one candidate is told of an analysis, as a PDF of one page; that it was made is recorded. Throws AppError "not_found" for another's or no such analysis or CV, "conflict" for one without
 * scores, "gone" when its days are over.
 */
export async function explainMatch(
  tools: Tools,
  userId: string,
  { jobId, position, language }: Asked,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { store, config, decisionLog, now, writeExplanation } = tools;
  const { db } = store;
  const { matchingScore, changed } = matchResult(db, userId, jobId);
  if (!matchingScore) throw new AppError("conflict", "This analysis has no scores to explain.");
  const job = getJob(db, userId, jobId, "matcher");
  const { score, fileName } = scoreAt(matchingScore, position, job.fileName);
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
    // Of the version the program's alone: what an agency has added to the words is nothing that a candidate can look up.
    rules: decisionLog.rules().split("+")[0] ?? "",
    score,
    overrides: overridesOf(db, decisionLog, job, position).map((one) => ({ ...one, text: addedText(changed, one.requirement) })),
  });
  store.transaction((tx) => void writeRecord(tx, decisionLog.key, userId, { kind: "download", job: jobId, what: "explanation" }, now()));
  return { fileName: `${candidate} - explanation.pdf`, bytes };
}

function scoreAt(score: MatchingScore, position: number, fileName: string) {
  const missing = new AppError("not_found", "This analysis has no such CV.");
  if (!("multi_cv_analysis" in score)) {
    if (position !== 1) throw missing;
    return { score, fileName };
  }
  const found = score.results.find(({ cv_index }: CvScore) => cv_index === position);
  if (!found) throw missing;
  return { score: found, fileName: found.cv_filename };
}

/** What people decided otherwise about this CV in this analysis; without the reasons that were erased. */
function overridesOf(db: Db, { key }: DecisionLog, job: JobRow, position: number): MatchExplanation["overrides"] {
  const source = filesOf(db, job.id).find((file) => file.role === "source" && file.position === position);
  if (!source) return [];
  const isOne = and(eq(FIELDS.job, job.id), eq(FIELDS.kind, "override"), eq(FIELDS.cv, key.nameOf("cv", source.sha256)));
  return db
    .select({ body: decisions.body, text: decisionTexts.text })
    .from(decisions)
    .leftJoin(decisionTexts, eq(decisionTexts.seq, decisions.seq))
    .where(isOne)
    .orderBy(asc(decisions.seq))
    .all()
    .map(({ body, text }) => {
      const { requirement, from, to } = JSON.parse(body) as Extract<DecisionRecord, { kind: "override" }>;
      return { requirement, from, to, reason: text ?? "" };
    });
}

/** A requirement that the recruiter has added, in the words of the result: the decision log has its number alone. */
const addedText = (changed: ChangedMatch | undefined, requirement: number | null) =>
  requirement === null ? undefined : changed?.requirements[requirement - 1]?.text;

const withoutEnding = (fileName: string) => fileName.replace(/\.\w+$/, "");
