import { afterEach, beforeEach, expect, test } from "bun:test";
import { QueryClient } from "@tanstack/react-query";
import type { Job } from "../../../engine/contract/api.ts";
import { fakeJob } from "../../testing/fake-api.ts";
import { readJobs } from "./job-list.ts";

/** What the service keeps, the newest first, and the calls that it was asked for them. */
let kept: Job[];
let calls: URLSearchParams[];
/** Pages behind the first wait for it. */
let held: Promise<void> | null;
let client: QueryClient;
const KEY = ["jobs"];
const { fetch } = globalThis;

beforeEach(() => {
  kept = Array.from({ length: 1_300 }, (_, number) => jobOf(number)).toReversed();
  calls = [];
  held = null;
  client = new QueryClient();
  globalThis.fetch = Object.assign(answer, { preconnect: () => {} }) as typeof globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = fetch;
  client.clear();
});

const jobOf = (number: number) => fakeJob({ id: `job ${number}`, createdAt: new Date(1_700_000_000_000 + number * 1_000).toISOString() });

async function answer(address: string): Promise<Response> {
  const query = new URL(address, "http://x").searchParams;
  calls.push(query);
  const cursor = query.get("cursor");
  if (cursor) await held;
  const start = cursor ? kept.findIndex(({ createdAt }) => createdAt < cursor) : 0;
  const jobs = kept.slice(start, start + Number(query.get("limit")));
  const next = new URLSearchParams({ limit: "9", cursor: jobs.at(-1)?.createdAt ?? "" });
  const isLast = jobs.at(-1) === kept.at(-1);
  return Response.json(jobs, { headers: isLast ? {} : { link: `</api/jobs?${next}>; rel="next"` } });
}

const options = { queryKey: KEY, queryFn: () => readJobs(client, KEY), staleTime: 0, retry: false };
const poll = () => client.fetchQuery(options);
const shown = () => client.getQueryData<Job[]>(KEY)?.map(({ id }) => id);
const ids = () => kept.map(({ id }) => id);
const until = async (isTrue: () => boolean) => {
  for (let turn = 0; turn < 1_000 && !isTrue(); turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(isTrue()).toBe(true);
};
const isAll = () => JSON.stringify(shown()) === JSON.stringify(ids());

test("the newest jobs are there with the first answer, and those behind them follow in pages, each once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  expect((await poll()).length).toBe(200);
  resolve();
  await until(isAll);
  expect(calls.map((query) => query.get("limit"))).toEqual(["200", "500", "500", "500"]);
});

test("a poll asks for the newest alone, sees what came, changed and went among them, and keeps those behind", async () => {
  await poll();
  await until(isAll);
  calls = [];
  kept = [jobOf(1_300), ...kept.filter((_, index) => index !== 5)];
  kept[3] = { ...(kept[3] as Job), status: "failed" };
  await poll();
  expect(isAll()).toBe(true);
  expect(client.getQueryData<Job[]>(KEY)?.[3]?.status).toBe("failed");
  expect(calls).toHaveLength(1);
});

test("after a change that is made here those behind are read anew, and an older reading does not bring back what is gone", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await poll();
  held = null;
  kept = kept.filter((_, index) => index !== 700);
  await client.invalidateQueries({ queryKey: KEY });
  await poll();
  await until(isAll);
  resolve();
  for (let turn = 0; turn < 50; turn++) await new Promise((next) => setImmediate(next));
  expect(isAll()).toBe(true);
});

test("a list that fits into one answer is that answer", async () => {
  kept = kept.slice(0, 150);
  await poll();
  expect([isAll(), calls.length]).toEqual([true, 1]);
  kept = kept.slice(0, 3);
  await poll();
  expect([isAll(), calls.length]).toEqual([true, 2]);
});

test("those behind that cannot be read are asked for again with the next poll", async () => {
  held = Promise.reject(new Error("no answer"));
  held.catch(() => {});
  await poll();
  held = null;
  await until(() => calls.length > 1);
  await poll();
  await until(isAll);
});
