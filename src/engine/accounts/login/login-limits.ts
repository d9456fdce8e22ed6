import { openNetworkRateLimit, openRateLimit } from "./rate-limit.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of log-ins from one network: somebody who has forgotten a password does not try more often, and a program that guesses gets 960 a day. */
const LOGIN_WINDOW_MS = 15 * MINUTE_MS;
const MAX_FAILED_LOGINS = 10;
/** What ends well does not count, but the colleagues of one office sign in from one network, and each begins as an attempt. */
const MAX_FAILED_PROVIDER_SIGN_INS = 30;
/** Of one account from all networks: more than its owner's mistakes, and too few to guess a password from many networks. */
const MAX_FAILED_LOGINS_OF_ACCOUNT_PER_HOUR = 100;
/** Of one network: what a person asks for by hand. A program that sends messages, or asks which addresses have an account, gets no further. */
const MAX_REQUESTS_PER_HOUR = 10;

export type LoginLimits = ReturnType<typeof openLoginLimits>;

/** How often somebody who is not signed in may try. `trialsPerHour`: of trial accounts from one network. Each throws AppError "too_many". */
export function openLoginLimits(trialsPerHour: number, now: () => Date) {
  const failedLogins = "Too many failed log-ins. Please wait a while and try again.";
  const perHour = (max: number, message: string) => openNetworkRateLimit(max, HOUR_MS, now, message);
  return {
    logins: openNetworkRateLimit(MAX_FAILED_LOGINS, LOGIN_WINDOW_MS, now, failedLogins),
    providerSignIns: openNetworkRateLimit(MAX_FAILED_PROVIDER_SIGN_INS, LOGIN_WINDOW_MS, now, failedLogins),
    accounts: openRateLimit(MAX_FAILED_LOGINS_OF_ACCOUNT_PER_HOUR, HOUR_MS, now, failedLogins),
    knownAddresses: perHour(MAX_REQUESTS_PER_HOUR, "Too many tries. Please try again later."),
    trials: perHour(trialsPerHour, "Too many trial accounts were created from your network. Please try again later."),
    resets: perHour(MAX_REQUESTS_PER_HOUR, "Too many requests. Please try again later."),
    contacts: perHour(MAX_REQUESTS_PER_HOUR, "Too many messages. Please try again later."),
  };
}
