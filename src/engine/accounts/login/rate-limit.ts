import { AppError } from "../../contract/errors.ts";
import { networksOf } from "./network.ts";

export type RateLimit = {
  /** Counts one attempt. Throws AppError "too_many" with `retryAfterSeconds` when the window is full. */
  take(key: string): void;
  /** Takes the last attempt back, for example after a successful login. */
  giveBack(key: string): void;
};

/**
 * Rate limit, as for logins: at most `max` attempts within `windowMs` for one key; `message` is what the user reads after that. An attempt is counted before the work
 * (the password check), so that many parallel requests cannot all pass.
 */
export function openRateLimit(max: number, windowMs: number, now: () => Date, message: string): RateLimit {
  const taken = new Map<string, number[]>();
  let nextSweep = 0;

  const recent = (key: string, at: number) => (taken.get(key) ?? []).filter((time) => time > at - windowMs && time <= at);
  const sweep = (at: number) => {
    if (at < nextSweep) return;
    nextSweep = at + windowMs;
    for (const key of taken.keys()) if (recent(key, at).length === 0) taken.delete(key);
  };

  return {
    take(key) {
      const at = now().getTime();
      sweep(at);
      const times = recent(key, at);
      if (times.length >= max) {
        const retryAfterSeconds =
          times[0] === undefined ? Math.ceil(windowMs / 1000) : Math.max(1, Math.ceil((times[0] + windowMs - at) / 1000));
        throw new AppError("too_many", message, { retryAfterSeconds });
      }
      taken.set(key, [...times, at]);
    },
    giveBack: (key) => void taken.get(key)?.pop(),
  };
}

export type NetworkRateLimit = {
  /** Counts one attempt from an IP address; with `subject` (an account), each subject is counted apart. Throws AppError "too_many". */
  take(address: string | null, subject?: string): void;
  giveBack(address: string | null, subject?: string): void;
};

/** An IPv6 site (/48) may have this many times the attempts of one of its 65,536 networks (/64): an attacker may own the whole site. */
const NETWORKS_PER_SITE = 10;

/** At most `max` attempts within `windowMs` from one network: an IPv4 address, or the IPv6 network (/64) of one customer. */
export function openNetworkRateLimit(max: number, windowMs: number, now: () => Date, message: string): NetworkRateLimit {
  const networks = openRateLimit(max, windowMs, now, message);
  const sites = openRateLimit(max * NETWORKS_PER_SITE, windowMs, now, message);
  const keysOf = (address: string | null, subject = "") => {
    const { network, site } = networksOf(address ?? "unknown");
    return { network: `${network} ${subject}`, site: `${site} ${subject}` };
  };

  return {
    take(address, subject) {
      const { network, site } = keysOf(address, subject);
      networks.take(network);
      sites.take(site);
    },
    giveBack(address, subject) {
      const { network, site } = keysOf(address, subject);
      networks.giveBack(network);
      sites.giveBack(site);
    },
  };
}
