import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import type { OidcSettings, SignUpRule } from "../accounts/oidc/identity-provider.ts";
import { isLoopback } from "../adapters/oidc/loopback.ts";
import { AppError } from "../contract/errors.ts";
import { AUDIT_DAYS, DECISION_DAYS, MIN_PASSWORD_LENGTH, RETENTION_DAYS } from "../contract/limits.ts";
import { parseMailboxAddress, parseMailboxReply } from "../messaging/mailbox/settings.ts";
import { parseNetworks } from "../messaging/webhooks/addresses.ts";
import { DEFAULT_OUTPUT_NAME, OUTPUT_NAME_FIELDS } from "../templates/output-name.ts";

/** One line per setting: environment variable, default, meaning and allowed values. */
type Setting<T> = { variable: string; fallback: string; shown?: string; secret?: true; meaning: string; check: (text: string) => T };

const text = (value: string) => value;
const optional = (value: string) => (value === "" ? null : value);

function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) throw new Error(`must be a whole number from ${least} to ${most}`);
    return number;
  };
}

function onOff(value: string): boolean {
  if (["1", "true", "on", "yes"].includes(value.toLowerCase())) return true;
  if (["", "0", "false", "off", "no"].includes(value.toLowerCase())) return false;
  throw new Error("must be 1 or 0");
}

function webAddress(value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? "")) throw new Error("must be an address that starts with http:// or https://");
  return value.replace(/\/+$/, "");
}

const optionalWebAddress = (value: string) => (value === "" ? null : webAddress(value));

/** As the provider writes it, its last slash included: it is compared letter by letter. */
function optionalIssuer(value: string): string | null {
  if (value === "") return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error("must be an address that starts with https://, without a query");
  if (url.protocol === "http:" && !isLoopback(url.hostname)) throw new Error("must start with https://, unless it leads to this machine");
  if (SHARED_TENANTS.test(value)) throw new Error("must name one tenant: whoever has an account at Microsoft could sign in otherwise");
  return value;
}

const SHARED_TENANTS = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i;

function signUpRule(value: string): SignUpRule {
  if (["no", "0", "off", "false"].includes(value.toLowerCase())) return "no";
  if (["yes", "1", "on", "true"].includes(value.toLowerCase())) return "yes";
  const domains = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((domain) => domain.replace(/^@/, "").toLowerCase());
  if (domains.some((domain) => !/^[^\s@.]+(?:\.[^\s@.]+)+$/.test(domain)))
    throw new Error("must be no, yes, or mail domains such as agency.example,agency.test");
  return domains;
}

function optionalMailServer(value: string): string | null {
  if (value === "") return null;
  if (!/^smtps?:$/.test(URL.parse(value)?.protocol ?? "")) throw new Error("must be an address that starts with smtp:// or smtps://");
  return value;
}

function optionalEmail(value: string): string | null {
  if (value === "") return null;
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new Error("must be an e-mail address");
  return value;
}

function optionalPassword(value: string): string | null {
  if (value === "") return null;
  if (value.length < MIN_PASSWORD_LENGTH) throw new Error(`must have at least ${MIN_PASSWORD_LENGTH} characters`);
  return value;
}

function outputPattern(value: string): string {
  const known: readonly string[] = OUTPUT_NAME_FIELDS;
  const unknown = [...value.matchAll(/\{([^{}]*)\}/g)].find(([, field]) => !known.includes(field as string));
  if (unknown) throw new Error(`has no field ${unknown[0]}; the fields are ${known.map((field) => `{${field}}`).join(", ")}`);
  return value;
}

function queuePrefix(value: string): string {
  if (!/^[\w.-]{1,64}$/.test(value)) throw new Error("must be 1 to 64 letters, digits, dots, hyphens and underscores");
  return value;
}

function folder(value: string): string {
  if (value.trim() === "") throw new Error("must name a folder");
  return resolve(value);
}

