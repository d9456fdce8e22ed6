import { expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { writeDocx } from "./write-docx.ts";

const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
const template = await loadTemplate("default");
const xmlOf = async (content: Partial<Resume>, layout: "entries" | "table" = "entries") => {
  const sections = [
    { key: "work" as const, layout: "entries" as const },
    { key: "education" as const, layout },
  ];
  const style = { ...template, sections };
  const { bytes } = await writeDocx(buildView({ basics: { name: "Anna Berg" }, ...content, meta }, style), style, { readAsset });
  return strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array);
};
const count = (xml: string, tag: RegExp) => xml.match(tag)?.length ?? 0;

test("an entry of up to 1,100 characters stays on one page", async () => {
  const kept = async (chars: number) =>
    count(await xmlOf({ work: [{ position: "Clerk", highlights: ["a".repeat(chars), "b"] }] }), /<w:keepNext\/>/g);
  expect((await kept(1_097)) - (await kept(1_098))).toBe(1);
});

test("a row of a table of up to 1,500 characters stays on one page", async () => {
  const kept = async (chars: number) =>
    count(await xmlOf({ education: [{ studyType: "a".repeat(chars) }, { studyType: "b" }] }, "table"), /<w:cantSplit\/>/g);
  expect((await kept(1_499)) - (await kept(1_500))).toBe(1);
});

test("the column of labels is wider than the longest of them, so that its value stands beside it", async () => {
  const style = { ...template, sections: [{ key: "skills" as const, layout: "groups" as const }] };
  const skills = [{ name: "Programming languages", keywords: ["Go", "Rust"] }];
  const { bytes } = await writeDocx(buildView({ basics: { name: "Anna Berg" }, skills, meta }, style), style, { readAsset });
  const xml = strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array);
  const row = xml.split("<w:p>").find((paragraph) => paragraph.includes("Programming languages")) ?? "";
  expect(row).toContain("<w:tab/>");
  expect(row).not.toContain("<w:br/>");
});

test("the dates beside bold titles are set light", async () => {
  const xml = await xmlOf({ work: [{ position: "Clerk", startDate: "2019", endDate: "2021" }] });
  const dateRun = xml.split("<w:r>").find((run) => run.includes("2021")) ?? "";
  expect(dateRun).toContain('<w:b w:val="false"/>');
});

test("with dates at the left, an entry of which only the date is known keeps it", async () => {
  const left = {
    ...template,
    design: { ...template.design, dates: "left" as const },
    sections: [{ key: "work" as const, layout: "entries" as const }],
  };
  const textOf = async (work: Resume["work"]) => {
    const { bytes } = await writeDocx(buildView({ basics: { name: "Anna Berg" }, work, meta }, left), left, { readAsset });
    return strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array);
  };
  expect(await textOf([{ startDate: "2019", endDate: "2021", highlights: ["Sorted mail"] }])).toMatch(/2019.–.2021/);
  expect(await textOf([{ position: "Clerk", startDate: "2019" }])).toMatch(/2019.*<w:tab\/>.*Clerk/s);
});
