import type { Agency, AgencyMember } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { memberPath, useAgencyAction } from "../agency-action.ts";

type Props = { agency: Agency; member: AgencyMember; onClose: () => void; onClosed: () => void };

export function RemoveDialog({ agency, member, onClose, onClosed }: Props) {
  const name = fullName(member);
  const remove = useAgencyAction({
    call: () => api("DELETE", memberPath(member.id)),
    done: "Member removed",
    failed: "Not removed",
    describe: () => name,
    after: (_, now) => ({ ...now, members: now.members.filter(({ id }) => id !== member.id) }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Remove from the agency"
      description={name}
      confirm="Remove"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p>
        The CVs and analyses that {name} made for {agency.name} are yours from then on.
      </p>
      <p>The account stays, and works alone with its own credits, templates, brand and words. To come back it needs a new invitation.</p>
    </ConfirmDialog>
  );
}
