import { useUser } from "../../lib/account/session.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { KeysCard } from "./keys/keys-card.tsx";
import { WebhooksCard } from "./webhooks/webhooks-card.tsx";

/** The programs that work for an account: keys by which they call Vitae, and addresses that Vitae calls. */
export default function ConnectionsScreen() {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <Hints>
      <AppHeader />
      <main className="page connections">
        <div className="page-head">
          <div>
            <h1>Connections</h1>
            <p className="muted">Other programs that work with your account, such as your applicant tracking system.</p>
          </div>
          <BackToDashboard />
        </div>
        <KeysCard isAdmin={user.role === "admin"} />
        <WebhooksCard />
      </main>
    </Hints>
  );
}
