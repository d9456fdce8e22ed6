import { expect, setDefaultTimeout, test } from "bun:test";
import { strToU8, zipSync } from "fflate";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { listTemplates, loadTemplate } from "../../../templates/load-template.ts";
import { convertDocument } from "../../convert-document.ts";
import { blindProfile } from "../../options/blind-profile.ts";
import type { OutputType } from "../../options/output-type.ts";
import { renderResume } from "../../render/render.ts";
import type { Redacted } from "../terms/redacted.ts";
import { findLeaks, refuseLeaks } from "./leaks.ts";
import { readPdfTexts } from "./pdf-texts.ts";

// The PDF compiler alone takes seconds to start on a busy machine.
setDefaultTimeout(120_000);

const JANE: Redacted[] = [
  { path: "basics.name", value: "Jane Whitcombe", what: "name" },
  { path: "basics.email", value: "jane@example.com", what: "e-mail address" },
];
const pack = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
const placesOf = async (parts: Record<string, string>, tools = {}) =>
  (await findLeaks("docx", pack(parts), JANE, tools)).map(({ place }) => place);

const HIDING_PLACES: Record<string, Record<string, string>> = {
  "a text over several runs": {
    "word/document.xml": "<w:p><w:r><w:t>Whit</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>COMBE</w:t></w:r></w:p>",
  },
  "a text without its accents": { "word/document.xml": "<w:p><w:r><w:t>Jané Whitcombe</w:t></w:r></w:p>" },
  "a property": { "docProps/core.xml": "<cp:coreProperties><dc:creator>Jane</dc:creator></cp:coreProperties>" },
  "a comment": { "word/comments.xml": '<w:comment w:author="Jane"><w:p/></w:comment>' },
  "an alternative text": { "word/document.xml": '<wp:docPr id="1" descr="Portrait of Whitcombe"/>' },
  "a relationship": { "word/_rels/document.xml.rels": '<Relationship Target="mailto:jane%40example.com" TargetMode="External"/>' },
  "an address": { "word/_rels/document.xml.rels": '<Relationship Target="https://x.example/jwhitcombe77" TargetMode="External"/>' },
  "a name of a part": { "word/media/whitcombe.png": "" },
  "a field code": { "word/document.xml": '<w:r><w:instrText>HYPERLINK "mailto:jane@example.com"</w:instrText></w:r>' },
};
for (const [name, parts] of Object.entries(HIDING_PLACES)) {
  test(`a redacted value is found in ${name}`, async () => {
    expect((await placesOf(parts)).length).toBeGreaterThan(0);
  });
}

test("a withheld value is found in the name of the file and in the bytes of a picture", async () => {
  expect(await placesOf({ "word/document.xml": "<w:document/>" }, { fileName: "cv_Whitcombe.docx" })).toEqual(["file name"]);
  const photo = Buffer.from(Array.from({ length: 200 }, (_, index) => (index * 7) % 251));
  const redacted: Redacted[] = [{ path: "basics.image", value: `data:image/png;base64,${photo.toString("base64")}`, what: "photo" }];
  expect(await findLeaks("docx", zipSync({ "word/media/image1.png": new Uint8Array(photo) }), redacted)).toHaveLength(1);
});

test("of a picture of a few bytes no piece is searched for", async () => {
  const leaksOf = async (length: number) => {
    const photo = Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251));
    const redacted: Redacted[] = [{ path: "basics.image", value: `data:image/png;base64,${photo.toString("base64")}`, what: "photo" }];
    return (await findLeaks("docx", zipSync({ "word/media/image1.png": new Uint8Array(photo) }), redacted)).length;
  };
  expect([await leaksOf(34), await leaksOf(32)]).toEqual([1, 0]);
});

