import { describe, expect, test } from "bun:test";
import { chooseFonts, letterWidth, officeFonts } from "./fonts.ts";

const FONTS = { heading: "Inter", body: "Source Sans 3", size: 10, office: undefined } as never as Parameters<typeof chooseFonts>[0];

describe("a document takes the fonts that its text needs, and no more:", () => {
  test("those of its style for Latin, Greek and Cyrillic letters", () => {
    const { heading, body, files } = chooseFonts(FONTS, "Jane Doe, Ελλάδα, Москва");
    expect([heading, body]).toEqual([["Inter"], ["Source Sans 3"]]);
    expect(files).toHaveLength(6);
    expect(chooseFonts({ ...FONTS, heading: "Source Sans 3" }, "Jane").files).toHaveLength(3);
  });
  test.each<[string, string]>([
    ["محمد", "Vazirmatn"],
    ["דוד", "Noto Sans Hebrew"],
    ["김민수", "Noto Sans KR"],
    ["王小明", "Noto Sans SC"],
    ["★", "Noto Sans Symbols 2"],
  ])("one more for %p: %p", (text, family) => {
    const { heading, body, files } = chooseFonts(FONTS, `Jane ${text}`);
    expect([heading, body]).toEqual([
      ["Inter", family],
      ["Source Sans 3", family],
    ]);
    expect(files.length).toBeGreaterThan(6);
  });
});

test("Word and PowerPoint name fonts of the reader's machine, those that the template says or the most similar", () => {
  expect(officeFonts(FONTS)).toEqual({ heading: "Arial", body: "Calibri" });
  expect(officeFonts({ ...FONTS, office: { heading: "Verdana" } })).toEqual({ heading: "Verdana", body: "Calibri" });
});

test("a font that is not known is taken for a wide one", () => {
  expect(letterWidth("Arial")).toBeGreaterThan(letterWidth("Calibri"));
  expect(letterWidth("Papyrus")).toBeGreaterThanOrEqual(letterWidth("Arial"));
});
