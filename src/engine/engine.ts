import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { ensureAdministrator, type FirstAdmin } from "./accounts/first-admin.ts";
import { removeIdleDevices } from "./accounts/login/known-devices.ts";
import { type LoginLimits, openLoginLimits } from "./accounts/login/login-limits.ts";
import { removeIdleSessions } from "./accounts/login/sessions.ts";
import type { IdentityProvider, OidcSettings } from "./accounts/oidc/identity-provider.ts";
import type { ProviderSignIn } from "./accounts/oidc/sign-in.ts";
import { openSignInAttempts } from "./accounts/oidc/sign-in-attempts.ts";
import { openPasswords, type Passwords } from "./accounts/passwords/hash-password.ts";
import { type PasswordRules, passwordRules } from "./accounts/passwords/password-rules.ts";
import { ConverterCrash } from "./adapters/converter/child-process.ts";
import { type Converter, openConverter } from "./adapters/converter/converter.ts";
import { openDeskWork } from "./adapters/converter/desk-work.ts";
import { openMailReading } from "./adapters/converter/mail-reading.ts";
import { openExplanationWriting, openReportWriting } from "./adapters/converter/report-writing.ts";
import { openBrandFileReading, openDrawing, openReporting } from "./adapters/converter/template-work.ts";
import { findLibreOffice } from "./adapters/libreoffice/convert-office.ts";
import type { StripePayments } from "./adapters/stripe/stripe.ts";
import { queueProblem, queueSettings } from "./adapters/workers/queue/queue-settings.ts";
import type { DistributedConverter } from "./adapters/workers/service/distribute.ts";
import { HandOverLost } from "./adapters/workers/service/hand-over-lost.ts";
import type { RemoteConverter } from "./adapters/workers/service/remote-converter.ts";
import { removeExpiredInvitations } from "./agencies/invitations.ts";
import { refuseHalfRestored, sweepLeftovers } from "./backup/leftovers.ts";
import { type Applied, applyPaymentEvent, type PaymentEvent } from "./billing/payments/apply-event.ts";
import { endSubscriptions } from "./billing/payments/end-subscriptions.ts";
import { pricesOf } from "./billing/payments/products.ts";
import type { Payments } from "./billing/payments/purchases.ts";
import { missingPaymentSettings } from "./billing/payments/settings.ts";
import { cutAudit, expiredAudit } from "./compliance/audit/keep-audit.ts";
import { type Acting, openTracing, THE_SERVICE, type Trace, type Tracing } from "./compliance/audit/trace.ts";
import { openLogKey } from "./compliance/chain/log-key.ts";
import { cutLog, expiredDecisions } from "./compliance/decisions/cut-log.ts";
import type { DecisionLog } from "./compliance/decisions/record-matches.ts";
import { eraseAgain } from "./compliance/people/erase-again.ts";
import { keepPersonIndex } from "./compliance/people/keep-index.ts";
import type { MailboxState, QueueHealth } from "./contract/api.ts";
import { AppError, errorCode, refusal } from "./contract/errors.ts";
import { CHILD_MEMORY_BYTES, CONVERT_TIMEOUT_MS, OCR_TIMEOUT_MS } from "./contract/limits.ts";
import { OTHER_KINDS } from "./cv/read/kinds/make-readable.ts";
import { refuseDocument, sniffDocument } from "./cv/read/sniff.ts";
import type { ReadBrandFile } from "./cv/render/brand/read-brand-file.ts";
import { readBrand } from "./house/brand/brands.ts";
import { refuseMatcherOff } from "./house/matcher-switch.ts";
import { openRulesVersion } from "./house/rules-version.ts";
import { escoCodes, taxonomiesIn, widenRequirements } from "./house/taxonomies.ts";
import { readWords } from "./house/words.ts";
import { completing } from "./jobs/convert/complete-cv.ts";
import type { Convert, CvTools } from "./jobs/convert/convert-tools.ts";
import { type Model, openMatcher } from "./jobs/convert/match-cvs.ts";
import { readableOf } from "./jobs/convert/readable.ts";
import type { MatchCvs } from "./jobs/convert/run-match.ts";
import { type Widen, wideningEnhancement } from "./jobs/convert/widen-enhancement.ts";
import { expiredRatio, purgeJobs, sweepOrphans } from "./jobs/purge.ts";
import { watchForClockJumps } from "./jobs/queue/clock-jumps.ts";
import { type Runner, startRunner } from "./jobs/queue/runner.ts";
import type { RunnerTools } from "./jobs/queue/runner-options.ts";
import type { DataTools } from "./jobs/results/data.ts";
import type { WriteExplanation } from "./jobs/results/explain-match.ts";
import type { WriteReport } from "./jobs/results/match-report.ts";
import { type MemoryCache, openMemoryCache } from "./jobs/review/memory-cache.ts";
import { FALLBACK_TEMPLATE } from "./jobs/submit/choose-template.ts";
import { openRefusals, type Refusals } from "./jobs/submit/refused-documents.ts";
import { bytesOf, type MakeReadable, renamed, type SniffDocument } from "./jobs/submit/upload.ts";
import { type Mailbox, openMailbox } from "./messaging/mailbox/mailbox.ts";
import { claimantOf, mailboxKey, removeOldMails } from "./messaging/mailbox/mails.ts";
import { mailboxProblem, replyProblem, replySender } from "./messaging/mailbox/settings.ts";
import { MAX_MAIL_BYTES } from "./messaging/mailbox/take-mail.ts";
import { mailMessages } from "./messaging/messages/mail-messages.ts";
import { removeOldDeliveries } from "./messaging/webhooks/deliveries.ts";
import { openWebhookSender } from "./messaging/webhooks/sender.ts";
import { type Config, oidcSettings } from "./setup/config.ts";
import { type Files, openFiles } from "./store/disk/files.ts";
import { lockFolder } from "./store/disk/lock-folder.ts";
import { makeFolder } from "./store/disk/make-folder.ts";
import { openSpool, type Spool } from "./store/disk/spool.ts";
import { type Log, openLog } from "./store/log.ts";
import { openStore, type Store } from "./store/open-store.ts";
import type { ReportOnTemplate } from "./templates/add/report-problems.ts";
import { type LoadTemplate, listTemplates, loadTemplate } from "./templates/load-template.ts";
import { outputName } from "./templates/output-name.ts";
import type { DrawFirstPage } from "./templates/pictures/first-page.ts";

