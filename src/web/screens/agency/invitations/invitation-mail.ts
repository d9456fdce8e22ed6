import type { CreatedAgencyInvitation } from "../../../../engine/contract/api.ts";
import { dateAndTime } from "../../../lib/text/time.ts";

/** Opens a mail to the invited person in the user's own mail program (RFC 6068: lines end with CR LF). */
export function mailTo({ email, url, expiresAt }: CreatedAgencyInvitation, agency: string): string {
  const subject = `Join ${agency} in Vitae`;
  const lines = [
    "Hello,",
    "",
    `please join ${agency} in Vitae with this link:`,
    url,
    "",
    `It is for ${email} and can be used until ${dateAndTime(expiresAt)}.`,
    "",
  ];
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}
