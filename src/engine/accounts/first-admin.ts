import { eq } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Store } from "../store/open-store.ts";
import { users } from "../store/schema.ts";
import { makePassword, type Passwords } from "./passwords/hash-password.ts";
import { checkPassword, type PasswordRules } from "./passwords/password-rules.ts";
import { addUser, traceNewAccount } from "./users.ts";

export type FirstAdmin = { email: string; password: string | null };
type Dependencies = {
  store: Store;
  trace: Trace;
  passwords: Passwords;
  passwordRules: PasswordRules;
  now: () => Date;
  templateKeys: string[];
};

const DEFAULT_EMAIL = "admin@localhost";

/**
 * Creates an administrator where there is none and returns it, with the password only if it was generated here: it can be shown only once.
 * Null where there is an administrator already. Throws AppError "invalid" for a given password that the rules refuse.
 */
export async function ensureAdministrator(
  { store, trace, passwords, passwordRules, now, templateKeys }: Dependencies,
  given: { email: string | null; password: string | null },
): Promise<FirstAdmin | null> {
  if (hasAdministrator(store)) return null;

  const email = given.email ?? DEFAULT_EMAIL;
  const password = given.password ?? makePassword();
  if (given.password) await checkPassword(given.password, passwordRules, [email]);
  const passwordHash = await passwords.hash(password);
  const passwordIsTemporary = !given.password;
  store.transaction((tx) => {
    const user = { email, passwordHash, passwordIsTemporary, role: "admin" as const, assignedTemplates: templateKeys };
    traceNewAccount(tx, trace, addUser(tx, user, now()));
  });

  return { email, password: given.password ? null : password };
}

function hasAdministrator(store: Store): boolean {
  return store.db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).get() !== undefined;
}
