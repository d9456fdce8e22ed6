import { expect, test } from "bun:test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Resume } from "../../../contract/resume.ts";
import { shownSections } from "../read-back/verify.ts";
import { parseTemplate } from "../template/parse-template.ts";
import type { Template } from "../template/template.ts";
import { openPackage } from "./package/package.ts";
import { parseXml } from "./package/xml.ts";
import { compileParts, writeCustom } from "./write-custom.ts";
import { refusedType, writeFromCustom } from "./write-from-custom.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  `xmlns:r="${OFFICE}"`,
].join(" ");
const TYPES = (override: string) => `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${override}</Types>`;
const override = (part: string, type: string) =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;
const rels = (...relations: [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** A Word file of nothing but this body, and a header where one is given. */
const word = (body: string, header?: string) =>
  pack({
    "[Content_Types].xml": TYPES(
      override("word/document.xml", "wordprocessingml.document.main") + override("word/header1.xml", "wordprocessingml.header"),
    ),
    "_rels/.rels": rels(["rId1", "officeDocument", "word/document.xml"]),
    "word/document.xml": `<w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    "word/_rels/document.xml.rels": rels(...(header ? [["rId1", "header", "header1.xml"] as [string, string, string]] : [])),
    ...(header && { "word/header1.xml": `<w:hdr ${W}>${header}</w:hdr>` }),
  });
const pack = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
const run = (text: string, look = "") => `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
const p = (text: string) => `<w:p>${run(text)}</w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((text) => `<w:tc>${p(text)}</w:tc>`).join("")}</w:tr>`;

const PERSON = {
  basics: { name: "Zoë & <Co>", label: "Lead", email: "zoe@example.com", summary: "One.\nTwo." },
  work: [
    { position: "Dev", name: "Acme", startDate: "2019-04", endDate: "2021", highlights: ["built {{basics.name}}", "ran"] },
    { position: "Boss", name: "Beta", startDate: "2021-02", highlights: [] },
  ],
  skills: [
    { name: "TypeScript", level: "expert", keywords: ["Bun", "Node"] },
    { name: "Go", keywords: [] },
  ],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } },
} as Resume;

const house = (): Promise<Template> => parseTemplate({ key: "acme", name: "Acme" }, async () => new Uint8Array());
async function fill(file: Uint8Array, resume: Resume = PERSON, part = "word/document.xml"): Promise<string> {
  return strFromU8(unzipSync(writeCustom(resume, await house(), file).bytes)[part] as Uint8Array);
}
/** The texts of the paragraphs that came out. */
const lines = async (body: string, resume?: Resume) => {
  const xml = await fill(word(body), resume);
  parseXml(xml);
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([paragraph]) =>
    plain(paragraph.replace(/<w:br\/>/g, "\n").replace(/<[^>]+>/g, "")),
  );
};
const plain = (xml: string) => xml.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
const problemsOf = (body: string) => compileParts(openPackage(word(body))).problems.map(({ problem, mend }) => `${problem} ${mend}`);

test("a tag takes the look that it stands in, even when Word split it over runs", async () => {
  const body = `<w:p>${run("Hi {{ba", "<w:b/>")}${run("sics.na", "<w:i/>")}<w:proofErr w:type="x"/>${run("me}}, welcome", "<w:i/>")}</w:p>`;

  expect(await lines(body)).toEqual(["Hi Zoë & <Co>, welcome"]);
  expect(await fill(word(body))).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Zoë &amp; &lt;Co&gt;</w:t></w:r>');
});

test("a loop over the paragraphs of a text box repeats them and not their box, be it all that its paragraph holds", async () => {
  const inBox = ["{{#work}}", "{{position}}", "{{/work}}"].map(p).join("");
  const made = await fill(word(`<w:p><w:r><wps:txbx><w:txbxContent>${inBox}</w:txbxContent></wps:txbx></w:r></w:p>`));
  expect(made.split("<w:txbxContent>")).toHaveLength(2);
  expect([...made.matchAll(/>(Dev|Boss)</g)].map(([, text]) => text)).toEqual(["Dev", "Boss"]);
});

test("page settings that stand in a paragraph with nothing but a tag are not lost with it", async () => {
  const settings = '<w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906"/></w:sectPr></w:pPr>';
  const made = await fill(
    word(
      `${p("{{#work}}")}${p("{{position}}")}${p("{{/work}}")}<w:p>${settings}${run("{{#skills}}")}</w:p>${p("{{name}}")}${p("{{/skills}}")}`,
    ),
  );
  expect(made).toContain(settings);
});

test("tags work on both sides of a line break inside one run", async () => {
  const body = "<w:p><w:r><w:t>{{basics.name}}</w:t><w:br/><w:t>{{basics.label}}</w:t><w:br/><w:t>end {{basics.email}}</w:t></w:r></w:p>";
  expect(await lines(body)).toEqual(["Zoë & <Co>\nLead\nend zoe@example.com"]);
});

test("the text of a file that Word in the browser saved is filled too", async () => {
  const parts = unzipSync(word(p("{{basics.name}}")));
  const renamed = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name.replace("document.xml", "document2.xml"),
      strFromU8(part as Uint8Array).replace("word/document.xml", "word/document2.xml"),
    ]),
  );
  expect(await fill(pack(renamed), PERSON, "word/document2.xml")).toContain("Zoë");
});

