import { expect, setDefaultTimeout, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { readPdfText } from "./pdf-text.ts";
import { writePdf } from "./write-pdf.ts";

setDefaultTimeout(120_000);
const WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau";
const meta = { vitae: { language: "de", pages: 1, ocr: false, parser: "rules", warnings: [] } };
async function linesOf(key: string, content: Partial<Resume>) {
  const template = await loadTemplate(key);
  const { bytes } = await writePdf(buildView({ basics: { name: "Anna Berg" }, ...content, meta }, template), template, { readAsset });
  return (await readPdfText(bytes, readAsset))
    .replaceAll("\u200b", "")
    .split("\n")
    .map((line) => line.trim());
}

test("a word that is wider than its column of a table goes on in the next line, and one that fits stays whole", async () => {
  const jobs = (name: string) => ({ work: [{ position: "Leiterin", name, startDate: "2018" }] });
  const lines = await linesOf("client_profile", jobs(WORD));
  expect(lines.join("")).toContain(WORD);
  expect(lines.filter((line) => line.includes(WORD))).toEqual([]);
  const short = WORD.slice(0, 25);
  expect((await linesOf("client_profile", jobs(`Bayerischer Bau ${short}`))).some((line) => line.endsWith(short))).toBe(true);
});

test("the same in the sidebar, and in the column beside it the word stays whole", async () => {
  const certificates = [{ name: WORD, date: "2020" }];
  const lines = await linesOf("sidebar", {
    skills: [{ name: WORD }],
    certificates,
    work: [{ position: "Leiterin", name: WORD, startDate: "2018" }],
  });
  expect(lines.filter((line) => line.includes(WORD))).toHaveLength(1);
  expect(lines.join("").replace("2020", "").split(WORD)).toHaveLength(4);
});

test("text that is written without spaces breaks in a table where it did before", async () => {
  const chinese = "负责订单系统的架构设计并将响应时间缩短百分之六十。";
  const lines = await linesOf("client_profile", { work: [{ position: "工程师", name: chinese.repeat(2), startDate: "2018" }] });
  expect(lines.filter((line) => line.startsWith("。"))).toEqual([]);
});
