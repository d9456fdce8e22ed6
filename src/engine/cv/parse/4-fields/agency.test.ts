import { expect, test } from "bun:test";
import { readAgencyFields } from "./agency.ts";

/** What a section of personal details says. */
const read = (...texts: string[]) => readAgencyFields(texts, { guess: true });

test("a line that is one detail is told by itself, the name of a language is not", () => {
  expect(read("Open to remote work")).toEqual({ remote: "Open to remote work" });
  expect(read("Italian")).toEqual({});
});

test("in a list of details only those count that can be nothing else", () => {
  expect(read("Married, driving licence B")).toEqual({ maritalStatus: "Married", drivingLicence: "driving licence B" });
  expect(read("Italian, Spanish")).toEqual({});
});

test("a list of details is read however long it is", () => {
  const others = "two children in school, a cat, three hens and a rowing boat, forklift and tachograph papers, willing to relocate";
  expect(read(`Married, ${others}, right to work in the UK, available from June`)).toMatchObject({
    maritalStatus: "Married",
    workPermit: "right to work in the UK",
    availability: "available from June",
  });
});
