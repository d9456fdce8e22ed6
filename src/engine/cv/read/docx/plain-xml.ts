import { isAsciiLetter } from "../../text/ascii.ts";

/** The beginning of an element. */
export type XmlTag = {
  name: string;
  attributes: Record<string, string>;
  /** False where no attribute declares a namespace. */
  declares: boolean;
  isPrefixed: boolean;
};
/** `written`: what stands between `<` and `>`. */
type PlainTag = XmlTag & { written: string; isEmpty: boolean };

/** What is told of XML while it is read, in its order. */
export type XmlEvents = {
  open: (tag: XmlTag) => void;
  close: () => void;
  text: (text: string) => void;
};

/**
 * Reads the XML that word processors write: elements, attributes, text, and the five entities that XML itself names. Equal tags are mostly
 * taken apart once and share their attributes. False as soon as anything else is met, well-formed or not (comments, CDATA, DOCTYPE, references by
 * number, control characters, names beyond ASCII, an end without its beginning): what was told until then is to be thrown away, and a
 * parser of all XML to be asked.
 */
export function readPlainXml(xml: string, { open, close, text }: XmlEvents): boolean {
  const start = DECLARATION.exec(xml)?.[0].length ?? 0;
  if (xml.includes("<!", start) || xml.includes("]]>", start) || NOT_PLAIN.test(xml.slice(start))) return false;

  const tagOf = tagReader(xml);
  const names: string[] = [];
  let at = start;
  let hasRoot = false;
  for (let next = xml.indexOf("<", at); next >= 0; next = xml.indexOf("<", at)) {
    if (next > at) {
      const shown = decoded(xml.slice(at, next));
      if (shown === undefined || (names.length === 0 && !BLANK.test(shown))) return false;
      text(shown);
    }

    at = xml.indexOf(">", next) + 1;
    if (at === 0) return false;
    if (xml.charCodeAt(next + 1) === SLASH) {
      const name = names.pop();
      if (name === undefined || name.length !== at - next - 3 || !xml.startsWith(name, next + 2)) return false;
      close();
      continue;
    }
    const tag = tagOf(next + 1, at - 1);
    if (!tag || (hasRoot && names.length === 0)) return false;
    hasRoot = true;
    open(tag);
    if (tag.isEmpty) close();
    else names.push(tag.name);
  }
  return hasRoot && names.length === 0 && BLANK.test(xml.slice(at));
}

const SLASH = 0x2f;

/**
 * Takes apart what stands from one place of the text to another; undefined for what is no plain tag. Of those of about one length and with the same
 * letters at some places the last one is kept, so that most tags are known without a text of their own.
 */
function tagReader(xml: string): (from: number, to: number) => PlainTag | undefined {
  const recent: (PlainTag | undefined)[] = new Array(RECENT).fill(undefined);
  return (from, to) => {
    const slot = (to - from + 31 * xml.charCodeAt(from + 2) + 17 * xml.charCodeAt(from + 3) + 7 * xml.charCodeAt(to - 2)) & (RECENT - 1);
    const last = recent[slot];
    if (last !== undefined && last.written.length === to - from && xml.startsWith(last.written, from)) return last;
    const tag = readTag(xml.slice(from, to));
    recent[slot] = tag;
    return tag;
  };
}

const RECENT = 256;
const DECLARATION = /^<\?xml version="1\.0"(?: encoding="[A-Za-z][\w.-]*")?(?: standalone="(?:yes|no)")? ?\?>[ \t\r\n]*/;
/** No character of XML 1.0, or a return, which counts as the end of a line with or without the sign behind it. */
const NOT_PLAIN = /[^\t\n -\ufffd]/;
const BLANK = /^[ \t\n]*$/;

const NOT_IN_VALUE = /[<\t\n]/;
const [EQUALS, QUOTE] = [0x3d, 0x22];

/** A name, attributes with a blank before each, and perhaps a slash. */
function readTag(written: string): PlainTag | undefined {
  const isEmpty = written.endsWith("/");
  const end = isEmpty ? written.length - 1 : written.length;
  let at = endOfName(written, 0);
  const name = written.slice(0, at);
  const attributes: Record<string, string> = Object.create(null);
  while (at > 0) {
    const from = endOfBlanks(written, at);
    if (from === end) return { written, name, attributes, declares: written.includes("xmlns"), isPrefixed: name.includes(":"), isEmpty };
    const equals = endOfName(written, from);
    const close = written.indexOf('"', equals + 2);
    if (from === at || equals === from || close < 0) return undefined;
    if (written.charCodeAt(equals) !== EQUALS || written.charCodeAt(equals + 1) !== QUOTE) return undefined;
    const key = written.slice(from, equals);
    const quoted = written.slice(equals + 2, close);
    const value = NOT_IN_VALUE.test(quoted) ? undefined : decoded(quoted);
    if (value === undefined || key in attributes) return undefined;
    attributes[key] = value;
    at = close + 1;
  }
  return undefined;
}

function endOfBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

const isBlank = (code: number) => code === SPACE || code === TAB || code === LINE_FEED;
const [SPACE, TAB, LINE_FEED] = [0x20, 0x09, 0x0a];

/** `from` where no name begins. */
function endOfName(text: string, from: number): number {
  let at = from;
  while (isOfName(text.charCodeAt(at), at > from)) at += 1;
  return at;
}

/** Letters and "_", and after the first of them figures and ":.-". */
const isOfName = (code: number, isLater: boolean) =>
  isAsciiLetter(code) || code === UNDERSCORE || (isLater && ((code >= DIGIT_0 && code <= COLON) || code === DOT || code === HYPHEN));

const [UNDERSCORE, DIGIT_0, COLON, DOT, HYPHEN] = [0x5f, 0x30, 0x3a, 0x2e, 0x2d];

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };

/** With its entities as what they stand for; undefined when XML does not name one of them. */
function decoded(text: string): string | undefined {
  if (!text.includes("&")) return text;
  return OTHER_ENTITY.test(text) ? undefined : text.replace(ENTITY, (entity) => ENTITIES[entity] as string);
}

const ENTITY = /&(?:amp|lt|gt|quot|apos);/g;
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;
