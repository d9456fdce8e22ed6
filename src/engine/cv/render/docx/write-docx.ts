import { AlignmentType, Document, LevelFormat, Packer } from "docx";
import type { Parts } from "../../package/zip-writer.ts";
import { packReproducibly } from "../package.ts";
import { fitPages } from "../pdf/fit-pages.ts";
import { isMeasured, setPages } from "../pdf/set-pages.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import type { WriteTools, Written } from "../written.ts";
import { headPieces } from "./head.ts";
import { noticePieces, pageProperties, runningFooter, runningHeader } from "./page.ts";
import { BULLETS } from "./pen.ts";
import { sectionPieces } from "./sections/blocks.ts";
import { embedFonts } from "./styles/embed-fonts.ts";
import { documentStyles } from "./styles/styles.ts";
import { hex, pt } from "./units.ts";

/** The view as a Word document of real styles, lists and tables. The same view gives the same bytes. */
export async function writeDocx(view: View, wanted: Template, tools: WriteTools): Promise<Written> {
  const { template, messages } = await fitted(view, wanted, tools);
  const document = new Document({
    title: view.title,
    creator: view.author ?? agencyOf(template),
    lastModifiedBy: agencyOf(template),
    description: view.words.cv,
    styles: documentStyles(view, template),
    numbering: { config: [{ reference: BULLETS, levels: [bulletLevel(template)] }] },
    features: { updateFields: false },
    sections: [
      {
        properties: pageProperties(template),
        headers: { default: runningHeader(view, template) },
        footers: { default: runningFooter(view, template) },
        children: [...headPieces(view, template), ...sectionPieces(view, template), ...noticePieces(view)],
      },
    ],
  });
  const parts = embedFonts(partsOf(document), template.fonts.files ?? []);
  return { bytes: packReproducibly(parts, { language: view.contentLanguage }), messages };
}

/**
 * The template with the spacing and type size in which the PDF has good pages. Nothing here knows where Word breaks lines; but the styles have the
 * line distances of the PDF, and the fonts of Word are a little narrower, so its pages are those of the PDF.
 */
async function fitted(view: View, template: Template, tools: WriteTools): Promise<Pick<Written, "messages"> & { template: Template }> {
  if (!isMeasured(view)) return { template, messages: [] };
  return await fitPages(template, (stepped) => setPages(view, stepped, tools));
}

const agencyOf = ({ agency, name }: Template) => agency ?? name;

type Compiler = { compile: (document: Document) => Parts };

/** The parts of the document. The library's own packer would zip them, and they would have to be unzipped again. */
const partsOf = (document: Document): Parts => (Packer as unknown as { compiler: Compiler }).compiler.compile(document);

function bulletLevel({ colors }: Template) {
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: "•",
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: pt(14), hanging: pt(12) } }, run: { color: hex(colors.accent) } },
  };
}
