import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Job } from "../../../engine/contract/api.ts";
import { POLLED_JOBS } from "../../../engine/contract/limits.ts";
import { apiResponse } from "./api.ts";

/** So many at once are asked for of the jobs behind the newest. */
const OLDER_AT_ONCE = 500;
/** The older jobs seldom change by themselves: they are read anew so often, and whenever something was changed here. */
const OLDER_MS = 60_000;

type Page = { jobs: Job[]; next: string | null };
/** When the older jobs were read last; another reading makes those before it void. */
type Reading = { at: number; number: number };

const readings = new WeakMap<QueryClient, Map<string, Reading>>();

/**
 * The jobs of a list, the newest first: the newest are read now, and are all for nearly every account. Those behind them stay as they are known, and follow page by page
 * when it is time. `of`: those of the agency.
 */
export async function readJobs(client: QueryClient, queryKey: QueryKey, of?: "agency"): Promise<Job[]> {
  const isChanged = client.getQueryState(queryKey)?.isInvalidated ?? false;
  const newest = await readPage(POLLED_JOBS, of);
  if (newest.next === null) return newest.jobs;
  const known = client.getQueryData<Job[]>(queryKey);
  const reading = readingOf(client, queryKey);
  if (known === undefined || isChanged || Date.now() - reading.at > OLDER_MS) void readOlder(client, queryKey, newest.next, of);
  return known ? [...newest.jobs, ...behind(newest.jobs, known)] : newest.jobs;
}

/** What is known of the jobs that are older than a page of the newest. */
function behind(newest: Job[], known: Job[]): Job[] {
  const ids = new Set(newest.map(({ id }) => id));
  const end = newest.at(-1)?.createdAt ?? "";
  return known.filter(({ id, createdAt }) => createdAt <= end && !ids.has(id));
}

async function readOlder(client: QueryClient, queryKey: QueryKey, first: string, of?: "agency"): Promise<void> {
  const reading = readingOf(client, queryKey);
  Object.assign(reading, { at: Date.now(), number: reading.number + 1 });
  const { number } = reading;
  const older: Job[] = [];
  try {
    for (let cursor: string | null = first; cursor !== null; ) {
      const page: Page = await readPage(OLDER_AT_ONCE, of, cursor);
      if (reading.number !== number) return;
      older.push(...page.jobs);
      cursor = page.next;
    }
  } catch {
    // The next poll begins anew.
    reading.at = 0;
    return;
  }
  client.setQueryData<Job[]>(queryKey, (known) => known && [...before(older, known), ...older]);
}

/** What is known of the jobs that are newer than the older ones. */
function before(older: Job[], known: Job[]): Job[] {
  const ids = new Set(older.map(({ id }) => id));
  const start = older[0]?.createdAt ?? "";
  return known.filter(({ id, createdAt }) => createdAt >= start && !ids.has(id));
}

function readingOf(client: QueryClient, queryKey: QueryKey): Reading {
  const ofClient = readings.get(client) ?? new Map<string, Reading>();
  readings.set(client, ofClient);
  const key = JSON.stringify(queryKey);
  const reading = ofClient.get(key) ?? { at: 0, number: 0 };
  ofClient.set(key, reading);
  return reading;
}

async function readPage(limit: number, of?: "agency", cursor?: string): Promise<Page> {
  const query = new URLSearchParams({ ...(of && { of }), scores: "figures", limit: String(limit), ...(cursor && { cursor }) });
  const response = await apiResponse("GET", `/jobs?${query}`);
  return { jobs: JSON.parse(await response.text()), next: nextFrom(response.headers.get("link")) };
}

/** The cursor of the next page, as a Link header names it (RFC 8288). */
function nextFrom(link: string | null): string | null {
  const address = /<([^>]*)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return address ? new URLSearchParams(address.split("?")[1]).get("cursor") : null;
}
