import { exactTime, relativeTime } from "../../lib/text/time.ts";
import { Hint } from "../overlays/tooltip.tsx";

/** `3 minutes ago`, with the exact time on hover and focus. */
export function Time({ iso, now, label = "" }: { iso: string; now: number; label?: string }) {
  return (
    <Hint text={exactTime(iso)}>
      <time dateTime={iso} className="time">
        {label && `${label} `}
        {relativeTime(iso, now)}
      </time>
    </Hint>
  );
}
