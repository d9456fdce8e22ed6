import { expect, test } from "bun:test";
import { wholeNumber } from "./credits-dialogs.tsx";

test("credits are whole numbers; everything else is ignored", () => {
  expect(["10", " 7 ", "0", "-1", "1.5", "1e3", ""].map(wholeNumber)).toEqual([10, 7, 0, null, null, null, null]);
});
