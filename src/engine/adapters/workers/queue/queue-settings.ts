import { AppError } from "../../../contract/errors.ts";
import type { Config } from "../../../setup/config.ts";
import { type QueueKey, readQueueKey } from "./seal.ts";

export type QueueSettings = { url: string; key: QueueKey; prefix: string };

/** The queue that the settings name; null without one. Throws AppError "invalid", whose one line names the variable. */
export function queueSettings({
  queueUrl,
  queueKey,
  queuePrefix,
}: Pick<Config, "queueUrl" | "queueKey" | "queuePrefix">): QueueSettings | null {
  if (queueUrl === null) return null;
  if (queueKey === null)
    throw new AppError("invalid", "VITAE_QUEUE_KEY is missing: openssl rand -base64 32 makes one.", { variable: "VITAE_QUEUE_KEY" });
  return { url: checkQueueUrl(queueUrl), key: readQueueKey(queueKey), prefix: queuePrefix };
}

/** Why documents are not handed to workers although a queue is set, for a service that goes on without; null when they are, or without a queue. */
export function queueProblem(config: Pick<Config, "queueUrl" | "queueKey" | "queuePrefix">): string | null {
  try {
    queueSettings(config);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `Documents are not handed to workers. ${error.message}`;
  }
}

function checkQueueUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === "")
    throw new AppError("invalid", "VITAE_QUEUE_URL must be an address such as redis://HOST:6379 or rediss://USER:PASSWORD@HOST:6380.", {
      variable: "VITAE_QUEUE_URL",
    });
  return text;
}
