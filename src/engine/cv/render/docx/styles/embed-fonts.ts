import type { Parts } from "../../../package/zip-writer.ts";
import { MIN_BOLD_WEIGHT } from "../../brand/thresholds.ts";
import type { FontFile } from "../../template/template.ts";

const FONT_TABLE = "word/fontTable.xml";
const FONT_RELATIONS = "word/_rels/fontTable.xml.rels";
const SETTINGS = "word/settings.xml";
const FONT_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/font";

/**
 * The parts with the agency's own fonts in them, so that a reader without the fonts sees and edits the document in them (ISO 29500-1, 17.8.1). Fonts
 * whose licence flags forbid editing stay out, and so do OpenType fonts with PostScript outlines, which Word does not embed.
 */
export function embedFonts(parts: Parts, fonts: FontFile[]): Parts {
  const embedded = oneOfEachStyle(fonts.filter(({ editable, base64 }) => editable && isTrueType(base64))).map(toEmbedded);
  if (embedded.length === 0) return parts;
  const families = Map.groupBy(embedded, ({ family }) => family);
  const table = [...families].map(([family, cuts]) => fontElement(family, cuts)).join("");
  const relations = embedded.map(({ id, part }) => `<Relationship Id="${id}" Type="${FONT_RELATION}" Target="${part}"/>`).join("");

  const changed = new Map(parts);
  rewrite(changed, FONT_TABLE, (xml) => xml.replace(/\/>$/, `>${table}</w:fonts>`));
  rewrite(changed, FONT_RELATIONS, (xml) => xml.replace(/\/>$/, `>${relations}</Relationships>`));
  rewrite(changed, SETTINGS, (xml) => xml.replace("<w:displayBackgroundShape/>", "$&<w:embedTrueTypeFonts/>"));
  for (const { part, bytes } of embedded) changed.set(`word/${part}`, bytes);
  return changed;
}

/** The version of the file begins "true" or 00 01 00 00 for TrueType outlines. */
const isTrueType = (base64: string) => ["AAEAAA", "dHJ1ZQ"].some((start) => base64.startsWith(start));

/** Word has four cuts of a family. Of several that would be one of them, "Light" and "Regular", it is the nearest to a regular or bold weight. */
function oneOfEachStyle(fonts: FontFile[]): FontFile[] {
  const aside = (font: FontFile) => Math.abs(font.weight - (isBold(font) ? BOLD_WEIGHT : REGULAR_WEIGHT));
  const styles = Map.groupBy(fonts, (font) => `${font.family} ${styleOf(font)}`);
  return [...styles.values()].map((cuts) => cuts.reduce((best, cut) => (aside(cut) < aside(best) ? cut : best)));
}

/** By the names of the OpenType specification. Unit: OpenType weight class. */
const [REGULAR_WEIGHT, BOLD_WEIGHT] = [400, 700];
const isBold = ({ weight }: FontFile) => weight >= MIN_BOLD_WEIGHT;
const styleOf = (font: FontFile) => `${isBold(font) ? "Bold" : ""}${font.italic ? "Italic" : ""}` || "Regular";

type Embedded = ReturnType<typeof toEmbedded>;

function toEmbedded(file: FontFile, index: number) {
  const font = Buffer.from(file.base64, "base64");
  const key = fontKey(font);
  const [id, part] = [`rIdFont${index + 1}`, `fonts/font${index + 1}.odttf`];
  return { family: file.family, style: styleOf(file), key, id, part, bytes: obfuscated(font, key) };
}

/** A GUID that follows from the font: the same document has the same bytes. */
function fontKey(font: Uint8Array): string {
  const hex = new Bun.CryptoHasher("sha256").update(font).digest("hex").slice(0, 32).toUpperCase();
  return `{${hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")}}`;
}

/** The first 32 bytes are XORed with the bytes of the key from its end (ISO 29500-4, 9.1 "font embedding"). */
function obfuscated(font: Uint8Array, key: string): Uint8Array {
  const bytes = Uint8Array.from(font);
  const mask = Buffer.from(key.replace(/[{}-]/g, ""), "hex").reverse();
  for (let index = 0; index < 32; index++) bytes[index] = (bytes[index] as number) ^ (mask[index % 16] as number);
  return bytes;
}

/** The order of the cuts is that of the schema. */
const STYLES = ["Regular", "Bold", "Italic", "BoldItalic"];

function fontElement(family: string, cuts: Embedded[]): string {
  const embedded = STYLES.flatMap((style) => cuts.find((cut) => cut.style === style) ?? []);
  const elements = embedded.map(({ style, id, key }) => `<w:embed${style} r:id="${id}" w:fontKey="${key}"/>`).join("");
  return `<w:font w:name="${escaped(family)}">${elements}</w:font>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function rewrite(parts: Map<string, string | Uint8Array>, name: string, change: (xml: string) => string): void {
  const xml = parts.get(name);
  const changed = typeof xml === "string" ? change(xml) : xml;
  if (changed === undefined || changed === xml) throw new Error(`${name} is not as expected`);
  parts.set(name, changed);
}