export { version };

/** Everything that the edges need, open and wired. Functions of the features take from it what they use. */
export type Engine = {
  config: Config;
  version: string;
  store: Store;
  files: Files;
  /** Uploads on their way in; empty at each start of the service. */
  spool: Spool;
  refusals: Refusals;
  log: Log;
  /** What the log of the matcher's decisions is written with. */
  decisionLog: DecisionLog;
  /** Writes the audit log as the service itself; `actingFor` gives an engine that writes it as somebody else. */
  trace: Trace;
  tracing: Tracing;
  now: () => Date;
  passwords: Passwords;
  passwordRules: PasswordRules;
  /** Null where no identity provider is set up. */
  providerSignIn: ProviderSignIn | null;
  limits: LoginLimits;
  sniff: SniffDocument;
  /** Where documents of other kinds than PDF and Word are taken: each is made one of these when it is handed in. */
  makeReadable?: MakeReadable;
  /** Keys of the templates that can be chosen, `default` first. */
  templateKeys: () => Promise<string[]>;
  loadTemplate: LoadTemplate;
  /** These work one at a time and beside the jobs, while the service runs. */
  draw: DrawFirstPage;
  reportOnTemplate: ReportOnTemplate;
  readBrandFile: (bytes: Uint8Array) => Promise<ReadBrandFile>;
  writeReport: WriteReport;
  writeExplanation: WriteExplanation;
  /** For the review desk: somebody waits, so it does not wait behind the jobs. */
  convertNow: Convert;
  /** For a preview: somebody waits there too. */
  drawNow: DrawFirstPage;
  /** Pages that the review desk shows. */
  deskCache: MemoryCache;
  outputName: CvTools["outputName"];
  /** The concepts of ESCO for names of skills and occupations, where the house has added ESCO. */
  findCodes: DataTools["findCodes"];
  runner: Omit<Runner, "stop" | "begin">;
  /** Tells the addresses of webhooks what is due, now; it is done each second anyway. Ends when nothing is due any more. */
  sendWebhooks: () => Promise<void>;
  /** The mailbox whose attachments become jobs. Its state is null where none is set up. */
  mailbox: { state: () => MailboxState | null } & Pick<Mailbox, "takeAll" | "sendReplies">;
  /** The workers that take documents from the queue, while the service runs; null where no queue is set up. */
  workers: () => Pick<RemoteConverter, "workers" | "state" | "tallies"> | null;
  /** How the queue of the workers is; null where none is set up. */
  queue: () => QueueHealth | null;
  /** Somebody is there who may send documents: what reads them is started ahead. */
  expectDocuments: () => void;
  /** Null where no payments are set up. */
  payments: Payments | null;
  /** Applies a signed message of the payment provider, which is read only where there are payments and a signature. Throws AppError "invalid" for a signature that is not right, "unavailable" without payments. */
  applyPaymentMessage(readBody: () => Promise<string>, signature: string | null): Promise<void>;
  /**
   * Turns the open engine into the service: takes the data folder for itself, makes the first
   * administrator where there is none. The queue waits for `beginWork`. Throws AppError "conflict" when another service has the folder.
   */
  start(): Promise<{ firstAdmin: FirstAdmin | null }>;
  /** Ends the subscriptions at the payment provider that nobody may pay for any longer. */
  endSubscriptions(): Promise<void>;
  /** Takes up the queue: after `start`, and where there is one when the port is open. */
  beginWork(): void;
  /** The retention sweep, now. Returns how many jobs were emptied. */
  purge(days?: number, trace?: Trace): number;
  /** Lets running work end, then closes everything. */
  close(drainMs?: number): Promise<void>;
};

