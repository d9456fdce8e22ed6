import { describe, expect, test } from "bun:test";
import { differingLines } from "../../../../../tests/approved/approved.ts";
import { LAYOUTS } from "../../../../../tests/approved/layouts.ts";

describe("pages that change step by step are read as approved:", () => {
  for (const [id, make] of Object.entries(LAYOUTS)) test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});
