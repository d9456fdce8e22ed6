import PostalMime, { type Attachment } from "postal-mime";
import { refusal } from "../../../contract/errors.ts";
import type { MailAttachment } from "../../../cv/conversion.ts";

/** A mail of people has parts in parts in parts; with ten forwards in each other some thirty. */
const MAX_NESTING = 40;
const MAX_HEADER_BYTES = 1024 * 1024;
/** Mails that are attached to mails that are attached. */
const MAX_FORWARDS = 5;

/**
 * The attachments of a mail and of the mails that are attached to it, in their order. What mail programs add by themselves is left out: pictures that the text
 * shows, signatures, invitations, business cards. Throws AppError "corrupt" for a mail that cannot be read. This runs in the converter: what a mail may do to its
 * reader is not known.
 */
export async function readMail(bytes: Uint8Array, forwards = 0): Promise<MailAttachment[]> {
  const { attachments } = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTING,
    maxHeadersSize: MAX_HEADER_BYTES,
  }).catch(() => {
    throw refusal("corrupt", "This mail is damaged or too complex, and its attachments cannot be read.");
  });
  const found: MailAttachment[] = [];
  for (const attachment of attachments.filter(isOfAPerson)) {
    if (attachment.mimeType !== "message/rfc822") found.push(toAttachment(attachment));
    else if (forwards < MAX_FORWARDS) found.push(...(await readMail(bytesOf(attachment), forwards + 1)));
  }
  return found;
}

const ADDED =
  /^(?:application\/(?:x-)?pkcs7-signature|application\/pgp-(?:signature|keys|encrypted)|text\/(?:x-)?vcard|text\/calendar|message\/delivery-status)$/;

/** A photographed page has more, and the logo of a signature less: telephones put photos between the lines of a mail as if they were logos. */
const MIN_PHOTO_BYTES = 300 * 1024;

const isOfAPerson = (attachment: Attachment) => !ADDED.test(attachment.mimeType) && !isLogo(attachment);

/** A picture with a Content-ID is one that the text shows. */
const isLogo = (attachment: Attachment) =>
  attachment.mimeType.startsWith("image/") &&
  (attachment.related || attachment.contentId !== undefined) &&
  bytesOf(attachment).length < MIN_PHOTO_BYTES;

function toAttachment(attachment: Attachment): MailAttachment {
  const { filename, mimeType, disposition } = attachment;
  const fileName = filename ?? "";
  return {
    fileName,
    bytes: bytesOf(attachment),
    ...((mimeType === "application/ms-tnef" || /^winmail\.dat$/i.test(fileName)) && { isWinmail: true }),
    ...(mimeType.startsWith("image/") && disposition === "inline" && { isInlinePicture: true }),
  };
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer);