test("the agency's own words have tags, and what stands around them goes where it has said nothing", async () => {
  const body = p("{{#cover}}") + p("{{labels.cover}}: {{consultant}}, {{rate}}") + p("{{/cover}}") + p("{{cover.client}}") + p("end");
  const said = { ...PERSON, cover: { consultant: "Mira Castellan", client: "Ovalis" } };

  expect(await lines(body, said)).toEqual(["Prepared by the agency: Mira Castellan, ", "Ovalis", "end"]);
  expect(await lines(body)).toEqual(["end"]);
  expect(await lines(body, { ...PERSON, cover: { consultant: "" } } as Resume)).toEqual(["end"]);
  expect(problemsOf(p("{{cover.consultent}}"))).toEqual(["There is no {{cover.consultent}} here. Did you mean {{cover.consultant}}?"]);
});

test("the loop over all sections is the candidate's: the agency's own words stand where their tags are, or are named as missing", async () => {
  const said = { ...PERSON, cover: { consultant: "Mira Castellan" } };
  expect(await lines(p("{{#sections}}{{title}}{{/sections}}"), said)).toEqual(["Profile", "Skills", "Experience"]);
  const shown = async (body: string) => {
    const base64 = Buffer.from(word(body)).toString("base64");
    return shownSections({ ...(await house()), custom: { type: "docx", base64 } }).has("cover");
  };
  expect(await shown(p("{{#sections}}{{title}}{{/sections}}"))).toBe(false);
  expect(await shown(p("{{#sections}}{{title}}{{/sections}}{{cover.rate}}"))).toBe(true);
  expect(await shown(p("{{basics.name}}{{#cover}}{{rate}}{{/cover}}"))).toBe(true);
  expect(await shown(p("{{basics.name}}{{labels.cover}}"))).toBe(false);
});

test("a loop repeats the paragraphs between its tags, and its own paragraphs go", async () => {
  expect(await lines(p("{{#work}}") + p("{{position}} at {{name}}") + p("{{/work}}") + p("end"))).toEqual([
    "Dev at Acme",
    "Boss at Beta",
    "end",
  ]);
});

test("a loop that fills a paragraph repeats it, one inside a line repeats the words", async () => {
  expect(await lines(p("{{#skills}}{{name}}{{/skills}}"))).toEqual(["TypeScript", "Go"]);
  expect(await lines(p("Skills: {{#skills}}{{name}}{{#level}} ({{level}}){{/level}}; {{/skills}}done"))).toEqual([
    "Skills: TypeScript (expert); Go; done",
  ]);
});

test("loops stand inside loops, and an inner empty value never takes the outer one of its name", async () => {
  const body = p("{{#work}}") + p("{{position}}") + p("{{#highlights}}{{.}}{{/highlights}}") + p("{{summary}}") + p("{{/work}}");
  expect(await lines(body)).toEqual(["Dev", "built {{basics.name}}", "ran", "Boss"]);
});

