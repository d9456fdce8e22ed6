import { describe, expect, test } from "bun:test";
import { element, type XmlElement } from "../../../package/xml.ts";
import { text } from "../model.testing.ts";
import { describeField, formAnswer, keepFieldResults, newField, safeLink } from "./fields.ts";
import { looksLikePrompt } from "./prompts.ts";

const val = (name: string, value?: string) => element(name, value === undefined ? {} : { "w:val": value }, []);

describe("a field", () => {
  test.each([
    [" PAGE ", true, undefined],
    ["numpages \\* Arabic", true, undefined],
    ["SECTIONPAGES", true, undefined],
    ["PAGEREF x", false, undefined],
    [' HYPERLINK "https://example.org" ', false, "https://example.org"],
    ['HYPERLINK \\o "Site" \\t "_blank" "https://example.org"', false, "https://example.org"],
    ['HYPERLINK \\h \\l "https://example.org"', false, undefined],
    ["hyperlink mailto:anna@example.org", false, "mailto:anna@example.org"],
    ['HYPERLINK "file:///c:/cv"', false, undefined],
    ["DATE", false, undefined],
    ["", false, undefined],
  ])("%p is a page number or a link", (code, isPageNumber, link) => {
    expect(describeField(code)).toEqual({ isPageNumber, link });
  });

  test.each([
    ["https://example.org", true],
    [" HTTP://example.org ", true],
    ["mailto:anna@example.org", true],
    ["tel:+44", true],
    ["javascript:alert(1)", false],
    ["https://", false],
    ["example.org", false],
  ])("a link to %p is kept: %p", (target, isKept) => {
    expect(safeLink(target) !== undefined).toBe(isKept);
    expect(safeLink(undefined)).toBeUndefined();
  });

  test("of a form has its answer in its data", () => {
    const answer = (...form: XmlElement[]) => formAnswer({ ...newField(""), form: element("w:ffData", {}, form) });
    const checkBox = (...of: XmlElement[]) => answer(element("w:checkBox", {}, of));
    expect([
      checkBox(val("w:checked")),
      checkBox(val("w:checked", "0")),
      checkBox(val("w:default", "1")),
      checkBox(val("w:checked", "0"), val("w:default", "1")),
      checkBox(),
    ]).toEqual(["☒", "☐", "☒", "☐", "☐"]);
    const entries = ["Leeds", "York", "Hull"].map((entry) => val("w:listEntry", entry));
    const list = (...of: XmlElement[]) => answer(element("w:ddList", {}, [...of, ...entries]));
    expect([list(), list(val("w:result", "1")), list(val("w:default", "2")), list(val("w:result", "0"), val("w:default", "2"))]).toEqual([
      "Leeds",
      "York",
      "Hull",
      "Leeds",
    ]);
    expect(answer()).toBeUndefined();
    expect(formAnswer(newField(""))).toBeUndefined();
  });

  test("does not show its code, unless it never ends", () => {
    const code = (closed: boolean, phase: "code" | "result" = "code") => ({ ...text("code"), field: { ...newField(""), closed, phase } });
    const kept = (...content: Parameters<typeof keepFieldResults>[0]) =>
      keepFieldResults(content).map((item) => (item.kind === "text" ? item.text : item.kind));
    expect(kept(text("a"), text("b"))).toEqual(["a", "b"]);
    expect(kept(text("a"), code(true), text("b"))).toEqual(["a", "b"]);
    expect(kept(text("a"), code(false, "result"), text("b"))).toEqual(["a", "b"]);
    expect(kept(text("a"), code(false), text("b"))).toEqual(["a", "code", "b"]);
    expect(keepFieldResults([code(false)])[0]).not.toHaveProperty("field");
  });
});

test.each([
  ["Click or tap here to enter text.", true],
  ["Choose an item.", true],
  ["Klicken Sie hier, um Text einzugeben.", true],
  ["Cliquez ici pour taper du texte", true],
  ["[Your name]", true],
  ["<Employer>", true],
  ["«Name»", true],
  ["{name}", true],
  ["Education", false],
  ["Selected projects", false],
  ["[1] Boats", false],
])("the placeholder %p is a prompt: %p", (of, isPrompt) => {
  const content = (style?: string) =>
    element("w:sdtContent", {}, [
      element("w:r", {}, [...(style ? [element("w:rPr", {}, [val("w:rStyle", style)])] : []), element("w:t", {}, [of])]),
    ]);
  expect(looksLikePrompt(content())).toBe(isPrompt);
  expect(looksLikePrompt(content("PlaceholderText"))).toBe(true);
  expect(looksLikePrompt(content("Strong"))).toBe(isPrompt);
});
