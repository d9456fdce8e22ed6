import { actorOf, type Trace, traceInEqualTime } from "../../compliance/audit/trace.ts";
import type { Credentials } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Store } from "../../store/open-store.ts";
import type { Passwords } from "../passwords/hash-password.ts";
import { emailKey, findUserByEmail, getUser, type UserRow } from "../users.ts";
import { isKnownDevice, noteDevice } from "./known-devices.ts";
import type { NetworkRateLimit, RateLimit } from "./rate-limit.ts";
import { type Device, hasSessionFrom, openSession } from "./sessions.ts";

/** Values of the session cookie and of the device cookie. */
export type SignedIn = { user: UserRow; token: string; deviceToken: string };

/** `logins` counts wrong passwords for an account from one network, `accounts` those for an account from wherever they come. */
type Limits = { logins: NetworkRateLimit; accounts: RateLimit };

/**
 * Checks the password and opens a session. Unknown address and wrong password get the same answer after the same time (no account enumeration).
 * Throws AppError "unauthorized", and "too_many" after too many wrong passwords. Guessing from many addresses locks an account for
 * unknown browsers only: a browser that the account has used before has a limit of its own, and at a network address where the account is
 * signed in, more can sign in.
 */
export async function logIn(
  { store, trace, passwords, limits, now }: { store: Store; trace: Trace; passwords: Passwords; limits: Limits; now: () => Date },
  { email, password }: Credentials,
  device: Device,
): Promise<SignedIn> {
  const account = emailKey(email);
  const known = findUserByEmail(store.db, email);
  const knownBrowser = known !== null && isKnownDevice(store.db, known.id, device.token);
  const isStranger = !known || !(knownBrowser || hasSessionFrom(store.db, known.id, device.ipAddress));
  const from = knownBrowser ? `device ${device.token}` : device.ipAddress;
  limits.logins.take(from, account);
  if (isStranger) limits.accounts.take(account);
  const right = await passwords.verify(password, known?.passwordHash ?? null);
  if (!known || !right) {
    const failed = { action: "login.failed", subject: known?.id ?? "", account: known?.id } as const;
    store.transaction((tx) => traceInEqualTime(tx, trace, known !== null, failed));
    throw new AppError("unauthorized", "Wrong e-mail address or password.");
  }
  limits.logins.giveBack(from, account);
  if (isStranger) limits.accounts.giveBack(account);

  return store.transaction((tx) => {
    const user = getUser(tx, known.id);
    // The password may have been reset, or the account deleted, while the hash was computed.
    if (user.passwordHash !== known.passwordHash) throw new AppError("unauthorized", "Wrong e-mail address or password.");
    const at = now();
    trace(tx, { action: "login.succeeded", subject: user.id, account: user.id, actor: actorOf(user) });
    return { user, token: openSession(tx, user.id, device, at), deviceToken: noteDevice(tx, user.id, device.token, at) };
  });
}
