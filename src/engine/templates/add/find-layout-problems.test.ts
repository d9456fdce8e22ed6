import { expect, test } from "bun:test";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { renderResume } from "../../cv/render/render.ts";
import { CHECKOUT_ROOT, readAsset } from "../../setup/assets.ts";
import { bundleOfFile, templateOf } from "../bundle.ts";
import { checkOwnFile, SAMPLES } from "./check-template.ts";

const example = async (name: string) => unzipSync(await Bun.file(join(CHECKOUT_ROOT, "templates/examples", name)).bytes());
/** An example file with one part changed, as a template. */
async function changed(name: "agency.docx" | "agency.pptx", part: string, change: (xml: string) => string) {
  const files = await example(name);
  files[part] = strToU8(change(strFromU8(files[part] as Uint8Array)));
  return await templateOf(bundleOfFile(name, zipSync(files)));
}
/** The Word example, with these paragraphs before its name. */
const withParagraphs = (...texts: string[]) =>
  changed("agency.docx", "word/document.xml", (xml) =>
    xml.replace("<w:body>", `<w:body>${texts.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join("")}`),
  );
const said = (problems: { place: string; problem: string; mend: string }[]) =>
  problems.map(({ place, problem, mend }) => `${place}: ${problem} ${mend}`);

test("a wrong date format is a problem, with its place and the right one", async () => {
  const { problems } = checkOwnFile(await withParagraphs('{{#work}}{{startDate | date:"MM/jjjj"}}{{/work}}'));
  expect(said(problems)).toEqual([
    'the text, “{{startDate | date:"MM/jjjj"}}”: The date format "MM/jjjj" has "jjjj", which no date has. Write date:"MM/yyyy". The parts of a date are d, dd, M, MM, MMM, MMMM, yy, yyyy, with signs between them.',
  ]);
});

test("a whole period has no date format", async () => {
  const { problems } = checkOwnFile(await withParagraphs('{{#work}}{{period | date:"yyyy"}}{{/work}}'));
  expect(problems.map(({ problem }) => problem)).toEqual(['{{period | date:"yyyy"}} is a whole period and no date.']);
});

test("separators that stay when a value is empty are warned of, and those in a condition are not", async () => {
  const warned = async (...texts: string[]) => {
    const { problems, warnings } = checkOwnFile(await withParagraphs(...texts));
    expect(problems).toEqual([]);
    return said(warnings);
  };
  expect(await warned("{{basics.phone}} | {{basics.email}}", "{{#work}}{{startDate}} – {{endDate}}{{/work}}")).toEqual([
    'the text, “{{basics.phone}} | {{basics.email}}”: "|" stays in the document when there is no basics.email. Write {{basics.phone}}{{#basics.email}} | {{basics.email}}{{/basics.email}}.',
    'the text, “{{startDate}} – {{endDate}}”: "–" stays in the document when there is no endDate. Write {{period}}, which is the whole period.',
  ]);
  expect(await warned("{{basics.phone}}, {{basics.name}}")).toEqual([
    'the text, “{{basics.phone}}, {{basics.name}}”: "," stays in the document when there is no basics.phone. Write {{#basics.phone}}{{basics.phone}}, {{/basics.phone}}{{basics.name}}.',
  ]);
  expect(
    await warned(
      "{{basics.name}}{{#basics.email}} | {{basics.email}}{{/basics.email}}",
      "{{#basics.phone}}{{basics.name}} | {{basics.phone}}{{/basics.phone}}",
      '{{basics.name}} | {{basics.label | default:"CV"}}',
      "{{labels.contact}}: {{basics.phone}}",
      "{{basics.name}} for {{basics.label}}",
    ),
  ).toEqual([]);
});

test("a text box that a full CV overfills and a table that it makes too long are warned of, on the slide of the template", async () => {
  const EMU = 12_700;
  const slide = (xml: string) =>
    xml.replace(
      "</p:spTree>",
      `<p:sp><p:nvSpPr><p:cNvPr id="901" name="Small box"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${90 * EMU}" cy="${30 * EMU}"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr sz="1400"/><a:t>{{basics.summary}}</a:t></a:r></a:p></p:txBody></p:sp>
      <p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="902" name="Long table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="${480 * EMU}"/><a:ext cx="${200 * EMU}" cy="${30 * EMU}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="${200 * EMU}"/></a:tblGrid><a:tr h="${30 * EMU}"><a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:rPr sz="1200"/><a:t>{{#skills}}{{name}}{{/skills}}</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame></p:spTree>`,
    );
  const template = await changed("agency.pptx", "ppt/slides/slide3.xml", slide);
  const { problems, warnings } = checkOwnFile(template);
  expect(problems).toEqual([]);
  expect(warnings.map(({ place, problem }) => `${place}: ${problem}`)).toEqual([
    "slide 3, the text box “Small box”: With a full CV this text box has more text than fits.",
    "slide 3, the table “Long table”: With a full CV this table reaches over the edge of the slide.",
  ]);
});

test("the examples have none of this", async () => {
  for (const name of ["agency.docx", "agency.pptx"] as const)
    expect(checkOwnFile(await changed(name, "[Content_Types].xml", (xml) => xml))).toEqual({ problems: [], warnings: [] });
});

test("a document in Arabic is set from right to left, one in English is not", async () => {
  const document = async (language: string) => {
    const template = await changed("agency.docx", "[Content_Types].xml", (xml) => xml);
    const resume = { ...SAMPLES.full, meta: { vitae: { ...SAMPLES.full.meta.vitae, language } } };
    const { bytes } = await renderResume(resume, template, "docx", { readAsset });
    return strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array);
  };
  const arabic = await document("ar");
  expect(arabic.match(/<w:bidi\/>/g)?.length).toBe(arabic.match(/<w:p[ >]/g)?.length);
  expect(await document("en")).not.toContain("<w:bidi/>");
});
