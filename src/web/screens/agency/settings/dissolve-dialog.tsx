import { type FormEvent, useState } from "react";
import type { Agency, AgencyMember } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAgencyAction } from "../agency-action.ts";
import { Refused } from "../refused.tsx";

type Props = { agency: Agency; payer: AgencyMember | undefined; onClose: () => void };

/** It concerns everybody, so its name is typed. */
export function DissolveDialog({ agency, payer, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const dissolve = useAgencyAction({
    call: () => api("DELETE", "/agency"),
    done: "Agency dissolved",
    describe: () => agency.name,
    after: () => null,
    onDone: onClose,
  });
  const isSure = spaced(typed) === spaced(agency.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSure && !dissolve.isPending) dissolve.mutate();
  };
  return (
    <Dialog title="Dissolve the agency" description={agency.name} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Refused error={dissolve.error} otherwise="The agency was not dissolved. Please try again." />
        <p>
          All members work alone again, with the CVs, credits and templates of their own accounts. Brand, words and what is left of the
          credits go to {payer ? fullName(payer) : "the account that pays"}.
        </p>
        <p>Nobody can join any more, and this cannot be undone.</p>
        <Field
          label="Type the name of the agency"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button danger" disabled={!isSure || dissolve.isPending}>
            Dissolve
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** As a page shows a name: a browser draws several spaces as one. */
const spaced = (text: string) => text.trim().replace(/\s+/g, " ");
