import ipaddr from "ipaddr.js";
import { AppError } from "../../contract/errors.ts";
import { MAX_WEBHOOK_URL_CHARS } from "../../contract/limits.ts";

/** A network as ipaddr.js has it: the address and the length of its prefix. */
export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number];

/** Networks of a setting, `10.1.0.0/16,fd00::/8`. Throws an error whose message completes "VITAE_WEBHOOK_NETWORKS …". */
export function parseNetworks(value: string): Network[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!ipaddr.isValidCIDR(part)) throw new Error(`must be a list of networks such as 10.1.0.0/16, not ${part}`);
      return ipaddr.parseCIDR(part) as Network;
    });
}

/**
 * Whether a webhook may be sent to an IP address: a public one, or one of a network that the owner has allowed. Private, loopback, link-local, shared,
 * multicast and reserved addresses are refused, also as an IPv4 address within IPv6.
 */
export function mayBeReached(address: string, networks: readonly Network[]): boolean {
  return ipaddr.isValid(address) && (isPublic(ipaddr.process(address)) || isAllowed(address, networks));
}

const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6) => address.range() === "unicast";

/** Whether an address is in a network that the owner has allowed. */
export function isAllowed(address: string, networks: readonly Network[]): boolean {
  const parsed = ipaddr.process(address);
  return networks.some(([network, prefix]) => network.kind() === parsed.kind() && parsed.match(network as never, prefix));
}

/** The address of a webhook as it is kept. Throws AppError "invalid" for one that can never be told anything. */
export function checkedUrl(text: string, networks: readonly Network[]): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text.length > MAX_WEBHOOK_URL_CHARS)
    throw new AppError("invalid", "Please give the address of the webhook as https://…");
  if (url.username !== "" || url.password !== "")
    throw new AppError("invalid", "Please leave user name and password out of the address: each delivery is signed instead.");
  const host = hostOf(url);
  if (ipaddr.isValid(host) && !mayBeReached(host, networks)) throw new AppError("invalid", PRIVATE_SENTENCE);
  // Only a network of one's own is safe without encryption, and it is looked up again at each delivery.
  if (url.protocol === "http:" && networks.length === 0)
    throw new AppError("invalid", "Please give an address that begins with https://, as others could read along otherwise.");
  url.hash = "";
  return url.href;
}

export const PRIVATE_SENTENCE = "This address is in a private network, which webhooks may not reach on this service.";

/** The host of an address, an IPv6 one without its brackets. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");
