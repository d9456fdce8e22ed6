import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";

/** Stands in everything that must never be delivered. */
export const CANARY = "qcanaryq";
export type TemplateFile = { name: string; bytes: Uint8Array };

type Changes = Record<string, string | Uint8Array | ((xml: string) => string)>;

const example = async (name: string) => unzipSync(await Bun.file(join(CHECKOUT_ROOT, "templates/examples", name)).bytes());
const WORD = await example("agency.docx");
const SLIDES = await example("agency.pptx");

function changed(files: Record<string, Uint8Array>, changes: Changes): Uint8Array {
  const parts: Record<string, Uint8Array> = Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith("/")));
  for (const [name, change] of Object.entries(changes)) {
    const content = typeof change === "function" ? change(strFromU8(parts[name] ?? new Uint8Array())) : change;
    parts[name] = typeof content === "string" ? strToU8(content) : content;
  }
  return zipSync(parts);
}
export const word = (changes: Changes) => changed(WORD, changes);
export const slides = (changes: Changes) => changed(SLIDES, changes);

// ---- pieces ------------------------------------------------------------------------------------------------------------------

export const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
export const DOCUMENT = "word/document.xml";
const RELS = "word/_rels/document.xml.rels";
const CONTENT_TYPES = "[Content_Types].xml";

export const inBody = (xml: string) => ({ [DOCUMENT]: (document: string) => document.replace("<w:body>", `<w:body>${xml}`) });
const run = (inner: string) => `<w:r>${inner}</w:r>`;
const begin = run('<w:fldChar w:fldCharType="begin"/>');
const separate = run('<w:fldChar w:fldCharType="separate"/>');
const end = run('<w:fldChar w:fldCharType="end"/>');
const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
export const field = (...codes: string[]) => `<w:p>${begin}${codes.map(code).join("")}${separate}${run("<w:t>1</w:t>")}${end}</w:p>`;
const nested = (before: string, inner: string, after = "") =>
  `<w:p>${begin}${code(before)}${begin}${code(inner)}${separate}${run("<w:t>2</w:t>")}${end}${code(after)}${separate}${run("<w:t>1</w:t>")}${end}</w:p>`;

export const relation = (type: string, target: string, mode = "External", id = "rIdEvil") =>
  `<Relationship Id="${id}" Type="${type.includes(":") ? type : `${TYPES}/${type}`}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
export const relate = (relationship: string) => (xml: string) =>
  xml
    .replace(/<Relationships([^>]*)\/>/, "<Relationships$1></Relationships>")
    .replace("</Relationships>", `${relationship}</Relationships>`);
const relationships = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
export const declare = (part: string, type: string) => (xml: string) =>
  xml.replace("</Types>", `<Override PartName="/${part}" ContentType="${type}"/></Types>`);
const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...strToU8(CANARY)]);
const part = (name: string, content: string | Uint8Array, type: string, relationship?: string): Changes => ({
  [name]: content,
  [CONTENT_TYPES]: declare(name, type),
  ...(relationship && { [RELS]: relate(relation(relationship, name.replace("word/", ""), "")) }),
});
const DDE = `DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k ${CANARY}"`;
const SLIDE = "ppt/slides/slide1.xml";
const SLIDE_RELS = "ppt/slides/_rels/slide1.xml.rels";
const onSlide = (xml: string) => ({ [SLIDE]: (slide: string) => slide.replace("<p:cNvPr ", `${xml}<p:cNvPr `) });
const inNames = (inner: string) => ({
  [SLIDE]: (slide: string) => slide.replace(/<p:cNvPr ([^>]*?)\/?>(<\/p:cNvPr>)?/, `<p:cNvPr $1>${inner}</p:cNvPr>`),
});
const svg = (inner: string, head = "") => ({
  "word/media/image9.svg": `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inner}</svg>`,
  [RELS]: relate(relation("image", "media/image9.svg", "")),
});

// ---- templates that must be refused --------------------------------------------------------------------------------------------

