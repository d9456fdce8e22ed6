import { and, eq, ne } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { PasswordChange } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Store } from "../../store/open-store.ts";
import { sessions, users } from "../../store/schema.ts";
import type { NetworkRateLimit } from "../login/rate-limit.ts";
import { type AuthenticatedSession, closeAllSessions, type Device, openSession } from "../login/sessions.ts";
import { emailKey, getUser, type UserRow } from "../users.ts";
import { NO_PASSWORD, type Passwords } from "./hash-password.ts";
import { checkPassword, type PasswordRules } from "./password-rules.ts";

type Dependencies = { store: Store; trace: Trace; passwords: Passwords; limits: { logins: NetworkRateLimit }; now: () => Date };

/**
 * Changes the password of the user who is signed in and knows the current one. All sessions of the account end and a new one is opened, the
 * value of whose cookie is returned. Throws AppError "invalid", and "too_many" after too many wrong passwords.
 */
export async function changeOwnPassword(
  { passwordRules, ...dependencies }: Dependencies & { passwordRules: PasswordRules },
  { user }: AuthenticatedSession,
  { current, password }: PasswordChange,
  device: Device,
): Promise<string> {
  const { store, trace, passwords, now } = dependencies;
  if (user.passwordHash === NO_PASSWORD)
    throw new AppError("invalid", "This account has no password. You sign in with the identity provider.");
  await proveOwner(dependencies, user, current, device);
  if (password === current) throw new AppError("invalid", "Please choose a password other than the present one.");
  await checkPassword(password, passwordRules, [user.email, user.firstName, user.lastName, user.company]);
  const passwordHash = await passwords.hash(password);

  return store.transaction((tx) => {
    if (getUser(tx, user.id).passwordHash !== user.passwordHash) throw wrongPassword();
    tx.update(users).set({ passwordHash, passwordIsTemporary: false }).where(eq(users.id, user.id)).run();
    closeAllSessions(tx, user.id);
    trace(tx, { action: "password.changed", subject: user.id, account: user.id });
    return openSession(tx, user.id, device, now());
  });
}

/** Ends all other sessions of the account, for whoever knows its password, if it can be opened with one. Throws AppError "invalid" for a wrong password, and "too_many" after too many. */
export async function signOutOthers(
  { passwordRules, ...dependencies }: Dependencies & { passwordRules: PasswordRules },
  { user, sessionId }: AuthenticatedSession,
  current: string,
  device: Device,
): Promise<void> {
  if (!passwordRules.off && user.passwordHash !== NO_PASSWORD) await proveOwner(dependencies, user, current, device);
  const { store, trace } = dependencies;
  store.transaction((tx) => {
    const others = and(eq(sessions.userId, user.id), ne(sessions.id, sessionId));
    const ended = tx.delete(sessions).where(others).returning({ id: sessions.id }).all();
    trace(tx, { action: "login.ended-elsewhere", subject: user.id, account: user.id, details: { count: ended.length } });
  });
}

/** Whether the user must choose a password first: somebody else knows the current one, and passwords are strict (`VITAE_STRICT_PASSWORDS`). */
export const mustChangePassword = ({ passwordIsTemporary }: UserRow, { strict, off }: PasswordRules): boolean =>
  strict && passwordIsTemporary && !off;

/** Wrong passwords count towards the rate limit of the log-in: a screen that was left open gives no more guesses. */
async function proveOwner(
  { store, trace, passwords, limits }: Dependencies,
  user: UserRow,
  current: string,
  { ipAddress }: Device,
): Promise<void> {
  const account = emailKey(user.email);
  limits.logins.take(ipAddress, account);
  if (!(await passwords.verify(current, user.passwordHash))) {
    store.transaction((tx) => trace(tx, { action: "password.change-failed", subject: user.id, account: user.id }));
    throw wrongPassword();
  }
  limits.logins.giveBack(ipAddress, account);
}

const wrongPassword = () => new AppError("invalid", "The present password is wrong.");