test("inside loops a name is that of the innermost thing that has it: of an entry its title, not that of its section", async () => {
  const body = p("{{#sections}}") + p("{{title}}") + p("{{#entries}}{{title}}{{/entries}}") + p("{{/sections}}");
  expect((await lines(body)).slice(2, 5)).toEqual(["Experience", "Dev", "Boss"]);
});

test("a file that loops over all sections shows each that its template lists, one that names a section shows that one", async () => {
  const shown = async (text: string) => {
    const base64 = Buffer.from(word(p(text))).toString("base64");
    return [...shownSections({ ...(await house()), custom: { type: "docx", base64 } as Template["custom"] })];
  };
  expect(await shown("{{#sections}}{{title}}{{/sections}}")).toEqual(expect.arrayContaining(["work", "education", "languages"]));
  expect(await shown("{{#work}}{{position}}{{/work}}")).toEqual(["work"]);
});

test("a loop across the cells of a row repeats the row; a table without rows goes", async () => {
  const table = `<w:tbl><w:tblPr/>${row("{{#skills}}{{name}}", "{{keywords | join:“, ”}}{{/skills}}")}</w:tbl>`;
  expect(await lines(table)).toEqual(["TypeScript", "Bun, Node", "Go", ""]);
  expect(await fill(word(table), { ...PERSON, skills: [] })).not.toContain("w:tbl");
});

test("a loop over several rows may have its tags in rows of their own", async () => {
  const table = `<w:tbl>${row("Work")}${row("{{#work}}")}${row("{{position}}")}${row("{{name}}")}${row("{{/work}}")}</w:tbl>`;
  expect(await lines(table)).toEqual(["Work", "Dev", "Acme", "Boss", "Beta"]);
});

test("a loop inside one cell leaves the cell with a paragraph when it is empty", async () => {
  const xml = await fill(word(`<w:tbl>${row("{{#awards}}{{title}}{{/awards}}", "x")}</w:tbl>`));
  expect(xml).toContain("<w:tc><w:p/></w:tc>");
});

test("conditions show their content when there is something, or when there is nothing", async () => {
  const body =
    p("{{#has.work}}") +
    p("Experience") +
    p("{{/has.work}}") +
    p("{{^awards}}no awards{{/}}") +
    p("{{#basics.phone}}Phone{{/basics.phone}}") +
    p("{{#language | is:“en”}}English{{/}}");
  expect(await lines(body)).toEqual(["Experience", "no awards", "English"]);
});

test("a date without a pattern is written as the template writes dates", async () => {
  const [written] = await lines(p("{{#work}}{{startDate | date}};{{/work}}"));
  expect(written).not.toContain("2019-04");
  expect(written).toContain("2019");
});

test("values have filters: capitals, dates no more precise than the CV, lists in a line, defaults", async () => {
  const body =
    p("{{basics.label | upper}}") +
    p('{{#work}}{{startDate | date:"MM/yyyy"}}–{{endDate | date:"MM/yyyy"}}{{/work}}') +
    p("{{work | first:1 | join}}") +
    p('{{basics.phone | default:"on request"}}') +
    p('{{#work | skip:1}}{{startDate | date:"MMMM yyyy"}}{{/work}}');
  expect(await lines(body)).toEqual(["LEAD", "04/2019–2021", "02/2021–", "Acme", "on request", "February 2021"]);
});

test("line breaks of a text are line breaks of the paragraph", async () => {
  expect(await lines(p("{{basics.summary}}"))).toEqual(["One.\nTwo."]);
});

test("text boxes, headers and footers are filled, a paragraph of tags without values goes", async () => {
  const box = `<w:p><w:r><mc:AlternateContent><wps:txbx><w:txbxContent>${p("{{basics.name}}")}${p("{{basics.phone}}")}</w:txbxContent></wps:txbx></mc:AlternateContent></w:r></w:p>`;
  expect(await fill(word(box))).toContain(
    '<w:txbxContent><w:p><w:r><w:t xml:space="preserve">Zoë &amp; &lt;Co&gt;</w:t></w:r></w:p></w:txbxContent>',
  );
  const header = word("", p("{{basics.email}}"));
  expect(await fill(header, PERSON, "word/header1.xml")).toContain("zoe@example.com");
});

