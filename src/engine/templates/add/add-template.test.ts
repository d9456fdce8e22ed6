import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { show, tinyPdf } from "../../cv/read/pdf/tiny-pdf.testing.ts";
import { readBrandFile } from "../../cv/render/brand/read-brand-file.ts";
import { renderResume } from "../../cv/render/render.ts";
import type { Content } from "../../cv/render/view/shapes.ts";
import { CHECKOUT_ROOT, readAsset } from "../../setup/assets.ts";
import { installBundle, removeTemplate } from "../bundle.ts";
import { listTemplates, loadTemplate } from "../load-template.ts";
import { addTemplate } from "./add-template.ts";
import { checkOwnFile, listTags, SAMPLES, WITH_COVER } from "./check-template.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "vitae-own-"));
  dataDir = join(root, "data");
});
afterEach(() => rm(root, { recursive: true, force: true }));

const EXAMPLES = join(CHECKOUT_ROOT, "templates/examples");
const example = async (name: string) => unzipSync(await Bun.file(join(EXAMPLES, name)).bytes());
/** The Word example with some parts changed, as a file. */
async function changed(parts: Record<string, string | ((xml: string) => string)>, name = "acme.docx"): Promise<string> {
  const files = await example("agency.docx");
  for (const [part, change] of Object.entries(parts)) {
    files[part] = strToU8(typeof change === "string" ? change : change(strFromU8(files[part] as Uint8Array)));
  }
  await Bun.write(join(root, name), zipSync(files));
  return join(root, name);
}
const refusal = (path: string) =>
  addTemplate(path, { dataDir }).then(
    () => "taken",
    (error) => `${error.code}: ${error.message}`,
  );
const installed = () => readdir(join(dataDir, "templates")).catch(() => []);

for (const [name, type] of [
  ["agency.docx", "docx"],
  ["agency.pptx", "pptx"],
] as const) {
  test(`the example ${name} is sound, is added, and makes documents`, async () => {
    const template = await addTemplate(join(EXAMPLES, name), { dataDir });
    const loaded = await loadTemplate("agency", { dataDir });
    // Templates travel to the converter child as JSON.
    const travelled = JSON.parse(JSON.stringify(loaded));

    expect(checkOwnFile(template).problems).toEqual([]);
    expect(loaded.kind).toBe(type === "docx" ? "document" : "presentation");
    for (const resume of Object.values(SAMPLES)) {
      const { bytes } = await renderResume(resume, travelled, type, { readAsset: async () => new Uint8Array() });
      const xml = Object.entries(unzipSync(bytes))
        .filter(([part]) => /document|slide\d/.test(part))
        .map(([, part]) => strFromU8(part))
        .join("");
      expect(xml).not.toContain("{{");
    }
  });
}

test("the example files show the agency's own words, each with its label, and have no trace of them where it has said nothing", async () => {
  for (const [name, type] of [
    ["agency.docx", "docx"],
    ["agency.pptx", "pptx"],
  ] as const) {
    const template = await addTemplate(join(EXAMPLES, name), { dataDir, force: true });
    const textWith = async (content: Content) => {
      const { bytes, messages } = await renderResume(content, template, type, { readAsset });
      const parts = Object.entries(unzipSync(bytes)).filter(([part]) => /document\.xml|slides\/slide\d/.test(part));
      const text = parts.map(([, part]) => strFromU8(part).replace(/<[^>]*>/g, "")).join(" ");
      return { text, messages: messages.map((message) => message.text), slides: parts.length };
    };
    const [said, silent] = [await textWith(WITH_COVER), await textWith(SAMPLES.full)];

    expect(said.text).toContain("Prepared by the agency");
    expect(said.text).toContain("Consultant: Mira Castellan");
    for (const word of Object.values(WITH_COVER.cover ?? {})) expect(said.text).toContain(word);
    expect(silent.text).not.toContain("Prepared by the agency");
    expect(silent.text).not.toContain("Consultant");
    expect(said.messages).toEqual(silent.messages);
    expect(said.slides - silent.slides).toBe(type === "pptx" ? 1 : 0);
  }
});

test("a file that shows the name or the experience with a cover alone, or without one alone, is refused", async () => {
  const around = (opened: string, closed: string) =>
    changed({
      "word/document.xml": (xml) => xml.replace("{{basics.name}}", `${opened}{{basics.name}}${closed}`),
      "word/header1.xml": (xml) => xml.replace("{{basics.name | upper}}", ""),
    });
  expect(await refusal(await around("{{#cover}}", "{{/cover}}"))).toStartWith("invalid: the file: No tag shows the candidate's name.");
  expect(await refusal(await around("{{^cover}}", "{{/cover}}"))).toStartWith(
    "invalid: the file, with a cover: No tag shows the candidate's name.",
  );
});

