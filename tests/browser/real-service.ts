import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programArgv } from "../../src/engine/testing/program-argv.ts";

export const ADMIN = { email: "admin@vitae.test", password: "admin-password" };

/** The program itself on a data folder of its own, which `end` removes. `concurrency`: CVs converted at once; `env`: more settings. */
export async function startRealService({
  concurrency,
  env = {},
  port = 20_000 + Math.floor(Math.random() * 20_000),
}: {
  concurrency: number;
  env?: Record<string, string>;
  port?: number;
}) {
  const data = mkdtempSync(join(tmpdir(), "vitae-browser-"));
  const address = `http://127.0.0.1:${port}`;
  const service = Bun.spawn(programArgv("serve", "--port", String(port), "--data", data), {
    env: {
      ...process.env,
      VITAE_ADMIN_EMAIL: ADMIN.email,
      VITAE_ADMIN_PASSWORD: ADMIN.password,
      VITAE_CONCURRENCY: String(concurrency),
      // Each test begins with accounts of its own, all from one address.
      VITAE_TRIALS_PER_HOUR: "100",
      ...env,
    },
    stdout: "ignore",
    stderr: "ignore",
  });
  const end = async () => {
    service.kill();
    await service.exited;
    rmSync(data, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${address}/api/health`).catch(() => null)) return { address, end };
    await Bun.sleep(100);
  }
  await end();
  throw new Error("the service does not start");
}
