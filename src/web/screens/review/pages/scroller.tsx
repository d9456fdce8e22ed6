import type { ReactNode, RefObject } from "react";

type Props = { label: string; className?: string; scroller: RefObject<HTMLElement | null>; children: ReactNode };

/** What scrolls inside of a pane. It is a stop of the Tab key, so that the page keys and the arrow keys reach it. */
export const Scroller = ({ label, className = "", scroller, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a pointer.
  <section ref={scroller} className={`pane-scroll ${className}`} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