export type EngineOverrides = Partial<
  Pick<
    Engine,
    | "store"
    | "now"
    | "passwords"
    | "sniff"
    | "templateKeys"
    | "loadTemplate"
    | "draw"
    | "reportOnTemplate"
    | "readBrandFile"
    | "writeReport"
    | "writeExplanation"
  >
> & {
  tools?: Partial<RunnerTools>;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Below the data folder, as the files are: an upload that is kept is renamed. */
const SPOOL = "spool";
const MAIL_PAUSE_MS = 10_000;
/** Pages of a few CVs in use, each about 200 KB. */
const DESK_CACHE_BYTES = 48 * 1024 * 1024;
/** The original and the result are drawn at the same time. */
const DESK_CONCURRENCY = 2;
/** Somebody who reads a CV before the next change finds the converter ready. */
const DESK_IDLE_MS = 120_000;
/** The ratio of all that is kept that a sweep deletes without asking whether the clock is right. */
const MAX_SWEPT_RATIO = 0.1;

/** Opens a data folder, and makes it with its parents where it is missing. Throws AppError when it cannot be used. */
export async function openEngine(config: Config, overrides: EngineOverrides = {}): Promise<Engine> {
  const { dataDir } = config;
  makeWritable(dataDir);
  refuseHalfRestored(dataDir);
  const now = overrides.now ?? (() => new Date());
  const store = overrides.store ?? openStore(join(dataDir, "vitae.db"), dataDir);
  const files = openFiles(join(dataDir, "files"));
  const spool = openSpool(join(dataDir, SPOOL));
  const refusals = openRefusals(now);
  const log = openLog(join(dataDir, "logs"), now);
  const passwords = overrides.passwords ?? openPasswords();
  const templateKeys =
    overrides.templateKeys ??
    (async () => defaultFirst((await listTemplates({ dataDir })).filter(({ problem }) => !problem).map(({ key }) => key)));

  const stripe = config.stripeSecretKey ? await openPayments(config, config.stripeSecretKey, log) : null;

  const startedAt = now().toISOString();
  const deskCache = openMemoryCache(DESK_CACHE_BYTES);
  const nameOutput: CvTools["outputName"] = (template, resume, original) =>
    outputName(template, resume, original, { pattern: config.outputName, agency: config.ownerName, date: now() });

  let service: ReturnType<typeof startService> | null = null;
  const running = () => {
    if (!service) throw new AppError("unavailable", "This is done while the service runs.");
    return service;
  };

  const logKey = openLogKey(dataDir);
  const tracing = openTracing(logKey, now);

  const engine: Engine = {
    config,
    version,
    store,
    files,
    spool,
    refusals,
    log,
    decisionLog: { key: logKey, rules: openRulesVersion(dataDir, version) },
    trace: tracing(THE_SERVICE),
    tracing,
    now,
    passwords,
    passwordRules: passwordRules(config),
    providerSignIn: openProviderSignIn(oidcSettings(config), now),
    limits: openLoginLimits(config.trialsPerHour, now),
    sniff: overrides.sniff ?? ((bytes) => sniff(bytes, config.moreKinds)),
    ...(config.moreKinds && { makeReadable: openReadable((...document) => engine.convertNow(...document)) }),
    templateKeys,
    loadTemplate:
      overrides.loadTemplate ??
      ((key, source) =>
        loadTemplate(key, { dataDir, brand: source && ("brand" in source ? source.brand : readBrand(store.db, source.userId)) })),
    draw: overrides.draw ?? (async (subject) => running().draw(subject)),
    reportOnTemplate: overrides.reportOnTemplate ?? (async (template) => running().reportOnTemplate(template)),
    readBrandFile: overrides.readBrandFile ?? (async (bytes) => running().readBrandFile(bytes)),
    writeReport: overrides.writeReport ?? (async (report) => running().writeReport(report)),
    writeExplanation: overrides.writeExplanation ?? (async (explanation) => running().writeExplanation(explanation)),
    convertNow: overrides.tools?.convert ?? (async (...document) => running().convertNow(...document)),
    drawNow: overrides.draw ?? (async (subject) => running().drawNow(subject)),
    deskCache,
    outputName: overrides.tools?.outputName ?? nameOutput,
    findCodes: (names) => escoCodes(dataDir, names),
    runner: {
      wake: () => service?.runner.wake(),
      cancel: (jobId) => {
        deskCache.forget(jobId);
        service?.runner.cancel(jobId);
      },
      healthy: () => service?.runner.healthy() ?? false,
      idle: async () => service?.runner.idle(),
    },
    sendWebhooks: async () => service?.webhooks.sendDue(),
    mailbox: {
      state: () => service?.mailbox?.state() ?? stateWithoutMailbox(config, startedAt),
      takeAll: async () => service?.mailbox?.takeAll(),
      sendReplies: async () => service?.mailbox?.sendReplies(),
    },
    workers: () => service?.workers ?? null,
    queue: () => queueHealth(config, service?.workers ?? null),
    expectDocuments: () => service?.expectDocuments(),
    payments: stripe,
    async applyPaymentMessage(readBody, signature) {
      if (!stripe) throw new AppError("unavailable", "Payments are not set up on this service.");
      const event = await stripe.readEvent(signature ? await readBody() : "", signature);
      const applied = applyPaymentEvent(engine, pricesOf(config), event, now());
      logPaymentEvent(log, event, applied);
      await engine.endSubscriptions();
    },
    async start() {
      const openWorkers = await loadWorkers(config, log);
      service ??= startService(engine, openWorkers, overrides.tools);
      const firstAdmin = await ensureAdministrator(
        { ...engine, templateKeys: await templateKeys() },
        { email: config.adminEmail, password: config.adminPassword },
      );
      return { firstAdmin };
    },
    endSubscriptions: oneAtATime(async () => {
      if (stripe) await endSubscriptions({ store, payments: stripe, log, now });
    }),
    beginWork() {
      service?.runner.begin();
      service?.webhooks.begin();
      service?.mailbox?.begin();
    },
    purge(days = config.retentionDays, trace = engine.trace) {
      const purged = purge({ ...engine, trace }, days);
      if (purged > 0) deskCache.forget("");
      return purged;
    },
    async close(drainMs) {
      await service?.stop(drainMs);
      store.close();
    },
  };
  return engine;
}

/** The same engine, acting for somebody: what is done with it stands in the audit log as theirs. */
export const actingFor = (engine: Engine, acting: Acting): Engine => ({ ...engine, trace: engine.tracing(acting) });

function startService(engine: Engine, openWorkers: OpenWorkers | null, tools: Partial<RunnerTools> = {}) {
  const { config, store, log, now } = engine;
  const lock = lockFolder(config.dataDir);
  store.check();
  removeLeftovers(engine);

  const { workers, converter, beside, desk } = openConverters(config, openWorkers);
  const runner = startJobs(engine, { converter, workers, tools });
  const webhooks = openWebhookSender({ store, config, log, now });
  const mailbox = startMailbox(engine, tools.convert ?? beside.convert, () => runner.wake());
  const personIndex = keepPersonIndex(store, log);
  const mail = startMail(engine);
  const sweep = startSweep(engine);
  log.write("info", "server", "The service has started.", { version: engine.version });
  const missing = missingPaymentSettings(config);
  if (missing.length > 0) log.write("warning", "payments", `Stripe is not fully set up, missing: ${missing.join(", ")}.`);

  return {
    runner,
    webhooks,
    mailbox,
    workers: workers?.remote ?? null,
    expectDocuments() {
      if (!tools.convert) converter.warmUp();
    },
    convertNow: openDeskWork(desk.convert),
    draw: openDrawing(beside.convert),
    drawNow: openDrawing(desk.convert),
    reportOnTemplate: openReporting(beside.convert),
    readBrandFile: openBrandFileReading(beside.convert),
    writeReport: openReportWriting(beside.convert),
    writeExplanation: openExplanationWriting(beside.convert),
    async stop(drainMs?: number) {
      clearInterval(sweep);
      mail.stop();
      await Promise.all([runner.stop(drainMs), webhooks.stop(), mailbox?.stop(), personIndex.stop()]);
      await Promise.all([converter.close(), beside.close(), desk.close()]);
      log.write("info", "server", "The service has stopped.");
      lock.release();
    },
  };
}

/** What an earlier process or a restored backup left behind. */
function removeLeftovers(engine: Engine): void {
  const { config, store, files, log } = engine;
  const orphans = sweepOrphans({ store, files }, new Date());
  if (orphans > 0) log.write("warning", "files", `${orphans} file(s) without a job were removed.`);

  const back = eraseAgain(engine);
  if (back > 0)
    log.write("warning", "privacy", `${back} item(s) that had been erased came back with a restored backup and were erased again.`);
  emptyFolder(join(config.dataDir, SPOOL));
}

/** `converter` is for the jobs, here or at workers; `beside` for what is done beside them, `desk` for the review desk, where somebody waits. */
function openConverters(config: Config, openWorkers: OpenWorkers | null) {
  const limits = {
    timeoutMs: CONVERT_TIMEOUT_MS,
    ocrTimeoutMs: OCR_TIMEOUT_MS,
    memoryBytes: CHILD_MEMORY_BYTES,
    tmpDir: emptyFolder(join(config.dataDir, "converting")),
    besideService: true,
  };
  // With VITAE_CONCURRENCY=0 it converts what workers cannot.
  const local = openConverter({ ...limits, concurrency: Math.max(1, config.concurrency) });
  const workers = openWorkers?.(local);
  return {
    workers,
    converter: workers?.converter ?? local,
    beside: openConverter({ ...limits, concurrency: 1 }),
    desk: openConverter({ ...limits, concurrency: DESK_CONCURRENCY, idleMs: DESK_IDLE_MS }),
  };
}

type JobTools = Pick<ReturnType<typeof openConverters>, "converter" | "workers"> & { tools: Partial<RunnerTools> };

/** The runner of the queue with all that jobs need. It waits for `begin`. */
function startJobs(engine: Engine, { converter, workers, tools }: JobTools): Runner {
  const { config, store, now } = engine;
  const widen: Widen = (requirements) => widenRequirements(config.dataDir, requirements);
  const convert = wideningEnhancement(tools.convert ?? converter.convert, widen, () => taxonomiesIn(config.dataDir).length > 0);
  const model = config.ollamaModel ? openModel(config.ollamaHost, config.ollamaModel) : undefined;
  const matchCvs = openMatcher({
    convert,
    now,
    model,
    wordsOf: (userId) => readWords(store.db, userId),
    widen,
    crashMessage: (error) => (error instanceof ConverterCrash ? "This file could not be processed." : null),
  });
  const { files, log, refusals, decisionLog } = engine;
  const runner = startRunner({
    store,
    files,
    log,
    now,
    refusals,
    decisionLog,
    slots: workers?.converter.slots ?? (() => config.concurrency),
    tools: {
      loadTemplate: engine.loadTemplate,
      outputName: engine.outputName,
      crashKind: (error) => (error instanceof ConverterCrash ? error.kind : null),
      lostBy: (error) => (error instanceof HandOverLost ? error.by : null),
      ...tools,
      matchCvs: unlessOff(engine, tools.matchCvs ?? matchCvs),
      convert: model ? completing(convert, model) : convert,
    },
  });
  workers?.remote.onChange(runner.wake);
  return runner;
}

/** Each hour, and once now. */
function startSweep(engine: Engine): NodeJS.Timeout {
  const clock = watchForClockJumps(engine.now);
  const sweep = () => {
    tryPurge(engine, clock.isSteady());
    void engine.endSubscriptions();
  };
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  sweep();
  return timer;
}

type OpenWorkers = (local: Converter) => { remote: RemoteConverter; converter: DistributedConverter };

/** The client of the queue is loaded only where one is set up. With settings that cannot be used the service goes on without workers, and says so. */
async function loadWorkers(config: Config, log: Log): Promise<OpenWorkers | null> {
  const problem = queueProblem(config);
  if (problem) log.write("warning", "workers", problem);
  const settings = problem ? null : queueSettings(config);
  if (!settings) return null;

  const [{ openRemoteConverter }, { distribute }] = await Promise.all([
    import("./adapters/workers/service/remote-converter.ts"),
    import("./adapters/workers/service/distribute.ts"),
  ]);
  return (local) => {
    const remote = openRemoteConverter({
      ...settings,
      version,
      libreoffice: findLibreOffice() !== undefined,
      report: (level, sentence) => log.write(level, "workers", sentence),
    });
    return { remote, converter: distribute(local, config.concurrency, remote) };
  };
}

/** Of a queue that is set up wrongly it says why it is not used. */
function queueHealth(config: Config, workers: RemoteConverter | null): QueueHealth | null {
  const reason = queueProblem(config);
  const state = workers?.state() ?? (reason === null ? null : { connected: false, reason, depth: 0 });
  return state && { ...state, localSlots: config.concurrency };
}

/** Looks every few seconds whether a message waits to be mailed, where a mail server and an address are set. */
function startMail({ config, store, log, now }: Engine): { stop(): void } {
  const { smtpUrl, mailTo } = config;
  if (!smtpUrl || !mailTo) return { stop: () => {} };

  const mailer = import("./adapters/mail/smtp.ts").then(({ openMailer }) => openMailer({ smtpUrl, to: mailTo }));
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    const { send } = await mailer;
    await mailMessages({ store, send, log, now }).catch((error) =>
      log.write("error", "mail", "The outgoing messages could not be read.", { code: errorCode(error) }),
    );
    busy = false;
  };
  const timer = setInterval(look, MAIL_PAUSE_MS);
  timer.unref();
  void look();

  return {
    stop() {
      clearInterval(timer);
      void mailer.then(({ close }) => close());
    },
  };
}

