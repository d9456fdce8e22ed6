import { count, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { User, UserPage, UserSort } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { statsOfUsers } from "../stats/dashboard.ts";
import type { Db } from "../store/open-store.ts";
import { resetRequests, users } from "../store/schema.ts";
import { accountsOf } from "./membership.ts";

/** `text`: words that name or address must have. `forgotPassword`: only those with an open reset request. `cursor`: `next` of the page before. */
export type AskedUsers = { text?: string; forgotPassword?: true; sort?: UserSort; cursor?: string; limit?: number };

const USER_PAGE_ROWS = 50;
export const MAX_USER_PAGE_ROWS = 200;

/**
 * Accounts as an administrator sees them, with their statistics: those that a text finds, in an order, a page at a time. Throws AppError "invalid" for a cursor that
 * is none. An account whose place in the order does not change meanwhile stands on one page, whatever others do.
 */
export function searchAccounts(db: Db, asked: AskedUsers, now: Date): UserPage {
  const { text = "", forgotPassword, sort = "name", cursor, limit = USER_PAGE_ROWS } = asked;
  const before = cursor === undefined ? undefined : readCursor(cursor);
  const words = folded(text).split(/\s+/).filter(Boolean);
  const found = placesOf(db, forgotPassword && hasOpenRequest(db)).filter(({ name, email }) =>
    words.every((word) => folded(`${name} ${email}`).includes(word)),
  );
  const order = ORDERS[sort];
  const rest = (before ? found.filter((place) => order(place, before) > 0) : found).sort(order);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  const [accounts, stats] = [new Map(accountsOf(db, inArray(users.id, ids)).map((user) => [user.id, user])), statsOfUsers(db, ids, now)];
  return {
    users: ids.map((id) => ({ ...(accounts.get(id) as User), stats: stats.get(id) as UserPage["users"][number]["stats"] })),
    found: found.length,
    ...countsOf(db),
    ...(last && rest.length > limit && { next: writeCursor(last) }),
  };
}

/** What an account is searched and sorted by. */
type Place = { id: string; name: string; email: string; credits: number; createdAt: number };

const hasOpenRequest = (db: Db) =>
  inArray(users.id, db.select({ userId: resetRequests.userId }).from(resetRequests).where(isNull(resetRequests.closedAt)));

function placesOf(db: Db, which?: SQL): Place[] {
  const { id, email, firstName, lastName, credits, createdAt } = users;
  const rows = db.select({ id, email, firstName, lastName, credits, createdAt }).from(users).where(which).all();
  return rows.map(({ firstName, lastName, createdAt, ...row }) => ({
    ...row,
    name: [firstName, lastName].filter(Boolean).join(" ") || row.email,
    createdAt: createdAt.getTime(),
  }));
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
type Order = (a: Place, b: Place) => number;
const byId: Order = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);
const byName: Order = (a, b) => collator.compare(a.name, b.name) || byId(a, b);
const ORDERS: Record<UserSort, Order> = {
  name: byName,
  newest: (a, b) => b.createdAt - a.createdAt || byId(a, b),
  most: (a, b) => b.credits - a.credits || byName(a, b),
  least: (a, b) => a.credits - b.credits || byName(a, b),
};

/** `Müller` as `muller`. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Where a page ended, whether the account is there later or not. */
const writeCursor = ({ email: _, ...place }: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

function readCursor(text: string): Place {
  try {
    const { id, name, credits, createdAt } = JSON.parse(Buffer.from(text, "base64url").toString());
    if ([id, name].every((part) => typeof part === "string") && [credits, createdAt].every(Number.isFinite))
      return { id, name, credits, createdAt, email: "" };
  } catch {
    // Not what was written here.
  }
  throw new AppError("invalid", "This cursor is not the `next` of a page.");
}

function countsOf(db: Db): Pick<UserPage, "total" | "administrators" | "withTemplates"> {
  const having = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`;
  const counts = db
    .select({
      total: count(),
      administrators: having(sql`${users.role} = 'admin'`),
      withTemplates: having(sql`${users.assignedTemplates} <> '[]'`),
    })
    .from(users)
    .get();
  return counts ?? { total: 0, administrators: 0, withTemplates: 0 };
}
