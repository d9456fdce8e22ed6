import { asc, count, eq } from "drizzle-orm";
import { moveBalance } from "../billing/credits/ledger.ts";
import { currentSubscription } from "../billing/payments/subscriptions.ts";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Agency } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { MAX_AGENCY_NAME_CHARS } from "../contract/limits.ts";
import { moveBrand } from "../house/brand/brands.ts";
import { moveWords } from "../house/words.ts";
import type { Db, Store } from "../store/open-store.ts";
import { agencies, agencyMembers } from "../store/schema.ts";
import { ownAgency } from "./describe-agency.ts";
import { type AgencyRow, addMember, administeredAgency, memberOf, membershipOf, refuseMember } from "./membership.ts";

export type AgencyTools = { store: Store; trace: Trace; now: () => Date };

/**
 * Makes an agency, whose administrator and payer the account becomes; its brand and its words become the agency's. `also` is part of the same
 * transaction. Throws AppError "invalid" for a name that cannot be, "conflict" for a member of an agency.
 */
export function createAgency(
  { store, trace, now }: AgencyTools,
  userId: string,
  asked: { name: string; sharesJobs: boolean },
  also: (tx: Db, agency: Agency) => void = () => {},
): Agency {
  const name = checkedName(asked.name);
  return store.transaction((tx) => {
    refuseMember(tx, userId);
    const at = now();
    const id = crypto.randomUUID();
    tx.insert(agencies).values({ id, name, payerId: userId, sharesJobs: asked.sharesJobs, createdAt: at }).run();
    addMember(tx, { agencyId: id, userId, role: "administrator", joinedAt: at });
    moveBrand(tx, { userId }, { agencyId: id });
    moveWords(tx, { userId }, { agencyId: id });
    trace(tx, { action: "agency.made", subject: id, account: userId });
    const agency = ownAgency(tx, userId, at);
    also(tx, agency);
    return agency;
  });
}

/** All agencies of the service, by their names. */
export const listAgencies = (db: Db): AgencyRow[] => db.select().from(agencies).orderBy(asc(agencies.name), asc(agencies.createdAt)).all();

/** Throws AppError "invalid", "not_found", "forbidden", and "conflict" where another account cannot pay. */
export function changeAgency(
  { store, trace, now }: AgencyTools,
  userId: string,
  { name, sharesJobs, payer }: { name?: string; sharesJobs?: boolean; payer?: string },
): Agency {
  return store.transaction((tx) => {
    const agency = administeredAgency(tx, userId);
    if (payer !== undefined && payer !== agency.payerId) {
      handOver(tx, agency, payer, now());
      trace(tx, { action: "agency.handed-over", subject: agency.id, account: payer });
    }
    const change = { ...(name !== undefined && { name: checkedName(name) }), ...(sharesJobs !== undefined && { sharesJobs }) };
    if (Object.keys(change).length > 0) {
      tx.update(agencies).set(change).where(eq(agencies.id, agency.id)).run();
      trace(tx, { action: "agency.changed", subject: agency.id, account: agency.payerId, details: { fields: Object.keys(change) } });
    }
    return ownAgency(tx, userId, now());
  });
}

/** From now on another member pays, and has all credits. A subscription stays with the account that bought it, so there must be none. */
function handOver(tx: Db, agency: AgencyRow, payer: string, at: Date): void {
  memberOf(tx, agency, payer);
  if (currentSubscription(tx, agency.payerId))
    throw new AppError("conflict", "The account that pays has a subscription. Please end it first: it cannot be handed over.");
  moveBalance(tx, { from: agency.payerId, to: payer, at, note: `Handed over with ${agency.name}` });
  tx.update(agencies).set({ payerId: payer }).where(eq(agencies.id, agency.id)).run();
}

/** Everybody works alone again, with the own jobs; brand and words go to the account that pays. Throws AppError "not_found", "forbidden". */
export function dissolveAgency({ store, trace }: AgencyTools, userId: string): void {
  store.transaction((tx) => endAgency(tx, trace, administeredAgency(tx, userId)));
}

/** Throws AppError "conflict" for an account that pays for others. */
export function refuseToDeletePayer(db: Db, userId: string): void {
  const agency = membershipOf(db, userId)?.agency;
  if (agency?.payerId !== userId) return;
  const members = db.select({ total: count() }).from(agencyMembers).where(eq(agencyMembers.agencyId, agency.id)).get()?.total ?? 0;
  if (members > 1)
    throw new AppError("conflict", `This account pays for ${agency.name}. Another member must pay before it can be deleted.`);
}

export function endAgency(tx: Db, trace: Trace, { id, payerId }: AgencyRow): void {
  moveBrand(tx, { agencyId: id }, { userId: payerId });
  moveWords(tx, { agencyId: id }, { userId: payerId });
  tx.delete(agencies).where(eq(agencies.id, id)).run();
  trace(tx, { action: "agency.dissolved", subject: id, account: payerId });
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "" || trimmed.length > MAX_AGENCY_NAME_CHARS)
    throw new AppError("invalid", `Please give the agency a name of at most ${MAX_AGENCY_NAME_CHARS} characters.`);
  return trimmed;
}