const SETTINGS = {
  port: { variable: "PORT", fallback: "3000", meaning: "Port the service listens on; 0 takes a free one", check: wholeNumber(0, 65535) },
  host: { variable: "HOST", fallback: "127.0.0.1", meaning: "Address the service listens on", check: text },
  dataDir: {
    variable: "VITAE_DATA",
    fallback: "./data",
    meaning: "Folder for database, uploads, results, logs and added templates",
    check: folder,
  },
  publicUrl: {
    variable: "VITAE_PUBLIC_URL",
    fallback: "",
    shown: "http://HOST:PORT",
    meaning: "Address in links and redirects; https makes cookies Secure",
    check: optionalWebAddress,
  },
  adminEmail: {
    variable: "VITAE_ADMIN_EMAIL",
    fallback: "",
    shown: "admin@localhost",
    meaning: "First administrator, made at a start that finds none",
    check: optionalEmail,
  },
  adminPassword: {
    variable: "VITAE_ADMIN_PASSWORD",
    fallback: "",
    shown: "made up and printed once",
    secret: true,
    meaning: "Password of the first administrator",
    check: optionalPassword,
  },
  concurrency: {
    variable: "VITAE_CONCURRENCY",
    fallback: String(availableParallelism()),
    shown: "number of cores",
    meaning: "CVs processed at once on this machine; 0 leaves all to workers (VITAE_QUEUE_URL)",
    check: wholeNumber(0, 256),
  },
  queueUrl: {
    variable: "VITAE_QUEUE_URL",
    fallback: "",
    secret: true,
    meaning:
      "Redis or Valkey server by which workers on other machines get CVs, as rediss://user:password@host:6379; docs/growing.md has the steps",
    check: optional,
  },
  queueKey: {
    variable: "VITAE_QUEUE_KEY",
    fallback: "",
    secret: true,
    meaning: "Key that CVs are encrypted with in the queue: 32 bytes in base64",
    check: optional,
  },
  queuePrefix: {
    variable: "VITAE_QUEUE_PREFIX",
    fallback: "vitae",
    meaning: "Beginning of the names of all keys in the queue",
    check: queuePrefix,
  },
  retentionDays: {
    variable: "VITAE_RETENTION_DAYS",
    fallback: String(RETENTION_DAYS),
    meaning: "Days until files and texts are deleted",
    check: wholeNumber(1, 3650),
  },
  decisionDays: {
    variable: "VITAE_DECISION_DAYS",
    fallback: String(DECISION_DAYS),
    meaning: "Days until records of the decision log are deleted; the AI Act asks for six months at least",
    check: wholeNumber(1, 36_500),
  },
  auditDays: {
    variable: "VITAE_AUDIT_DAYS",
    fallback: String(AUDIT_DAYS),
    meaning: "Days until records of the audit log are deleted; 0: never",
    check: wholeNumber(0, 36_500),
  },
  accountQuotaMb: {
    variable: "VITAE_ACCOUNT_QUOTA_MB",
    fallback: "2000",
    meaning: "Documents that one account may keep, in MB; 0: no limit",
    check: wholeNumber(0, 100_000_000),
  },
  folderQuotaMb: {
    variable: "VITAE_FOLDER_QUOTA_MB",
    fallback: "0",
    meaning: "Documents of all accounts and the database, in MB; 0: no limit but the disk",
    check: wholeNumber(0, 100_000_000),
  },
  minFreeMb: {
    variable: "VITAE_MIN_FREE_MB",
    fallback: "500",
    meaning: "MB of the disk that uploads leave free; 0: none",
    check: wholeNumber(0, 100_000_000),
  },
  ownerName: {
    variable: "VITAE_OWNER",
    fallback: "",
    meaning: "Name of the company that runs this service, for the privacy policy and the names of documents",
    check: optional,
  },
  outputName: {
    variable: "VITAE_OUTPUT_NAME",
    fallback: DEFAULT_OUTPUT_NAME,
    meaning:
      "Names of finished documents: text with {name}, {label}, {agency}, {original}, {template}, {date}; what has no value drops out with its separator",
    check: outputPattern,
  },
  matcher: {
    variable: "VITAE_MATCHER",
    fallback: "1",
    meaning: "0: CVs are not scored against job descriptions here; with 1 an administrator can switch it off in the pages",
    check: onOff,
  },
  strictPasswords: {
    variable: "VITAE_STRICT_PASSWORDS",
    fallback: "0",
    meaning: "1: passwords of 8 characters that are hard to guess; one that somebody else has set must be changed at once",
    check: onOff,
  },
  passwordSignIn: {
    variable: "VITAE_PASSWORD_SIGN_IN",
    fallback: "yes",
    meaning: "no: people sign in with the identity provider alone; no passwords, registration and resets",
    check: onOff,
  },
  oidcIssuer: {
    variable: "VITAE_OIDC_ISSUER",
    fallback: "",
    meaning: "OpenID Connect: address of the identity provider, as it writes it; docs/sign-in.md has the steps",
    check: optionalIssuer,
  },
  oidcClientId: {
    variable: "VITAE_OIDC_CLIENT_ID",
    fallback: "",
    meaning: "OpenID Connect: name of this service at the provider",
    check: optional,
  },
  oidcClientSecret: {
    variable: "VITAE_OIDC_CLIENT_SECRET",
    fallback: "",
    secret: true,
    meaning: "OpenID Connect: secret of this service at the provider",
    check: optional,
  },
  oidcName: {
    variable: "VITAE_OIDC_NAME",
    fallback: "SSO",
    meaning: "Name of the provider, for the button Sign in with NAME",
    check: text,
  },
  oidcSignUp: {
    variable: "VITAE_OIDC_SIGN_UP",
    fallback: "no",
    meaning:
      "Whether somebody without an account gets one by signing in with the provider: no, yes, or mail domains such as agency.example",
    check: signUpRule,
  },
  oidcAdminGroup: {
    variable: "VITAE_OIDC_ADMIN_GROUP",
    fallback: "",
    meaning: "Group of the provider whose members are administrators, and nobody else who signs in with it; without it roles are set here",
    check: optional,
  },
  oidcGroupsClaim: {
    variable: "VITAE_OIDC_GROUPS_CLAIM",
    fallback: "groups",
    meaning: "Claim that holds a person's groups",
    check: text,
  },
  oidcSignOut: {
    variable: "VITAE_OIDC_SIGN_OUT",
    fallback: "0",
    meaning: "1: Logout leads to the provider's page for signing out there too",
    check: onOff,
  },
  trialsPerHour: {
    variable: "VITAE_TRIALS_PER_HOUR",
    fallback: "10",
    meaning: "Trial sign-ups an hour from one address",
    check: wholeNumber(0, 100_000),
  },
  metricsToken: {
    variable: "VITAE_METRICS_TOKEN",
    fallback: "",
    secret: true,
    meaning: "Token with which Prometheus may read GET /api/metrics; none without it",
    check: optional,
  },
  moreKinds: {
    variable: "VITAE_MORE_KINDS",
    fallback: "0",
    meaning: "1: CVs and job descriptions may also be DOC, RTF, ODT, TXT, HTML, Pages, JPG, PNG, TIFF, HEIC and AVIF files",
    check: onOff,
  },
  webhookNetworks: {
    variable: "VITAE_WEBHOOK_NETWORKS",
    fallback: "",
    meaning: "Private networks that webhooks may reach, such as 10.1.0.0/16,127.0.0.1/32; without them public addresses alone",
    check: parseNetworks,
  },
  trustProxy: {
    variable: "VITAE_TRUST_PROXY",
    fallback: "0",
    meaning: "1: believe the X-Forwarded-For header of the proxy in front",
    check: onOff,
  },
  ollamaHost: {
    variable: "OLLAMA_HOST",
    fallback: "http://127.0.0.1:11434",
    meaning: "Address of the local model server",
    check: ollamaAddress,
  },
  ollamaModel: {
    variable: "OLLAMA_MODEL",
    fallback: "",
    meaning: "Local model; without one the rules and the built-in scorer work alone",
    check: optional,
  },
  stripeSecretKey: { variable: "STRIPE_SECRET_KEY", fallback: "", secret: true, meaning: "Stripe: secret key", check: optional },
  stripeWebhookSecret: {
    variable: "STRIPE_WEBHOOK_SECRET",
    fallback: "",
    secret: true,
    meaning: "Stripe: secret that signs the events",
    check: trimmed,
  },
  stripePriceBasic: { variable: "STRIPE_PRICE_BASIC", fallback: "", meaning: "Stripe: price of the Basic Plan", check: optional },
  stripePricePro: { variable: "STRIPE_PRICE_PRO", fallback: "", meaning: "Stripe: price of the Pro Plan", check: optional },
  stripePricePack50: { variable: "STRIPE_PRICE_PACK_50", fallback: "", meaning: "Stripe: price of the 50 Credit Pack", check: optional },
  stripePricePack150: { variable: "STRIPE_PRICE_PACK_150", fallback: "", meaning: "Stripe: price of the 150 Credit Pack", check: optional },
  stripeApiBase: {
    variable: "STRIPE_API_BASE",
    fallback: "",
    meaning: "Stripe: another address of the API, for tests",
    check: optionalWebAddress,
  },
  simulatePayments: {
    variable: "VITAE_SIMULATE_PAYMENTS",
    fallback: "0",
    meaning: "1: allow POST /api/simulate-payment, which gives credits for nothing",
    check: onOff,
  },
  billingPortalUrl: {
    variable: "VITAE_BILLING_PORTAL_URL",
    fallback: "",
    meaning: "Page behind Manage Subscription, in place of Stripe's billing portal",
    check: optionalWebAddress,
  },
  smtpUrl: {
    variable: "SMTP_URL",
    fallback: "",
    secret: true,
    meaning: "Mail server, as smtp://user:password@host:port",
    check: optionalMailServer,
  },
  mailTo: {
    variable: "VITAE_MAIL_TO",
    fallback: "",
    meaning: "Where contact messages and sign-up notices are mailed",
    check: optionalEmail,
  },
  mailboxUrl: {
    variable: "VITAE_MAILBOX_URL",
    fallback: "",
    meaning: "Mailbox whose attachments become jobs, as imaps://user@host/INBOX (an @ in the user is written %40)",
    check: parseMailboxAddress,
  },
  mailboxPassword: {
    variable: "VITAE_MAILBOX_PASSWORD",
    fallback: "",
    secret: true,
    meaning: "Password of the mailbox",
    check: optional,
  },
  mailboxTrust: {
    variable: "VITAE_MAILBOX_TRUST",
    fallback: "",
    meaning: "Server whose Authentication-Results count (its authserv-id), such as mail.agency.com; without it no mail is trusted",
    check: optional,
  },
  mailboxReply: {
    variable: "VITAE_MAILBOX_REPLY",
    fallback: "no",
    meaning: "Answers to these mails: no, notice (an address of the desk) or document (the documents too)",
    check: parseMailboxReply,
  },
  emailjsServiceId: { variable: "EMAILJS_SERVICE_ID", fallback: "", meaning: "Browser-side e-mail service: service", check: optional },
  emailjsTemplateId: { variable: "EMAILJS_TEMPLATE_ID", fallback: "", meaning: "Browser-side e-mail service: template", check: optional },
  emailjsPublicKey: { variable: "EMAILJS_PUBLIC_KEY", fallback: "", meaning: "Browser-side e-mail service: public key", check: optional },
} as const satisfies Record<string, Setting<unknown>>;

