import { expect, test } from "bun:test";
import type { Converted } from "../../cv/conversion.ts";
import { ConverterCrash } from "./child-process.ts";
import { openConverter } from "./converter.ts";
import { openReportWriting } from "./report-writing.ts";

const score = { niche_skills_score: 8, industry_experience_score: 6, role_experience_score: 7, overall_matching_score: 7.2 };
const report = {
  jd: { title: "Data engineer" },
  results: [{ name: "zoë.pdf", score: { ...score, key_highlights: [], main_gaps: [], requirements: [], scorer: "built-in" } }],
};

test("a matching report comes out of the converter as a PDF", async () => {
  const limits = { timeoutMs: 60_000, ocrTimeoutMs: 60_000, memoryBytes: 1_500 * 1024 * 1024 };
  const converter = openConverter({ ...limits, concurrency: 1 });
  const pdf = await openReportWriting(converter.convert)(report);
  await converter.close();
  expect(new TextDecoder("latin1").decode(pdf.subarray(0, 5))).toBe("%PDF-");
}, 90_000);

test("a converter that crashes is told in a sentence, one that sends nothing is a fault", async () => {
  const crash = () => Promise.reject(new ConverterCrash("memory", "too much"));
  await expect(openReportWriting(crash)(report)).rejects.toMatchObject({ code: "unavailable" });
  await expect(openReportWriting(async () => ({ outputs: [] }) as unknown as Converted)(report)).rejects.toThrow("sent no matching report");
});
