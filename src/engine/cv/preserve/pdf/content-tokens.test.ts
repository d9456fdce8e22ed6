import { expect, test } from "bun:test";
import { readOperators } from "./content-tokens.ts";

const read = (content: string) => readOperators(Buffer.from(content, "latin1"));
const strings = (content: string) =>
  read(content).flatMap(({ operands }) =>
    operands.flatMap((one) => (one.kind === "string" ? [Buffer.from(one.bytes).toString("latin1")] : [])),
  );

test("operators have their operands and their places", () => {
  const content = "q 1 0 0 1 7.5 -.5 cm\n/F1 11 Tf % a comment (no text)\n[(Ja) -20 (ne)] TJ Q";
  expect(read(content).map(({ name }) => name)).toEqual(["q", "cm", "Tf", "TJ", "Q"]);
  expect(read(content)[1]?.operands.map((one) => one.kind === "number" && one.value)).toEqual([1, 0, 0, 1, 7.5, -0.5]);
  const { from = 0, to = 0 } = read(content)[3] ?? {};
  expect(content.slice(from, to)).toBe("[(Ja) -20 (ne)] TJ");
});

test("strings are read with escapes, nested brackets, line ends and in hexadecimal", () => {
  expect(strings("(a\\(b\\)\\\\ (c) \\101\\7\\n) Tj")).toEqual(["a(b)\\ (c) A\u0007\n"]);
  expect(strings("(one\\\ntwo\r\nthree) Tj")).toEqual(["onetwo\nthree"]);
  expect(strings("<4a 61 6E6> Tj")).toEqual(["Jan`"]);
});

test("a long name is read whole, and of what is no name in any program the beginning", () => {
  const nameOf = (letters: number) => read(`/${"a".repeat(letters)} gs`)[0]?.operands.map((one) => one.kind === "name" && one.name.length);
  expect(nameOf(3_000)).toEqual([3_000]);
  expect(nameOf(100_000)?.[0]).toBeLessThan(20_000);
});

test("an inline picture is one operator, though its bytes look like others", () => {
  const content = "BI /W 2 /H 2 ID \u0001EI (x) Tj EIx\u0002 EI\nBT (text) Tj ET";
  expect(read(content).map(({ name }) => name)).toEqual(["BI", "BT", "Tj", "ET"]);
  // What looks like its end stands before letters, and a few bytes on is no text.
  expect(read("BI /W 2 /H 2 ID \u0001 EI (x) Q\u0002 EI\nBT (text) Tj ET").map(({ name }) => name)).toEqual(["BI", "BT", "Tj", "ET"]);
});

test("dictionaries are operands, and too many brackets are refused", () => {
  expect(read("/Span << /ActualText (fi) /K [1 2] >> BDC").map(({ name, operands }) => [name, operands.map(({ kind }) => kind)])).toEqual([
    ["BDC", ["name", "dictionary"]],
  ]);
  expect(() => read("[".repeat(500))).toThrow("nested");
});
