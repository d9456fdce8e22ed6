import { join } from "node:path";
import type { Job } from "../../src/engine/contract/api.ts";
import type { Store } from "../../src/engine/store/open-store.ts";
import type { Mode } from "./killed-service.ts";
import { paidPack } from "./signed-events.ts";

export const JSON_TYPE = { "content-type": "application/json" };

/** What the service has answered for good. */
export type Acknowledged = {
  /** Jobs that were handed in, and those of them that were removed. */
  jobs: Set<string>;
  removed: Set<string>;
  /** Checkout sessions whose payment was taken note of. */
  paid: Set<string>;
  /** Accounts that were deleted. */
  deleted: Set<string>;
  /** The last correction of each CV: its version and the name that it gave. */
  corrected: Map<string, { version: number; name: string }>;
};
export const nothingYet = (): Acknowledged => ({
  jobs: new Set(),
  removed: new Set(),
  paid: new Set(),
  deleted: new Set(),
  corrected: new Map(),
});

/** Answers that do not hold any more. */
export function whatWasLost(store: Store, seen: Acknowledged): string[] {
  const { raw } = store;
  const { jobs, removed, paid, deleted } = seen;
  const column = (query: string) => new Set((raw.query(query).all() as { value: string }[]).map(({ value }) => value));
  const kept = column("select id as value from jobs");
  const granted = column("select ref as value from ledger where kind = 'purchase' and amount = 50");
  const accounts = column("select id as value from users");
  return [
    ...[...jobs].flatMap((id) => (kept.has(id) ? [] : [`job ${id} is gone`])),
    ...[...removed].flatMap((id) => (kept.has(id) ? [`job ${id} is there again`] : [])),
    ...[...paid].flatMap((id) => (granted.has(`session:${id}`) ? [] : [`payment ${id} has no credits`])),
    ...[...deleted].flatMap((id) => (accounts.has(id) ? [`account ${id} is there again`] : [])),
    ...lostCorrections(store, seen),
  ];
}

/** A correction is lost when its CV has an older version, or the same one with another name. Of a CV that is gone or emptied nothing is left. */
function lostCorrections({ raw }: Store, { corrected }: Acknowledged): string[] {
  const reviewed = raw.query("select version, candidate_name as name from reviews where job_id = ?");
  const kept = raw.query("select id from jobs where id = ? and purged_at is null");
  return [...corrected].flatMap(([id, { version, name }]) => {
    const now = reviewed.get(id) as { version: number; name: string } | null;
    if (!now) return kept.get(id) ? [`the review of ${id} is gone`] : [];
    return now.version < version || (now.version === version && now.name !== name) ? [`a correction of ${id} is gone`] : [];
  });
}

export const serviceArgv = (dataDir: string, mode: Mode) => [process.execPath, join(import.meta.dir, "killed-service.ts"), dataDir, mode];

/** A service of its own process on a data folder, its address, and how long it took until it answered. */
export async function startService(dataDir: string, mode: Mode = "quick", env: Record<string, string> = {}) {
  const start = performance.now();
  const service = Bun.spawn(serviceArgv(dataDir, mode), { env: { ...process.env, ...env }, stdout: "pipe", stderr: "inherit" });
  const { value } = await service.stdout.getReader().read();
  return { service, url: new TextDecoder().decode(value).trim(), startMs: performance.now() - start };
}

export type Visitor = { id: string; cookie: string; send: (path: string, init?: RequestInit) => Promise<Response> };

/** The administrator, with credits to spend. */
export async function signIn(url: string): Promise<Visitor> {
  const admin = await signInAs(url, "admin@localhost", "admin-password");
  await admin.send(`/admin/user/${admin.id}/add-credits`, { method: "POST", headers: JSON_TYPE, body: '{"credits": 100000}' });
  return admin;
}

export async function signInAs(url: string, email: string, password: string): Promise<Visitor> {
  const answer = await fetch(`${url}/api/login`, { method: "POST", headers: JSON_TYPE, body: JSON.stringify({ email, password }) });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] as string;
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie, send: (path, init = {}) => fetch(`${url}/api${path}`, { ...init, headers: { ...init.headers, cookie } }) };
}

/** Nine clients, who go on until the service is gone. */
export function keepBusy(url: string, admin: Visitor, seen: Acknowledged): Promise<unknown> {
  const clients = [handIn, handIn, handIn, handIn, compare, compare, pay, comeAndGo, correct];
  return Promise.all(clients.map((client) => repeat(() => client(url, admin, seen))));
}

async function repeat(act: () => Promise<void>): Promise<void> {
  try {
    for (;;) await act();
  } catch {
    // The connection broke: that is the point.
  }
}

