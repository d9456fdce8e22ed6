import { type ReactNode, Suspense, useState } from "react";

type Props = { icon: ReactNode; label: string; className?: string; children: (close: () => void) => ReactNode };

/** A button with the window that it opens; a window may be one that is fetched then. */
export function DialogButton({ icon, label, className = "", children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`button ${className}`} onClick={() => setOpen(true)}>
        {icon}
        {label}
      </button>
      <Suspense>{isOpen && children(() => setOpen(false))}</Suspense>
    </>
  );
}
