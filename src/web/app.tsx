import { lazy, type ReactNode, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { useUser } from "./lib/session.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { LoadingScreen } from "./ui/loading.tsx";
import { Offline } from "./ui/offline.tsx";
import { usePageTitle } from "./ui/page-title.ts";
import { Unreachable } from "./ui/unreachable.tsx";

const Landing = lazy(() => import("./screens/landing/landing-screen.tsx"));
const Auth = lazy(() => import("./screens/auth/auth-screen.tsx"));
const Dashboard = lazy(() => import("./screens/dashboard/dashboard-screen.tsx"));
const Matcher = lazy(() => import("./screens/matcher/matcher-screen.tsx"));
const Contact = lazy(() => import("./screens/contact/contact-screen.tsx"));
const Plan = lazy(() => import("./screens/plan/plan-screen.tsx"));
const PaymentSuccess = lazy(() => import("./screens/plan/payment-success.tsx"));
const PaymentCancelled = lazy(() => import("./screens/plan/payment-cancelled.tsx"));
const Admin = lazy(() => import("./screens/admin/admin-screen.tsx"));
const OwnPassword = lazy(() => import("./screens/own-password/own-password-screen.tsx"));
const NotFound = lazy(() => import("./screens/not-found/not-found-screen.tsx"));

export function App() {
  return (
    <ErrorBoundary>
      <SkipLink />
      <Suspense fallback={<LoadingScreen />}>
        <Switch>
          <Route path="/">{page("CVs in your house style", <Landing />)}</Route>
          <Route path="/auth">{page("Sign in", <Auth />)}</Route>
          <Route path="/dashboard">
            {page(
              "Dashboard",
              <SignedIn>
                <Dashboard />
              </SignedIn>,
            )}
          </Route>
          <Route path="/jd-cv-matcher">
            {page(
              "CV vs JD Matcher",
              <SignedIn>
                <Matcher />
              </SignedIn>,
            )}
          </Route>
          <Route path="/contact">
            {page(
              "Contact & Support",
              <SignedIn>
                <Contact />
              </SignedIn>,
            )}
          </Route>
          <Route path="/plan">
            {page(
              "Plan & Credits",
              <WithOwnPassword>
                <Plan />
              </WithOwnPassword>,
            )}
          </Route>
          <Route path="/plan/success">{page("Payment successful", <PaymentSuccess />)}</Route>
          <Route path="/plan/cancel">{page("Payment cancelled", <PaymentCancelled />)}</Route>
          <Route path="/admin">
            {page(
              "Admin Panel",
              <WithOwnPassword>
                <Admin />
              </WithOwnPassword>,
            )}
          </Route>
          <Route>{page("Page Not Found", <NotFound />)}</Route>
        </Switch>
      </Suspense>
      <Offline />
    </ErrorBoundary>
  );
}

/** By keyboard, past the header. */
const SkipLink = () => (
  <button type="button" className="button small skip-link" onClick={toContent}>
    Skip to content
  </button>
);

function toContent() {
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

const page = (title: string, screen: ReactNode) => <Titled title={title}>{screen}</Titled>;

function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return children;
}

function SignedIn({ children }: { children: ReactNode }) {
  const { data: user, isPending } = useUser();
  if (isPending) return <LoadingScreen />;
  if (user === undefined) return <Unreachable />;
  return user ? <WithOwnPassword>{children}</WithOwnPassword> : <Redirect to="/auth" replace />;
}

/** Nothing but the choice of a password, where the service answers nothing else. */
function WithOwnPassword({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return user?.mustChangePassword ? <OwnPassword /> : children;
}
