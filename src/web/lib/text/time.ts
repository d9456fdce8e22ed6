import { useEffect, useState } from "react";
import { MINUTES_SAVED_PER_CV } from "../../../engine/contract/limits.ts";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
/** No longer than days: "in 1 month" does not say when a key ends. */
const STEPS_AHEAD = STEPS.filter(([unit]) => unit === "day" || unit === "hour" || unit === "minute");
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "medium" });
const minute = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const second = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** `3 minutes ago`, `yesterday`; under a minute, and for clocks that run ahead, `just now`. */
export function relativeTime(iso: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000);
  const step = STEPS.find(([, size]) => seconds >= size);
  if (!step) return "just now";
  return relative.format(-Math.floor(seconds / step[1]), step[0]);
}

const ahead = new Intl.RelativeTimeFormat("en");

/** `in 90 days`, `in 5 hours`, `in 2 minutes`, for what is to come; under a minute, and for what should have come already, `in a moment`. */
export function timeUntil(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const step = STEPS_AHEAD.find(([, size]) => seconds >= size);
  return step ? ahead.format(Math.round(seconds / step[1]), step[0]) : "in a moment";
}

export const exactTime = (iso: string) => exact.format(new Date(iso));
export const timeOfDay = (iso: string) => second.format(new Date(iso));
export const dateAndTime = (iso: string) => minute.format(new Date(iso));
export const shortDate = (iso: string) => day.format(new Date(iso));

/** A quarter of an hour per CV: `45m`, `2h`, `2h 15m`. */
export function timeSaved(processed: number): string {
  const total = processed * MINUTES_SAVED_PER_CV;
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return `${minutes}m`;
  return minutes === 0 ? `${hours}h` : `${hours}h ${minutes}m`;
}

/** The current time, looked at again every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
