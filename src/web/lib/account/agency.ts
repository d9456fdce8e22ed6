import { useQuery } from "@tanstack/react-query";
import type { Agency, AgencyRole, OwnAgency, User } from "../../../engine/contract/api.ts";
import { agencyQuery, userQuery } from "../api/queries.ts";
import { fullName } from "../text/words.ts";
import { useUser } from "./session.ts";

/** What a role is called, and what it may do. */
export const AGENCY_ROLES: Record<AgencyRole, { name: string; may: string }> = {
  recruiter: { name: "Recruiter", may: "Works with CVs." },
  "brand-editor": { name: "Brand editor", may: "Works with CVs, and changes brand and words." },
  administrator: { name: "Administrator", may: "Changes everything: brand and words, the agency and its members." },
};

/** The signed-in account, asked anew whenever the screen is opened: what it may do in its agency is said by somebody else. */
export const useMember = () => useQuery({ ...userQuery, refetchOnMount: "always" });

type Who = Pick<User, "agency" | "email"> | null | undefined;

/** Whether an account may change the brand and the words that its documents have. */
export const mayStyle = (user: Who): boolean => user?.agency?.role !== "recruiter";

/** Whether an account buys its credits itself. */
export const buysCredits = (user: Who): boolean => !user?.agency || user.agency.paidBy === user.email;

const MAX_NAMES = 3;
const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "The agency's brand is changed by Anna Keller and Ben Vos.", for a member who may not; null for everybody else. */
export function useStyledBy(what: "brand is" | "words are"): string | null {
  const { data: user } = useUser();
  const { data: agency } = useQuery({ ...agencyQuery, enabled: !mayStyle(user) });
  return mayStyle(user) ? null : `The agency's ${what} changed by ${stylists(agency)}.`;
}

/** As long as nobody knows them, their roles. */
function stylists(agency: Agency | null | undefined): string {
  const names = (agency?.members ?? []).filter(({ role }) => role !== "recruiter").map(fullName);
  if (names.length === 0) return "its brand editors and administrators";
  const more = names.length - MAX_NAMES;
  return list.format(more > 1 ? [...names.slice(0, MAX_NAMES), `${more} others`] : names);
}

/** What colleagues can do with the work of each other, where the agency shares it. */
export const SHARED = "can download the documents and take the work over";

export const isAdministrator = (agency: OwnAgency | undefined): boolean => agency?.role === "administrator";
