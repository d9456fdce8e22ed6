import { findHeifDecoder } from "../../engine/adapters/libheif/decode-heif.ts";
import { findLibreOffice } from "../../engine/adapters/libreoffice/convert-office.ts";
import { missingPaymentSettings } from "../../engine/billing/payments/settings.ts";
import { mailboxProblem, replyProblem } from "../../engine/messaging/mailbox/settings.ts";
import { type Config, oidcSettings } from "../../engine/setup/config.ts";
import { listTemplates, loadTemplate } from "../../engine/templates/load-template.ts";
import { broken, type Finding, ok, warning } from "./finding.ts";
import { ANSWER_TIMEOUT_MS, healthAt } from "./reachable-service.ts";

export async function checkOllama({ ollamaHost, ollamaModel }: Config): Promise<Finding> {
  if (!ollamaModel) return ok("no model set; the built-in scorer works alone");
  const answer = await fetch(`${ollamaHost}/api/tags`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => undefined);
  if (!answer) return warning(`${ollamaHost} does not answer`, `Start Ollama, or correct OLLAMA_HOST. ${WITHOUT_MODEL}`);
  const models = await modelsIn(answer);
  if (!models) return warning(`${ollamaHost} answers, but not as Ollama does`, `Correct OLLAMA_HOST. ${WITHOUT_MODEL}`);
  if (!models.some((name) => name === ollamaModel || name === `${ollamaModel}:latest`))
    return warning(`${ollamaHost} does not have ${ollamaModel}`, `Run: ollama pull ${ollamaModel}`);

  const { checkModel } = await import("../../engine/adapters/ollama/ollama.ts");
  const check = await checkModel({ host: ollamaHost, model: ollamaModel });
  if (check.works) return ok(`${ollamaModel} at ${ollamaHost} answers in ${(check.ms / 1000).toFixed(1)} s`);
  return warning(
    `${ollamaModel} at ${ollamaHost} does not answer as it should: ${check.reason}`,
    `Try another model, or a machine with more memory. ${WITHOUT_MODEL}`,
  );
}

const WITHOUT_MODEL = "Until then the built-in scorer works alone.";

async function modelsIn(answer: Response): Promise<string[] | undefined> {
  try {
    return ((await answer.json()) as { models: { name: string }[] }).models.map(({ name }) => name);
  } catch {
    return undefined;
  }
}

export async function checkStripe(config: Config): Promise<Finding> {
  if (config.simulatePayments) return warning("anybody with an account can give themselves credits", "Remove VITAE_SIMULATE_PAYMENTS.");
  if (!config.stripeSecretKey) return ok("not configured, payments are off");
  const missing = missingPaymentSettings(config);
  if (missing.length > 0) return warning(`missing: ${missing.join(", ")}`, "Set them as the Stripe dashboard shows them.");

  const address = config.stripeApiBase ?? "https://api.stripe.com";
  const there = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), redirect: "manual" }).then(
    () => true,
    () => false,
  );
  if (!there) return warning(`${address} does not answer`, "Let this machine reach it; until then nobody can pay.");
  return (config.billingPortalUrl ? null : await portalProblem(config)) ?? ok(`configured, ${address} answers`);
}

/** Whether subscribers can cancel, or change their plan: Stripe's portal opens when its settings were saved once. Null when all is well. */
async function portalProblem({ stripeSecretKey, stripeApiBase }: Config): Promise<Finding | null> {
  const answer = await fetch(
    `${stripeApiBase ?? "https://api.stripe.com"}/v1/billing_portal/configurations?active=true&is_default=true&limit=1`,
    {
      headers: { authorization: `Bearer ${stripeSecretKey}` },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      redirect: "manual",
    },
  ).catch(() => undefined);
  if (answer?.status === 401) return warning("Stripe refuses the key", "Correct STRIPE_SECRET_KEY; until then nobody can pay.");
  if (answer?.status === 403)
    return warning(
      "the key may not use the billing portal",
      "Give it the rights that docs/operations.md names, or set VITAE_BILLING_PORTAL_URL.",
    );
  const configurations = (await answer?.json().catch(() => undefined)) as { data?: PortalConfiguration[] } | undefined;
  if (!Array.isArray(configurations?.data)) return warning("Stripe does not say whether it has a billing portal", "Try again later.");

  const [portal] = configurations.data;
  if (!portal) return warning("Stripe's billing portal is not set up; subscribers cannot cancel", SAVE_PORTAL);
  const lacking = Object.entries({
    "cancel their plan": portal.features?.subscription_cancel,
    "change their plan": portal.features?.subscription_update,
  }).flatMap(([what, feature]) => (feature?.enabled === false ? [what] : []));
  return lacking.length > 0 ? warning(`in Stripe's billing portal subscribers cannot ${lacking.join(" or ")}`, SAVE_PORTAL) : null;
}

type Feature = { enabled: boolean };
type PortalConfiguration = { features?: { subscription_cancel?: Feature; subscription_update?: Feature } };
const SAVE_PORTAL =
  "In the Stripe dashboard, under Billing, Customer portal, allow cancelling and switching plans, and save; or set VITAE_BILLING_PORTAL_URL.";

