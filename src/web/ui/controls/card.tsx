import type { ReactNode } from "react";

type CardProps = { id?: string; title: string; note?: ReactNode; action?: ReactNode; children: ReactNode; className?: string };

/** A titled part of a screen. No landmark: a screen would have too many, and their names would shadow the labels of fields. */
export function Card({ id, title, note, action, children, className = "" }: CardProps) {
  return (
    <section id={id} className={`card ${className}`}>
      <header className="card-header">
        <div>
          <h2>{title}</h2>
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
