import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "../../src/engine/store/open-store.ts";
import { brokenInvariants } from "../../src/engine/testing/check-invariants.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { printedAddress } from "../printed-address.ts";
import { atRate, type Latencies, row } from "./load/clients.ts";
import { type Call, calls } from "./scale/calls.ts";
import { type Asker, type Filled, fillFolder } from "./scale/fill.ts";
import { readSample } from "./scale/read-sample.ts";

/**
 * A service whose data folder is full: how long its lists, statistics and searches take while open tabs poll, and while a backup is made beside
 * them. `bun run scale --jobs 200000 --accounts 5000 --pollers 500` for a large house; `TEST_PROGRAM=dist/vitae` starts the program that is built.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "5000" },
    accounts: { type: "string", default: "200" },
    pollers: { type: "string", default: "50" },
    /** A folder that is filled once and kept, to measure again. */
    data: { type: "string" },
    /** How often each call is made. */
    rounds: { type: "string", default: "15" },
    /** Only the calls whose name contains it. */
    only: { type: "string", default: "" },
    /** Not those whose name contains it. */
    skip: { type: "string" },
    "no-backup": { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const [jobs, accounts, pollers, rounds] = [values.jobs, values.accounts, values.pollers, values.rounds].map(Number) as [
  number,
  number,
  number,
  number,
];
/** A tab asks for its figures and its jobs every three seconds, and for its sessions every thirty. */
const POLLS_PER_TAB = 2 / 3 + 1 / 30;
const POLL_PATHS = 21;
/** Calls that take longer are not made as often as the others. */
const MAX_CALL_MS = 20_000;
const WARM_UP_SECONDS = 5;

const root = mkdtempSync(join(tmpdir(), "vitae-scale-"));
const dataDir = values.data ?? join(root, "data");
/** Who may be asked as, beside a data folder that is kept. */
const askersPath = `${dataDir}.json`;
const filled = await fillOnce();
note(`database ${megabytes(statSync(join(dataDir, "vitae.db")).size)}`);
if (values.check) checkInvariants();

const starting = performance.now();
const program = Bun.spawn(programArgv("serve", "--port", "0", "--data", dataDir), {
  env: { PATH: process.env.PATH, VITAE_METRICS_TOKEN: "scale" },
  stdin: "ignore",
  stdout: "pipe",
});
let failed = 0;
try {
  const url = await printedAddress(program.stdout);
  note(`the service answered after ${seconds(performance.now() - starting)}`);
  const polling = keepPolling(url);
  await Bun.sleep(WARM_UP_SECONDS * 1000);
  polling.next();
  const measured = await measure(url, polling);
  const polls = polling.next();
  const backup = values["no-backup"] ? null : await measureBackup(url);
  const pollsMeanwhile = polling.next();
  await polling.end();

  console.table(
    Object.fromEntries(
      measured.map(({ call, latencies, bytes, longestPoll }) => [
        call.name,
        { ...figures(latencies), KB: kilobytes(bytes), "longest poll": longestPoll, "in the backup": backup?.medians.get(call.name) },
      ]),
    ),
  );
  console.table({ polls: row(polls), ...(backup && { "polls while a backup is made": row(pollsMeanwhile) }) });
  if (backup) note(`a backup of ${megabytes(backup.bytes)} took ${seconds(backup.ms)}`);
  failed = polls.failed + pollsMeanwhile.failed + measured.reduce((sum, { latencies }) => sum + latencies.failed, 0);
  note(failed > 0 ? `${failed} calls were not answered well` : "every call was answered well");
} finally {
  program.kill("SIGTERM");
  await program.exited;
  note(`most memory of the service: ${megabytes(program.resourceUsage()?.maxRSS ?? 0)}`);
  rmSync(root, { recursive: true });
}
process.exit(failed > 0 ? 1 : 0);

async function fillOnce(): Promise<Filled> {
  if (existsSync(askersPath)) return JSON.parse(readFileSync(askersPath, "utf8"));
  mkdirSync(dataDir, { mode: 0o700 });
  const begun = performance.now();
  const made = await fillFolder(dataDir, { jobs, accounts }, await readSample(), new Date());
  note(`filled with ${jobs} jobs, as many emptied ones, and ${accounts} accounts in ${seconds(performance.now() - begun)}`);
  if (values.data) writeFileSync(askersPath, JSON.stringify(made), { mode: 0o600 });
  return made;
}

type Measured = { call: Call; latencies: Latencies; bytes: number; longestPoll?: number };

/** One call after the other, as one person makes them; each some times. */
async function measure(url: string, polling: Polling): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const call of asked()) {
    polling.longest();
    const one = await ask(url, call, call.isWhole ? 1 : rounds);
    measured.push({ ...one, longestPoll: polling.longest() });
    note(`${call.name}: ${figures(one.latencies).median} ms`);
  }
  return measured;
}

