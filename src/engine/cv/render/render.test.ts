import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { readAsset } from "../../assets.ts";
import { listTemplates, loadTemplate } from "../../templates/load-template.ts";
import type { OutputType } from "../convert.ts";
import type { Resume } from "../resume.ts";
import { readPdfLinks, readPdfText } from "./pdf/pdf-text.ts";
import { renderResume } from "./render.ts";
import type { Template } from "./template.ts";
import { verifyDocument } from "./verify.ts";
import { buildView } from "./view.ts";

const TYPES: OutputType[] = ["docx", "pdf", "pptx"];
const tools = { readAsset };
// The PDF compiler alone takes seconds to start on a busy machine.
setDefaultTimeout(120_000);
let styles: Template[] = [];

beforeAll(async () => {
  styles = await Promise.all((await listTemplates()).map(({ key }) => loadTemplate(key)));
});

const fixture = (name: string): Promise<Resume> =>
  Bun.file(new URL(`../../../../tests/fixtures/resume/${name}.json`, import.meta.url)).json();
const style = (key: string) => styles.find((candidate) => candidate.key === key) as Template;
const render = async (resume: Resume, template: Template, type: OutputType) => (await renderResume(resume, template, type, tools)).bytes;
const part = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] as Uint8Array);

for (const type of TYPES) {
  // pdf.js joins Arabic words across lines, so an Arabic PDF cannot be read back with it.
  for (const name of ["sample", "japanese", "empty", ...(type === "pdf" ? [] : ["arabic"])]) {
    test(`the ${name} CV as ${type} loses no value and gains no word`, async () => {
      const resume = await fixture(name);

      for (const template of name === "sample" ? styles : [style("default"), style("viseo_template_v2")]) {
        const bytes = await render(resume, template, type);
        const verified = await verifyDocument(resume, template, type, bytes, { readPdfText });
        expect({ key: template.key, ...verified }).toEqual({ key: template.key, missing: [], foreign: [] });
      }
    });
  }

  test(`the same CV gives the same ${type} bytes`, async () => {
    const resume = await fixture("sample");

    const [first, second] = [await render(resume, style("default"), type), await render(resume, style("default"), type)];

    expect(Bun.hash(first)).toBe(Bun.hash(second));
  });
}

test("what an enhanced run puts in front stands in every style and output under its heading in the CV's language, and in no other CV", async () => {
  const plain = await fixture("sample");
  const enhanced: Resume = { ...plain, relevant: ["Kubernetes-Betrieb", "PSD2"], meta: { vitae: { ...plain.meta.vitae, language: "de" } } };

  for (const template of styles) {
    const view = buildView(enhanced, template);
    const at = view.sections.findIndex(({ key }) => key === "relevant");
    expect({ key: template.key, title: view.sections[at]?.title }).toEqual({ key: template.key, title: "Relevant für diese Stelle" });
    expect(view.sections.slice(0, at).every(({ key }) => key === "profile" || key === "facts")).toBe(true);
    expect(buildView(plain, template).sections.some(({ key }) => key === "relevant")).toBe(false);
  }
  for (const type of TYPES) {
    const bytes = await render(enhanced, style("default"), type);
    expect(await verifyDocument(enhanced, style("default"), type, bytes, { readPdfText })).toMatchObject({ missing: [] });
  }
});

test("documents that are written at the same time do not mix", async () => {
  const people = await Promise.all(["sample", "japanese", "empty"].map(fixture));
  const together = await Promise.all(people.map((resume, index) => render(resume, styles[index] as Template, "pdf")));
  for (const [index, resume] of people.entries()) {
    expect(Bun.hash(together[index] as Uint8Array)).toBe(Bun.hash(await render(resume, styles[index] as Template, "pdf")));
  }
});

test("thirty years of missions, control characters and template tags end up as plain text", async () => {
  const resume = await fixture("strange");

  for (const type of ["docx", "pptx"] as const) {
    const bytes = await render(resume, style("viseo_template_v2"), type);
    expect(await verifyDocument(resume, style("viseo_template_v2"), type, bytes)).toEqual({ missing: [], foreign: [] });
  }
});

test("a PDF says which characters it cannot show", async () => {
  const { messages } = await renderResume(await fixture("strange"), style("default"), "pdf", tools);

  expect(messages.map(({ text }) => text)).toEqual([
    "The PDF cannot show these characters: 한 국 어 제 목 안 녕 하 세 요. The Word document can.",
  ]);
});

