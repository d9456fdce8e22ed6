import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { separateDatedPositions } from "./dated-positions.ts";

const parts = (text: string, looks = {}) => separateDatedPositions([line(text, looks)]).map(({ text: part }) => part);

test("positions of one line, each with its period in brackets, are jobs at the employer above", () => {
  const { work } = parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("jane.doe@example.com"),
      heading("Experience"),
      line("5/2018 to date\tCasco Ledgers LLC"),
      line("Senior Bookkeeper"),
      line("9/2012 to 4/2018\tHarbour Storage Ltd"),
      line("Accounts Clerk (2012-2015); Staff Accountant (2015-2018)"),
    ]),
  ).resume;
  expect(work).toMatchObject([
    { name: "Casco Ledgers LLC", position: "Senior Bookkeeper" },
    { name: "Harbour Storage Ltd", position: "Accounts Clerk", startDate: "2012", endDate: "2015" },
    { name: "Harbour Storage Ltd", position: "Staff Accountant", startDate: "2015", endDate: "2018" },
  ]);
});

test("a slash, a comma and an arrow divide them too", () => {
  for (const separator of [" / ", ", ", " → "]) expect(parts(`Clerk (2012 – 2015)${separator}Accountant (2015 – 2018)`)).toHaveLength(2);
});

test("not where a bracket holds no period, one part has none, a part is long, or the line is an item or has cells", () => {
  expect(parts("Clerk (2012 – 2015); Accountant (2016)")).toHaveLength(1);
  expect(parts("Clerk (2012 – 2015); Accountant (Leeds)")).toHaveLength(1);
  expect(parts("Clerk (2012 – 2015); Accountant of the storage")).toHaveLength(1);
  expect(parts(`Clerk (2012 – 2015); ${"Accountant of all the storage houses by the harbour of the town"} (2015 – 2018)`)).toHaveLength(1);
  expect(parts("Clerk (2012 – 2015); Accountant (2015 – 2018)", { bullet: "•" })).toHaveLength(1);
  expect(parts("Clerk (2012 – 2015); Accountant (2015 – 2018)\tLeeds")).toHaveLength(1);
});
