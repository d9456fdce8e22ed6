import { type ReactNode, Suspense, useEffect } from "react";
import { Redirect, Route, Router, Switch, useLocation } from "wouter";
import type { User } from "../engine/contract/api.ts";
import { useUser } from "./lib/account/session.ts";
import type { LedHere } from "./lib/account/sign-in.ts";
import { addressHere, forgetWayBack, keepWayBack, restoreFragment, wayBack } from "./lib/account/way-back.ts";
import { focusMain, focusOrMain } from "./lib/navigation/focus.ts";
import { guardNavigation } from "./lib/navigation/leaving.ts";
import { type Screen, Show, screen } from "./lib/navigation/screen.tsx";
import { LoadingScreen } from "./ui/controls/loading.tsx";
import { ErrorBoundary } from "./ui/frame/error-boundary.tsx";
import { Offline } from "./ui/frame/offline.tsx";
import { usePageTitle } from "./ui/frame/page-title.ts";
import { Unreachable } from "./ui/frame/unreachable.tsx";

const SCREENS = {
  "/": screen(() => import("./screens/landing/landing-screen.tsx")),
  "/auth": screen(() => import("./screens/auth/auth-screen.tsx")),
  "/dashboard": screen(() => import("./screens/dashboard/dashboard-screen.tsx")),
  "/jd-cv-matcher": screen(() => import("./screens/matcher/matcher-screen.tsx")),
  "/contact": screen(() => import("./screens/contact/contact-screen.tsx")),
  "/plan": screen(() => import("./screens/plan/plan-screen.tsx")),
  "/plan/success": screen(() => import("./screens/plan/payment-success.tsx")),
  "/plan/cancel": screen(() => import("./screens/plan/payment-cancelled.tsx")),
  "/settings/agency": screen(() => import("./screens/agency/agency-screen.tsx")),
  "/agency/join": screen(() => import("./screens/agency/join/join-screen.tsx")),
  "/settings/brand": screen(() => import("./screens/brand/brand-screen.tsx")),
  "/settings/connections": screen(() => import("./screens/connections/connections-screen.tsx")),
  "/settings/privacy": screen(() => import("./screens/privacy/privacy-screen.tsx")),
  "/admin": screen(() => import("./screens/admin/admin-screen.tsx")),
};
const REVIEW = screen(() => import("./screens/review/review-screen.tsx"));
const OWN_PASSWORD = screen(() => import("./screens/own-password/own-password-screen.tsx"));
const NOT_FOUND = screen(() => import("./screens/not-found/not-found-screen.tsx"));
const OFTEN_NEXT = [
  SCREENS["/dashboard"],
  REVIEW,
  SCREENS["/jd-cv-matcher"],
  SCREENS["/settings/brand"],
  SCREENS["/plan"],
  SCREENS["/contact"],
];
const LOOK_AHEAD_MS = 1500;

/** Fetches what an address shows. */
export const loadScreen = (path: string) => screenAt(path).load();

function screenAt(path: string): Screen {
  if (path.startsWith("/jd-cv-matcher/")) return SCREENS["/jd-cv-matcher"];
  if (path.startsWith("/review/")) return REVIEW;
  return (SCREENS as Record<string, Screen>)[path] ?? NOT_FOUND;
}

export const App = () => (
  <Router aroundNav={guardNavigation}>
    <Pages />
  </Router>
);

