import { FileQuestion } from "lucide-react";
import { Link } from "wouter";

export default function NotFoundScreen() {
  return (
    <main className="centred-page">
      <FileQuestion className="accent-icon" size={44} strokeWidth={1.5} aria-hidden="true" />
      <h1>404 Page Not Found</h1>
      <p className="muted">There is nothing at this address. It may have moved, or the link is incomplete.</p>
      <Link href="/" className="button primary">
        Go to the start page
      </Link>
    </main>
  );
}
