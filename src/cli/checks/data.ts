import { Database } from "bun:sqlite";
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuseHalfRestored } from "../../engine/backup/leftovers.ts";
import { AppError, errorCode } from "../../engine/contract/errors.ts";
import type { Config } from "../../engine/setup/config.ts";
import { lockFolder } from "../../engine/store/disk/lock-folder.ts";
import { refuseNewer } from "../../engine/store/migrate.ts";
import { listTemplates } from "../../engine/templates/load-template.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";
import { healthAt } from "./reachable-service.ts";

const MEGABYTE = 1024 ** 2;
const HOUR_MS = 60 * 60_000;
const RESTORE = "Stop the service and put a backup back: vitae restore FILE --force";

export function checkDataFolder({ dataDir }: Config): Finding {
  const existing = nearest(dataDir);
  const barred = whatBars(existing, constants.W_OK | constants.X_OK);
  if (barred) {
    const mend = "Give this user the right to write there, or name another folder with --data or VITAE_DATA.";
    return broken(`${existing} cannot be written (${barred})`, mend);
  }
  if (existing !== dataDir) return ok(`${dataDir} (made at the first start)`);
  const flaws = [lockedFiles, halfRestored, networkDrive, otherOwner, openToOthers];
  return flaws.map((look) => look(dataDir)).find((flaw) => flaw !== undefined) ?? ok(dataDir);
}

function lockedFiles(dataDir: string): Finding | undefined {
  const locked = ["vitae.db", "vitae.db-wal", "vitae.db-shm", "files", "logs", "logs/vitae.log", "backups", "templates"]
    .map((name) => join(dataDir, name))
    .find((path) => existsSync(path) && whatBars(path, constants.R_OK | constants.W_OK));
  return locked ? broken(`${locked} belongs to another user`, `As root run: chown -R ${process.getuid?.()} ${dataDir}`) : undefined;
}

function halfRestored(dataDir: string): Finding | undefined {
  try {
    refuseHalfRestored(dataDir);
    return undefined;
  } catch (error) {
    return broken((error as AppError).message, "Or bring it back from another backup.");
  }
}

function networkDrive(dataDir: string): Finding | undefined {
  if (!NETWORK_DRIVES.has(statfsSync(dataDir).type >>> 0)) return undefined;
  return warning(`${dataDir} lies on a network drive, where a database is not safe`, "Name a folder on a disk of this machine.");
}

/** The numbers by which Linux knows NFS, SMB and its successors. */
const NETWORK_DRIVES = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

