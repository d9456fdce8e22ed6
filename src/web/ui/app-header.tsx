import { CreditCard, LifeBuoy, LogOut, type LucideIcon, Menu, ScanSearch, ShieldCheck, X } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { User } from "../../engine/contract.ts";
import { useLogout, useUser } from "../lib/session.ts";
import { fullName } from "../lib/words.ts";
import { Logo } from "./logo.tsx";

type Entry = { href: string; label: string; icon: LucideIcon; adminOnly?: boolean };

const ENTRIES: Entry[] = [
  { href: "/jd-cv-matcher", label: "CV vs JD Matcher", icon: ScanSearch },
  { href: "/plan", label: "Plan & Credits", icon: CreditCard },
  { href: "/contact", label: "Contact & Support", icon: LifeBuoy },
  { href: "/admin", label: "Admin Panel", icon: ShieldCheck, adminOnly: true },
];

/** The head of every signed-in screen. On small screens the navigation folds into a menu. */
export function AppHeader() {
  const { data: user } = useUser();
  const [open, setOpen] = useState(false);
  const Toggle = open ? X : Menu;
  return (
    <header className="app-header">
      <div className="app-header-bar">
        <Link href={user ? "/dashboard" : "/"} className="logo-link">
          <Logo tagline="Professional Resume Formatting" />
        </Link>
        {user ? (
          <>
            <button
              type="button"
              className="icon-button menu-toggle"
              aria-expanded={open}
              aria-controls="app-menu"
              onClick={() => setOpen(!open)}
            >
              <Toggle size={20} aria-hidden="true" />
              <span className="visually-hidden">Menu</span>
            </button>
            <div id="app-menu" className={open ? "app-menu open" : "app-menu"}>
              <Navigation user={user} />
              <Account user={user} />
            </div>
          </>
        ) : (
          <Link href="/auth" className="button">
            Login
          </Link>
        )}
      </div>
    </header>
  );
}

function Navigation({ user }: { user: User }) {
  const [location] = useLocation();
  return (
    <nav aria-label="Main" className="app-nav">
      {ENTRIES.filter((entry) => !entry.adminOnly || user.role === "admin").map(({ href, label, icon: Icon }) => (
        <Link key={href} href={href} className="nav-link" aria-current={location === href ? "page" : undefined}>
          <Icon size={17} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Account({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <div className="account">
      <span className="account-who">
        <span className="account-name" title={user.email}>
          {fullName(user)}
          {user.role === "admin" && <span className="badge accent">Admin</span>}
        </span>
        <span className="account-state">Logged in</span>
      </span>
      <button type="button" className="button small" disabled={logout.isPending} onClick={() => logout.mutate()}>
        <LogOut size={15} aria-hidden="true" />
        Logout
      </button>
    </div>
  );
}
