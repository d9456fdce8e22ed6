import { expect, test } from "bun:test";
import { splitName } from "./person-name.ts";

test.each([
  ["Ada Byron", "Ada", "Byron"],
  ["Jan van der Berg", "Jan", "van der Berg"],
  ["von Berg", "von", "Berg"],
  ["DUPONT Jean", "Jean", "DUPONT"],
  ["Jean DUPONT", "Jean", "DUPONT"],
  ["J. R. TOLKIEN", "J. R.", "TOLKIEN"],
  ["Ada Byron, RN, BSN", "Ada", "Byron"],
])("%s is %s and %s", (name, firstName, surname) => {
  expect(splitName(name)).toEqual({ firstName, surname });
});

test("a name without a gap stays whole", () => {
  expect([splitName("山田太郎"), splitName("  ")]).toEqual([{ firstName: "山田太郎" }, {}]);
});
