import { and, eq } from "drizzle-orm";
import type { RemoveTools } from "../../jobs/remove-job.ts";
import type { Db } from "../../store/open-store.ts";
import { analysedPeople, jobFiles, jobs, messages } from "../../store/schema.ts";
import type { DecisionLog } from "../decisions/record-matches.ts";
import { SERVICE, writeRecord } from "../decisions/write-record.ts";
import { type ErasedItem, removeItems } from "./erase-person.ts";
import { erasedIds } from "./erased-items.ts";

/** Erases what was erased before and has come back with a restored backup, and records it. Returns how many items. */
export function eraseAgain(tools: RemoveTools & { config: { dataDir: string }; decisionLog: DecisionLog }): number {
  const { store, config, decisionLog, now } = tools;
  const back = erasedIds(config.dataDir)
    .map(toItem)
    .filter((item) => isHeld(store.db, item));
  if (back.length === 0) return 0;
  removeItems(tools, back, (tx) => {
    tools.trace(tx, { action: "person.erased", details: { scope: "house", count: back.length } });
    return writeRecord(tx, decisionLog.key, SERVICE, { kind: "erasure", subject: "", items: back.map(({ id }) => id), reasons: [] }, now());
  });
  return back.length;
}

/** `cv:<job>`, `analysis:<job>`, `analysis:<job>:<position>`, `message:<id>`. */
function toItem(id: string): ErasedItem {
  const [kind, jobId, position] = id.split(":");
  if (kind === "message") return { id };
  return { id, jobId, ...(position !== undefined && { position: Number(position) }) };
}

function isHeld(db: Db, { id, jobId, position }: ErasedItem): boolean {
  if (jobId === undefined)
    return (
      db
        .select()
        .from(messages)
        .where(eq(messages.id, id.split(":")[1] ?? ""))
        .get() !== undefined
    );
  const job = db.select().from(jobs).where(eq(jobs.id, jobId)).get();
  if (!job || job.purgedAt) return false;
  if (position === undefined) return true;
  const source = and(eq(jobFiles.jobId, jobId), eq(jobFiles.role, "source"), eq(jobFiles.position, position));
  const person = and(eq(analysedPeople.jobId, jobId), eq(analysedPeople.position, position));
  return db.select().from(jobFiles).where(source).get() !== undefined || db.select().from(analysedPeople).where(person).get() !== undefined;
}
