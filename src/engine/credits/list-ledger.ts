import { and, count, desc, eq, sql } from "drizzle-orm";
import type { LedgerEntry, LedgerPage } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { jobs, ledger, users } from "../store/schema.ts";

const LEDGER_PAGE_ROWS = 50;
/** A cause that is a run of a job begins with the job's id: see `runRef`. */
const UUID_LENGTH = 36;

/**
 * A page of an account's ledger, newest rows first, each with the balance that it left and the job that caused it. Pages count from 1; one past
 * the last is empty. With a kind only rows of it, whose balances still count all the others.
 */
export function listLedger(db: Db, userId: string, page: number, kind?: LedgerEntry["kind"]): LedgerPage {
  const all = db
    .select({
      id: ledger.id,
      kind: ledger.kind,
      amount: ledger.amount,
      balance: sql<number>`sum(${ledger.amount}) over (order by ${ledger.id})`.as("balance"),
      ref: ledger.ref,
      note: ledger.note,
      at: ledger.at,
      byUserId: ledger.byUserId,
    })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .as("balanced");
  const wanted = kind && eq(all.kind, kind);
  const rows = db
    .select({
      id: all.id,
      kind: all.kind,
      amount: all.amount,
      balance: all.balance,
      ref: all.ref,
      note: all.note,
      at: all.at,
      job: { jobType: jobs.jobType, fileName: jobs.fileName, cvCount: jobs.cvCount },
      by: users.email,
    })
    .from(all)
    .leftJoin(jobs, eq(jobs.id, sql`substr(${all.ref}, 1, ${UUID_LENGTH})`))
    .leftJoin(users, eq(users.id, all.byUserId))
    .where(wanted)
    .orderBy(desc(all.id))
    .limit(LEDGER_PAGE_ROWS)
    .offset((page - 1) * LEDGER_PAGE_ROWS)
    .all();
  const total =
    db
      .select({ rows: count() })
      .from(ledger)
      .where(and(eq(ledger.userId, userId), kind && eq(ledger.kind, kind)))
      .get()?.rows ?? 0;

  return {
    entries: rows.map(({ by, ...row }) => ({ ...row, at: row.at.toISOString(), ...(by !== null && { by }) })),
    total,
    page,
    pages: Math.ceil(total / LEDGER_PAGE_ROWS),
  };
}