test("the refusal names five places and counts the rest", async () => {
  const pages = (count: number) =>
    pack(Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/document${index}.xml`, "<w:t>Whitcombe</w:t>"])));
  const refusal = (count: number) => refuseLeaks("docx", pages(count), JANE, {}).catch((error) => error.message as string);
  expect(await refusal(5)).not.toContain("more");
  expect(await refusal(6)).toContain("and 1 more");
});

test("markup, namespaces and the house's own words are no leak", async () => {
  const xml =
    '<w:document xmlns:w="http://janes.example/whitcombe"><w:p><w:pPr><w:keepNext/></w:pPr><w:r><w:t>Whitcombe Recruiting</w:t></w:r></w:p></w:document>';
  expect(await placesOf({ "word/document.xml": xml }, { template: "Whitcombe Recruiting" })).toEqual([]);
});

test("the program that a file says it was written with is no leak, an employer of that name in another property is one", async () => {
  const employer: Redacted[] = [{ path: "work[0].name", value: "Microsoft", what: "employer" }];
  const leaksOf = (property: string) => findLeaks("pptx", pack({ "docProps/app.xml": `<Properties>${property}</Properties>` }), employer);
  expect(await leaksOf("<Application>Microsoft Office PowerPoint</Application>")).toEqual([]);
  expect((await leaksOf("<Company>Microsoft</Company>")).map(({ place }) => place)).toEqual(["docProps/app.xml"]);
});

test("the line under a word or around a cell is no marital status, and the same word in a text is one", async () => {
  const single: Redacted[] = [{ path: "x.maritalStatus", value: "Single", what: "marital status" }];
  const leaksOf = (xml: string) => findLeaks("docx", pack({ "word/document.xml": xml }), single);
  expect(await leaksOf('<w:rPr><w:u w:val="single"/></w:rPr><w:tcBorders><w:insideH w:val="single" w:sz="4"/></w:tcBorders>')).toEqual([]);
  expect(await leaksOf("<w:p><w:r><w:t>Status: single</w:t></w:r></w:p>")).toHaveLength(1);
});

test("what a font or a style is called is no leak", async () => {
  const parts = {
    "word/styles.xml": '<w:style w:styleId="Whitcombe"/>',
    "word/theme/theme1.xml": '<a:latin typeface="Whitcombe"/>',
    "word/document.xml": '<w:rFonts w:ascii="Whitcombe" w:hAnsi="Whitcombe"/>',
    "ppt/slides/slide1.xml": '<a:latin typeface="Whitcombe"/>',
  };
  expect(await placesOf(parts)).toEqual([]);
});

const sample = (): Promise<Resume> => Bun.file(new URL("../../../../../tests/fixtures/resume/sample.json", import.meta.url)).json();
const tools = { readAsset, maxPages: 10 } as Parameters<typeof convertDocument>[2];

test("an unblinded document is full of leaks, in every type", async () => {
  const resume = await sample();
  const redacted: Redacted[] = [{ path: "basics.name", value: resume.basics.name as string, what: "name" }];
  for (const type of ["docx", "pdf", "pptx"] as OutputType[]) {
    const { bytes } = await renderResume(resume, await loadTemplate("default"), type, tools);
    const places = (await findLeaks(type, bytes, redacted, { readPdfTexts: (pdf) => readPdfTexts(pdf, readAsset) })).map(
      ({ place }) => place,
    );
    expect({ type, many: places.length >= 3 }).toEqual({ type, many: true });
  }
});

test("a blind CV leaks nothing in any style and type, and says what it withheld", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(await sample()));
  for (const { key, outputs } of await listTemplates()) {
    const request = {
      fileName: "Clara.json",
      ocr: "never" as const,
      template: await loadTemplate(key),
      outputs,
      blind: blindProfile("full"),
    };
    const { resume, warnings } = await convertDocument(bytes, request, tools);
    expect(JSON.stringify(resume)).not.toMatch(/Clara|Vandenberghe|clara\.v/i);
    expect(warnings[0]).toStartWith("Blind CV, withheld: name, ");
  }
});

test("a document that would leak is not written", async () => {
  const template = { ...(await loadTemplate("default")), footer: { text: "Clara Vandenberghe, Senior" } };
  const bytes = new TextEncoder().encode(JSON.stringify(await sample()));
  const request = { fileName: "cv.json", ocr: "never" as const, template, outputs: ["docx" as const], blind: blindProfile("initials") };

  expect(convertDocument(bytes, request, tools)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("The blind DOCX was not written, because it would still show: name in word/footer1.xml"),
  });
});
