import { expect, test } from "bun:test";
import type { Converted, ConvertRequest } from "../../../cv/conversion.ts";
import { watchRest } from "./watch-rest.ts";

const REQUEST: ConvertRequest = { fileName: "cv.pdf", ocr: "auto", outputs: [] };

test("one that has worked and then has nothing to do for a while has rested; one that never worked, or works on, has not", async () => {
  const ends: PromiseWithResolvers<Converted>[] = [];
  const { convert, rested } = watchRest(async () => {
    const end = Promise.withResolvers<Converted>();
    ends.push(end);
    return await end.promise;
  }, 30);
  let hasRested = false;
  void rested.then(() => {
    hasRested = true;
  });
  const documents = [convert(new Uint8Array(), REQUEST), convert(new Uint8Array(), REQUEST)];
  ends[0]?.reject(new Error("refused"));
  await expect(documents[0]).rejects.toThrow("refused");
  await Bun.sleep(60);
  expect(hasRested).toBe(false);
  ends[1]?.resolve({} as Converted);
  await documents[1];
  expect(hasRested).toBe(false);
  await rested;
});
