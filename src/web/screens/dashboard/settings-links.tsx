import { ChevronRight, type LucideIcon, Plug, UserSearch, Users } from "lucide-react";
import { Link } from "wouter";
import { useUser } from "../../lib/account/session.ts";

/** Settings that a recruiter seldom needs: colleagues, programs that work for the account, and where one person is found, exported and erased. */
export function SettingsLinks() {
  const { data: user } = useUser();
  return (
    <>
      <SettingsLink href="/settings/agency" icon={Users} label="Agency" note={user?.agency?.name ?? "work together with colleagues"} />
      <SettingsLink href="/settings/connections" icon={Plug} label="Connect other programs" />
      <SettingsLink href="/settings/privacy" icon={UserSearch} label="Find, export or erase a person" />
    </>
  );
}

type Props = { href: string; icon: LucideIcon; label: string; note?: string };

const SettingsLink = ({ href, icon: Icon, label, note }: Props) => (
  <Link href={href} className="card settings-link">
    <Icon size={18} aria-hidden="true" />
    <span>
      {label}
      {note && <span className="settings-link-note"> {note}</span>}
    </span>
    <ChevronRight size={16} aria-hidden="true" />
  </Link>
);
