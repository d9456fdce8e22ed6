import { mustChangePassword } from "../../accounts/passwords/change-password.ts";
import type { PasswordRules } from "../../accounts/passwords/password-rules.ts";
import { isAddressProved } from "../../accounts/proved-address.ts";
import { findUserByEmail } from "../../accounts/users.ts";
import { type ActingUser, actingUser } from "../../agencies/membership.ts";
import { actorOf, type Tracing } from "../../compliance/audit/trace.ts";
import { AppError, errorCode } from "../../contract/errors.ts";
import { MAX_CV_BYTES } from "../../contract/limits.ts";
import type { MailAttachment } from "../../cv/conversion.ts";
import { type FolderQuota, refuseFullFolder } from "../../jobs/submit/disk-space.ts";
import { submitCv } from "../../jobs/submit/submit-cv.ts";
import type { Log } from "../../store/log.ts";
import type { HandledFolder, ListedMail, MailSession } from "./mail-session.ts";
import {
  beginMail,
  findMail,
  finishMail,
  forgetAttempt,
  type MailPlace,
  type MailRow,
  mailsSince,
  noteIgnored,
  notePart,
} from "./mails.ts";
import { isAuthentic } from "./message/authentication.ts";
import { automaticKind } from "./message/automatic.ts";
import { messageIdOf, readHeaders } from "./message/headers.ts";
import { senderOf } from "./message/sender.ts";

export type TakeTools = Omit<Parameters<typeof submitCv>[0], "config" | "trace"> & {
  tracing: Tracing;
  config: Parameters<typeof submitCv>[0]["config"] & FolderQuota & { moreKinds: boolean };
  readMail: (bytes: Uint8Array, owner: string, signal: AbortSignal) => Promise<MailAttachment[]>;
  passwordRules: PasswordRules;
  /** A job waits. */
  wake: () => void;
  log: Log;
  /** The server whose Authentication-Results count. */
  trust: string;
  /** The mailbox's own addresses: what comes from there is an answer of this service. */
  ownAddresses: readonly string[];
  answers: boolean;
  mailbox: string;
};

/** Ten CVs of the largest size, as they travel in a mail. Larger mails are not downloaded. */
export const MAX_MAIL_BYTES = 40 * 1024 * 1024;
/** A mail from a mailing list through ten servers has 20 KB. With a longer one a mail is ignored. */
const MAX_HEAD_BYTES = 128 * 1024;
/** Attachments of one mail that become jobs; more is a folder that somebody has sent by mistake. */
const MAX_ATTACHMENTS = 20;
/** Mails of one account within an hour; those beyond wait in the mailbox. */
const MAILS_PER_HOUR = 60;
const HOUR_MS = 60 * 60_000;
/** A mail that was begun so often and never came to its end is left. */
const MAX_ATTEMPTS = 5;

/** `later`: the mail waits in the mailbox. `stop`: so do all others, as nothing can be taken at the moment. `elsewhere`: another service has it. */
export type Taken = HandledFolder | "later" | "stop" | "elsewhere";

type Judged = { ignored: string } | { user: ActingUser; messageId: string | null; isAnswered: boolean };

/**
 * Makes jobs of the attachments of one mail, for the account that its sender's address belongs to. Each job is made in the transaction that notes it beside its mail,
 * so that a mail which is begun with again goes on where it ended. Throws what the mail server's connection throws, and what is no fault of the mail.
 */
export async function takeMail(tools: TakeTools, session: MailSession, listed: ListedMail, stopped: AbortSignal): Promise<Taken> {
  const { store, log, now, mailbox } = tools;
  const place: MailPlace = { mailbox, uidValidity: session.uidValidity, uid: listed.uid };
  const head = await session.read(listed.uid, MAX_HEAD_BYTES);
  if (!head) return "elsewhere";

  const judged = judge(tools, head);
  if ("ignored" in judged) {
    if (!(await session.claim(listed.uid))) return "elsewhere";
    store.transaction((tx) => noteIgnored(tx, place, "ignored", now()));
    log.write("info", "mailbox", "A mail was ignored.", { reason: judged.ignored });
    return "Ignored";
  }
  const { user, messageId, isAnswered } = judged;
  const isNew = !findMail(store.db, place);
  if (isNew && mailsSince(store.db, user.id, new Date(now().getTime() - HOUR_MS)) >= MAILS_PER_HOUR) return "later";
  if (!(await session.claim(listed.uid))) return "elsewhere";

  const mail = store.transaction((tx) => beginMail(tx, { ...place, userId: user.id, messageId }, now()));
  if (mail === "copy") return "Done";
  if (mail.attempts > MAX_ATTEMPTS) {
    store.transaction((tx) => finishMail(tx, mail.sequence, "failed", null));
    log.write("error", "mailbox", "A mail was given up: it did not come to its end.", { attempts: MAX_ATTEMPTS });
    return "Ignored";
  }
  const end = await submitAll(tools, session, { user, mail, listed }, stopped).catch((error) => {
    // A connection that is lost is no fault of the mail.
    if (stopped.aborted || !session.isOpen()) store.transaction((tx) => forgetAttempt(tx, mail.sequence));
    throw error;
  });
  if (end === "stop") {
    store.transaction((tx) => forgetAttempt(tx, mail.sequence));
    return "stop";
  }

  store.transaction((tx) => finishMail(tx, mail.sequence, "taken", isAnswered && tools.answers ? now() : null));
  const { parts = [] } = findMail(store.db, place) ?? {};
  const jobs = parts.filter(({ jobId }) => jobId !== undefined).length;
  log.write("info", "mailbox", "A mail was taken.", { userId: user.id, jobs, refused: parts.length - jobs });
  return "Done";
}

