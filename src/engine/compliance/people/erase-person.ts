import { and, eq, inArray } from "drizzle-orm";
import type { ErasureReceipt, MatchingScore } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Keeper } from "../../house/keeper.ts";
import { filesOf, type JobRow } from "../../jobs/job.ts";
import { type RemoveTools, removeNow } from "../../jobs/remove-job.ts";
import { cleanFileName } from "../../jobs/submit/upload.ts";
import type { Db } from "../../store/open-store.ts";
import { analysedPeople, CHANGED_CV, jobFiles, jobs, matchChanges, messages } from "../../store/schema.ts";
import { eraseReasons } from "../decisions/records-of.ts";
import { hashOfRecord, writeRecord } from "../decisions/write-record.ts";
import { openMention, toWanted } from "./compare.ts";
import { noteErased } from "./erased-items.ts";
import { aboutPerson, backupsWith, type FindTools, type HeldItem, searchHeld, subjectOf } from "./find-person.ts";
import { completePersonIndex } from "./person-index.ts";

export type EraseTools = FindTools & RemoveTools;

/**
 * Erases items that `findPerson` has found, all or none: jobs with their files, one CV of an analysis with its result, contact messages; also the keeper's reasons of overrides about them.
 * One that has not finished is cancelled and refunded. It is recorded without a name, and a restored backup is erased again. `by`: see `writeRecord`; `also` is part of the same transaction. Throws AppError
 * "invalid" for no items, "not_found" for one that the search does not find, "conflict" for an account.
 */
export async function erasePerson(
  tools: EraseTools,
  keeper: Keeper,
  { query, items: ids, by }: { query: string; items: string[]; by: string },
  also: (tx: Db, receipt: ErasureReceipt) => void = () => {},
): Promise<ErasureReceipt> {
  const { items } = await searchHeld(tools.store, keeper, query);
  const chosen = chooseItems(items, ids);
  const { decisionLog, config } = tools;
  const hashes = (item: HeldItem) => item.sha256.map((sha256) => decisionLog.key.nameOf("cv", sha256));
  const subject = subjectOf(decisionLog, query);
  const wanted = toWanted(query);
  const at = tools.now();
  const erased = chosen.map((item) => ({ id: item.id, kind: item.kind, uploadedAt: item.at, files: item.files, hashes: hashes(item) }));
  const backups = backupsWith(config.dataDir, chosen, keeper === "house");

  // Before: if the program ends in between, the next start erases what was asked for.
  noteErased(config.dataDir, { at: at.toISOString(), items: chosen.map(({ id }) => id) });
  const receipt = removeItems(tools, chosen, (tx) => {
    const reasons = eraseReasons(tx, keeper, chosen.flatMap(hashes), wanted ? openMention(wanted) : () => false);
    const entry = { kind: "erasure", subject, items: chosen.map(({ id }) => id), reasons } as const;
    const record = writeRecord(tx, decisionLog.key, by, entry, at);
    tools.trace(tx, { action: "person.erased", subject, ...aboutPerson(keeper, chosen.length) });
    const named = { record: record.seq, hash: hashOfRecord(record), at: at.toISOString(), by, subject };
    const receipt = { ...named, erased, reasons: reasons.length, backups };
    also(tx, receipt);
    return receipt;
  });
  // An analysis that goes on without a CV has its words no longer.
  await completePersonIndex(tools.store);
  return receipt;
}

function chooseItems(found: HeldItem[], ids: string[]): HeldItem[] {
  if (ids.length === 0) throw new AppError("invalid", "Please choose what to erase.");
  return [...new Set(ids)].map((id) => {
    const item = found.find((one) => one.id === id);
    if (!item)
      throw new AppError("not_found", "Something that was chosen is no longer held, or is not found by this search. Please search again.");
    if (!item.erasable) throw new AppError("conflict", "An account of the service is deleted in the admin panel, under Users.");
    return item;
  });
}

/** What stands for an item where nothing of a person may: its id, and what it belongs to. */
export type ErasedItem = Pick<HeldItem, "id" | "jobId" | "position">;

/** Removes items and what `after` does, in one transaction; then the files. */
export function removeItems<T>(tools: RemoveTools, items: ErasedItem[], after: (tx: Db) => T): T {
  let removedFiles: string[] = [];
  let result: T | undefined;
  removeNow(
    tools,
    (tx) => {
      const parts = items.filter(({ jobId, position }) => jobId !== undefined && position !== undefined);
      const whole = new Set(items.flatMap(({ jobId, position }) => (jobId !== undefined && position === undefined ? [jobId] : [])));
      for (const jobId of new Set(parts.map((part) => part.jobId as string))) {
        const positions = parts.filter((part) => part.jobId === jobId).map(({ position }) => position as number);
        if (whole.has(jobId)) continue;
        const files = removeParts(tx, jobId, positions);
        if (files === null) whole.add(jobId);
        else removedFiles = [...removedFiles, ...files];
      }
      return [...whole].flatMap((id) => tx.select().from(jobs).where(eq(jobs.id, id)).all());
    },
    (tx) => {
      for (const { id } of items)
        if (id.startsWith(MESSAGE))
          tx.delete(messages)
            .where(eq(messages.id, id.slice(MESSAGE.length)))
            .run();
      result = after(tx);
    },
  );
  tools.files.remove(removedFiles);
  return result as T;
}

const MESSAGE = "message:";

/** Takes CVs out of an analysis that goes on without them. Null where the whole analysis must go: it has not been completed, or nothing else is left of it. */
function removeParts(tx: Db, jobId: string, positions: number[]): string[] | null {
  const row = tx.select().from(jobs).where(eq(jobs.id, jobId)).get();
  if (!row) return [];
  const score = row.status === "completed" && row.score ? without(row.score, positions) : null;
  if (!score) return null;

  const isPart = and(eq(jobFiles.jobId, jobId), eq(jobFiles.role, "source"), inArray(jobFiles.position, positions));
  const files = tx.delete(jobFiles).where(isPart).returning({ id: jobFiles.id }).all();
  tx.delete(analysedPeople)
    .where(and(eq(analysedPeople.jobId, jobId), inArray(analysedPeople.position, positions)))
    .run();
  tx.delete(matchChanges)
    .where(and(eq(matchChanges.jobId, jobId), inArray(CHANGED_CV, positions)))
    .run();
  tx.update(jobs)
    .set({ score, fileName: nameWithout(tx, row) })
    .where(eq(jobs.id, jobId))
    .run();
  return files.map(({ id }) => id);
}

function without(score: MatchingScore, positions: number[]): MatchingScore | null {
  if (!("multi_cv_analysis" in score)) return null;
  const stays = ({ cv_index }: { cv_index: number }) => !positions.includes(cv_index);
  const results = score.results.filter(stays);
  const failed = score.failed?.filter(stays) ?? [];
  if (results.length === 0) return null;
  const { failed: _, ...rest } = score;
  return { ...rest, cv_count: results.length + failed.length, results, ...(failed.length > 0 && { failed }) };
}

/** An analysis is called after its first CV. */
function nameWithout(tx: Db, row: JobRow): string {
  const left = filesOf(tx, row.id).filter(({ role }) => role === "source");
  const [first] = left;
  if (!first) return "analysis";
  const name = cleanFileName(first.name);
  return left.length === 1 ? name : `${name} (+${left.length - 1} more)`;
}
