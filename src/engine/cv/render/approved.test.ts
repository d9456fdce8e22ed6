import { describe, expect, test } from "bun:test";
import { differingLines } from "../../../../tests/approved/approved.ts";
import { DOCUMENTS } from "../../../../tests/approved/documents.ts";

describe("a document is set as approved, with its styles, columns, footers, links and page numbers:", () => {
  for (const [id, make] of Object.entries(DOCUMENTS)) test(id, async () => expect(differingLines(id, await make())).toEqual([]), 120_000);
});
