import { useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { useUser } from "../../lib/account/session.ts";
import {
  contactMessagesQuery,
  creditsStatsQuery,
  FIRST_USERS,
  healthQuery,
  resetRequestsQuery,
  templateEntriesQuery,
  templatesQuery,
  usersQuery,
  wordsQuery,
  workersQuery,
} from "../../lib/api/queries.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { LoadingScreen } from "../../ui/controls/loading.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Unreachable } from "../../ui/frame/unreachable.tsx";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { AuditLog } from "./audit/audit-log.tsx";
import { Health } from "./health.tsx";
import { ContactMessages } from "./messages/contact-messages.tsx";
import { SectionNav } from "./section-nav.tsx";
import { HouseTemplates } from "./templates/house-templates.tsx";
import { ResetRequests } from "./users/reset-requests.tsx";
import { Users } from "./users/users.tsx";
import { HouseWordsCard } from "./words/house-words.tsx";
import { Workers } from "./workers.tsx";

const DENIED_MS = 2_000;
const LOADING = "Loading admin dashboard...";

export default function AdminScreen() {
  const { data: user, isPending } = useUser();
  if (isPending) return <LoadingScreen text={LOADING} />;
  if (user === undefined) return <Unreachable />;
  if (!user) return <Redirect to="/" replace />;
  if (user.role !== "admin") return <AccessDenied />;

  return <Panel />;
}

function Panel() {
  if (!useHasAnswers()) return <LoadingScreen text={LOADING} />;
  return (
    <Hints>
      <AppHeader />
      <main className="page admin">
        <div className="page-head">
          <div className="admin-title">
            <h1>Admin - Template Management Dashboard</h1>
            <span className="badge accent">Administrator</span>
          </div>
          <div className="button-row">
            <Link href="/settings/privacy" className="button small">
              <Fingerprint size={15} aria-hidden="true" />
              Privacy & Matcher
            </Link>
            <BackToDashboard />
          </div>
        </div>
        <SectionNav />
        <Health />
        <Workers />
        <ResetRequests />
        <Users />
        <HouseTemplates />
        <HouseWordsCard />
        <ContactMessages />
        <AuditLog />
      </main>
    </Hints>
  );
}

/**
 * Whether every section has had its answer, or its error: shown one by one as they come, they would push each other down the page.
 * A section that failed asks again when it is shown, which hides nothing any more.
 */
function useHasAnswers(): boolean {
  const [had, setHad] = useState(false);
  const health = useQuery(healthQuery);
  const { isLoading: lookingForWorkers } = useQuery({ ...workersQuery, enabled: health.data?.queue !== undefined });
  const answers = [
    health,
    useQuery(resetRequestsQuery),
    useQuery(usersQuery(FIRST_USERS)),
    useQuery(templatesQuery),
    useQuery(creditsStatsQuery),
    useQuery(templateEntriesQuery),
    useQuery(wordsQuery("house")),
    useQuery(contactMessagesQuery),
  ];
  const have = !lookingForWorkers && answers.every(({ isPending }) => !isPending);
  if (have && !had) setHad(true);
  return had || have;
}

function AccessDenied() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate("/", { replace: true }), DENIED_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main className="centred-page">
      <div role="alert">
        <h1>Access Denied - Admin privileges required</h1>
      </div>
      <p className="muted">You are taken to the start page.</p>
    </main>
  );
}
