import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { type Acknowledged, keepBusy, nothingYet, signIn, startService, whatWasLost } from "./service-under-load.ts";

/** `KILLS=300 bun test tests/faults/kill.test.ts` for the long run. */
const KILLS = Number(process.env.KILLS ?? 12);
/** Services that live and die side by side, each on a data folder of its own: a service waits more than it works. */
const SERVICES = 2;
/** In each round of so many the service lives until what was interrupted has been finished, and everything is checked. */
const CHECK_EVERY = 6;
const LONGEST_WAIT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), "vitae-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  "a service that is killed at any moment loses nothing that it has acknowledged, and charges, grants and refunds exactly once",
  async () => {
    const services = Array.from({ length: SERVICES }, (_, number) => killedService(join(folder, String(number))));
    await Promise.all(services.map((service) => service.killOften(Math.ceil(KILLS / SERVICES))));

    console.table(services.map(({ figures }) => figures()));
    const seenOf = (kind: keyof Acknowledged) => services.reduce((sum, { seen }) => sum + seen[kind].size, 0);
    for (const kind of ["jobs", "removed", "paid", "deleted", "corrected"] as const) expect(seenOf(kind)).toBeGreaterThan(0);
  },
  (KILLS + 20) * 5_000 + LONGEST_WAIT_MS,
);

const spread = (ms: number[]) => {
  const sorted = ms.map(Math.round).sort((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)]}, longest ${sorted.at(-1)}`;
};

/** A service that is started and killed on one data folder, and what its visitors have seen of it. */
function killedService(own: string) {
  const dataDir = join(own, "data");
  const copy = join(own, "copy");
  const seen = nothingYet();
  const starts: number[] = [];
  const recoveries: number[] = [];
  let kills = 0;
  let interrupted = 0;

  async function killOften(times: number): Promise<void> {
    while (kills < times) {
      kills++;
      const left = interruptedJobs();
      interrupted += left.length;
      await runAndKill(kills % CHECK_EVERY === 0 ? left : []);
      if (kills % CHECK_EVERY === 0) checkCopy();
    }
    await runToEnd();

    expect(whatIsWrong(dataDir)).toEqual([]);
    const store = openStore(join(dataDir, "vitae.db"));
    expect(whatWasLost(store, seen)).toEqual([]);
    store.close();
    expect(count("from jobs where status not in ('completed', 'failed')")).toBe(0);
    expect(count("from jobs where attempts > 0")).toBe(0);
  }

  function figures() {
    return {
      kills,
      "jobs acknowledged": seen.jobs.size + seen.removed.size,
      "of them removed": seen.removed.size,
      "of them emptied": count("from jobs where purged_at is not null"),
      "payments acknowledged": seen.paid.size,
      "accounts deleted": seen.deleted.size,
      "CVs corrected": seen.corrected.size,
      "ledger rows": count("from ledger"),
      "jobs interrupted": interrupted,
      lost: 0,
      "start, ms": spread(starts),
      "interrupted work finished after the start, ms": spread(recoveries),
    };
  }

  function count(query: string): number {
    const database = new Database(join(dataDir, "vitae.db"), { readonly: true });
    const { n } = database.query(`select count(*) as n ${query}`).get() as { n: number };
    database.close();
    return n;
  }

  /** Lives for a moment under load; for as long as the jobs in `unfinished` take, where there are any. */
  async function runAndKill(unfinished: string[]): Promise<void> {
    const { service, url, startMs } = await startService(dataDir);
    starts.push(startMs);
    const clients = signIn(url).then((admin) => keepBusy(url, admin, seen));
    const finished = unfinished.length > 0 ? waitFor(unfinished) : undefined;
    await Promise.all([Bun.sleep(50 + Math.random() * 550), finished]);
    service.kill("SIGKILL");
    await Promise.all([clients.catch(() => {}), service.exited]);
  }

  /** Reads beside the service. */
  async function waitFor(jobIds: string[]): Promise<void> {
    const start = performance.now();
    const database = new Database(join(dataDir, "vitae.db"), { readonly: true });
    const open = database.query(
      "select count(*) as n from jobs where id in (select value from json_each(?)) and status in ('pending', 'processing')",
    );
    while ((open.get(JSON.stringify(jobIds)) as { n: number }).n > 0 && performance.now() - start < LONGEST_WAIT_MS) await Bun.sleep(5);
    expect(open.get(JSON.stringify(jobIds))).toEqual({ n: 0 });
    recoveries.push(performance.now() - start);
    database.close();
  }

  /** A look at a copy, so that the next service meets what the kill has left. */
  function copyDatabase(): Database | null {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    if (!existsSync(join(dataDir, "vitae.db"))) return null;
    for (const name of readdirSync(dataDir).filter((name) => /^vitae\.db(-wal)?$/.test(name)))
      cpSync(join(dataDir, name), join(copy, name));
    return new Database(join(copy, "vitae.db"));
  }

  function interruptedJobs(): string[] {
    const database = copyDatabase();
    if (!database?.query("select 1 from sqlite_schema where name = 'jobs'").get()) return [];
    const rows = database.query("select id from jobs where status = 'processing'").all() as { id: string }[];
    database.close();
    return rows.map(({ id }) => id);
  }

  function checkCopy(): void {
    copyDatabase()?.close();
    const store = openStore(join(copy, "vitae.db"));
    expect(whatWasLost(store, seen)).toEqual([]);
    store.close();
  }

  async function runToEnd(): Promise<void> {
    const { service } = await startService(dataDir);
    // Of every account.
    while (count("from jobs where status in ('pending', 'processing')") > 0) await Bun.sleep(200);
    // Ended as its owner ends it: a kill may leave documents whose rows are gone, which only the next start removes.
    service.kill("SIGTERM");
    await service.exited;
  }

  return { seen, killOften, figures };
}
