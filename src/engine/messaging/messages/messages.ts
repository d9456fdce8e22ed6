import { and, desc, eq, sql } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { ContactMessage } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { messages } from "../../store/schema.ts";

export type MessageRow = typeof messages.$inferSelect;
type NewMessage = ContactMessage & { kind: "contact" | "signup" };

const NO_COMPANY = "Not specified";
const MAX_MESSAGE_LENGTH = 10_000;

/** Keeps a message for the operators; the mailer takes it from here. */
export function addMessage(tx: Db, { kind, name, email, company, message }: NewMessage, at: Date): void {
  const row = { kind, name: oneLine(name), email: oneLine(email), company: oneLine(company ?? "") || NO_COMPANY, message: message.trim() };
  tx.insert(messages)
    .values({ ...row, id: crypto.randomUUID(), createdAt: at, nextMailAt: at })
    .run();
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, " ");

/** Of the sender and of his company. Unit: characters. */
const MAX_NAME_LENGTH = 200;

/** Throws AppError "invalid" for a contact form that lacks something. */
export function checkContactMessage({ name, email, message, company }: ContactMessage): void {
  if (!name.trim() || !email.trim() || !message.trim())
    throw new AppError("invalid", "Please enter your name, e-mail address and message.");
  if ([name, company ?? ""].some((text) => text.length > MAX_NAME_LENGTH) || message.length > MAX_MESSAGE_LENGTH) {
    throw new AppError("invalid", `Please keep the message under ${MAX_MESSAGE_LENGTH} characters and the names under ${MAX_NAME_LENGTH}.`);
  }
}

/** Removes the notices of a sign-up; messages of the contact form stay. */
export function forgetSignups(tx: Db, email: string): void {
  tx.delete(messages)
    .where(and(eq(messages.kind, "signup"), eq(messages.email, email)))
    .run();
}

/** Removes what a visitor wrote. Throws AppError "not_found". */
export function deleteContactMessage({ store, trace }: { store: Store; trace: Trace }, id: string): void {
  store.transaction((tx) => {
    const isIt = and(eq(messages.kind, "contact"), eq(messages.id, id));
    const removed = tx.delete(messages).where(isIt).returning({ id: messages.id }).all();
    if (removed.length === 0) throw new AppError("not_found", "This message no longer exists.");
    trace(tx, { action: "message.deleted", subject: id });
  });
}

/** What visitors wrote, newest first. */
export function listContactMessages(db: Db): (Required<ContactMessage> & { id: string; createdAt: string })[] {
  return db
    .select()
    .from(messages)
    .where(eq(messages.kind, "contact"))
    .orderBy(desc(messages.createdAt), desc(sql`rowid`))
    .all()
    .map(({ id, name, email, company, message, createdAt }) => ({ id, name, email, company, message, createdAt: createdAt.toISOString() }));
}
