import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type PagerProps = {
  label: string;
  page: number;
  pages: number;
  /** What the two buttons lead to, such as `Newer` and `Older`. */
  before: string;
  after: string;
  onTurn: (page: number) => void;
  children: ReactNode;
};

/** Leads through the pages of a list; pages count from 1. */
export function Pager({ label, page, pages, before, after, onTurn, children }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      <button type="button" className="button small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft size={15} aria-hidden="true" />
        {before}
      </button>
      <span className="muted num" role="status">
        {children}
      </span>
      <button type="button" className="button small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {after}
        <ChevronRight size={15} aria-hidden="true" />
      </button>
    </nav>
  );
}
