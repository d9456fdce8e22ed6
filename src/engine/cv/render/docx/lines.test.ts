import { expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import type { Template } from "../template/template.ts";
import { buildView } from "../view/build-view.ts";
import { textLines } from "./pen.ts";
import { writeDocx } from "./write-docx.ts";

const standard = await loadTemplate("default");
const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules" as const, warnings: [] } };
/** The paragraphs of a Word document: a tab as "→", a line break as "⏎", a no-break space as "_". */
async function paragraphsOf(resume: Partial<Resume>, template: Template = standard): Promise<string[]> {
  const { bytes } = await writeDocx(buildView({ basics: { name: "Anna Berg" }, ...resume, meta }, template), template, { readAsset });
  const body = strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array);
  return body.split("</w:p>").map((paragraph) =>
    [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<|<w:(tab|br)\/>/g)]
      .map(([, text, mark]) => text ?? (mark === "tab" ? "→" : "⏎"))
      .join("")
      .replaceAll("\u00a0", "_"),
  );
}

test("contact data stand in lines that begin and end with a whole value", async () => {
  const profiles = ["linkedin.com/in/anna-berg-of-the-long-name", "github.com/anna-berg-of-the-long-name"].map((url) => ({ url }));
  const basics = {
    name: "Anna Berg",
    phone: "+49 30 5550 0187",
    email: "anna.berg@example.com",
    url: "anna-berg.example.org/work",
    profiles,
  };
  const contact = (await paragraphsOf({ basics })).find((text) => text.includes("github.com"));
  expect(contact).toBe(
    "+49 30 5550 0187__·  anna.berg@example.com__·  anna-berg.example.org/work⏎linkedin.com/in/anna-berg-of-the-long-name__·  github.com/anna-berg-of-the-long-name",
  );
});

test("a value that is wider than the line has one of its own", () => {
  const values = ["aa", "b".repeat(20), "cc", "dd"].map((text) => ({ text }));
  const lines = textLines(values, 12, (text) => text.length);
  expect(lines.map((line) => line.map(({ text }) => text.slice(0, 2)))).toEqual([["aa"], ["bb"], ["cc", "dd"]]);
  expect(textLines([], 12, () => 0)).toEqual([]);
});

test("a date keeps to its line: beside the title, else beside the employer, else below both", async () => {
  const job = { startDate: "2019-04", endDate: "2021-05" };
  const headOf = async (position: string, name: string) => (await paragraphsOf({ work: [{ position, name, ...job }] })).slice(-4, -1);
  const long = "Deputy head of the competence centre for payment infrastructure and regulatory programmes in Europe";
  expect((await headOf("Clerk", "Acme")).slice(-2)).toEqual(["Clerk→Apr_2019_–_May_2021", "Acme"]);
  expect((await headOf(long, "Acme")).slice(-2)).toEqual([long, "Acme→Apr_2019_–_May_2021"]);
  expect(await headOf(long, long)).toEqual([long, long, "Apr_2019_–_May_2021"]);
});

test("so does that of an assignment", async () => {
  const missions = { ...standard, sections: [{ key: "work" as const, layout: "missions" as const }] };
  const long = "Deputy head of the competence centre for payment infrastructure and regulatory programmes in Europe";
  const work = [{ position: long, name: long, startDate: "2019-04", endDate: "2021-05" }];
  expect((await paragraphsOf({ work }, missions)).filter((text) => /2021|Deputy/.test(text))).toEqual([long, long, "Apr_2019_–_May_2021"]);
});

test("a long web address breaks behind its marks", async () => {
  const url = "https://example.org/a/long/path/with-many-parts/and-a-query?client=1234567890&view=full";
  const all = (await paragraphsOf({ work: [{ position: "Clerk", name: "Acme", url }] })).join("\n");
  expect(all).toContain("and-a-query?\u200bclient=\u200b1234567890&amp;\u200bview=\u200bfull");
});
