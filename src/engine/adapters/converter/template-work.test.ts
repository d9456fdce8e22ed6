import { expect, test } from "bun:test";
import { AppError } from "../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { loadTemplate } from "../../templates/load-template.ts";
import { ConverterCrash } from "./child-process.ts";
import { openDrawing, openReporting } from "./template-work.ts";

const answerWith = (part: Partial<Converted>) => async () => part as Converted;
const failWith = (error: Error) => () => Promise.reject(error);
const picture = Uint8Array.of(1, 2, 3);
const pdf = { document: { type: "pdf" as const, bytes: Uint8Array.of(37, 80, 68, 70) } };

test("a document and a template are drawn in the converter, for several who ask at once only once", async () => {
  const asked: ConvertRequest[] = [];
  const draw = openDrawing(async (_bytes, request) => {
    asked.push(request);
    return { picture } as Converted;
  });
  expect(await Promise.all([draw(pdf), draw(pdf), draw({ template: await loadTemplate("default") })])).toEqual([picture, picture, picture]);
  expect(asked.map(({ kind, outputs, template }) => [kind, outputs, template?.key])).toEqual([
    ["picture", ["pdf"], undefined],
    ["picture", [], "default"],
  ]);
  await draw(pdf);
  expect(asked).toHaveLength(3);
});

test.each([
  ["crashes the child", failWith(new ConverterCrash("memory", "too much"))],
  ["cannot be opened", failWith(new AppError("unavailable", "LibreOffice could not make the PDF."))],
  ["has no page", answerWith({})],
])("a document that %s has no picture", async (_what, convert) => {
  await expect(openDrawing(convert)(pdf)).rejects.toMatchObject({ code: "not_found", message: "There is no picture of this document." });
});

test("a template is checked in the converter; one that crashes it is refused with a sentence", async () => {
  const template = await loadTemplate("default");
  const report = { problems: [], warnings: [], tags: ["{{basics.name}}"] };
  expect(await openReporting(answerWith({ report }))(template)).toEqual(report);
  await expect(openReporting(failWith(new ConverterCrash("timeout", "too long")))(template)).rejects.toMatchObject({ code: "invalid" });
  await expect(openReporting(failWith(new AppError("invalid", "This template has macros.")))(template)).rejects.toThrow("macros");
});
