import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Offer } from "../../lib/prices.ts";

type OfferCardProps = { offer: Offer; marked?: ReactNode; note?: string; children: ReactNode };

export function OfferCard({ offer, marked, note, children }: OfferCardProps) {
  return (
    <article className={marked ? "offer marked" : "offer"}>
      <h3>
        {offer.name}
        {marked}
      </h3>
      <p className="offer-price">
        <span className="num">{offer.price}</span> <span className="muted">{offer.per}</span>
      </p>
      {note && <p className="offer-note muted num">{note}</p>}
      <ul>
        {offer.points.map((point) => (
          <li key={point}>
            <Check size={16} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