type Settings = { [K in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[K]["check"]> };
export type Config = Omit<Settings, "publicUrl"> & { publicUrl: string };
export type Environment = Record<string, string | undefined>;

/**
 * The configuration from environment variables, with `overrides` (the flags of a command) going before them.
 * Throws AppError "invalid" whose one line names the variable.
 */
export function readConfig(env: Environment, overrides: { port?: string | number; host?: string; dataDir?: string } = {}): Config {
  const given = overrides as Record<string, string | number | undefined>;
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([key, setting]) => [key, readSetting<unknown>(setting, given[key] ?? env[setting.variable])]),
  ) as Settings;

  checkSignIn(settings);
  if (settings.concurrency === 0 && settings.queueUrl === null)
    throw new AppError("invalid", "VITAE_CONCURRENCY can be 0 only where VITAE_QUEUE_URL names a queue for workers.", {
      variable: "VITAE_CONCURRENCY",
    });
  return { ...settings, publicUrl: settings.publicUrl ?? defaultUrl(settings) };
}

/** Half of a sign-in with the provider is none, and without any way in nobody could sign in. */
function checkSignIn({ oidcIssuer, oidcClientId, oidcClientSecret, passwordSignIn }: Settings): void {
  const needed = { VITAE_OIDC_ISSUER: oidcIssuer, VITAE_OIDC_CLIENT_ID: oidcClientId, VITAE_OIDC_CLIENT_SECRET: oidcClientSecret };
  const missing = Object.entries(needed).flatMap(([variable, value]) => (value === null ? [variable] : []));
  if (missing.length > 0 && missing.length < 3)
    throw new AppError("invalid", `Sign-in with OpenID Connect is set up by half: ${missing.join(" and ")} must be set too.`, {
      variable: missing[0],
    });
  if (missing.length > 0 && !passwordSignIn)
    throw new AppError("invalid", "VITAE_PASSWORD_SIGN_IN can be no only where VITAE_OIDC_ISSUER gives people another way to sign in.", {
      variable: "VITAE_PASSWORD_SIGN_IN",
    });
}

