import { useQuery } from "@tanstack/react-query";
import type { Agency, User } from "../../../engine/contract/api.ts";
import { isAdministrator, useMember } from "../../lib/account/agency.ts";
import { agencyQuery } from "../../lib/api/queries.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { InvitationsCard } from "./invitations/invitations-card.tsx";
import { MembersCard } from "./members/members-card.tsx";
import { NoAgency } from "./no-agency.tsx";
import { AgencyCard } from "./settings/agency-card.tsx";

/** The accounts that work together with this one. */
export default function AgencyScreen() {
  const { data: user } = useMember();
  const { data: agency, isPending, isError } = useQuery(agencyQuery);
  if (!user) return null;
  return (
    <Hints>
      <AppHeader />
      <main className="page agency">
        <div className="page-head">
          <div>
            <h1>Agency</h1>
            <p className="muted">Colleagues who work together, with one wallet, one brand and one list of words.</p>
          </div>
          <BackToDashboard />
        </div>
        {isPending && <Skeleton height={240} />}
        {isError && agency === undefined && <Alert tone="danger">The agency cannot be read. Please reload the page.</Alert>}
        {agency === null && <NoAgency />}
        {agency && <Parts agency={agency} user={user} />}
      </main>
    </Hints>
  );
}

function Parts({ agency, user }: { agency: Agency; user: User }) {
  const administers = isAdministrator(user.agency);
  return (
    <>
      <AgencyCard agency={agency} user={user} administers={administers} />
      <MembersCard agency={agency} userId={user.id} administers={administers} />
      {administers && <InvitationsCard agency={agency} />}
    </>
  );
}
