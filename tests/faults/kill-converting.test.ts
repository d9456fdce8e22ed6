import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { converterIsolation } from "../../src/engine/adapters/converter/isolation.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { allFinished, handInDocument, listJobs, signIn, startService } from "./service-under-load.ts";

/** `CONVERTING_KILLS=30 bun test tests/faults/kill-converting.test.ts` for the long run. */
const KILLS = Number(process.env.CONVERTING_KILLS ?? 5);
const folder = mkdtempSync(join(tmpdir(), "vitae-kill-converting-"));
const dataDir = join(folder, "data");
const temporary = join(folder, "tmp");
const converting = join(dataDir, "converting");
mkdirSync(temporary);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample = readFileSync(join(CHECKOUT_ROOT, "samples/amara-lindqvist.pdf"));
const isLinux = process.platform === "linux";

test(
  "a service that is killed while it converts leaves no process and no file behind, and its CVs are finished by the next one",
  async () => {
    const handedIn: string[] = [];
    let atWork = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const { service, url } = await startService(dataDir, "real", { TMPDIR: temporary });
      expect(readdirSync(converting).filter((name) => !name.includes(`-${service.pid}-`))).toEqual([]);
      const admin = await signIn(url);
      handedIn.push(await handInDocument(admin, sample));
      await Bun.sleep(200 + Math.random() * 1500);
      atWork += processesIn(converting).length;
      service.kill("SIGKILL");
      await service.exited;

      if (!(await converterIsolation()).endsWithParent) continue;
      for (let waited = 0; waited < 100 && processesIn(converting).length > 0; waited++) await Bun.sleep(20);
      expect(processesIn(converting)).toEqual([]);
    }
    if (isLinux) expect(atWork).toBeGreaterThan(0);

    const { service, url } = await startService(dataDir, "real", { TMPDIR: temporary });
    const admin = await signIn(url);
    await allFinished(admin);
    const jobs = await listJobs(admin);
    expect(jobs.map(({ id, status }) => ({ id, status })).reverse()).toEqual(handedIn.map((id) => ({ id, status: "completed" })));
    service.kill("SIGTERM");
    await service.exited;
    expect([readdirSync(converting), readdirSync(temporary)]).toEqual([[], []]);
    expect(whatIsWrong(dataDir)).toEqual([]);
    console.log(`${KILLS} kills with ${atWork} processes of converters at work, none left; ${jobs.length} CVs finished`);
  },
  60_000 + KILLS * 20_000,
);

/** Processes that stand in a folder. Linux only. */
function processesIn(path: string): number[] {
  if (!isLinux) return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && standsIn(pid, path));
}

function standsIn(pid: number, path: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(path);
  } catch {
    return false;
  }
}
