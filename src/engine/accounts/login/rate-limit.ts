import { AppError } from "../../errors.ts";
import { networksOf } from "./network.ts";

export type Attempts = {
  /** Counts one more. Throws AppError "too_many" with `retryAfterSeconds` when the window is full. */
  take(key: string): void;
  /** The last one does not count after all. */
  giveBack(key: string): void;
};

/** At most `most` within `windowMs` for one key. Counted before the work, so that many at once do not slip through together. */
export function limitAttempts(most: number, windowMs: number, now: () => Date, sentence: string): Attempts {
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
      if (times.length >= most) {
        const retryAfterSeconds =
          times[0] === undefined ? Math.ceil(windowMs / 1000) : Math.max(1, Math.ceil((times[0] + windowMs - at) / 1000));
        throw new AppError("too_many", sentence, { retryAfterSeconds });
      }
      taken.set(key, [...times, at]);
    },
    giveBack: (key) => void taken.get(key)?.pop(),
  };
}

export type NetworkAttempts = {
  /** Counts one more of a visitor's; with `subject`, what is tried (an account), for each apart. Throws AppError "too_many". */
  take(address: string | null, subject?: string): void;
  giveBack(address: string | null, subject?: string): void;
};

/** How many customers' networks of an IPv6 site may reach the limit before the whole site has: a site has 65,536 of them. */
const NETWORKS_PER_SITE = 10;

/** At most `max` within `windowMs` from one network: an address of IPv4, or all that one customer of an IPv6 provider can take. */
export function limitByNetwork(max: number, windowMs: number, now: () => Date, sentence: string): NetworkAttempts {
  const networks = limitAttempts(max, windowMs, now, sentence);
  const sites = limitAttempts(max * NETWORKS_PER_SITE, windowMs, now, sentence);
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
