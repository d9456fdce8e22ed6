import { asc, eq, inArray } from "drizzle-orm";
import type {
  ChangedMatch,
  CountedVerdict,
  CvScore,
  KeptMatchChange,
  MatchChange,
  MatchingScore,
  MultiScore,
  RankedCv,
  WeighedRequirement,
} from "../../contract/api.ts";
import { reweigh, VERDICT_SCORES } from "../../cv/match/3-score/reweigh.ts";
import type { Db } from "../../store/open-store.ts";
import { analysedPeople, matchChanges, users } from "../../store/schema.ts";

/** The results of an analysis; that of a single CV has no position of its own. */
export function resultsOf(score: MatchingScore, fileName = ""): CvScore[] {
  return "multi_cv_analysis" in score ? score.results : [{ ...score, cv_index: 1, cv_filename: fileName }];
}

/** The CVs of an analysis that could not be read. */
export const failedOf = (score: MatchingScore): NonNullable<MultiScore["failed"]> =>
  "multi_cv_analysis" in score ? (score.failed ?? []) : [];

/** What a recruiter made of a result; undefined where nothing was changed. */
export function changedMatch(db: Db, jobId: string, score: MatchingScore): ChangedMatch | undefined {
  const changes = changesOf(db, jobId);
  return changes.length > 0 ? applyChanges(resultsOf(score), changes) : undefined;
}

/** The best candidate of some analyses, by their jobs, where a recruiter has changed what counts. */
export function changedBestOf(db: Db, analyses: { id: string; score: MatchingScore | null }[]): Map<string, RankedCv> {
  const ids = analyses.filter(({ score }) => score !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = db.selectDistinct({ jobId: matchChanges.jobId }).from(matchChanges).where(inArray(matchChanges.jobId, ids)).all();
  const withChanges = new Set(rows.map(({ jobId }) => jobId));
  const best = new Map<string, RankedCv>();
  for (const { id, score } of analyses) {
    const changed = score && withChanges.has(id) ? changedMatch(db, id, score) : undefined;
    const [first] = changed?.ranking ?? [];
    if (changed?.counts && first) best.set(id, first);
  }
  return best;
}

/** The names of the best candidates of some analyses, by their jobs, where they were read. `changed`: the best where a recruiter has changed what counts. */
export function bestNamesOf(db: Db, analyses: { id: string; score: MatchingScore | null }[], changed: Map<string, RankedCv>) {
  const best = new Map(analyses.flatMap(({ id, score }) => (score ? [[id, (changed.get(id) ?? firstOf(score))?.cv_index] as const] : [])));
  if (best.size === 0) return new Map<string, string>();
  const people = db
    .select()
    .from(analysedPeople)
    .where(inArray(analysedPeople.jobId, [...best.keys()]))
    .all();
  return new Map(people.flatMap(({ jobId, position, name }) => (name && best.get(jobId) === position ? [[jobId, name] as const] : [])));
}

/** The best by the matcher: an analysis keeps its results in their order. */
const firstOf = (score: MatchingScore) => resultsOf(score)[0];

/** The changes of an analysis in their order, each with the name of who made it. */
function changesOf(db: Db, jobId: string): KeptMatchChange[] {
  return db
    .select({ row: matchChanges, first: users.firstName, last: users.lastName, email: users.email })
    .from(matchChanges)
    .leftJoin(users, eq(users.id, matchChanges.by))
    .where(eq(matchChanges.jobId, jobId))
    .orderBy(asc(matchChanges.id))
    .all()
    .map(({ row: { id, at, change, takenBackAt }, first, last, email }) => ({
      id,
      by: [first, last].filter(Boolean).join(" ") || email || "An account that is gone",
      at: at.toISOString(),
      ...(takenBackAt && { takenBackAt: takenBackAt.toISOString() }),
      change,
    }));
}

/** Weighs and ranks results anew. Of the same score the one that the matcher has before comes first. */
export function applyChanges(results: CvScore[], changes: KeptMatchChange[]): ChangedMatch {
  const active = changes.filter(({ takenBackAt }) => takenBackAt === undefined);
  const requirements = weighedRequirements(results[0]?.requirements ?? [], changes);
  const verdictsOf = openVerdicts(active, requirements.length);
  const judged = results.map((cv) => verdictsOf(cv));
  const counting = requirements.map(
    ({ weight }, at) => weight !== "ignore" && judged.every((verdicts) => (verdicts[at]?.met ?? null) !== null),
  );
  const counts = active.some(({ change: { kind } }) => kind !== "note");

  const ranking = results.map((cv, index): RankedCv => {
    const verdicts = judged[index] ?? [];
    const weighed = verdicts.flatMap(({ met, change }, at) => {
      const { weight } = requirements[at] as WeighedRequirement;
      if (!counting[at] || met === null) return [];
      const own = change === undefined ? cv.requirements[at]?.score : undefined;
      return [{ weight, met, score: own ?? VERDICT_SCORES[met] }];
    });
    const note = lastOf(active, (change) => change.kind === "note" && change.cv_index === cv.cv_index)?.change as
      | Extract<MatchChange, { kind: "note" }>
      | undefined;
    return {
      cv_index: cv.cv_index,
      overall_matching_score: counts ? reweigh(cv, weighed) : cv.overall_matching_score,
      verdicts,
      ...(note?.text && { note: note.text }),
    };
  });
  return { changes, counts, requirements, ranking: ranking.toSorted((a, b) => b.overall_matching_score - a.overall_matching_score) };
}

/** The matcher's requirements and those that were added, also one that is taken back: the places of the others stay. */
function weighedRequirements(found: CvScore["requirements"], changes: KeptMatchChange[]): WeighedRequirement[] {
  const active = changes.filter(({ takenBackAt }) => takenBackAt === undefined);
  const added = changes.flatMap(({ id, change, takenBackAt }): WeighedRequirement[] =>
    change.kind === "add" ? [{ text: change.text, weight: takenBackAt ? "ignore" : change.weight, added: true, change: id }] : [],
  );
  const all = [...found.map(({ text, kind }): WeighedRequirement => ({ text, weight: kind })), ...added];
  return all.map((one, at) => {
    const last = lastOf(active, (change) => change.kind === "weight" && change.requirement === at + 1);
    if (last?.change.kind !== "weight" || (one.added && one.weight === "ignore")) return one;
    const from = found[at]?.kind;
    return { ...one, weight: last.change.weight, change: last.id, ...(from && from !== last.change.weight && { from }) };
  });
}

function openVerdicts(active: KeptMatchChange[], count: number): (cv: CvScore) => CountedVerdict[] {
  return ({ cv_index, requirements }) =>
    Array.from({ length: count }, (_, at): CountedVerdict => {
      const found = requirements[at]?.met;
      const last = lastOf(active, (change) => change.kind === "verdict" && change.cv_index === cv_index && change.requirement === at + 1);
      if (last?.change.kind !== "verdict") return { met: found ?? null };
      return { met: last.change.met, ...(found && { from: found }), change: last.id };
    });
}

const lastOf = (changes: KeptMatchChange[], is: (change: MatchChange) => boolean) => changes.findLast(({ change }) => is(change));
