import { strFromU8, strToU8, zipSync } from "fflate";

const EPOCH = "2000-01-01T00:00:00Z";
/** The oldest time that a zip entry can carry (MS-DOS time). */
const ZIP_TIME = new Date(1980, 0, 1);

/** `mend` rewrites the XML of each part where a library leaves something out. */
type Settling = { language: string; mend?: (xml: string) => string };

/** An unpacked Office file: the content of its parts by their names. */
export type Parts = Iterable<[name: string, content: Uint8Array | string]>;

/**
 * Packs the parts of an Office file so that it depends on its content alone: fixed times, relation ids counted in the order they stand, the language
 * among the properties. What wrote the parts drew ids at random and looked at the clock.
 */
export function packSettled(parts: Parts, { language, mend = (xml) => xml }: Settling): Uint8Array {
  const sorted = [...parts].filter(([name]) => !name.endsWith("/")).sort(([a], [b]) => Number(isHead(b)) - Number(isHead(a)));
  const settle = settler(language);
  const settled = sorted.map(([name, content]) => [
    name,
    /\.(xml|rels)$/.test(name) ? strToU8(mend(settle(name, asText(content)))) : asBytes(content),
  ]);

  return zipSync(Object.fromEntries(settled), { mtime: ZIP_TIME, level: 6 });
}

const asText = (content: Uint8Array | string) => (typeof content === "string" ? content : strFromU8(content));
const asBytes = (content: Uint8Array | string) => (typeof content === "string" ? strToU8(content) : content);

/** Readers that do not seek want the table of contents first. */
const isHead = (name: string) => name === "[Content_Types].xml";

const RANDOM_RELATION = /\brId[A-Za-z0-9_-]{15,}/g;
const DRAWING_ID = /(<wp:docPr id=")\d+/g;

/** Counts ids anew over all parts of one package: a relation keeps its number wherever it is named. */
function settler(language: string): (name: string, xml: string) => string {
  const relations = new Map<string, string>();
  let drawings = 0;
  const relation = (id: string) => {
    if (!relations.has(id)) relations.set(id, `rIdLink${relations.size + 1}`);
    return relations.get(id) as string;
  };
  return (name, xml) =>
    name === "docProps/core.xml"
      ? settleProperties(xml, language)
      : xml.replace(RANDOM_RELATION, relation).replace(DRAWING_ID, (_, head: string) => `${head}${++drawings}`);
}

function settleProperties(xml: string, language: string): string {
  return xml
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${EPOCH}`)
    .replace("</cp:coreProperties>", `<dc:language>${language}</dc:language></cp:coreProperties>`);
}
