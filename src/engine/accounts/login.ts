import type { Credentials } from "../contract.ts";
import { AppError } from "../errors.ts";
import type { Store } from "../store/open-store.ts";
import type { Attempts } from "./attempts.ts";
import type { Passwords } from "./passwords.ts";
import { type Device, openSession } from "./sessions.ts";
import { emailKey, findUserByEmail, getUser, type UserRow } from "./users.ts";

export type SignedIn = { user: UserRow; token: string };

/**
 * Checks the password and opens a session. Unknown address and wrong password are the same answer after the same time.
 * Throws AppError "unauthorized", and "too_many" after ten wrong passwords for one account from one address.
 */
export async function logIn(
  { store, passwords, attempts, now }: { store: Store; passwords: Passwords; attempts: Attempts; now: () => Date },
  { email, password }: Credentials,
  device: Device,
): Promise<SignedIn> {
  const key = `${device.ipAddress} ${emailKey(email)}`;
  attempts.take(key);
  const known = findUserByEmail(store.db, email);
  const right = await passwords.verify(password, known?.passwordHash ?? null);
  if (!known || !right) throw new AppError("unauthorized", "Wrong e-mail address or password.");
  attempts.giveBack(key);

  return store.transaction((tx) => {
    const user = getUser(tx, known.id);
    // The password may have been reset, or the account deleted, while the hash was computed.
    if (user.passwordHash !== known.passwordHash) throw new AppError("unauthorized", "Wrong e-mail address or password.");
    return { user, token: openSession(tx, user.id, device, now()) };
  });
}
