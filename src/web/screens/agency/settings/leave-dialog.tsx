import type { Agency, AgencyMember } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { memberPath, useAgencyAction } from "../agency-action.ts";

type Props = { agency: Agency; payer: AgencyMember | undefined; userId: string; onClose: () => void };

export function LeaveDialog({ agency, payer, userId, onClose }: Props) {
  const leave = useAgencyAction({
    call: () => api("DELETE", memberPath(userId)),
    done: "You have left",
    failed: "You have not left",
    describe: () => agency.name,
    after: () => null,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Leave the agency"
      description={agency.name}
      confirm="Leave"
      danger
      busy={leave.isPending}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    >
      <p>The CVs and analyses that you made for the agency go to {payer ? fullName(payer) : "the account that pays"}.</p>
      <p>You work alone again, with the credits, templates, brand and words of your own account. To come back you need a new invitation.</p>
    </ConfirmDialog>
  );
}
