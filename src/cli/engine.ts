import { userInfo } from "node:os";
import type { Acting, AuditEntry } from "../engine/compliance/audit/trace.ts";
import { actingFor, type Engine, openEngine } from "../engine/engine.ts";
import { readConfig, readEnvironment } from "../engine/setup/config.ts";
import type { ExitStatus } from "./terminal/output.ts";

/** The configuration from the environment and the `.env` files of the current folder and the data folder. */
export const commandEnvironment = ({ data }: { data?: string }) => readEnvironment(process.cwd(), process.env, data);

/** The configuration of a command; its flags take precedence over the environment. */
export const commandConfig = ({ data, port, host }: { data?: string; port?: number; host?: string }) =>
  readConfig(commandEnvironment({ data }), { port, host, dataDir: data });

/** Who works at the terminal, for the audit log: the user of the machine, as the system calls it. */
function atTerminal(): Acting {
  return { actor: { id: null, name: machineUser() }, way: "terminal" };
}

/** In a container a user may have a number and no name. */
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ""}`.trim();
  }
}

/** Records in the audit log of a data folder what a command has done to its files. */
export const traceCommand = (options: { data?: string }, entry: AuditEntry) =>
  withEngine(options, ({ store, trace }) => {
    store.transaction((tx) => trace(tx, entry));
    return 0;
  });

/** Opens the engine for one command, also while a service runs on the same data folder, and always closes it. */
export async function withEngine(
  options: { data?: string },
  work: (engine: Engine) => ExitStatus | Promise<ExitStatus>,
): Promise<ExitStatus> {
  const engine = await openEngine(commandConfig(options));
  try {
    return await work(actingFor(engine, atTerminal()));
  } finally {
    await engine.close();
  }
}
