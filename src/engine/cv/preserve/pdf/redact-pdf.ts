import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { AppError } from "../../../contract/errors.ts";
import { bounds, compose } from "../../read/pdf/content-stream/matrix.ts";
import type { Box, Reading, ReadTools } from "../../reading.ts";
import type { Cut } from "../cut.ts";
import {
  GLYPH_HEIGHT_EM,
  MAX_SHIFT_PT,
  MAX_UNDERLINE_PT,
  MIN_SAME_PICTURE,
  MIN_UNDERLINED,
  UNDERLINE_ABOVE_EM,
  UNDERLINE_BELOW_EM,
} from "../thresholds.ts";
import { cleanCopy } from "./clean.ts";
import { type Located, locate, type PageGlyphs, type PrintedReading } from "./locate.ts";
import {
  type ContentStream,
  type ImageOperator,
  type PageOperators,
  type RuleOperator,
  readPageOperators,
  type Streams,
} from "./page-operators.ts";
import { insertPicturePage } from "./picture-page.ts";
import { readGlyphs, type ShownPage, type Used } from "./read-glyphs.ts";
import type { Replacement } from "./replacement.ts";
import { type Changes, emptied, withChanges, withoutGlyphs } from "./rewrite.ts";

export type RedactPdf = {
  cutsIn: (text: string, boxes: readonly Box[]) => Cut[];
  isWithheldLink: (target: string) => boolean;
  /** The candidate's photo goes. */
  photo: boolean;
  reading: PrintedReading & Pick<Reading, "images">;
  /** Pages that become pictures in any case, with the whole of each printed line empty that has something withheld. */
  strictPages?: readonly number[];
};
/**
 * `pictures`: pages that are pictures of themselves now, by their number; `images` how many pictures are left in the others; `used`
 * from where to where each page is printed.
 */
export type RedactedPdf = { document: PDFDocument; replacements: Replacement[]; pictures: number[]; images: number; used: Used[] };

/**
 * A PDF in its own layout without what is withheld. Glyphs are taken out of the content streams, and the text after them keeps its place. The rest of the
 * page is as it was, byte for byte; the file has nothing else of the old one. A page whose text cannot be taken out so, or that is a scan, becomes a
 * picture of itself in which the places are empty. The result is read again: a page that has not lost exactly what it should is made a picture too.
 * Throws AppError `unavailable` for a file that is too damaged for either.
 */
export async function redactPdf(given: Uint8Array, wanted: RedactPdf, { readAsset }: Pick<ReadTools, "readAsset">): Promise<RedactedPdf> {
  const bytes = await withFlatForm(given);
  const pages = await readGlyphs(bytes, readAsset);
  const glyphs = pages.map(glyphsOfPage);
  const { strictPages = [] } = wanted;
  const located = locate(wanted.reading, wanted.cutsIn, glyphs, strictPages);
  for (const page of glyphs) withUnseen(page, located.removed.get(page.number) as Set<number>);
  const photos = wanted.photo ? wanted.reading.images.flatMap(({ box, looksLikePhoto }) => (looksLikePhoto && box ? [box] : [])) : [];
  const scanned = new Set(wanted.reading.pages.flatMap(({ number, scan }) => (scan ? [number] : [])));
  const asPicture = new Set([
    ...pages.filter(needsPicture).map(({ number }) => number),
    ...located.covered.map(({ page }) => page),
    ...photos.filter(({ page }) => scanned.has(page)).map(({ page }) => page),
    ...strictPages,
  ]);

  for (;;) {
    const made = await redactOnce(bytes, { pages, glyphs, located, photos, asPicture, wanted }, readAsset).catch((error) => {
      if (asPicture.size === pages.length) throw error;
      return undefined;
    });
    const wrong = made
      ? await pagesThatDiffer(made.document, { pages, glyphs, located, asPicture }, readAsset)
      : pages.map(({ number }) => number);
    if (made && wrong.length === 0) {
      const replacements = located.replacements;
      const used = pages.map((page, index) =>
        asPicture.has(page.number) ? { top: 0, bottom: made.document.getPage(index).getHeight() } : page.used,
      );
      return { ...made, used, replacements, pictures: [...asPicture].sort((one, other) => one - other) };
    }
    const known = asPicture.size;
    for (const number of wrong) asPicture.add(number);
    if (asPicture.size === known) throw damaged();
  }
}