/** The identity provider; null where none is set up. */
export function oidcSettings(config: Config): OidcSettings | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, publicUrl } = config;
  if (issuer === null || clientId === null || clientSecret === null) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    name: config.oidcName,
    signUp: config.oidcSignUp,
    adminGroup: config.oidcAdminGroup,
    groupsClaim: config.oidcGroupsClaim,
    signOut: config.oidcSignOut,
    redirectUri: `${publicUrl}/api/oidc/callback`,
    afterSignOutUri: `${publicUrl}/auth`,
  };
}

/** The settings of the local model alone: for commands that want no others, which may be wrong then. */
export const readModelConfig = (env: Environment): Pick<Config, "ollamaHost" | "ollamaModel"> => ({
  ollamaHost: readSetting(SETTINGS.ollamaHost, env.OLLAMA_HOST),
  ollamaModel: readSetting(SETTINGS.ollamaModel, env.OLLAMA_MODEL),
});

/** Whether the configuration leaves the matcher switched on, likewise. */
export const readMatcherSetting = (env: Environment): boolean => readSetting(SETTINGS.matcher, env.VITAE_MATCHER);

/** The queue of the workers, likewise. */
export const readQueueConfig = (env: Environment): Pick<Config, "queueUrl" | "queueKey" | "queuePrefix"> => ({
  queueUrl: readSetting(SETTINGS.queueUrl, env.VITAE_QUEUE_URL),
  queueKey: readSetting(SETTINGS.queueKey, env.VITAE_QUEUE_KEY),
  queuePrefix: readSetting(SETTINGS.queuePrefix, env.VITAE_QUEUE_PREFIX),
});

