import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { sayDoubts, withoutDoubtfulHeadline } from "./doubts.ts";

const CV: Resume = {
  basics: { name: "Anna Berg", label: "Harbour Road 5" },
  work: [{ name: "Acme Ltd", position: "Buyer" }, { name: "walking ponies", position: "Clerk" }, { name: "and more" }],
  education: [{ institution: "Course 1", studyType: "BSc" }],
  additional: [{ title: "Other", items: ["Sails"] }],
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};

test("a headline that is probably none is not stated, and its text is kept in the additional section", () => {
  const { basics, additional } = withoutDoubtfulHeadline(CV, { "basics.label": 0.2 });
  expect(basics).toEqual({ name: "Anna Berg" });
  expect(additional).toEqual([{ items: ["Harbour Road 5"] }, { title: "Other", items: ["Sails"] }]);
  expect(withoutDoubtfulHeadline(CV, { "basics.label": 0.5 })).toEqual(CV);
});

test("employers, positions and schools that are probably wrong stay, and the recruiter is told in which entries to check them", () => {
  const confidence = {
    "work[0].name": 0.9,
    "work[1].name": 0.1,
    "work[2].name": 0.15,
    "work[1].position": 0.6,
    "education[0].institution": 0.1,
  };
  expect(sayDoubts(CV, confidence)).toEqual([
    "Please check the work experience: the employer of job 2 and job 3 may be wrong.",
    "Please check the education: the institution of entry 1 may be wrong.",
  ]);
});

test("the sentence about many entries names the first and counts the rest, and none tells what the CV says", () => {
  const work = Array.from({ length: 9 }, () => ({ name: "Geheim & Co" }));
  const confidence = Object.fromEntries(work.map((_, index) => [`work[${index}].name`, 0.1]));
  const said = sayDoubts({ ...CV, work }, { ...confidence, "basics.name": 0.1 });
  expect(said).toEqual([
    "Please check the name: it may be another line of the CV.",
    "Please check the work experience: the employer of job 1, job 2, job 3 and 6 more may be wrong.",
  ]);
  expect(said.join(" ")).not.toContain("Geheim");
});

test("a CV that is read well has no doubts", () => {
  expect(sayDoubts(CV, { "basics.name": 0.99, "work[0].name": 0.8, "work[1].name": 0.5 })).toEqual([]);
});
