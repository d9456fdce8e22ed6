import { useUser } from "../../lib/account/session.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { Hints } from "../../ui/controls/tooltip.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { DecisionLogCard } from "./decisions/decision-log-card.tsx";
import { MatcherCard } from "./matcher/matcher-card.tsx";

/** What the law asks about people: for administrators the matcher's switch and the log of its decisions. */
export default function PrivacyScreen() {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <Hints>
      <AppHeader />
      <main className="page privacy">
        <div className="page-head">
          <div>
            <h1>Privacy & Matcher</h1>
            <p className="muted">What is held of people, and how the matcher is used.</p>
          </div>
          <BackToDashboard />
        </div>
        <div className="page-stack">
          {user.role === "admin" && <MatcherCard />}
          {user.role === "admin" && <DecisionLogCard />}
        </div>
      </main>
    </Hints>
  );
}
