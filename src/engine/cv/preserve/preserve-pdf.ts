import type { PDFDocument } from "@cantoo/pdf-lib";
import { AppError } from "../../contract/errors.ts";
import type { Cover } from "../../contract/resume-fields.ts";
import { readDocument } from "../read/read-document.ts";
import type { Message, Reading, ReadTools } from "../reading.ts";
import { writePdf } from "../render/pdf/write-pdf.ts";
import { LAYOUTS, type Template } from "../render/template/template.ts";
import { buildView } from "../render/view/build-view.ts";
import type { View } from "../render/view/shapes.ts";
import type { WriteTools, Written } from "../render/written.ts";
import { prependPages } from "./pdf/cover.ts";
import { addLetterhead } from "./pdf/letterhead.ts";
import { addReplacements } from "./pdf/overlay.ts";
import { type RedactedPdf, redactPdf } from "./pdf/redact-pdf.ts";
import type { Withheld } from "./withheld.ts";

export type PreservePdf = { bytes: Uint8Array; reading: Reading; withheld: Withheld; template: Template; cover?: Cover };
export type PreserveTools = Pick<ReadTools, "readAsset" | "recognize" | "maxPages"> & Pick<WriteTools, "today" | "docxToPdf">;

/**
 * A PDF in its own layout without what is withheld. The agency's cover comes first, its letterhead stands on each page, and what was withheld is said on the
 * cover or at the end. The same input gives the same bytes. Throws AppError `unavailable` with `details.leaks` where the finished pages still show
 * something that is withheld.
 */
export async function preservePdf(wanted: PreservePdf, tools: PreserveTools): Promise<Written> {
  const { document, used, pictures, images } = await redactedPages(wanted, tools);
  const { withheld, template, cover } = wanted;
  const view = buildView(withheld.resume, template, tools.today);
  const hasCover = cover !== undefined && Object.values(cover).some(Boolean);
  await addLetterhead(document, used, { template, view: { ...view, notice: hasCover ? undefined : view.notice } }, tools);
  if (hasCover) await prependPages(document, await writeCover(withheld, template, cover, tools));
  document.setTitle(view.title);
  return { bytes: await document.save({ updateFieldAppearances: false }), messages: messagesFor(pictures, images, withheld) };
}

/** The pages as they are to be seen, read again and searched as the original was. A page that still shows something is made a picture with wider gaps. */
async function redactedPages(wanted: PreservePdf, tools: PreserveTools): Promise<RedactedPdf> {
  const { bytes, reading, withheld, template } = wanted;
  const redact = async (strictPages: number[]) => {
    const made = await redactPdf(bytes, { ...withheld, reading, strictPages }, tools);
    await addReplacements(made.document, made.replacements, template, tools);
    return { made, found: await pagesThatTell(made, withheld, tools) };
  };
  const first = await redact([]);
  if (first.found.length === 0) return first.made;
  const second = await redact(first.found);
  if (second.found.length === 0) return second.made;
  const leaks = second.found.map((page) => ({ what: "withheld text", path: "", place: `page ${page}` }));
  throw new AppError(
    "unavailable",
    `The original layout was not kept, because it would still show something withheld on page ${second.found.join(", ")}. Please use a house style for this CV.`,
    { leaks },
  );
}

async function pagesThatTell(
  { document, pictures }: RedactedPdf,
  { cutsIn, replacements }: Withheld,
  tools: PreserveTools,
): Promise<number[]> {
  const bytes = await (document as PDFDocument).save({ updateFieldAppearances: false });
  const reading = await readDocument(bytes, { ...tools, ocr: pictures.length > 0 && tools.recognize ? "auto" : "never" }).catch(
    () => undefined,
  );
  if (!reading) return [];
  const lines = reading.lines.flatMap(({ text, prints }) => prints.slice(0, 1).map(({ box }) => ({ text, page: box?.page ?? 1 })));
  const aside = reading.setAside.map(({ text, box }) => ({ text, page: box?.page ?? 1 }));
  const tells = [...lines, ...aside].filter(({ text }) =>
    cutsIn(text).some(({ from, to }) => !replacements.some((words) => words.includes(text.slice(from, to).trim()))),
  );
  return [...new Set(tells.map(({ page }) => page))];
}

async function writeCover({ resume }: Withheld, template: Template, cover: Cover, tools: PreserveTools): Promise<Uint8Array> {
  const { name, label } = resume.basics;
  const style: Template = { ...template, custom: undefined, photo: false, sections: [{ key: "cover", layout: LAYOUTS.cover[0] }] };
  const view: View = buildView({ basics: { name, label }, meta: resume.meta, cover }, style, tools.today);
  return (await writePdf(view, style, tools)).bytes;
}

function messagesFor(pictures: number[], images: number, { redacted }: Withheld): Message[] {
  const messages: Message[] = [];
  if (pictures.length > 0)
    messages.push({
      code: "pages_as_pictures",
      text: `Page ${pictures.join(", ")} of the original became a picture, because what is withheld could not be taken out of its text.`,
    });
  if (images > 0 && redacted.some(({ what }) => what === "employer" || what === "institution"))
    messages.push({
      code: "pictures_kept",
      text: "The original has pictures, which stay as they are. Please check that no logo of an employer or school is among them.",
    });
  return messages;
}
