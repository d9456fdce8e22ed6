import { openPasswords } from "../../src/engine/accounts/passwords.ts";
import { readConfig } from "../../src/engine/config.ts";
import { openEngine } from "../../src/engine/engine.ts";
import { convertedCv } from "../../src/engine/testing/open-test-engine.ts";
import { serve } from "../../src/server/serve.ts";

/** The real service on a real data folder, with a converter that takes 5 to 50 ms and fails now and then; to be killed at any moment. */
const config = readConfig({ VITAE_DATA: process.argv[2], VITAE_ADMIN_PASSWORD: "admin-password", VITAE_CONCURRENCY: "3" });
const engine = await openEngine(config, {
  passwords: openPasswords({ memoryCost: 8, timeCost: 1 }),
  sniff: () => null,
  tools: {
    convert: async (bytes, { outputs }) => {
      await Bun.sleep(5 + Math.random() * 45);
      if (bytes[5] === 0x66) throw new Error("a file that fails");
      return convertedCv({ outputs });
    },
  },
});
const { url } = await serve(engine, { port: 0, host: "127.0.0.1" });
console.log(url);