test("a picture with the alternative text {{photo}} shows the photo in its frame, and goes without one", async () => {
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==";
  const drawing =
    '<w:p><w:r><w:drawing><wp:docPr id="1" descr="{{photo}}"/><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill><a:xfrm><a:ext cx="100" cy="100"/></a:xfrm></w:drawing></w:r></w:p>';
  const xml = await fill(word(drawing), { ...PERSON, basics: { ...PERSON.basics, image: `data:image/png;base64,${png}` } });

  expect(xml).toContain('<a:srcRect l="25000" r="25000"/>');
  expect(xml).toContain('r:embed="rIdOwn1"');
  expect(await fill(word(drawing))).not.toContain("w:drawing");
});

test("every problem is named with its mend", () => {
  expect(problemsOf(p("{{basics.nmae}}"))).toEqual(["There is no {{basics.nmae}} here. Did you mean {{basics.name}}?"]);
  expect(problemsOf(p("{{#wrok}}{{/wrok}}"))).toEqual(["There is no {{#wrok}} here. Did you mean {{#work}}?"]);
  expect(problemsOf(p("{{work.position}}"))).toEqual([
    "There is no {{work.position}} here. Did you mean {{#work}} {{position}} {{/work}}?",
  ]);
  expect(problemsOf(p("{{#work}}") + p("{{position}}"))).toEqual(["{{#work}} is never closed. Write {{/work}} where it should end."]);
  expect(problemsOf(p("{{/work}}"))).toEqual(["{{/work}} closes nothing. Write {{#work}} where it should begin, or take it away."]);
  expect(problemsOf(p("{{#work}}{{#highlights}}{{/work}}{{/highlights}}"))[0]).toContain("{{/work}} stands where {{/highlights}} must be.");
  expect(problemsOf(p("{{basics.name"))).toEqual([
    "The tag that begins with {{basics.name has no end in its paragraph. Close it with }} in the same paragraph.",
  ]);
  expect(problemsOf(p("{{skills}}"))[0]).toStartWith("{{skills}} is a list.");
  expect(problemsOf(p("{{basics.name | shout}}"))[0]).toStartWith("There is no filter shout.");
  expect(problemsOf(p("{{basics.name()}}"))[0]).toStartWith("{{basics.name()}} is not written like a tag.");
  expect(problemsOf(`<w:p><w:fldSimple w:instr="MERGEFIELD x">${run("{{basics.name}}")}</w:fldSimple></w:p>`)[0]).toStartWith(
    "{{basics.name}} stands inside a field.",
  );
  expect(problemsOf(`${p("{{#work}}")}<w:tbl>${row("{{/work}}")}</w:tbl>`)[0]).toStartWith(
    "{{#work}} begins in one table or text box and ends in another.",
  );
});

test("loops that would multiply without end are refused", () => {
  expect(problemsOf(p("{{#work}}{{#work}}{{position}}{{/work}}{{/work}}"))[0]).toStartWith("{{#work}} stands inside itself.");
  expect(problemsOf(p(`${"{{#work}}".repeat(40)}x${"{{/work}}".repeat(40)}`))).toEqual([
    "{{#work}} stands inside more than 8 other loops and conditions. Close some of them before it.",
  ]);
});

test("a problem says where it is, with the words around it", () => {
  const [problem] = compileParts(openPackage(word(p("Dear {{basics.nmae}},")))).problems;
  expect(problem?.place).toBe("the text, “Dear {{basics.nmae}},”");
});

test("a tag is never code", async () => {
  for (const tag of ["constructor", "__proto__", "basics.constructor", "toString"]) expect(problemsOf(p(`{{${tag}}}`)).length).toBe(1);
});

