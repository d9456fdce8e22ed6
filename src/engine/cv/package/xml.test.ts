import { expect, test } from "bun:test";
import { decodeEntities, readXml } from "./xml.ts";

test("XML that is nested far deeper than any document is not read", () => {
  const read = (depth: number) => {
    const rules = { open: ({ name }: { name: string }) => ({ name, attributes: {}, children: [] }), documentType: () => {} };
    return () => readXml("<a>".repeat(depth) + "</a>".repeat(depth), false, rules);
  };
  expect(read(450)().root?.name).toBe("a");
  expect(read(550)).toThrow("nested too deeply");
});

test("an entity that nobody has declared stays as it is written", () => {
  expect(decodeEntities("R&amp;D &#233; &nobody; &constructor;")).toBe("R&D é &nobody; &constructor;");
});