test("an own template is listed, replaced only with force, and removed", async () => {
  const path = join(EXAMPLES, "agency.docx");
  await addTemplate(path, { dataDir, key: "acme" });

  expect((await listTemplates({ dataDir })).find(({ key }) => key === "acme")).toMatchObject({
    origin: "own",
    kind: "document",
    outputs: ["docx", "pdf"],
  });
  expect(addTemplate(path, { dataDir, key: "acme" })).rejects.toMatchObject({ code: "conflict" });
  await addTemplate(path, { dataDir, key: "acme", force: true });
  await removeTemplate("acme", { dataDir });
  expect(await installed()).toEqual([]);
  expect(removeTemplate("acme", { dataDir })).rejects.toMatchObject({ code: "not_found" });
  expect(removeTemplate("../data", { dataDir })).rejects.toMatchObject({ code: "not_found" });
  expect(removeTemplate("default", { dataDir })).rejects.toMatchObject({ code: "forbidden" });
});

test("while a template is replaced again and again, every CV finds it, and what the last one does not have is gone", async () => {
  const files = (name: string, more: string[]) =>
    new Map([["template.json", strToU8(JSON.stringify({ key: "acme", name }))], ...more.map((file) => [file, strToU8(name)] as const)]);
  await installBundle({ key: "acme", files: files("Acme 0", []) }, dataDir);
  let replacing = true;
  const found = new Set<string>();
  const look = async () => {
    while (replacing) found.add((await loadTemplate("acme", { dataDir })).name);
  };
  const looking = Promise.all([look(), look(), look()]);
  for (let round = 1; round <= 100; round++) await installBundle({ key: "acme", files: files(`Acme ${round}`, [`${round}.txt`]) }, dataDir);
  replacing = false;
  await looking;

  expect(found.size).toBeGreaterThan(1);
  expect((await readdir(join(dataDir, "templates/acme"))).sort()).toEqual(["100.txt", "template.json"]);
  expect(await installed()).toEqual(["acme"]);
});

test("a folder with template.json is added under its key, with a blind profile and its own file name pattern", async () => {
  const folder = join(root, "house");
  await mkdir(folder);
  await Bun.write(join(folder, "cv.docx"), await Bun.file(join(EXAMPLES, "agency.docx")).bytes());
  await Bun.write(
    join(folder, "template.json"),
    JSON.stringify({ key: "acme_blind", name: "Acme", file: "cv.docx", blind: "reference", dates: "numeric" }),
  );

  const { key, custom, blind, dates } = await addTemplate(folder, { dataDir });

  expect({ key, type: custom?.type, name: blind?.name, dates }).toEqual({
    key: "acme_blind",
    type: "docx",
    name: "reference",
    dates: "numeric",
  });
});

test("an own Word file makes no slides, slides make nothing else, and PDF needs LibreOffice", async () => {
  const tools = { readAsset: async () => new Uint8Array() };
  await addTemplate(join(EXAMPLES, "agency.docx"), { dataDir });
  const word = await loadTemplate("agency", { dataDir });
  expect(renderResume(SAMPLES.full, word, "pptx", tools)).rejects.toThrow(
    "The template agency is a Word file and makes no PowerPoint documents.",
  );
  expect(renderResume(SAMPLES.full, word, "pdf", tools)).rejects.toMatchObject({ code: "unavailable" });
  const { name, label } = SAMPLES.full.basics;
  const printed = await renderResume(SAMPLES.full, word, "pdf", {
    readAsset,
    docxToPdf: async () => tinyPdf([{ content: show(50, 700, `${name} ${label} Zanzibar`) }]),
  });
  expect(strFromU8(printed.bytes)).toStartWith("%PDF");
  expect(printed.messages.map(({ text }) => text)).toContain(
    "The PDF has words that neither the CV nor the template has: zanzibar. Please check it.",
  );
});

test("a document of an own file is read back: what no tag of it shows is named, and its own words are no surprise", async () => {
  const said = async (name: "agency.docx" | "agency.pptx") => {
    const template = await addTemplate(join(EXAMPLES, name), { dataDir, force: true });
    const type = name === "agency.docx" ? "docx" : "pptx";
    return (await renderResume(SAMPLES.full, template, type, { readAsset })).messages.map(({ text }) => text);
  };

  for (const name of ["agency.docx", "agency.pptx"] as const)
    expect(await said(name)).toEqual(["The template agency does not show: Education (url), Certifications (url)."]);
});

