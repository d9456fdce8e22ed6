import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { writeCustom } from "../../src/engine/cv/render/custom/write-custom.ts";
import { renderResume } from "../../src/engine/cv/render/render.ts";
import type { Template } from "../../src/engine/cv/render/template/template.ts";
import { readAsset } from "../../src/engine/setup/assets.ts";
import { checkOwnFile, SAMPLES } from "../../src/engine/templates/add/check-template.ts";
import { bundleOfFile, templateOf } from "../../src/engine/templates/bundle.ts";
import { listTemplates, loadTemplate } from "../../src/engine/templates/load-template.ts";
import { CANARY, field, HARMLESS_TEMPLATES, HOSTILE_TEMPLATES, inBody, slides, type TemplateFile, word } from "./hostile-templates.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitae-hostile-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const isSlides = (bytes: Uint8Array) => Object.keys(unzipSync(bytes)).some((name) => name.startsWith("ppt/"));
const load = ({ bytes }: TemplateFile) => templateOf(bundleOfFile(isSlides(bytes) ? "acme.pptx" : "acme.docx", bytes));
/** As if nobody had looked at the file when it came in. */
const unchecked = async ({ bytes }: TemplateFile): Promise<Template> => ({
  ...(await load({ name: "", bytes: isSlides(bytes) ? slides({}) : word({}) })),
  custom: { type: isSlides(bytes) ? "pptx" : "docx", base64: Buffer.from(bytes).toString("base64") },
});
const refusalOf = async (work: () => unknown): Promise<AppError | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

/** All texts of a file, without the engine's own reader: markup away, references and percent signs decoded, in small letters. */
function plainTexts(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .flatMap(([name, part]) => {
      const text = new TextDecoder("latin1").decode(part);
      const decoded = text.replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      return [name, decoded, decoded.replace(/<[^>]*>/g, ""), decoded.replaceAll("\u0000", "")];
    })
    .join("\n")
    .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .toLowerCase();
}
const externals = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.toLowerCase().endsWith(".rels"))
    .flatMap(([, part]) => new TextDecoder().decode(part).match(/<[^<>]*TargetMode\s*=\s*"External"[^<>]*>/gi) ?? []);

for (const file of HOSTILE_TEMPLATES) {
  test(`a template with ${file.name} is refused with a place and a hint, and nothing of it is ever delivered`, async () => {
    const refused = await refusalOf(() => load(file));

    expect([refused?.code, refused?.details.problems]).toEqual([
      "invalid",
      expect.arrayContaining([
        { place: expect.stringMatching(/./), problem: expect.stringMatching(/\.$/), mend: expect.stringMatching(/\.$/) },
      ]),
    ]);
    const template = await unchecked(file);
    expect((await refusalOf(() => writeCustom(SAMPLES.full, template, file.bytes)))?.code).toBe("invalid");
  });
}

for (const file of HARMLESS_TEMPLATES) {
  test(`a template with ${file.name} is taken, and makes a document without anything that it does not need`, async () => {
    const template = await load(file);
    expect(checkOwnFile(template).problems).toEqual([]);

    const { bytes } = await renderResume(SAMPLES.full, template, isSlides(file.bytes) ? "pptx" : "docx", { readAsset });

    const texts = plainTexts(bytes);
    expect(texts).not.toContain(CANARY);
    expect(texts).not.toContain("{{");
    expect(texts).toContain("clara vandenberghe");
    for (const external of externals(bytes)) expect(external).toMatch(/Target="(?:https:|mailto:|tel:)/);
  });
}

test("a hostile template that is in the data folder already is listed with its problem and makes no document", async () => {
  const folder = join(dataDir, "templates/acme");
  await mkdir(folder, { recursive: true });
  await Bun.write(join(folder, "cv.docx"), word(inBody(field(`DDEAUTO c:\\\\x ${CANARY}`))));
  await Bun.write(join(folder, "template.json"), JSON.stringify({ key: "acme", name: "Acme", file: "cv.docx" }));

  const entry = (await listTemplates({ dataDir })).find(({ key }) => key === "acme");

  expect(entry).toMatchObject({ outputs: [], problem: expect.stringContaining("DDEAUTO") });
  expect((await refusalOf(() => loadTemplate("acme", { dataDir })))?.message).toStartWith('The template "acme" cannot be used. ');
});

test("values of a CV become text, never a field or a link", async () => {
  const hostile = [
    `{ DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k ${CANARY}" }`,
    `</w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>DDEAUTO ${CANARY}</w:instrText></w:r><w:r><w:t>`,
    `javascript:${CANARY}()`,
    `file:///c:/${CANARY}`,
    "{{basics.email}}",
  ];
  const resume: Resume = {
    ...SAMPLES.full,
    basics: { ...SAMPLES.full.basics, name: `Clara ${hostile[1]}`, url: hostile[2], summary: hostile.join("\n"), label: hostile[0] },
    work: [{ name: hostile[0] as string, position: hostile[1] as string, url: hostile[3] as string, highlights: hostile }],
  };
  for (const file of [word({}), slides({})]) {
    const template = await load({ name: "", bytes: file });
    const { bytes } = await renderResume(resume, template, isSlides(file) ? "pptx" : "docx", { readAsset });
    const before = Object.values(unzipSync(file))
      .map((part) => new TextDecoder().decode(part))
      .join("");
    const after = Object.values(unzipSync(bytes))
      .map((part) => new TextDecoder().decode(part))
      .join("");
    const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

    expect(after).toContain(CANARY);
    for (const mark of [/<w:fldChar\b/g, /<w:instrText\b/g, /<w:fldSimple\b/g, /<a:hlinkClick\b/g])
      expect(count(after, mark)).toBe(count(before, mark));
    expect(externals(bytes)).toEqual([]);
  }
});

test("a report stays short however often a template repeats what is wrong", async () => {
  const refused = await refusalOf(() => load({ name: "", bytes: word(inBody('<w:p><w:fldSimple w:instr="DDE"/></w:p>'.repeat(20_000))) }));
  expect(refused?.details.problems).toHaveLength(50);
});

test("a template whose loop repeats half of a field makes no document", async () => {
  const half =
    '<w:p><w:r><w:t>{{#work}}</w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>{{/work}}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
  const template = await refusalOf(async () => {
    const loaded = await load({ name: "", bytes: word(inBody(half)) });
    const { problems } = checkOwnFile(loaded);
    if (problems.length > 0) throw new AppError("invalid", problems[0]?.problem ?? "");
  });
  expect(template?.code).toBe("invalid");
});
