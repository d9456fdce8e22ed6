import { existsSync } from "node:fs";
import { join } from "node:path";
import { CHROMIUM, openBrowser, visit } from "../../../tests/browser/chromium.ts";
import { atRate } from "../load/clients.ts";
import { clock, inTurns, MIN_TURNS, type Row, spread, type Times } from "./timing.ts";

/** A call to the service, signed in. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

const POLLS = ["stats", "jobs", "user/sessions"];
const CLIENTS = 32;
const WARM_UP = 5;
const TABS_PER_SECOND = 700;
const SECONDS = 5;
const TIMES_UNDER_WORK = 3;

/** What open pages ask for, beside the bare framework with the same answers, and while CVs are converted. */
export async function apiRows(call: Call, cvs: { name: string; bytes: Uint8Array }[], rounds: number): Promise<Row[]> {
  const { ours, reference } = await polling(call, rounds);
  // One pause of the machine decides five seconds: of several times the middle one counts.
  const times: Times[] = [];
  while (times.length < TIMES_UNDER_WORK) times.push(await pollingUnderWork(call, cvs));
  const under = times.sort((a, b) => a.median - b.median)[times.length >> 1] as Times;
  return [
    {
      name: "1,000 polls of the API",
      ours,
      reference: { name: "bare Elysia", times: reference },
      ratio: ours.median / reference.median,
      bound: { max: 2 },
    },
    {
      name: `${TABS_PER_SECOND} polls a second while CVs are converted: 99 in 100 (the median to the longest)`,
      ours: under,
      bound: { max: 50 },
    },
  ];
}

async function polling(call: Call, rounds: number) {
  const answers = await Promise.all(POLLS.map(async (path) => (await call(`/api/${path}`)).text()));
  const bare = Bun.spawn([process.execPath, join(import.meta.dir, "../load/bare.ts"), ...answers], { stdout: "pipe" });
  const { value } = await bare.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  const ask = () => thousandPolls((path) => call(path));
  const askBare = () => thousandPolls((path) => fetch(`${url}${path}`));
  // A service runs for days: no compiler is at work any more.
  await inTurns(WARM_UP, ask, askBare);
  const { ours, reference } = await inTurns(Math.max(rounds, MIN_TURNS), ask, askBare);
  bare.kill();
  return { ours, reference: reference as NonNullable<typeof reference> };
}

async function thousandPolls(ask: (path: string) => Promise<Response>) {
  let left = 1_000;
  const client = async () => {
    while (left-- > 0) await (await ask(pollPath(left))).arrayBuffer();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const pollPath = (number: number) => `/api/${POLLS[number % 21 === 20 ? 2 : number % 2]}`;

async function pollingUnderWork(call: Call, cvs: { name: string; bytes: Uint8Array }[]): Promise<Times> {
  const uploads = cvs.map(({ name, bytes }) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], name));
    return call("/api/upload-cv", { method: "POST", body: form });
  });
  await Promise.all(uploads);
  const { ms, failed } = await atRate(TABS_PER_SECOND, SECONDS, (number) => call(pollPath(number)));
  if (failed > 0) throw new Error(`${failed} polls were not answered`);
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { min: at(0.5), median: at(0.99), max: at(1) };
}

/** The sign-in screen of a browser that has never been there, from the address to the first letter typed. None without a browser. */
export async function pageRows(origin: string, rounds: number): Promise<Row[]> {
  if (!existsSync(CHROMIUM)) return [];
  const browser = await openBrowser();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await signInScreen(browser, origin));
  await browser.close();
  return [{ name: "/auth, until the first letter is typed", ours: spread(times), bound: { max: 1000 } }];
}

async function signInScreen(browser: Awaited<ReturnType<typeof openBrowser>>, origin: string) {
  const { page, close } = await visit(browser, "about:blank");
  const time = await clock(async () => {
    await page.goto(`${origin}/auth`, { waitUntil: "commit" });
    await page.getByLabel("Email").fill("a");
  });
  await close();
  return time;
}
