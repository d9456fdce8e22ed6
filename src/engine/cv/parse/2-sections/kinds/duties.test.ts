import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";

const JOBS = [
  heading("Work Experience"),
  line("Fitter, Corve Works, 2016 – 2021"),
  bullet("Mended pumps"),
  line("Trainee, Teme Mill, 2014 – 2016"),
];
const read = (...items: string[]) =>
  parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("jane.doe@example.com"),
      ...JOBS,
      heading("Jobs & Responsibilities"),
      ...items.map((item) => bullet(item)),
      heading("Skills"),
      line("Welding, soldering, pipe bending, CAD"),
      heading("Education"),
      line("BSc Chemistry, University of Leith, 2014"),
    ]),
  ).resume;

const DUTIES = [
  "Study the drawings and the method statement of a site with the team",
  "Order the pipes and keep the passes of the gate up to date every day",
  "Test for leaks, flush and drain as the rules of the town have it",
];

test("duties without dates beside the jobs are no jobs, and stand in the additional text", () => {
  const { work, additional } = read(...DUTIES);
  expect(work?.map(({ name }) => name)).toEqual(["Corve Works", "Teme Mill"]);
  expect(additional).toEqual([{ title: "Jobs & Responsibilities", items: DUTIES }]);
});

test("two jobs in a list without their years, and lists of positions, are jobs", () => {
  expect(read("Baker, Clun Bakery", "Clerk, Ludlow Bank").work?.map(({ name }) => name)).toContain("Clun Bakery");
  expect(read("Baker, Clun Bakery", "Clerk, Ludlow Bank", "Waiter, Old Wharf").work?.map(({ name }) => name)).toContain("Ludlow Bank");
});
