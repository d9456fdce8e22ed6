import { Database } from "bun:sqlite";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { checkLog } from "../../engine/decisions/check-log.ts";
import { KEY_FILE, openLogKey } from "../../engine/decisions/log-key.ts";
import type { Config } from "../../engine/setup/config.ts";
import type { Db } from "../../engine/store/open-store.ts";
import * as schema from "../../engine/store/schema.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";

const KEY_MEND = "Put decisions.key of a backup of this data folder back. Without it nobody can say whether the log was tampered with.";

/** Whether the decision log is as it was written, and its key for this user's eyes only. Nothing is made: where there is no log, there is none yet. */
export function checkDecisionLog({ dataDir }: Config): Finding {
  const [path, keyPath] = [join(dataDir, "vitae.db"), join(dataDir, KEY_FILE)];
  if (!existsSync(path)) return ok("none yet");
  const database = new Database(path, { readonly: true });
  try {
    // A database of an earlier version has no such table.
    if (!database.query("select 1 from sqlite_master where name = 'decisions'").get()) return ok("none yet");
    if (!database.query("select 1 from decision_anchors").get() && !database.query("select 1 from decisions").get()) return ok("none yet");
    if (!existsSync(keyPath)) return broken(`${keyPath} is missing`, KEY_MEND);
    const { intact, problems, records } = checkLog(drizzle({ client: database, schema }) as unknown as Db, openLogKey(dataDir));
    if (!intact) return broken(problems[0] ?? "it was changed", "See: vitae decisions verify. Compare with the log of a backup.");
    if (process.platform !== "win32" && (statSync(keyPath).mode & 0o077) !== 0)
      return warning(`${keyPath} can be read by others on this machine`, `Run: chmod 600 ${keyPath}`);
    return ok(`${records} record(s), as they were written`);
  } finally {
    database.close();
  }
}
