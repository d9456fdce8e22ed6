import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { Webhook } from "standardwebhooks";
import { hostOf, isAllowed, mayBeReached, type Network, PRIVATE_SENTENCE } from "./addresses.ts";

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT_MS = 15_000;

export type Message = { id: string; body: string; secrets: readonly string[] };
/** What an address answered, or a sentence why it could not be reached. */
export type Answer = { status: number } | { error: string };

/**
 * Sends one message to an address, signed as Standard Webhooks 1 says, with a signature for each secret. The name is looked up here and the connection goes to the
 * address that was checked, so that no answer of a name server leads into a private network in between. Redirects are not followed.
 */
export async function sendMessage(
  address: string,
  { id, body, secrets }: Message,
  { networks, at, lookUp = lookUpAll }: { networks: readonly Network[]; at: Date; lookUp?: LookUp },
): Promise<Answer> {
  const url = new URL(address);
  const ip = await addressOf(hostOf(url), networks, lookUp);
  if ("error" in ip) return ip;
  if (url.protocol === "http:" && !isAllowed(ip.address, networks))
    return { error: "Only an address that begins with https:// is told anything outside your own networks." };

  const target = new URL(url);
  target.hostname = ip.address.includes(":") ? `[${ip.address}]` : ip.address;
  try {
    const response = await fetch(target, {
      method: "POST",
      body,
      redirect: "manual",
      keepalive: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        host: url.host,
        "content-type": "application/json",
        "user-agent": "Vitae webhooks",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
      },
      // The certificate is that of the name, not of the number that it stands for.
      ...(url.protocol === "https:" && { tls: { serverName: hostOf(url) } }),
    });
    // What an address has to say is its status alone.
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { error: sentenceOf(error) };
  }
}

/** The IP addresses of a name; none for a name that is not known. */
type LookUp = (name: string) => Promise<string[]>;
const lookUpAll: LookUp = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

/** The first address of a host that may be reached. */
async function addressOf(host: string, networks: readonly Network[], lookUp: LookUp): Promise<{ address: string } | { error: string }> {
  const found = ipaddr.isValid(host) ? [host] : await lookUp(host).catch(() => []);
  if (found.length === 0) return { error: "The name of the address could not be found." };
  const address = found.find((one) => mayBeReached(one, networks));
  return address === undefined ? { error: PRIVATE_SENTENCE } : { address };
}

function sentenceOf(error: unknown): string {
  const { name, code = "" } = error as Error & { code?: string };
  if (name === "TimeoutError") return `It did not answer within ${TIMEOUT_MS / 1000} seconds.`;
  if (code === "ConnectionRefused" || code === "ECONNREFUSED") return "It refused the connection.";
  if (/CERT|TLS|SSL|ISSUER|SIGNED|SIGNATURE/i.test(code)) return "Its certificate is not valid.";
  return "The connection failed.";
}
