import { eq } from "drizzle-orm";
import { actingUser } from "../agencies/membership.ts";
import { grantCredits, setBalance } from "../billing/credits/ledger.ts";
import { setAdminPlan } from "../billing/payments/plans.ts";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Plan } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { keyReused } from "../store/idempotency.ts";
import type { Db, Store } from "../store/open-store.ts";
import { users } from "../store/schema.ts";
import { closeAllSessions } from "./login/sessions.ts";
import { NO_PASSWORD, type Passwords } from "./passwords/hash-password.ts";
import { checkPassword, type PasswordRules } from "./passwords/password-rules.ts";
import { addUser, checkEmail, getUser, type NewUser, traceNewAccount, type UserRow } from "./users.ts";

/** More than anybody buys, and far below `Number.MAX_SAFE_INTEGER`. */
const MAX_CREDITS = 1_000_000;

type Dependencies = { store: Store; trace: Trace; passwords: Passwords; passwordRules: PasswordRules };

type Tracing = { store: Store; trace: Trace };

export type CreateUser = Pick<NewUser, "email" | "firstName" | "lastName"> & { password: string; assignedTemplates?: string[] };

/**
 * A regular account with the given templates and no credits, without a password where those are switched off; `also` is part of the same transaction.
 * Throws AppError "invalid" or "conflict".
 */
export async function createUser(
  { store, trace, passwords, passwordRules, now, templateKeys }: Dependencies & { now: () => Date; templateKeys: string[] },
  { email, password, firstName, lastName, assignedTemplates = [] }: CreateUser,
  also: (tx: Db, user: UserRow) => void = () => {},
): Promise<UserRow> {
  const withPassword = !passwordRules.off || password !== "";
  if (!email.trim() || (withPassword && !password)) throw new AppError("invalid", "Email and password are required.");
  checkEmail(email);
  if (withPassword) await checkPassword(password, passwordRules, [email, firstName, lastName]);
  checkTemplates(assignedTemplates, templateKeys);
  const passwordHash = withPassword ? await passwords.hash(password) : NO_PASSWORD;

  const user = { email, passwordHash, passwordIsTemporary: withPassword, role: "user" as const, firstName, lastName, assignedTemplates };
  return store.transaction((tx) => {
    const row = addUser(tx, user, now());
    traceNewAccount(tx, trace, row);
    also(tx, row);
    return row;
  });
}

/** Sets a new password for somebody else and ends the account's sessions. Throws AppError "not_found", "invalid". */
export async function changePassword(
  { store, trace, passwords, passwordRules }: Dependencies,
  userId: string,
  password: string,
): Promise<void> {
  const { email, firstName, lastName, company } = getUser(store.db, userId);
  await checkPassword(password, passwordRules, [email, firstName, lastName, company]);
  const passwordHash = await passwords.hash(password);

  store.transaction((tx) => {
    getUser(tx, userId);
    tx.update(users).set({ passwordHash, passwordIsTemporary: true }).where(eq(users.id, userId)).run();
    closeAllSessions(tx, userId);
    trace(tx, { action: "password.set", subject: userId, account: userId });
  });
}

/**
 * For a repeated call (`Idempotency-Key`): its hash does not include the password, so the password is verified against the account that the first
 * call made. Throws AppError "key_reused" for another one.
 */
export async function checkSamePassword({ store, passwords }: Pick<Dependencies, "store" | "passwords">, userId: string, password: string) {
  const { passwordHash } = getUser(store.db, userId);
  const same = password === "" ? passwordHash === NO_PASSWORD : await passwords.verify(password, passwordHash);
  if (!same) throw keyReused();
}

/** Throws AppError "forbidden": no call resets or deletes an administrator. */
export function refuseForAdministrator(db: Db, userId: string): void {
  if (getUser(db, userId).role === "admin") throw new AppError("forbidden", "An administrator's account cannot be changed this way.");
}

/** Sets the templates that the account may choose from. If its selected template is not among them, the first one is selected, or none. */
export function assignTemplates({ store, trace }: Tracing, userId: string, templates: string[], templateKeys: string[]): UserRow {
  return store.transaction((tx) => {
    const user = getUser(tx, userId);
    const assigned = [...new Set(templates)];
    // A template that no longer exists may stay assigned; one that is newly assigned must exist.
    checkTemplates(assigned, [...templateKeys, ...user.assignedTemplates]);
    return assign(tx, trace, user, assigned);
  });
}

