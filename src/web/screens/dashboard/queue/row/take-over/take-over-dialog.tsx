import { useQueryClient } from "@tanstack/react-query";
import type { Job, JobOwner } from "../../../../../../engine/contract/api.ts";
import { useUser } from "../../../../../lib/account/session.ts";
import { useAction } from "../../../../../lib/api/action.ts";
import { api } from "../../../../../lib/api/api.ts";
import { agencyJobsQuery } from "../../../../../lib/api/queries.ts";
import { fullName } from "../../../../../lib/text/words.ts";
import { ConfirmDialog } from "../../../../../ui/overlays/confirm-dialog.tsx";
import { nameOf } from "../../work-list.ts";

type Props = { job: Job; owner: JobOwner; onClose: () => void; onClosed: () => void };

/** Says whose CV it is before it becomes the own one. */
export default function TakeOverDialog({ job, owner, onClose, onClosed }: Props) {
  const [client, { data: user }] = [useQueryClient(), useUser()];
  const takeOver = useAction(
    {
      call: () => api<Job>("POST", `/jobs/${job.id}/take-over`),
      done: "Taken over",
      failed: "Not taken over",
      describe: () => nameOf(job),
      onDone: (taken) => {
        client.setQueryData(agencyJobsQuery().queryKey, (jobs) =>
          jobs?.map((one) => (one.id === job.id && user ? { ...taken, owner: user } : one)),
        );
        onClose();
      },
    },
    [["jobs"], ["stats"]],
  );
  return (
    <ConfirmDialog
      title="Take over"
      description={nameOf(job)}
      confirm="Take over"
      busy={takeOver.isPending}
      onConfirm={() => takeOver.mutate()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p>This CV is {fullName(owner)}'s. From then on it is yours: you review, change and delete it.</p>
      <p>{fullName(owner)} sees it only in the agency's list then.</p>
    </ConfirmDialog>
  );
}
