import { expect, test } from "bun:test";
import { loadTemplate } from "../../../templates/load-template.ts";
import { templateText } from "./template-text.ts";

test("what the agency's brand puts into every document is no leak: its name, its texts, its fonts", async () => {
  const file = { family: "Keller Sans", weight: 400, italic: false, editable: true, base64: "QUJD".repeat(1000) };
  const plain = await loadTemplate("default");
  const template = {
    ...plain,
    agency: "Keller Staffing",
    footer: { text: { de: "Keller Personal", "*": "Keller People" } },
    fonts: { ...plain.fonts, heading: "Keller Sans", files: [file] },
  };
  const text = templateText(template, "de");
  for (const said of ["Keller Staffing", "Keller Personal", "Keller People", "Keller Sans"]) expect(text).toContain(said);
  // The bytes of a font are no text, and searching them takes seconds.
  expect(text).not.toContain("QUJDQUJD");
});
