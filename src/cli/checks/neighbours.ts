import type { Config } from "../../engine/config.ts";
import { type Finding, ok, warning } from "./finding.ts";

const PATIENCE_MS = 3_000;

export async function checkOllama({ ollamaHost, ollamaModel }: Config): Promise<Finding> {
  if (!ollamaModel) return ok("no model set; the built-in scorer works alone");
  try {
    const answer = await fetch(`${ollamaHost}/api/tags`, { signal: AbortSignal.timeout(PATIENCE_MS) });
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

export async function checkStripe(config: Config): Promise<Finding> {
  if (!config.stripeSecretKey) return ok("not configured, payments are off");
  const missing = Object.entries({
    STRIPE_WEBHOOK_SECRET: config.stripeWebhookSecret,
    STRIPE_PRICE_BASIC: config.stripePriceBasic,
    STRIPE_PRICE_PRO: config.stripePricePro,
    STRIPE_PRICE_PACK_50: config.stripePricePack50,
    STRIPE_PRICE_PACK_150: config.stripePricePack150,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) return warning(`missing: ${missing.join(", ")}`, "Set them as the Stripe dashboard shows them.");

  const address = config.stripeApiBase ?? "https://api.stripe.com";
  const there = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" }).then(
    () => true,
    () => false,
  );
  return there
    ? ok(`configured, ${address} answers`)
    : warning(`${address} does not answer`, "Let this machine reach it; until then nobody can pay.");
}

export async function checkMail({ smtpUrl, mailTo }: Config): Promise<Finding> {
  if (!smtpUrl && !mailTo) return ok("not configured, messages are kept in the database");
  if (!smtpUrl || !mailTo) return warning(`${smtpUrl ? "VITAE_MAIL_TO" : "SMTP_URL"} is missing`, "Set both, or none.");

  const { hostname, port, protocol } = new URL(smtpUrl);
  const server = { hostname, port: Number(port || (protocol === "smtps:" ? 465 : 587)) };
  if (await answers(server)) return ok(`to ${mailTo} by ${hostname}`);
  return warning(`${hostname}:${server.port} does not answer`, "Correct SMTP_URL. Until then messages are kept in the database.");
}

async function answers({ hostname, port }: { hostname: string; port: number }): Promise<boolean> {
  const asked = Bun.connect({ hostname, port, socket: { data() {} } }).then((socket) => {
    socket.end();
    return true;
  });
  return Promise.race([asked.catch(() => false), Bun.sleep(PATIENCE_MS).then(() => false)]);
}

/** What a browser and a proxy make of the address: cookies, and whose address counts. */
export function checkAddress({ host, publicUrl, trustProxy }: Config): Finding {
  const local = ["127.0.0.1", "::1", "localhost"].includes(host);
  const https = publicUrl.startsWith("https:");
  if (!local && !https)
    return warning(
      `${host} takes requests from the network without encryption`,
      "Put a proxy with TLS before it (docs/operations.md), and set VITAE_PUBLIC_URL to its https address.",
    );
  if (https && !trustProxy)
    return warning("every visitor has the address of the proxy", "Set VITAE_TRUST_PROXY=1 if a proxy of your own is in front.");
  if (trustProxy && !https) return warning("any visitor can claim any address", "Set VITAE_TRUST_PROXY=1 only behind a proxy.");
  return ok(publicUrl);
}

export function checkLibreOffice(): Finding {
  const program = Bun.which("soffice") ?? Bun.which("libreoffice");
  return ok(program ?? "not installed; only PDF from an agency's own Word template needs it");
}
