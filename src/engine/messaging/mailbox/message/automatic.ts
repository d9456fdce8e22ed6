import { type Header, headerOf } from "./headers.ts";

/**
 * What no person has sent. `answer`: a bounce or an automatic reply, perhaps to a mail of this service, whose attachments are no CVs. `notice`: a mail of a program or a
 * mailing list; what is attached to it counts, and nobody waits for a reply.
 */
export function automaticKind(headers: Header[]): "answer" | "notice" | null {
  const textOf = (name: string) => (headerOf(headers, name) ?? "").toLowerCase();
  const has = (...names: string[]) => names.some((name) => headerOf(headers, name) !== undefined);
  const precedence = textOf("precedence");
  const submitted = textOf("auto-submitted");

  const isBounce = textOf("return-path").replace(/\s/g, "") === "<>" || textOf("content-type").startsWith("multipart/report");
  if (isBounce || submitted.startsWith("auto-replied") || precedence === "auto_reply" || has("x-autoreply", "x-autorespond"))
    return "answer";
  const isSubmitted = submitted !== "" && !submitted.startsWith("no");
  if (isSubmitted || ["bulk", "list", "junk"].includes(precedence) || has("list-id", "x-auto-response-suppress")) return "notice";
  return null;
}
