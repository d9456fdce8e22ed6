import { Database } from "bun:sqlite";
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuseHalfRestored } from "../../engine/backup/leftovers.ts";
import type { Config } from "../../engine/config.ts";
import { AppError } from "../../engine/errors.ts";
import { lockFolder } from "../../engine/store/lock-folder.ts";
import { refuseNewer } from "../../engine/store/migrate.ts";
import { listTemplates } from "../../engine/templates/load-template.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";

const MEGABYTE = 1024 ** 2;
const RESTORE = "Stop the service and put a backup back: vitae restore FILE --force";

export function checkDataFolder({ dataDir }: Config): Finding {
  const existing = nearest(dataDir);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    return broken(
      `${existing} cannot be written`,
      "Give this user the right to write there, or name another folder with --data or VITAE_DATA.",
    );
  }
  if (existing !== dataDir) return ok(`${dataDir} (made at the first start)`);
  try {
    refuseHalfRestored(dataDir);
  } catch (error) {
    return broken((error as AppError).message, "Or bring it back from another backup.");
  }
  if (process.platform !== "win32" && (statSync(dataDir).mode & 0o077) !== 0)
    return warning(`${dataDir} can be read by others on this machine`, `Run: chmod 700 ${dataDir}`);
  return ok(dataDir);
}

export function checkDisk({ dataDir }: Config): Finding {
  const { bavail, bsize } = statfsSync(nearest(dataDir));
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const mend = "Make room, or set VITAE_RETENTION_DAYS lower: a CV takes up to 40 MB with its documents until it is deleted.";
  if (free < 200) return broken(`${free} MB free`, mend);
  return free < 2_000 ? warning(`${free} MB free`, mend) : ok(`${(free / 1024).toFixed(0)} GB free`);
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

/** The file, its version and its pages. */
export function checkDatabase({ dataDir }: Config): Finding {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return ok("none yet, made at the first start");
  return withDatabase(path, (database) => {
    refuseNewer(database);
    const row = database.query("PRAGMA quick_check(1)").get() as { quick_check: string };
    return row.quick_check === "ok" ? ok(path) : broken(row.quick_check, RESTORE);
  });
}

/** Whether balances and documents are what the database says of them. */
export function checkBooks({ dataDir }: Config): Finding {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return ok("none yet");
  return withDatabase(path, (database) => {
    const count = (query: string) => (database.query(query).get() as { n: number }).n;
    const wrong = count(
      "select count(*) as n from users where credits != (select coalesce(sum(amount), 0) from ledger where user_id = users.id)",
    );
    if (wrong > 0) return broken(`the balance of ${wrong} account(s) is not the sum of their bookings`, RESTORE);
    const there = new Set(existsSync(join(dataDir, "files")) ? readdirSync(join(dataDir, "files")) : []);
    const rows = database.query("select id from job_files").all() as { id: string }[];
    const missing = rows.filter(({ id }) => !there.has(id)).length;
    if (missing > 0) return warning(`${missing} of ${rows.length} documents are missing in ${join(dataDir, "files")}`, RESTORE);
    return ok(`${count("select count(*) as n from users")} account(s), ${rows.length} document(s)`);
  });
}

function withDatabase(path: string, look: (database: Database) => Finding): Finding {
  try {
    const database = new Database(path, { readonly: true });
    try {
      return look(database);
    } finally {
      database.close();
    }
  } catch (error) {
    return broken((error as Error).message, error instanceof AppError ? "Or install the newer version again." : RESTORE);
  }
}

/** Whether the service runs; and where it does not, whether it could listen. */
export function checkService({ dataDir, host, port }: Config): Finding {
  if (isLocked(dataDir)) return ok("running");
  try {
    Bun.serve({ port, hostname: host, reusePort: false, fetch: () => new Response() }).stop(true);
    return ok(`not running; ${host}:${port} is free`);
  } catch (error) {
    return broken(
      `not running, and ${host}:${port} cannot be used (${(error as { code?: string }).code})`,
      "Choose others with HOST and PORT.",
    );
  }
}

function isLocked(dataDir: string): boolean {
  if (!existsSync(join(dataDir, "service.lock"))) return false;
  try {
    lockFolder(dataDir).release();
    return false;
  } catch {
    return true;
  }
}

/** The agency's own templates, and what PDF from a Word file needs. */
export async function checkTemplates({ dataDir }: Config): Promise<Finding> {
  const templates = await listTemplates({ dataDir });
  const [bad] = templates.filter(({ problem }) => problem);
  if (bad) return warning(`${bad.key}: ${bad.problem}`, `See: vitae template check ${join(dataDir, "templates", bad.key)}`);
  const own = templates.filter(({ origin }) => origin === "own").length;
  return ok(`${templates.length - own} built in, ${own} own`);
}