/** Reads the mailbox where one is set up in full; what it needs is loaded only then. */
function startMailbox(engine: Engine, convert: Convert, wake: () => void): Mailbox | null {
  const { config, store, log } = engine;
  const { mailboxUrl, mailboxPassword, mailboxTrust, mailboxReply, smtpUrl, mailTo } = config;
  const problems = [mailboxProblem(config), replyProblem(config)].filter((problem) => problem !== null);
  for (const problem of problems) log.write("warning", "mailbox", problem);
  if (!mailboxUrl || !mailboxPassword || !mailboxTrust) return null;

  const from = replySender(config);
  const answers = mailboxReply !== "no" && smtpUrl !== null && from !== null;
  const claimant = claimantOf(store);
  return openMailbox({
    ...engine,
    trust: mailboxTrust,
    ownAddresses: [from, mailTo].flatMap((address) => address?.toLowerCase() ?? []),
    mailbox: mailboxKey(mailboxUrl),
    answers,
    wake,
    readMail: openMailReading(convert),
    open: async () =>
      (await import("./adapters/imap/imap.ts")).openImap(mailboxUrl, { password: mailboxPassword, claimant, maxMailBytes: MAX_MAIL_BYTES }),
    ...(answers && {
      replies: {
        ...engine,
        attaches: mailboxReply === "document",
        async send(reply) {
          const { openReplySender } = await import("./adapters/mail/smtp.ts");
          const sender = openReplySender({ smtpUrl, from });
          try {
            return await sender.send(reply);
          } finally {
            sender.close();
          }
        },
      },
    }),
  });
}

