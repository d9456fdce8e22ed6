import { type Engine, openEngine } from "../engine/engine.ts";
import { readConfig, readEnvironment } from "../engine/setup/config.ts";
import type { ExitStatus } from "./output.ts";

/** What the environment and the `.env` of the current folder and of the data folder say. */
export const commandEnvironment = ({ data }: { data?: string }) => readEnvironment(process.cwd(), process.env, data);

/** The settings of a command, with its own flags going before the environment. */
export const commandConfig = ({ data, port, host }: { data?: string; port?: number; host?: string }) =>
  readConfig(commandEnvironment({ data }), { port, host, dataDir: data });

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
