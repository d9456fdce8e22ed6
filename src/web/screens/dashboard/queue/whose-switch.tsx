import { Link } from "wouter";
import type { Whose } from "./work-list.ts";

/** The address remembers the choice: a reload and the way back lead to the same list. */
export const WhoseSwitch = ({ whose }: { whose: Whose }) => (
  <nav className="segments" aria-label="Whose CVs">
    <Link href="/dashboard" aria-current={whose === "own" ? "page" : undefined}>
      My CVs
    </Link>
    <Link href="/dashboard?of=agency" aria-current={whose === "agency" ? "page" : undefined}>
      The agency's
    </Link>
  </nav>
);
