import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PasswordResetRequest } from "../../../../engine/contract/api.ts";
import { useSignIn } from "../../../lib/account/sign-in.ts";
import { api } from "../../../lib/api/api.ts";
import { forgetfulUsersQuery, resetRequestsQuery } from "../../../lib/api/queries.ts";
import { useNow } from "../../../lib/text/time.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { Time } from "../../../ui/controls/time.tsx";
import { useAdminAction } from "../admin-action.ts";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";

export function ResetRequests() {
  const { data: requests = [] } = useQuery(resetRequestsQuery);
  const now = useNow(30_000);
  if (requests.length === 0) return null;
  return (
    <Card id="requests" title="Password Reset Requests" note="Give these people a new password, then tell them.">
      <ul className="rows">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ request, now }: { request: PasswordResetRequest; now: number }) {
  const { data: forgetful } = useQuery(forgetfulUsersQuery);
  const { passwords } = useSignIn();
  const [resetting, setResetting] = useState(false);
  const user = forgetful?.users.find(({ email }) => email.toLowerCase() === request.email.toLowerCase());
  const path = `/admin/password-reset-request/${request.id}`;
  const resolve = useAdminAction({ call: () => api("PUT", `${path}/resolve`), done: "Request Resolved", failed: "Action Failed" });
  const dismiss = useAdminAction({ call: () => api("PUT", `${path}/dismiss`), done: "Request Dismissed", failed: "Action Failed" });
  return (
    <li className="row">
      <span className="row-main">
        <span className="file-name">{request.email}</span>
        <span className="status">
          <Time iso={request.requestedAt} now={now} label="Requested" />
        </span>
      </span>
      <span className="button-row">
        {user && user.role !== "admin" && passwords && (
          <button type="button" className="button small" onClick={() => setResetting(true)}>
            Reset Password
          </button>
        )}
        <button type="button" className="button small" disabled={resolve.isPending} onClick={() => resolve.mutate()}>
          Resolve
        </button>
        <button type="button" className="button small quiet" disabled={dismiss.isPending} onClick={() => dismiss.mutate()}>
          Dismiss
        </button>
      </span>
      {resetting && user && <ResetPasswordDialog user={user} onClose={() => setResetting(false)} />}
    </li>
  );
}
