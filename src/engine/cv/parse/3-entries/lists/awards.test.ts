import { expect, test } from "bun:test";
import { heading } from "../../testing/build-reading.ts";
import { readSection } from "../../testing/read-section.ts";

const awards = (...rows: string[]) =>
  readSection("Education", "BSc Physics, Leith College, 2010", heading("Awards"), ...rows).awards?.map(({ title, awarder }) => [
    title,
    awarder,
  ]);

test("behind the comma of an award stands who gave it where that is surely an organisation", () => {
  expect(awards("Apprentice prize, (주)한강식품\t2019", "Golden sail\t2017", "Rowing cup\t2015")).toEqual([
    ["Apprentice prize", "(주)한강식품"],
    ["Golden sail", undefined],
    ["Rowing cup", undefined],
  ]);
});
