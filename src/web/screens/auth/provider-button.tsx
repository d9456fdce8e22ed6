import { LogIn } from "lucide-react";
import { useEffect, useState } from "react";
import { providerAddress } from "../../lib/account/sign-in.ts";

/** Leads to the identity provider's own page. `primary`: there is no other way in. */
export function ProviderButton({ name, primary }: { name: string; primary: boolean }) {
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    // Who goes back finds the page as it was left.
    const comeBack = () => setOpening(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  return (
    <a
      href={providerAddress(window.history.state)}
      className={primary ? "button primary wide" : "button wide"}
      aria-busy={opening}
      onClick={() => setOpening(true)}
    >
      <LogIn size={17} aria-hidden="true" />
      <span className="provider-name">{opening ? `Opening ${name}...` : `Sign in with ${name}`}</span>
    </a>
  );
}