function otherOwner(dataDir: string): Finding | undefined {
  const { uid } = statSync(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return undefined;
  return warning(
    `${dataDir} belongs to another user, and what root makes there is locked to it`,
    `Run vitae as that user: sudo -u '#${uid}' vitae …`,
  );
}

function openToOthers(dataDir: string): Finding | undefined {
  if (process.platform === "win32" || (statSync(dataDir).mode & 0o077) === 0) return undefined;
  return warning(`${dataDir} can be read by others on this machine`, `Run: chmod 700 ${dataDir}`);
}

function whatBars(path: string, right: number): string | undefined {
  try {
    accessSync(path, right);
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

export function checkDisk({ dataDir, minFreeMb }: Config): Finding {
  const { bavail, bsize } = statfsSync(nearest(dataDir));
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const mend = "Make room, or set VITAE_RETENTION_DAYS lower: a CV takes up to 40 MB with its documents until it is deleted.";
  if (free < minFreeMb) return broken(`${free} MB free, and uploads leave ${minFreeMb} (VITAE_MIN_FREE_MB): none is taken`, mend);
  if (free < 200) return broken(`${free} MB free`, mend);
  return free < 2_000 ? warning(`${free} MB free`, mend) : ok(`${(free / 1024).toFixed(0)} GB free`);
}

/** The disk space of documents and database, compared with their limits. */
export function checkFolderSize({ dataDir, folderQuotaMb, accountQuotaMb }: Config): Finding {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return ok("none yet");
  return withDatabase(path, (database) => {
    const { bytes } = database.query("select coalesce(sum(bytes), 0) as bytes from job_files").get() as { bytes: number };
    const megabytes = Math.ceil((bytes + statSync(path).size) / MEGABYTE);
    const limits = `${limitOf(folderQuotaMb)} in all, ${limitOf(accountQuotaMb)} an account`;
    const found = `${megabytes} MB of documents and database; ${limits}`;
    if (folderQuotaMb === 0 || megabytes <= folderQuotaMb * FULL_RATIO) return ok(found);
    return warning(found, "Set VITAE_FOLDER_QUOTA_MB higher or VITAE_RETENTION_DAYS lower: beyond it uploads are refused.");
  });
}

const FULL_RATIO = 0.9;
const limitOf = (megabytes: number) => (megabytes === 0 ? "no limit" : `at most ${megabytes} MB`);

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

/** Expiry and sessions depend on the clock. It must not be earlier than the last write to the data folder. */
export function checkClock({ dataDir }: Config): Finding {
  const now = new Date();
  const mend = "Set the clock (timedatectl set-ntp true): days of retention and sessions depend on it.";
  if (now < EARLIEST) return broken(`it is ${now.toISOString()} here`, mend);
  const written = statSync(join(dataDir, "vitae.db"), { throwIfNoEntry: false })?.mtime;
  if (written && written.getTime() > now.getTime() + HOUR_MS)
    return broken(`it is ${now.toISOString()} here, and the database was written at ${written.toISOString()}`, mend);
  return ok(now.toISOString());
}

/** No correct clock shows an earlier time: this version is newer. */
const EARLIEST = new Date("2026-11-01");

/** The database file, its schema version and the integrity of its pages. */
export function checkDatabase({ dataDir }: Config): Finding {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return ok("none yet, made at the first start");
  return withDatabase(path, (database) => {
    refuseNewer(database);
    const row = database.query("PRAGMA quick_check(1)").get() as { quick_check: string };
    return row.quick_check === "ok" ? ok(path) : broken(row.quick_check, RESTORE);
  });
}

/** Whether each balance is the sum of its account's ledger rows, and the documents that the database names are there. */
export function checkBalances({ dataDir }: Config): Finding {
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
    if (error instanceof AppError) return broken(error.message, "Or name another folder with --data.");
    const barred = whatBars(path, constants.R_OK | constants.W_OK);
    if (barred)
      return broken(`${path} cannot be opened by this user (${barred})`, "Run vitae as the user that the data folder belongs to.");
    return broken((error as Error).message, RESTORE);
  }
}

/** Whether the service runs and is healthy; where it does not run, whether its port is free. */
export async function checkService({ dataDir, host, port }: Config): Promise<Finding> {
  const place = `${host}:${port}`;
  const health = await healthAt(`http://${nearby(host)}:${port}`);
  if (isLocked(dataDir)) {
    if (health === 200) return ok(`running, and well at ${place}`);
    if (health === undefined)
      return warning(
        `running, but not at ${place}`,
        "Give this command the HOST and PORT of the service, best in the .env of the data folder.",
      );
    return broken("running, and not well: it cannot write its database", "See logs/vitae.log in the data folder, and the disk space.");
  }
  if (health !== undefined) return ok(`not running; the service of another data folder is at ${place}`);
  try {
    Bun.serve({ port, hostname: host, reusePort: false, fetch: () => new Response() }).stop(true);
    return ok(`not running; ${place} is free`);
  } catch (error) {
    return broken(`not running, and ${place} cannot be used (${errorCode(error)})`, "Choose others with HOST and PORT.");
  }
}

/** The host by which this machine reaches a service that listens on an address: 127.0.0.1 for 0.0.0.0. */
function nearby(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
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
