import { type Parts, writeZip } from "../package/zip-writer.ts";

const EPOCH = "2000-01-01T00:00:00Z";

type Options = { language: string };

/**
 * Packs the parts of an Office file so that its bytes depend on its content alone: fixed times, relationship ids numbered in document order, and the
 * language in the properties. The libraries that write the parts use random ids and the present time.
 */
export function packReproducibly(parts: Parts, { language }: Options): Uint8Array {
  const sorted = [...parts].filter(([name]) => !name.endsWith("/")).sort(([a], [b]) => Number(isHead(b)) - Number(isHead(a)));
  const normalise = normaliser(language);
  return writeZip(
    sorted.map(([name, content]) => [name, /\.(xml|rels)$/.test(name) ? normalise(name, asText(content)) : content] as const),
  );
}

const asText = (content: Uint8Array | string) => (typeof content === "string" ? content : new TextDecoder().decode(content));

/** The part that comes first in the ZIP file, for programs that read it from start to end. */
const isHead = (name: string) => name === "[Content_Types].xml";

const RANDOM_RELATION = /\brId[A-Za-z0-9_-]{15,}/g;
const DRAWING_ID = /(<wp:docPr id=")\d+/g;

/** Numbers the ids of one package anew; a relationship has the same number in all parts. */
function normaliser(language: string): (name: string, xml: string) => string {
  const relations = new Map<string, string>();
  let drawings = 0;
  const relation = (id: string) => {
    if (!relations.has(id)) relations.set(id, `rIdLink${relations.size + 1}`);
    return relations.get(id) as string;
  };
  return (name, xml) =>
    name === "docProps/core.xml"
      ? normaliseProperties(xml, language)
      : xml.replace(RANDOM_RELATION, relation).replace(DRAWING_ID, (_, head: string) => `${head}${++drawings}`);
}

function normaliseProperties(xml: string, language: string): string {
  return xml
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${EPOCH}`)
    .replace("</cp:coreProperties>", `<dc:language>${language}</dc:language></cp:coreProperties>`);
}
