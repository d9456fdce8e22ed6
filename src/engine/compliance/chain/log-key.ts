import { createHmac, randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../contract/errors.ts";

/** The secret of the audit log and the decision log. It lies beside the database, in a file of its own: who can change the database alone cannot forge a record. */
export type LogKey = {
  /** A name for a CV or job description that tells nothing without the key: the same content has the same name. `sha256` is of its bytes. */
  nameOf(kind: "cv" | "jd" | "person" | "reason", content: string): string;
  /** The seal of a record or an anchor. */
  seal(text: string): string;
};

export const KEY_FILE = "decisions.key";
const KEY_BYTES = 32;

/**
 * The key of a data folder, read when it is first used, and made then where there is none. Its file can be read by the service's user alone, and a backup holds
 * it. Throws AppError "unavailable" for a file that holds no key.
 */
export function openLogKey(dataDir: string): LogKey {
  let known: Buffer | undefined;
  const sign = (text: string) => {
    known ??= readKey(join(dataDir, KEY_FILE));
    return createHmac("sha256", known).update(text).digest("hex");
  };
  return {
    nameOf: (kind, content) => sign(`${kind}\n${content}`),
    seal: (text) => sign(`seal\n${text}`),
  };
}

function readKey(path: string): Buffer {
  if (!existsSync(path)) makeKey(path);
  const key = Buffer.from(readFileSync(path, "utf8").trim(), "hex");
  if (key.length !== KEY_BYTES)
    throw new AppError("unavailable", `The key of the logs, ${KEY_FILE} in the data folder, is damaged. Please restore it from a backup.`);
  return key;
}

/** Written whole under another name and linked: of two programs that make a key at once, both then read that of the first. */
function makeKey(path: string): void {
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  const file = openSync(temporary, "wx", 0o600);
  try {
    writeSync(file, `${randomBytes(KEY_BYTES).toString("hex")}\n`);
    fsyncSync(file);
    linkSync(temporary, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    closeSync(file);
    rmSync(temporary, { force: true });
  }
}
