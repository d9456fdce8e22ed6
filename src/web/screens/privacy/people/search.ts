import type { User } from "../../../../engine/contract/api.ts";
import { isAdministrator } from "../../../lib/account/agency.ts";

/** Where is searched: in the jobs of this account, in all that was made for its agency, or in those of all accounts. */
export type Scope = "account" | "agency" | "house";
export type PersonSearch = { query: string; scope: Scope };

/** Where an account may search, the widest last. */
export const scopesOf = ({ role, agency }: User): Scope[] => [
  "account",
  ...(isAdministrator(agency) ? (["agency"] as const) : []),
  ...(role === "admin" ? (["house"] as const) : []),
];

export const searchBody = ({ query, scope }: PersonSearch) => ({ query, ...(scope !== "account" && { scope }) });
