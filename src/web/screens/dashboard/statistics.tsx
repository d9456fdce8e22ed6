import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Clock3, Files, LoaderCircle, type LucideIcon } from "lucide-react";
import type { DashboardStats } from "../../../engine/contract/api.ts";
import { DEFAULT_SUCCESS_RATE } from "../../../engine/contract/limits.ts";
import { useDashboardPollMs } from "../../lib/account/activity.ts";
import { statsQuery } from "../../lib/api/queries.ts";
import { timeSaved } from "../../lib/text/time.ts";
import { Skeleton } from "../../ui/controls/loading.tsx";

const NONE: DashboardStats = {
  totalProcessed: 0,
  totalProcessedThisMonth: 0,
  processing: 0,
  successRate: DEFAULT_SUCCESS_RATE,
  queuePosition: 0,
};

const TILES: { label: string; icon: LucideIcon; value: (stats: DashboardStats) => string }[] = [
  { label: "Total Processed", icon: Files, value: ({ totalProcessed }) => totalProcessed.toLocaleString("en") },
  { label: "Currently Processing", icon: LoaderCircle, value: ({ processing }) => processing.toLocaleString("en") },
  { label: "Time Saved", icon: Clock3, value: ({ totalProcessed }) => timeSaved(totalProcessed) },
  { label: "Total Processed (this month)", icon: CalendarDays, value: (stats) => stats.totalProcessedThisMonth.toLocaleString("en") },
];

export function Statistics() {
  const { data, isPending } = useQuery(statsQuery(useDashboardPollMs()));
  const stats = data ?? NONE;
  return (
    <section className="tiles" aria-label="Statistics" aria-busy={isPending}>
      {TILES.map(({ label, icon: Icon, value }) => (
        <div key={label} className="tile">
          <span className="tile-label">
            <Icon size={16} aria-hidden="true" />
            {label}
          </span>
          <span className="tile-value num">{isPending ? <Skeleton width="3ch" /> : value(stats)}</span>
        </div>
      ))}
    </section>
  );
}
