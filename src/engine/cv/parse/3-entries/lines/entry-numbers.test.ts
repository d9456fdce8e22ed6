import { expect, test } from "bun:test";
import { readSection } from "../../testing/read-section.ts";

const jobsOf = (...texts: string[]) => readSection("Work Experience", ...texts);

test("numbers that count the jobs are no part of their names", () => {
  const { work, additional } = jobsOf(
    "1. 2018 – present Fitter, Corve Works",
    "2. 2015 – 2018 Turner, Teme Mill",
    "3) 2014 – 2015 Clerk, Clun Forge",
  );
  expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["Fitter", "Corve Works", "2018"],
    ["Turner", "Teme Mill", "2015"],
    ["Clerk", "Clun Forge", "2014"],
  ]);
  expect(additional ?? []).toEqual([]);
  expect(jobsOf("1. Fitter, Corve Works, 2018 – 2021", "2. Turner, Teme Mill, 2015 – 2018").work?.map(({ position }) => position)).toEqual([
    "Fitter",
    "Turner",
  ]);
});

test("the number of a month is none", () => {
  expect(
    jobsOf("1. 2018 – 5. 2021 Fitter, Corve Works", "2. 2015 – 1. 2018 Turner, Teme Mill").work?.map(({ startDate }) => startDate),
  ).toEqual(["2018-01", "2015-02"]);
});
