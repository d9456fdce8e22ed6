import { Database } from "bun:sqlite";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { checkAudit } from "../../engine/compliance/audit/keep-audit.ts";
import { KEY_FILE, type LogKey, openLogKey } from "../../engine/compliance/chain/log-key.ts";
import { checkLog } from "../../engine/compliance/decisions/check-log.ts";
import type { ChainCheck } from "../../engine/contract/api.ts";
import type { Config } from "../../engine/setup/config.ts";
import type { Db } from "../../engine/store/open-store.ts";
import * as schema from "../../engine/store/schema.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";

const KEY_MEND = "Put decisions.key of a backup of this data folder back. Without it nobody can say whether the log was tampered with.";

type Checked = { records: string; anchors: string; check: (db: Db, key: LogKey) => ChainCheck; command: string };

/** Whether the decision log is as it was written, and its key for this user's eyes only. */
export const checkDecisionLog = (config: Config): Finding =>
  checkChained(config, { records: "decisions", anchors: "decision_anchors", check: checkLog, command: "vitae decisions verify" });

/** The same of the audit log, which has the same key. */
export const checkAuditLog = (config: Config): Finding =>
  checkChained(config, { records: "audit_events", anchors: "audit_anchors", check: checkAudit, command: "vitae audit check" });

/** Nothing is made: where there is no log, there is none yet. */
function checkChained({ dataDir }: Config, { records: table, anchors, check, command }: Checked): Finding {
  const [path, keyPath] = [join(dataDir, "vitae.db"), join(dataDir, KEY_FILE)];
  if (!existsSync(path)) return ok("none yet");
  const database = new Database(path, { readonly: true });
  try {
    // A database of an earlier version has no such table.
    if (!database.query("select 1 from sqlite_master where name = ?").get(table)) return ok("none yet");
    if (!database.query(`select 1 from ${anchors}`).get() && !database.query(`select 1 from ${table}`).get()) return ok("none yet");
    if (!existsSync(keyPath)) return broken(`${keyPath} is missing`, KEY_MEND);
    const { intact, problems, records } = check(drizzle({ client: database, schema }) as unknown as Db, openLogKey(dataDir));
    if (!intact) return broken(problems[0] ?? "it was changed", `See: ${command}. Compare with the log of a backup.`);
    if (process.platform !== "win32" && (statSync(keyPath).mode & 0o077) !== 0)
      return warning(`${keyPath} can be read by others on this machine`, `Run: chmod 600 ${keyPath}`);
    return ok(`${records} record(s), as they were written`);
  } finally {
    database.close();
  }
}
