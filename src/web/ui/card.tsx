import type { ReactNode } from "react";
import { useId } from "react";

type CardProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode; className?: string };

/** A titled region of a screen. */
export function Card({ title, note, action, children, className = "" }: CardProps) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <header className="card-header">
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className="muted">{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** What a list shows when there is nothing in it. */
export function Empty({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="empty">
      <span className="empty-icon" aria-hidden="true">
        {icon}
      </span>
      <p>{children}</p>
    </div>
  );
}