export async function checkMail({ smtpUrl, mailTo, mailboxUrl, mailboxReply }: Config): Promise<Finding> {
  if (!smtpUrl && !mailTo) return ok("not configured, messages are kept in the database");
  const answersMails = mailboxUrl !== null && mailboxReply !== "no";
  if (!smtpUrl || !(mailTo || answersMails)) return warning(`${smtpUrl ? "VITAE_MAIL_TO" : "SMTP_URL"} is missing`, "Set both, or none.");

  const { hostname, port, protocol } = new URL(smtpUrl);
  const server = { hostname, port: Number(port || (protocol === "smtps:" ? 465 : 587)) };
  if (await answers(server)) return ok(`${mailTo ? `to ${mailTo}` : "answers of the mailbox"} by ${hostname}`);
  return warning(`${hostname}:${server.port} does not answer`, "Correct SMTP_URL. Until then messages are kept in the database.");
}

/** Whether the identity provider answers, is who it should be, and knows this service. */
export async function checkSignIn(config: Config): Promise<Finding> {
  const settings = oidcSettings(config);
  if (!settings) return ok("with passwords; no identity provider is set up");
  const { checkProvider } = await import("../../engine/adapters/oidc/provider.ts");
  const problem = await checkProvider(settings);
  if (!problem) return ok(`with ${settings.issuer}${config.passwordSignIn ? ", and with passwords" : " alone"}`);
  const found = `${settings.issuer}: ${problem}`;
  if (config.passwordSignIn) return warning(found, `${CORRECT} Until then people sign in with passwords.`);
  return broken(found, `${CORRECT} Until then nobody can sign in, unless VITAE_PASSWORD_SIGN_IN=yes.`);
}

const CORRECT = "See docs/sign-in.md, and correct the settings that begin with VITAE_OIDC.";

async function answers({ hostname, port }: { hostname: string; port: number }): Promise<boolean> {
  const asked = Bun.connect({ hostname, port, socket: { data() {} } }).then((socket) => {
    socket.end();
    return true;
  });
  return Promise.race([asked.catch(() => false), Bun.sleep(ANSWER_TIMEOUT_MS).then(() => false)]);
}

/** Connects, looks at the folder and what the server can do with it, and leaves everything as it is. */
export async function checkMailbox(config: Config): Promise<Finding> {
  const { mailboxUrl, mailboxPassword } = config;
  if (!mailboxUrl) return ok("not configured, CVs come by mail nowhere");
  const problem = mailboxProblem(config);
  if (problem || !mailboxPassword) return warning(problem ?? "", "Set VITAE_MAILBOX_URL, VITAE_MAILBOX_PASSWORD and VITAE_MAILBOX_TRUST.");

  const { openImap } = await import("../../engine/adapters/imap/imap.ts");
  const session = await openImap(mailboxUrl, { password: mailboxPassword, claimant: "doctor", maxMailBytes: 0 }).catch((error) =>
    String((error as Error).message),
  );
  if (typeof session === "string") return warning(session, "Until then mails wait in the mailbox.");
  const { abilities } = session;
  await session.close();
  const place = `${mailboxUrl.folder} of ${mailboxUrl.host}`;
  if (!abilities.moves)
    return warning(`${place} is read-only`, "Give the user the right to move mails; until then each stays where it is.");
  const noAnswers = replyProblem(config);
  if (noAnswers) return warning(noAnswers, "Set it, or VITAE_MAILBOX_REPLY=no.");
  const alone = abilities.claimsSafely ? "" : "; the server cannot keep two services apart, so let one read this mailbox";
  return ok(`${place} can be read${abilities.pushes ? "" : ", looked at every 30 seconds"}${alone}`);
}

/** Whether public address and proxy settings fit together: secure cookies need https, and rate limits need the client's address. */
export async function checkAddress({ host, publicUrl, trustProxy }: Config): Promise<Finding> {
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
  if (!https || (await healthAt(publicUrl))) return ok(publicUrl);
  return warning(
    `${publicUrl} does not lead to a service of Vitae`,
    "See the name (DNS), the certificate, the proxy and whether the service runs.",
  );
}

export async function checkLibreOffice({ dataDir, moreKinds }: Config): Promise<Finding> {
  const program = findLibreOffice();
  if (program) return ok(program);
  const needing = await templatesForOffice(dataDir);
  const missing = [
    ...(needing.length > 0 ? [`no PDF comes from ${needing.join(", ")}`] : []),
    ...(moreKinds ? ["DOC, RTF, ODT and HTML files are refused"] : []),
  ];
  if (missing.length === 0) return ok("not installed; PDF from an agency's own Word or PowerPoint file would need it");
  return warning(
    `not installed; ${missing.join("; ")}`,
    "Install it, on Debian: apt-get install --no-install-recommends libreoffice-writer-nogui libreoffice-impress-nogui",
  );
}

export function checkHeic({ moreKinds }: Config): Finding {
  const program = findHeifDecoder();
  if (!moreKinds) return ok("not taken; VITAE_MORE_KINDS opens the service to more kinds of files");
  if (program) return ok(`read with ${program}`);
  return warning(
    "libheif's program is not installed; HEIC and AVIF pictures are refused",
    "Install it, on Debian: apt-get install --no-install-recommends libheif-examples",
  );
}

async function templatesForOffice(dataDir: string): Promise<string[]> {
  const sound = (await listTemplates({ dataDir })).filter(({ origin, problem }) => origin === "own" && !problem);
  const loaded = await Promise.all(sound.map(({ key }) => loadTemplate(key, { dataDir })));
  return loaded.filter(({ custom }) => custom).map(({ key }) => key);
}
