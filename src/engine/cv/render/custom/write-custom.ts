import { AppError } from "../../../contract/errors.ts";
import { childrenOf, type XmlElement } from "../../package/xml.ts";
import type { Message } from "../../reading.ts";
import { isRightToLeft } from "../labels/labels.ts";
import { packReproducibly } from "../package.ts";
import type { Template } from "../template/template.ts";
import type { Content } from "../view/shapes.ts";
import type { Written } from "../written.ts";
import { checkTags } from "./admission/check-tags.ts";
import { shrinkTexts } from "./autofit.ts";
import { divideTable } from "./long-tables.ts";
import { openPackage, readPart, type TemplatePackage, writePart } from "./package/package.ts";
import { embed, inlinePicture, replacePictures } from "./pictures.ts";
import { rightToLeft } from "./right-to-left.ts";
import { copySlide, expandSlides, slideHeight } from "./slides.ts";
import { compilePart, type Problem } from "./tags/compile.ts";
import { DIALECTS, type Dialect } from "./tags/dialect.ts";
import { type Fill, fillPart } from "./tags/fill.ts";
import { type Filling, type Picture, toValues } from "./tags/values.ts";

/**
 * Fills the agency's file with a CV; the document is of the same kind. The same CV gives the same bytes. Throws `invalid` for a bad file, and for
 * a document with active content: the finished document is opened and checked once more.
 */
export function writeCustom(resume: Content, template: Template, file: Uint8Array): Written {
  return fillPackage(openPackage(file), resume, template).written;
}

/** As `writeCustom`, for a file that is opened already: it stays as it is. `document` is what was written, opened again. */
export function fillPackage(opened: TemplatePackage, resume: Content, template: Template): { written: Written; document: TemplatePackage } {
  const custom = { ...opened, parts: new Map(opened.parts) };
  const filling = toValues(resume, template);
  const { compiled, problems } = compileParts(custom);
  if (problems.length > 0) throw new Error(`the template ${template.key} was installed with problems: ${problems[0]?.problem}`);
  const tooLong = fillParts(custom, compiled, filling);
  resolveContentTypes(custom);
  setProperties(custom.parts, filling, template);
  const bytes = packReproducibly(custom.parts, { language: filling.contentLanguage });
  return { written: { bytes, messages: overfull(tooLong) }, document: openHarmless(bytes) };
}

const ACTIVE =
  "The document made with this template would run or fetch something when it is opened. Please ask your administrator to check the template.";

/** Opens the finished document, which checks it: tags may repeat or leave out a part of a field or link, so a harmless template may make a harmful document. */
function openHarmless(bytes: Uint8Array): TemplatePackage {
  try {
    return openPackage(bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("invalid", ACTIVE, error.details);
  }
}

const overfull = (boxes: number): Message[] =>
  boxes > 0
    ? [{ code: "slide_overfull", text: `${boxes} text box(es) of the presentation have more text than fits; please look at them.` }]
    : [];

/** Compiles all parts with tags, and lists their problems. */
export function compileParts({ type, parts }: Pick<TemplatePackage, "type" | "parts">): {
  compiled: Map<string, XmlElement>;
  problems: Problem[];
  dialect: Dialect;
} {
  const dialect = DIALECTS[type];
  const compiled = new Map<string, XmlElement>();
  const problems: Problem[] = [];
  for (const name of [...parts.keys()].filter((part) => dialect.parts.test(part)).sort(byNumber)) {
    const root = readPart(parts, name) as XmlElement;
    const found = compilePart(root, dialect, dialect.place(name));
    problems.push(...found, ...(found.length === 0 ? checkTags(root, dialect, dialect.place(name), type) : []));
    compiled.set(name, root);
  }
  return { compiled, problems, dialect };
}

const byNumber = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

/** Fills every part. Returns the number of text boxes on slides whose text is too long for them. */
function fillParts(
  custom: TemplatePackage,
  compiled: Map<string, XmlElement>,
  { values, formatting, contentLanguage: language }: Filling,
): number {
  let tooLong = 0;
  const { type, main, parts } = custom;
  const slides = type === "pptx" ? expandSlides(parts, main, compiled, values, formatting) : [];
  const planned = new Set(slides.map(({ part }) => part));
  const height = type === "pptx" ? slideHeight(parts, main) : Number.POSITIVE_INFINITY;
  const others = [...compiled]
    .filter(([part]) => parts.has(part) && !planned.has(part))
    .map(([part, root]) => ({ part, root, scopes: [values] as unknown[] }));

  for (const { part, root, scopes } of [...slides, ...others]) {
    const use = (name: string, picture: Picture) => embed(parts, type, part, name, picture);
    const drawPicture: Fill["drawPicture"] = (picture, height) => {
      const name = picture === values.photo ? "photo" : "logo";
      return inlinePicture(
        use(name, picture),
        name === "photo" ? String((values.basics as Filling["values"]).name) : "Logo",
        picture,
        height,
      );
    };
    const filled = fillPart(root, scopes, { dialect: DIALECTS[type], formatting, drawPicture });
    replacePictures(filled, type, values, use);
    if (type === "pptx") tooLong += shrinkTexts(filled);
    removeIds(filled);
    const read = isRightToLeft(language) ? rightToLeft(filled, type) : filled;
    const [first = read, ...more] = planned.has(part) ? divideTable(read, height) : [read];
    writePart(parts, part, first);
    let last = part;
    for (const slide of more) {
      last = copySlide(parts, main, part, last);
      writePart(parts, last, slide);
    }
  }
  return tooLong;
}

/** Removes ids that must be unique and that no reader sees: Word makes new ones. */
function removeIds(node: XmlElement): void {
  for (const name of ["w14:paraId", "w14:textId"]) delete node.attributes[name];
  node.children = node.children.filter((one) => typeof one === "string" || !/^w:(bookmarkStart|bookmarkEnd|proofErr)$/.test(one.name));
  for (const one of childrenOf(node)) removeIds(one);
}

/** Turns the content type of a template (.dotx, .potx) into that of a document. */
function resolveContentTypes({ parts }: TemplatePackage): void {
  const types = new TextDecoder().decode(parts.get("[Content_Types].xml") as Uint8Array);
  const resolved = types
    .replace(/wordprocessingml\.template\.main/g, "wordprocessingml.document.main")
    .replace(/presentationml\.(template|slideshow)\.main/g, "presentationml.presentation.main");
  parts.set("[Content_Types].xml", new TextEncoder().encode(resolved));
}

/** Sets the properties of the document to the candidate's: those of the template name its designer. */
function setProperties(parts: Map<string, Uint8Array>, { title, author }: Filling, template: Template): void {
  const core = readPart(parts, "docProps/core.xml");
  if (!core) return;
  const said: Record<string, string> = { "dc:title": title, "dc:creator": author ?? template.name, "cp:lastModifiedBy": template.name };
  const dropped = new Set([...Object.keys(said), "dc:subject", "dc:description", "cp:keywords", "cp:category", "dc:language"]);
  core.attributes["xmlns:dc"] ??= "http://purl.org/dc/elements/1.1/";
  core.attributes["xmlns:cp"] ??= "http://schemas.openxmlformats.org/package/2006/metadata/core-properties";
  core.children = [
    ...Object.entries(said).map(([name, text]) => ({ name, attributes: {}, children: [text] })),
    ...childrenOf(core).filter(({ name }) => !dropped.has(name)),
  ];
  writePart(parts, "docProps/core.xml", core);
}
