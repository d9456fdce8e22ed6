import { expect, setDefaultTimeout, test } from "bun:test";
import { readSets } from "./sets.ts";
import { asRead } from "./written.ts";

// Each document is laid out and read.
setDefaultTimeout(60_000);

test("candidates who come as documents are written and read again, with all of their jobs", async () => {
  const sets = readSets().filter(({ candidates }) => candidates.some((one) => one.as));
  expect(sets.length).toBeGreaterThanOrEqual(20);
  for (const set of sets) {
    const read = await asRead(set);
    for (const [index, { id, as, resume }] of read.candidates.entries())
      if (as) expect([set.id, id, resume.work?.length]).toEqual([set.id, id, set.candidates[index]?.resume.work?.length]);
  }
});
