import { expect, test } from "bun:test";
import { fontStyle } from "./font-style.ts";

test.each([
  ["IFDCDN+NimbusRomNo9L-Medi", { bold: true, italic: false, font: "NimbusRomNo9L" }],
  ["NimbusRomNo9L-MediItal", { bold: true, italic: true, font: "NimbusRomNo9L" }],
  ["NimbusRomNo9L-Regu", { bold: false, italic: false, font: "NimbusRomNo9L" }],
  ["URWPalladioL-Ital", { bold: false, italic: true, font: "URWPalladioL" }],
  ["NimbusMonL-BoldObli", { bold: true, italic: true, font: "NimbusMonL" }],
  ["Raleway-Medium", { bold: false, italic: false, font: "Raleway" }],
  ["LinBiolinumOB-Identity-H", { bold: true, italic: false, font: "LinBiolinumOB" }],
  ["LinLibertineTZI", { bold: true, italic: true, font: "LinLibertineTZI" }],
  ["LinLibertineO", { bold: false, italic: false, font: "LinLibertineO" }],
  ["CapitalRegular", { bold: false, italic: false, font: "Capital" }],
])("the name of a font tells its weight, its slope and its family: %s", (name, style) => {
  expect(fontStyle(name)).toEqual(style);
});
