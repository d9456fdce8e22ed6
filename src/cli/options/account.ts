import { findUserByEmail, type UserRow } from "../../engine/accounts/users.ts";
import { AppError } from "../../engine/contract/errors.ts";
import type { Engine } from "../../engine/engine.ts";

/** The account of an address on the command line. Throws AppError `not_found` where there is none. */
export function namedAccount({ store }: Pick<Engine, "store">, email: string): UserRow {
  const user = findUserByEmail(store.db, email);
  if (!user) throw new AppError("not_found", `There is no account ${email}.`);
  return user;
}
