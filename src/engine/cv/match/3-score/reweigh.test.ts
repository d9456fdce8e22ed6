import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readJobDescription } from "../1-requirements/requirements.ts";
import { matchResume } from "./match-resume.ts";
import { reweigh, VERDICT_SCORES, type Weighed } from "./reweigh.ts";

const JOBS = [
  "Backend Developer\nRequirements\n- 5 years of Java\n- Spring Boot and PostgreSQL\n- German C1\nNice to have\n- Kubernetes\n- Scrum",
  "Nurse\nYour profile\n- Registered nurse\n- Night shifts in a hospital",
  "Somebody who helps",
];
const resume: Resume = {
  basics: { name: "Anna Berg", summary: "Backend developer in banks." },
  work: [
    {
      position: "Backend Developer",
      name: "Acme",
      startDate: "2019-01",
      highlights: ["Java services with PostgreSQL.", "Scrum in a team."],
    },
  ],
  languages: [{ language: "German", fluency: "B1" }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "json", warnings: [] } },
};
const scored = (text: string) => matchResume(resume, readJobDescription(text), { now: new Date("2025-06-30") });
const asFound = (score: ReturnType<typeof scored>) =>
  score.requirements.map(({ kind, met, score: value }): Weighed => ({ weight: kind, met, score: value ?? VERDICT_SCORES[met] }));

test.each(JOBS)("with the requirements as they were found, the score is the same: %p", (text) => {
  const score = scored(text);
  expect(reweigh(score, asFound(score))).toBe(score.overall_matching_score);
});

test("a must-have that is met in full after all raises the score, one that is ignored is as if it had not been asked for", () => {
  const score = scored(JOBS[0] as string);
  const found = asFound(score);
  const open = found.findIndex(({ met, weight }) => met !== "yes" && weight === "must");
  const as = (part: Partial<Weighed>) => found.map((one, at) => (at === open ? { ...one, ...part } : one));
  expect(reweigh(score, as({ met: "yes", score: VERDICT_SCORES.yes }))).toBeGreaterThan(score.overall_matching_score);
  expect(reweigh(score, as({ weight: "ignore" }))).toBe(
    reweigh(
      score,
      found.filter((_, at) => at !== open),
    ),
  );
  expect(reweigh(score, as({ weight: "nice" }))).toBeGreaterThan(score.overall_matching_score);
});

test("a result that kept no sum is weighed by the scores beside the overall one", () => {
  const { sum: _, ...old } = scored(JOBS[0] as string);
  expect(reweigh(old, [])).toBeCloseTo((old.role_experience_score * 0.15 + old.industry_experience_score * 0.04) / 0.19, 0);
});
