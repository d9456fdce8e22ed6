/** The service as it is, but for a converter that has its documents at hand: what is measured is everything around the conversion. */

import { openEngine } from "../../../src/engine/engine.ts";
import { readConfig } from "../../../src/engine/setup/config.ts";
import { convertedCv } from "../../../src/engine/testing/open-test-engine.ts";
import { serve } from "../../../src/server/serve.ts";

const config = readConfig({ VITAE_DATA: process.argv[2], VITAE_ADMIN_PASSWORD: "admin-password" });
const engine = await openEngine(config, { tools: { convert: async (_bytes, { outputs }) => convertedCv({ outputs }) } });
const { url } = await serve(engine, { port: 0, host: "127.0.0.1" });
console.log(url);
