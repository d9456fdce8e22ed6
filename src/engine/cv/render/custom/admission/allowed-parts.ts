/**
 * The parts that a template may have: relationships by which Office finds parts (ISO 29500-2, 6.5), each with the content types that its target may
 * have. Any other relationship or part is refused. Office decides by these two as well, never by the name of a file.
 */

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
const SLIDES = "application/vnd.openxmlformats-officedocument.presentationml.";
const DRAWING = "application/vnd.openxmlformats-officedocument.drawingml.";
const OFFICE = "application/vnd.openxmlformats-officedocument.";
const PACKAGE = "application/vnd.openxmlformats-package.";

export const RELATIONSHIPS_TYPE = `${PACKAGE}relationships+xml`;

export const MAIN_TYPES: Record<string, "docx" | "pptx"> = {
  [`${WORD}document.main+xml`]: "docx",
  [`${WORD}template.main+xml`]: "docx",
  [`${SLIDES}presentation.main+xml`]: "pptx",
  [`${SLIDES}template.main+xml`]: "pptx",
  [`${SLIDES}slideshow.main+xml`]: "pptx",
};

/** Content types of pictures, which are also checked by their first bytes. Metafiles are allowed because many logos are metafiles. */
export const SVG_TYPE = "image/svg+xml";
export const PICTURE_TYPES = [
  "image/png",
  "image/jpeg",
  "image/jpg",
  "image/pjpeg",
  "image/gif",
  "image/bmp",
  "image/tiff",
  "image/x-emf",
  "image/emf",
  "image/x-wmf",
  "image/wmf",
  "image/vnd.ms-photo",
];
const FONT_TYPES = [`${OFFICE}obfuscatedFont`, "application/x-fontdata", "application/x-font-ttf"];

/** Parts that a finished document may have. */
const KEPT: Record<string, readonly string[]> = {
  officeDocument: Object.keys(MAIN_TYPES),
  "core-properties": [`${PACKAGE}core-properties+xml`],
  "extended-properties": [`${OFFICE}extended-properties+xml`],
  "custom-properties": [`${OFFICE}custom-properties+xml`],
  theme: [`${OFFICE}theme+xml`],
  themeOverride: [`${OFFICE}themeOverride+xml`],
  image: [...PICTURE_TYPES, SVG_TYPE],
  hdphoto: ["image/vnd.ms-photo"],
  font: FONT_TYPES,

  styles: [`${WORD}styles+xml`],
  stylesWithEffects: ["application/vnd.ms-word.stylesWithEffects+xml"],
  numbering: [`${WORD}numbering+xml`],
  settings: [`${WORD}settings+xml`],
  webSettings: [`${WORD}webSettings+xml`],
  fontTable: [`${WORD}fontTable+xml`],
  header: [`${WORD}header+xml`],
  footer: [`${WORD}footer+xml`],
  footnotes: [`${WORD}footnotes+xml`],
  endnotes: [`${WORD}endnotes+xml`],
  comments: [`${WORD}comments+xml`, `${SLIDES}comments+xml`, "application/vnd.ms-powerpoint.comments+xml"],
  commentsExtended: [`${WORD}commentsExtended+xml`],
  commentsIds: [`${WORD}commentsIds+xml`],
  commentsExtensible: [`${WORD}commentsExtensible+xml`],
  people: [`${WORD}people+xml`],

  slide: [`${SLIDES}slide+xml`],
  slideLayout: [`${SLIDES}slideLayout+xml`],
  slideMaster: [`${SLIDES}slideMaster+xml`],
  notesSlide: [`${SLIDES}notesSlide+xml`],
  notesMaster: [`${SLIDES}notesMaster+xml`],
  handoutMaster: [`${SLIDES}handoutMaster+xml`],
  presProps: [`${SLIDES}presProps+xml`],
  viewProps: [`${SLIDES}viewProps+xml`],
  tableStyles: [`${SLIDES}tableStyles+xml`],
  tags: [`${SLIDES}tags+xml`],
  commentAuthors: [`${SLIDES}commentAuthors+xml`],
  authors: ["application/vnd.ms-powerpoint.authors+xml"],

  chart: [`${DRAWING}chart+xml`],
  chartUserShapes: [`${DRAWING}chartshapes+xml`],
  chartStyle: ["application/vnd.ms-office.chartstyle+xml"],
  chartColorStyle: ["application/vnd.ms-office.chartcolorstyle+xml"],
  diagramData: [`${DRAWING}diagramData+xml`],
  diagramLayout: [`${DRAWING}diagramLayout+xml`],
  diagramQuickStyle: [`${DRAWING}diagramStyle+xml`],
  diagramColors: [`${DRAWING}diagramColors+xml`],
  diagramDrawing: ["application/vnd.ms-office.drawingml.diagramDrawing+xml"],
};

