import type { CoverPage } from "../../cover-page.ts";
import type { Letterhead } from "../../letterhead.ts";
import type { Part, Parts, XmlPart } from "../package/parts.ts";
import { keptPicture } from "../package/picture-file.ts";
import { type Edits, escapeAttribute, rewrite } from "../source/edits.ts";
import { allOf, childNamed, elementsOf, parseSource, type SourceElement } from "../source/source.ts";
import { coverMarkup, noticeMarkup } from "./cover-markup.ts";
import { footerHeight, footerMarkup, headerHeight, headerMarkup } from "./letterhead-markup.ts";
import { type Logo, type Pen, penFor } from "./markup.ts";
import { overhangOf } from "./overhang.ts";
import { type DocumentSection, type Furniture, type PageType, readSections, textWidth } from "./sections.ts";
import { MIN_HEADER_TWIPS } from "./thresholds.ts";

type House = { letterhead?: Letterhead; cover?: CoverPage };
type Setting = House & { parts: Parts; pen: Pen; edits: Edits; logo: LogoPlacer | undefined; types: PageType[]; body: SourceElement };
type LogoPlacer = { part: Part; placeIn: (part: Part) => Logo };

/**
 * Puts the agency's letterhead into the header and footer of every page, above and below what stands there, and its cover before the first page, as
 * a section of its own. Gives the parts that are the agency's. `tell` is called where something on the first page stands in the place of the letterhead.
 */
export function addHouse(parts: Parts, { letterhead, cover }: House, isStrict: boolean, tell: () => void): Set<Part> {
  if (!letterhead && !cover) return new Set();
  const pen = penFor(isStrict);
  const logo = letterhead?.logo && placerOf(letterhead.logo, parts);
  const { document } = parts;
  document.text = rewrite(document.text, [
    addLastSection(pen),
    ({ root }, edits) => {
      const { sections, types } = readSections(root, parts);
      const body = childNamed(root, "w:body");
      const [first] = sections;
      if (!body || !first) return;
      const setting: Setting = { letterhead, cover, parts, pen, edits, logo, types, body };
      if (letterhead && makeAllRoom(sections, letterhead, setting)) tell();
      if (letterhead) for (const kind of ["header", "footer"] as const) addLetterhead(kind, letterhead, sections, setting);
      if (cover) addCover(cover, first, setting);
    },
  ]);
  return new Set(logo ? [logo.part] : []);
}

/** A document without a section has one with Word's own page (17.6.17). */
const addLastSection =
  (pen: Pen) =>
  ({ root }: { root: SourceElement }, edits: Edits): void => {
    const body = childNamed(root, "w:body");
    if (body && !elementsOf(body).some(({ name }) => name === "w:sectPr")) edits.insertLast(body, `<w:sectPr ${pen.namespaces}/>`);
  };

// ---- letterhead --------------------------------------------------------------------------------------------------------------

function addLetterhead(kind: Furniture, letterhead: Letterhead, sections: DocumentSection[], setting: Setting): void {
  const markup = (part: Part, section: DocumentSection) =>
    kind === "header"
      ? headerMarkup(letterhead, setting.logo?.placeIn(part), textWidth(section), setting.pen)
      : footerMarkup(letterhead, setting.pen);
  const [first] = sections;
  if (!first || isBare(kind, letterhead)) return;

  const headed = new Set<Part>();
  for (const section of sections)
    for (const { part } of section.references[kind]) {
      if (headed.has(part)) continue;
      headed.add(part);
      part.text = rewrite(part.text, [
        ({ root }, edits) =>
          kind === "header" ? edits.insertFirst(root, markup(part, section)) : edits.insertLast(root, markup(part, section)),
      ]);
    }
  for (const type of typesWithout(kind, first, setting.types)) {
    const part = newPart(kind);
    part.text = setting.pen.part(kind === "header" ? "hdr" : "ftr", markup(part, first));
    refer(kind, type, part, first, setting);
  }
}

const isBare = (kind: Furniture, { logo, agency, header, footer = [] }: Letterhead) =>
  kind === "header" ? !logo && !agency && !header : footer.length === 0;

/** Later sections inherit what the first one has (17.10.5). */
const typesWithout = (kind: Furniture, first: DocumentSection, types: PageType[]) =>
  types.filter((type) => !first.references[kind].some((reference) => reference.type === type));

const newPart = (kind: Furniture): XmlPart => ({ kind, relations: new Map(), text: "" });

function refer(kind: Furniture, type: PageType, part: XmlPart, { element }: DocumentSection, { parts, pen, edits }: Setting): void {
  edits.insertFirst(element, pen.reference(kind, type, relate(parts.document, kind, part)));
}

/** Adds a relationship and gives its id. */
function relate(from: Part, kind: string, part: Part): string {
  let id = "";
  for (let number = 1; id === "" || from.relations.has(id); number++) id = `rIdHouse${number}`;
  from.relations.set(id, { kind, part });
  return id;
}

/** True where something stands in the place of the letterhead that does not move. */
function makeAllRoom(sections: DocumentSection[], letterhead: Letterhead, { body, types, edits }: Setting): boolean {
  const [first] = sections as [DocumentSection];
  const { page } = first;
  const { moving, fixedTop, bottom } = overhangOf(body, page);
  const isNew = typesWithout("header", first, types).length > 0;
  const height = isBare("header", letterhead) ? 0 : headerHeight(letterhead);
  if (height > 0) for (const section of sections) makeRoom(section, isNew, height, section === first ? moving : 0, edits);
  const isOverHeader = height > 0 && fixedTop !== undefined && fixedTop < page.header + height;
  const low = footerHeight(letterhead);
  return isOverHeader || (low > 0 && bottom > page.height - page.footer - low);
}

