import { CircleX } from "lucide-react";
import { Link } from "wouter";

export default function PaymentCancelled() {
  return (
    <main className="centred-page">
      <CircleX size={48} strokeWidth={1.5} className="muted" aria-hidden="true" />
      <h1>Payment cancelled</h1>
      <p className="muted">Nothing was charged. You can choose a plan or a credit pack at any time.</p>
      <div className="button-row">
        <Link href="/plan" className="button primary">
          Plan & Credits
        </Link>
        <Link href="/dashboard" className="button">
          Go to Dashboard
        </Link>
      </div>
    </main>
  );
}
