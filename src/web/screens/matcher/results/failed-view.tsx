import type { ReactNode } from "react";
import { Link } from "wouter";
import { Alert } from "../../../ui/controls/alert.tsx";

const REASON = "We encountered an error during processing. Your credit has been refunded automatically.";

export function FailedView({ fileName, message, onRetry }: { fileName?: string; message?: string | null; onRetry: () => void }) {
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Analysis failed</h1>
          {fileName && <p className="muted">{fileName}</p>}
        </div>
      </div>
      <Alert tone="danger">{message || REASON}</Alert>
      <div className="button-row">
        <button type="button" className="button primary" onClick={onRetry}>
          Try Again
        </button>
        <Link href="/contact" className="button">
          Report Issue
        </Link>
      </div>
    </>
  );
}

type NoResultProps = { title: string; children: ReactNode; onNew: () => void; onHistory: () => void };

/** There is nothing to show at this address, at least not now. */
export function NoResultView({ title, children, onNew, onHistory }: NoResultProps) {
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <Alert tone="neutral">{children}</Alert>
      <div className="button-row">
        <button type="button" className="button primary" onClick={onHistory}>
          View History
        </button>
        <button type="button" className="button" onClick={onNew}>
          New Analysis
        </button>
      </div>
    </>
  );
}