test("a template travels as JSON with its logo inside", async () => {
  const resume = await fixture("sample");
  const travelled = JSON.parse(JSON.stringify(style("default"))) as Template;

  expect(Bun.hash(await render(resume, travelled, "docx"))).toBe(Bun.hash(await render(resume, style("default"), "docx")));
});

test("a section that the template leaves out is named", async () => {
  const template = {
    ...style("default"),
    sections: style("default").sections.filter(({ key }) => key !== "references" && key !== "skills"),
  };

  const { bytes, messages } = await renderResume(await fixture("sample"), template, "docx", tools);

  expect(messages).toEqual([{ code: "section_left_out", text: "The template Default does not show: Skills, References." }]);
  expect(part(bytes, "word/document.xml")).not.toContain("Pieter Hoste");
  expect(await verifyDocument(await fixture("sample"), template, "docx", bytes)).toEqual({ missing: [], foreign: [] });
});

test("a Word document is made of real styles, lists and repeated table heads", async () => {
  const xml = part(await render(await fixture("sample"), style("viseo_template_v2"), "docx"), "word/document.xml");

  for (const name of ["Title", "Subtitle", "Heading1", "MissionTitle", "ListBullet", "TableText", "TableHeading"]) {
    expect(xml).toContain(`<w:pStyle w:val="${name}"/>`);
  }
  expect(xml).toContain("<w:tblHeader/>");
  expect(xml).toContain("<w:numId ");
  expect(xml).not.toMatch(/<w:t[^>]*> {3,}|\t<\/w:t>/);
});

test("documents carry title, author and language", async () => {
  const resume = await fixture("sample");
  for (const type of ["docx", "pptx"] as const) {
    const properties = part(await render(resume, style("default"), type), "docProps/core.xml");
    expect(properties).toContain("<dc:title>Clara Vandenberghe – Lead Data Engineer</dc:title>");
    expect(properties).toContain("<dc:creator>Clara Vandenberghe</dc:creator>");
    expect(properties).toContain("<dc:language>en</dc:language>");
  }
});

test("links of a document lead to the web, to mail or to a telephone only", async () => {
  const resume = await fixture("strange");
  for (const type of ["docx", "pptx"] as const) {
    const parts = unzipSync(await render(resume, style("default"), type));
    const targets = Object.keys(parts)
      .filter((name) => name.endsWith(".rels"))
      .flatMap((name) =>
        [...strFromU8(parts[name] as Uint8Array).matchAll(/Target="([^"]+)" TargetMode="External"/g)].map(([, target]) => target),
      );
    expect(targets.filter((target) => !/^(https?|mailto|tel):/.test(target as string))).toEqual([]);
  }
});

test("links of a PDF lead where the CV says, and its addresses can be copied", async () => {
  const bytes = await render(await fixture("sample"), style("default"), "pdf");

  expect((await readPdfLinks(bytes)).slice(0, 5)).toEqual([
    "tel:+3225550187",
    "mailto:clara.vandenberghe@example.com",
    "https://clara.example.org/",
    "https://www.linkedin.com/in/clara-vandenberghe-example",
    "https://github.com/cvdb-example",
  ]);
  const text = await readPdfText(bytes);
  for (const shown of ["clara.vandenberghe@example.com", "linkedin.com/in/clara-vandenberghe-example"]) expect(text).toContain(shown);
});

test("verification notices a lost value and an added word", async () => {
  const resume = await fixture("sample");
  const bytes = await render(resume, style("default"), "docx");
  const other: Resume = { ...resume, basics: { ...resume.basics, name: "Clara Mertens", label: "Engineer" }, interests: undefined };

  const verified = await verifyDocument(other, style("default"), "docx", bytes);

  expect(verified.missing).toEqual([{ path: "basics.name", words: ["mertens"] }]);
  expect(verified.foreign).toEqual(["choral", "singing", "long", "distance", "cycling", "paris", "brest", "letterpress", "printing"]);
});

test("a damaged photo costs the photo, not the document", async () => {
  const resume = await fixture("sample");
  const cut = (resume.basics.image as string).slice(0, 1200);
  for (const type of TYPES) {
    const { bytes } = await renderResume({ ...resume, basics: { ...resume.basics, image: cut } }, style("default"), type, tools);
    expect(bytes.length).toBeGreaterThan(10_000);
  }
  const none = await renderResume(
    { ...resume, basics: { ...resume.basics, image: "data:image/png;base64,AAAA" } },
    style("default"),
    "docx",
    tools,
  );
  expect(none.messages.map(({ code }) => code)).toEqual(["photo_unusable"]);
});
