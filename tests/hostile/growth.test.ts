import { describe, expect, test } from "bun:test";
import { AppError } from "../../src/engine/contract/errors.ts";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { enhanceResume } from "../../src/engine/cv/enhance/enhance-resume.ts";
import { readJobDescription } from "../../src/engine/cv/match/1-requirements/requirements.ts";
import { matchResume } from "../../src/engine/cv/match/3-score/match-resume.ts";
import { parseResume } from "../../src/engine/cv/parse/parse-resume.ts";
import { buildReading, line } from "../../src/engine/cv/parse/testing/build-reading.ts";
import { clearMemoized } from "../../src/engine/cv/text/memoize.ts";
import { growthOf, MOST_PER_DOUBLING, RUNS } from "./growth.ts";

/**
 * Work on a text from outside grows with its length and not with its square, whatever it repeats. Each reader is given long runs of each kind
 * of character; CPU time at twice the length is compared with that at the length.
 */
const NOW = new Date("2026-01-01");
const WANTED = readJobDescription(
  "Developer\nRequirements:\n- 5 years of Java\n- English C1\n- PhD in statistics\n- driving licence B\n- Zyxware\n- several plain words here",
);
const resumeOf = (text: string): Resume => ({
  basics: { name: "Ada Example", summary: text },
  work: [{ position: text.slice(0, 200), name: "Acme", startDate: "2019", highlights: [text] }],
  skills: [{ name: "Skills", keywords: text.split(/[,\n]/) }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
});
const parse = (before: string, text: string) =>
  parseResume(buildReading(`Ada Example\nada@example.org\n${before}\n${text}`.split("\n").map((one) => line(one))));

const READERS: Record<string, (text: string) => unknown> = {
  "a job description": (text) => readJobDescription(text),
  "a list of requirements": (text) => readJobDescription(`Developer\nRequirements:\n${text}`),
  "a requirement": (text) => readJobDescription(`Developer\nRequirements:\n- 5 years, a degree ${text} ideally English`),
  "a comparison": (text) => matchResume(resumeOf(text), WANTED, { now: NOW }),
  "an enhancement": (text) =>
    enhanceResume(resumeOf(text), { jdText: `Requirements:\n${text.slice(0, 4_000)}`, keywords: text.slice(0, 1_000) }),
  "a CV's profile": (text) => parse("Profile", text),
  "a CV's job": (text) => parse("Experience\nDeveloper, Acme, 2019 - 2020", text),
  "a CV's skills": (text) => parse("Skills", text),
};

describe.each(Object.entries(READERS))("%s", (_reader, read) => {
  test.each(Object.entries(RUNS))("of nothing but %s is read in a time that grows with its length", async (name, piece) => {
    const worst = await growthOf(name, piece, (text) => readOrRefuse(read, text));
    expect(worst.ratio, JSON.stringify(worst)).toBeLessThan(MOST_PER_DOUBLING);
  });
});

function readOrRefuse(read: (text: string) => unknown, text: string): void {
  try {
    // What was judged for an earlier text costs nothing in the next.
    clearMemoized();
    read(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
