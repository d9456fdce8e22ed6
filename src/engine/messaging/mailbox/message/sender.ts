import type { Header } from "./headers.ts";

/** Longer than any list of names that a person writes. */
const MAX_FROM_CHARS = 2_000;

/**
 * The one address of the one From field: `Ada Byron <ada@agency.test>`. Null where another reader of mails could see another address: several fields or addresses, a
 * group, an address in the name outside quotes, quotes or comments without an end.
 */
export function senderOf(headers: Header[]): string | null {
  const [from, ...more] = headers.filter(({ name }) => name === "from");
  if (!from || more.length > 0 || from.value.length > MAX_FROM_CHARS) return null;
  const plain = withoutQuotesAndComments(from.value);
  const found = plain === null ? null : (IN_BRACKETS.exec(plain) ?? BARE.exec(plain));
  return found?.[1] ?? null;
}

const IN_BRACKETS = /^[^<>@,;:]*<([^<>\s,;:@]+@[^<>\s,;:@]+)>$/;
const BARE = /^([^<>\s,;:@]+@[^<>\s,;:@]+)$/;

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** Null where a quote or a comment does not end, and for a quote that is part of an address. */
function withoutQuotesAndComments(text: string): string | null {
  let plain = "";
  let quoted = false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "\\" && (quoted || depth > 0)) at += 1;
    else if (quoted) quoted = character !== '"';
    else if (character === "(") depth += 1;
    else if (depth > 0) depth -= character === ")" ? 1 : 0;
    else if (character === '"') {
      quoted = true;
      // A name before an address; `"a"@b.test` becomes ` @b.test`, which is no address.
      plain += " ";
    } else plain += character;
  }
  return quoted || depth > 0 ? null : plain.trim();
}
