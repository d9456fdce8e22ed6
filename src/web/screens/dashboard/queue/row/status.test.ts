import { expect, test } from "bun:test";
import { processingMessage } from "./status.tsx";

test("the message of a CV in work changes every 30 s and starts again after the last", () => {
  expect([0, 29_999, 30_000, 60_000, 90_000, 120_000].map(processingMessage)).toEqual([
    "Analyzing CV",
    "Analyzing CV",
    "Processing data",
    "Structuring content",
    "Finalizing documents",
    "Analyzing CV",
  ]);
});
