import { and, desc, eq } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { AuditAction } from "../../contract/audit-actions.ts";
import { errorCode } from "../../contract/errors.ts";
import type { Log } from "../../store/log.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { auditEvents } from "../../store/schema.ts";

type Tools = { store: Store; log: Log; trace: Trace; now: () => Date };
type Look = Extract<AuditAction, "original.viewed" | "data.read">;

/** The desk asks for each page and after each change: within an hour that is one look. */
const ONE_LOOK_MS = 60 * 60_000;

/** Records that an account looks at a CV. On a full disk it is shown all the same: the service's own log then says that a look is missing. */
export function traceLook({ store, log, trace, now }: Tools, userId: string, jobId: string, action: Look): void {
  try {
    if (hasLooked(store.db, userId, jobId, action, new Date(now().getTime() - ONE_LOOK_MS))) return;
    store.transaction((tx) => trace(tx, { action, subject: jobId, account: userId }));
  } catch (error) {
    log.write("error", "audit", "A look at a CV could not be recorded.", { jobId, code: errorCode(error) });
  }
}

function hasLooked(db: Db, userId: string, jobId: string, action: Look, since: Date): boolean {
  const isLook = and(eq(auditEvents.subjectId, jobId), eq(auditEvents.action, action), eq(auditEvents.actorId, userId));
  const last = db.select({ at: auditEvents.at }).from(auditEvents).where(isLook).orderBy(desc(auditEvents.at)).limit(1).get();
  return last !== undefined && (last.at ?? "") > since.toISOString();
}
