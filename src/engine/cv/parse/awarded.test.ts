import { expect, test } from "bun:test";
import { heading } from "./testing/build-reading.ts";
import { readSection } from "./testing/read-section.ts";

const read = (title: string, ...rows: string[]) => {
  const { awards = [], certificates = [] } = readSection("Education", "BSc Physics, Leith College, 2010", heading(title), ...rows);
  return [awards.map((award) => award.title), certificates.map(({ name }) => name)];
};

test("under a heading of awards and certificates each item is what its words say, and else what the heading names first", () => {
  expect(read("Awards and certifications", "Rope access certificate", "Baker of the year award", "Golden sail")).toEqual([
    ["Baker of the year award", "Golden sail"],
    ["Rope access certificate"],
  ]);
  expect(read("Certificates and awards", "Rope access level 2, 2010", "Prix Corve de la ville, 2011", "Dean’s List 2012")).toEqual([
    ["Prix Corve de la ville", "Dean’s List"],
    ["Rope access level 2"],
  ]);
});
