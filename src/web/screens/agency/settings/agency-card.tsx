import { type ReactNode, useState } from "react";
import type { Agency, User } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName, plural } from "../../../lib/text/words.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { useAgencyAction } from "../agency-action.ts";
import { DissolveDialog } from "./dissolve-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PayerDialog } from "./payer-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { Sharing, sharingNote } from "./sharing.tsx";

type Props = { agency: Agency; user: User; administers: boolean };
type Opened = "rename" | "payer" | "leave" | "dissolve";

/** What holds for all members: the name, who sees what, who pays. */
export function AgencyCard({ agency, user, administers }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const payer = agency.members.find(({ pays }) => pays);
  const used = agency.members.reduce((sum, { creditsThisMonth }) => sum + creditsThisMonth, 0);
  const dialog = { agency, payer, onClose: () => setOpened(null) };
  return (
    <Card
      title={agency.name}
      note={`${plural(agency.members.length, "member")}, ${plural(used, "credit")} used this month`}
      action={administers && <SmallButton label="Rename" onPress={() => setOpened("rename")} />}
    >
      <div className="agency-lines">
        <div className="agency-line">
          {administers ? (
            <SharingSwitch sharesJobs={agency.sharesJobs} />
          ) : (
            <Said title="Who sees what">{sharingNote(agency.sharesJobs)}</Said>
          )}
        </div>
        <div className="agency-line">
          <Said title="Who pays">
            {payer && <Payer name={fullName(payer)} email={payer.email} isSelf={payer.id === user.id} />} All use the credits, the plan and
            the templates of this account.
          </Said>
          {administers && agency.members.length > 1 && <SmallButton label="Hand over" onPress={() => setOpened("payer")} />}
        </div>
        <div className="agency-line">
          <Said title="Who may change what">
            Administrators change the agency and its members. They and the brand editors change brand and words.
          </Said>
        </div>
      </div>
      <div className="button-row agency-end">
        {payer?.id !== user.id && <SmallButton label="Leave the agency" onPress={() => setOpened("leave")} />}
        {administers && <SmallButton label="Dissolve the agency" danger onPress={() => setOpened("dissolve")} />}
      </div>
      {opened === "rename" && <RenameDialog {...dialog} />}
      {opened === "payer" && <PayerDialog {...dialog} />}
      {opened === "leave" && <LeaveDialog {...dialog} userId={user.id} />}
      {opened === "dissolve" && <DissolveDialog {...dialog} />}
    </Card>
  );
}

type ButtonProps = { label: string; danger?: boolean; onPress: () => void };

const SmallButton = ({ label, danger = false, onPress }: ButtonProps) => (
  <button type="button" className={danger ? "button small danger" : "button small"} onClick={onPress}>
    {label}
  </button>
);

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="agency-said">
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
);

const Payer = ({ name, email, isSelf }: { name: string; email: string; isSelf: boolean }) =>
  isSelf ? (
    <>
      <b>You</b> pay.
    </>
  ) : (
    <>
      <b>{name}</b>
      {name !== email && ` (${email})`} pays.
    </>
  );

function SharingSwitch({ sharesJobs }: { sharesJobs: boolean }) {
  const change = useAgencyAction({
    call: (on: boolean) => api<Agency>("PATCH", "/agency", { sharesJobs: on }),
    failed: "Not changed",
    after: (agency) => agency,
  });
  return <Sharing isOn={change.isPending ? change.variables : sharesJobs} busy={change.isPending} onChange={change.mutate} />;
}