function asked(): Call[] {
  const { only, skip } = values;
  return calls(filled).filter(({ name }) => name.includes(only) && !(skip !== undefined && name.includes(skip)));
}

async function ask(url: string, call: Call, times: number): Promise<Measured> {
  const latencies: Latencies = { sent: 0, seconds: 0, failed: 0, ms: [] };
  let bytes = 0;
  const end = performance.now() + MAX_CALL_MS;
  for (let time = 0; time < times && (time === 0 || performance.now() < end); time++) {
    await write(url, time);
    const begun = performance.now();
    const answer = await fetch(`${url}${call.path}`, requestOf(call)).catch(() => null);
    bytes = (await answer?.arrayBuffer())?.byteLength ?? 0;
    latencies.ms.push(performance.now() - begun);
    latencies.sent += 1;
    if (!answer?.ok) latencies.failed += 1;
  }
  return { call, latencies, bytes };
}

/** Somebody marks a CV as checked: no answer is one that was kept until something changes. */
async function write(url: string, time: number): Promise<void> {
  const { cv, cookie } = filled.large;
  const body = JSON.stringify({ reviewed: time % 2 === 0 });
  await fetch(`${url}/api/jobs/${cv}/reviewed`, { method: "POST", body, headers: { cookie, "content-type": "application/json" } });
}

function requestOf({ as, body, headers }: Call): RequestInit {
  const cookie = { cookie: as.cookie };
  if (!body) return { headers: { ...cookie, ...headers } };
  return { method: "POST", body: JSON.stringify(body), headers: { ...cookie, "content-type": "application/json" } };
}

/** As `vitae backup` does it, while the same calls are made again. */
async function measureBackup(url: string) {
  const target = join(root, "backup.zip");
  const begun = performance.now();
  const backup = Bun.spawn(programArgv("backup", target, "--data", dataDir, "--quiet"), {
    env: { PATH: process.env.PATH },
    stdin: "ignore",
  });
  let ms = 0;
  const done = backup.exited.then((status) => {
    ms = performance.now() - begun;
    if (status !== 0) throw new Error(`the backup ended with status ${status}`);
  });
  const medians = new Map<string, number>();
  for (const call of asked().filter(({ isWhole }) => !isWhole)) {
    if (ms > 0) break;
    medians.set(call.name, figures((await ask(url, call, rounds)).latencies).median);
  }
  await done;
  return { ms, bytes: statSync(target).size, medians };
}

type Polling = ReturnType<typeof keepPolling>;

/** Tabs that poll until they are told to end. `next`: what was measured since the last time; `longest`: the longest of them, in ms. */
function keepPolling(url: string) {
  let longest = 0;
  const timed = async (number: number) => {
    const begun = performance.now();
    const answer = await poll(url, number);
    longest = Math.max(longest, performance.now() - begun);
    return answer;
  };
  let now: Latencies = { sent: 0, seconds: 0, failed: 0, ms: [] };
  let ended = false;
  const done = (async () => {
    for (let first = 0; !ended; first += pollers * POLLS_PER_TAB) {
      const one = await atRate(pollers * POLLS_PER_TAB, 1, (number) => timed(Math.floor(first + number)));
      now = { sent: now.sent + one.sent, seconds: now.seconds + 1, failed: now.failed + one.failed, ms: now.ms.concat(one.ms) };
    }
  })();
  return {
    longest() {
      const before = Math.round(longest);
      longest = 0;
      return before;
    },
    next() {
      const before = now;
      now = { sent: 0, seconds: 0, failed: 0, ms: [] };
      return before;
    },
    async end() {
      ended = true;
      await done;
    },
  };
}

function poll(url: string, number: number): Promise<Response> {
  // Every account in its turn, those of the large agency among them.
  const asker = filled.everybody[(Math.floor(number / POLL_PATHS) * 7 + (number % POLL_PATHS)) % Math.min(pollers, accounts)] as Asker;
  return fetch(`${url}/api/${pollPath(number)}`, { headers: { cookie: asker.cookie } });
}

function pollPath(number: number): string {
  if (number % POLL_PATHS === POLL_PATHS - 1) return "user/sessions";
  return number % 2 ? "jobs?scores=figures&limit=200" : "stats";
}

function checkInvariants() {
  const store = openStore(join(dataDir, "vitae.db"));
  const broken = brokenInvariants(store);
  store.close();
  if (broken.length > 0) throw new Error(`the data is not sound: ${broken.join("; ")}`);
  note("the invariants hold");
}

function figures({ ms }: Latencies) {
  const sorted = ms.toSorted((a, b) => a - b);
  const share = (part: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1));
  return { median: share(0.5), p99: share(0.99) };
}

function note(text: string) {
  console.log(text);
}
function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`;
}
function megabytes(bytes: number) {
  return `${Math.round(bytes / 1024 ** 2)} MB`;
}
function kilobytes(bytes: number) {
  return Number((bytes / 1024).toFixed(1));
}
