import { and, count, eq } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Agency, AgencyRole } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db } from "../store/open-store.ts";
import { agencyMembers, jobs } from "../store/schema.ts";
import { type AgencyTools, endAgency, refuseToDeletePayer } from "./agencies.ts";
import { ownAgency } from "./describe-agency.ts";
import {
  type AgencyRow,
  addMember,
  administeredAgency,
  type MemberRow,
  memberOf,
  membershipOf,
  ownMembership,
  refuseMember,
} from "./membership.ts";

/** Throws AppError "not_found", "forbidden", and "conflict" where the agency would be without an administrator. */
export function changeMember({ store, trace, now }: AgencyTools, userId: string, memberId: string, role: AgencyRole): Agency {
  return store.transaction((tx) => {
    const agency = administeredAgency(tx, userId);
    const member = memberOf(tx, agency, memberId);
    if (role !== "administrator") refuseLastAdministrator(tx, agency, member);
    setRole(tx, memberId, role);
    trace(tx, { action: "member.role-changed", subject: memberId, account: memberId, details: { role } });
    return ownAgency(tx, userId, now());
  });
}

/** The operator of the service makes an account a member, without an invitation. Throws AppError "conflict" for a member of an agency. */
export function enrolMember({ store, trace, now }: AgencyTools, agencyId: string, userId: string, role: AgencyRole): void {
  store.transaction((tx) => {
    refuseMember(tx, userId);
    addMember(tx, { agencyId, userId, role, joinedAt: now() });
    trace(tx, { action: "member.added", subject: userId, account: userId, details: { role } });
  });
}

/**
 * A member leaves, or is removed by an administrator. What it did for the agency stays there: its jobs become those of who removes it, or of the account
 * that pays. Throws AppError "not_found", "forbidden", and "conflict" for the last administrator and for the account that pays.
 */
export function removeMember({ store, trace }: AgencyTools, userId: string, memberId: string): void {
  store.transaction((tx) => {
    const leaves = memberId === userId;
    const agency = leaves ? ownMembership(tx, userId).agency : administeredAgency(tx, userId);
    const member = memberOf(tx, agency, memberId);
    if (agency.payerId === memberId)
      throw new AppError("conflict", "This account pays for the agency. Please let another one pay first, or dissolve the agency.");
    refuseLastAdministrator(tx, agency, member);
    leave(tx, agency, memberId, leaves ? agency.payerId : userId);
    if (leaves) trace(tx, { action: "member.left", subject: agency.id, account: memberId });
    else trace(tx, { action: "member.removed", subject: memberId, account: memberId });
  });
}

/**
 * Before an account is deleted: what it did for its agency stays there, with the account that pays; an agency that it is alone in ends. Throws AppError
 * "conflict" for an account that pays for others.
 */
export function leaveForGood(tx: Db, trace: Trace, userId: string): void {
  refuseToDeletePayer(tx, userId);
  const agency = membershipOf(tx, userId)?.agency;
  if (!agency) return;
  if (agency.payerId === userId) endAgency(tx, trace, agency);
  else {
    leave(tx, agency, userId, agency.payerId);
    trace(tx, { action: "member.removed", subject: userId, account: userId });
    if (countAdministrators(tx, agency) === 0) setRole(tx, agency.payerId, "administrator");
  }
}

/**
 * Somebody else is the owner of the account from now on, who has not joined any agency: the account leaves its agency, or ends the one that it pays for. What it
 * did for the agency stays there.
 */
export function leaveUnasked(tx: Db, trace: Trace, userId: string): void {
  const agency = membershipOf(tx, userId)?.agency;
  if (agency?.payerId === userId) endAgency(tx, trace, agency);
  else leaveForGood(tx, trace, userId);
}

const setRole = (tx: Db, userId: string, role: AgencyRole) =>
  tx.update(agencyMembers).set({ role }).where(eq(agencyMembers.userId, userId)).run();

function leave(tx: Db, { id }: AgencyRow, memberId: string, heir: string): void {
  tx.update(jobs)
    .set({ userId: heir })
    .where(and(eq(jobs.userId, memberId), eq(jobs.agencyId, id)))
    .run();
  tx.delete(agencyMembers).where(eq(agencyMembers.userId, memberId)).run();
}

function refuseLastAdministrator(db: Db, agency: AgencyRow, { role }: MemberRow): void {
  if (role === "administrator" && countAdministrators(db, agency) === 1)
    throw new AppError("conflict", `${agency.name} needs an administrator. Please make somebody else one first.`);
}

function countAdministrators(db: Db, { id }: AgencyRow): number {
  const isAdministrator = and(eq(agencyMembers.agencyId, id), eq(agencyMembers.role, "administrator"));
  return db.select({ total: count() }).from(agencyMembers).where(isAdministrator).get()?.total ?? 0;
}
