import { ApiError, errorMessage } from "../../lib/api/api.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";

const TITLES: Record<number, string> = {
  404: "This CV does not exist",
  409: "This CV is still being worked on",
  410: "This CV has been deleted",
};

const REASONS: Record<number, string> = {
  404: "It may have been deleted, or it belongs to somebody else.",
  409: "It can be reviewed as soon as it is ready.",
  410: "Its files and texts were kept for the agreed time and are gone.",
};

/** A CV that is not to be reviewed now: why, and the way back. */
export function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <main className="centred-page">
      <h1>{TITLES[status] ?? "This CV cannot be opened at the moment"}</h1>
      <p className="muted" role="alert">
        {REASONS[status] ?? errorMessage(error, "Please try again.")}
      </p>
      <div className="button-row">
        <BackToDashboard />
        {status !== 404 && status !== 410 && (
          <button type="button" className="button small primary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </main>
  );
}
