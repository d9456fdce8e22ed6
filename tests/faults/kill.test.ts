import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/engine/store/open-store.ts";
import { brokenInvariants } from "../../src/engine/testing/check-invariants.ts";

/** `KILLS=300 bun test tests/faults` for the long run. */
const KILLS = Number(process.env.KILLS ?? 8);
const dataDir = mkdtempSync(join(tmpdir(), "vitae-kill-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Acknowledged = { id: string; cleaned: boolean };

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

async function start() {
  const service = Bun.spawn([process.execPath, join(import.meta.dir, "killed-service.ts"), dataDir], { stdout: "pipe", stderr: "inherit" });
  const { value } = await service.stdout.getReader().read();
  return { service, url: new TextDecoder().decode(value).trim() };
}

async function signIn(url: string): Promise<string> {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: "admin@localhost", password: "admin-password" });
  const answer = await fetch(`${url}/api/login`, { method: "POST", headers: json, body });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] as string;
  const { id } = (await answer.json()) as { id: string };
  await fetch(`${url}/api/admin/user/${id}/add-credits`, { method: "POST", headers: { ...json, cookie }, body: '{"credits": 1000}' });
  return cookie;
}

async function runAndKill(acknowledged: Acknowledged[], afterMs: number): Promise<void> {
  const { service, url } = await start();
  const cookie = await signIn(url);
  const clients = Array.from({ length: 4 }, () => upload(url, cookie, acknowledged));
  await Bun.sleep(afterMs);
  service.kill("SIGKILL");
  await Promise.all([...clients, service.exited]);
}

/** Uploads, and sometimes cleans up, until the service is gone. Notes only what was answered. */
async function upload(url: string, cookie: string, acknowledged: Acknowledged[]): Promise<void> {
  try {
    for (;;) {
      const form = new FormData();
      form.append("file", new File([`%PDF-${Math.random() < 0.2 ? "f" : "1"}${Math.random()}`], "cv.pdf"));
      const answer = await fetch(`${url}/api/upload-cv`, { method: "POST", body: form, headers: { cookie } });
      if (answer.status !== 201) continue;
      const { id } = (await answer.json()) as { id: string };
      if (Math.random() < 0.2) {
        // Killed in the middle of it, the clean-up may have happened or not.
        const cleaned = await fetch(`${url}/api/cleanup/${id}`, { method: "POST", headers: { cookie } });
        if (cleaned.ok) acknowledged.push({ id, cleaned: true });
      } else acknowledged.push({ id, cleaned: false });
    }
  } catch {
    // The connection broke: that is the point.
  }
}

async function runToEnd(): Promise<void> {
  const { service, url } = await start();
  const cookie = await signIn(url);
  for (let waited = 0; waited < 600; waited++) {
    const jobs = (await (await fetch(`${url}/api/jobs`, { headers: { cookie } })).json()) as { status: string }[];
    if (jobs.every(({ status }) => status === "completed" || status === "failed")) break;
    await Bun.sleep(100);
  }
  service.kill("SIGKILL");
  await service.exited;
}
