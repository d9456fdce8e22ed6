/** A header field: its name in lower case, its value on one line. Encoded words stay as they are. */
export type Header = { name: string; value: string };

/**
 * The header fields of a mail, in the order in which they stand there, up to the empty line. A line that is neither a field nor the continuation of one is left
 * out.
 */
export function readHeaders(bytes: Uint8Array): Header[] {
  const fields: { name: string; lines: string[] }[] = [];
  for (const ended of new TextDecoder().decode(bytes).split("\n")) {
    const line = ended.endsWith("\r") ? ended.slice(0, -1) : ended;
    if (line === "") break;
    const isContinued = line.startsWith(" ") || line.startsWith("\t");
    const colon = line.indexOf(":");
    if (isContinued) fields.at(-1)?.lines.push(line);
    else if (colon > 0) fields.push({ name: line.slice(0, colon).trimEnd().toLowerCase(), lines: [line.slice(colon + 1)] });
  }
  return fields.map(({ name, lines }) => ({ name, value: lines.join("").trim() }));
}

/** The value of the first field of a name. */
export const headerOf = (headers: Header[], name: string): string | undefined => headers.find((header) => header.name === name)?.value;

/** The Message-ID with its angle brackets; null where there is none that another mail could name. */
export function messageIdOf(headers: Header[]): string | null {
  const id = headerOf(headers, "message-id") ?? "";
  return id.length <= MAX_MESSAGE_ID_CHARS && /^<[\x21-\x3b\x3d\x3f-\x7e]+>$/.test(id) ? id : null;
}
/** A line of a mail has at most 998 characters (RFC 5322, 2.1.1). */
const MAX_MESSAGE_ID_CHARS = 900;
