import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import type { Agency, ShownAgencyInvitation, User } from "../../../../engine/contract/api.ts";
import { AGENCY_ROLES, SHARED, useMember } from "../../../lib/account/agency.ts";
import { useLogout } from "../../../lib/account/session.ts";
import { ApiError, api, errorMessage } from "../../../lib/api/api.ts";
import { agencyQuery } from "../../../lib/api/queries.ts";
import { AppHeader } from "../../../ui/frame/app-header.tsx";
import { useAgencyAction } from "../agency-action.ts";
import { Refused } from "../refused.tsx";
import { useFragment } from "./use-fragment.ts";

/** What somebody who was invited to an agency is asked. The token stands after the "#", which browsers send to no server. */
export default function JoinScreen() {
  const token = useFragment();
  const { data: user } = useMember();
  if (!user) return null;
  return (
    <>
      <AppHeader />
      <main className="centred-page agency-join">
        <Users className="accent-icon" size={44} strokeWidth={1.5} aria-hidden="true" />
        {token === "" ? (
          <Stopped>This link is not complete. Please copy all of it.</Stopped>
        ) : (
          <Invited key={token} token={token} user={user} />
        )}
      </main>
    </>
  );
}

function Invited({ token, user }: { token: string; user: User }) {
  const invitation = useQuery({
    queryKey: ["invitation", token, user.id],
    queryFn: () => api<ShownAgencyInvitation>("POST", "/agency/invitation", { token }),
    gcTime: 0,
  });
  if (invitation.isPending) return <p className="muted">Loading...</p>;
  if (invitation.isError) {
    const isForAnother = invitation.error instanceof ApiError && invitation.error.status === 409;
    return (
      <Stopped way={isForAnother && <OtherAccount />}>
        {errorMessage(invitation.error, "The invitation cannot be read. Please try again.")}
      </Stopped>
    );
  }
  if (user.agency) {
    const toAgency = (
      <Link href="/settings/agency" className="button">
        My agency
      </Link>
    );
    return (
      <Stopped way={toAgency}>You are a member of {user.agency.name} already. Please leave it first: nobody is in two agencies.</Stopped>
    );
  }
  return <Question token={token} {...invitation.data} />;
}

function Question({ token, agency, invitedBy, email, role, sharesJobs }: ShownAgencyInvitation & { token: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const join = useAgencyAction({
    call: () => api<Agency>("POST", "/agency/join", { token }),
    done: "Welcome",
    describe: () => `You are a member of ${agency}.`,
    onDone: (joined) => {
      client.setQueryData(agencyQuery.queryKey, joined);
      navigate("/settings/agency", { replace: true });
    },
  });
  return (
    <>
      <h1>Join {agency}?</h1>
      <p className="muted">{invitedBy ? `${invitedBy} has invited ${email}.` : `${email} is invited.`}</p>
      <ul className="join-points">
        <li>
          <b>{AGENCY_ROLES[role].name}.</b> {AGENCY_ROLES[role].may}
        </li>
        <li>
          <b>Credits, brand and words</b> are those of the agency, and you have its templates too. Your own wait until you leave it.
        </li>
        <li>
          {sharesJobs ? (
            <>
              <b>Colleagues see your work.</b> What you make from now on stands in their list: they {SHARED}.
            </>
          ) : (
            <>
              <b>Colleagues do not see your work</b>, as long as an administrator does not change that for all.
            </>
          )}{" "}
          What you have made before stays yours alone.
        </li>
      </ul>
      <Refused error={join.error} otherwise="You have not joined. Please try again." />
      <div className="button-row">
        <button type="button" className="button primary" disabled={join.isPending} onClick={() => join.mutate()}>
          Join
        </button>
        <Link href="/dashboard" className="button">
          Not now
        </Link>
      </div>
    </>
  );
}

/** Why nobody can join here. `way`: what can be done about it. */
const Stopped = ({ way, children }: { way?: ReactNode; children: ReactNode }) => (
  <>
    <h1>You cannot join</h1>
    <p role="alert">{children}</p>
    <div className="button-row">
      <Link href="/dashboard" className="button primary">
        Go to Dashboard
      </Link>
      {way}
    </div>
  </>
);

/** Back to here after another account has signed in. */
function OtherAccount() {
  const logout = useLogout(null);
  return (
    <button type="button" className="button" disabled={logout.isPending} onClick={() => logout.mutate()}>
      Use another account
    </button>
  );
}
