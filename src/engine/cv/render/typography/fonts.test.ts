import { describe, expect, test } from "bun:test";
import { chooseFonts, letterWidth, officeFonts } from "./fonts.ts";

const FONTS = { heading: "Inter", body: "Source Sans 3", size: 10, office: undefined } as never as Parameters<typeof chooseFonts>[0];

describe("a document takes the fonts that its text needs, and no more:", () => {
  test("those of its style for Latin, Greek and Cyrillic letters", () => {
    const { heading, body, files } = chooseFonts(FONTS, "Jane Doe, Ελλάδα, Москва", "en");
    expect([heading, body]).toEqual([["Inter"], ["Source Sans 3"]]);
    expect(files).toHaveLength(6);
    expect(chooseFonts({ ...FONTS, heading: "Source Sans 3" }, "Jane", "en").files).toHaveLength(3);
  });
  test.each<[string, string]>([
    ["محمد", "Vazirmatn"],
    ["דוד", "Noto Sans Hebrew"],
    ["김민수", "Noto Sans KR"],
    ["王小明", "Noto Sans SC"],
    ["山田はるか", "Noto Sans JP"],
    ["★", "Noto Sans Symbols 2"],
  ])("one more for %p: %p", (text, family) => {
    const { heading, body, files } = chooseFonts(FONTS, `Jane ${text}`, "en");
    expect([heading, body]).toEqual([
      ["Inter", family],
      ["Source Sans 3", family],
    ]);
    expect(files.length).toBeGreaterThan(6);
  });
});

describe("Han characters look as they do in the language of the CV:", () => {
  test.each<[string, string, string[]]>([
    ["zh", "直接", ["Noto Sans SC"]],
    ["ja", "直接", ["Noto Sans JP"]],
    ["ko", "直接 직접", ["Noto Sans KR"]],
    ["ja", "直接 직접", ["Noto Sans JP", "Noto Sans KR"]],
    ["ko", "直接 かな", ["Noto Sans KR", "Noto Sans JP"]],
    ["zh", "直接 カナ", ["Noto Sans SC"]],
    ["en", "王小明, 김민수", ["Noto Sans SC", "Noto Sans KR"]],
  ])("in a CV in %p, %p is set in %p, regular and bold", (language, text, families) => {
    const { body, files } = chooseFonts(FONTS, text, language);
    expect(body).toEqual(["Source Sans 3", ...families]);
    expect(files.slice(6)).toEqual(
      families.flatMap((family) => ["400Regular", "600SemiBold"].map((cut) => `fonts/${family.replaceAll(" ", "")}_${cut}.ttf`)),
    );
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

test("a family of the agency's own may be called as what every object has", () => {
  const { body, files } = chooseFonts({ ...FONTS, body: "constructor" }, "Jane", "en");
  expect([body, files.every((file) => /^fonts\/\w+\.ttf$/.test(file))]).toEqual([["constructor", "Source Sans 3"], true]);
  expect(letterWidth("constructor")).toBe(1.06);
});
