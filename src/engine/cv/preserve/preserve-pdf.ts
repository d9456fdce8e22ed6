import type { Cover } from "../../contract/resume-fields.ts";
import type { Message, Reading } from "../reading.ts";
import { writePdf } from "../render/pdf/write-pdf.ts";
import { LAYOUTS, type Template } from "../render/template/template.ts";
import { buildView } from "../render/view/build-view.ts";
import type { View } from "../render/view/shapes.ts";
import type { Written } from "../render/written.ts";
import { letterheadOf } from "./letterhead.ts";
import { prependPages } from "./pdf/cover.ts";
import { addLetterhead } from "./pdf/letterhead.ts";
import { addReplacements } from "./pdf/overlay.ts";
import { type RedactedPdf, redactPdf } from "./pdf/redact-pdf.ts";
import { type PreserveOriginal, type PreserveTools, picturesKept, readAgain, stillTelling } from "./preserve.ts";
import { MAX_ROUNDS } from "./thresholds.ts";
import type { Withheld } from "./withheld.ts";

/**
 * A PDF in its own layout without what is withheld. The agency's cover comes first, its letterhead stands on each page, and what was withheld is said on the
 * cover or at the end. The same input gives the same bytes. Throws AppError `unavailable` with `details.leaks` where the finished pages still show
 * something that is withheld.
 */
export async function preservePdf(wanted: PreserveOriginal, tools: PreserveTools): Promise<Written> {
  const { withheld, template, cover } = wanted;
  const { document, used, replacements, pictures, images } = await redactedPages(wanted, tools);
  await addReplacements(document, replacements, template, tools);
  const view = buildView(withheld.resume, template, tools.today);
  const hasCover = cover !== undefined && Object.values(cover).some(Boolean);
  const letterhead = letterheadOf(template, view.language, withheld.resume.basics);
  await addLetterhead(document, used, { letterhead, template, view, ...(!hasCover && { notice: view.notice }) }, tools);
  if (hasCover) await prependPages(document, await writeCover(withheld, template, cover, tools));
  document.setTitle(view.title);
  return {
    bytes: await document.save({ updateFieldAppearances: false }),
    messages: [...pagesAsPictures(pictures), ...picturesKept(images, withheld)],
  };
}

/**
 * The pages without what is withheld. They are read and searched again until nothing is found; a page that still tells something in the last round becomes a
 * picture with the whole of its telling lines empty.
 */
async function redactedPages({ bytes, reading, withheld }: PreserveOriginal, tools: PreserveTools): Promise<RedactedPdf> {
  let made = await redactPdf(bytes, { ...withheld, reading }, tools);
  const { used } = made;
  const replacements = [...made.replacements];
  const pictures = new Set(made.pictures);
  for (let round = 1; ; round++) {
    const now = await made.document.save({ updateFieldAppearances: false });
    const read = await readAgain(now, pictures.size > 0 && tools.recognize ? "auto" : "never", tools);
    const telling = read ? pagesThatTell(read, withheld) : [];
    if (!read || telling.length === 0) return { ...made, used, replacements, pictures: [...pictures].sort((one, other) => one - other) };
    if (round > MAX_ROUNDS) throw stillTelling(`on page ${telling.join(", ")}`);
    made = await redactPdf(now, { ...withheld, reading: read, strictPages: round === MAX_ROUNDS ? telling : [] }, tools);
    replacements.push(...made.replacements);
    for (const page of made.pictures) pictures.add(page);
  }
}

function pagesThatTell({ lines, setAside }: Reading, { cutsIn }: Withheld): number[] {
  const printed = [
    ...lines.map(({ text, physicalLines }) => ({ text, boxes: physicalLines.flatMap(({ box }) => box ?? []) })),
    ...setAside.map(({ text, box }) => ({ text, boxes: box ? [box] : [] })),
  ];
  const telling = printed.filter(({ text, boxes }) => cutsIn(text, boxes).length > 0);
  return [...new Set(telling.flatMap(({ boxes }) => boxes.slice(0, 1).map(({ page }) => page)))];
}

async function writeCover({ resume }: Withheld, template: Template, cover: Cover, tools: PreserveTools): Promise<Uint8Array> {
  const { name, label } = resume.basics;
  const style: Template = {
    ...template,
    custom: undefined,
    photo: false,
    pageNumbers: "none",
    sections: [{ key: "cover", layout: LAYOUTS.cover[0] }],
  };
  const view: View = buildView({ basics: { name, label }, meta: resume.meta, cover }, style, tools.today);
  return (await writePdf(view, style, tools)).bytes;
}

const pagesAsPictures = (pages: number[]): Message[] =>
  pages.length > 0
    ? [
        {
          code: "pages_as_pictures",
          text: `Page ${pages.join(", ")} of the original became a picture, because what is withheld could not be taken out of its text.`,
        },
      ]
    : [];
