import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createUser } from "../../src/engine/accounts/administration.ts";
import { openSession } from "../../src/engine/accounts/login/sessions.ts";
import { openPasswords } from "../../src/engine/accounts/passwords/hash-password.ts";
import { passwordRules } from "../../src/engine/accounts/passwords/password-rules.ts";
import { grantCredits } from "../../src/engine/billing/credits/ledger.ts";
import { openStore } from "../../src/engine/store/open-store.ts";
import { asFastAsPossible, atRate, type Latencies, row } from "./load/clients.ts";
import { cpuSeconds } from "./load/cpu.ts";

/**
 * Rates and latencies of the service beside those of the bare framework, with the same client on the same machine: what 1,000 recruiters'
 * open tabs ask for and 8 uploads a second, and how much of each there can be. `LOAD_SECONDS=60 bun run load` for longer parts.
 */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 10);
const TABS = 1_000;
const JOBS_EACH = 10;
/** A tab asks for its figures and its jobs every three seconds, and for its sessions every thirty. */
const POLLS_PER_SECOND = TABS * (2 / 3 + 1 / 30);
const UPLOADS_PER_SECOND = 8;
const PASSWORD = "correct horse";

const dataDir = mkdtempSync(join(tmpdir(), "vitae-load-"));
const cookies = await seed();
const vitae = await start("load/service.ts", dataDir);
const answers = await Promise.all(["stats", "jobs", "user/sessions"].map(async (path) => (await ask(vitae.url, path, 0)).text()));
const bare = await start("load/bare.ts", ...answers);

const table: Record<string, object> = {};
let failed = 0;
for (const { name, url, process } of [vitae, bare]) {
  await poll(url, 2);
  const before = cpuSeconds(process.pid);
  const polls = await poll(url, SECONDS);
  note(`${name}: polling, as fast as possible`, polls, cpuSeconds(process.pid) - before);
  const [tabs, uploads] = await Promise.all([
    atRate(POLLS_PER_SECOND, SECONDS, (number) => ask(url, pollPath(number), number)),
    atRate(UPLOADS_PER_SECOND, SECONDS, (number) => upload(url, number, 200_000)),
  ]);
  note(`${name}: ${TABS} tabs`, tabs);
  note(`${name}: beside them, uploads of 200 KB`, uploads);
  note(`${name}: uploads of 1 KB, as fast as possible`, await asFastAsPossible(8, SECONDS, (client) => upload(url, client, 1_000)));
}
const logins = asFastAsPossible(8, SECONDS, (client) => logIn(vitae.url, client));
const health = atRate(50, SECONDS, () => ask(vitae.url, "health", 0));
note("vitae: log-ins, as fast as possible", await logins);
note("vitae: beside them, health", await health);

console.table(table);
console.log(`most memory of the service: ${peakMegabytes(vitae.process.pid)} MB`);
for (const { process } of [vitae, bare]) process.kill("SIGKILL");
await Promise.all([vitae, bare].map(({ process }) => process.exited));
rmSync(dataDir, { recursive: true });
process.exit(failed > 0 ? 1 : 0);

/** `cpu`: seconds of the service's own work, which other programs on the machine do not change. */
function note(name: string, latencies: Latencies, cpu?: number) {
  failed += latencies.failed;
  table[name] = { ...row(latencies), ...(cpu && { "CPU, ms each": Number(((1000 * cpu) / latencies.sent).toFixed(3)) }) };
}

/** Accounts with jobs behind them, each signed in. */
async function seed(): Promise<string[]> {
  const store = openStore(join(dataDir, "vitae.db"));
  const passwords = openPasswords();
  const hash = await passwords.hash(PASSWORD);
  const at = new Date();
  const rules = passwordRules({ strictPasswords: false, ownerName: null });
  const cheap = { ...passwords, hash: async () => hash };
  const known = { store, trace: () => {}, now: () => at, templateKeys: ["default"], passwords: cheap, passwordRules: rules };
  const tokens: string[] = [];
  for (let number = 0; number < TABS; number++) {
    const { id } = await createUser(known, { email: emailOf(number), password: PASSWORD, assignedTemplates: ["default"] });
    store.transaction((tx) => {
      grantCredits(tx, { userId: id, amount: 1_000_000, at });
      tokens.push(openSession(tx, id, { userAgent: "load", ipAddress: "127.0.0.1" }, at));
      for (let job = 0; job < JOBS_EACH; job++) addFinishedJob(store, id, at);
    });
  }
  store.close();
  return tokens.map((token) => `vitae_session=${token}`);
}

function addFinishedJob({ raw }: ReturnType<typeof openStore>, userId: string, at: Date) {
  const id = crypto.randomUUID();
  raw.run(
    "insert into jobs (id, user_id, job_type, status, file_name, credits_charged, created_at, completed_at) values (?1, ?2, 'cv', 'completed', 'Zoë Müller.pdf', 1, ?3, ?3)",
    [id, userId, at.getTime()],
  );
  for (const role of ["source", "docx", "pdf"])
    raw.run("insert into job_files (id, job_id, role, name, bytes, sha256) values (?1, ?2, ?3, 'Zoë Müller', 100000, '')", [
      crypto.randomUUID(),
      id,
      role,
    ]);
}

async function start(script: string, ...args: string[]) {
  const process = Bun.spawn([globalThis.process.execPath, join(import.meta.dir, script), ...args], { stdout: "pipe" });
  const { value } = await process.stdout.getReader().read();
  return { name: script.includes("bare") ? "bare Elysia" : "vitae", process, url: new TextDecoder().decode(value).trim() };
}

function emailOf(number: number): string {
  return `recruiter${number}@agency.test`;
}

function pollPath(number: number): string {
  if (number % 21 === 20) return "user/sessions";
  return number % 2 ? "jobs" : "stats";
}

function cookieOf(number: number): string {
  return cookies[number % TABS] as string;
}

function poll(url: string, seconds: number): Promise<Latencies> {
  let number = 0;
  return asFastAsPossible(64, seconds, () => ask(url, pollPath(number), number++));
}

function ask(url: string, path: string, number: number): Promise<Response> {
  return fetch(`${url}/api/${path}`, { headers: { cookie: cookieOf(number) } });
}

function upload(url: string, number: number, bytes: number): Promise<Response> {
  const form = new FormData();
  form.append("file", new File([`%PDF-1.7 ${"x".repeat(bytes)}`], "cv.pdf"));
  return fetch(`${url}/api/upload-cv`, { method: "POST", body: form, headers: { cookie: cookieOf(number) } });
}

function logIn(url: string, number: number): Promise<Response> {
  const body = JSON.stringify({ email: emailOf(number), password: PASSWORD });
  return fetch(`${url}/api/login`, { method: "POST", body, headers: { "content-type": "application/json" } });
}

/** Linux only; 0 elsewhere. */
function peakMegabytes(pid: number): number {
  if (process.platform !== "linux") return 0;
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}
