import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Resume } from "../../contract/resume.ts";
import { readAsset } from "../../setup/assets.ts";
import { loadTemplate } from "../../templates/load-template.ts";
import { renderResume } from "./render.ts";

setDefaultTimeout(120_000);
const template = await loadTemplate("default");
const cv = (language: string, name: string, summary: string): Resume => ({
  basics: { name, summary, phone: "+20 2 5555 0187", email: "layla@example.com", location: { city: "القاهرة" } },
  meta: { vitae: { language, pages: 1, ocr: false, parser: "rules", warnings: [] } },
});
const pdfOf = async (resume: Resume) => {
  const { bytes, messages } = await renderResume(resume, template, "pdf", { readAsset });
  return { pdf: Buffer.from(bytes).toString("latin1"), messages: messages.map(({ text }) => text) };
};
const partOf = async (resume: Resume, part: string) =>
  strFromU8(unzipSync((await renderResume(resume, template, "docx", { readAsset })).bytes)[part] as Uint8Array);

describe("a CV in", () => {
  test.each<[string, string, string, string, string, string]>([
    ["Chinese", "zh", "王小明", "NotoSansSC", "zh-CN", "Microsoft YaHei"],
    ["Japanese", "ja", "山田直子", "NotoSansJP", "ja-JP", "Yu Gothic"],
    ["Korean", "ko", "김민수", "NotoSansKR", "ko-KR", "Malgun Gothic"],
  ])("%s has bold headings in its own glyphs, and says its language", async (_, language, name, font, tag, wordFont) => {
    const resume = cv(language, name, name);
    const { pdf } = await pdfOf(resume);
    expect(pdf).toContain(`${font}-SemiBold`);
    expect(pdf).toContain(`${font}-Regular`);
    expect(pdf).toMatch(new RegExp(`/Lang \\(${language}`));

    const styles = await partOf(resume, "word/styles.xml");
    expect(/<w:lang [^>]*>/.exec(styles)?.[0]).toContain(`w:eastAsia="${tag}"`);
    expect(styles).toContain(`w:eastAsia="${wordFont}"`);
  });
});

test("a Japanese CV with a Chinese character that the Japanese font lacks shows it", async () => {
  const { pdf, messages } = await pdfOf(cv("ja", "山田直子", "深圳大学で邓先生に師事、说"));
  expect(pdf).toContain("NotoSansJP");
  expect(pdf).toContain("NotoSansSC");
  expect(messages).toEqual([]);
  expect((await pdfOf(cv("ja", "山田直子", "東京"))).pdf).not.toContain("NotoSansSC");
});

test("an English CV of somebody with a Japanese name names it in Japanese glyphs, in PDF and Word", async () => {
  const resume = cv("en", "Naoko Yamada (やまだ 直子)", "Engineer");
  expect((await pdfOf(resume)).pdf).toContain("NotoSansJP");
  expect(await partOf(resume, "word/styles.xml")).toContain('w:eastAsia="Yu Gothic"');
});

test("telephone number and e-mail address stand in the order of an Arabic line in Word", async () => {
  const document = await partOf(cv("ar", "ليلى", "مهندسة"), "word/document.xml");
  const contact = document.split("<w:p>").find((paragraph) => paragraph.includes("ContactLine")) ?? "";
  const texts = [...contact.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts).toEqual(["القاهرة", "\u00a0\u00a0·  \u200f", "\u200e+20 2 5555 0187", "\u00a0\u00a0·  \u200f", "\u200elayla@example.com"]);
  expect(contact).toContain("<w:bidi/>");
});

test("the photo of an Arabic CV stands at the left edge of the page in Word, away from the name", async () => {
  const picture = await Bun.file(new URL("../../../../tests/fixtures/resume/sample.json", import.meta.url)).json();
  const resume = cv("ar", "ليلى", "مهندسة");
  const document = await partOf({ ...resume, basics: { ...resume.basics, image: picture.basics.image } }, "word/document.xml");
  const photo = document.split("<w:p>").find((paragraph) => paragraph.includes("<w:drawing>")) ?? "";
  expect(photo).toContain("<w:bidi/>");
  expect(photo).toContain('<w:jc w:val="end"/>');
});
