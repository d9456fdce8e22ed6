import { useState } from "react";
import type { Agency, AgencyMember, AgencyRole } from "../../../../engine/contract/api.ts";
import { AGENCY_ROLES } from "../../../lib/account/agency.ts";
import { api } from "../../../lib/api/api.ts";
import { shortDate } from "../../../lib/text/time.ts";
import { fullName, plural } from "../../../lib/text/words.ts";
import { memberPath, useAgencyAction } from "../agency-action.ts";
import { RoleSelect } from "../role-select.tsx";
import { OwnRoleDialog } from "./own-role-dialog.tsx";

type Props = { member: AgencyMember; isSelf: boolean; administers: boolean; onRemove: () => void };

export function MemberRow({ member, isSelf, administers, onRemove }: Props) {
  const { email, role, joinedAt, pays, creditsThisMonth } = member;
  const name = fullName(member);
  return (
    <li className="agency-row">
      <span className="agency-main">
        <span className="agency-title">
          <strong>{name}</strong>
          {isSelf && <span className="badge accent">You</span>}
          {pays && <span className="badge">Pays</span>}
        </span>
        {name !== email && <span className="muted">{email}</span>}
        <span className="agency-facts muted">
          <span>Joined on {shortDate(joinedAt)}</span>
          <span className="num">{plural(creditsThisMonth, "credit")} this month</span>
        </span>
      </span>
      <span className="agency-actions">
        {administers ? <OwnOrOthersRole member={member} isSelf={isSelf} /> : <span>{AGENCY_ROLES[role].name}</span>}
        {administers && !isSelf && !pays && (
          <button type="button" className="button small danger" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        )}
      </span>
    </li>
  );
}

/** Changed at once. Who gives up the own rights is asked first: somebody else must give them back. */
function OwnOrOthersRole({ member, isSelf }: { member: AgencyMember; isSelf: boolean }) {
  const [asking, setAsking] = useState<AgencyRole | null>(null);
  const name = fullName(member);
  const change = useAgencyAction({
    call: (role: AgencyRole) => api<Agency>("PATCH", memberPath(member.id), { role }),
    done: "Role changed",
    failed: "Role not changed",
    describe: (role) => `${name}: ${AGENCY_ROLES[role].name}`,
    after: (agency) => agency,
    onDone: () => setAsking(null),
  });
  return (
    <>
      <RoleSelect
        label={`Role of ${name}`}
        hideLabel
        value={change.isPending ? change.variables : member.role}
        onChange={(role) => {
          if (change.isPending) return;
          if (isSelf) setAsking(role);
          else change.mutate(role);
        }}
      />
      {asking && (
        <OwnRoleDialog role={asking} busy={change.isPending} onConfirm={() => change.mutate(asking)} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
