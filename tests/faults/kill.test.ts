import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/engine/store/open-store.ts";
import { brokenInvariants } from "../../src/engine/testing/check-invariants.ts";
import { type Acknowledged, signIn, startService, upload } from "./service-under-load.ts";

/** `KILLS=300 bun test tests/faults` for the long run. */
const KILLS = Number(process.env.KILLS ?? 8);
const dataDir = mkdtempSync(join(tmpdir(), "vitae-kill-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  "a service that is killed at any moment loses nothing that it has acknowledged, and charges and refunds exactly once",
  async () => {
    const acknowledged: Acknowledged[] = [];
    for (let kill = 0; kill < KILLS; kill++) await runAndKill(acknowledged, 50 + Math.random() * 400);
    await runToEnd();

    const store = openStore(join(dataDir, "vitae.db"));
    expect(brokenInvariants(store)).toEqual([]);
    const rows = store.raw.query("select id, status, attempts from jobs").all() as { id: string; status: string; attempts: number }[];
    const left = new Map(rows.map((row) => [row.id, row]));
    expect(acknowledged.filter(({ id, cleaned }) => !cleaned && !left.has(id))).toEqual([]);
    expect(acknowledged.filter(({ id, cleaned }) => cleaned && left.has(id))).toEqual([]);
    expect(rows.filter(({ status }) => status !== "completed" && status !== "failed")).toEqual([]);
    expect(rows.every(({ attempts }) => attempts === 0)).toBe(true);
    expect(filesOnDisk()).toEqual((store.raw.query("select id from job_files").all() as { id: string }[]).map(({ id }) => id).sort());
    expect(acknowledged.length).toBeGreaterThan(0);
    store.close();
  },
  (KILLS + 20) * 3000,
);

const filesOnDisk = () => readdirSync(join(dataDir, "files")).sort();

async function runAndKill(acknowledged: Acknowledged[], afterMs: number): Promise<void> {
  const { service, url } = await startService(dataDir);
  const cookie = await signIn(url);
  const clients = Array.from({ length: 4 }, () => upload(url, cookie, acknowledged));
  await Bun.sleep(afterMs);
  service.kill("SIGKILL");
  await Promise.all([...clients, service.exited]);
}

async function runToEnd(): Promise<void> {
  const { service, url } = await startService(dataDir);
  const cookie = await signIn(url);
  for (let waited = 0; waited < 600; waited++) {
    const jobs = (await (await fetch(`${url}/api/jobs`, { headers: { cookie } })).json()) as { status: string }[];
    if (jobs.every(({ status }) => status === "completed" || status === "failed")) break;
    await Bun.sleep(100);
  }
  service.kill("SIGKILL");
  await service.exited;
}
