import { expect, test } from "bun:test";
import type { Weight } from "../../../../engine/contract/api.ts";
import { toCsv } from "../../../lib/text/csv.ts";
import { fakeScore } from "../../../testing/fake-api.ts";
import { analysisError } from "../form/analysis-form.tsx";
import { changedWeights } from "../form/asked.tsx";
import { matcherPollMs } from "../matcher-jobs.ts";
import { progressStep } from "../progress-view.tsx";
import { barTone, scoreBand, scoredCvs, scoresCsv } from "./scores.ts";

test("scores are named and coloured by their bands", () => {
  expect([8, 7.9, 6, 5.9, 5, 4.9].map((score) => scoreBand(score).label)).toEqual([
    "Excellent",
    "Good Match",
    "Good Match",
    "Fair Match",
    "Fair Match",
    "Poor Match",
  ]);
  expect([8, 6, 5.9, 4, 3.9].map(barTone)).toEqual(["success", "warning", "orange", "orange", "danger"]);
});

test("an analysis shows 30 percent while it waits and 60 while it runs", () => {
  expect([progressStep("pending"), progressStep("processing")]).toEqual([
    { percent: 30, text: "Processing uploaded files..." },
    { percent: 60, text: "Analyzing CV against JD requirements..." },
  ]);
});

test("results are asked for slower when nobody watches, and not at all behind other tabs", () => {
  expect(matcherPollMs({ visible: true, active: true })).toBe(3_000);
  expect(matcherPollMs({ visible: true, active: false })).toBe(10_000);
  expect(matcherPollMs({ visible: false, active: true })).toBe(false);
});

test("what is missing is asked for in order: CVs, then the job description, then credits", () => {
  expect(analysisError(0, { text: "" })?.title).toBe("CV Required");
  expect(analysisError(1, { text: "  " })?.title).toBe("Job Description Required");
  expect(analysisError(3, { text: "x" }, 2)).toEqual({
    title: "Insufficient Credits",
    description: "You need 3 credits to analyze 3 CVs.",
  });
  expect(analysisError(3, { text: "x" }, 3)).toBeNull();
});

test("several CVs are listed best first", () => {
  const results = [4, 9, 7].map((overall_matching_score, index) => ({
    ...fakeScore({ overall_matching_score }),
    cv_index: index + 1,
    cv_filename: `${index}.pdf`,
  }));

  expect(scoredCvs({ multi_cv_analysis: true, cv_count: 3, results }).map(({ cv_filename }) => cv_filename)).toEqual([
    "1.pdf",
    "2.pdf",
    "0.pdf",
  ]);
});

test("a spreadsheet reads the scores, and a file name is no formula in it", () => {
  const csv = toCsv(
    scoresCsv([{ ...fakeScore({ key_highlights: ['Says "hi", twice'] }), cv_index: 1, cv_filename: "=cmd()", name: "=Ada", overall: 7.8 }]),
  );

  expect(csv.split("\r\n")[1]).toStartWith(`1,'=Ada,'=cmd(),7.8,8.4,6.7,7.9,"Says ""hi"", twice"`);
});

test("what is weighed otherwise than the text says goes with the analysis, unless the text was changed since", () => {
  const requirements = [
    { text: "Java", kind: "must" as const },
    { text: "Scrum", kind: "nice" as const },
  ];
  const asked = { text: "Developer", requirements, weights: ["must", "ignore"] as Weight[] };
  expect(changedWeights("Developer", asked)).toEqual([{ requirement: 2, weight: "ignore" }]);
  expect(changedWeights("Developer, Java", asked)).toEqual([]);
  expect(changedWeights("Developer", undefined)).toEqual([]);
});
