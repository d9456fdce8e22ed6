import { expect, test } from "bun:test";
import { AppError } from "../../contract/errors.ts";
import { convertedCv } from "../../testing/open-test-engine.ts";
import { ConverterCrash } from "./child-process.ts";
import { openDeskWork } from "./desk-work.ts";

const REQUEST = { kind: "original", fileName: "", ocr: "never", outputs: [] } as const;
const ask = (convert: () => Promise<ReturnType<typeof convertedCv>>) =>
  openDeskWork(convert)(new Uint8Array(), { ...REQUEST, outputs: [] }, new AbortController().signal, "ada");

test("a document that crashes the converter cannot be drawn, and the desk can say so", async () => {
  await expect(ask(async () => Promise.reject(new ConverterCrash("crash", "the child ended")))).rejects.toMatchObject({
    code: "unavailable",
    message: "This could not be drawn or written: the document is too complex.",
  });
});

test("a refusal and a bug stay what they are, and what is drawn comes through", async () => {
  await expect(ask(async () => Promise.reject(new AppError("corrupt", "Damaged.")))).rejects.toMatchObject({ code: "corrupt" });
  await expect(ask(async () => Promise.reject(new TypeError("a bug")))).rejects.toThrow(TypeError);
  expect((await ask(async () => convertedCv({ outputs: ["pdf"] }))).outputs).toHaveLength(1);
});