test("what is made from a template of Word or PowerPoint is a document", async () => {
  const typesOf = async (type: string) => {
    const parts = unzipSync(word(p("{{basics.name}}")));
    const types = TYPES(override("word/document.xml", type));
    const file = zipSync({ ...parts, "[Content_Types].xml": strToU8(types) });
    return [...(await fill(file, PERSON, "[Content_Types].xml")).matchAll(/officedocument\.([^+]+)\+xml/g)].map(([, name]) => name);
  };
  for (const type of ["wordprocessingml.template.main", "wordprocessingml.document.main"])
    expect(await typesOf(type)).toEqual(["wordprocessingml.document.main"]);
  const slides = unzipSync(deck(slideXml("{{basics.name}}")));
  for (const type of ["template", "slideshow", "presentation"]) {
    const types = strFromU8(slides["[Content_Types].xml"] as Uint8Array).replace("presentation.main", `${type}.main`);
    const made = await fill(zipSync({ ...slides, "[Content_Types].xml": strToU8(types) }), PERSON, "[Content_Types].xml");
    expect(made).toContain("presentationml.presentation.main");
    expect(made).not.toMatch(/template|slideshow/);
  }
});

// ---- PowerPoint --------------------------------------------------------------------------------------------------------------

const P = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${OFFICE}"`;
const slideXml = (...texts: string[]) =>
  `<p:sld ${P}><p:txBody>${texts.map((text) => `<a:p><a:r><a:rPr b="1"/><a:t>${text}</a:t></a:r></a:p>`).join("")}</p:txBody></p:sld>`;
