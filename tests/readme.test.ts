import { expect, test } from "bun:test";
import { join } from "node:path";
import { describeConfig } from "../src/engine/config.ts";

test("the README lists every setting with its default and meaning", async () => {
  const readme = await Bun.file(join(import.meta.dir, "../README.md")).text();
  const rows = describeConfig().map(([variable, fallback, meaning]) => `| \`${variable}\` | ${fallback} | ${meaning} |`);

  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});
