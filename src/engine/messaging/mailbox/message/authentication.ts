import { domainToASCII } from "node:url";
import { lookUp } from "../../../contract/look-up.ts";
import { type Header, headerOf } from "./headers.ts";
import { domainOf } from "./sender.ts";

/** What one method found out: `dkim=pass header.d=agency.test`. */
type Result = { method: string; outcome: string; properties: Map<string, string> };

/** More than twenty results of twenty methods. */
const MAX_HEADER_CHARS = 20_000;

/**
 * Whether the server that is trusted says that a mail comes from the domain in its From field (RFC 8601): DMARC passed for it; or DKIM or SPF passed, and the domain
 * that signed or sent is the same one, or one above it. Only the topmost header of that server counts, as whoever sends a mail can put others below it. A DMARC
 * result that is neither `pass` nor `none` counts against the mail, whatever else passed.
 */
export function isAuthentic(headers: Header[], server: string, fromAddress: string): boolean {
  const topmost = headers.find(({ name, value }) => name === "authentication-results" && serverOf(value) === server.toLowerCase());
  if (!topmost || topmost.value.length > MAX_HEADER_CHARS || hasStrangeReturnPath(headers)) return false;
  const from = asciiOf(domainOf(fromAddress));
  if (from === "") return false;
  const results = resultsOf(topmost.value);
  const dmarc = results.filter(({ method }) => method === "dmarc");
  if (dmarc.some(({ outcome }) => outcome !== "pass" && outcome !== "none")) return false;
  if (dmarc.some((result) => result.outcome === "pass" && domainIn(result, "header.from") === from)) return true;
  return results.some(
    (result) =>
      result.outcome === "pass" && (lookUp(PROVED_BY, result.method) ?? []).some((name) => isAligned(domainIn(result, name), from)),
  );
}

/** Where a method names the domain that it has proved. */
const PROVED_BY: Record<string, string[]> = { dkim: ["header.d", "header.i"], spf: ["smtp.mailfrom"] };

/**
 * The same domain, or one above it. One below it is not enough, other than in DMARC: whether `a.host.test` belongs to the owner of `host.test` only a list of public
 * suffixes could say.
 */
const isAligned = (proved: string, from: string) => proved.includes(".") && (proved === from || from.endsWith(`.${proved}`));

const domainIn = ({ properties }: Result, name: string) => asciiOf(domainOf(properties.get(name) ?? ""));
const asciiOf = (domain: string) => domainToASCII(domain.toLowerCase());

/** Servers write the sender of the envelope into a comment: one with quotes or brackets could end it. */
const hasStrangeReturnPath = (headers: Header[]) => /["\\();]/.test(headerOf(headers, "return-path") ?? "");

const serverOf = (value: string) => clausesOf(value.slice(0, MAX_HEADER_CHARS))[0]?.[0]?.toLowerCase();

function resultsOf(value: string): Result[] {
  const [, ...clauses] = clausesOf(value);
  return clauses.flatMap(([first = "", ...rest]) => {
    const [method = "", outcome = ""] = pairOf(first);
    // `dkim/1=pass`: the version says nothing about the result.
    const name = method.split("/")[0] as string;
    return [{ method: name.toLowerCase(), outcome: outcome.toLowerCase(), properties: new Map(rest.map(pairOf)) }];
  });
}

const pairOf = (token: string): [string, string] => {
  const equals = token.indexOf("=");
  return equals < 0 ? [token.toLowerCase(), ""] : [token.slice(0, equals).toLowerCase(), token.slice(equals + 1)];
};

/** The words of each part between semicolons, without comments; a quoted string is part of its word, and there is no space around "=". */
function clausesOf(value: string): string[][] {
  const clauses: string[][] = [[]];
  let word = "";
  let quoted = false;
  let depth = 0;
  const endWord = () => {
    const words = clauses.at(-1) as string[];
    const last = words.at(-1);
    if (last !== undefined && word !== "" && (word.startsWith("=") || last.endsWith("="))) words[words.length - 1] = last + word;
    else if (word !== "") words.push(word);
    word = "";
  };
  for (let at = 0; at < value.length; at++) {
    const character = value[at] as string;
    if (character === "\\" && (quoted || depth > 0)) {
      at += 1;
      if (quoted) word += value[at] ?? "";
    } else if (quoted) {
      if (character === '"') quoted = false;
      else word += character;
    } else if (character === "(") {
      endWord();
      depth += 1;
    } else if (depth > 0) depth -= character === ")" ? 1 : 0;
    else if (character === '"') quoted = true;
    else if (character === ";") {
      endWord();
      clauses.push([]);
    } else if (/\s/.test(character)) endWord();
    else word += character;
  }
  endWord();
  return clauses;
}
