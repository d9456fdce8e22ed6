import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Agency, AgencyInvitation, AgencyMember } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { agencyInvitations, agencyMembers, ledger, users } from "../store/schema.ts";
import { type Membership, membershipOf, ownMembership } from "./membership.ts";

export type InvitationRow = typeof agencyInvitations.$inferSelect;

/** The agency of an account as the account sees it; null for one that works alone. */
export function readAgency(db: Db, userId: string, now: Date): Agency | null {
  const found = membershipOf(db, userId);
  return found ? describe(db, found, now) : null;
}

/** The same for a member. Throws AppError "not_found". */
export const ownAgency = (db: Db, userId: string, now: Date): Agency => describe(db, ownMembership(db, userId), now);

const describe = (db: Db, { agency: { id, name, sharesJobs, payerId, createdAt }, role }: Membership, now: Date): Agency => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  sharesJobs,
  members: describeMembers(db, id, payerId, now),
  invitations: role === "administrator" ? listInvitations(db, id, now) : [],
});

function describeMembers(db: Db, agencyId: string, payerId: string, now: Date): AgencyMember[] {
  const spent = spentThisMonth(db, payerId, now);
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: agencyMembers.role,
      joinedAt: agencyMembers.joinedAt,
    })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyMembers.agencyId, agencyId))
    .orderBy(asc(agencyMembers.joinedAt), asc(sql`agency_members.rowid`))
    .all()
    .map(({ joinedAt, ...member }) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      ...(member.id === payerId && { pays: true as const }),
      creditsThisMonth: spent.get(member.id) ?? 0,
    }));
}

/** What the jobs of each account have cost the one that pays in the month of an instant (UTC), less what was given back in it. */
function spentThisMonth(db: Db, payerId: string, now: Date): Map<string, number> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const by = sql<string>`coalesce(${ledger.byUserId}, ${ledger.userId})`;
  const rows = db
    .select({ by, spent: sql<number>`-sum(${ledger.amount})` })
    .from(ledger)
    .where(and(eq(ledger.userId, payerId), inArray(ledger.kind, ["charge", "refund"]), gte(ledger.at, from)))
    .groupBy(by)
    .all();
  return new Map(rows.map(({ by, spent }) => [by, spent]));
}

/** The invitations that wait for an answer, oldest first. */
export const listInvitations = (db: Db, agencyId: string, now: Date): AgencyInvitation[] =>
  db
    .select()
    .from(agencyInvitations)
    .where(and(eq(agencyInvitations.agencyId, agencyId), gt(agencyInvitations.expiresAt, now)))
    .orderBy(asc(agencyInvitations.createdAt), asc(agencyInvitations.email))
    .all()
    .map(toInvitation);

export const toInvitation = ({ id, email, role, createdAt, expiresAt }: InvitationRow): AgencyInvitation => ({
  id,
  email,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
