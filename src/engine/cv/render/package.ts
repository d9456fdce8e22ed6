import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const EPOCH = "2000-01-01T00:00:00Z";
/** The oldest time that a zip entry can carry (MS-DOS time). */
const ZIP_TIME = new Date(1980, 0, 1);

/**
 * Makes an Office package depend on its content alone: fixed times, relation ids counted in the order they stand, the language
 * among the properties. What wrote the package drew ids at random and looked at the clock.
 */
export function settlePackage(bytes: Uint8Array, { language }: { language: string }): Uint8Array {
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => !name.endsWith("/"));
  const renamed = countIds(names, parts);
  const settled = names.map((name) => [name, isXml(name) ? strToU8(settleXml(name, strFromU8(parts[name] as Uint8Array), renamed, language)) : parts[name]]);

  return zipSync(Object.fromEntries(settled), { mtime: ZIP_TIME, level: 6 });
}

const isXml = (name: string) => /\.(xml|rels)$/.test(name);
const RANDOM_ID = /\brId[A-Za-z0-9_-]{15,}/g;

function countIds(names: string[], parts: Record<string, Uint8Array>): Map<string, string> {
  const found = names.filter((name) => name.endsWith(".rels")).flatMap((name) => strFromU8(parts[name] as Uint8Array).match(RANDOM_ID) ?? []);
  return new Map([...new Set(found)].map((id, index) => [id, `rIdLink${index + 1}`]));
}

function settleXml(name: string, xml: string, renamed: Map<string, string>, language: string): string {
  if (name === "docProps/core.xml") {
    return xml
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${EPOCH}`)
      .replace("</cp:coreProperties>", `<dc:language>${language}</dc:language></cp:coreProperties>`);
  }
  return xml.replace(RANDOM_ID, (id) => renamed.get(id) ?? id);
}
