import { expect, test } from "bun:test";
import { AppError } from "../../../contract/errors.ts";
import { parseTemplate } from "./parse-template.ts";
import { worded } from "./template.ts";

const noFiles = async (name: string): Promise<Uint8Array> => {
  throw new Error(`no file ${name}`);
};
const problemOf = async (json: unknown): Promise<string> => {
  try {
    await parseTemplate(json, noFiles);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe("invalid");
    return (error as AppError).message;
  }
  return "";
};
const plain = { key: "acme", name: "Acme" };

test("a template needs a key and a name, all else has a default", async () => {
  const template = await parseTemplate(plain, noFiles);

  expect(template).toMatchObject({ kind: "document", outputs: ["docx", "pdf"], pageNumbers: "page_of_pages", labelLanguage: "cv" });
  expect(template.sections.map(({ key }) => key)).toContain("additional");
});

test("a text is that of the language, else that for all languages, else the English one", () => {
  expect([worded("Confidential", "de"), worded(undefined, "de")]).toEqual(["Confidential", undefined]);
  const texts = { de: "Vertraulich", en: "Confidential" };
  expect([worded(texts, "de"), worded(texts, "fr"), worded({ ...texts, "*": "Privé" }, "fr")]).toEqual([
    "Vertraulich",
    "Confidential",
    "Privé",
  ]);
  expect(worded({ de: "Vertraulich" }, "fr")).toBeUndefined();
});

test("a presentation offers PPTX first", async () => {
  expect((await parseTemplate({ ...plain, kind: "presentation" }, noFiles)).outputs[0]).toBe("pptx");
});

test("a wrong field is named with its mend", async () => {
  const cases: [unknown, string][] = [
    [[], "template.json must be an object in braces."],
    [{ name: "Acme" }, 'template.json: "key" is missing.'],
    [{ ...plain, key: "../acme" }, 'template.json: "key" takes small letters, digits, - and _ only.'],
    [{ ...plain, colors: { primary: "red" } }, 'template.json: "colors.primary" must be a colour such as #1f3a4d.'],
    [{ ...plain, fonts: { size: 40 } }, 'template.json: "fonts.size" must be a number from 7 to 14.'],
    [
      { ...plain, fonts: { body: "Papyrus" } },
      'template.json: "fonts.body" must be one of Source Sans 3, Inter, Source Serif 4, EB Garamond.',
    ],
    [{ ...plain, labels: { en: { wrok: "Career" } } }, 'template.json: "labels.en.wrok" is no label of a document.'],
    [{ ...plain, outputs: ["doc"] }, 'template.json: "outputs" must be a list of docx, pdf, pptx.'],
    [{ ...plain, photo: "yes" }, 'template.json: "photo" must be true or false.'],
    [
      { ...plain, sections: [{ key: "projects", layout: "table" }] },
      'template.json: "sections[0].layout" must be one of entries, missions.',
    ],
    [{ ...plain, logo: { png: "logo.png" } }, 'template.json: "logo.png" names the file logo.png, which is not in the template\'s folder.'],
    [{ ...plain, logo: { png: "../../etc/passwd" } }, 'template.json: "logo.png" must be a file of the template\'s own folder.'],
  ];
  for (const [json, sentence] of cases) expect(await problemOf(json)).toBe(sentence);
  expect(await problemOf({ ...plain, colour: {} })).toStartWith('template.json: "colour" is not known here; known are ');
});

test("a logo must be a PNG", async () => {
  const parse = parseTemplate({ ...plain, logo: { png: "logo.png" } }, async () => new TextEncoder().encode("GIF89a and more than that"));

  expect(parse).rejects.toThrow('template.json: "logo.png" must be a PNG picture.');
});

test("a sidebar is a list of sections, and a style without one has none", async () => {
  const parsed = (design: object) => parseTemplate({ ...plain, design }, async () => new Uint8Array());
  expect((await parsed({ sidebar: ["skills", "languages"] })).design.sidebar).toEqual(["skills", "languages"]);
  expect((await parsed({})).design).not.toHaveProperty("sidebar");
  expect((await parsed({})).design.air).toBe(1);
  for (const sidebar of [[], ["hobbies"], "skills"])
    await expect(parsed({ sidebar })).rejects.toThrow('template.json: "design.sidebar" must be a list of cover, profile,');
});
