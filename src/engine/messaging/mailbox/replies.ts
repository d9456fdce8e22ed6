import { and, asc, eq, inArray, lte, not, sql } from "drizzle-orm";
import { actorOf, type Tracing } from "../../compliance/audit/trace.ts";
import { errorCode } from "../../contract/errors.ts";
import { isHeld } from "../../jobs/job.ts";
import { type Download, listDownloads } from "../../jobs/results/download.ts";
import { traceDownloadsIn } from "../../jobs/results/trace-download.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { jobs, mailboxMails, reviews, users } from "../../store/schema.ts";
import { nextAttempt } from "../webhooks/schedule.ts";
import type { MailRow } from "./mails.ts";
import { type Answered, writeReply } from "./reply-text.ts";

/** Attachments of a reply, before they are encoded: many mail servers take mails of 25 MB, of which encoding takes a quarter. */
const MAX_REPLY_BYTES = 15 * 1024 * 1024;
const BATCH = 20;

export type ReplyAttachment = { fileName: string; path: string };
export type Reply = { to: string; inReplyTo: string | null; subject: string; text: string; attachments: ReplyAttachment[] };
/** `refused`: the mail server has not taken it, and may be asked again. `unknown`: it may have. */
export type SendReply = (reply: Reply) => Promise<"sent" | "refused" | "unknown">;

export type ReplyTools = {
  store: Store;
  files: Files;
  tracing: Tracing;
  log: Log;
  now: () => Date;
  config: { publicUrl: string };
  /** False: the reply has the addresses of the desk alone. */
  attaches: boolean;
  send: SendReply;
};

/**
 * Answers the mails whose jobs are all done. At most once each: before the mail server is told it is noted that it is, and who does not come back from that does
 * not tell it again. A reply that the server refuses is tried again after growing waits, for a day.
 */
export async function sendReplies(tools: ReplyTools, isStopped: () => boolean = () => false): Promise<void> {
  for (const mail of waitingReplies(tools)) {
    if (isStopped()) return;
    await answer(tools, mail).catch((error) => postpone(tools, mail, error));
  }
}

/** Replies that a service was sending when it was ended are not sent again. */
export function giveUpInterrupted({ store, log }: Pick<ReplyTools, "store" | "log">): void {
  const interrupted = store.db
    .update(mailboxMails)
    .set({ reply: "failed", messageId: null })
    .where(eq(mailboxMails.reply, "sending"))
    .returning({ sequence: mailboxMails.sequence })
    .all();
  if (interrupted.length > 0)
    log.write("warning", "mailbox", "The service was ended while it answered mails. These answers are not sent again.", {
      mails: interrupted.length,
    });
}

/** A job of the mail is not done yet. */
const hasWork = sql`exists (select 1 from json_each(${mailboxMails.parts}) part join jobs on jobs.id = part.value ->> '$.jobId' where jobs.status in ('pending', 'processing') and jobs.purged_at is null)`;

type Waiting = MailRow & { userId: string; email: string };

function waitingReplies({ store, now }: ReplyTools): Waiting[] {
  return store.db
    .select({ mail: mailboxMails, email: users.email })
    .from(mailboxMails)
    .innerJoin(users, eq(users.id, mailboxMails.userId))
    .where(and(eq(mailboxMails.reply, "waiting"), lte(mailboxMails.nextReplyAt, now()), not(hasWork)))
    .orderBy(asc(mailboxMails.nextReplyAt))
    .limit(BATCH)
    .all()
    .map(({ mail, email }) => ({ ...mail, userId: mail.userId as string, email }));
}

function answeredParts({ store: { db } }: ReplyTools, { parts, userId }: Waiting): Answered[] {
  const ids = parts.flatMap(({ jobId }) => jobId ?? []);
  const rows = db
    .select({ job: jobs, doubts: reviews.doubts })
    .from(jobs)
    .leftJoin(reviews, eq(reviews.jobId, jobs.id))
    .where(and(inArray(jobs.id, ids), eq(jobs.userId, userId)))
    .all();
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return parts
    .toSorted((a, b) => a.part - b.part)
    .map((part) => {
      const found = part.jobId === undefined ? undefined : byId.get(part.jobId);
      return { part, job: found?.job, doubts: found?.doubts ?? 0, documents: 0 };
    });
}

async function answer(tools: ReplyTools, mail: Waiting): Promise<void> {
  const { store, log, now, config, send, tracing } = tools;
  const answered = answeredParts(tools, mail);
  const documents = tools.attaches ? attachDocuments(tools, mail.userId, answered) : [];
  const { subject, text } = writeReply(answered, config.publicUrl);
  const trace = tracing({ actor: actorOf({ id: mail.userId, email: mail.email }), way: "mail" });
  store.transaction((tx) => {
    tx.update(mailboxMails).set({ reply: "sending" }).where(eq(mailboxMails.sequence, mail.sequence)).run();
    traceDownloadsIn(tx, trace, mail.userId, documents);
  });

  const outcome = await send({ to: mail.email, inReplyTo: mail.messageId, subject, text, attachments: documents }).catch((error) => {
    log.write("error", "mailbox", "A reply could not be sent.", { code: errorCode(error) });
    return "unknown" as const;
  });
  const attempts = mail.replyAttempts + 1;
  const next = outcome === "refused" ? nextAttempt(mail.createdAt, attempts, now()) : null;
  const reply = outcome === "sent" ? "sent" : next ? "waiting" : "failed";
  store.db
    .update(mailboxMails)
    .set({ reply, replyAttempts: attempts, nextReplyAt: next, ...(next ? {} : { messageId: null }) })
    .where(eq(mailboxMails.sequence, mail.sequence))
    .run();
  if (reply === "failed") log.write("warning", "mailbox", "A mail was not answered.", { outcome, attempts });
}

/** What could not be written is tried again like what was refused; what the mail server may have is not. */
function postpone({ store, log, now }: ReplyTools, { sequence, createdAt, replyAttempts }: Waiting, error: unknown): void {
  const attempts = replyAttempts + 1;
  const next = nextAttempt(createdAt, attempts, now());
  store.db
    .update(mailboxMails)
    .set({ replyAttempts: attempts, ...(next ? { nextReplyAt: next } : { reply: "failed", messageId: null }) })
    .where(and(eq(mailboxMails.sequence, sequence), eq(mailboxMails.reply, "waiting")))
    .run();
  log.write("error", "mailbox", "A reply could not be written.", { code: errorCode(error) });
}

/** The documents that fit into one mail, counted with their attachments; those of a blind CV that must be released first are none of them. */
function attachDocuments({ store, files }: ReplyTools, userId: string, answered: Answered[]): Download[] {
  let left = MAX_REPLY_BYTES;
  const documents: Download[] = [];
  for (const one of answered) {
    if (one.job?.status !== "completed" || one.job.purgedAt || isHeld(one.job)) continue;
    const { ready } = listDownloads({ db: store.db, files }, userId, { ids: [one.job.id] });
    const bytes = ready.reduce((total, { path }) => total + Bun.file(path).size, 0);
    if (bytes > left) continue;
    left -= bytes;
    one.documents = ready.length;
    documents.push(...ready);
  }
  return documents;
}
