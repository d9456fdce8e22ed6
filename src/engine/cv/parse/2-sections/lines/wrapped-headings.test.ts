import { expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import { heading, line } from "../../testing/build-reading.ts";
import { splitSections } from "../split-sections.ts";

test("two titles with white between them are two headings, though their words could be one over two lines", () => {
  const lines = [
    line("Ottoline Birdsall", { size: 22 }),
    heading("Skills"),
    line("Springing, buttoning"),
    heading("Teaching"),
    heading("Experience", { gap: 0.6 }),
    line("Upholsterer, Corve Interiors Ltd\t2019 – 2021"),
    line("Apprentice, Onny Ltd\t2017 – 2019"),
  ];
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  expect(splitSections(lines, context).at(-1)?.title).toBe("Experience");
});
