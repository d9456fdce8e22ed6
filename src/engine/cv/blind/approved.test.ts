import { describe, expect, test } from "bun:test";
import { differingLines } from "../../../../tests/approved/approved.ts";
import { BLIND } from "../../../../tests/approved/blind.ts";

describe("blind CVs say and ask what was approved:", () => {
  for (const [id, make] of Object.entries(BLIND)) test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});
