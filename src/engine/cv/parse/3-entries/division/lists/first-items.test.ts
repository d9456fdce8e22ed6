import { expect, test } from "bun:test";
import { bullet, line } from "../../../testing/build-reading.ts";
import { readSection } from "../../../testing/read-section.ts";

const jobsOf = (...lines: ReturnType<typeof line>[]) => {
  return readSection("Work Experience", ...lines).work?.map(({ position, name, highlights }) => [position, name, highlights]);
};

test("the first item of a job in bold names its position where the head names the employer alone", () => {
  const jobs = [
    line("Corve Ltd | Ludlow | 2018 – 2021"),
    bullet("Warehouse Associate", { bold: true }),
    bullet("Stacked the seed of two farms"),
    line("Teme Inc. | Leominster | 2015 – 2018"),
    line("(3 years)"),
    bullet("Machine Operator", { bold: true }),
    bullet("Ran the rolling mill"),
  ];
  expect(jobsOf(...jobs)).toEqual([
    ["Warehouse Associate", "Corve Ltd", ["Stacked the seed of two farms"]],
    ["Machine Operator", "Teme Inc.", ["Ran the rolling mill"]],
  ]);
});

test("so does the only item of a job, and the employer where the head names the position", () => {
  const jobs = [
    line("Corve Ltd, 2018 – 2021"),
    bullet("Warehouse Associate"),
    line("Teme Inc., 2012 – 2018"),
    bullet("Ran the rolling mill by night"),
    bullet("Kept its books"),
    line("Machine Operator, 2010 – 2012"),
    bullet("Clun Forge Ltd, Leeds"),
  ];
  expect(jobsOf(...jobs)).toEqual([
    ["Warehouse Associate", "Corve Ltd", undefined],
    [undefined, "Teme Inc.", ["Ran the rolling mill by night", "Kept its books"]],
    ["Machine Operator", "Clun Forge Ltd", undefined],
  ]);
});

test("and the first item with the period that the head lacks", () => {
  const jobs = [
    line("Corve Ltd | Bristol", { bold: true }),
    bullet("Graphic Designer January 2018 – May 2021"),
    bullet("Drew its posters"),
    bullet("Kept the archive"),
    line("Teme Inc. | Leeds", { bold: true }),
    bullet("Machine Operator, 2015 – 2018"),
    bullet("Ran the rolling mill"),
  ];
  expect(jobsOf(...jobs)).toEqual([
    ["Graphic Designer", "Corve Ltd", ["Drew its posters", "Kept the archive"]],
    ["Machine Operator", "Teme Inc.", ["Ran the rolling mill"]],
  ]);
});

test("an item in plain print among others, a label, or what the head names already is text", () => {
  const [first] = jobsOf(line("Corve Ltd, 2018 – 2021"), bullet("Warehouse Associate"), bullet("Stacked seed")) ?? [];
  expect(first?.[2]).toEqual(["Warehouse Associate", "Stacked seed"]);
  const [second] = jobsOf(line("Fitter, Corve Ltd, 2018 – 2021"), bullet("Machine Operator")) ?? [];
  expect(second).toEqual(["Fitter", "Corve Ltd", ["Machine Operator"]]);
  const [third] = jobsOf(line("Corve Ltd, 2018 – 2021"), bullet("Role: Machine Operator")) ?? [];
  expect(third?.[1]).toBe("Corve Ltd");
});
