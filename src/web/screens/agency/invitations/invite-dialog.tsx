import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Agency, AgencyInvitation, AgencyRole, CreatedAgencyInvitation } from "../../../../engine/contract/api.ts";
import { AGENCY_ROLES } from "../../../lib/account/agency.ts";
import { api } from "../../../lib/api/api.ts";
import { shortDate } from "../../../lib/text/time.ts";
import { toast } from "../../../lib/toasts.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { ToldOnce, useToldOnce } from "../../../ui/forms/told-once.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { OF_AGENCY } from "../agency-action.ts";
import { Refused } from "../refused.tsx";
import { RoleSelect } from "../role-select.tsx";
import { mailTo } from "./invitation-mail.ts";

type Asked = { email: string; role: AgencyRole };
/** `first`: the invitation whose link is replaced. */
type Props = { agency: Agency; first?: AgencyInvitation; onClose: () => void };

/** Asks who is invited as what, and shows the link once. */
export function InviteDialog({ agency, first, onClose }: Props) {
  const { make, made, isAtStake, onCopied } = useToldOnce(
    { call: (asked: Asked) => api<CreatedAgencyInvitation>("POST", "/agency/invitations", asked) },
    OF_AGENCY,
  );
  if (made) {
    return (
      <Dialog wide title="Send this link" description={made.email} staysOpen={isAtStake} onClose={onClose}>
        <Made made={made} agency={agency.name} onCopied={onCopied} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      wide
      title={first ? "New link" : "Invite"}
      description={first ? "The former link is refused from then on." : `For one colleague who is to join ${agency.name}.`}
      staysOpen={isAtStake}
      onClose={onClose}
    >
      <InviteForm first={first} busy={make.isPending} error={make.error} onMake={make.mutate} />
    </Dialog>
  );
}

type FormProps = { first: Asked | undefined; busy: boolean; error: Error | null; onMake: (asked: Asked) => void };

function InviteForm({ first, busy, error, onMake }: FormProps) {
  const [email, setEmail] = useState(first?.email ?? "");
  const [role, setRole] = useState<AgencyRole>(first?.role ?? "recruiter");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === "") toast({ title: "Validation Error", description: "Please enter the email address.", tone: "danger" });
    else if (!busy) onMake({ email: email.trim(), role });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Refused error={error} otherwise="The invitation was not made. Please try again." />
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        readOnly={first !== undefined}
        note="With this address your colleague signs in. Who has no account yet makes one with it."
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleSelect label="Role" note={AGENCY_ROLES[role].may} value={role} onChange={setRole} />
      <button type="submit" className="button primary wide" disabled={busy}>
        Make link
      </button>
    </form>
  );
}

type MadeProps = { made: CreatedAgencyInvitation; agency: string; onCopied: () => void; onClose: () => void };

const Made = ({ made, agency, onCopied, onClose }: MadeProps) => (
  <ToldOnce
    label="Link"
    value={made.url}
    copy="Copy link"
    note={`Copy it now: it is shown this once. Only ${made.email} can join with it, until ${shortDate(made.expiresAt)}.`}
    onCopied={onCopied}
    onClose={onClose}
  >
    <p>
      <a className="button" href={mailTo(made, agency)} onClick={onCopied}>
        <Mail size={16} aria-hidden="true" />
        Write a mail
      </a>
    </p>
  </ToldOnce>
);
