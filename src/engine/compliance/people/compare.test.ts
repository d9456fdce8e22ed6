import { expect, test } from "bun:test";
import { isFileName, isMail, isName, openMention, toWanted, type Wanted } from "./compare.ts";

const wanted = (query: string) => toWanted(query) as Wanted;

test.each([
  ["Zoë Müller", "Zoë Müller", true],
  ["zoe mueller", "Zoë Müller", true],
  ["Zoë Müller", "MUELLER, Zoe Anne", true],
  ["Zoë Anne Müller", "Zoë Müller", true],
  ["Müller", "Zoë Müller", true],
  ["Zoë Müller", "Zoë Mühlner", false],
  ["Zoë Müller", "Zoë", false],
  ["Zoë Müller", "Ada Müller", false],
  ["Straßer Bjørn", "Bjorn Strasser", true],
  ["zoe@mueller.test", "zoe mueller test", false],
])("the search for %p finds a candidate called %p: %p", (query, name, found) => {
  expect(isName(wanted(query), name)).toBe(found);
});

test.each([
  ["Zoë Müller", "zoe-mueller_CV (2).pdf", true],
  ["Zoë Müller", "CV ZoeMueller.docx", true],
  ["Zoë Müller", "MüllerZoë.pdf", true],
  ["cv 17.pdf", "cv 17.pdf", true],
  ["cv-17.pdf", "CV_17.docx", true],
  ["Zoë Müller", "Zoë.pdf", false],
  ["cv 17.pdf", "cv 18.pdf", false],
  ["zoe@mueller.test", "zoe mueller.pdf", false],
])("the search for %p finds a file called %p: %p", (query, fileName, found) => {
  expect(isFileName(wanted(query), fileName)).toBe(found);
});

test.each([
  ["Zoë Müller", '{"summary":"References: Dr. Zoe A. Mueller, Acme"}', true],
  ["Zoë Müller", "Müller, Zoë: team lead", true],
  ["Zoë Müller", "Zoë knows that Ada Müller is away", false],
  ["Zoë Müller", "Zoë Müllerin", false],
  ["Müller", "Zoë Müller", false],
  ["zoe@mueller.test", "Write to ZOE@mueller.test.", true],
  ["zoe@mueller.test", "Write to Zoe Mueller.", false],
])("the search for %p finds a text that says %p: %p", (query, text, found) => {
  expect(openMention(wanted(query))(text)).toBe(found);
});

// Tried in every way, the first of these texts would take longer than anybody waits.
test("a long search in a long text of the same words is answered", () => {
  const isMentioned = openMention(wanted("an ".repeat(60)));
  expect(isMentioned(`${"an ".repeat(50_000)}ann`)).toBe(true);
  expect(openMention(wanted(`${"an ".repeat(59)}end`))(`${"an ".repeat(50_000)}end.`)).toBe(true);
  expect(openMention(wanted("an an an an an an"))(`${"an ann ".repeat(20_000)}`)).toBe(true);
  expect(openMention(wanted("an an an an an bn"))(`bn x y ${"an ".repeat(50_000)} x y bn`)).toBe(false);
});

test("a mail address is compared without case, and too short a search finds nobody", () => {
  expect(isMail(wanted("Zoe@Mueller.test"), " zoe@mueller.TEST ")).toBe(true);
  expect(isMail(wanted("Zoë Müller"), "zoe@mueller.test")).toBe(false);
  expect(isName(wanted("李明"), "李明")).toBe(true);
  expect(isName(wanted("Zoe"), "Zoë Müller")).toBe(true);
  for (const query of ["", "  ", "Li", "--"]) expect(toWanted(query)).toBeNull();
});
