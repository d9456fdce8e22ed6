import { createTransport } from "nodemailer";
import type { MessageRow } from "../../messages/messages.ts";

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
