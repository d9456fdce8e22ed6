import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Resume } from "../../contract/resume.ts";
import { readAsset } from "../../setup/assets.ts";
import { listTemplates, loadTemplate } from "../../templates/load-template.ts";
import type { OutputType } from "../options/output-type.ts";
import { openPdf } from "../read/pdf/open/pdfjs.ts";
import { readPdfText } from "./pdf/pdf-text.ts";
import { setWithTypst } from "./pdf/typst.ts";
import { readBack } from "./read-back/read-back.ts";
import { verifyDocument } from "./read-back/verify.ts";
import { renderResume } from "./render.ts";
import type { Template } from "./template/template.ts";
import { buildView } from "./view/build-view.ts";

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
  for (const name of ["sample", "japanese", "arabic", "hindi", "empty"]) {
    test(`the ${name} CV as ${type} loses no value and gains no word`, async () => {
      const resume = await fixture(name);

      for (const template of name === "sample" ? styles : [style("default"), style("viseo_template_v2")]) {
        const bytes = await render(resume, template, type);
        const verified = await verifyDocument(resume, template, type, bytes, tools);
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

test("a table of posts has when, what and where of each, and the report says that what was done there is left out", async () => {
  const { bytes, messages } = await renderResume(await fixture("sample"), style("client_profile"), "docx", tools);
  const xml = part(bytes, "word/document.xml");
  for (const text of ["Lead Data Engineer", "2017 – 2021", "Consolia Group, Nordzee Energie, Antwerp"]) expect(xml).toContain(text);
  expect(xml).not.toContain("Built the ingestion");
  expect(messages[0]?.code).toBe("section_left_out");
  expect(messages[0]?.text).toEndWith("Security clearance, Experience (Details).");
  const brief = { ...(await fixture("sample")), work: [{ name: "Consolia", position: "Clerk", startDate: "2019" }] };
  const { messages: none } = await renderResume(brief, style("client_profile"), "docx", tools);
  expect(none.map(({ text }) => text).join()).not.toContain("Details");
});

test("years in a skills matrix end with the day of writing where a job goes on", async () => {
  const resume = await fixture("sample");
  const written = async (today: string) =>
    part((await renderResume(resume, style("tech_matrix"), "docx", { ...tools, today })).bytes, "word/document.xml").replace(
      /<[^>]+>/g,
      "|",
    );
  const kafka = (xml: string) => /\|Kafka\|+Expert\|+(\d+)\|+present/.exec(xml)?.[1];
  expect(kafka(await written("2026-11-26"))).toBe("5");
  expect(kafka(await written("2031-03-01"))).toBe("10");
});

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
    const { bytes, messages } = await renderResume(enhanced, style("default"), type, tools);
    expect(messages).toEqual([]);
    expect(await verifyDocument(enhanced, style("default"), type, bytes, { readAsset })).toMatchObject({ missing: [] });
  }
});

test("a PDF that cannot be written does not stop the next one", async () => {
  const resume = await fixture("sample");
  await expect(setWithTypst({ main: "typst/house.typ", data: "{}", fonts: [] }, tools)).rejects.toThrow("typst");
  expect(await readPdfText(await render(resume, style("default"), "pdf"), readAsset)).toContain("Clara Vandenberghe");
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

  for (const type of TYPES) {
    const bytes = await render(resume, style("viseo_template_v2"), type);
    expect(await verifyDocument(resume, style("viseo_template_v2"), type, bytes, tools)).toEqual({ missing: [], foreign: [] });
  }
});

test("a PDF says which characters it cannot show", async () => {
  const resume = await fixture("sample");
  const { messages } = await renderResume({ ...resume, interests: [{ name: "বাংলা গান" }] }, style("default"), "pdf", tools);

  expect(messages.find(({ code }) => code === "font_missing")?.text).toBe(
    "The PDF cannot show these characters: ব ল গ ন. The Word document can.",
  );
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
  expect(await verifyDocument(await fixture("sample"), template, "docx", bytes, tools)).toEqual({ missing: [], foreign: [] });
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

test("slides have titles, tables with a named head, and the language of the CV", async () => {
  const resume = await fixture("sample");
  const german = { ...resume, meta: { vitae: { ...resume.meta.vitae, language: "de" } } };
  const parts = unzipSync(await render(german, style("default_ppt"), "pptx"));
  const slides = Object.keys(parts)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map((name) => strFromU8(parts[name] as Uint8Array));

  expect(slides.every((xml) => xml.includes('type="title"'))).toBe(true);
  expect(slides.filter((xml) => xml.includes('<a:tblPr firstRow="1"/>')).length).toBeGreaterThan(2);
  expect(
    slides.flatMap((xml) => [...xml.matchAll(/<a:rPr lang="([^"]+)"[^>]*>(?:(?!<\/a:rPr>).)*<\/a:rPr><a:t>[^<]/gs)].map(([, tag]) => tag)),
  ).toSatisfy((tags) => tags.length > 20 && tags.every((tag) => tag === "de-DE"));
});

test("every slide with content has the footer and the confidentiality note of the style", async () => {
  const resume = await fixture("sample");
  const notes = { footer: { text: "Harbour Recruiting, Leeds" }, confidentiality: "In confidence" };
  const parts = unzipSync(await render(resume, { ...style("default_ppt"), ...notes }, "pptx"));
  const text = (name: string) => strFromU8(parts[name] as Uint8Array);
  const layoutOf = (slide: string) => /slideLayouts\/slideLayout\d+\.xml/.exec(text(`ppt/slides/_rels/${slide}.rels`))?.[0];
  const slides = Object.keys(parts).flatMap((name) => /^ppt\/slides\/(slide(?!1\.xml)\d+\.xml)$/.exec(name)?.[1] ?? []);

  expect(slides.length).toBeGreaterThan(4);
  for (const slide of slides) expect(text(`ppt/${layoutOf(slide)}`)).toContain("Harbour Recruiting, Leeds  ·  In confidence");
});

test("a title of many sections and a long name are set smaller, so that they keep to their place", async () => {
  const resume = await fixture("sample");
  const long = { ...resume, education: [], projects: [], basics: { ...resume.basics, name: "Ana ".repeat(40).trim() } };
  const parts = unzipSync(await render(long, style("default_ppt"), "pptx"));
  const sizes = Object.keys(parts)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map((name) => /type="title".*?<a:rPr [^>]*sz="(\d+)"[^>]*>.*?<a:t>([^<]+)/s.exec(strFromU8(parts[name] as Uint8Array)))
    .map((found) => ({ size: Number(found?.[1]) / 100, letters: found?.[2]?.length ?? 0 }));

  const [cover, ...others] = sizes;
  expect(cover?.size).toBeLessThan(44);
  expect(others.some(({ letters }) => letters > 60)).toBe(true);
  for (const { size, letters } of others) {
    if (letters < 30) expect(size).toBe(28);
    if (letters > 60) expect(size).toBeLessThan(28);
    expect(size).toBeGreaterThanOrEqual(14);
  }
});

test("in a document from right to left telephone numbers keep their order, and dates are light", async () => {
  const resume = await fixture("sample");
  const hebrew: Resume = {
    ...resume,
    basics: { name: "נועה ברקוביץ", phone: "+972 54-555-0142" },
    work: [{ position: "מנהלת מוצר", name: "אורביט", startDate: "2016-05" }],
    meta: { vitae: { ...resume.meta.vitae, language: "he" } },
  };
  const xml = part(await render(hebrew, style("default"), "docx"), "word/document.xml");
  const runOf = (text: string) => new RegExp(`<w:r><w:rPr>((?:(?!</w:rPr>).)*)</w:rPr><w:t[^>]*>([^<]*${text}[^<]*)`).exec(xml);

  expect(runOf("0142")?.[2]).toBe("\u200e+972 54-555-0142");
  expect(runOf("2016")?.[1]).toContain('<w:bCs w:val="false"/>');
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

test("contact data over two lines of a PDF has no dot at the end of a line", async () => {
  const resume = await fixture("sample");
  const text = await readPdfText(await render(resume, style("default"), "pdf"), readAsset);
  const head = text.slice(0, text.indexOf(resume.basics.summary?.slice(0, 12) ?? ""));
  const lines = head.split("\n").map((line) => line.trim());

  expect(lines.filter((line) => line.includes("·")).length).toBeGreaterThan(0);
  expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([]);
});

/** Where the links of a PDF lead, in order. */
async function linksOf(bytes: Uint8Array): Promise<string[]> {
  const document = await openPdf(bytes, readAsset);
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number++)
    for (const { url } of await (await document.getPage(number)).getAnnotations()) if (url) links.push(url);
  await document.loadingTask.destroy();
  return links;
}

test("links of a PDF lead where the CV says, and its addresses can be copied", async () => {
  const bytes = await render(await fixture("sample"), style("default"), "pdf");

  expect((await linksOf(bytes)).slice(0, 5)).toEqual([
    "tel:+3225550187",
    "mailto:clara.vandenberghe@example.com",
    "https://clara.example.org/",
    "https://www.linkedin.com/in/clara-vandenberghe-example",
    "https://github.com/cvdb-example",
  ]);
  const text = await readPdfText(bytes, readAsset);
  for (const shown of ["clara.vandenberghe@example.com", "linkedin.com/in/clara-vandenberghe-example"]) expect(text).toContain(shown);
});

test("verification notices a lost value and an added word", async () => {
  const resume = await fixture("sample");
  const bytes = await render(resume, style("default"), "docx");
  const other: Resume = { ...resume, basics: { ...resume.basics, name: "Clara Mertens", label: "Engineer" }, interests: undefined };

  const verified = await verifyDocument(other, style("default"), "docx", bytes, tools);

  expect(verified.missing).toEqual([{ path: "basics.name", words: ["mertens"] }]);
  expect(verified.foreign).toEqual(["choral", "singing", "long", "distance", "cycling", "paris", "brest", "letterpress", "printing"]);
});

test("the report of a document names words that it lost and words that it gained", async () => {
  const resume = await fixture("sample");
  const bytes = await render(resume, style("default"), "docx");
  const other: Resume = { ...resume, basics: { ...resume.basics, name: "Clara Mertens" }, interests: undefined };

  expect((await readBack(other, style("default"), "docx", bytes, tools)).map(({ text }) => text)).toEqual([
    "Words of this CV were not found in the DOCX: mertens. Please check it.",
    "The DOCX has words that neither the CV nor the template has: choral, singing, long, distance, cycling, paris, brest, letterpress, printing. Please check it.",
  ]);
  expect(await readBack(resume, style("default"), "docx", bytes, tools)).toEqual([]);
});

test("Greek capitals of a PDF carry no accents, and telephone numbers of an Arabic one read from the left", async () => {
  const greek = { ...(await fixture("sample")), meta: { vitae: { ...(await fixture("sample")).meta.vitae, language: "el" } } };
  const pdf = await render(greek, style("executive"), "pdf");
  expect(await readPdfText(pdf, readAsset)).toContain("ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ");
  expect(await verifyDocument(greek, style("executive"), "pdf", pdf, tools)).toEqual({ missing: [], foreign: [] });

  expect(await readPdfText(await render(await fixture("arabic"), style("default"), "pdf"), readAsset)).toContain("+20 2 5555 0187");
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

test("on a slide the employer stands in the accent colour of the style", async () => {
  const template = { ...style("default"), colors: { ...style("default").colors, primary: "#112233", accentText: "#aa5500" } };
  const bytes = await render(await fixture("sample"), template, "pptx");
  const slides = Object.keys(unzipSync(bytes)).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const runs = slides.flatMap((name) => part(bytes, name).split("<a:r>")).filter((run) => run.includes("<a:t>Consolia Group"));
  expect(runs.length).toBeGreaterThan(0);
  for (const run of runs) expect(run).toContain('<a:srgbClr val="AA5500"/>');
});
