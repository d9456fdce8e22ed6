import { ChevronRight, UserSearch } from "lucide-react";
import { Link } from "wouter";

/** Where one person is found, exported and erased. */
export const PrivacyLink = () => (
  <Link href="/settings/privacy" className="card privacy-link">
    <UserSearch size={18} aria-hidden="true" />
    <span>Find, export or erase a person</span>
    <ChevronRight size={16} aria-hidden="true" />
  </Link>
);
