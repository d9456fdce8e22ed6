import { Database } from "bun:sqlite";
import { accessSync, constants, existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { converterIsolation } from "../../engine/adapters/converter/isolation.ts";
import { ASSET_SOURCES, assetPath } from "../../engine/assets.ts";
import type { Config } from "../../engine/config.ts";
import { openBatchConverter } from "../converter.ts";
import { commandConfig } from "../engine.ts";
import { type ExitStatus, type OutputOptions, print, printJson } from "../output.ts";

type Finding = { state: "ok" | "warning" | "broken"; found: string /** What to do about it. */; mend?: string };
type Check = (config: Config) => Finding | Promise<Finding>;

const CHECKS: Record<string, Check> = {
  "data folder": checkDataFolder,
  database: checkDatabase,
  converter: checkConverter,
  "converter fences": checkFences,
  "OCR languages": checkOcr,
  LibreOffice: checkLibreOffice,
  Ollama: checkOllama,
  Stripe: checkStripe,
  mail: checkMail,
};

export async function doctor(options: OutputOptions & { data?: string }): Promise<ExitStatus> {
  const config = commandConfig(options);
  const findings = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const finding = await Promise.resolve(config).then(check).catch(asBroken);
      return { name, ...finding };
    }),
  );

  if (options.json) printJson(findings);
  else for (const finding of findings) if (!options.quiet || finding.state !== "ok") print(line(finding));
  return findings.some(({ state }) => state === "broken") ? 1 : 0;
}

const ok = (found: string): Finding => ({ state: "ok", found });
const warning = (found: string, mend: string): Finding => ({ state: "warning", found, mend });
const broken = (found: string, mend: string): Finding => ({ state: "broken", found, mend });
const asBroken = (error: unknown) => broken(error instanceof Error ? error.message : String(error), "Please report this.");

const line = ({ name, state, found, mend }: Finding & { name: string }) =>
  `${state.padEnd(9)}${name.padEnd(18)}${found}${mend ? `\n${" ".repeat(27)}${mend}` : ""}`;

function checkDataFolder({ dataDir }: Config): Finding {
  let existing = dataDir;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    return broken(
      `${existing} cannot be written`,
      "Give this user the right to write there, or name another folder with --data or VITAE_DATA.",
    );
  }
  return ok(existing === dataDir ? dataDir : `${dataDir} (made at the first start)`);
}

function checkDatabase({ dataDir }: Config): Finding {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return ok("none yet, made at the first start");
  try {
    const database = new Database(path, { readonly: true });
    const row = database.query("PRAGMA quick_check(1)").get() as { quick_check: string };
    database.close();
    if (row.quick_check !== "ok") return broken(row.quick_check, "Stop the service and put a backup of the data folder back.");
  } catch (error) {
    return broken((error as Error).message, "Stop the service and put a backup of the data folder back.");
  }
  return ok(path);
}

async function checkConverter(): Promise<Finding> {
  const converter = openBatchConverter(1);
  const resume = new TextEncoder().encode(JSON.stringify({ basics: { name: "Ada Byron" } }));
  try {
    await converter.convert(resume, { fileName: "doctor.json", ocr: "never", outputs: [] });
  } catch (error) {
    return broken(
      `the converter child does not work: ${(error as Error).message}`,
      "See that the temporary folder can be written (TMPDIR).",
    );
  } finally {
    await converter.close();
  }
  return ok("works");
}

async function checkFences(): Promise<Finding> {
  const missing = Object.entries(await converterIsolation()).flatMap(([name, active]) =>
    active ? [] : [FENCES[name as keyof typeof FENCES]],
  );
  if (missing.length === 0) return ok("no network, limits, watched memory, ends with the service");
  return warning(`missing: ${missing.join(", ")}`, "On Linux, install util-linux and allow user namespaces.");
}

const FENCES = {
  network: "no network",
  limits: "hard limits",
  endsWithParent: "ends with the service",
  memoryWatch: "watched memory",
};

function checkOcr(): Finding {
  const shipped = Object.keys(ASSET_SOURCES).filter((name) => name.startsWith("tessdata/"));
  const language = (name: string) => basename(name).split(".")[0] as string;
  const missing = shipped.filter((name) => !existsSync(assetPath(name)));
  if (missing.length > 0) return broken(`missing: ${missing.map(language).join(" ")}`, "Install the program again.");
  return ok(shipped.map(language).sort().join(" "));
}

function checkLibreOffice(): Finding {
  const program = Bun.which("soffice") ?? Bun.which("libreoffice");
  return ok(program ?? "not installed; only PDF from an agency's own Word template needs it");
}

async function checkOllama({ ollamaHost, ollamaModel }: Config): Promise<Finding> {
  if (!ollamaModel) return ok("no model set; the built-in scorer works alone");
  try {
    const answer = await fetch(`${ollamaHost}/api/tags`, { signal: AbortSignal.timeout(3_000) });
    const { models } = (await answer.json()) as { models: { name: string }[] };
    const there = models.some(({ name }) => name === ollamaModel || name === `${ollamaModel}:latest`);
    if (!there) return warning(`${ollamaHost} does not have ${ollamaModel}`, `Run: ollama pull ${ollamaModel}`);
  } catch {
    return warning(`${ollamaHost} does not answer`, "Start Ollama, or correct OLLAMA_HOST. Until then the built-in scorer works alone.");
  }
  const { checkModel } = await import("../../engine/adapters/ollama/ollama.ts");
  const check = await checkModel({ host: ollamaHost, model: ollamaModel });
  if (check.works) return ok(`${ollamaModel} at ${ollamaHost} answers in ${(check.ms / 1000).toFixed(1)} s`);
  return warning(
    `${ollamaModel} at ${ollamaHost} does not answer as it should: ${check.reason}`,
    "Try another model, or a machine with more memory. Until then the built-in scorer works alone.",
  );
}

function checkStripe(config: Config): Finding {
  if (!config.stripeSecretKey) return ok("not configured, payments are off");
  const missing = Object.entries({
    STRIPE_WEBHOOK_SECRET: config.stripeWebhookSecret,
    STRIPE_PRICE_BASIC: config.stripePriceBasic,
    STRIPE_PRICE_PRO: config.stripePricePro,
    STRIPE_PRICE_PACK_50: config.stripePricePack50,
    STRIPE_PRICE_PACK_150: config.stripePricePack150,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  return missing.length === 0
    ? ok("configured")
    : warning(`missing: ${missing.join(", ")}`, "Set them as the Stripe dashboard shows them.");
}

function checkMail({ smtpUrl, mailTo }: Config): Finding {
  if (!smtpUrl && !mailTo) return ok("not configured, messages are kept in the database");
  if (!smtpUrl || !mailTo) return warning(`${smtpUrl ? "VITAE_MAIL_TO" : "SMTP_URL"} is missing`, "Set both, or none.");
  return ok(`to ${mailTo}`);
}
