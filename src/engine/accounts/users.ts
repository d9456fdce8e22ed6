import { asc, eq, sql } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Role, User } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db } from "../store/open-store.ts";
import { users } from "../store/schema.ts";
import { NO_PASSWORD } from "./passwords/hash-password.ts";

export type UserRow = typeof users.$inferSelect;
export type NewUser = {
  email: string;
  passwordHash: string;
  passwordIsTemporary?: boolean;
  role: Role;
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  assignedTemplates: string[];
};

/** Adds an account without credits. Throws AppError "conflict" for a known address, "invalid" for what is none. */
export function addUser(tx: Db, user: NewUser, at: Date): UserRow {
  checkEmail(user.email);
  const row = tx
    .insert(users)
    .values({
      id: crypto.randomUUID(),
      email: user.email.trim(),
      emailKey: emailKey(user.email),
      passwordHash: user.passwordHash,
      passwordIsTemporary: user.passwordIsTemporary ?? false,
      role: user.role,
      firstName: nameOrNull(user.firstName),
      lastName: nameOrNull(user.lastName),
      company: nameOrNull(user.company),
      assignedTemplates: user.assignedTemplates,
      selectedTemplate: user.assignedTemplates[0] ?? null,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
    .get();
  if (!row) throw new AppError("conflict", "An account with this e-mail address already exists.");
  return row;
}

/** Records a new account. The actor is who made it; of a trial its owner. */
export function traceNewAccount(tx: Db, trace: Trace, { id, email, role }: UserRow, kind?: "trial" | "sign-up"): void {
  const details = { name: email, ...(role === "admin" && { role }), ...(kind && { kind }) };
  trace(tx, { action: "account.created", subject: id, account: id, details, ...(kind && { actor: { id, name: email } }) });
}

export function findUserByEmail(db: Db, email: string): UserRow | null {
  return (
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .get() ?? null
  );
}

/** Throws AppError "not_found". */
export function getUser(db: Db, id: string): UserRow {
  const row = db.select().from(users).where(eq(users.id, id)).get();
  if (!row) throw new AppError("not_found", "This user does not exist.");
  return row;
}

/** All accounts, oldest first. */
export function listUsers(db: Db): User[] {
  return db.select().from(users).orderBy(asc(users.createdAt), asc(sql`rowid`)).all().map(toUser);
}

export function toUser(row: UserRow): User {
  const { id, email, firstName, lastName, role, assignedTemplates, selectedTemplate, credits, plan, createdAt, passwordHash } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    assignedTemplates,
    selectedTemplate,
    credits,
    plan,
    createdAt: createdAt.toISOString(),
    ...(passwordHash === NO_PASSWORD && { noPassword: true }),
  };
}

/** Addresses are the same whatever their case and Unicode form. */
export const emailKey = (email: string) => email.trim().normalize("NFKC").toLowerCase();

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MAX_EMAIL_CHARACTERS = 254;

/** Throws AppError "invalid". Only a mail that arrives proves an address; this keeps out what cannot be one. */
export function checkEmail(email: string): void {
  if (email.length > MAX_EMAIL_CHARACTERS || !/^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\]+$/u.test(email.trim())) {
    throw new AppError("invalid", "Please enter a valid e-mail address.");
  }
}

const nameOrNull = (text?: string | null) => text?.trim() || null;
