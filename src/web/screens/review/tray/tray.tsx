import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown, Inbox } from "lucide-react";
import { useId, useState } from "react";
import { mayStyle } from "../../../lib/account/agency.ts";
import { useUser } from "../../../lib/account/session.ts";
import { plural } from "../../../lib/text/words.ts";
import { groupsOf } from "../edits/leftovers.ts";
import { useDesk } from "../state/desk-context.ts";
import { RememberHeading } from "./remember-heading.tsx";
import { Removed } from "./removed.tsx";
import { TrayGroup } from "./tray-group.tsx";

/** On a narrower window the tray would cover the form; its count is seen there too. */
const ROOMY_PX = 700;

/** Text of the CV that no field took. Its number is always seen, so that nothing leaves unseen. */
export function Tray() {
  useSignals();
  const desk = useDesk();
  const { leftovers, removed } = desk.review.value;
  const [open, setOpen] = useState(() => leftovers.length > 0 && window.innerWidth >= ROOMY_PX);
  const id = useId();
  const { data: user } = useUser();
  const [heading, setHeading] = useState<{ text: string; section: string } | null>(null);
  const isEmpty = leftovers.length === 0 && removed.length === 0;
  return (
    <aside className="tray" aria-label="Left over">
      <button
        type="button"
        className="tray-head"
        aria-expanded={open && !isEmpty}
        aria-controls={id}
        disabled={isEmpty}
        onClick={() => setOpen(!open)}
      >
        <Inbox size={16} aria-hidden="true" />
        <span>{leftovers.length > 0 ? `${plural(leftovers.length, "line")} left over` : "No line left over"}</span>
        {removed.length > 0 && <span className="muted">{removed.length} removed</span>}
        {!isEmpty && <ChevronDown size={15} className={open ? "" : "turned"} aria-hidden="true" />}
      </button>
      {heading && mayStyle(user) && <RememberHeading {...heading} onDone={() => setHeading(null)} />}
      <div id={id} className="tray-body" hidden={!open || isEmpty}>
        {groupsOf(leftovers).map((group) => (
          <TrayGroup key={group.key} group={group} onFiled={(section) => setHeading(group.title ? { text: group.title, section } : null)} />
        ))}
        {removed.length > 0 && <Removed paths={removed} />}
      </div>
    </aside>
  );
}
