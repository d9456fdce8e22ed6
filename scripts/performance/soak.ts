import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processTree } from "../../src/engine/adapters/converter/process-memory.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { allFinished, handInDocument, listJobs, signIn, signInAs, type Visitor } from "../../tests/faults/service-under-load.ts";
import { printedAddress } from "../printed-address.ts";

/**
 * A working day in short: 50 open tabs that poll, CVs and analyses all the time, finished ones downloaded and cleaned up. Prints what the
 * service holds of the machine, and ends with status 1 when that grows, or when an answer was a fault. `SOAK_MINUTES=20` for a long one.
 */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);
const TABS = 50;
const POLL_MS = 3_000;
const SESSIONS_EVERY = 10;
const UPLOADERS = 3;
const PAUSE_MS = 500;
const KEPT_JOBS = 30;
const SAMPLE_MS = (MINUTES * 60_000) / 24;
/** Until this share of the time everything is loaded and every pool is full. */
const WARM_UP = 0.3;
const JSON_TYPE = { "content-type": "application/json" };

type Sample = {
  minute: number;
  "memory MB": number;
  handles: number;
  children: number;
  "database MB": number;
  documents: number;
  answers: number;
};

const dataDir = mkdtempSync(join(tmpdir(), "vitae-soak-"));
const program = Bun.spawn(programArgv("serve", "--port", "0", "--data", dataDir), {
  env: { PATH: process.env.PATH, VITAE_ADMIN_PASSWORD: "admin-password" },
  stdin: "ignore",
  stdout: "pipe",
});
const url = await printedAddress(program.stdout);
const statuses: Record<number, number> = {};
const admin = counted(await signIn(url));
const recruiters: Visitor[] = [];
for (let number = 0; number < TABS; number++) recruiters.push(counted(await recruiter(number)));

const start = performance.now();
const isOver = () => performance.now() - start > MINUTES * 60_000;
const samples: Sample[] = [];
await Promise.all([
  ...recruiters.map(keepOpen),
  ...Array.from({ length: UPLOADERS }, (_, first) => handInForever(first)),
  compareForever(),
  watch(),
]);
const over = await atRest();

console.table(samples);
console.log(`answers by status: ${JSON.stringify(statuses)}`);
const wrong = whatGrew();
for (const sentence of wrong) console.log(sentence);
program.kill("SIGTERM");
const status = await program.exited;
if (status !== 0) console.log(`the service ended with status ${status}`);
rmSync(dataDir, { recursive: true });
process.exit(wrong.length === 0 && status === 0 ? 0 : 1);

async function recruiter(number: number): Promise<Visitor> {
  const account = { email: `recruiter${number}@agency.test`, password: "correct horse" };
  const made = await admin.send("/admin/users", { method: "POST", headers: JSON_TYPE, body: JSON.stringify(account) });
  const { id } = (await made.json()) as { id: string };
  await admin.send(`/admin/user/${id}/add-credits`, { method: "POST", headers: JSON_TYPE, body: '{"credits": 100000}' });
  return signInAs(url, account.email, account.password);
}

/** Every answer is counted by its status. */
function counted({ send, ...visitor }: Visitor): Visitor {
  return {
    ...visitor,
    send: async (path, init) => {
      const answer = await send(path, init);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      return answer;
    },
  };
}

async function keepOpen({ send }: Visitor, number: number): Promise<void> {
  await Bun.sleep((POLL_MS / TABS) * number);
  for (let poll = 0; !isOver(); poll++) {
    const paths = ["/stats", "/jobs", ...(poll % SESSIONS_EVERY === 0 ? ["/user/sessions"] : [])];
    await Promise.all(paths.map(async (path) => (await send(path)).arrayBuffer()));
    await Bun.sleep(POLL_MS);
  }
}

/** One recruiter after the other hands in a CV, waits for it, takes the documents of an older one and cleans that up. */
async function handInForever(first: number): Promise<void> {
  const cvs = ["amara-lindqvist.pdf", "jonas-okafor.docx"].map((name) => readFileSync(join(import.meta.dir, "../../samples", name)));
  for (let number = first; !isOver(); number += UPLOADERS) {
    const visitor = recruiters[number % TABS] as Visitor;
    await handInDocument(visitor, cvs[number % cvs.length] as Buffer<ArrayBuffer>);
    await allFinished(visitor, PAUSE_MS);
    await tidy(visitor);
  }
}

async function tidy(visitor: Visitor): Promise<void> {
  const [job] = (await listJobs(visitor)).filter(({ status, jobType }) => status === "completed" && jobType === "cv");
  if (!job) return;
  await (await visitor.send(`/download/${job.id}/docx`)).arrayBuffer();
  await (await visitor.send(`/cleanup/${job.id}`, { method: "POST" })).arrayBuffer();
}

async function compareForever(): Promise<void> {
  const cv = readFileSync(join(import.meta.dir, "../../samples/jonas-okafor.docx"));
  while (!isOver()) {
    const form = new FormData();
    form.append("cvFiles", new File([cv], "cv.docx"));
    form.append("jdText", "We seek a data engineer with five years of SQL and a team to lead.");
    await (await admin.send("/match", { method: "POST", body: form })).arrayBuffer();
    for (const { id, status } of (await listJobs(admin)).slice(KEPT_JOBS))
      if (status === "completed") await (await admin.send(`/jobs/${id}`, { method: "DELETE" })).arrayBuffer();
    await allFinished(admin, PAUSE_MS);
    await Bun.sleep(10 * PAUSE_MS);
  }
}

async function watch(): Promise<void> {
  while (!isOver()) {
    await Bun.sleep(SAMPLE_MS);
    samples.push(await look());
  }
}

async function look(): Promise<Sample> {
  const sizeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  const megabytes = (bytes: number) => Number((bytes / 2 ** 20).toFixed(1));
  return {
    minute: Number(((performance.now() - start) / 60_000).toFixed(1)),
    "memory MB": Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, "utf8"))?.[1]) / 1024),
    handles: readdirSync(`/proc/${program.pid}/fd`).length,
    children: (await processTree(program.pid)).length - 1,
    "database MB": megabytes(sizeOf("vitae.db") + sizeOf("vitae.db-wal")),
    documents: readdirSync(join(dataDir, "files")).length,
    answers: Object.values(statuses).reduce((sum, count) => sum + count, 0),
  };
}

/** What is left when all work has ended. */
async function atRest(): Promise<Sample> {
  const isBusy = async () => (await processTree(program.pid)).length > 1;
  for (let waited = 0; waited < 600 && (await isBusy()); waited++) await Bun.sleep(200);
  return look();
}

function whatGrew(): string[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const [early, late] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  const median = (of: Sample[], key: keyof Sample) => of.map((sample) => sample[key]).sort((a, b) => a - b)[of.length >> 1] as number;
  const grew = (key: keyof Sample, allowed: number) => {
    const [from, to] = [median(early, key), median(late, key)];
    return to - from > allowed ? [`${key} grew from ${from} to ${to}`] : [];
  };
  const faults = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  return [
    // A megabyte a minute between the middles of the two halves, and a collector's own rhythm; that needs a quarter of an hour to settle.
    ...grew("memory MB", MINUTES < 15 ? 50 : 16 + (MINUTES * (1 - WARM_UP)) / 2),
    // The tabs' connections are among them.
    ...grew("handles", TABS),
    ...grew("database MB", 4 + MINUTES / 4),
    ...(over.children > 0 ? [`${over.children} process(es) are left`] : []),
    ...faults.map(([status, count]) => `${count} answer(s) were ${status}`),
  ];
}