test("sections without a tag and fields without one are told apart", async () => {
  const path = await changed({
    "word/document.xml": (xml) => xml.replace(/\{\{#languages\}\}.*?\{\{\/languages\}\}/s, "").replace(/\{\{environment\}\}/g, ""),
  });
  const template = await addTemplate(path, { dataDir });
  const { messages } = await renderResume(SAMPLES.full, template, "docx", { readAsset });

  expect(messages.map(({ text }) => text)).toEqual([
    "The template acme does not show: Experience (keywords), Education (url), Certifications (url), Languages.",
  ]);
});

test("what is no template is refused with one sentence, and nothing is installed", async () => {
  await Bun.write(join(root, "text.docx"), "just text");
  await Bun.write(join(root, "old.docx"), Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
  await Bun.write(join(root, "zip.docx"), zipSync({ "a.txt": strToU8("a") }));
  await Bun.write(join(root, "cut.docx"), (await Bun.file(join(EXAMPLES, "agency.docx")).bytes()).subarray(0, 5000));
  await Bun.write(
    join(root, "bomb.docx"),
    zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": new Uint8Array(80 * 1024 * 1024) }),
  );
  const relate = (relationship: string) => (xml: string) => xml.replace("</Relationships>", `${relationship}</Relationships>`);
  const external = (kind: string, target: string) =>
    relate(`<Relationship Id="e1" Type="${OFFICE}/${kind}" Target="${target}" TargetMode="External"/>`);
  const rels = "word/_rels/document.xml.rels";
  const files: Record<string, string> = {
    [join(root, "text.docx")]: "invalid: This is not a Word (.docx) or PowerPoint (.pptx) file.",
    [join(root, "zip.docx")]: "invalid: This is not a Word (.docx) or PowerPoint (.pptx) file.",
    [join(root, "old.docx")]:
      "invalid: This is a file of an old Office version, or it is protected by a password; save it anew as .docx or .pptx without one.",
    [join(root, "cut.docx")]: "invalid: This template is damaged and cannot be opened.",
    [join(root, "bomb.docx")]: "invalid: This template is too large when it is unpacked.",
    [join(root, "none.docx")]: `not_found: There is no file or folder ${join(root, "none.docx")}.`,
    [await changed({ "word/vbaProject.bin": "x" }, "m1.docx")]:
      "invalid: word/vbaProject.bin: This template has macros. Save it as .docx or .pptx without them.",
    [await changed(
      {
        "[Content_Types].xml": (xml) =>
          xml.replace("vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", "vnd.ms-word.document.macroEnabled.main+xml"),
      },
      "m2.docx",
    )]: "invalid: word/document.xml: This template has macros. Save it as .docx or .pptx without them. (and 1 more: vitae template check)",
    [await changed({ [rels]: external("image", "http://127.0.0.1/x.png") }, "e1.docx")]:
      `invalid: ${rels}: This template has an external link (image). Put what it shows into the file itself, and link to https, mailto or tel only.`,
    [await changed({ [rels]: external("attachedTemplate", "file:///C:/x.dotm") }, "e2.docx")]:
      `invalid: ${rels}: This template has an external link (attachedTemplate). Detach it under Developer, Document Template.`,
    [await changed({ [rels]: external("hyperlink", "file:///etc/passwd") }, "e3.docx")]:
      `invalid: ${rels}: This template has an external link (hyperlink). Put what it shows into the file itself, and link to https, mailto or tel only.`,
    [await changed({ "word/embeddings/oleObject1.bin": "x" }, "o.docx")]:
      "invalid: word/embeddings/oleObject1.bin: This template has embedded objects or controls. Take them out, or paste them as pictures.",
    [await changed(
      {
        "word/document.xml": (xml) =>
          xml.replace("<w:body>", '<w:body><w:p><w:r><w:instrText> INCLUDEPICTURE "http://x" </w:instrText></w:r></w:p>'),
      },
      "f.docx",
    )]:
      `invalid: the text: It has the field { INCLUDEPICTURE "http://x" }. Only fields for page numbers, dates, headings and the document's own properties are taken. Click the field and press Ctrl+Shift+F9 to turn it into text, or take it out.`,
    [await changed(
      { "word/document.xml": (xml) => xml.replace("<w:body>", `<w:body>${"<w:p>".repeat(50_000)}${"</w:p>".repeat(50_000)}`) },
      "deep.docx",
    )]:
      "invalid: word/document.xml: This part of the file is damaged and cannot be read. Open the file in Word or PowerPoint and save it anew.",
    [await changed({ "word/document.xml": '<!DOCTYPE x [<!ENTITY a "b">]><w:document/>' }, "d.docx")]:
      "invalid: word/document.xml: This part of the file is damaged and cannot be read. Open the file in Word or PowerPoint and save it anew.",
    [await changed({ "word/document.xml": (xml) => xml.replace("{{basics.label}}", "{{basics.lable}}") }, "t.docx")]:
      "invalid: the text, “{{basics.lable}}”: There is no {{basics.lable}} here. Did you mean {{basics.label}}?",
    [await changed(
      {
        "word/document.xml": (xml) =>
          xml.replace("<w:body>", '<w:body><w:p><m:oMath xmlns:m="m"><m:r><m:t>{{basics.name}}</m:t></m:r></m:oMath></w:p>'),
      },
      "x.docx",
    )]:
      "invalid: word/document.xml: {{basics.name}} stands where tags are not filled in. Tags work in text, tables, text boxes, headers, footers, footnotes and speaker's notes.",
  };
  for (const [path, sentence] of Object.entries(files)) expect(await refusal(path)).toBe(sentence);
  expect(await installed()).toEqual([]);
});

/** The body of the Word example as somebody else has written it. */
const withBody = (...paragraphs: string[]) =>
  changed({
    "word/document.xml": (xml) =>
      xml.replace(
        /<w:body>.*<\/w:body>/s,
        `<w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")}</w:body>`,
      ),
    "word/header1.xml": (xml) => xml.replace(/\{\{[^{}]*\}\}/g, ""),
    "word/footer1.xml": (xml) => xml.replace(/\{\{[^{}]*\}\}/g, ""),
  });
const NO_NAME =
  "invalid: the file: No tag shows the candidate's name. Write {{basics.name}} where it belongs; in a blind CV the initials or the reference stand there.";
const NO_EXPERIENCE =
  "invalid: the file: No tag shows the candidate's experience. Write {{#work}} {{position}}, {{name}}, {{period}} {{/work}} where it belongs, or {{#sections}} … {{/sections}} for all sections.";

test("a file that sends the same text for every candidate is refused, and so is one without name or experience", async () => {
  expect(await refusal(await withBody("Jane Doe", "jane.doe@example.com", "Engineer at Acme, 2019 to 2021"))).toBe(
    "invalid: the file: This file has no tags, so it would send the same text for every candidate. Write {{basics.name}} where the name belongs and {{#work}} {{position}}, {{name}}, {{period}} {{/work}} where the experience belongs.",
  );
  expect(await refusal(await withBody("Jane Doe", "{{#work}}", "{{position}}", "{{/work}}"))).toBe(NO_NAME);
  expect(await refusal(await withBody("{{basics.name}}", "{{labels.work}}", "{{#skills}}{{name}}{{/skills}}"))).toBe(NO_EXPERIENCE);
  expect(await refusal(await withBody("{{#basics.name}}Jane Doe{{/basics.name}}", "{{#has.work}}Acme{{/has.work}}"))).toBe(
    `${NO_NAME} (and 1 more: vitae template check)`,
  );
  expect(await installed()).toEqual([]);
});

test("name and experience may stand in any list, in capitals, or under a condition of the language", async () => {
  for (const body of [
    ["{{basics.name | upper}}", "{{#sections}}", "{{title}}", "{{#entries}}{{title}}{{/entries}}", "{{/sections}}"],
    ["{{#basics}}{{name}}{{/basics}}", "{{work | first:1 | join}}"],
    ['{{#language | is:"fr"}}{{basics.name}}', "{{#work}}{{summary}}{{/work}}{{/}}"],
    ["{{basics.name}}", "{{#projects}}{{name}}{{/projects}}"],
  ]) {
    await rm(dataDir, { recursive: true, force: true });
    expect(await refusal(await withBody(...body))).toBe("taken");
  }
});

test("text that looks like a candidate's is a warning and no problem; header and footer are the agency's", async () => {
  const prose =
    "She led a team of nine people who moved the ledger of the bank to another data centre within one year without a single day on which customers noticed it.";
  const path = await withBody(
    "{{basics.name}} {{#work}}{{position}}{{/work}}",
    "jane.doe@example.com",
    "Call +44 117 496 0142",
    prose,
    "Profile",
  );
  const template = await addTemplate(path, { dataDir });

  expect(checkOwnFile(template)).toEqual({
    problems: [],
    warnings: [
      ["“jane.doe@example.com”", "an e-mail address"],
      ["“Call +44 117 496 0142”", "a telephone number"],
      ["“She led a team of nine people who moved the ledger of the…”", "a long text"],
    ].map(([words, kind]) => ({
      place: `the text, ${words}`,
      problem: `Every document will show ${kind} that is in the file and not in a tag.`,
      mend: "If it is a candidate's, write a tag in its place.",
    })),
  });
  expect(checkOwnFile(await addTemplate(join(EXAMPLES, "agency.docx"), { dataDir })).warnings).toEqual([]);
});

test("a document that shows nothing of the CV is never made, whatever the check of its template said", async () => {
  const bytes = await Bun.file(
    await withBody("Jane Doe", "Engineer at Acme, 2019 to 2021", "{{#publications}}{{name}}{{/publications}}"),
  ).bytes();
  const template = {
    ...(await addTemplate(join(EXAMPLES, "agency.docx"), { dataDir })),
    custom: { type: "docx" as const, base64: Buffer.from(bytes).toString("base64") },
  };
  const sentence = "The document made with this template shows nothing of the CV. Please ask your administrator to check the template.";
  const { publications: _, ...resume } = SAMPLES.full;

  await expect(renderResume(resume, template, "docx", { readAsset })).rejects.toMatchObject({ code: "invalid", message: sentence });
  expect((await renderResume(SAMPLES.empty, template, "docx", { readAsset })).bytes.length).toBeGreaterThan(0);
});

test("a link to the agency's web site is no danger", async () => {
  const relationship = `<Relationship Id="e1" Type="${OFFICE}/hyperlink" Target="https://acme.example" TargetMode="External"/></Relationships>`;
  expect(await refusal(await changed({ "word/_rels/document.xml.rels": (xml) => xml.replace("</Relationships>", relationship) }))).toBe(
    "taken",
  );
});

test("a folder with a bad template.json is refused with one sentence", async () => {
  const bad = async (json: string) => {
    const folder = join(root, "bad");
    await mkdir(folder, { recursive: true });
    await Bun.write(join(folder, "template.json"), json);
    return await refusal(folder);
  };
  expect(await bad("{")).toStartWith("invalid: template.json is not valid JSON");
  expect(await bad('{"key":"bad"}')).toBe('invalid: template.json: "name" is missing.');
  expect(await bad('{"key":"bad","name":"Bad","file":"x.docx"}')).toBe(
    'invalid: template.json: "file" names the file x.docx, which is not in the template\'s folder.',
  );
  expect(await bad('{"key":"bad","name":"Bad","file":"../x.docx"}')).toBe(
    'invalid: template.json: "file" must be a file of the template\'s own folder.',
  );
  expect(await bad('{"key":"bad","name":"Bad","sections":[]}')).toBe(
    'invalid: template.json: "sections" must be a list of at least one section.',
  );
  expect(await bad('{"key":"bad","name":"Bad","sections":["work","work"]}')).toBe('invalid: template.json: "sections" names work twice.');
  expect(await bad('{"key":"bad","name":"Bad","footer":{"text":3}}')).toBe(
    'invalid: template.json: "footer.text" must be a text, or one text per language.',
  );
  await Bun.write(join(root, "bad/logo.png"), await squarePng());
  await Bun.write(join(root, "bad/logo.svg"), "<svg");
  expect(await bad('{"key":"bad","name":"Bad","outputs":["pdf"],"logo":{"png":"logo.png","svg":"logo.svg"}}')).toStartWith(
    "invalid: With this template no PDF can be made (",
  );
  expect(await bad('{"key":"Bad Key","name":"Bad"}')).toStartWith('invalid: "Bad Key" cannot be a template\'s key');
  expect(await installed()).toEqual([]);
});

test("the tags that exist are listed with what stands inside each loop", () => {
  expect(listTags()).toContain("{{basics.name}}");
  expect(listTags().find((line) => line.startsWith("{{#languages}}"))).toBe(
    "{{#languages}} {{language}} {{fluency}} {{text}} {{/languages}}",
  );
});

async function squarePng(): Promise<Uint8Array> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  return (await readBrandFile(new TextEncoder().encode(svg), { readAsset })).picture as Uint8Array;
}
