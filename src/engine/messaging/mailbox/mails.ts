import { and, count, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db, Store } from "../../store/open-store.ts";
import { houseSettings, type MailPart, mailboxMails } from "../../store/schema.ts";
import type { MailboxAddress } from "./settings.ts";

export type MailRow = typeof mailboxMails.$inferSelect;
/** Which mail of which folder. */
export type MailPlace = Pick<MailRow, "mailbox" | "uidValidity" | "uid">;

const DAY_MS = 24 * 60 * 60_000;
/** Older mails are left alone: a mailbox that is set up with thousands of old ones makes no jobs of them. */
export const MAX_MAIL_AGE_MS = 14 * DAY_MS;
/** Much longer than mails are looked at, so that none comes a second time. */
const ROW_LIFETIME_MS = 60 * DAY_MS;

const hash = (...parts: string[]) => new Bun.CryptoHasher("sha256").update(parts.join("\0")).digest("hex");

export const mailboxKey = ({ host, port, user, folder }: MailboxAddress): string => hash(host, String(port), user, folder);
const messageKeyOf = (userId: string, messageId: string): string => hash(userId, messageId);

const isAt = ({ mailbox, uidValidity, uid }: MailPlace) =>
  and(eq(mailboxMails.mailbox, mailbox), eq(mailboxMails.uidValidity, uidValidity), eq(mailboxMails.uid, uid));

export const findMail = (db: Db, place: MailPlace): MailRow | undefined => db.select().from(mailboxMails).where(isAt(place)).get();

/** Of some mails of a folder the numbers of those that are done with, as far as this service knows. */
export function handledUids(db: Db, { mailbox, uidValidity }: Omit<MailPlace, "uid">, uids: number[]): Set<number> {
  const handled = new Set<number>();
  for (let at = 0; at < uids.length; at += MAX_IN_QUERY) {
    const rows = db
      .select({ uid: mailboxMails.uid, outcome: mailboxMails.outcome })
      .from(mailboxMails)
      .where(
        and(
          eq(mailboxMails.mailbox, mailbox),
          eq(mailboxMails.uidValidity, uidValidity),
          inArray(mailboxMails.uid, uids.slice(at, at + MAX_IN_QUERY)),
        ),
      )
      .all();
    for (const { uid, outcome } of rows) if (outcome !== "open") handled.add(uid);
  }
  return handled;
}
const MAX_IN_QUERY = 500;

/** Notes a mail that makes no job. */
export function noteIgnored(tx: Db, place: MailPlace, outcome: "ignored" | "copy", at: Date): void {
  tx.insert(mailboxMails)
    .values({ ...place, outcome, parts: [], createdAt: at })
    .onConflictDoNothing()
    .run();
}

export type NewMail = MailPlace & { userId: string; messageId: string | null };

/**
 * The row of a mail that is begun with, each time counted. A mail with the Message-ID of one that the account has sent before is a `copy`: of one that was not
 * finished, because its folder was renumbered meanwhile, the work goes on.
 */
export function beginMail(tx: Db, { userId, messageId, ...place }: NewMail, at: Date): MailRow | "copy" {
  const messageKey = messageId === null ? null : messageKeyOf(userId, messageId);
  const known = messageKey === null ? undefined : tx.select().from(mailboxMails).where(eq(mailboxMails.messageKey, messageKey)).get();
  const here = findMail(tx, place);
  if (known && known.sequence !== here?.sequence && known.outcome !== "open") {
    noteIgnored(tx, place, "copy", at);
    return "copy";
  }
  const row =
    here ??
    known ??
    tx
      .insert(mailboxMails)
      .values({ ...place, userId, messageKey, messageId, outcome: "open", parts: [], createdAt: at })
      .returning()
      .get();
  return tx
    .update(mailboxMails)
    .set({ ...place, attempts: row.attempts + 1 })
    .where(eq(mailboxMails.sequence, row.sequence))
    .returning()
    .get();
}

/** Takes back that a mail was begun with: it was not its fault that it did not come to its end. */
export function forgetAttempt(tx: Db, sequence: number): void {
  tx.update(mailboxMails)
    .set({ attempts: sql`${mailboxMails.attempts} - 1` })
    .where(eq(mailboxMails.sequence, sequence))
    .run();
}

/** Notes what became of an attachment, in the transaction of its job where there is one. */
export function notePart(tx: Db, sequence: number, part: MailPart): void {
  const row = tx.select({ parts: mailboxMails.parts }).from(mailboxMails).where(eq(mailboxMails.sequence, sequence)).get();
  // The account, and with it the mail, may have been deleted meanwhile: its job is not made either.
  if (!row) throw new Error("the mail of a job is gone");
  tx.update(mailboxMails)
    .set({ parts: [...row.parts, part] })
    .where(eq(mailboxMails.sequence, sequence))
    .run();
}

/** The end of a mail. `answerAt`: when it is answered at the earliest, once its jobs are done. */
export function finishMail(tx: Db, sequence: number, outcome: "taken" | "failed", answerAt: Date | null): void {
  tx.update(mailboxMails)
    .set({ outcome, ...(answerAt ? { reply: "waiting", nextReplyAt: answerAt } : { messageId: null }) })
    .where(eq(mailboxMails.sequence, sequence))
    .run();
}

/** Mails of an account since a moment. */
export function mailsSince(db: Db, userId: string, since: Date): number {
  const isRecent = and(eq(mailboxMails.userId, userId), gt(mailboxMails.createdAt, since));
  return db.select({ mails: count() }).from(mailboxMails).where(isRecent).get()?.mails ?? 0;
}

/** Removes what is known of mails that are too old to be looked at again. */
export function removeOldMails(tx: Db, now: Date): void {
  tx.delete(mailboxMails)
    .where(lt(mailboxMails.createdAt, new Date(now.getTime() - ROW_LIFETIME_MS)))
    .run();
}

/** What this service marks its mails with, so that another one on the same mailbox leaves them alone: made once, and kept. */
export function claimantOf(store: Store): string {
  return store.transaction((tx) => {
    const made = { name: "mailbox_claimant", value: crypto.randomUUID().slice(0, 8) };
    tx.insert(houseSettings).values(made).onConflictDoNothing().run();
    return String(tx.select().from(houseSettings).where(eq(houseSettings.name, made.name)).get()?.value);
  });
}
