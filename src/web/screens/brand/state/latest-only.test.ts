import { expect, test } from "bun:test";
import { latestOnly } from "./latest-only.ts";

test("one is at work at a time; of those that wait the newest alone is done", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const wish = latestOnly(async (name: string) => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  for (const name of ["first", "second", "third"]) wish(name);
  expect(begun).toEqual(["first"]);
  ends[0]?.();
  await Bun.sleep(0);
  expect(begun).toEqual(["first", "third"]);
  ends[1]?.();
  await Bun.sleep(0);
  wish("fourth");
  expect(begun).toEqual(["first", "third", "fourth"]);
});
