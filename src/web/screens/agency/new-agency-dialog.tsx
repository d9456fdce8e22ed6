import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Agency } from "../../../engine/contract/api.ts";
import { MAX_AGENCY_NAME_CHARS } from "../../../engine/contract/limits.ts";
import { api } from "../../lib/api/api.ts";
import { agencyQuery } from "../../lib/api/queries.ts";
import { toast } from "../../lib/toasts.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useAgencyAction } from "./agency-action.ts";
import { Refused } from "./refused.tsx";
import { Sharing } from "./settings/sharing.tsx";

export const MISSING_NAME = { title: "Validation Error", description: "Please give the agency a name.", tone: "danger" } as const;

export function NewAgencyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [sharesJobs, setSharesJobs] = useState(true);
  const make = useAgencyAction({
    call: () => api<Agency>("POST", "/agency", { name: name.trim(), sharesJobs }),
    done: "Agency made",
    describe: () => name.trim(),
    onDone: (agency) => {
      client.setQueryData(agencyQuery.queryKey, agency);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") toast(MISSING_NAME);
    else if (!make.isPending) make.mutate();
  };
  return (
    <Dialog
      title="New agency"
      description="You are its administrator, and your account pays. Your brand and your words become the agency's."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={submit}>
        <Refused error={make.error} otherwise="The agency was not made. Please try again." />
        <Field
          label="Name"
          autoComplete="organization"
          maxLength={MAX_AGENCY_NAME_CHARS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Sharing isOn={sharesJobs} onChange={setSharesJobs} />
        <button type="submit" className="button primary wide" disabled={make.isPending}>
          Make agency
        </button>
      </form>
    </Dialog>
  );
}
