import { useUser } from "../../lib/account/session.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { AboutCard } from "./about/about-card.tsx";
import { DecisionLogCard } from "./decisions/decision-log-card.tsx";
import { MatcherCard } from "./matcher/matcher-card.tsx";
import { PeopleCard } from "./people/people-card.tsx";

/** What the law asks about people: one person found, exported and erased; for administrators the matcher's switch and the log of its decisions. */
export default function PrivacyScreen() {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <Hints>
      <AppHeader />
      <main className="page privacy">
        <div className="page-head">
          <div>
            <h1>{user.role === "admin" ? "Privacy & Matcher" : "Privacy"}</h1>
            <p className="muted">
              {user.role === "admin" ? "What is held of people, and how the matcher is used." : "What is held of the people in your CVs."}
            </p>
          </div>
          <BackToDashboard />
        </div>
        <div className="page-stack">
          <PeopleCard user={user} />
          <AboutCard />
          {user.role === "admin" && <MatcherCard />}
          {user.role === "admin" && <DecisionLogCard />}
        </div>
      </main>
    </Hints>
  );
}
