import { expect, test } from "bun:test";
import { fakeJob } from "../../../testing/fake-api.ts";
import { countStates, findJobs, nameOf, workState } from "./work-list.ts";

const checked = { reviewedAt: "2026-01-02T10:00:00Z" };
const blindDoubts = [{ what: "employer", section: "Work", text: "Trader at Brumelac" }];

test("a CV needs a review as long as a value is doubtful and nobody has checked it, or a blind one is held", () => {
  expect(workState(fakeJob({ doubts: 2, reviewedAt: null }))).toBe("review");
  expect(workState(fakeJob({ doubts: 2, ...checked }))).toBe("checked");
  expect(workState(fakeJob({ doubts: 0, reviewedAt: null }))).toBe("ready");
  expect(workState(fakeJob())).toBe("ready");
  expect(workState(fakeJob({ doubts: 0, ...checked, blindDoubts, releasedAt: null }))).toBe("review");
  expect(workState(fakeJob({ doubts: 0, reviewedAt: null, blindDoubts, releasedAt: "2026-01-02T10:00:00Z" }))).toBe("ready");
  expect((["failed", "pending", "processing"] as const).map((status) => workState(fakeJob({ status, doubts: 2 })))).toEqual([
    "failed",
    "work",
    "work",
  ]);
});

test("each CV counts in one state", () => {
  const jobs = [
    fakeJob({ doubts: 1, reviewedAt: null }),
    fakeJob(),
    fakeJob(checked),
    fakeJob({ status: "failed" }),
    fakeJob({ status: "pending" }),
  ];
  expect(countStates(jobs)).toEqual({ all: 5, review: 1, ready: 1, checked: 1, failed: 1, work: 1 });
});

test("a search finds all its words in candidate, role and file name, without accents and capitals, within the filter", () => {
  const ana = fakeJob({
    candidateName: "Ana López",
    candidateLabel: "Java Developer",
    fileName: "cv-final.pdf",
    doubts: 1,
    reviewedAt: null,
  });
  const ben = fakeJob({ candidateName: "Ben Okafor", candidateLabel: "Java Architect", fileName: "lopez.pdf" });
  const find = (search: string, filter: "all" | "review" = "all") => findJobs([ana, ben], { filter, search });
  expect(find("LOPEZ")).toEqual([ana, ben]);
  expect(find(" java  lópez dev")).toEqual([ana]);
  expect(find("final")).toEqual([ana]);
  expect(find("java", "review")).toEqual([ana]);
  expect(find("")).toEqual([ana, ben]);
  expect(find("cobol")).toEqual([]);
});

test("a row is called after its candidate, or its file as long as nobody knows the candidate", () => {
  expect(nameOf(fakeJob({ candidateName: "Ana López" }))).toBe("Ana López");
  expect(nameOf(fakeJob({ candidateName: "", fileName: "cv.pdf" }))).toBe("cv.pdf");
});