/** Of a mailbox that is set up by half it says why it is not read. */
function stateWithoutMailbox(config: Config, since: string): MailboxState | null {
  const reason = mailboxProblem(config);
  return reason === null ? null : { state: "off", since, reason };
}

/** An analysis that still waits when the matcher is switched off fails with that sentence, and is refunded. */
const unlessOff =
  ({ store, config }: Engine, match: MatchCvs): MatchCvs =>
  async (...compared) => {
    refuseMatcherOff({ db: store.db, config });
    return match(...compared);
  };

/** The local model; its client is loaded when it is first asked. */
function openModel(host: string, model: string): Model {
  const client = () => import("./adapters/ollama/ollama.ts");
  return {
    name: model,
    ask: async (question, signal) => (await client()).openOllama({ host, model })(question, signal),
    digest: async () => (await client()).modelDigest({ host, model }),
  };
}

/** The client is loaded when somebody first signs in with the provider. */
function openProviderSignIn(settings: OidcSettings | null, now: () => Date): ProviderSignIn | null {
  if (!settings) return null;
  let opened: Promise<IdentityProvider> | null = null;
  const client = () => {
    opened ??= import("./adapters/oidc/provider.ts").then(({ openProvider }) => openProvider({ settings, now }));
    return opened;
  };
  return {
    settings,
    attempts: openSignInAttempts(now),
    provider: {
      authorizationUrl: async (attempt) => (await client()).authorizationUrl(attempt),
      identityOf: async (answer, attempt) => (await client()).identityOf(answer, attempt),
      signOutUrl: async () => (await client()).signOutUrl(),
    },
  };
}

