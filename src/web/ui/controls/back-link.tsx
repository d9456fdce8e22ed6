import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";

export const BackToDashboard = () => (
  <Link href="/dashboard" className="button small">
    <ArrowLeft size={15} aria-hidden="true" />
    Back to Dashboard
  </Link>
);
