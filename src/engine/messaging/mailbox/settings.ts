/** Where the mailbox is: `imaps://cv%40agency.test@mail.agency.test/INBOX`. */
export type MailboxAddress = {
  host: string;
  port: number;
  /** TLS from the first byte; else STARTTLS, without which nothing is sent, unless the server is this machine. */
  secure: boolean;
  isLocal: boolean;
  user: string;
  folder: string;
};

const MAILBOX_REPLIES = ["no", "notice", "document"] as const;
/** Whether a mail is answered: not at all, with an address of the desk, or with the documents. */
export type MailboxReply = (typeof MAILBOX_REPLIES)[number];

export type MailboxSettings = {
  mailboxUrl: MailboxAddress | null;
  mailboxPassword: string | null;
  mailboxTrust: string | null;
  mailboxReply: MailboxReply;
  smtpUrl: string | null;
  mailTo: string | null;
};

/** Throws an error whose message completes "VITAE_MAILBOX_URL …". */
export function parseMailboxAddress(value: string): MailboxAddress | null {
  if (value === "") return null;
  const url = URL.parse(value);
  if (!url || !/^imaps?:$/.test(url.protocol)) throw new Error("must be an address such as imaps://user@host/INBOX");
  if (url.password !== "") throw new Error("must not contain the password; that is VITAE_MAILBOX_PASSWORD");
  if (url.username === "") throw new Error("must name the user, such as imaps://user@host/INBOX");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "imaps:";
  return {
    host,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    isLocal: ["127.0.0.1", "::1", "localhost"].includes(host),
    user: decodeURIComponent(url.username),
    folder: decodeURIComponent(url.pathname.slice(1)) || "INBOX",
  };
}

/** Throws an error whose message completes "VITAE_MAILBOX_REPLY …". */
export function parseMailboxReply(value: string): MailboxReply {
  const known = MAILBOX_REPLIES.find((one) => one === value.toLowerCase());
  if (!known) throw new Error(`must be one of ${MAILBOX_REPLIES.join(", ")}`);
  return known;
}

/** Why the mailbox is not read although an address is set; null when it is, or when there is none. */
export function mailboxProblem({ mailboxUrl, mailboxPassword, mailboxTrust }: MailboxSettings): string | null {
  if (!mailboxUrl) return null;
  if (!mailboxPassword) return "The mailbox is not read: VITAE_MAILBOX_PASSWORD is missing.";
  if (!mailboxTrust)
    return "The mailbox is not read: without VITAE_MAILBOX_TRUST no mail is trusted. It names the server whose Authentication-Results count.";
  return null;
}

/** Why mails are not answered although answers are wished. */
export function replyProblem(settings: MailboxSettings): string | null {
  if (!settings.mailboxUrl || settings.mailboxReply === "no") return null;
  if (!settings.smtpUrl) return "Mails to the mailbox are not answered: SMTP_URL is missing.";
  if (!replySender(settings)) return "Mails to the mailbox are not answered: its user is no e-mail address, and VITAE_MAIL_TO is missing.";
  return null;
}

/** The address that answers come from. */
export const replySender = ({ mailboxUrl, mailTo }: MailboxSettings): string | null =>
  mailboxUrl?.user.includes("@") ? mailboxUrl.user : mailTo;