/** Whose mail it is. Who sent it is not told when it is nobody's: the address may be that of somebody else. */
function judge({ store, trust, ownAddresses }: TakeTools, head: Uint8Array): Judged {
  // A second From may stand where nothing is read any more.
  if (!hasEnd(head)) return { ignored: "header too large" };
  const headers = readHeaders(head);
  const sender = senderOf(headers);
  if (sender === null) return { ignored: "ambiguous sender" };
  if (!isAuthentic(headers, trust, sender)) return { ignored: "sender not authenticated" };
  if (ownAddresses.includes(sender.toLowerCase())) return { ignored: "sent by the mailbox itself" };
  const kind = automaticKind(headers);
  if (kind === "answer") return { ignored: "automatic answer" };
  const user = findUserByEmail(store.db, sender);
  if (!user) return { ignored: "unknown sender" };
  // Somebody else may have registered the sender's address, and would be given the CVs.
  if (!isAddressProved(store.db, user.id)) return { ignored: "account with an unproved address" };
  return { user: actingUser(store.db, user), messageId: messageIdOf(headers), isAnswered: kind === null };
}

const hasEnd = (head: Uint8Array) => {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  return head.length < MAX_HEAD_BYTES || bytes.includes("\n\r\n") || bytes.includes("\n\n");
};

type Whose = { user: ActingUser; mail: MailRow; listed: ListedMail };

async function submitAll(
  tools: TakeTools,
  session: MailSession,
  { user, mail, listed }: Whose,
  stopped: AbortSignal,
): Promise<"taken" | "stop"> {
  const { store } = tools;
  const done = new Set(mail.parts.map(({ part }) => part));
  const refuse = (part: number, refused: string) => store.transaction((tx) => notePart(tx, mail.sequence, { part, refused }));
  if (done.has(0)) return "taken";

  const attachments = await attachmentsOf(tools, session, listed, { owner: user.id, stopped });
  if (typeof attachments === "string") {
    refuse(0, attachments);
    return "taken";
  }
  for (const [index, attachment] of attachments.entries()) {
    const part = index + 1;
    if (done.has(part)) continue;
    if (stopped.aborted) return "stop";
    if (part > MAX_ATTACHMENTS) {
      refuse(part, `Only the first ${MAX_ATTACHMENTS} attachments of a mail are taken.`);
      break;
    }
    const refused = await submitOne(tools, { user, mail, part }, attachment);
    if (refused === "stop") return "stop";
    if (refused !== null) refuse(part, refused);
  }
  return "taken";
}

/** The attachments that may be CVs, or the sentence why there are none. */
async function attachmentsOf(
  { config, readMail }: TakeTools,
  session: MailSession,
  { uid, bytes }: ListedMail,
  { owner, stopped }: { owner: string; stopped: AbortSignal },
) {
  if (bytes > MAX_MAIL_BYTES)
    return `This mail is larger than ${MAX_MAIL_BYTES / 1024 / 1024} MB. Please send its attachments in several mails, or upload them.`;
  const mail = await session.read(uid, MAX_MAIL_BYTES);
  if (!mail) throw new AppError("unavailable", "The mail is no longer in the mailbox.");
  try {
    const all = await readMail(mail, owner, stopped);
    const attachments = all.filter(({ isInlinePicture }) => config.moreKinds || !isInlinePicture);
    if (attachments.length > 0) return attachments;
    return `There was no CV in this mail. Please attach it as a ${config.moreKinds ? "file" : "PDF or Word (DOCX) file"}.`;
  } catch (error) {
    if (error instanceof AppError && error.code === "corrupt") return error.message;
    throw error;
  }
}

/** Null for an attachment that has become a job, else the sentence why it has not; `stop` where that is no fault of it. */
async function submitOne(
  tools: TakeTools,
  { user, mail, part }: { user: ActingUser; mail: MailRow; part: number },
  { fileName, bytes, isWinmail }: MailAttachment,
): Promise<string | null> {
  const { store, config, refusals, passwordRules, tracing, wake, log } = tools;
  if (isWinmail) return WINMAIL;
  try {
    if (mustChangePassword(user, passwordRules)) throw new AppError("forbidden", "Please choose a password of your own first.");
    refusals.check(user.id);
    refuseFullFolder(store.db, config, Math.min(bytes.length, MAX_CV_BYTES));
    await submitCv({ ...tools, trace: tracing({ actor: actorOf(user), way: "mail" }) }, { user, cv: { fileName, bytes } }, (tx, job) =>
      notePart(tx, mail.sequence, { part, jobId: job.id }),
    );
    wake();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== "unavailable") return error.message;
    log.write("warning", "mailbox", "A mail could not be taken now. It stays in the mailbox.", { code: errorCode(error) });
    return "stop";
  }
}

const WINMAIL =
  "This is winmail.dat, Outlook's own envelope around the attachments. Please send the mail as plain text or HTML, or upload the files.";