/**
 * Parts that Office files often have and that a candidate's document does not need: a picture of the template's first page, building blocks, form
 * data, sensitivity labels and signatures of the designer's organisation. They are left out, and the template is accepted.
 */
const LEFT_OUT: Record<string, readonly string[]> = {
  thumbnail: [...PICTURE_TYPES],
  glossaryDocument: [`${WORD}document.glossary+xml`],
  customXml: ["application/xml", "text/xml"],
  customXmlProps: [`${OFFICE}customXmlProperties+xml`],
  printerSettings: [`${WORD}printerSettings`, `${SLIDES}printerSettings`],
  origin: [`${PACKAGE}digital-signature-origin`],
  signature: [`${PACKAGE}digital-signature-xmlsignature+xml`],
  classificationlabels: ["application/vnd.ms-office.classificationlabels+xml"],
  revisionInfo: ["application/vnd.ms-powerpoint.revisioninfo+xml"],
  changesInfo: ["application/vnd.ms-powerpoint.changesinfo+xml"],
  documenttasks: ["application/vnd.ms-office.documenttasks+xml"],
};

const typesOf = (table: Record<string, readonly string[]>) => new Set(Object.values(table).flat());
const KEPT_TYPES = typesOf(KEPT);
const LEFT_OUT_TYPES = typesOf(LEFT_OUT);

/** The verdict on a part by its content type. */
export const verdictOnType = (contentType: string): "kept" | "left out" | "refused" =>
  KEPT_TYPES.has(contentType) ? "kept" : LEFT_OUT_TYPES.has(contentType) ? "left out" : "refused";

export type Relation = { name: string; verdict: "kept" | "left out"; contentTypes: readonly string[] };

/** A relationship by its type, which Office compares letter by letter. Undefined for one that is not on the list. */
export function relationOf(type: string): Relation | undefined {
  const name = shortName(type);
  if (name === undefined) return undefined;
  if (name === "hyperlink") return { name, verdict: "kept", contentTypes: [] };
  if (Object.hasOwn(KEPT, name)) return { name, verdict: "kept", contentTypes: KEPT[name] as readonly string[] };
  if (Object.hasOwn(LEFT_OUT, name)) return { name, verdict: "left out", contentTypes: LEFT_OUT[name] as readonly string[] };
  return undefined;
}

/** Transitional and strict addresses of the standard's own relationships. */
const STANDARD = [
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships/",
  "http://purl.oclc.org/ooxml/officeDocument/relationships/",
];
const OTHERS: Record<string, string> = {
  "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties": "core-properties",
  // LibreOffice writes it so.
  "http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties": "core-properties",
  "http://purl.oclc.org/ooxml/officeDocument/relationships/metadata/core-properties": "core-properties",
  "http://purl.oclc.org/ooxml/officeDocument/relationships/extendedProperties": "extended-properties",
  "http://purl.oclc.org/ooxml/officeDocument/relationships/customProperties": "custom-properties",
  "http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail": "thumbnail",
  "http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin": "origin",
  "http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/signature": "signature",
  "http://schemas.microsoft.com/office/2007/relationships/stylesWithEffects": "stylesWithEffects",
  "http://schemas.microsoft.com/office/2007/relationships/hdphoto": "hdphoto",
  "http://schemas.microsoft.com/office/2007/relationships/diagramDrawing": "diagramDrawing",
  "http://schemas.microsoft.com/office/2011/relationships/chartStyle": "chartStyle",
  "http://schemas.microsoft.com/office/2011/relationships/chartColorStyle": "chartColorStyle",
  "http://schemas.microsoft.com/office/2011/relationships/commentsExtended": "commentsExtended",
  "http://schemas.microsoft.com/office/2016/09/relationships/commentsIds": "commentsIds",
  "http://schemas.microsoft.com/office/2018/08/relationships/commentsExtensible": "commentsExtensible",
  "http://schemas.microsoft.com/office/2011/relationships/people": "people",
  "http://schemas.microsoft.com/office/2018/10/relationships/comments": "comments",
  "http://schemas.microsoft.com/office/2018/10/relationships/authors": "authors",
  "http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels": "classificationlabels",
  "http://schemas.microsoft.com/office/2015/10/relationships/revisionInfo": "revisionInfo",
  "http://schemas.microsoft.com/office/2016/11/relationships/changesInfo": "changesInfo",
  "http://schemas.microsoft.com/office/2019/05/relationships/documenttasks": "documenttasks",
};

function shortName(type: string): string | undefined {
  if (Object.hasOwn(OTHERS, type)) return OTHERS[type];
  const base = STANDARD.find((one) => type.startsWith(one));
  return base && type.slice(base.length);
}
