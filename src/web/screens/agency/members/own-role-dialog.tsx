import type { AgencyRole } from "../../../../engine/contract/api.ts";
import { AGENCY_ROLES } from "../../../lib/account/agency.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

type Props = { role: AgencyRole; busy: boolean; onConfirm: () => void; onClose: () => void };

export const OwnRoleDialog = ({ role, busy, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    title="Change your own role"
    description={`${AGENCY_ROLES[role].name}: ${AGENCY_ROLES[role].may}`}
    confirm="Change my role"
    busy={busy}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>You are no administrator of the agency then. Another administrator must make you one again.</p>
  </ConfirmDialog>
);
