import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { messages } from "../../store/schema.ts";
import type { MessageRow } from "./messages.ts";

const MINUTE_MS = 60_000;
const MAX_BACKOFF_MINUTES = 6 * 60;
/** Older messages have been read in the administration, or are from before a mail server was set up. */
const MAX_MAIL_AGE_MS = 7 * 24 * 60 * MINUTE_MS;
const BATCH = 20;

/** Mails the messages that wait. One that the mail server does not accept is kept and retried with exponential backoff. */
export async function mailMessages({
  store,
  send,
  log,
  now,
}: {
  store: Store;
  send: (message: MessageRow) => Promise<void>;
  log: Log;
  now: () => Date;
}): Promise<void> {
  for (const message of waitingMessages(store, now())) {
    try {
      await send(message);
      store.db.update(messages).set({ mailed: true }).where(eq(messages.id, message.id)).run();
    } catch (error) {
      const mailAttempts = message.mailAttempts + 1;
      const backoffMinutes = Math.min(2 ** mailAttempts, MAX_BACKOFF_MINUTES);
      const nextMailAt = new Date(now().getTime() + backoffMinutes * MINUTE_MS);
      store.db.update(messages).set({ mailAttempts, nextMailAt }).where(eq(messages.id, message.id)).run();
      log.write("warning", "mail", "A message could not be mailed. It is kept and will be tried again.", {
        messageId: message.id,
        code: String((error as { code?: unknown }).code ?? "unknown"),
      });
    }
  }
}

function waitingMessages(store: Store, now: Date): MessageRow[] {
  const waiting = and(
    eq(messages.mailed, false),
    lte(messages.nextMailAt, now),
    gt(messages.createdAt, new Date(now.getTime() - MAX_MAIL_AGE_MS)),
  );
  return store.db.select().from(messages).where(waiting).orderBy(asc(messages.createdAt)).limit(BATCH).all();
}
