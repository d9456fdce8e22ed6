import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { LedgerEntry, LedgerPage } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import { jobs, ledger, users } from "../../store/schema.ts";

const LEDGER_PAGE_ROWS = 50;
/** A cause that is a run of a job begins with the job's id: see `runRef`. */
const UUID_LENGTH = 36;

/**
 * A page of an account's ledger, newest rows first, each with the balance that it left and the job that caused it. Pages count from 1; one past
 * the last is empty. With a kind only rows of it, whose balances still count all the others.
 */
export function listLedger(db: Db, userId: string, page: number, kind?: LedgerEntry["kind"]): LedgerPage {
  const wanted = and(eq(ledger.userId, userId), kind && eq(ledger.kind, kind));
  // Their numbers first, from an index: otherwise SQLite reads and sorts all rows of the account.
  const ids = db
    .select({ id: ledger.id })
    .from(ledger)
    .where(wanted)
    .orderBy(desc(ledger.id))
    .limit(LEDGER_PAGE_ROWS)
    .offset((page - 1) * LEDGER_PAGE_ROWS);
  const rows = db
    .select({
      id: ledger.id,
      kind: ledger.kind,
      amount: ledger.amount,
      ref: ledger.ref,
      note: ledger.note,
      at: ledger.at,
      job: { jobType: jobs.jobType, fileName: jobs.fileName, cvCount: jobs.cvCount },
      by: users.email,
    })
    .from(ledger)
    .leftJoin(jobs, eq(jobs.id, sql`substr(${ledger.ref}, 1, ${UUID_LENGTH})`))
    .leftJoin(users, eq(users.id, ledger.byUserId))
    .where(inArray(ledger.id, ids))
    .orderBy(desc(ledger.id))
    .all();
  const balances = balancesAt(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const total = db.select({ rows: count() }).from(ledger).where(wanted).get()?.rows ?? 0;

  return {
    entries: rows.map(({ by, ...row }) => ({
      ...row,
      balance: balances.get(row.id) ?? 0,
      at: row.at.toISOString(),
      ...(by !== null && { by }),
    })),
    total,
    page,
    pages: Math.ceil(total / LEDGER_PAGE_ROWS),
  };
}

/** What an account had after some of its rows, the newest first. The sum of all that is older is taken at once, and only what lies between them row by row. */
function balancesAt(db: Db, userId: string, ids: number[]): Map<number, number> {
  const [newest = 0, oldest = 0] = [ids[0], ids.at(-1)];
  const older = db
    .select({ sum: sql<number>`coalesce(sum(${ledger.amount}), 0)` })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), lt(ledger.id, oldest)))
    .get();
  const between = db
    .select({ id: ledger.id, amount: ledger.amount })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), gte(ledger.id, oldest), lte(ledger.id, newest)))
    .orderBy(asc(ledger.id))
    .all();
  let balance = older?.sum ?? 0;
  return new Map(
    between.map(({ id, amount }) => {
      balance += amount;
      return [id, balance];
    }),
  );
}
