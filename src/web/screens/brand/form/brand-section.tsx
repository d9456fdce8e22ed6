import type { ReactNode } from "react";

/** A titled part of the form. */
export const BrandSection = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section className="card brand-section">
    <header>
      <h2>{title}</h2>
      {note && <p className="muted">{note}</p>}
    </header>
    <div className="form">{children}</div>
  </section>
);