function Pages() {
  const [location] = useLocation();
  const isVisitor = location === "/";
  useEffect(() => (isVisitor ? undefined : fetchWhatComesNext()), [isVisitor]);
  return (
    <ErrorBoundary>
      <SkipLink />
      <Suspense fallback={<LoadingScreen />}>
        <Switch>
          <Route path="/">{page("CVs in your house style", <Show screen={SCREENS["/"]} />)}</Route>
          <Route path="/auth">{page("Sign in", <Show screen={SCREENS["/auth"]} />)}</Route>
          <Route path="/dashboard">
            {page(
              "Dashboard",
              <SignedIn>
                <Show screen={SCREENS["/dashboard"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/jd-cv-matcher/:jobId?">
            {page(
              "CV vs JD Matcher",
              <SignedIn>
                <Show screen={SCREENS["/jd-cv-matcher"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/review/:jobId">
            {page(
              "Review",
              <SignedIn>
                <Show screen={REVIEW} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/contact">
            {page(
              "Contact & Support",
              <SignedIn>
                <Show screen={SCREENS["/contact"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/settings/agency">
            {page(
              "Agency",
              <SignedIn>
                <Show screen={SCREENS["/settings/agency"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/agency/join">
            {page(
              "Invitation",
              <SignedIn comesBack>
                <Show screen={SCREENS["/agency/join"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/settings/brand">
            {page(
              "Brand",
              <SignedIn>
                <Show screen={SCREENS["/settings/brand"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/settings/connections">
            {page(
              "Connections",
              <SignedIn>
                <Show screen={SCREENS["/settings/connections"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/settings/privacy">
            {page(
              "Privacy",
              <SignedIn>
                <Show screen={SCREENS["/settings/privacy"]} />
              </SignedIn>,
            )}
          </Route>
          <Route path="/plan">
            {page(
              "Plan & Credits",
              <WithOwnPassword>
                <Show screen={SCREENS["/plan"]} />
              </WithOwnPassword>,
            )}
          </Route>
          <Route path="/plan/success">{page("Payment successful", <Show screen={SCREENS["/plan/success"]} />)}</Route>
          <Route path="/plan/cancel">{page("Payment cancelled", <Show screen={SCREENS["/plan/cancel"]} />)}</Route>
          <Route path="/admin">
            {page(
              "Admin Panel",
              <WithOwnPassword>
                <Show screen={SCREENS["/admin"]} />
              </WithOwnPassword>,
            )}
          </Route>
          <Route>{page("Page Not Found", <Show screen={NOT_FOUND} />)}</Route>
        </Switch>
      </Suspense>
      <Offline />
    </ErrorBoundary>
  );
}

/** The screens that are a click away for whoever works here, while nobody waits for them. */
function fetchWhatComesNext() {
  const timer = setTimeout(() => void Promise.allSettled(OFTEN_NEXT.map(({ load }) => load())), LOOK_AHEAD_MS);
  return () => clearTimeout(timer);
}

/** By keyboard, past the header. */
const SkipLink = () => (
  <button type="button" className="button small skip-link" onClick={focusMain}>
    Skip to content
  </button>
);

const page = (title: string, screen: ReactNode) => <Titled title={title}>{screen}</Titled>;

function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  useFocusOnArrival();
  return children;
}

let hasArrived = false;

/** Who comes from another screen, where the focus was on something that is gone, goes on at the beginning of this one. A first page is the browser's. */
function useFocusOnArrival() {
  useEffect(() => {
    if (hasArrived) focusOrMain(document.activeElement);
    hasArrived = true;
  }, []);
}

/** `comesBack`: who must sign in first comes back here, and not to the dashboard. */
function SignedIn({ children, comesBack = false }: { children: ReactNode; comesBack?: boolean }) {
  const { data: user, isPending } = useUser();
  useWayBack(comesBack, user);
  if (isPending) return <LoadingScreen />;
  if (user === undefined) return <Unreachable />;
  if (!user) return <Redirect to="/auth" replace state={ledFromHere()} />;
  const back = wayBack();
  return back && !comesBack ? <Redirect to={back} replace /> : <WithOwnPassword>{children}</WithOwnPassword>;
}

function useWayBack(comesBack: boolean, user: User | null | undefined) {
  // Before the redirect changes the address.
  if (comesBack && user === null) keepWayBack(addressHere());
  // Before the page reads it.
  if (comesBack && user) restoreFragment();
  useEffect(() => {
    if (comesBack && user) forgetWayBack();
  }, [comesBack, user]);
}

/** For the identity provider, which leads back to the page that was asked for. */
const ledFromHere = (): LedHere => ({ next: window.location.pathname + window.location.search });

/** Nothing but the choice of a password, where the service answers nothing else. */
function WithOwnPassword({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return user?.mustChangePassword ? <Show screen={OWN_PASSWORD} /> : children;
}
