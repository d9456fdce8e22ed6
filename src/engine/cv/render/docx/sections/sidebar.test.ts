import { expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { readAsset } from "../../../../setup/assets.ts";
import { SAMPLES } from "../../../../templates/add/check-template.ts";
import { loadTemplate } from "../../../../templates/load-template.ts";
import { readPdfText } from "../../pdf/pdf-text.ts";
import { renderResume } from "../../render.ts";
import { columnWidths, SIDEBAR_MM } from "../../template/template.ts";

setDefaultTimeout(120_000);
const template = await loadTemplate("sidebar");
const documentOf = async (resume = SAMPLES.full) =>
  strFromU8(unzipSync((await renderResume(resume, template, "docx", { readAsset })).bytes)["word/document.xml"] as Uint8Array);

test("sections of the sidebar stand in the first column, the others in the second, and the head above both", async () => {
  const xml = await documentOf();
  const at = (text: string) => xml.indexOf(`>${text}<`);
  const order = ["Clara Vandenberghe", "Skills", "Languages", "Interests", "Profile", "Experience", "Education"].map(at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  const cells = xml.split("<w:tc>").filter((cell) => cell.includes('w:val="Heading1"'));
  expect(cells.length).toBeGreaterThanOrEqual(2);
  expect(cells[0]).toContain(`w:fill="${template.colors.band.slice(1).toUpperCase()}"`);
});

test("both columns together are as wide as the page allows", () => {
  const { main, sidebar } = columnWidths(template);
  const { margins } = template.page;
  expect(main + sidebar + 2 * SIDEBAR_MM.inset + SIDEBAR_MM.gap).toBe(210 - margins.left - margins.right);
  const plain = { ...template, design: { ...template.design, sidebar: undefined } };
  expect(columnWidths(plain)).toEqual({ main: 178, sidebar: 178 });
});

test("in the sidebar labels stand above their values, and short items below each other", async () => {
  const xml = await documentOf();
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([one]) => one.replace(/<[^>]+>/g, ""));
  expect(paragraphs).toContain("Streaming  Expert");
  expect(paragraphs).toContain("Kafka, Flink, Kafka Connect, Debezium");
  expect(paragraphs).toContain("French (Native)");
  expect(paragraphs).toContain("Dutch (C2)");
});

test("a CV without anything for the sidebar has one column", async () => {
  const bare = { basics: SAMPLES.full.basics, work: SAMPLES.full.work, meta: SAMPLES.full.meta };
  expect(await documentOf(bare as typeof SAMPLES.full)).not.toContain(`<w:gridCol w:w="${Math.round((SIDEBAR_MM.width * 1440) / 25.4)}"/>`);
});

test("the PDF has the same columns: the profile begins beside the skills", async () => {
  const { bytes } = await renderResume(SAMPLES.full, template, "pdf", { readAsset });
  const text = await readPdfText(bytes, readAsset);
  expect(text.indexOf("Skills")).toBeLessThan(text.indexOf("Profile"));
  expect(text.indexOf("Languages")).toBeLessThan(text.indexOf("Experience"));
});
