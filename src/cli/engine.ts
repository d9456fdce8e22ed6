import { readConfig, readEnvironment } from "../engine/config.ts";
import { type Engine, openEngine } from "../engine/engine.ts";
import type { ExitStatus } from "./output.ts";

/** Settings from the environment and the `.env` of the current folder, with `--data` going before them. */
export const commandConfig = ({ data, port, host }: { data?: string; port?: number; host?: string }) =>
  readConfig(readEnvironment(process.cwd(), process.env), { port, host, dataDir: data });

/** Opens the data folder for one command, also beside a running service, and closes it whatever happens. */
export async function withEngine(
  options: { data?: string },
  work: (engine: Engine) => ExitStatus | Promise<ExitStatus>,
): Promise<ExitStatus> {
  const engine = await openEngine(commandConfig(options));
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}
