import { readFileSync } from "node:fs";
import { type QueueSettings, queueSettings } from "../../engine/adapters/workers/queue/queue-settings.ts";
import { AppError, errorCode } from "../../engine/contract/errors.ts";
import { readQueueConfig } from "../../engine/setup/config.ts";
import { commandEnvironment } from "../engine.ts";

export type QueueOptions = { queue?: string; keyFile?: string; data?: string };

/** The queue of a command: the address from its flag or the environment, the key from a file or the environment. Throws AppError "invalid". */
export function chosenQueue({ queue, keyFile, data }: QueueOptions): QueueSettings {
  const config = readQueueConfig(commandEnvironment({ data }));
  const settings = queueSettings({ ...config, queueUrl: queue ?? config.queueUrl, ...(keyFile && { queueKey: readKeyFile(keyFile) }) });
  if (!settings) throw new AppError("invalid", "Which queue? Name it with --queue or VITAE_QUEUE_URL.", { variable: "VITAE_QUEUE_URL" });
  return settings;
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new AppError("invalid", `The key file ${path} cannot be read (${errorCode(error)}).`);
  }
}