const damaged = () =>
  new AppError(
    "unavailable",
    "The original layout of this CV cannot be kept, because its file is damaged. Please use a house style for it.",
  );

/** What annotations show beside the page is not in its content. */
const needsPicture = ({ broken, texts }: ShownPage) =>
  broken || texts.some(({ ofAnnotation, glyphs }) => ofAnnotation && glyphs.length > 0);

const glyphsOfPage = ({ number, width, height, texts }: ShownPage): PageGlyphs => ({
  number,
  width,
  height,
  glyphs: texts.flatMap(({ glyphs }) => glyphs),
});

/** Glyphs beyond the edge of the page are seen by nobody and read by programs. */
function withUnseen({ glyphs, width, height }: PageGlyphs, removed: Set<number>) {
  for (const [index, { x, endX, y, size }] of glyphs.entries())
    if (Math.max(x, endX) < 0 || Math.min(x, endX) > width || y < 0 || y - size > height) removed.add(index);
}

/** Form fields become part of the page, as they are shown. A form that cannot be flattened is left to be drawn. */
async function withFlatForm(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const document = await load(bytes);
    const form = document.catalog.has(PDFName.of("AcroForm")) ? document.getForm() : undefined;
    if (!form || form.getFields().length === 0) return bytes;
    form.flatten({ updateFieldAppearances: false });
    return await document.save({ updateFieldAppearances: false });
  } catch {
    return bytes;
  }
}

/** A file that may be read without a password may be encrypted all the same. */
const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false, password: "" });

type Plan = { pages: ShownPage[]; glyphs: PageGlyphs[]; located: Located; photos: Box[]; asPicture: Set<number>; wanted: RedactPdf };

async function redactOnce(
  bytes: Uint8Array,
  plan: Plan,
  readAsset: ReadTools["readAsset"],
): Promise<{ document: PDFDocument; images: number }> {
  const { pages, asPicture, wanted } = plan;
  const isPicture = ({ number }: ShownPage) => asPicture.has(number);
  const source = pages.every(isPicture) ? undefined : await load(bytes).catch(() => undefined);
  if (!source) for (const { number } of pages) asPicture.add(number);
  const images = source ? changePages(source, plan) : 0;
  const kept = pages.filter((page) => !isPicture(page));
  const copy = source
    ? await cleanCopy(
        source,
        kept.map(({ number }) => number - 1),
        (target) => !wanted.isWithheldLink(target),
      )
    : await PDFDocument.create({ updateMetadata: false });
  for (const page of pages.filter(isPicture))
    await insertPicturePage(copy, { bytes, ...page, scan: scanOf(page, wanted), boxes: boxesOn(page, plan) }, { readAsset }).catch(() => {
      throw damaged();
    });
  return { document: copy, images };
}

