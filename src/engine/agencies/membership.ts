import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { toUser, type UserRow } from "../accounts/users.ts";
import type { AgencyRole, OwnAgency, Plan, User } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db } from "../store/open-store.ts";
import { prepared } from "../store/prepared.ts";
import { agencies, agencyMembers, users } from "../store/schema.ts";

export type AgencyRow = typeof agencies.$inferSelect;
export type MemberRow = typeof agencyMembers.$inferSelect;
/** The agency of an account, and what the account may do there. */
export type Membership = { agency: AgencyRow; role: AgencyRole };
/** An account as it may act: with the wallet, the plan and the templates that it can use. */
export type ActingUser = UserRow & { membership?: Membership & { paidBy: string; ownPlan: Plan } };

const ofUser = prepared((db) =>
  db
    .select({ agency: agencies, role: agencyMembers.role, payer: users })
    .from(agencyMembers)
    .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .innerJoin(users, eq(users.id, agencies.payerId))
    .where(eq(agencyMembers.userId, sql.placeholder("userId")))
    .prepare(),
);

/** Undefined for an account that works alone. */
export function membershipOf(db: Db, userId: string): Membership | undefined {
  const found = ofUser(db).get({ userId });
  return found && { agency: found.agency, role: found.role };
}

/** Throws AppError "not_found" for an account that works alone. */
export function ownMembership(db: Db, userId: string): Membership {
  const found = membershipOf(db, userId);
  if (!found) throw new AppError("not_found", "This account is in no agency.");
  return found;
}

/** Throws AppError "not_found", and "forbidden" for a member who is no administrator of the agency. */
export function administeredAgency(db: Db, userId: string): AgencyRow {
  const { agency, role } = ownMembership(db, userId);
  if (role !== "administrator") throw new AppError("forbidden", `Only an administrator of ${agency.name} can do that.`);
  return agency;
}

/** Throws AppError "conflict" for an account that is in an agency. */
export function refuseMember(db: Db, userId: string): void {
  const found = membershipOf(db, userId);
  if (found) throw new AppError("conflict", `The account is in the agency ${found.agency.name} already, and has to leave it first.`);
}

/** The administrator who has been one for the longest. */
export function firstAdministrator(db: Db, { id, payerId }: AgencyRow): string {
  const isOne = and(eq(agencyMembers.agencyId, id), eq(agencyMembers.role, "administrator"));
  return db.select().from(agencyMembers).where(isOne).orderBy(asc(agencyMembers.joinedAt)).get()?.userId ?? payerId;
}

/** Throws AppError "not_found". */
export function memberOf(db: Db, agency: AgencyRow, userId: string): MemberRow {
  const isOne = and(eq(agencyMembers.userId, userId), eq(agencyMembers.agencyId, agency.id));
  const found = db.select().from(agencyMembers).where(isOne).get();
  if (!found) throw new AppError("not_found", "This account is not in the agency.");
  return found;
}

export function addMember(tx: Db, member: typeof agencyMembers.$inferInsert): void {
  tx.insert(agencyMembers).values(member).run();
}

/** The account whose wallet pays for another one: itself, or the one that pays in its agency. */
export const payerOf = (db: Db, userId: string): string => membershipOf(db, userId)?.agency.payerId ?? userId;

/** A member has the wallet and the plan of the account that pays, and its templates beside the own ones. */
export function actingUser(db: Db, user: UserRow): ActingUser {
  const found = ofUser(db).get({ userId: user.id });
  if (!found) return withSelected(user, user.assignedTemplates);
  const { agency, role, payer } = found;
  const { credits, plan } = payer;
  const templates = [...new Set([...user.assignedTemplates, ...payer.assignedTemplates])];
  return { ...withSelected(user, templates), credits, plan, membership: { agency, role, paidBy: payer.email, ownPlan: user.plan } };
}

/** The selected template may be one of an agency that the account has left. */
function withSelected(user: UserRow, assignedTemplates: string[]): UserRow {
  const { selectedTemplate } = user;
  const isAssigned = selectedTemplate !== null && assignedTemplates.includes(selectedTemplate);
  return { ...user, assignedTemplates, selectedTemplate: isAssigned ? selectedTemplate : (assignedTemplates[0] ?? null) };
}

/** The account as its own pages have it. */
export const toOwnUser = ({ membership, ...user }: ActingUser): User => ({
  ...toUser(user),
  ...(membership && { agency: toOwnAgency(membership) }),
});

/** All accounts as an administrator of the service sees them, oldest first: with their own credits and plans, and the agency that they are in. */
export const listAccounts = (db: Db): User[] => accountsOf(db);

/** The same of those accounts for which a condition holds. */
export function accountsOf(db: Db, which?: SQL): User[] {
  const payers = alias(users, "payers");
  return db
    .select({ user: users, agency: agencies, role: agencyMembers.role, paidBy: payers.email })
    .from(users)
    .leftJoin(agencyMembers, eq(agencyMembers.userId, users.id))
    .leftJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .leftJoin(payers, eq(payers.id, agencies.payerId))
    .where(which)
    .orderBy(asc(users.createdAt), asc(sql`users.rowid`))
    .all()
    .map(({ user, agency, role, paidBy }) => ({
      ...toUser(user),
      ...(agency && role && paidBy !== null && { agency: toOwnAgency({ agency, role, paidBy, ownPlan: user.plan }) }),
    }));
}

const toOwnAgency = ({ agency: { id, name, sharesJobs }, role, paidBy, ownPlan }: NonNullable<ActingUser["membership"]>): OwnAgency => ({
  id,
  name,
  role,
  sharesJobs,
  paidBy,
  ownPlan,
});

/** Throws AppError "forbidden" for a member who may not change the brand and the words of its agency. */
export function refuseToStyle({ membership }: ActingUser): void {
  if (membership?.role !== "recruiter") return;
  throw new AppError("forbidden", `Only brand editors and administrators of ${membership.agency.name} can change that.`);
}

/** Throws AppError "forbidden" for a member whose credits another account buys. */
export function refuseOthersWallet({ id, membership }: ActingUser): void {
  if (!membership || membership.agency.payerId === id) return;
  throw new AppError("forbidden", `The credits of ${membership.agency.name} are bought by ${membership.paidBy}.`);
}
