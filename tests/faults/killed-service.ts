import { join } from "node:path";
import { openPasswords } from "../../src/engine/accounts/passwords/hash-password.ts";
import { openConverter } from "../../src/engine/adapters/converter/converter.ts";
import { type EngineOverrides, openEngine } from "../../src/engine/engine.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { readConfig } from "../../src/engine/setup/config.ts";
import { convertedCv, convertInTest, readMailInTest } from "../../src/engine/testing/open-test-engine.ts";
import { serve } from "../../src/server/serve.ts";
import { PRICES, STRIPE_SECRET } from "./signed-events.ts";

/**
 * The real service on a real data folder, to be killed at any moment: `quick`, with a converter that takes 5 to 50 ms and fails now and
 * then, and a retention sweep ten times a second for jobs whose days are made to be over; `calm`, without the sweeps; `misbehaving`, whose
 * converter's child does what the document says; `ending`, which a document can end; `handing-over`, which takes any bytes for a document and
 * leaves them to the workers of a queue; or `real`.
 */
const [dataDir, mode = "quick"] = process.argv.slice(2) as [string, Mode?];
// No service outlives its tests, also where one of them fails before it ends what it has started.
const tests = process.ppid;
setInterval(() => process.ppid !== tests && process.kill(process.pid, "SIGKILL"), 1_000);
const config = readConfig({
  VITAE_DATA: dataDir,
  VITAE_ADMIN_PASSWORD: "admin-password",
  VITAE_CONCURRENCY: process.env.VITAE_CONCURRENCY ?? "3",
  VITAE_QUEUE_URL: process.env.VITAE_QUEUE_URL,
  VITAE_QUEUE_KEY: process.env.VITAE_QUEUE_KEY,
  VITAE_MIN_FREE_MB: process.env.VITAE_MIN_FREE_MB ?? "0",
  VITAE_MAILBOX_URL: process.env.VITAE_MAILBOX_URL,
  VITAE_MAILBOX_PASSWORD: process.env.VITAE_MAILBOX_PASSWORD,
  VITAE_MAILBOX_TRUST: process.env.VITAE_MAILBOX_TRUST,
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  ...PRICES,
});
const quick = (): EngineOverrides => ({
  sniff: () => null,
  tools: {
    convert: async (bytes, request) => {
      await Bun.sleep(5 + Math.random() * 45);
      if (bytes[5] === 0x66) throw new Error("a file that fails");
      return request.kind === "mail" ? await readMailInTest(bytes) : convertInTest(bytes, request);
    },
  },
});
const misbehaving = (): EngineOverrides => {
  const limits = { timeoutMs: 2_000, ocrTimeoutMs: 2_000, memoryBytes: 250 * 2 ** 20, concurrency: 3, idleMs: 50 };
  const argv = [process.execPath, join(CHECKOUT_ROOT, "src/engine/adapters/converter/testing/child.ts")];
  const { convert } = openConverter({ ...limits, argv, tmpDir: join(dataDir, "converting") });
  return { sniff: () => null, tools: { convert, outputName: () => "cv" } };
};
/** A document that begins with "e" ends the service itself, which no document should. */
const ending = (): EngineOverrides => ({
  sniff: () => null,
  tools: {
    convert: async (bytes, { outputs }) => {
      const ends = bytes[0] === 0x65;
      await Bun.sleep(ends ? 150 : 400);
      if (ends) process.kill(process.pid, "SIGKILL");
      return convertedCv({ outputs });
    },
  },
});
const handingOver = (): EngineOverrides => ({ sniff: () => null, tools: { outputName: () => "cv" } });
const MODES = { quick, calm: quick, misbehaving, ending, "handing-over": handingOver, real: () => ({}) };
export type Mode = keyof typeof MODES;

const engine = await openEngine(config, { passwords: openPasswords({ memoryCost: 8, timeCost: 1 }), ...MODES[mode]() });
const { url } = await serve(engine, { port: 0, host: "127.0.0.1" });
console.log(url);
process.once("SIGTERM", () => engine.close().then(() => process.exit(0)));
if (mode === "quick") setInterval(ageAndPurge, 100);

/** A few finished jobs are suddenly older than the retention days. */
function ageAndPurge() {
  engine.store.raw.run(
    "update jobs set created_at = created_at - 10 * 86400000 where id in (select id from jobs where purged_at is null and status in ('completed', 'failed') order by random() limit 3)",
  );
  engine.purge();
}
