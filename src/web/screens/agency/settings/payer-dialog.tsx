import { type FormEvent, useState } from "react";
import type { Agency, AgencyMember } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { toast } from "../../../lib/toasts.ts";
import { Select } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAgencyAction } from "../agency-action.ts";
import { named } from "../named.ts";
import { Refused } from "../refused.tsx";

type Props = { agency: Agency; payer: AgencyMember | undefined; onClose: () => void };

/** Chooses who pays from now on, and says what goes to that account. */
export function PayerDialog({ agency, payer, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  const others = agency.members.filter(({ pays }) => !pays);
  const next = others.find(({ id }) => id === chosen);
  const handOver = useAgencyAction({
    call: () => api<Agency>("PATCH", "/agency", { payer: chosen }),
    done: "Handed over",
    describe: () => (next ? `${fullName(next)} pays from now on.` : ""),
    after: (changed) => changed,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!next) toast({ title: "Validation Error", description: "Please choose who pays from now on.", tone: "danger" });
    else if (!handOver.isPending) handOver.mutate();
  };
  return (
    <Dialog title="Hand over" description={payer ? `At present ${fullName(payer)} pays.` : undefined} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Refused error={handOver.error} otherwise="Nothing was handed over. Please try again." />
        <Select label="Who pays from now on" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose a member</option>
          {others.map((member) => (
            <option key={member.id} value={member.id}>
              {named(member)}
            </option>
          ))}
        </Select>
        <p>
          {next ? fullName(next) : "This account"} gets all credits of the agency and buys new ones. The agency has the plan and the
          templates of that account then.
        </p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={handOver.isPending}>
            Hand over
          </button>
        </div>
      </form>
    </Dialog>
  );
}
