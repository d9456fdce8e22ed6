import type { ApiKey } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { relativeTime } from "../../../lib/text/time.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useConnectionAction } from "../connection-action.ts";

type Props = { apiKey: ApiKey; onRevoked: () => void; onClose: () => void; onClosed: () => void };

export function RevokeDialog({ apiKey: { id, name, lastUsedAt }, onRevoked, onClose, onClosed }: Props) {
  const revoke = useConnectionAction({
    call: () => api("DELETE", `/keys/${encodeURIComponent(id)}`),
    done: "API key revoked",
    failed: "Not revoked",
    describe: () => name,
    onDone: onRevoked,
  });
  return (
    <ConfirmDialog
      title="Revoke API key"
      description={name}
      confirm="Revoke"
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p>{lastUsedAt ? `This key was last used ${relativeTime(lastUsedAt)}.` : "This key was never used."}</p>
      <p>A program that has it is refused from now on. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
