import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/engine/store/open-store.ts";
import { whatIsWrong } from "../../src/engine/testing/check-data-folder.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";
import { type Acknowledged, keepBusy, nothingYet, signIn, startService, whatWasLost } from "./service-under-load.ts";

const ROUNDS = Number(process.env.BACKUPS ?? 20);
const folder = mkdtempSync(join(tmpdir(), "vitae-backups-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitae = async (...args: string[]) => {
  const program = Bun.spawn(programArgv(...args), { cwd: folder, env: { PATH: process.env.PATH }, stdout: "ignore", stderr: "pipe" });
  return { stderr: await new Response(program.stderr).text(), status: await program.exited };
};

test(
  "every backup of a busy service brings back all that was acknowledged before it, each balance and each document right",
  async () => {
    const live = join(folder, "live");
    const own = { "templates/acme/template.json": '{"key": "acme", "name": "Acme"}', "client-logos/acme.png": "a picture" };
    for (const [name, content] of Object.entries(own)) await Bun.write(join(live, name), content);
    const { service, url } = await startService(live);
    const seen = nothingYet();
    const clients = keepBusy(url, await signIn(url), seen);

    for (let round = 0; round < ROUNDS; round++) {
      const before = structuredClone(seen);
      expect(await vitae("backup", "backup.zip", "--data", live, "--force", "--quiet")).toEqual({ stderr: "", status: 0 });
      const jobsAtItsEnd = new Set(seen.jobs);
      expect(await vitae("restore", "backup.zip", "--data", "restored", "--force", "--quiet")).toEqual({ stderr: "", status: 0 });

      expect(whatIsWrong(join(folder, "restored"))).toEqual([]);
      for (const [name, content] of Object.entries(own)) expect(await Bun.file(join(folder, "restored", name)).text()).toBe(content);
      // What was removed while the backup was made may be in it or not.
      expect(lostIn("restored", { ...before, jobs: before.jobs.intersection(jobsAtItsEnd) })).toEqual([]);
    }
    service.kill("SIGKILL");
    await Promise.all([clients, service.exited]);
    expect(seen.jobs.size).toBeGreaterThan(ROUNDS);
    expect(readdirSync(live).filter((name) => name.startsWith("."))).toEqual([]);
  },
  (ROUNDS + 5) * 30_000,
);

function lostIn(name: string, seen: Acknowledged): string[] {
  const store = openStore(join(folder, name, "vitae.db"));
  const lost = whatWasLost(store, seen);
  store.close();
  return lost;
}
