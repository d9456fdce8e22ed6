import { MailPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { Agency, AgencyInvitation } from "../../../../engine/contract/api.ts";
import { AGENCY_INVITATION_DAYS } from "../../../../engine/contract/limits.ts";
import { AGENCY_ROLES } from "../../../lib/account/agency.ts";
import { shortDate, timeUntil, useNow } from "../../../lib/text/time.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { DialogButton } from "../../../ui/overlays/dialog-button.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

type Opened = { part: "again" | "revoke"; invitation: AgencyInvitation };

/** Those that wait for an answer, and how another one is made. */
export function InvitationsCard({ agency }: { agency: Agency }) {
  const now = useNow(30_000);
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);
  return (
    <Card
      id="invitations"
      title="Invitations"
      note={`Each is for one address and ${AGENCY_INVITATION_DAYS} days. You send its link yourself.`}
      action={
        <DialogButton icon={<MailPlus size={15} aria-hidden="true" />} label="Invite" className="small">
          {(closeInvite) => <InviteDialog agency={agency} onClose={closeInvite} />}
        </DialogButton>
      }
    >
      <div className="agency-part" ref={list} tabIndex={-1}>
        {agency.invitations.length === 0 && <p className="muted agency-none">Nobody is invited at the moment.</p>}
        <ul aria-label="Invitations">
          {agency.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} now={now} onOpen={(part) => setOpened({ part, invitation })} />
          ))}
        </ul>
      </div>
      {opened?.part === "again" && <InviteDialog agency={agency} first={opened.invitation} onClose={close} />}
      {opened?.part === "revoke" && (
        <RevokeDialog
          invitation={opened.invitation}
          onClose={close}
          onClosed={() => document.activeElement?.matches("main") && list.current?.focus()}
        />
      )}
    </Card>
  );
}

type RowProps = { invitation: AgencyInvitation; now: number; onOpen: (part: Opened["part"]) => void };

const InvitationRow = ({ invitation: { email, role, createdAt, expiresAt }, now, onOpen }: RowProps) => (
  <li className="agency-row">
    <span className="agency-main">
      <span className="agency-title">
        <strong>{email}</strong>
      </span>
      <span className="agency-facts muted">
        <span>{AGENCY_ROLES[role].name}</span>
        <span>Invited on {shortDate(createdAt)}</span>
        <span>
          Expires on {shortDate(expiresAt)}, {timeUntil(expiresAt, now)}
        </span>
      </span>
    </span>
    <span className="agency-actions">
      <button type="button" className="button small" aria-label={`New link for ${email}`} onClick={() => onOpen("again")}>
        New link
      </button>
      <button
        type="button"
        className="button small danger"
        aria-label={`Revoke the invitation of ${email}`}
        onClick={() => onOpen("revoke")}
      >
        Revoke
      </button>
    </span>
  </li>
);
