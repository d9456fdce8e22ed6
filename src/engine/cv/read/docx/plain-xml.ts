/** What stands between `<` and `>` of a beginning. */
type PlainTag = { name: string; attributes: Record<string, string>; isEmpty: boolean };

/** What is told of XML while it is read, in its order. */
export type XmlEvents = {
  open: (name: string, attributes: Record<string, string>) => void;
  close: () => void;
  text: (text: string) => void;
};

/**
 * Reads the XML that word processors write: elements, attributes, text, and the five entities that XML itself names. Equal tags are taken
 * apart once and share their attributes. False as soon as anything else is met, well-formed or not (comments, CDATA, DOCTYPE, references by
 * number, control characters, names beyond ASCII, an end without its beginning): what was told until then is to be thrown away, and a
 * parser of all XML to be asked.
 */
export function readPlainXml(xml: string, { open, close, text }: XmlEvents): boolean {
  const start = DECLARATION.exec(xml)?.[0].length ?? 0;
  if (xml.includes("<!", start) || xml.includes("]]>", start) || NOT_PLAIN.test(xml.slice(start))) return false;

  const tags = new Map<string, PlainTag | undefined>();
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
    const content = xml.slice(next + 1, at - 1);
    if (content.charCodeAt(0) === SLASH) {
      if (names.pop() !== content.slice(1)) return false;
      close();
      continue;
    }
    if (!tags.has(content)) tags.set(content, readTag(content));
    const tag = tags.get(content);
    if (!tag || (hasRoot && names.length === 0)) return false;
    hasRoot = true;
    open(tag.name, tag.attributes);
    if (tag.isEmpty) close();
    else names.push(tag.name);
  }
  return hasRoot && names.length === 0 && BLANK.test(xml.slice(at));
}

const SLASH = 0x2f;
const DECLARATION = /^<\?xml version="1\.0"(?: encoding="[A-Za-z][\w.-]*")?(?: standalone="(?:yes|no)")? ?\?>[ \t\r\n]*/;
/** No character of XML 1.0, or a return, which counts as the end of a line with or without the sign behind it. */
const NOT_PLAIN = /[^\t\n -\ufffd]/;
const BLANK = /^[ \t\n]*$/;

const TAG = /^([A-Za-z_][\w:.-]*)((?:[ \n\t]+[A-Za-z_][\w:.-]*="[^"<\t\n]*")*)[ \n\t]*(\/?)$/;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;

function readTag(content: string): PlainTag | undefined {
  const [, name, written, slash] = TAG.exec(content) ?? [];
  if (name === undefined || written === undefined) return undefined;
  const attributes: Record<string, string> = Object.create(null);
  for (const [, key, quoted] of written.matchAll(ATTRIBUTE) as Iterable<[string, string, string]>) {
    const value = decoded(quoted);
    if (value === undefined || key in attributes) return undefined;
    attributes[key] = value;
  }
  return { name, attributes, isEmpty: slash === "/" };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };

/** With its entities as what they stand for; undefined when XML does not name one of them. */
function decoded(text: string): string | undefined {
  if (!text.includes("&")) return text;
  return OTHER_ENTITY.test(text) ? undefined : text.replace(ENTITY, (entity) => ENTITIES[entity] as string);
}

const ENTITY = /&(?:amp|lt|gt|quot|apos);/g;
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;
