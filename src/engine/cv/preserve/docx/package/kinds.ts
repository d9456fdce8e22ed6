/**
 * The parts that a redacted Word file may have, by the relationship that leads to them (ISO 29500-1, 11.3). Any other part is left out with its
 * relationship: properties, comments, people, form data, glossary, macros, embedded files, thumbnails, signatures. Parts are named anew, because a
 * name may be that of a person ("media/jane-doe.jpg").
 */
export type Kind = {
  /** Its name in the package; "#" is its number. Pictures and fonts get their own extension. */
  name: string;
  contentType: string;
  /** Found without its id being written in the part that has the relationship. */
  implicit?: true;
  /** XML that is looked through; pictures and fonts are not. */
  isXml: boolean;
};

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
const DRAWING = "application/vnd.openxmlformats-officedocument.drawingml.";
const OFFICE = "application/vnd.openxmlformats-officedocument.";

const xml = (name: string, contentType: string): Kind => ({ name: `word/${name}.xml`, contentType: `${contentType}+xml`, isXml: true });
const implicit = (kind: Kind): Kind => ({ ...kind, implicit: true });

export const KINDS: Record<string, Kind> = {
  officeDocument: xml("document", `${WORD}document.main`),
  styles: implicit(xml("styles", `${WORD}styles`)),
  numbering: implicit(xml("numbering", `${WORD}numbering`)),
  settings: implicit(xml("settings", `${WORD}settings`)),
  fontTable: implicit(xml("fontTable", `${WORD}fontTable`)),
  footnotes: implicit(xml("footnotes", `${WORD}footnotes`)),
  endnotes: implicit(xml("endnotes", `${WORD}endnotes`)),
  header: xml("header#", `${WORD}header`),
  footer: xml("footer#", `${WORD}footer`),
  theme: implicit(xml("theme/theme#", `${OFFICE}theme`)),
  themeOverride: implicit(xml("theme/themeOverride#", `${OFFICE}themeOverride`)),
  chart: xml("charts/chart#", `${DRAWING}chart`),
  chartUserShapes: xml("drawings/drawing#", `${DRAWING}chartshapes`),
  chartStyle: implicit(xml("charts/style#", "application/vnd.ms-office.chartstyle")),
  chartColorStyle: implicit(xml("charts/colors#", "application/vnd.ms-office.chartcolorstyle")),
  chartEx: xml("charts/chartEx#", "application/vnd.ms-office.chartex"),
  diagramData: xml("diagrams/data#", `${DRAWING}diagramData`),
  diagramLayout: xml("diagrams/layout#", `${DRAWING}diagramLayout`),
  diagramQuickStyle: xml("diagrams/quickStyle#", `${DRAWING}diagramStyle`),
  diagramColors: xml("diagrams/colors#", `${DRAWING}diagramColors`),
  // The data part names it, by an id of the document's relationships.
  diagramDrawing: implicit(xml("diagrams/drawing#", "application/vnd.ms-office.drawingml.diagramDrawing")),
  image: { name: "word/media/image#", contentType: "", isXml: false },
  font: { name: "word/fonts/font#", contentType: "", isXml: false },
};

const TRANSITIONAL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
const STRICT = "http://purl.oclc.org/ooxml/officeDocument/relationships/";
const MICROSOFT: Record<string, string> = {
  diagramDrawing: "http://schemas.microsoft.com/office/2007/relationships/diagramDrawing",
  chartStyle: "http://schemas.microsoft.com/office/2011/relationships/chartStyle",
  chartColorStyle: "http://schemas.microsoft.com/office/2011/relationships/chartColorStyle",
  chartEx: "http://schemas.microsoft.com/office/2014/relationships/chartEx",
};

/** The address of a relationship type; ISO 29500 has two for most (transitional and strict). */
export const relationshipType = (kind: string, isStrict: boolean): string => MICROSOFT[kind] ?? (isStrict ? STRICT : TRANSITIONAL) + kind;

/** Content types by the extension that a binary part gets. */
export const BINARY_TYPES: Record<string, string> = {
  png: "image/png",
  jpeg: "image/jpeg",
  gif: "image/gif",
  bmp: "image/bmp",
  tiff: "image/tiff",
  emf: "image/x-emf",
  wmf: "image/x-wmf",
  ttf: "application/x-font-ttf",
  odttf: `${OFFICE}obfuscatedFont`,
};
