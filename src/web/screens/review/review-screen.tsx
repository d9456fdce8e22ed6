import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { reviewQuery } from "../../lib/api/queries.ts";
import { LoadingScreen } from "../../ui/controls/loading.tsx";
import { Closed } from "./closed.tsx";
import { DeskView } from "./desk/desk-view.tsx";

/** One CV at the review desk. */
export default function ReviewScreen() {
  const { jobId = "" } = useParams<{ jobId: string }>();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(reviewQuery(jobId));
  if (error) return <Closed error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <LoadingScreen text="Opening the CV..." />;
  return <DeskView key={jobId} jobId={jobId} first={data} />;
}
