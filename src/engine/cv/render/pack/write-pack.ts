import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { setWithTypst } from "../pdf/typst.ts";
import { chooseFonts } from "../typography/fonts.ts";
import type { WriteTools } from "../written.ts";

/** Several CVs as one PDF. `name` and `label`: as the CV itself shows them, so that a blind one stays blind. */
export type Pack = {
  title: string;
  agency?: string;
  /** As it is printed, such as 26 November 2026. */
  date: string;
  entries: { name: string; label?: string; pdf: Uint8Array }[];
};

const FONTS = { heading: "Source Sans 3", body: "Source Sans 3", size: 10 } as const;

/**
 * A cover sheet that lists the candidates with the page that each begins on, and the CVs behind it, with a bookmark for each. The same pack gives the same
 * bytes. Pages are copied as they are; the tags of tagged PDFs do not survive that (ISO 32000-1, 14.7).
 */
export async function writePack({ title, agency, date, entries }: Pack, tools: Pick<WriteTools, "readAsset">): Promise<Uint8Array> {
  const documents = await Promise.all(entries.map(({ pdf }) => PDFDocument.load(pdf, { updateMetadata: false })));
  const counts = documents.map((document) => document.getPageCount());
  const cover = async (coverPages: number) => {
    const starts = counts.map((_, index) => 1 + coverPages + counts.slice(0, index).reduce((sum, count) => sum + count, 0));
    return {
      starts,
      document: await PDFDocument.load(await writeCover({ title, agency, date, entries, starts }, tools), { updateMetadata: false }),
    };
  };
  const draft = await cover(1);
  const { starts, document: first } = draft.document.getPageCount() === 1 ? draft : await cover(draft.document.getPageCount());

  const pack = await PDFDocument.create({ updateMetadata: false });
  for (const document of [first, ...documents])
    for (const page of await pack.copyPages(document, document.getPageIndices())) pack.addPage(page);
  pack.setTitle(title);
  addBookmarks(
    pack,
    entries.map(({ name }, index) => ({ title: name, page: (starts[index] as number) - 1 })),
  );
  return await pack.save();
}

type CoverData = Omit<Pack, "entries"> & { entries: Pack["entries"]; starts: number[] };

function writeCover({ title, agency, date, entries, starts }: CoverData, tools: Pick<WriteTools, "readAsset">): Promise<Uint8Array> {
  const candidates = entries.map(({ name, label }, index) => ({ name, label: label ?? "", page: starts[index] }));
  const content = { title, agency: agency ?? "", date, candidates };
  const { body, files } = chooseFonts(FONTS, JSON.stringify(content), "");
  return setWithTypst(
    { main: "typst/pack-cover.typ", data: JSON.stringify({ fonts: body, size: FONTS.size, ...content }), fonts: files },
    tools,
  );
}

/** The outline of the document (ISO 32000-1, 12.3.3): one level, an item for each CV. */
function addBookmarks(pack: PDFDocument, items: { title: string; page: number }[]): void {
  const { context, catalog } = pack;
  const outline = context.nextRef();
  const refs = items.map(() => context.nextRef());
  for (const [index, { title, page }] of items.entries()) {
    const item = context.obj({ Parent: outline, Dest: [pack.getPage(page).ref, "Fit"] });
    item.set(PDFName.of("Title"), utf16(title));
    if (index > 0) item.set(PDFName.of("Prev"), refs[index - 1] as never);
    if (index < refs.length - 1) item.set(PDFName.of("Next"), refs[index + 1] as never);
    context.assign(refs[index] as never, item);
  }
  context.assign(outline, context.obj({ Type: "Outlines", First: refs[0], Last: refs.at(-1), Count: items.length }));
  catalog.set(PDFName.of("Outlines"), outline);
}

/** A text string of a PDF in any script: UTF-16BE with its mark, written as octal escapes. */
function utf16(text: string): PDFString {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  return PDFString.of([...bytes].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join(""));
}
