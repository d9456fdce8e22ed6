import { type FormEvent, useState } from "react";
import type { Agency } from "../../../../engine/contract/api.ts";
import { MAX_AGENCY_NAME_CHARS } from "../../../../engine/contract/limits.ts";
import { api } from "../../../lib/api/api.ts";
import { toast } from "../../../lib/toasts.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useAgencyAction } from "../agency-action.ts";
import { MISSING_NAME } from "../new-agency-dialog.tsx";
import { Refused } from "../refused.tsx";

export function RenameDialog({ agency, onClose }: { agency: Agency; onClose: () => void }) {
  const [name, setName] = useState(agency.name);
  const rename = useAgencyAction({
    call: () => api<Agency>("PATCH", "/agency", { name: name.trim() }),
    done: "Agency renamed",
    describe: () => name.trim(),
    after: (renamed) => renamed,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") toast(MISSING_NAME);
    else if (!rename.isPending) rename.mutate();
  };
  return (
    <Dialog title="Rename the agency" description="Documents have the name that your brand says, not this one." onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Refused error={rename.error} otherwise="The name was not changed. Please try again." />
        <Field
          label="Name"
          autoComplete="off"
          maxLength={MAX_AGENCY_NAME_CHARS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button primary wide" disabled={rename.isPending}>
          Rename
        </button>
      </form>
    </Dialog>
  );
}
