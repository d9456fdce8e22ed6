import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { type Attempts, limitAttempts } from "./accounts/attempts.ts";
import { ensureAdministrator, type FirstAdmin } from "./accounts/first-admin.ts";
import { openPasswords, type Passwords } from "./accounts/passwords.ts";
import { removeIdleSessions } from "./accounts/sessions.ts";
import { ConverterCrash } from "./adapters/converter/child-process.ts";
import { openConverter } from "./adapters/converter/converter.ts";
import type { Config } from "./config.ts";
import { refuseDocument, sniffDocument } from "./cv/read/sniff.ts";
import { AppError } from "./errors.ts";
import { outputName } from "./jobs/output-name.ts";
import { purgeJobs, sweepOrphans } from "./jobs/purge.ts";
import { type Runner, type RunnerTools, startRunner } from "./jobs/runner.ts";
import { FALLBACK_TEMPLATE } from "./jobs/submit-cv.ts";
import type { SniffDocument } from "./jobs/upload.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "./limits.ts";
import { type Files, openFiles } from "./store/files.ts";
import { lockFolder } from "./store/lock-folder.ts";
import { type Log, openLog } from "./store/log.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { listTemplates, loadTemplate } from "./templates/load-template.ts";

export { version };

/** Everything that the edges need, open and wired. Functions of the features take from it what they use. */
export type Engine = {
  config: Config;
  version: string;
  store: Store;
  files: Files;
  log: Log;
  now: () => Date;
  passwords: Passwords;
  limits: Record<"logins" | "trials" | "resets" | "contacts", Attempts>;
  sniff: SniffDocument;
  /** Keys of the templates that can be chosen, `default` first. */
  templateKeys: () => Promise<string[]>;
  runner: Omit<Runner, "stop">;
  /**
   * Turns the open engine into the service: takes the data folder for itself, puts interrupted jobs back into the queue, makes the first
   * administrator where there is none, and begins to work. Throws AppError "conflict" when another service has the folder.
   */
  start(): Promise<{ firstAdmin: FirstAdmin | null }>;
  /** The retention sweep, now. Returns how many jobs were emptied. */
  purge(days?: number): number;
  /** Lets running work end, then closes everything. */
  close(drainMs?: number): Promise<void>;
};

export type EngineOverrides = Partial<Pick<Engine, "store" | "now" | "passwords" | "sniff" | "templateKeys">> & {
  tools?: Partial<RunnerTools>;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Opens a data folder, and makes it with its parents where it is missing. Throws AppError when it cannot be used. */
export async function openEngine(config: Config, overrides: EngineOverrides = {}): Promise<Engine> {
  const { dataDir } = config;
  makeFolder(dataDir);
  const now = overrides.now ?? (() => new Date());
  const store = overrides.store ?? openStore(join(dataDir, "vitae.db"), join(dataDir, "backups"));
  const files = openFiles(join(dataDir, "files"));
  const log = openLog(join(dataDir, "logs"), now);
  const passwords = overrides.passwords ?? openPasswords();
  const templateKeys =
    overrides.templateKeys ??
    (async () => defaultFirst((await listTemplates({ dataDir })).filter(({ problem }) => !problem).map(({ key }) => key)));

  let service: { runner: Runner; stop(drainMs?: number): Promise<void> } | null = null;

  const engine: Engine = {
    config,
    version,
    store,
    files,
    log,
    now,
    passwords,
    limits: openLimits(config, now),
    sniff: overrides.sniff ?? sniff,
    templateKeys,
    runner: {
      wake: () => service?.runner.wake(),
      cancel: (jobId) => service?.runner.cancel(jobId),
      healthy: () => service?.runner.healthy() ?? false,
      idle: async () => service?.runner.idle(),
    },
    async start() {
      service ??= startService(engine, overrides.tools);
      const firstAdmin = await ensureAdministrator(
        { store, passwords, now, templateKeys: await templateKeys() },
        { email: config.adminEmail, password: config.adminPassword },
      );
      return { firstAdmin };
    },
    purge: (days = config.retentionDays) => purge(engine, days),
    async close(drainMs) {
      await service?.stop(drainMs);
      store.close();
    },
  };
  return engine;
}

function startService(engine: Engine, tools: Partial<RunnerTools> = {}) {
  const { config, store, files, log, now } = engine;
  const lock = lockFolder(config.dataDir);
  const orphans = sweepOrphans({ store, files }, new Date());
  if (orphans > 0) log.write("warning", "files", `${orphans} file(s) without a job were removed.`);

  const converter = openConverter({
    concurrency: config.concurrency,
    timeoutMs: CONVERT_TIMEOUT_MS,
    ocrTimeoutMs: OCR_TIMEOUT_MS,
    memoryBytes: CHILD_MEMORY_BYTES,
  });
  const runner = startRunner({
    store,
    files,
    log,
    now,
    concurrency: config.concurrency,
    tools: {
      convert: converter.convert,
      loadTemplate: (key) => loadTemplate(key, { dataDir: config.dataDir }),
      outputName,
      matchCvs: async () => {
        throw new AppError("unavailable", "Analyses are not available in this version.");
      },
      crashKind: (error) => (error instanceof ConverterCrash ? error.kind : null),
      ...tools,
    },
  });
  const sweep = setInterval(() => tryPurge(engine), HOUR_MS);
  sweep.unref();
  tryPurge(engine);
  log.write("info", "server", "The service has started.", { version: engine.version });

  return {
    runner,
    async stop(drainMs?: number) {
      clearInterval(sweep);
      await runner.stop(drainMs);
      await converter.close();
      log.write("info", "server", "The service has stopped.");
      lock.release();
    },
  };
}

function openLimits({ trialsPerHour }: Config, now: () => Date): Engine["limits"] {
  return {
    logins: limitAttempts(10, 15 * MINUTE_MS, now, "Too many failed log-ins. Please wait a while and try again."),
    trials: limitAttempts(trialsPerHour, HOUR_MS, now, "Too many trial accounts were created from your network. Please try again later."),
    resets: limitAttempts(10, HOUR_MS, now, "Too many requests. Please try again later."),
    contacts: limitAttempts(10, HOUR_MS, now, "Too many messages. Please try again later."),
  };
}

function purge({ config, store, files, log, now }: Engine, days: number): number {
  const purged = purgeJobs({ store, files, now }, days);
  removeIdleSessions(store.db, now());
  removeOldCopies(join(config.dataDir, "backups"), new Date(Date.now() - days * 24 * HOUR_MS));
  if (purged > 0) log.write("info", "purge", `${purged} job(s) were emptied at the end of their retention period.`);
  return purged;
}

function tryPurge(engine: Engine): void {
  try {
    engine.purge();
  } catch (error) {
    engine.log.write("error", "purge", "The retention sweep failed.", {
      code: String((error as { code?: unknown }).code ?? (error as Error).name),
    });
  }
}

/** The copies made before an upgrade hold what the retention period deletes; they go with it. */
function removeOldCopies(folder: string, before: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith("before-upgrade-") && statSync(path).mtime < before) rmSync(path);
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw new AppError(
      "unavailable",
      `The data folder ${path} cannot be written (${code}). Please name another one with --data or VITAE_DATA.`,
    );
  }
}

function sniff(bytes: Uint8Array): string | null {
  const kind = sniffDocument(bytes);
  return kind === "pdf" || kind === "docx" ? null : refuseDocument(kind).message;
}

const defaultFirst = (keys: string[]) => keys.toSorted((a, b) => Number(b === FALLBACK_TEMPLATE) - Number(a === FALLBACK_TEMPLATE));
