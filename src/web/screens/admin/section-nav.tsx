import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { contactMessagesQuery, healthQuery, resetRequestsQuery } from "../../lib/api/queries.ts";

type Section = { id: string; label: string; count?: number };

/** Leads to the parts of the panel, each of which has an address: `/admin#users`. It stays in view and marks where the reader is. */
export function SectionNav() {
  const sections = useSections();
  useAddressedSection();
  const current = useSectionInView(sections.map(({ id }) => id).join(" "));
  return (
    <nav className="section-nav" aria-label="Sections">
      <ul>
        {sections.map(({ id, label, count }) => (
          <li key={id}>
            <a href={`#${id}`} className="nav-link" aria-current={current === id ? "location" : undefined}>
              {label}
              {count !== undefined && <span className="badge num">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Those that are shown. Requests and messages are there when there are some, workers where a queue is set up. */
function useSections(): Section[] {
  const requests = useQuery(resetRequestsQuery).data?.length ?? 0;
  const hasQueue = useQuery(healthQuery).data?.queue !== undefined;
  const messages = useQuery(contactMessagesQuery).data?.length ?? 0;
  return [
    { id: "health", label: "Health" },
    ...(hasQueue ? [{ id: "workers", label: "Workers" }] : []),
    ...(requests > 0 ? [{ id: "requests", label: "Requests", count: requests }] : []),
    { id: "users", label: "Users" },
    { id: "templates", label: "Templates" },
    { id: "words", label: "Words" },
    ...(messages > 0 ? [{ id: "messages", label: "Messages", count: messages }] : []),
    { id: "audit", label: "Audit Log" },
  ];
}

/** The one that the address names, until the reader scrolls on; else the last one that began in the upper third of the window. */
function useSectionInView(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let addressed = window.location.hash.slice(1);
    const look = () => {
      const begun = ids.split(" ").filter((id) => topOf(id) < window.innerHeight / 3);
      setCurrent(isInWindow(addressed) ? addressed : (begun.at(-1) ?? ids.split(" ")[0] ?? null));
    };
    const follow = () => {
      addressed = window.location.hash.slice(1);
      look();
    };
    const scrollOn = () => {
      addressed = "";
    };
    look();
    window.addEventListener("hashchange", follow);
    for (const type of LOOK_AT) window.addEventListener(type, look, { passive: true });
    for (const type of BY_HAND) window.addEventListener(type, scrollOn, { passive: true });
    return () => {
      window.removeEventListener("hashchange", follow);
      for (const type of LOOK_AT) window.removeEventListener(type, look);
      for (const type of BY_HAND) window.removeEventListener(type, scrollOn);
    };
  }, [ids]);
  return current;
}

const LOOK_AT = ["scroll", "resize"];
const BY_HAND = ["wheel", "touchmove", "keydown"];
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
const isInWindow = (id: string) => topOf(id) >= 0 && topOf(id) < window.innerHeight;

/** The panel comes after its answers, when the browser has looked for the part in vain. */
function useAddressedSection() {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
}
