import { ChevronRight, type LucideIcon, Plug, UserSearch } from "lucide-react";
import { Link } from "wouter";

/** Settings that a recruiter seldom needs: programs that work for the account, and where one person is found, exported and erased. */
export const SettingsLinks = () => (
  <>
    <SettingsLink href="/settings/connections" icon={Plug} label="Connect other programs" />
    <SettingsLink href="/settings/privacy" icon={UserSearch} label="Find, export or erase a person" />
  </>
);

const SettingsLink = ({ href, icon: Icon, label }: { href: string; icon: LucideIcon; label: string }) => (
  <Link href={href} className="card settings-link">
    <Icon size={18} aria-hidden="true" />
    <span>{label}</span>
    <ChevronRight size={16} aria-hidden="true" />
  </Link>
);
