import ipaddr from "ipaddr.js";

/** Prefix length of the smallest network that a provider gives a customer, who can use any address in it (RFC 6177): a rate limit counts it as one. */
const NETWORK_BITS = 64;
/** Prefix length of the largest (RFC 6177). */
const SITE_BITS = 48;

/**
 * The networks from which one client can take addresses, for rate limits: an IPv4 address is its own network and site; of IPv6 it is the first 64
 * bits (`network`) and the first 48 (`site`). An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function networksOf(address: string): { network: string; site: string } {
  // A link-local address may have a zone after a percent sign: fe80::1%eth0.
  const plain = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(plain)) return { network: address, site: address };
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === "ipv4") return { network: parsed.toString(), site: parsed.toString() };
  const prefix = (bits: number) => `${Buffer.from(parsed.toByteArray().slice(0, bits / 8)).toString("hex")}/${bits}`;
  return { network: prefix(NETWORK_BITS), site: prefix(SITE_BITS) };
}
