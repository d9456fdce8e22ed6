import type { AgencyInvitation } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useAgencyAction } from "../agency-action.ts";

type Props = { invitation: AgencyInvitation; onClose: () => void; onClosed: () => void };

export function RevokeDialog({ invitation: { id, email }, onClose, onClosed }: Props) {
  const revoke = useAgencyAction({
    call: () => api("DELETE", `/agency/invitations/${encodeURIComponent(id)}`),
    done: "Invitation revoked",
    failed: "Not revoked",
    describe: () => email,
    after: (_, now) => ({ ...now, invitations: now.invitations.filter((one) => one.id !== id) }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Revoke the invitation"
      description={email}
      confirm="Revoke"
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p>Its link is refused from now on. You can invite the same address again.</p>
    </ConfirmDialog>
  );
}
