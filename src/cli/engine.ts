import { type Engine, openEngine } from "../engine/engine.ts";
import { readConfig, readEnvironment } from "../engine/setup/config.ts";
import type { ExitStatus } from "./output.ts";

/** The configuration from the environment and the `.env` files of the current folder and the data folder. */
export const commandEnvironment = ({ data }: { data?: string }) => readEnvironment(process.cwd(), process.env, data);

/** The configuration of a command; its flags take precedence over the environment. */
export const commandConfig = ({ data, port, host }: { data?: string; port?: number; host?: string }) =>
  readConfig(commandEnvironment({ data }), { port, host, dataDir: data });

/** Opens the engine for one command, also while a service runs on the same data folder, and always closes it. */
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
