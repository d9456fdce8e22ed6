import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { ApiError, errorMessage } from "../../lib/api/api.ts";
import { reviewQuery } from "../../lib/api/queries.ts";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { LoadingScreen } from "../../ui/controls/loading.tsx";
import { Hints } from "../../ui/controls/tooltip.tsx";
import { DeskView } from "./desk-view.tsx";

/** One CV at the review desk. */
export default function ReviewScreen() {
  const { jobId = "" } = useParams<{ jobId: string }>();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(jobId));
  if (data && (!isFetching || error === null)) {
    return (
      <Hints>
        <DeskView key={jobId} jobId={jobId} first={data} />
      </Hints>
    );
  }
  return error ? <Closed error={error} onRetry={() => void refetch()} /> : <LoadingScreen text="Opening the CV..." />;
}

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

function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
