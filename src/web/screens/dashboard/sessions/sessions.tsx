import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { SessionInfo } from "../../../../engine/contract/api.ts";
import { MAX_SESSIONS } from "../../../../engine/contract/limits.ts";
import { deviceName, isPhone } from "../../../lib/account/device.ts";
import { useUser } from "../../../lib/account/session.ts";
import { useSignIn } from "../../../lib/account/sign-in.ts";
import { sessionsQuery } from "../../../lib/api/queries.ts";
import { useNow } from "../../../lib/text/time.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { Time } from "../../../ui/controls/time.tsx";

const ChangePasswordDialog = lazy(() => import("./session-dialogs.tsx").then((dialogs) => ({ default: dialogs.ChangePasswordDialog })));
const SignOutOthersDialog = lazy(() => import("./session-dialogs.tsx").then((dialogs) => ({ default: dialogs.SignOutOthersDialog })));

export function Sessions() {
  const { data: sessions, isPending, isError } = useQuery(sessionsQuery);
  return (
    <Card title="Active Sessions" note={`Up to ${MAX_SESSIONS} devices; the oldest is signed out.`}>
      {isPending && <Skeleton height={44} />}
      {isError && <Alert tone="danger">The sessions cannot be read at the moment.</Alert>}
      {sessions && <SessionList sessions={sessions} />}
      <SessionActions others={sessions ? sessions.filter(({ isCurrent }) => !isCurrent).length : 0} />
    </Card>
  );
}

function SessionActions({ others }: { others: number }) {
  const { data: user } = useUser();
  const { passwords } = useSignIn();
  const withPassword = passwords && !user?.noPassword;
  const [dialog, setDialog] = useState<"password" | "others" | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="button-row session-actions">
      {withPassword && (
        <button type="button" className="button small" onClick={() => setDialog("password")}>
          Change Password
        </button>
      )}
      {others > 0 && (
        <button type="button" className="button small" onClick={() => setDialog("others")}>
          Sign Out Other Devices
        </button>
      )}
      <Suspense>
        {dialog === "password" && <ChangePasswordDialog onClose={close} />}
        {dialog === "others" && <SignOutOthersDialog withPassword={withPassword} onClose={close} />}
      </Suspense>
    </div>
  );
}

function SessionList({ sessions }: { sessions: SessionInfo[] }) {
  const now = useNow(30_000);
  if (sessions.length === 0) return <p className="muted">No active sessions found.</p>;
  return (
    <ul className="sessions">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} now={now} />
      ))}
    </ul>
  );
}

function SessionRow({ session: { userAgent, ipAddress, lastActivity, isCurrent }, now }: { session: SessionInfo; now: number }) {
  const Icon = isPhone(userAgent) ? Smartphone : Monitor;
  return (
    <li className="session">
      <Icon size={19} strokeWidth={1.7} aria-hidden="true" />
      <span className="session-main">
        <span>
          {deviceName(userAgent)} {isCurrent && <span className="badge success">Current</span>}
        </span>
        <span className="muted">
          {ipAddress && <span className="num">{ipAddress} · </span>}
          <Time iso={lastActivity} now={now} label="Active" />
        </span>
      </span>
    </li>
  );
}
