import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Log } from "../store/log.ts";
import type { Store } from "../store/open-store.ts";
import { messages } from "../store/schema.ts";
import type { MessageRow } from "./messages.ts";

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MINUTES = 6 * 60;
/** Older ones have been read in the administration, or came before there was a mail server. */
const NEWS_MS = 7 * 24 * 60 * MINUTE_MS;
const BATCH = 20;

/** Mails what is waiting. A message that the mail server does not take stays, and is tried again after ever longer pauses. */
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
      const pauseMinutes = Math.min(2 ** mailAttempts, LONGEST_PAUSE_MINUTES);
      const nextMailAt = new Date(now().getTime() + pauseMinutes * MINUTE_MS);
      store.db.update(messages).set({ mailAttempts, nextMailAt }).where(eq(messages.id, message.id)).run();
      log.write("warning", "mail", "A message could not be mailed. It is kept and will be tried again.", {
        messageId: message.id,
        code: String((error as { code?: unknown }).code ?? "unknown"),
      });
    }
  }
}

function waitingMessages(store: Store, now: Date): MessageRow[] {
  const waiting = and(eq(messages.mailed, false), lte(messages.nextMailAt, now), gt(messages.createdAt, new Date(now.getTime() - NEWS_MS)));
  return store.db.select().from(messages).where(waiting).orderBy(asc(messages.createdAt)).limit(BATCH).all();
}
