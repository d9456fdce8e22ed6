import { and, eq, ne } from "drizzle-orm";
import type { PasswordChange } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Store } from "../../store/open-store.ts";
import { sessions, users } from "../../store/schema.ts";
import type { NetworkRateLimit } from "../login/rate-limit.ts";
import { closeAllSessions, type Device, openSession, type Visitor } from "../login/sessions.ts";
import { emailKey, getUser, type UserRow } from "../users.ts";
import type { Passwords } from "./hash-password.ts";
import { checkPassword, type PasswordRules } from "./password-rules.ts";

type Doors = { store: Store; passwords: Passwords; limits: { logins: NetworkRateLimit }; now: () => Date };

/**
 * Changes the password of the one who is signed in and knows the present one. Every session of the account ends; the returned cookie's value
 * is that of a new one. Throws AppError "invalid", and "too_many" after too many wrong passwords.
 */
export async function changeOwnPassword(
  { passwordRules, ...doors }: Doors & { passwordRules: PasswordRules },
  { user }: Visitor,
  { current, password }: PasswordChange,
  device: Device,
): Promise<string> {
  const { store, passwords, now } = doors;
  await proveOwner(doors, user, current, device);
  if (password === current) throw new AppError("invalid", "Please choose a password other than the present one.");
  await checkPassword(password, passwordRules, [user.email, user.firstName, user.lastName, user.company]);
  const passwordHash = await passwords.hash(password);

  return store.transaction((tx) => {
    if (getUser(tx, user.id).passwordHash !== user.passwordHash) throw wrongPassword();
    tx.update(users).set({ passwordHash, passwordIsTemporary: false }).where(eq(users.id, user.id)).run();
    closeAllSessions(tx, user.id);
    return openSession(tx, user.id, device, now());
  });
}

/** Ends all sessions of the account but this one. Throws AppError "invalid" for a wrong password, "too_many". */
export async function signOutOthers(doors: Doors, { user, sessionId }: Visitor, current: string, device: Device): Promise<void> {
  await proveOwner(doors, user, current, device);
  doors.store.db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId)))
    .run();
}

/** Whether nothing but a new password may be asked for: somebody else knows the present one, and the house is strict about that. */
export const mustChangePassword = ({ passwordIsTemporary }: UserRow, { strict }: PasswordRules): boolean => strict && passwordIsTemporary;

/** Wrong ones count as those of a log-in do: a screen that was left open is no way to guess more of them. */
async function proveOwner({ passwords, limits }: Doors, user: UserRow, current: string, { ipAddress }: Device): Promise<void> {
  const account = emailKey(user.email);
  limits.logins.take(ipAddress, account);
  if (!(await passwords.verify(current, user.passwordHash))) throw wrongPassword();
  limits.logins.giveBack(ipAddress, account);
}

const wrongPassword = () => new AppError("invalid", "The present password is wrong.");