/** Two calls at once would end the same things twice. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.catch(() => {}).then(work);
    return last;
  };
}

/** Money that came for nobody is for people to give back. */
function logPaymentEvent(log: Log, event: PaymentEvent, applied: Applied): void {
  const payment = event.kind === "checkout" ? event.sessionId : event.kind === "invoice" ? event.invoiceId : event.id;
  const { type } = event;
  if (applied === "deleted")
    log.write("error", "payments", `A payment (${payment}) arrived for a deleted account. Please refund it in Stripe.`, { type });
  else if (applied === "unknown")
    log.write("warning", "payments", `A payment (${payment}) arrived for no account of this service.`, { type });
  else log.write("info", "payments", `A payment event was ${applied}.`, { type });
}

/** Loaded only where it is used: the client is large. */
async function openPayments({ stripeWebhookSecret, stripeApiBase }: Config, secretKey: string, log: Log): Promise<StripePayments> {
  const { openStripe } = await import("./adapters/stripe/stripe.ts");
  const onRefusal = (call: string, kind: string) => log.write("warning", "payments", "Stripe refused a call.", { call, kind });
  return openStripe({ secretKey, webhookSecret: stripeWebhookSecret, apiBase: stripeApiBase, onRefusal });
}

function purge({ config, store, trace, files, log, decisionLog, now }: Engine, days: number): number {
  const purged = purgeJobs({ store, trace, files, now }, days);
  const cut = cutLog(store, decisionLog.key, config.decisionDays, now());
  if (cut > 0) log.write("info", "purge", `${cut} record(s) of the decision log were removed at the end of their retention period.`);
  const forgotten = cutAudit({ store, trace }, decisionLog.key, config.auditDays, now());
  if (forgotten > 0)
    log.write("info", "purge", `${forgotten} record(s) of the audit log were removed at the end of their retention period.`);
  store.transaction((tx) => removeOldMails(tx, now()));
  store.transaction((tx) => removeOldDeliveries(tx, new Date(now().getTime() - days * DAY_MS), now()));
  removeIdleSessions(store.db, now());
  removeIdleDevices(store.db, now());
  removeExpiredInvitations(store.db, now());
  removeOldCopies(join(config.dataDir, "backups"), new Date(Date.now() - days * DAY_MS));
  sweepLeftovers(config.dataDir, new Date(Date.now() - DAY_MS));
  if (purged > 0) log.write("info", "purge", `${purged} job(s) were emptied at the end of their retention period.`);
  return purged;
}