/** Changes the content streams of all pages that are kept; those for which that is not possible become pictures. Gives the number of pictures that stay. */
function changePages(source: PDFDocument, { pages, glyphs, located, photos, asPicture }: Plan): number {
  const streams: Streams = new Map();
  const changes = new Map<ContentStream, Changes>();
  const changesOf = (stream: ContentStream) => {
    const made = changes.get(stream) ?? new Map();
    changes.set(stream, made);
    return made;
  };
  let images = 0;
  const read: { page: ShownPage; operators: PageOperators }[] = [];
  for (const page of pages) {
    if (asPicture.has(page.number)) continue;
    try {
      const operators = readPageOperators(source.getPage(page.number - 1), streams);
      const removed = located.removed.get(page.number) as Set<number>;
      if (!changeTexts(page, operators, removed, changesOf)) throw new Error("the operators are read in two ways");
      const gone = operators.images.filter((image) => isPhoto(image, page, photos));
      if (photos.some(({ page: number }) => number === page.number) && gone.length === 0)
        throw new Error("the photo is part of something else");
      for (const image of gone) removeImage(source, image, changesOf(image.stream));
      const ownGlyphs = glyphs.find(({ number }) => number === page.number) as PageGlyphs;
      for (const rule of operators.rules.filter((one) => isUnderline(one, page, ownGlyphs, removed)))
        changesOf(rule.stream).set(rule.operator, "n");
      images += operators.images.length - gone.length;
      read.push({ page, operators });
    } catch {
      asPicture.add(page.number);
    }
  }
  for (const { page, operators } of read) {
    const made = changes.get(operators.content);
    if (!made || asPicture.has(page.number)) continue;
    const contents = source.context.flateStream(withChanges(operators.content, withoutActualText(operators.content, made)));
    source.getPage(page.number - 1).node.set(PDFName.of("Contents"), source.context.register(contents));
  }
  for (const [stream, made] of changes) {
    if (!stream.ref || !stream.dict) continue;
    const form = source.context.flateStream(withChanges(stream, withoutActualText(stream, made)));
    for (const [key, value] of stream.dict.entries()) if (!FILTER_KEYS.has(key.asString())) form.dict.set(key, value);
    source.context.assign(stream.ref, form);
  }
  return images;
}

const FILTER_KEYS = new Set(["/Filter", "/DecodeParms", "/Length", "/DL"]);

/** False where the operators are not those that pdf.js interpreted, so that their glyphs are not known. */
function changeTexts(
  page: ShownPage,
  { texts }: PageOperators,
  removed: Set<number>,
  changesOf: (stream: ContentStream) => Changes,
): boolean {
  const shown = page.texts.filter(({ ofAnnotation }) => !ofAnnotation);
  if (shown.length !== texts.length) return false;
  let next = 0;
  for (const [at, { stream, operator, codes }] of texts.entries()) {
    const { glyphs } = shown[at] as ShownPage["texts"][number];
    const first = next;
    next += glyphs.length;
    if (glyphs.length === 0) {
      if (codes > 0) changesOf(stream).set(operator, emptied(operator));
      continue;
    }
    if (codes % glyphs.length !== 0) return false;
    const isRemoved = glyphs.map((_, index) => removed.has(first + index));
    if (!isRemoved.includes(true)) continue;
    const known = changesOf(stream).get(operator);
    const written = withoutGlyphs(
      operator,
      glyphs.map(({ adjust }, index) => ({ adjust, removed: isRemoved[index] as boolean })),
    );
    if (written === undefined || (known !== undefined && known !== written)) return false;
    changesOf(stream).set(operator, written);
  }
  return true;
}

/** Marked content that says in words what it shows says no more than that once a part of it is gone (ISO 32000-2, 14.9.4). */
function withoutActualText({ operators }: ContentStream, changes: Changes): Changes {
  const all = new Map(changes);
  const open: ContentStream["operators"] = [];
  for (const operator of operators) {
    const { name } = operator;
    if (name === "BDC" || name === "BMC") open.push(operator);
    else if (name === "EMC") open.pop();
    else if (changes.has(operator))
      for (const outer of open) if (outer.name === "BDC" && tagOf(outer) !== "OC") all.set(outer, `/${tagOf(outer)} BMC`);
  }
  return all;
}

const tagOf = ({ operands: [tag] }: ContentStream["operators"][number]) => (tag?.kind === "name" ? tag.name : "Span");

// ---- rules -------------------------------------------------------------------------------------------------------------------

