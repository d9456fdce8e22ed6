import { eq, sql } from "drizzle-orm";
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditActor,
  type AuditDetails,
  type AuditRecord,
  type AuditWay,
} from "../../contract/audit-actions.ts";
import type { Db } from "../../store/open-store.ts";
import { auditAnchors, auditEvents } from "../../store/schema.ts";
import { appendRecord, type ChainedLog } from "../chain/chained-log.ts";
import type { LogKey } from "../chain/log-key.ts";

/** The audit log as a chain: its table has columns for searches beside those of every chained log. */
export const AUDIT_LOG = {
  records: auditEvents,
  anchors: auditAnchors,
  sealed: "audit\n",
  at: sql`${auditEvents.at}`,
} as unknown as ChainedLog;

/** Who acts, and by which way. */
export type Acting = { actor: AuditActor; way: AuditWay; key?: { id: string; name: string } };

export type AuditEntry<A extends AuditAction = AuditAction> = {
  action: A;
  /** The id of whom or what it is done to. */
  subject?: string;
  /** Whose thing that is: the account's id, null for what is the house's. */
  account?: string | null;
  details?: AuditDetails;
  /** Where it is somebody else than who calls: a log-in is that of the account that it opens. */
  actor?: AuditActor;
};

/** Writes into the audit log what is being done, in the transaction that does it, so that neither stands without the other. */
export type Trace = (tx: Db, entry: AuditEntry) => void;

/** A trace that knows who acts. */
export type Tracing = (acting: Acting) => Trace;

export const THE_SERVICE: Acting = { actor: { id: null, name: null }, way: "service" };

export const openTracing =
  (key: LogKey, now: () => Date): Tracing =>
  (acting) =>
  (tx, entry) =>
    void appendRecord(tx, AUDIT_LOG, key, ({ seq, before }): AuditRecord => {
      const { action, subject, account, details, actor = acting.actor } = entry;
      return {
        seq,
        at: now().toISOString(),
        before,
        action,
        actor,
        way: acting.way,
        ...(acting.key && { key: acting.key }),
        ...(subject !== undefined && { subject: { kind: AUDIT_ACTIONS[action].about, id: short(subject) } }),
        ...(account && { account }),
        ...(details && Object.keys(details).length > 0 && { details: bounded(details) }),
      };
    });

/** The address of an account, as an actor. */
export const actorOf = ({ id, email }: { id: string; email: string }): AuditActor => ({ id, name: email });

/** A record is small, whatever it tells of. Units: characters, and items of a list. */
const MAX_CHARS = 100;
const MAX_ITEMS = 50;

const short = (text: string) => text.slice(0, MAX_CHARS);

function bounded(details: AuditDetails): AuditDetails {
  const bound = (value: unknown) => {
    if (typeof value === "string") return short(value);
    return Array.isArray(value) ? value.slice(0, MAX_ITEMS).map((item) => short(String(item))) : value;
  };
  return Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, bound(value)]),
  );
}

/**
 * Writes a record where `isTrue`, and does the same work where it is not: the time of an answer must not tell whether there is an account with an address. What
 * is taken back has cost as much, and the mark at the end is written anew, so that both wait for the disk.
 */
export function traceInEqualTime(tx: Db, trace: Trace, isTrue: boolean, entry: AuditEntry): void {
  if (isTrue) {
    trace(tx, entry);
    return;
  }
  try {
    tx.transaction((inner) => {
      trace(inner, entry);
      throw TAKEN_BACK;
    });
  } catch (error) {
    if (error !== TAKEN_BACK) throw error;
  }
  tx.update(auditAnchors).set({ name: "end" }).where(eq(auditAnchors.name, "end")).run();
}

const TAKEN_BACK = new Error("this record was not meant");
