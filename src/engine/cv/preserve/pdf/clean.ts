import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFObjectCopier, PDFPage, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { withoutJpegMetadata } from "../../read/images/jpeg.ts";
import { MAX_NESTING } from "../thresholds.ts";

/** Keys that say where a file comes from, or say in words what it shows. */
const TELLING = [
  "Metadata",
  "PieceInfo",
  "LastModified",
  "StructParent",
  "StructParents",
  "ActualText",
  "Alt",
  "Thumb",
  "AA",
  "B",
  "OPI",
  "ID",
];

/**
 * A new document with the pages at these places and nothing else of the old one: no properties, XMP, structure tree, bookmarks, attachments, scripts,
 * form, earlier revisions. Of annotations the links to web addresses stay, as far as `keepsLink` says. Which layers are shown stays as it was.
 */
export async function cleanCopy(
  source: PDFDocument,
  pages: readonly number[],
  keepsLink: (target: string) => boolean,
): Promise<PDFDocument> {
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    removeKeys(dict);
    if (object instanceof PDFRawStream) cleanPicture(object);
  }
  const copy = await PDFDocument.create({ updateMetadata: false });
  const copier = PDFObjectCopier.for(source.context, copy.context);
  for (const index of pages) {
    const page = source.getPage(index);
    const links = linksOf(page).filter(({ target }) => keepsLink(target));
    page.node.delete(PDFName.of("Annots"));
    const node = copier.copy(page.node);
    const copied = PDFPage.of(node, copy.context.register(node), copy);
    copy.addPage(copied);
    for (const link of links) addLink(copied, link);
  }
  const layers = source.catalog.lookupMaybe(PDFName.of("OCProperties"), PDFDict);
  if (layers) copy.catalog.set(PDFName.of("OCProperties"), copier.copy(layers));
  const language = source.catalog.lookup(PDFName.of("Lang"));
  if (language instanceof PDFString || language instanceof PDFHexString) copy.catalog.set(PDFName.of("Lang"), language);
  return copy;
}

function removeKeys(value: unknown, depth = 0) {
  if (depth > MAX_NESTING) return;
  if (value instanceof PDFArray) for (const item of value.asArray()) removeKeys(item, depth + 1);
  if (!(value instanceof PDFDict)) return;
  for (const key of TELLING) value.delete(PDFName.of(key));
  for (const [, item] of value.entries()) removeKeys(item, depth + 1);
}

function cleanPicture(stream: PDFRawStream) {
  if (stream.dict.get(PDFName.of("Filter")) !== PDFName.of("DCTDecode")) return;
  const cleaned = withoutJpegMetadata(stream.contents) ?? stream.contents;
  (stream as { contents: Uint8Array }).contents = cleaned;
  stream.dict.delete(PDFName.of("DL"));
}

export type Link = { rect: number[]; target: string };

/** The links of a page to web addresses, mail and telephone. */
function linksOf(page: PDFPage): Link[] {
  const annotations = page.node.Annots()?.asArray() ?? [];
  return annotations.flatMap((entry): Link[] => {
    const annotation = page.doc.context.lookup(entry);
    if (!(annotation instanceof PDFDict) || annotation.get(PDFName.of("Subtype")) !== PDFName.of("Link")) return [];
    const action = annotation.lookup(PDFName.of("A"));
    const target = action instanceof PDFDict ? action.lookup(PDFName.of("URI")) : undefined;
    const rect = annotation.lookup(PDFName.of("Rect"));
    if (!(target instanceof PDFString || target instanceof PDFHexString) || !(rect instanceof PDFArray)) return [];
    const sides = rect.asArray().map((side) => Number(side.toString()));
    return sides.length === 4 && sides.every(Number.isFinite) ? [{ rect: sides, target: target.decodeText() }] : [];
  });
}

function addLink(page: PDFPage, { rect, target }: Link) {
  const { context } = page.doc;
  const link = context.obj({ Type: "Annot", Subtype: "Link", Rect: rect, Border: [0, 0, 0], A: { S: "URI", URI: PDFString.of(target) } });
  page.node.addAnnot(context.register(link));
}
