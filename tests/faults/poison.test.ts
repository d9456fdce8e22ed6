import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { allFinished, handInDocument, listJobs, signIn, signInAs, startService, type Visitor } from "./service-under-load.ts";

/** What a document may do to the process that converts it: each is the name of an action of the converter's test child. */
const POISONS = ["crash", "killed", "garbage", "flood", "quit", "hoard", "hang", "stop"];
const GOOD_CVS = 10;
const folder = mkdtempSync(join(tmpdir(), "vitae-poison-"));
const dataDir = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("documents that end, stop, flood or fool their converter fail after two tries and are refunded, and another account's CVs are made", async () => {
  const { service, url } = await startService(dataDir, "misbehaving");
  const admin = await signIn(url);
  const other = await recruiter(url, admin);
  await makeCvs(other);
  const alone = await makeCvs(other);
  for (const poison of POISONS) await handInDocument(admin, poison);
  const beside = await makeCvs(other);
  await allFinished(admin);

  const jobs = await listJobs(admin);
  expect(jobs.map(({ status, creditsCharged, creditsRefunded }) => [status, creditsCharged, creditsRefunded])).toEqual(
    POISONS.map(() => ["failed", 1, 1]),
  );
  expect((await listJobs(other)).every(({ status }) => status === "completed")).toBe(true);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const folders = () => readdirSync(join(dataDir, "converting"));
  for (let waited = 0; waited < 100 && folders().length > 0; waited++) await Bun.sleep(20);
  expect(folders()).toEqual([]);
  service.kill("SIGKILL");
  await service.exited;

  expect(whatIsWrong(dataDir)).toEqual([]);
  const store = openStore(join(dataDir, "vitae.db"));
  expect(store.raw.query("select cause, attempts, count(*) as jobs from jobs where status = 'failed' group by cause").all()).toEqual([
    { cause: "crash", attempts: 1, jobs: 5 },
    { cause: "memory", attempts: 1, jobs: 1 },
    { cause: "timeout", attempts: 1, jobs: 2 },
  ]);
  store.close();
  console.log(
    `another account's CV from upload to document: ${alone} ms alone, ${beside} ms beside ${POISONS.length} poison files (median)`,
  );
}, 120_000);

/** An account of its own, with credits. */
async function recruiter(url: string, admin: Visitor): Promise<Visitor> {
  const json = { "content-type": "application/json" };
  const account = { email: "recruiter@agency.test", password: "correct horse" };
  const made = await admin.send("/admin/users", { method: "POST", headers: json, body: JSON.stringify(account) });
  const { id } = (await made.json()) as { id: string };
  await admin.send(`/admin/user/${id}/add-credits`, { method: "POST", headers: json, body: '{"credits": 100}' });
  return signInAs(url, account.email, account.password);
}

/** One after the other; the median of their times, in milliseconds. */
async function makeCvs(visitor: Visitor): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < GOOD_CVS; index++) {
    const start = performance.now();
    await handInDocument(visitor, "hello");
    await allFinished(visitor, 10);
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((a, b) => a - b)[GOOD_CVS / 2] as number);
}
