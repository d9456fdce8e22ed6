import { useQuery } from "@tanstack/react-query";
import { CreditCard, LayoutList, LifeBuoy, LogOut, type LucideIcon, Palette, Plug, ScanSearch, ShieldCheck } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { User } from "../../../engine/contract/api.ts";
import { useLogout, useUser } from "../../lib/account/session.ts";
import { walletQuery } from "../../lib/api/queries.ts";
import { whenMayLeave } from "../../lib/navigation/leaving.ts";
import { useMatcherOn } from "../../lib/service/matcher.ts";
import { fullName, plural } from "../../lib/text/words.ts";
import { HeaderShell } from "./header-shell.tsx";
import { Logo } from "./logo.tsx";

type Entry = { href: string; label: string; icon: LucideIcon; adminOnly?: true; ofMatcher?: true };

const ENTRIES: Entry[] = [
  { href: "/dashboard", label: "Dashboard", icon: LayoutList },
  { href: "/jd-cv-matcher", label: "CV vs JD Matcher", icon: ScanSearch, ofMatcher: true },
  { href: "/settings/brand", label: "Brand", icon: Palette },
  { href: "/settings/connections", label: "Connections", icon: Plug },
  { href: "/plan", label: "Plan & Credits", icon: CreditCard },
  { href: "/contact", label: "Contact & Support", icon: LifeBuoy },
  { href: "/admin", label: "Admin Panel", icon: ShieldCheck, adminOnly: true },
];

/** The head of every signed-in screen, and of those that visitors see too. */
export function AppHeader() {
  const { data: user } = useUser();
  const logo = (
    <Link href={user ? "/dashboard" : "/"} className="logo-link">
      <Logo tagline="Professional Resume Formatting" />
    </Link>
  );
  if (user)
    return (
      <HeaderShell logo={logo} beside={<CreditsInBar user={user} />}>
        {() => (
          <>
            <Navigation user={user} />
            <Account user={user} />
          </>
        )}
      </HeaderShell>
    );
  return (
    <header className="app-header">
      <div className="app-header-bar">
        {logo}
        <Link href="/auth" className="button">
          Login
        </Link>
      </div>
    </header>
  );
}

function Navigation({ user }: { user: User }) {
  const [location] = useLocation();
  const isMatcherOn = useMatcherOn();
  const shown = ENTRIES.filter(({ adminOnly, ofMatcher }) => (!adminOnly || user.role === "admin") && (!ofMatcher || isMatcherOn));
  return (
    <nav aria-label="Main" className="app-nav">
      {shown.map(({ href, label, icon: Icon }) => (
        <Link key={href} href={href} className="nav-link" aria-current={currentAt(location, href)}>
          <Icon size={17} aria-hidden="true" />
          {label}
          {href === "/plan" && <CreditsLeft user={user} />}
        </Link>
      ))}
    </nav>
  );
}

/** What the account has left. Until the service has said it, what it said of the user; it says nothing else to who must choose a password first. */
function useCreditsLeft(user: User): number {
  const { data: wallet } = useQuery({ ...walletQuery, enabled: !user.mustChangePassword, refetchOnMount: "always" });
  return wallet?.credits ?? user.credits;
}

/** Where the entries are folded into a menu. */
function CreditsInBar({ user }: { user: User }) {
  const credits = useCreditsLeft(user);
  return (
    <Link href="/plan" className="badge num bar-credits" title={`You have ${plural(credits, "credit")}`}>
      {credits.toLocaleString("en")} left
    </Link>
  );
}

function CreditsLeft({ user }: { user: User }) {
  const credits = useCreditsLeft(user);
  return (
    <span className="badge num nav-credits" title={`You have ${plural(credits, "credit")}`}>
      {credits.toLocaleString("en")} left
    </span>
  );
}

/** The page itself, or a part of it: `/jd-cv-matcher/4f1c` is within the matcher. */
function currentAt(location: string, href: string): "page" | "true" | undefined {
  if (location === href) return "page";
  return location.startsWith(`${href}/`) ? "true" : undefined;
}

function Account({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <div className="account">
      <span className="account-who">
        <span className="account-name" title={user.email}>
          <span>{fullName(user)}</span>
          {user.role === "admin" && <span className="badge accent">Admin</span>}
        </span>
        <span className="account-state">Logged in</span>
      </span>
      <button type="button" className="button small" disabled={logout.isPending} onClick={() => whenMayLeave(() => logout.mutate())}>
        <LogOut size={15} aria-hidden="true" />
        Logout
      </button>
    </div>
  );
}
