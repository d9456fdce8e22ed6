import { eq } from "drizzle-orm";
import type { Store } from "../store/open-store.ts";
import { users } from "../store/schema.ts";
import { makePassword, type Passwords } from "./passwords.ts";
import { addUser } from "./users.ts";

export type FirstAdmin = { email: string; password: string | null };
const DEFAULT_EMAIL = "admin@localhost";

/**
 * Makes an administrator where there is none, and says so: with the password only if it was made up here, for the one time that it can
 * be shown. Null where there is one already.
 */
export async function ensureAdministrator(
  { store, passwords, now, templateKeys }: { store: Store; passwords: Passwords; now: () => Date; templateKeys: string[] },
  given: { email: string | null; password: string | null },
): Promise<FirstAdmin | null> {
  if (hasAdministrator(store)) return null;

  const email = given.email ?? DEFAULT_EMAIL;
  const password = given.password ?? makePassword();
  const passwordHash = await passwords.hash(password);
  store.transaction((tx) => void addUser(tx, { email, passwordHash, role: "admin", assignedTemplates: templateKeys }, now()));

  return { email, password: given.password ? null : password };
}

function hasAdministrator(store: Store): boolean {
  return store.db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).get() !== undefined;
}