/** True for the line under text that goes, such as that of a link. */
function isUnderline({ box }: RuleOperator, { view }: ShownPage, { glyphs }: PageGlyphs, removed: Set<number>): boolean {
  const { x, y, width, height } = bounds(view, box.x, box.y, box.x + box.width, box.y + box.height);
  if (height > MAX_UNDERLINE_PT || width <= height) return false;
  const over = glyphs.flatMap((glyph, index) => {
    const isOver =
      glyph.endX > x &&
      glyph.x < x + width &&
      y > glyph.y - glyph.size * UNDERLINE_ABOVE_EM &&
      y < glyph.y + glyph.size * UNDERLINE_BELOW_EM;
    return isOver && glyph.text.trim() !== "" ? [index] : [];
  });
  const covered = over.reduce(
    (sum, index) => sum + (glyphs[index] as PageGlyphs["glyphs"][number]).endX - (glyphs[index] as PageGlyphs["glyphs"][number]).x,
    0,
  );
  return covered >= MIN_UNDERLINED * width && over.every((index) => removed.has(index));
}

// ---- pictures ----------------------------------------------------------------------------------------------------------------

function isPhoto({ matrix }: ImageOperator, { view, number }: ShownPage, photos: readonly Box[]): boolean {
  const box = bounds(compose(view, matrix), 0, 0, 1, 1);
  return photos.some((photo) => photo.page === number && sharedArea(box, photo) > MIN_SAME_PICTURE);
}

/** The common area of two boxes in relation to that of both together. */
function sharedArea(one: Omit<Box, "page">, other: Omit<Box, "page">): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (one.width * one.height + other.width * other.height - width * height);
}

/** The picture is drawn no more, and its pixels are not in the file. */
function removeImage({ context }: PDFDocument, { ref, operator }: ImageOperator, changes: Changes) {
  changes.set(operator, "");
  const empty = { Type: "XObject", Subtype: "Image", Width: 1, Height: 1, ColorSpace: "DeviceGray", BitsPerComponent: 8 };
  if (ref) context.assign(ref, PDFRawStream.of(context.obj({ ...empty, Length: 1 }), Uint8Array.of(255)));
}

const scanOf = ({ number }: ShownPage, { reading }: RedactPdf) => reading.pages.find((page) => page.number === number)?.scan;

function boxesOn({ number }: ShownPage, { glyphs, located, photos }: Plan): Box[] {
  const page = glyphs.find((one) => one.number === number) as PageGlyphs;
  const removed = [...(located.removed.get(number) as Set<number>)].map((index): Box => {
    const { x, endX, y, endY, size } = page.glyphs[index] as PageGlyphs["glyphs"][number];
    return {
      page: number,
      x: Math.min(x, endX),
      y: Math.min(y, endY) - size,
      width: Math.max(1, Math.abs(endX - x)),
      height: Math.abs(endY - y) + size * GLYPH_HEIGHT_EM,
    };
  });
  return [...removed, ...located.covered, ...photos].filter((box) => box.page === number);
}

// ---- proof -------------------------------------------------------------------------------------------------------------------

/** Pages whose text is not what it was without what goes. */
async function pagesThatDiffer(
  document: PDFDocument,
  { pages, glyphs, located, asPicture }: Pick<Plan, "pages" | "glyphs" | "located" | "asPicture">,
  readAsset: ReadTools["readAsset"],
): Promise<number[]> {
  const written = await readGlyphs(await document.save({ updateFieldAppearances: false }), readAsset);
  return pages.flatMap(({ number }, index) => {
    if (asPicture.has(number)) return [];
    const removed = located.removed.get(number) as Set<number>;
    const expected = (glyphs[index] as PageGlyphs).glyphs.filter((_, at) => !removed.has(at));
    const found = written[index] ? glyphsOfPage(written[index]).glyphs : [];
    return isSameText(expected, found) ? [] : [number];
  });
}

const isSameText = (expected: PageGlyphs["glyphs"], found: PageGlyphs["glyphs"]) =>
  expected.length === found.length &&
  expected.every((glyph, at) => {
    const other = found[at] as typeof glyph;
    return glyph.text === other.text && Math.abs(glyph.x - other.x) < MAX_SHIFT_PT && Math.abs(glyph.y - other.y) < MAX_SHIFT_PT;
  });