/** Whether files of other kinds than PDF and Word are taken, likewise. */
export const readMoreKinds = (env: Environment): boolean => readSetting(SETTINGS.moreKinds, env.VITAE_MORE_KINDS);

/** The data folder alone, likewise. */
export const readDataDir = (env: Environment, dataDir?: string): string => readSetting(SETTINGS.dataDir, dataDir || env.VITAE_DATA);

/**
 * The environment, filled up from the `.env` of a folder and then from that of the data folder, `dataDir` or the one that these settings
 * name. The first value of a variable wins.
 */
export function readEnvironment(folderPath: string, env: Environment, dataDir?: string): Environment {
  const here = { ...readDotEnv(folderPath), ...env };
  return { ...readDotEnv(dataDir || here.VITAE_DATA || SETTINGS.dataDir.fallback), ...here };
}

const readDotEnv = (folderPath: string) => parseDotEnv(readIfThere(join(folderPath, ".env")));

/** Every setting as `[variable, default, meaning]`, for `serve --help` and the README. */
export function describeConfig(): [variable: string, fallback: string, meaning: string][] {
  return (Object.values(SETTINGS) as Setting<unknown>[]).map(({ variable, fallback, shown, meaning }) => [
    variable,
    (shown ?? fallback) || "none",
    meaning,
  ]);
}

/** The settings that differ from their defaults, as the text of a `.env` file; secrets are left out but named. */
export function writeSettings(env: Environment): string {
  const made = (Object.values(SETTINGS) as Setting<unknown>[]).filter(({ variable }) => env[variable]?.trim());
  return made
    .map(({ variable, secret }) => (secret ? `# ${variable}= (a secret, set it again)\n` : `${variable}='${env[variable]}'\n`))
    .join("");
}

function readSetting<T>(setting: Setting<T>, value: string | number | undefined): T {
  try {
    return setting.check(value === undefined ? setting.fallback : String(value).trim() || setting.fallback);
  } catch (error) {
    throw new AppError("invalid", `${setting.variable} ${(error as Error).message}.`, { variable: setting.variable });
  }
}

function defaultUrl({ host, port }: Settings): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function trimmed(value: string): string | null {
  return optional(value.trim());
}

/** Ollama's own variable also takes a bare `host:port`. */
function ollamaAddress(value: string): string {
  return webAddress(/^https?:\/\//.test(value) ? value : `http://${value}`);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** `KEY=value` lines; `export`, quotes, blank lines and `#` comments as in every other reader of such files. */
export function parseDotEnv(source: string): Environment {
  const pairs = source.split(/\r?\n/).flatMap((line) => {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#]*?))\s*(?:#.*)?$/.exec(line);
    return match ? [[match[1] as string, match[2] ?? match[3] ?? match[4] ?? ""] as const] : [];
  });
  return Object.fromEntries(pairs);
}
