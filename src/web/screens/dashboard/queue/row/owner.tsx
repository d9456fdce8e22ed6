import { UserRound } from "lucide-react";
import type { JobOwner } from "../../../../../engine/contract/api.ts";
import { fullName } from "../../../../lib/text/words.ts";

/** Whose CV it is, in the list of an agency. */
export const Owner = ({ owner, isSelf }: { owner: JobOwner; isSelf: boolean }) => (
  <span className={isSelf ? "badge row-owner own" : "badge row-owner"} title={owner.email}>
    <UserRound size={12} aria-hidden="true" />
    <span>{isSelf ? "You" : fullName(owner)}</span>
  </span>
);
