import { describe, expect, test } from "bun:test";
import { differingLines } from "../../../../../tests/approved/approved.ts";
import { SLIDES } from "../../../../../tests/approved/slides.ts";

describe("CVs that grow step by step are divided over slides as approved:", () => {
  for (const [id, make] of Object.entries(SLIDES)) test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});
