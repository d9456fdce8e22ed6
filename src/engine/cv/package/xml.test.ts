import { expect, test } from "bun:test";
import { readXml } from "./xml.ts";

test("XML that is nested far deeper than any document is not read", () => {
  const read = (depth: number) => {
    const rules = { open: ({ name }: { name: string }) => ({ name, attributes: {}, children: [] }), documentType: () => {} };
    return () => readXml("<a>".repeat(depth) + "</a>".repeat(depth), false, rules);
  };
  expect(read(450)().root?.name).toBe("a");
  expect(read(550)).toThrow("nested too deeply");
});
