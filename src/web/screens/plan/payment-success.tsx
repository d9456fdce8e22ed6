import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Link, useSearchParams } from "wouter";

export default function PaymentSuccess() {
  const [params] = useSearchParams();
  const session = params.get("session_id");
  const client = useQueryClient();
  useEffect(() => {
    for (const queryKey of [["wallet"], ["user"]]) void client.invalidateQueries({ queryKey });
  }, [client]);

  return (
    <main className="centred-page">
      <CircleCheck className="accent-icon" size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1>Payment successful</h1>
      <p className="muted">Thank you. Your credits are added as soon as the payment is confirmed, usually within a minute.</p>
      {session && (
        <p className="muted num">
          Reference: <strong>{session.slice(-8)}</strong>
        </p>
      )}
      <div className="button-row">
        <Link href="/dashboard" className="button primary">
          Go to Dashboard
        </Link>
        <Link href="/plan" className="button">
          Plan & Credits
        </Link>
      </div>
    </main>
  );
}
