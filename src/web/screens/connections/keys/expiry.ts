import type { ApiKey } from "../../../../engine/contract/api.ts";
import { shortDate, timeUntil } from "../../../lib/text/time.ts";

/** Time to make another key and give it to the program. Unit: days. */
const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

export type Expiry = "30" | "90" | "365" | "date" | "never";

export const EXPIRIES: { expiry: Expiry; label: string }[] = [
  { expiry: "30", label: "In 30 days" },
  { expiry: "90", label: "In 90 days" },
  { expiry: "365", label: "In a year" },
  { expiry: "date", label: "On a date" },
  { expiry: "never", label: "Never" },
];

/** When a key ends that is made now: undefined when never, null while there is no date. `day` is the last one that the key is used on, `2027-01-31`. */
export function endOf(expiry: Expiry, day: string, now: number): string | undefined | null {
  if (expiry === "never") return undefined;
  if (expiry !== "date") return new Date(now + Number(expiry) * DAY_MS).toISOString();
  const end = new Date(`${day}T23:59:59`);
  return end.getTime() > now ? end.toISOString() : null;
}

/** Today where the user is, as a field for dates has it. */
export function today(now: number): string {
  const date = new Date(now);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

type Told = { words: string; mark?: { tone: "danger" | "warning"; words: string } };

/** When a key ends, and a mark where its program stops soon or has stopped. */
export function tellExpiry({ expiresAt }: ApiKey, now: number): Told {
  if (expiresAt === undefined) return { words: "Does not expire" };
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return { words: `Expired on ${shortDate(expiresAt)}`, mark: { tone: "danger", words: "Expired" } };
  const until = timeUntil(expiresAt, now);
  const words = `Expires on ${shortDate(expiresAt)}`;
  return left <= SOON_DAYS * DAY_MS ? { words, mark: { tone: "warning", words: `Expires ${until}` } } : { words: `${words}, ${until}` };
}