const deck = (...slides: string[]) =>
  pack({
    "[Content_Types].xml": TYPES(
      [
        override("ppt/presentation.xml", "presentationml.presentation.main"),
        ...slides.map((_, index) => override(`ppt/slides/slide${index + 1}.xml`, "presentationml.slide")),
      ].join(""),
    ),
    "_rels/.rels": rels(["rId1", "officeDocument", "ppt/presentation.xml"]),
    "ppt/presentation.xml": `<p:presentation ${P}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": rels(
      ...slides.map((_, index): [string, string, string] => [`rId${index + 1}`, "slide", `slides/slide${index + 1}.xml`]),
    ),
    ...Object.fromEntries(slides.map((xml, index) => [`ppt/slides/slide${index + 1}.xml`, xml])),
  });

test("a slide with {{slide work}} is repeated for each of them, in its place; one with nothing goes", async () => {
  const parts = unzipSync(
    writeCustom(
      PERSON,
      await house(),
      deck(
        slideXml("{{basics.name}}"),
        slideXml("{{slide work}}{{position}}", "{{#highlights}}{{.}}{{/highlights}}"),
        slideXml("{{slide awards}}{{title}}"),
        slideXml("Bye"),
      ),
    ).bytes,
  );
  const relations = strFromU8(parts["ppt/_rels/presentation.xml.rels"] as Uint8Array);
  const target = (id: string) => new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relations)?.[1];
  const order = [...strFromU8(parts["ppt/presentation.xml"] as Uint8Array).matchAll(/r:id="([^"]+)"/g)].map(([, id]) =>
    target(id as string),
  );
  const texts = order.map((name) => [...strFromU8(parts[`ppt/${name}`] as Uint8Array).matchAll(/<a:t>([^<]*)/g)].map(([, text]) => text));

  expect(texts).toEqual([["Zoë &amp; &lt;Co&gt;"], ["Dev", "built {{basics.name}}", "ran"], ["Boss"], ["Bye"]]);
  expect(parts["ppt/slides/slide3.xml"]).toBeUndefined();
});

test("a slide that goes takes its notes with it, and what jumps to it or lists it", async () => {
  const parts = unzipSync(deck(slideXml("{{basics.name}} {{#work}}{{name}}{{/work}}"), slideXml("{{slide awards}}{{title}}")));
  const add = (name: string, xml: string) => {
    parts[name] = strToU8(xml);
  };
  const text = (name: string) => strFromU8(parts[name] as Uint8Array);
  add(
    "[Content_Types].xml",
    text("[Content_Types].xml").replace("</Types>", `${override("ppt/notesSlides/notesSlide1.xml", "presentationml.notesSlide")}</Types>`),
  );
  add("ppt/notesSlides/notesSlide1.xml", `<p:notes ${P}><p:cSld><p:spTree/></p:cSld></p:notes>`);
  add("ppt/notesSlides/_rels/notesSlide1.xml.rels", rels(["rId1", "slide", "../slides/slide2.xml"]));
  add("ppt/slides/_rels/slide2.xml.rels", rels(["rId1", "notesSlide", "../notesSlides/notesSlide1.xml"]));
  add("ppt/slides/_rels/slide1.xml.rels", rels(["rId1", "slide", "slide2.xml"]));
  add(
    "ppt/slides/slide1.xml",
    text("ppt/slides/slide1.xml").replace("<a:t>", '<a:rPr><a:hlinkClick r:id="rId1" action="ppaction://hlinksldjump"/></a:rPr><a:t>'),
  );
  add(
    "ppt/presentation.xml",
    text("ppt/presentation.xml").replace(
      "</p:presentation>",
      '<p:custShowLst><p:custShow name="Short" id="0"><p:sldLst><p:sld r:id="rId2"/></p:sldLst></p:custShow></p:custShowLst></p:presentation>',
    ),
  );

  const made = unzipSync(writeCustom(PERSON, await house(), zipSync(parts)).bytes);

  expect(Object.keys(made).filter((name) => /slide2|notes/.test(name))).toEqual([]);
  expect(strFromU8(made["[Content_Types].xml"] as Uint8Array)).not.toMatch(/slide2|notes/);
  expect(strFromU8(made["ppt/slides/slide1.xml"] as Uint8Array)).not.toContain("hlinkClick");
  expect(strFromU8(made["ppt/presentation.xml"] as Uint8Array)).not.toContain("custShow");
});

test("tags of a repeated slide are checked where they stand", () => {
  const problems = (...slides: string[]) =>
    compileParts(openPackage(deck(...slides))).problems.map(({ place, problem }) => `${place}: ${problem}`);

  expect(problems(slideXml("{{slide work}}{{position}}"))).toEqual([]);
  expect(problems(slideXml("{{position}}"))).toEqual(["slide 1, “{{position}}”: There is no {{position}} here."]);
  expect(problems(slideXml("{{photo}}"))[0]).toContain("cannot stand in a text of a slide");
});

test("a Word file of an agency gives Word documents and PDFs, a PowerPoint file presentations alone", async () => {
  const template = async (type: "docx" | "pptx") => ({
    ...(await house()),
    custom: { type, base64: Buffer.from(word(p("{{basics.name}}"))).toString("base64") },
  });
  const [docx, pptx] = [await template("docx"), await template("pptx")];
  const refusals = (one: Template) => (["docx", "pdf", "pptx"] as const).map((type) => refusedType(one, type));
  expect(refusals(docx)).toEqual([undefined, undefined, "The template Acme is a Word file and makes no PowerPoint documents."]);
  const only = "The template Acme is a PowerPoint file and makes PowerPoint documents only.";
  expect(refusals(pptx)).toEqual([only, only, undefined]);
  expect(refusals(await house())).toEqual([undefined, undefined, undefined]);

  const write = (type: "docx" | "pdf" | "pptx", docxToPdf?: (bytes: Uint8Array) => Promise<Uint8Array>) =>
    writeFromCustom(PERSON, docx, type, { readAsset: async () => new Uint8Array(), ...(docxToPdf && { docxToPdf }) });
  await expect(write("pptx")).rejects.toThrow(
    expect.objectContaining({ code: "invalid", message: expect.stringContaining("makes no PowerPoint") }),
  );
  await expect(write("pdf")).rejects.toThrow(
    expect.objectContaining({ code: "unavailable", message: expect.stringContaining("LibreOffice") }),
  );
  expect(strFromU8(unzipSync((await write("docx")).bytes)["word/document.xml"] as Uint8Array)).toContain("Zoë &amp; &lt;Co&gt;");
  expect((await write("pdf", async (bytes) => bytes.slice(0, 2))).bytes).toEqual(new TextEncoder().encode("PK"));
});
