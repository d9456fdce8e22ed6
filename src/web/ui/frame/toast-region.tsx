import type { ReactNode } from "react";

/**
 * What holds the toasts. A window that opens hides the rest of the page from screen readers, but no live region that is there already: so
 * this stands in the page before the code of the toasts has come. It is silent itself; each toast announces itself.
 */
export const ToastRegion = ({ children }: { children: ReactNode }) => (
  <div aria-live="off" data-toasts>
    {children}
  </div>
);
