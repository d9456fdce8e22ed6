import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { Logo } from "../../ui/logo.tsx";

const ANCHORS = [
  ["#features", "Features"],
  ["#clients", "Clients"],
  ["#pricing", "Pricing"],
  ["#contact", "Contact"],
  ["#faq", "FAQ"],
] as const;

export function LandingHeader({ onTrial }: { onTrial: () => void }) {
  const [open, setOpen] = useState(false);
  const Toggle = open ? X : Menu;
  const close = () => setOpen(false);
  return (
    <header className="app-header landing-header">
      <div className="app-header-bar">
        <a href="#top" className="logo-link">
          <Logo />
        </a>
        <button
          type="button"
          className="icon-button menu-toggle"
          aria-expanded={open}
          aria-controls="landing-menu"
          onClick={() => setOpen(!open)}
        >
          <Toggle size={20} aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </button>
        <div id="landing-menu" className={open ? "app-menu open" : "app-menu"}>
          <nav aria-label="Page" className="app-nav">
            {ANCHORS.map(([href, label]) => (
              <a key={href} href={href} className="nav-link" onClick={close}>
                {label}
              </a>
            ))}
          </nav>
          <div className="button-row">
            <Link href="/auth" className="button">
              Login
            </Link>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                close();
                onTrial();
              }}
            >
              Try Free Trial
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
