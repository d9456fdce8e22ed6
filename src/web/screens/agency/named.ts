import type { AgencyMember } from "../../../engine/contract/api.ts";
import { fullName } from "../../lib/text/words.ts";

/** `Anna Keller (anna@agency.example)`, or the address of who has no name. */
export const named = (member: Pick<AgencyMember, "firstName" | "lastName" | "email">): string => {
  const name = fullName(member);
  return name === member.email ? name : `${name} (${member.email})`;
};
