import { expect, setDefaultTimeout, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { p, wordFile } from "../../read/docx/word-file.testing.ts";
import { writeDocx } from "../docx/write-docx.ts";
import type { Template } from "../template/template.ts";
import { buildView } from "../view/build-view.ts";
import { readBack } from "./read-back.ts";

setDefaultTimeout(60_000);
const template = await loadTemplate("default");
const words = (count: number, first = 0) =>
  Array.from(
    { length: count },
    (_, at) => `${String.fromCharCode(97 + ((first + at) % 26)).repeat(3 + Math.floor((first + at) / 26))}`,
  ).join(" ");
const cv = (summary: string): Resume => ({
  basics: { summary },
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
});
/** What is said of a document with the words `shown` for a CV with the words `wanted`. */
async function compared(wanted: string, shown: string): Promise<string> {
  const { bytes } = await writeDocx(buildView(cv(shown), template), template, { readAsset });
  const messages = await readBack(cv(wanted), template, "docx", bytes, { readAsset }).catch((error) => [{ text: error.message }]);
  return messages.map(({ text }) => text).join("\n");
}

test("the template's own words are no surprise in a document, whether it has one text for all languages or one for each", async () => {
  const shown = async (header: Template["header"]["text"]) => {
    const own = { ...template, header: { ...template.header, text: header } };
    const { bytes } = await writeDocx(buildView(cv(words(20)), own), own, { readAsset });
    return (await readBack(cv(words(20)), own, "docx", bytes, { readAsset })).map(({ text }) => text);
  };
  expect(await shown("Wuzzelhaus Enna")).toEqual([]);
  expect(await shown({ de: "Fuzzelhaus", "*": "Wuzzelhaus Enna" })).toEqual([]);
});

test("a date that a house style writes otherwise than it should is named", async () => {
  const style = (dates: Template["dates"]): Template => ({ ...template, dates });
  const resume: Resume = { ...cv(words(20)), work: [{ name: "Acme", position: "Fitter", startDate: "2019-04", endDate: "2021-02" }] };
  const said = async (shown: Template, wanted: Template) => {
    const { bytes } = await writeDocx(buildView(resume, shown), shown, { readAsset });
    return (await readBack(resume, wanted, "docx", bytes, { readAsset })).map(({ text }) => text).join("\n");
  };
  expect(await said(style("numeric"), style("numeric"))).toBe("");
  expect(await said(style("numeric"), style("long"))).not.toBe("");
});

test("a document without any of the CV's words is refused, unless the CV has fewer than five", async () => {
  expect(await compared(words(5), words(40, 100))).toContain("shows nothing of the CV");
  expect(await compared(words(4), words(40, 100))).not.toContain("shows nothing of the CV");
});

test("one word of a hundred shows that the document is the candidate's", async () => {
  expect(await compared(words(100), `${words(1)} ${words(40, 200)}`)).not.toContain("shows nothing of the CV");
  expect(await compared(words(101), `${words(1)} ${words(40, 200)}`)).toContain("shows nothing of the CV");
});

test("a message names twelve words and counts the others", async () => {
  expect(await compared(words(20), words(7))).toContain("and 1 more");
  expect(await compared(words(20), words(8))).not.toContain("more");
});

test("of a custom template that shows all of the CV nothing is said", async () => {
  const file = wordFile(p("{{basics.name}}{{basics.summary}}"));
  const style: Template = { ...template, custom: { type: "docx", base64: Buffer.from(file).toString("base64") } as Template["custom"] };
  const summary = "Sails to the islands in every weather";
  expect(await readBack(cv(summary), style, "docx", wordFile(p(summary)), { readAsset })).toEqual([]);
});

test("a single section that a custom template does not show is named", async () => {
  const file = wordFile(p("{{basics.name}}{{basics.summary}}"));
  const style: Template = { ...template, custom: { type: "docx", base64: Buffer.from(file).toString("base64") } as Template["custom"] };
  const resume: Resume = { ...cv("Sails to the islands in every weather"), interests: [{ name: "Chess" }] };
  const filled = wordFile(p("Sails to the islands in every weather"));
  const messages = await readBack(resume, style, "docx", filled, { readAsset });
  expect(messages.map(({ text }) => text)).toEqual([`The template ${template.name} does not show: Interests.`]);
});
