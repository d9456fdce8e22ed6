import { describe, expect, test } from "bun:test";
import { differingLines } from "../../../../tests/approved/approved.ts";
import { ASKED_FOR } from "../../../../tests/approved/asked.ts";
import { MATCHES } from "../../../../tests/approved/matches.ts";

describe("job descriptions ask for, and CVs show, what was approved:", () => {
  for (const [id, make] of Object.entries({ ...MATCHES, ...ASKED_FOR }))
    test(id, async () => expect(differingLines(id, await make())).toEqual([]));
});
