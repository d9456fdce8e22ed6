import { describe, expect, test } from "bun:test";
import { differingLines } from "../../../../../tests/approved/approved.ts";
import { WORD_PAGES } from "../../../../../tests/approved/word-pages.ts";

describe("Word files that change step by step are read as approved:", () => {
  for (const [id, make] of Object.entries(WORD_PAGES)) test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});
