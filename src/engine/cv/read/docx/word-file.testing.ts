import { writeZip } from "../../package/zip-writer.ts";

/** Small Word files for tests, written by hand so that each shows one thing. */
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(" ");

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export type WordParts = {
  styles?: string;
  numbering?: string;
  settings?: string;
  footnotes?: string;
  headers?: Record<string, string>;
  footers?: Record<string, string>;
  links?: Record<string, string>;
  files?: Record<string, Uint8Array | string>;
  /** More relationships of the document: id to type and target. */
  related?: Record<string, [type: string, target: string]>;
};

/** A Word file with this body (what stands inside `w:body`). Header and footer keys are their relationship ids. */
export function wordFile(body: string, parts: WordParts = {}): Uint8Array {
  const files: Record<string, Uint8Array | string> = {};
  const put = (name: string, content: string) => {
    files[name] = DECLARATION + content;
  };
  const relations: string[] = [];
  const relate = (id: string, type: string, target: string, external = false) =>
    relations.push(`<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`);
  const part = (id: string, type: string, root: string, content: string | undefined) => {
    if (content === undefined) return;
    relate(id, type, `${id}.xml`);
    put(`word/${id}.xml`, `<w:${root} ${NAMESPACES}>${content}</w:${root}>`);
  };

  part("styles", "styles", "styles", parts.styles);
  part("numbering", "numbering", "numbering", parts.numbering);
  part("settings", "settings", "settings", parts.settings);
  part("footnotes", "footnotes", "footnotes", parts.footnotes);
  for (const [id, content] of Object.entries(parts.headers ?? {})) part(id, "header", "hdr", content);
  for (const [id, content] of Object.entries(parts.footers ?? {})) part(id, "footer", "ftr", content);
  for (const [id, target] of Object.entries(parts.links ?? {})) relate(id, "hyperlink", target.replaceAll("&", "&amp;"), true);
  for (const [id, [type, target]] of Object.entries(parts.related ?? {})) relate(id, type, target);
  for (const [name, content] of Object.entries(parts.files ?? {})) files[name] = content;

  put("word/document.xml", `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`);
  put("word/_rels/document.xml.rels", relationships(relations.join("")));
  put("_rels/.rels", relationships(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`));
  put("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
  return writeZip(Object.entries(files));
}

const relationships = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

export const run = (text: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
/** A paragraph; `content` that is not markup becomes one run. */
export const p = (content: string, properties = "", runProperties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr>${content === "" || content.startsWith("<") ? content : run(content, runProperties)}</w:p>`;
export const bold = (text: string) => p(text, "", "<w:b/>");
export const tab = "<w:r><w:tab/></w:r>";

/** A table from rows of cells; a cell that is not markup becomes one paragraph. */
export const table = (widths: number[], rows: string[][], properties = "") =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid>${rows
    .map(
      (row) =>
        `<w:tr>${row.map((content, at) => cell(content, widths[at] ?? 0, row.length < widths.length ? widths.length : 1)).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>`;

const cell = (content: string, width: number, span: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ""}</w:tcPr>${content.startsWith("<") ? content : p(content)}</w:tc>`;

/** A floating text box; position and size in points, from the page. */
export const textBox = (content: string, x: number, y: number, width: number, height: number) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>${x * 12700}</wp:posOffset></wp:positionH>` +
  `<wp:positionV relativeFrom="page"><wp:posOffset>${y * 12700}</wp:posOffset></wp:positionV><wp:extent cx="${width * 12700}" cy="${height * 12700}"/><a:graphic><a:graphicData>` +
  `<wps:wsp><wps:spPr><a:noFill/></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>` +
  `<mc:Fallback><w:pict><v:rect><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
