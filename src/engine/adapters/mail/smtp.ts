import { Transform } from "node:stream";
import { createTransport } from "nodemailer";
import type { SendReply } from "../../messaging/mailbox/replies.ts";
import type { MessageRow } from "../../messaging/messages/messages.ts";

export type Mailer = {
  /** Hands a message to the mail server. Rejects with whatever went wrong. */
  send(message: MessageRow): Promise<void>;
  close(): void;
};

const TIMEOUT_MS = 20_000;
const SUBJECTS: Record<MessageRow["kind"], (message: MessageRow) => string> = {
  contact: ({ name }) => `Vitae: message from ${name}`,
  signup: ({ email }) => `Vitae: new trial account ${email}`,
};

/** Mails to the operators over SMTP, one connection at a time. */
export function openMailer({ smtpUrl, to }: { smtpUrl: string; to: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });

  return {
    async send(message) {
      const { kind, name, email, company, message: text } = message;
      await transport.sendMail({
        from: { name: "Vitae", address: to },
        to,
        replyTo: { name, address: email },
        subject: SUBJECTS[kind](message),
        text: `${text}\n\nName: ${name}\nE-mail: ${email}\nCompany: ${company}\n`,
      });
    },
    close: () => transport.close(),
  };
}

/** Answers mails, as programs should (RFC 3834): no other program answers these in turn. */
export function openReplySender({ smtpUrl, from }: { smtpUrl: string; from: string }): { send: SendReply; close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  let hasBegun = false;
  // The mail is read when the connection is there and the server has taken the password.
  transport.use("stream", (mail, done) => {
    mail.message.transform(
      () =>
        new Transform({
          transform(chunk, _encoding, next) {
            hasBegun = true;
            next(null, chunk);
          },
        }),
    );
    done();
  });
  return {
    async send({ to, inReplyTo, subject, text, attachments }) {
      hasBegun = false;
      try {
        await transport.sendMail({
          from: { name: "Vitae", address: from },
          to,
          subject,
          text,
          ...(inReplyTo && { inReplyTo, references: inReplyTo }),
          headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
          attachments: attachments.map(({ fileName, path }) => ({ filename: fileName, path })),
        });
        return "sent";
      } catch (error) {
        // A connection that breaks while the mail is sent says nothing about whether it was taken.
        return !hasBegun || typeof (error as { responseCode?: number }).responseCode === "number" ? "refused" : "unknown";
      }
    },
    close: () => transport.close(),
  };
}