/** A clock that was just set may be wrong by years: much is only deleted on the word of a steady one, an hour later. */
function tryPurge(engine: Engine, steadyClock: boolean): void {
  const { config, store, log, now } = engine;
  try {
    const expired = [
      expiredRatio(store.db, config.retentionDays, now()),
      expiredDecisions(store.db, config.decisionDays, now()),
      expiredAudit(store.db, config.auditDays, now()),
    ];
    if (steadyClock || Math.max(...expired) <= MAX_SWEPT_RATIO) engine.purge();
    else log.write("warning", "purge", "Much has expired at once: it is deleted when the clock has been steady for an hour.");
  } catch (error) {
    log.write("error", "purge", "The retention sweep failed.", { code: errorCode(error) });
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

/** Of what a killed service was converting or receiving nothing is left: whoever has the data folder has its work to itself. */
function emptyFolder(path: string): string {
  makeFolder(path);
  for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true });
  return path;
}

/** A folder that is made here is for our eyes only; one that is there keeps its owner's rights. */
function makeWritable(path: string): void {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new AppError(
      "unavailable",
      `The data folder ${path} cannot be written (${errorCode(error)}). Please name another one with --data or VITAE_DATA.`,
    );
  }
}

function sniff(bytes: Uint8Array, moreKinds: boolean): string | null {
  const kind = sniffDocument(bytes);
  return kind === "pdf" || kind === "docx" || (moreKinds && OTHER_KINDS.has(kind)) ? null : refuseDocument(kind).message;
}

/** A call that is silent for half a minute is cut off: what takes longer is refused before. */
const MAKE_READABLE_MS = 25_000;

/** Somebody waits for the answer to an upload, so it is made at the review desk's pace and not behind the jobs. */
function openReadable(convert: Convert): MakeReadable {
  return async (file, userId) => {
    const limit = AbortSignal.timeout(MAKE_READABLE_MS);
    const made = await readableOf(await bytesOf(file), convert, limit, userId).catch((error) => {
      if (limit.aborted) throw refusal("too_large", "This file takes too long to be processed.");
      throw error instanceof ConverterCrash ? refusal("corrupt") : error;
    });
    return made ? { fileName: renamed(file.fileName, made.type), bytes: made.bytes } : file;
  };
}

const defaultFirst = (keys: string[]) => keys.toSorted((a, b) => Number(b === FALLBACK_TEMPLATE) - Number(a === FALLBACK_TEMPLATE));
