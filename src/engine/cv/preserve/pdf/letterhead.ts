import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import { setWithTypst } from "../../render/pdf/typst.ts";
import type { Template } from "../../render/template/template.ts";
import { bytesOf, chooseFonts } from "../../render/typography/fonts.ts";
import type { View } from "../../render/view/shapes.ts";
import type { WriteTools } from "../../render/written.ts";
import type { Letterhead } from "../letterhead.ts";
import { FOOTER_LINE_PT, LETTERHEAD_EDGE_PT, LETTERHEAD_GAP_PT, LETTERHEAD_TEXT_PT, MIN_PAGE_SCALE, NOTICE_LINES } from "../thresholds.ts";
import { drawOver, inMatrix, shownSize } from "./overlay.ts";
import type { Used } from "./read-glyphs.ts";

const POINTS_PER_MM = 72 / 25.4;

type Added = {
  letterhead: Letterhead;
  /** What was withheld, for the end of the last page. */
  notice?: string;
  template: Pick<Template, "fonts" | "logo">;
  view: Pick<View, "language" | "rtl">;
};

/**
 * Puts the agency's letterhead on the pages of a document that is not its own, and on the last page what was withheld. Pages that are printed up to their
 * edges are made smaller until there is room. Nothing happens where there is nothing to put.
 */
export async function addLetterhead(
  document: PDFDocument,
  used: readonly Used[],
  { letterhead, notice, template, view }: Added,
  tools: Pick<WriteTools, "readAsset">,
): Promise<void> {
  const { logo, agency, header = "", footer = [], colors } = letterhead;
  const name = logo ? "" : (agency ?? "");
  const headerHeight =
    logo || name || header ? LETTERHEAD_EDGE_PT + Math.max(LETTERHEAD_TEXT_PT, (logo?.heightMm ?? 0) * POINTS_PER_MM) : 0;
  const lines = (footer.length > 0 ? 1 : 0) + (notice ? NOTICE_LINES : 0);
  const footerHeight = lines > 0 ? LETTERHEAD_EDGE_PT + lines * FOOTER_LINE_PT : 0;
  if (headerHeight + footerHeight === 0) return;

  const numbers = document.getPageIndices().map((index) => index + 1);
  for (const number of numbers) {
    const bottom = footer.length > 0 || number === numbers.length ? footerHeight : 0;
    makeRoom(document.getPage(number - 1), used[number - 1] as Used, { top: headerHeight, bottom });
  }
  const file = logo && logoFile(template.logo?.svg, logo.png);
  const data = {
    colors,
    lang: view.language.slice(0, 2),
    rtl: view.rtl,
    logo: file ? { file: file.path, height: logo.heightMm, alt: logo.alt } : null,
    name,
    header,
    footer: footer.join("  ·  ") || null,
    notice: notice ?? null,
    headerHeight,
    footerHeight,
    pages: numbers.map((number) => shownSize(document.getPage(number - 1))),
  };
  const { body, files, own } = chooseFonts(template.fonts, JSON.stringify(data), view.language);
  const bytes = await setWithTypst(
    {
      main: "typst/letterhead.typ",
      data: JSON.stringify({ ...data, fonts: body }),
      fonts: files,
      ownFonts: own.map(bytesOf),
      files: file ? [file] : [],
    },
    tools,
  );
  await drawOver(document, bytes, numbers);
}

const logoFile = (svg: string | undefined, png: string) =>
  svg ? { path: "/logo.svg", bytes: new TextEncoder().encode(svg) } : { path: "/logo.png", bytes: Buffer.from(png, "base64") };

/** Moves what is printed, and makes it smaller where there is not enough room, so that the bands at top and bottom are free. */
function makeRoom(page: PDFPage, used: Used, free: { top: number; bottom: number }) {
  const { width, height } = shownSize(page);
  if (used.top > used.bottom) return;
  const top = free.top > 0 ? free.top + LETTERHEAD_GAP_PT : 0;
  const bottom = free.bottom > 0 ? free.bottom + LETTERHEAD_GAP_PT : 0;
  if (used.top >= top && used.bottom <= height - bottom) return;
  const room = height - top - bottom;
  const scale = Math.max(MIN_PAGE_SCALE, Math.min(1, room / (used.bottom - used.top)));
  const left = (width - width * scale) / 2;
  const from = Math.max(top, Math.min(used.top, height - bottom - (used.bottom - used.top) * scale));
  shrink(page, scale, { x: left, y: from - used.top * scale });
}

/** Scales a page around its corner at the top left as it is shown, and moves it right and down. Points. */
function shrink(page: PDFPage, scale: number, move: { x: number; y: number }) {
  const box = page.getCropBox();
  const angle = ((page.getRotation().angle % 360) + 360) % 360;
  const { x: right, y: down } = move;
  const [x, y] = { 0: [right, -down], 90: [down, right], 180: [-right, down], 270: [-down, -right] }[angle] ?? [right, -down];
  const corner = {
    0: { x: box.x, y: box.y + box.height },
    90: { x: box.x, y: box.y },
    180: { x: box.x + box.width, y: box.y },
    270: { x: box.x + box.width, y: box.y + box.height },
  }[angle] ?? { x: box.x, y: box.y + box.height };
  const [offsetX, offsetY] = [corner.x * (1 - scale) + (x as number), corner.y * (1 - scale) + (y as number)];
  inMatrix(page, [scale, 0, 0, scale, offsetX, offsetY]);
  moveLinks(page, scale, offsetX, offsetY);
}

function moveLinks(page: PDFPage, scale: number, x: number, y: number) {
  for (const entry of page.node.Annots()?.asArray() ?? []) {
    const link = page.doc.context.lookup(entry);
    const rect = link instanceof PDFDict ? link.lookup(PDFName.of("Rect")) : undefined;
    if (!(link instanceof PDFDict) || !(rect instanceof PDFArray)) continue;
    const sides = rect.asArray().map((side, index) => Number(side.toString()) * scale + (index % 2 === 0 ? x : y));
    link.set(PDFName.of("Rect"), page.doc.context.obj(sides));
  }
}
