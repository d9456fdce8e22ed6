import type { Database } from "bun:sqlite";
import { chmodSync } from "node:fs";

/** One file with everything committed so far, made while others read and write. */
export function copyDatabase(raw: Database, target: string): void {
  raw.run("VACUUM INTO ?", [target]);
  chmodSync(target, 0o600);
}