/** Unassigns a template that no longer exists from every account. */
export function unassignTemplate({ store, trace }: Tracing, key: string): void {
  store.transaction((tx) => {
    const having = tx
      .select()
      .from(users)
      .all()
      .filter(({ assignedTemplates }) => assignedTemplates.includes(key));
    for (const user of having)
      assign(
        tx,
        trace,
        user,
        user.assignedTemplates.filter((other) => other !== key),
      );
  });
}

function assign(tx: Db, trace: Trace, { id, selectedTemplate }: UserRow, assigned: string[]): UserRow {
  const kept = selectedTemplate && assigned.includes(selectedTemplate) ? selectedTemplate : (assigned[0] ?? null);
  trace(tx, { action: "template.assigned", subject: id, account: id, details: { templates: assigned } });
  return update(tx, id, { assignedTemplates: assigned, selectedTemplate: kept });
}

/** Throws AppError "invalid" for a template that is not assigned to the account. */
export function selectTemplate({ store, trace }: Tracing, userId: string, template: string): UserRow {
  return store.transaction((tx) => {
    if (!actingUser(tx, getUser(tx, userId)).assignedTemplates.includes(template)) {
      throw new AppError("invalid", "This template is not assigned to your account.");
    }
    trace(tx, { action: "account.changed", subject: userId, account: userId, details: { fields: ["selectedTemplate"] } });
    return update(tx, userId, { selectedTemplate: template });
  });
}

/** Sets any plan, independent of the account's subscriptions: see `setAdminPlan`. */
export function setPlan({ store, trace }: Tracing, userId: string, plan: Plan): UserRow {
  return store.transaction((tx) => {
    getUser(tx, userId);
    setAdminPlan(tx, userId, plan);
    trace(tx, { action: "plan.changed", subject: userId, account: userId, details: { plan: plan ?? "none" } });
    return getUser(tx, userId);
  });
}

/** `also` is part of the same transaction. Throws AppError "invalid" for less than one. */
export function addCredits(
  { store, trace }: Tracing,
  userId: string,
  amount: number,
  at: Date,
  also: (tx: Db, user: UserRow) => void = () => {},
): UserRow {
  checkAmount(amount, 1);
  return store.transaction((tx) => {
    if (getUser(tx, userId).credits + amount > MAX_CREDITS) throw tooMany();
    grantCredits(tx, { userId, amount, at, note: "Added by an administrator" });
    const user = getUser(tx, userId);
    trace(tx, { action: "credits.adjusted", subject: userId, account: userId, details: { amount, balance: user.credits } });
    also(tx, user);
    return user;
  });
}

/** Throws AppError "invalid" for a negative number. */
export function setCredits({ store, trace }: Tracing, userId: string, credits: number, at: Date): UserRow {
  checkAmount(credits, 0);
  return store.transaction((tx) => {
    const before = getUser(tx, userId).credits;
    setBalance(tx, { userId, credits, at, note: "Set by an administrator" });
    trace(tx, { action: "credits.adjusted", subject: userId, account: userId, details: { amount: credits - before, balance: credits } });
    return getUser(tx, userId);
  });
}

function update(tx: Db, userId: string, change: Partial<UserRow>): UserRow {
  return tx.update(users).set(change).where(eq(users.id, userId)).returning().get() as UserRow;
}

function checkTemplates(chosen: string[], known: string[]): void {
  const unknown = chosen.find((key) => !known.includes(key));
  if (unknown !== undefined) throw new AppError("invalid", `There is no template "${unknown.slice(0, 60)}".`);
}

function checkAmount(credits: number, least: number): void {
  if (!Number.isInteger(credits) || credits < least) throw new AppError("invalid", `Credits must be a whole number of at least ${least}.`);
  if (credits > MAX_CREDITS) throw tooMany();
}

const tooMany = () => new AppError("invalid", `An account can hold at most ${MAX_CREDITS} credits.`);
