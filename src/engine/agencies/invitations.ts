import { and, count, eq, gt, lte } from "drizzle-orm";
import { hashToken, newToken } from "../accounts/login/tokens.ts";
import { checkEmail, emailKey, findUserByEmail } from "../accounts/users.ts";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Agency, AgencyRole, CreatedAgencyInvitation, ShownAgencyInvitation } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { AGENCY_INVITATION_DAYS, MAX_AGENCY_MEMBERS } from "../contract/limits.ts";
import type { Db, Store } from "../store/open-store.ts";
import { agencies, agencyInvitations, agencyMembers, users } from "../store/schema.ts";
import { type InvitationRow, listInvitations, ownAgency, toInvitation } from "./describe-agency.ts";
import { addMember, administeredAgency, membershipOf, refuseMember } from "./membership.ts";

type Tools = { store: Store; trace: Trace; config: { publicUrl: string }; now: () => Date };

const DAY_MS = 24 * 60 * 60_000;

/**
 * Invites somebody by a mail address, and tells the page where that person joins, the only time. Another invitation of the same address takes the place of
 * the former one. `also` is part of the same transaction. Throws AppError "invalid", "not_found", "forbidden", and "conflict" for a member and where the
 * agency is full.
 */
export function inviteMember(
  { store, trace, config, now }: Tools,
  userId: string,
  { email, role }: { email: string; role: AgencyRole },
  also: (tx: Db, made: CreatedAgencyInvitation) => void = () => {},
): CreatedAgencyInvitation {
  checkEmail(email);
  const token = newToken();
  return store.transaction((tx) => {
    const agency = administeredAgency(tx, userId);
    const key = emailKey(email);
    const known = findUserByEmail(tx, email);
    if (known && membershipOf(tx, known.id)?.agency.id === agency.id)
      throw new AppError("conflict", `${email.trim()} is in ${agency.name} already.`);
    forget(tx, agency.id, key);
    refuseFull(tx, agency.id, now());
    const at = now();
    const row = tx
      .insert(agencyInvitations)
      .values({
        id: crypto.randomUUID(),
        agencyId: agency.id,
        email: email.trim(),
        emailKey: key,
        role,
        tokenHash: hashToken(token),
        invitedBy: userId,
        createdAt: at,
        expiresAt: new Date(at.getTime() + AGENCY_INVITATION_DAYS * DAY_MS),
      })
      .returning()
      .get();
    trace(tx, { action: "member.invited", subject: agency.id, account: agency.payerId, details: { role } });
    // After the #, which browsers send to no server: the token stands in no log.
    const made = { ...toInvitation(row), url: `${config.publicUrl}/agency/join#${token}` };
    also(tx, made);
    return made;
  });
}

/** Takes an invitation back. Throws AppError "not_found", "forbidden". */
export function withdrawInvitation({ store, trace }: { store: Store; trace: Trace }, userId: string, id: string): void {
  store.transaction((tx) => {
    const agency = administeredAgency(tx, userId);
    const isOne = and(eq(agencyInvitations.id, id), eq(agencyInvitations.agencyId, agency.id));
    const row = tx.delete(agencyInvitations).where(isOne).returning({ id: agencyInvitations.id }).get();
    if (!row) throw new AppError("not_found", "This invitation does not exist.");
    trace(tx, { action: "member.invitation-withdrawn", subject: agency.id, account: agency.payerId });
  });
}

/** What the invited account is asked. Throws as `joinAgency` does. */
export function showInvitation({ store: { db }, now }: Pick<Tools, "store" | "now">, user: Invited, token: string): ShownAgencyInvitation {
  const { email, role, invitedBy, agencyId } = invitationFor(db, user, token, now());
  const agency = db.select().from(agencies).where(eq(agencies.id, agencyId)).get();
  const inviter = invitedBy && db.select({ email: users.email }).from(users).where(eq(users.id, invitedBy)).get();
  return {
    agency: agency?.name ?? "",
    invitedBy: inviter ? inviter.email : null,
    email,
    role,
    sharesJobs: agency?.sharesJobs ?? false,
  };
}

/**
 * The invited account becomes a member; its own credits wait until it leaves. Throws AppError "not_found" for an invitation that does not exist or has
 * expired, and "conflict" for one of another address and for a member of an agency.
 */
export function joinAgency({ store, trace, now }: Tools, user: Invited, token: string): Agency {
  return store.transaction((tx) => {
    const { id, agencyId, role } = invitationFor(tx, user, token, now());
    refuseMember(tx, user.id);
    tx.delete(agencyInvitations).where(eq(agencyInvitations.id, id)).run();
    addMember(tx, { agencyId, userId: user.id, role, joinedAt: now() });
    trace(tx, { action: "member.joined", subject: agencyId, account: user.id, details: { role } });
    return ownAgency(tx, user.id, now());
  });
}

type Invited = { id: string; email: string };

function invitationFor(db: Db, { email }: Invited, token: string, now: Date): InvitationRow {
  const isOpen = and(eq(agencyInvitations.tokenHash, hashToken(token)), gt(agencyInvitations.expiresAt, now));
  const row = db.select().from(agencyInvitations).where(isOpen).get();
  if (!row) throw new AppError("not_found", "This invitation does not exist any more. Please ask for another one.");
  if (row.emailKey !== emailKey(email))
    throw new AppError(
      "conflict",
      `This invitation is for ${row.email}, and you are signed in as ${email}. Please sign in with that address.`,
    );
  return row;
}

/** Part of the daily sweep. */
export function removeExpiredInvitations(db: Db, now: Date): void {
  db.delete(agencyInvitations).where(lte(agencyInvitations.expiresAt, now)).run();
}

const forget = (tx: Db, agencyId: string, key: string) =>
  tx
    .delete(agencyInvitations)
    .where(and(eq(agencyInvitations.agencyId, agencyId), eq(agencyInvitations.emailKey, key)))
    .run();

function refuseFull(db: Db, agencyId: string, now: Date): void {
  const members = db.select({ total: count() }).from(agencyMembers).where(eq(agencyMembers.agencyId, agencyId)).get()?.total ?? 0;
  if (members + listInvitations(db, agencyId, now).length >= MAX_AGENCY_MEMBERS)
    throw new AppError("conflict", `An agency has at most ${MAX_AGENCY_MEMBERS} members and invitations.`);
}