/** Uploads a CV, and sometimes cleans it up. */
async function handIn(_url: string, { send }: Visitor, seen: Acknowledged): Promise<void> {
  const form = new FormData();
  form.append("file", document());
  await submitted(await send("/upload-cv", { method: "POST", body: form }), seen, async ({ id }) => {
    if (Math.random() < 0.2) await removed(send(`/cleanup/${id}`, { method: "POST" }), id as string, seen);
  });
}

/** Compares two CVs, and sometimes deletes the analysis when it is done. */
async function compare(_url: string, { send }: Visitor, seen: Acknowledged): Promise<void> {
  const form = new FormData();
  for (let index = 0; index < 2; index++) form.append("cvFiles", document());
  form.append("jdText", "We seek an engineer.");
  await submitted(await send("/match", { method: "POST", body: form }), seen, async ({ jobId }) => {
    await Bun.sleep(100);
    if (Math.random() < 0.5) await removed(send(`/jobs/${jobId}`, { method: "DELETE" }), jobId as string, seen);
  });
}

/** Corrects the name in a finished CV, now and then by two changes at once, of which one is refused. */
async function correct(_url: string, visitor: Visitor, seen: Acknowledged): Promise<void> {
  const done = (await listJobs(visitor)).filter(({ jobType, status }) => jobType === "cv" && status === "completed");
  const job = done[Math.floor(Math.random() * done.length)];
  if (!job) return void (await Bun.sleep(20));
  const opened = await visitor.send(`/jobs/${job.id}/review`);
  if (!opened.ok) return;
  const { version } = (await opened.json()) as { version: number };
  const change = async () => {
    const name = `Zoë ${crypto.randomUUID()}`;
    const answer = await visitor.send(`/jobs/${job.id}/resume`, {
      method: "PATCH",
      headers: { "content-type": "application/json-patch+json", "if-match": `"${version}"` },
      body: JSON.stringify([{ op: "replace", path: "/basics/name", value: name }]),
    });
    if (answer.ok) seen.corrected.set(job.id, { version: version + 1, name });
  };
  await Promise.all(Math.random() < 0.3 ? [change(), change()] : [change()]);
}

/** A pack of credits is paid; the message about it comes once or twice. */
async function pay(url: string, { id }: Visitor, seen: Acknowledged): Promise<void> {
  const session = `cs_${crypto.randomUUID()}`;
  for (let times = Math.random() < 0.5 ? 1 : 2; times > 0; times--) {
    const answer = await fetch(`${url}/api/stripe/webhook`, { method: "POST", ...paidPack(id, session) });
    if (answer.ok) seen.paid.add(session);
  }
}

/** An account is made, hands in two CVs and is deleted while they are at work. */
async function comeAndGo(url: string, admin: Visitor, seen: Acknowledged): Promise<void> {
  const account = { email: `${crypto.randomUUID()}@agency.test`, password: "correct horse" };
  const made = await admin.send("/admin/users", { method: "POST", headers: JSON_TYPE, body: JSON.stringify(account) });
  const { id } = (await made.json()) as { id: string };
  await admin.send(`/admin/user/${id}/add-credits`, { method: "POST", headers: JSON_TYPE, body: '{"credits": 5}' });
  const recruiter = await signInAs(url, account.email, account.password);
  for (let index = 0; index < 2; index++) await handIn(url, recruiter, nothingYet());
  if ((await admin.send(`/admin/user/${id}`, { method: "DELETE" })).ok) seen.deleted.add(id);
}

async function submitted(
  answer: Response,
  seen: Acknowledged,
  then: (body: { id?: string; jobId?: string }) => Promise<void>,
): Promise<void> {
  const body = (await answer.json()) as { id?: string; jobId?: string };
  if (answer.status !== 201) return;
  seen.jobs.add((body.id ?? body.jobId) as string);
  await then(body);
}

/** Killed in the middle of it, the job may be gone or not. */
async function removed(answer: Promise<Response>, id: string, seen: Acknowledged): Promise<void> {
  seen.jobs.delete(id);
  if ((await answer).ok) seen.removed.add(id);
  else seen.jobs.add(id);
}

/** Hands a document in, and returns the job's id. */
export async function handInDocument({ send }: Visitor, content: BlobPart): Promise<string> {
  const form = new FormData();
  form.append("file", new File([content], "cv.pdf"));
  const answer = await send("/upload-cv", { method: "POST", body: form });
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export const listJobs = async ({ send }: Visitor) => (await (await send("/jobs")).json()) as Job[];

/** Resolves when nothing of the account waits or is at work. */
export async function allFinished(visitor: Visitor, pollMs = 100): Promise<void> {
  const isOpen = ({ status }: Job) => status === "pending" || status === "processing";
  while ((await listJobs(visitor)).some(isOpen)) await Bun.sleep(pollMs);
}

/** One in five cannot be converted. */
const document = () => new File([`%PDF-${Math.random() < 0.2 ? "f" : "1"}${Math.random()}`], "cv.pdf");