/**
 * Word moves the text down under a header that is higher than the top margin. The margin grows where it is exact (negative), and for what floats above
 * the text (`overhang`): these do not move by themselves. A header that is new goes nearer to the edge of the page first.
 */
function makeRoom({ element, page }: DocumentSection, isNew: boolean, height: number, overhang: number, edits: Edits): void {
  const margins = childNamed(element, "w:pgMar");
  const top = Math.abs(page.top);
  if (!margins || page.header + height + overhang <= top) return;
  const header = isNew ? Math.max(Math.min(page.header, MIN_HEADER_TWIPS), top - height - overhang) : page.header;
  const needed = header + height + overhang;
  if (header !== page.header) edits.setAttribute(margins, "w:header", String(header));
  if (needed > top && (page.top < 0 || overhang > 0)) edits.setAttribute(margins, "w:top", String(page.top < 0 ? -needed : needed));
}

// ---- cover -------------------------------------------------------------------------------------------------------------------

function addCover(cover: CoverPage, first: DocumentSection, setting: Setting): void {
  const { parts, pen, edits, letterhead, body } = setting;

  const foot = noticeMarkup(cover, letterhead, pen) + (letterhead ? footerMarkup(letterhead, pen) : "");
  const references = foot === "" ? "" : coverFooter(foot, first, setting);
  const logo = setting.logo?.placeIn(parts.document);
  const end = sectionMarkup(references, first, cover, pen);
  edits.insertFirst(body, coverMarkup(cover, letterhead, logo, first.page, end, pen) + (floats(elementsOf(body)[0]) ? pen.hairline() : ""));

  // A first section may say "continuous": until now nothing stood before it.
  const type = childNamed(first.element, "w:type");
  if (/^(?:continuous|nextColumn)$/.test(type?.attributes["w:val"] ?? "")) edits.setAttribute(type as SourceElement, "w:val", "nextPage");
}

/** LibreOffice loses the end of a section before a table or paragraph that floats (17.4.57, 17.3.1.11): something must stand before it. */
const floats = (block: SourceElement | undefined): boolean =>
  childNamed(childNamed(block, "w:tblPr"), "w:tblpPr") !== undefined || childNamed(childNamed(block, "w:pPr"), "w:framePr") !== undefined;

/** The footer of the cover. The CV would inherit it: it gets an empty one where it has none. */
function coverFooter(foot: string, first: DocumentSection, setting: Setting): string {
  const { parts, pen, letterhead, types } = setting;
  const hasLetterheadFooter = letterhead !== undefined && !isBare("footer", letterhead);
  if (!hasLetterheadFooter)
    for (const type of typesWithout("footer", first, types)) {
      const empty = newPart("footer");
      empty.text = pen.part("ftr", pen.paragraph("", { rtl: false }));
      refer("footer", type, empty, first, setting);
    }
  const part = newPart("footer");
  part.text = pen.part("ftr", foot);
  const id = relate(parts.document, "footer", part);
  return types
    .filter((type) => type !== "first")
    .map((type) => pen.reference("footer", type, id))
    .join("");
}

/** The section of the cover: the page of the CV's first section. Its number is 0, so that the pages of the CV keep theirs. */
function sectionMarkup(references: string, { element, page }: DocumentSection, { rtl }: CoverPage, pen: Pen): string {
  const copied = (name: string, missing: Record<string, string> = {}, change: Record<string, string> = {}) => {
    const found = childNamed(element, name)?.attributes;
    const attributes = Object.entries({ ...missing, ...found, ...change }).filter(([key]) => key.startsWith("w:"));
    return found ? `<${name} ${attributes.map(([key, value]) => `${key}="${escapeAttribute(value)}"`).join(" ")}/>` : "";
  };
  const isNumbered = childNamed(element, "w:pgNumType")?.attributes["w:start"] !== undefined;
  const size = copied("w:pgSz");
  // Some programs leave out what the standard requires of margins (17.6.11).
  const required = { "w:header": String(page.header), "w:footer": String(page.footer), "w:gutter": "0" };
  const outer = { "w:top": String(Math.abs(page.top)), "w:bottom": String(Math.abs(page.bottom)) };
  const margins = copied("w:pgMar", required, outer);
  return `<w:sectPr ${pen.namespaces}>${references}${size}${margins}${isNumbered ? "" : '<w:pgNumType w:start="0"/>'}${rtl ? "<w:bidi/>" : ""}</w:sectPr>`;
}

// ---- logo --------------------------------------------------------------------------------------------------------------------

/** Places the logo in parts; each drawing has a number that no other has. */
function placerOf({ png, widthMm, heightMm, alt }: NonNullable<Letterhead["logo"]>, parts: Parts): LogoPlacer {
  const bytes = new Uint8Array(Buffer.from(png, "base64"));
  const part: Part = { kind: "image", relations: new Map(), file: keptPicture(bytes) ?? { extension: "png", bytes } };
  let drawingId = highestDrawingId(parts);
  const ids = new Map<Part, string>();
  return {
    part,
    placeIn: (holder) => {
      const relationId = ids.getOrInsertComputed(holder, () => relate(holder, "image", part));
      drawingId++;
      return { relationId, widthMm, heightMm, alt, drawingId };
    },
  };
}

function highestDrawingId({ all }: Parts): number {
  let highest = 0;
  for (const { text } of all) {
    if (text === undefined) continue;
    for (const { name, attributes } of allOf(parseSource(text).root))
      if (name === "wp:docPr") highest = Math.max(highest, Number(attributes.id) || 0);
  }
  return Math.min(highest, MAX_DRAWING_ID);
}

/** Ids of drawings are unsigned 32-bit numbers, of which Word takes half. Room is left for the logos. */
const MAX_DRAWING_ID = 2_147_480_000;