const HOSTILE: Record<string, Uint8Array> = {
  "DDEAUTO in one run": word(inBody(field(DDE))),
  "DDEAUTO split over runs": word(inBody(field(" DD", "EA", "UTO", ` c:\\\\x "${CANARY}"`))),
  "DDEAUTO split over paragraphs": word(
    inBody(`<w:p>${begin}${code("DDE")}</w:p><w:p>${code(`AUTO c:\\\\x ${CANARY}`)}${separate}${run("<w:t>1</w:t>")}${end}</w:p>`),
  ),
  "DDEAUTO without an end": word(inBody(`<w:p>${begin}${code(DDE)}</w:p>`)),
  "DDEAUTO under another prefix": word(
    inBody(
      `<evil:p xmlns:evil="${W}"><evil:r><evil:fldChar evil:fldCharType="begin"/></evil:r><evil:r><evil:instrText>${DDE}</evil:instrText></evil:r><evil:r><evil:fldChar evil:fldCharType="end"/></evil:r></evil:p>`,
    ),
  ),
  "DDEAUTO without a prefix": word(inBody(`<p xmlns="${W}"><fldSimple xmlns:w="${W}" w:instr="${DDE.replaceAll('"', "&quot;")}"/></p>`)),
  "DDEAUTO in the strict namespace": word({
    [DOCUMENT]: (xml) => xml.replaceAll(W, "http://purl.oclc.org/ooxml/wordprocessingml/main").replace("<w:body>", `<w:body>${field(DDE)}`),
  }),
  "DDEAUTO in character references": word(inBody(field(DDE.replace("DDEAUTO", "&#68;&#x44;E&#65;UTO")))),
  "DDEAUTO in CDATA": word(inBody(field(`<![CDATA[${DDE}]]>`))),
  "DDEAUTO in a simple field": word(inBody(`<w:p><w:fldSimple w:instr="${DDE.replaceAll('"', "&quot;")}"/></w:p>`)),
  "DDEAUTO in a header": word({ "word/header1.xml": (xml) => xml.replace("</w:hdr>", `${field(DDE)}</w:hdr>`) }),
  "DDEAUTO in a header of another name": word({
    "word/strange.dat": `<w:hdr xmlns:w="${W}">${field(DDE)}</w:hdr>`,
    [CONTENT_TYPES]: declare("word/strange.dat", "application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"),
    [RELS]: relate(relation("header", "strange.dat", "")),
  }),
  "DDEAUTO in a header that is declared as a picture": word({
    ...part("word/media/strange.png", `<w:hdr xmlns:w="${W}">${field(DDE)}</w:hdr>`, "image/png", "header"),
  }),
  "DDEAUTO in a footnote": word({
    "word/footnotes.xml": (xml) => xml.replace("</w:footnotes>", `<w:footnote w:id="9">${field(DDE)}</w:footnote></w:footnotes>`),
  }),
  "DDEAUTO in a text box": word(
    inBody(
      `<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textbox><w:txbxContent>${field(DDE)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
    ),
  ),
  "DDEAUTO in a comment": word(
    part(
      "word/comments.xml",
      `<w:comments xmlns:w="${W}"><w:comment w:id="1">${field(DDE)}</w:comment></w:comments>`,
      "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml",
      "comments",
    ),
  ),
  "DDEAUTO as a tracked insertion into PAGE": word(
    inBody(
      `<w:p>${begin}<w:del w:id="1"><w:r><w:delInstrText>PAGE </w:delInstrText></w:r></w:del><w:ins w:id="2">${code(DDE)}</w:ins>${separate}${end}</w:p>`,
    ),
  ),
  "DDEAUTO behind a text in the code": word(inBody(`<w:p>${begin}${run("<w:t>PAGE </w:t>")}${code(DDE)}${separate}${end}</w:p>`)),
  "DDEAUTO in one branch of alternate content": word(
    inBody(
      `<w:p>${begin}<mc:AlternateContent><mc:Choice Requires="w14">${code("PAGE ")}</mc:Choice><mc:Fallback>${code(DDE)}</mc:Fallback></mc:AlternateContent>${separate}${end}</w:p>`,
    ),
  ),
  "a nested QUOTE": word(inBody(nested("", "QUOTE 68 68 69 65 85 84 79", ` c:\\\\x ${CANARY}`))),
  "a QUOTE": word(inBody(field(`QUOTE 68 68 69 ${CANARY}`))),
  "a QUOTE inside IF": word(inBody(nested('IF 1 = 1 "', "QUOTE 68 68 69", ` ${CANARY}"`))),
  "DDE inside IF": word(inBody(nested('IF 1 = 1 "', DDE, '"'))),
  "DDE in the result of PAGE": word(
    inBody(`<w:p>${begin}${code("PAGE")}${separate}${begin}${code(DDE)}${separate}${run("<w:t>1</w:t>")}${end}${end}</w:p>`),
  ),
  ...Object.fromEntries(
    ["DDE", "LINK", "EMBED", "IMPORT", "INCLUDE", "INCLUDETEXT", "INCLUDEPICTURE", "DATABASE", "RD", "MACROBUTTON", "GOTOBUTTON"]
      .concat(["ADDIN", "CONTROL", "HTMLCONTROL", "ASK", "FILLIN", "SET", "AUTOTEXT", "USERNAME", "FILENAME", "PRINT", "NEXT", "UNKNOWN"])
      .map((name) => [`the field ${name}`, word(inBody(field(` ${name.toLowerCase()} "http://127.0.0.1/${CANARY}" \\d`)))]),
  ),
  "a HYPERLINK field to a script": word(inBody(field(`HYPERLINK "javascript:${CANARY}()"`))),
  "a HYPERLINK field to a file": word(inBody(field(`HYPERLINK \\h "file:///c:/${CANARY}"`))),
  "a HYPERLINK field to a share": word(inBody(field(`HYPERLINK \\\\\\\\127.0.0.1\\\\${CANARY}`))),
  "a HYPERLINK field behind a bookmark": word(inBody(field(`HYPERLINK \\l "a" "ms-excel:ofe|u|${CANARY}"`))),

  ...Object.fromEntries(
    [`file:///etc/${CANARY}`, `javascript:${CANARY}()`, ` javascript:${CANARY}()`, `java&#x9;script:${CANARY}()`]
      .concat([`vbscript:${CANARY}`, `data:text/html,${CANARY}`, `\\\\127.0.0.1\\${CANARY}`, `ms-word:ofe|u|${CANARY}`, `${CANARY}.exe`])
      .concat([`search-ms:query=${CANARY}`, `//127.0.0.1/${CANARY}`, `http:\\\\127.0.0.1\\${CANARY}`])
      .map((target) => [`a link to ${target}`, word({ [RELS]: relate(relation("hyperlink", target)) })]),
  ),
  "a link without a mode": word({ [RELS]: relate(relation("hyperlink", `file:///${CANARY}`, "")) }),
  "a link in a mode of lower case": word({ [RELS]: relate(relation("hyperlink", `file:///${CANARY}`, "external")) }),
  ...Object.fromEntries(
    [
      "image",
      "attachedTemplate",
      "oleObject",
      "package",
      "frame",
      "subDocument",
      "aFChunk",
      "video",
      "audio",
      "mailMergeSource",
      "theme",
    ].map((type) => [`an external ${type}`, word({ [RELS]: relate(relation(type, `http://127.0.0.1/${CANARY}`)) })]),
  ),
  "an image whose internal target is an address": word({ [RELS]: relate(relation("image", `http://127.0.0.1/${CANARY}`, "")) }),
  "an image whose internal target is an encoded address": word({ [RELS]: relate(relation("image", `http%3A//127.0.0.1/${CANARY}`, "")) }),
  "a remote template in .rels": word({
    "word/_rels/settings.xml.rels": relationships(relation("attachedTemplate", `http://127.0.0.1/${CANARY}`)),
  }),
  "a remote template in .RELS": word({
    "word/_rels/settings.xml.RELS": relationships(relation("attachedTemplate", `http://127.0.0.1/${CANARY}`)),
  }),
  "a remote template in _RELS": word({
    "WORD/_RELS/SETTINGS.XML.rels": relationships(relation("attachedTemplate", `http://127.0.0.1/${CANARY}`)),
  }),
  "a remote template in an encoded _rels": word({
    "word/%5Frels/settings.xml.rels": relationships(relation("attachedTemplate", `http://127.0.0.1/${CANARY}`)),
  }),
  "a remote template in relationships under a prefix": word({
    "word/_rels/settings.xml.rels": `<q:Relationships xmlns:q="http://schemas.openxmlformats.org/package/2006/relationships"><q:Relationship Id="a" Type="${TYPES}/attachedTemplate" Target="http://127.0.0.1/${CANARY}" TargetMode="External"/></q:Relationships>`,
  }),
  "a remote template of the strict standard": word({
    "word/_rels/settings.xml.rels": relationships(
      relation("http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate", `http://127.0.0.1/${CANARY}`),
    ),
  }),
  "relationships in UTF-16": word({
    "word/_rels/settings.xml.rels": new Uint8Array(
      Buffer.from(`\ufeff${relationships(relation("attachedTemplate", `http://127.0.0.1/${CANARY}`))}`, "utf16le"),
    ),
  }),
  "a document in UTF-7": word({
    [DOCUMENT]: (xml) => xml.replace('encoding="UTF-8"', 'encoding="UTF-7"').replace("<w:body>", `<w:body>+ADw-w:p+AD4-${CANARY}`),
  }),
  "a relationship that nobody knows": word({ [RELS]: relate(relation(`http://acme.example/${CANARY}`, "styles.xml", "")) }),

  "an OLE object": word(
    part("word/embeddings/oleObject1.bin", OLE, "application/vnd.openxmlformats-officedocument.oleObject", "oleObject"),
  ),
  "an OLE object under another ending": word(part("word/media/image8.png", OLE, "image/png", "image")),
  "an OLE object as a picture's relationship": word(part("word/media/image8.png", OLE, "image/png", "oleObject")),
  "an embedded workbook": word(
    part("word/embeddings/a.xlsx", CANARY, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "package"),
  ),
  "a macro project under another name": word(part("word/strange.xml", CANARY, "application/vnd.ms-office.vbaProject", "image")),
  "a macro project by its relationship": word({
    "word/theme/theme9.xml": CANARY,
    [RELS]: relate(relation("http://schemas.microsoft.com/office/2006/relationships/vbaProject", "theme/theme9.xml", "")),
  }),
  "a ribbon with calls": word({
    "customUI/customUI.xml": `<customUI xmlns="http://schemas.microsoft.com/office/2006/01/customui" onLoad="${CANARY}"/>`,
    "_rels/.rels": relate(relation("http://schemas.microsoft.com/office/2006/relationships/ui/extensibility", "customUI/customUI.xml", "")),
  }),
  "a task pane that opens by itself": word(
    part("word/webextensions/taskpanes.xml", `<t>${CANARY}</t>`, "application/vnd.ms-office.webextensiontaskpanes+xml"),
  ),
  "an ActiveX control": word(part("word/activeX/activeX1.xml", `<a>${CANARY}</a>`, "application/vnd.ms-office.activeX+xml", "control")),
  "an imported page": word({
    ...part("word/chunk.html", `<script>${CANARY}</script>`, "text/html", "aFChunk"),
    ...inBody('<w:altChunk r:id="rIdEvil"/>'),
  }),
  "a part of unknown kind": word({ "word/strange.bin": CANARY }),
  "a sub-document": word(inBody('<w:subDoc r:id="rId1"/>')),
  "a control": word(inBody(`<w:p><w:r><w:object><w:control w:name="${CANARY}"/></w:object></w:r></w:p>`)),
  "a form field that calls a macro": word(
    inBody(
      `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:entryMacro w:val="${CANARY}"/></w:ffData></w:fldChar></w:r>${code("FORMTEXT")}${end}</w:p>`,
    ),
  ),
  "a mail merge": word({
    "word/settings.xml": (xml) =>
      xml.replace("</w:settings>", `<w:mailMerge><w:connectString w:val="${CANARY}"/></w:mailMerge></w:settings>`),
  }),
  frames: word({
    "word/settings.xml": (xml) =>
      xml.replace("</w:settings>", `<w:frameset><w:frame><w:sz w:val="${CANARY}"/></w:frame></w:frameset></w:settings>`),
  }),
  "a picture of VML from outside": word(
    inBody(
      `<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:imagedata src="http://127.0.0.1/${CANARY}"/></v:shape></w:pict></w:r></w:p>`,
    ),
  ),
  "a link of VML to a script": word(
    inBody(`<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape href="javascript:${CANARY}()"/></w:pict></w:r></w:p>`),
  ),
  "a fill of VML from a share": word(
    inBody(
      `<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape><v:fill o:althref="\\\\127.0.0.1\\${CANARY}"/></v:shape></w:pict></w:r></w:p>`,
    ),
  ),
  "a film from the web": word(
    inBody(
      `<w:p><w:r><w:drawing><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src='${CANARY}'&gt;"/></w:drawing></w:r></w:p>`,
    ),
  ),
  "a smart tag that downloads": word({
    "word/settings.xml": (xml) => xml.replace("</w:settings>", `<w:smartTagType w:url="http://127.0.0.1/${CANARY}"/></w:settings>`),
  }),
  "a document type": word({ [DOCUMENT]: (xml) => xml.replace("?>", `?><!DOCTYPE w [<!ENTITY a SYSTEM "file:///${CANARY}">]>`) }),

  "an SVG with a script": word(svg(`<script>${CANARY}()</script>`)),
  "an SVG with a handler": word(svg(`<path onload="${CANARY}()" d="M0 0"/>`)),
  "an SVG with a link": word(svg(`<a xlink:href="javascript:${CANARY}()"><path d="M0 0"/></a>`)),
  "an SVG with a picture from outside": word(svg(`<image xlink:href="http://127.0.0.1/${CANARY}"/>`)),
  "an SVG with a style from outside": word(svg(`<style>@import "http://127.0.0.1/${CANARY}";</style>`)),
  "an SVG with a filter from outside": word(svg(`<path style="fill:url(http://127.0.0.1/${CANARY}#a)"/>`)),
  "an SVG with entities": word(svg("", `<!DOCTYPE svg [<!ENTITY a "${CANARY}">]>`)),

  "an action that runs a program": slides({
    ...inNames('<a:hlinkClick r:id="rIdEvil" action="ppaction://program"/>'),
    [SLIDE_RELS]: relate(relation("hyperlink", `file:///c:/${CANARY}.exe`)),
  }),
  "an action that runs a macro": slides(inNames(`<a:hlinkClick r:id="" action="ppaction://macro?name=${CANARY}"/>`)),
  "an action at a touch": slides(inNames(`<a:hlinkHover r:id="" action="ppaction://ole?verb=0&amp;${CANARY}"/>`)),
  "an action that opens a file": slides({
    ...inNames('<a:hlinkClick r:id="rIdEvil" action="ppaction://hlinkfile"/>'),
    [SLIDE_RELS]: relate(relation("hyperlink", `https://acme.example/${CANARY}`)),
  }),
  "a link that PowerPoint did not accept": slides(inNames(`<a:hlinkClick r:id="" invalidUrl="javascript:${CANARY}()"/>`)),
  "a sound at a click": slides(inNames(`<a:hlinkClick r:id=""><a:snd r:embed="rId1" name="${CANARY}"/></a:hlinkClick>`)),
  "an OLE object on a slide": slides(onSlide(`<p:oleObj r:id="rId1" progId="${CANARY}"/>`)),
  "a control on a slide": slides({
    [SLIDE]: (xml) => xml.replace("</p:cSld>", `<p:controls><p:control name="${CANARY}"/></p:controls></p:cSld>`),
  }),
  "a film from outside": slides({ [SLIDE_RELS]: relate(relation("video", `http://127.0.0.1/${CANARY}.mp4`)) }),
  "a picture from outside on a slide": slides({ [SLIDE_RELS]: relate(relation("image", `http://127.0.0.1/${CANARY}.png`)) }),
  "a link to a script in the notes": slides({
    "ppt/notesSlides/_rels/notesSlide1.xml.rels": relate(relation("hyperlink", `javascript:${CANARY}()`)),
  }),
  "a link to a script in a layout": slides({
    "ppt/slideLayouts/_rels/slideLayout1.xml.rels": relate(relation("hyperlink", `javascript:${CANARY}()`)),
  }),
};

export const HOSTILE_TEMPLATES: TemplateFile[] = Object.entries(HOSTILE).map(([name, bytes]) => ({ name, bytes }));

// ---- templates that must be taken ----------------------------------------------------------------------------------------------

const pageOfPages = `<w:p>${begin}${code("IF ")}${begin}${code("NUMPAGES")}${separate}${run("<w:t>2</w:t>")}${end}${code(' > 1 "of many" ""')}${separate}${end}</w:p>`;
const customXml = "customXml/item1.xml";

/** Harmless files as Word, PowerPoint, LibreOffice and designers make them; what is left out of them has the canary in it. */
const HARMLESS: Record<string, Uint8Array> = {
  "page numbers and dates": word(inBody(field("PAGE \\* MERGEFORMAT") + field(' DATE \\@ "d MMMM yyyy" ') + field("= 1 + 1"))),
  "a field inside IF": word(inBody(pageOfPages)),
  "a table of contents": word(
    inBody(
      `<w:p>${begin}${code('TOC \\o "1-3" \\h \\z \\u')}${separate}${begin}${code('HYPERLINK \\l "_Toc1"')}${separate}${run("<w:t>Work</w:t>")}${begin}${code("PAGEREF _Toc1 \\h")}${separate}${run("<w:t>1</w:t>")}${end}${end}${end}</w:p>`,
    ),
  ),
  "links to the web, mail and telephone": word({
    [RELS]: relate(
      relation("hyperlink", "https://acme.example/a?b=c#d", "External", "rIdA") +
        relation("hyperlink", "mailto:cv@acme.example", "External", "rIdB") +
        relation("hyperlink", "tel:+441174960142", "External", "rIdC"),
    ),
    ...inBody(field('HYPERLINK "https://acme.example" \\o "Our site" \\t "_blank"')),
  }),
  "form data, labels, building blocks and a thumbnail": word({
    [customXml]: `<data xmlns="urn:acme">${CANARY}</data>`,
    "docMetadata/LabelInfo.xml": `<labels xmlns="urn:acme">${CANARY}</labels>`,
    "docProps/thumbnail.jpeg": new Uint8Array([0xff, 0xd8, 0xff, ...strToU8(CANARY)]),
    "word/glossary/document.xml": `<w:glossaryDocument xmlns:w="${W}"><w:docParts>${CANARY}</w:docParts></w:glossaryDocument>`,
    "word/glossary/_rels/document.xml.rels": relationships(relation("styles", "styles.xml", "")),
    "word/glossary/styles.xml": `<w:styles xmlns:w="${W}"><w:docDefaults>${CANARY}</w:docDefaults></w:styles>`,
    [CONTENT_TYPES]: (xml) =>
      [
        declare("docMetadata/LabelInfo.xml", "application/vnd.ms-office.classificationlabels+xml"),
        declare("word/glossary/document.xml", "application/vnd.openxmlformats-officedocument.wordprocessingml.document.glossary+xml"),
        declare("word/glossary/styles.xml", "application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"),
      ].reduce((types, add) => add(types), xml),
    "_rels/.rels": relate(
      relation("http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail", "docProps/thumbnail.jpeg", "", "rIdT") +
        relation("http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels", "docMetadata/LabelInfo.xml", "", "rIdL"),
    ),
    [RELS]: relate(
      relation("customXml", "../customXml/item1.xml", "", "rIdX") + relation("glossaryDocument", "glossary/document.xml", "", "rIdG"),
    ),
  }),
  "Word's elements under another prefix": word({
    [DOCUMENT]: (xml) =>
      xml.replaceAll("<w:", "<ns0:").replaceAll("</w:", "</ns0:").replace(/ w:/g, " ns0:").replace("xmlns:w=", "xmlns:ns0="),
  }),
  "the strict standard": word({ [DOCUMENT]: (xml) => xml.replaceAll(W, "http://purl.oclc.org/ooxml/wordprocessingml/main") }),
  "an SVG as Illustrator writes it": word(
    svg(
      '<metadata><i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/">x</i:pgf></metadata><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/>',
      '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    ),
  ),
  "a part with an encoded name": word({
    "word/media/gr%C3%B6%C3%9Fe.png": WORD["word/media/image1.png"] as Uint8Array,
    [RELS]: relate(relation("image", "media/gr%C3%B6%C3%9Fe.png", "")),
  }),
  "a lost picture": slides({ [SLIDE_RELS]: relate(relation("image", "NULL", "")) }),
  "a jump to another slide": slides({
    ...inNames('<a:hlinkClick r:id="rIdEvil" action="ppaction://hlinksldjump"/>'),
    [SLIDE_RELS]: relate(relation("slide", "slide2.xml", "")),
  }),
};

export const HARMLESS_TEMPLATES: TemplateFile[] = Object.entries(HARMLESS).map(([name, bytes]) => ({ name, bytes }));
