import { membershipOf } from "../agencies/membership.ts";
import type { Db } from "../store/open-store.ts";

/** Whose words or brand, or whose jobs: an account's, those of an agency, which its members use, or those of the house, which all accounts use. */
export type Keeper = { userId: string } | { agencyId: string } | "house";

/** The key of a keeper's row, and the account that it goes with. */
export function rowOf(keeper: Keeper): { scope: string; userId: string | null } {
  if (keeper === "house") return { scope: "house", userId: null };
  return "agencyId" in keeper ? { scope: `agency:${keeper.agencyId}`, userId: null } : { scope: keeper.userId, userId: keeper.userId };
}

/** What the audit log says of a keeper's words or brand. */
export function keptBy(keeper: Keeper): { subject: string; account: string | null; details: { scope: "house" | "agency" | "account" } } {
  if (keeper === "house") return { subject: "house", account: null, details: { scope: "house" } };
  if ("agencyId" in keeper) return { subject: keeper.agencyId, account: null, details: { scope: "agency" } };
  return { subject: keeper.userId, account: keeper.userId, details: { scope: "account" } };
}

/** Who keeps the brand and the words of an account: its agency, else itself. */
export function styleKeeperOf(db: Db, userId: string): Keeper {
  const agencyId = membershipOf(db, userId)?.agency.id;
  return agencyId === undefined ? { userId } : { agencyId };
}
