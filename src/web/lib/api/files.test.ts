import { expect, test } from "bun:test";
import { fileNameFrom } from "./files.ts";

test("the encoded name of a download wins over the plain one", () => {
  expect(fileNameFrom(`attachment; filename="cv.docx"; filename*=UTF-8''Zo%C3%AB%20R%C3%A9sum%C3%A9.docx`)).toBe("Zoë Résumé.docx");
});

test("a plain name is taken with or without quotes", () => {
  expect(fileNameFrom('attachment; filename="a \\"b\\".pdf"')).toBe('a "b".pdf');
  expect(fileNameFrom("attachment; filename=cv.pdf")).toBe("cv.pdf");
});

test("no header, no name", () => expect(fileNameFrom(null)).toBeNull());
