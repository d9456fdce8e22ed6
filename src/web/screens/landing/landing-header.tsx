import { Link } from "wouter";
import { HeaderShell } from "../../ui/frame/header-shell.tsx";
import { Logo } from "../../ui/frame/logo.tsx";

/** `#clients` is there when there are logos of some. */
const ANCHORS = [
  ["#features", "Features"],
  ["#clients", "Clients"],
  ["#pricing", "Pricing"],
  ["#contact", "Contact"],
  ["#faq", "FAQ"],
] as const;

const HOME = (
  <a href="#top" className="logo-link">
    <Logo />
  </a>
);

export const LandingHeader = ({ onTrial, withClients }: { onTrial: () => void; withClients: boolean }) => (
  <HeaderShell logo={HOME} className="landing-header">
    {(close) => (
      <>
        <nav aria-label="Page" className="app-nav">
          {ANCHORS.filter(([href]) => withClients || href !== "#clients").map(([href, label]) => (
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
      </>
    )}
  </HeaderShell>
);
