import { expect, test } from "bun:test";
import { atomsOf, textOf, withLabels } from "./head-atoms.ts";

const fragment = (text: string, dated = false) =>
  ({
    text,
    slot: { at: "0", kind: "name" },
    separator: "",
    row: { text, ranges: dated ? [{}] : [], cells: [{}] },
    isPlace: false,
  }) as unknown as Parameters<typeof atomsOf>[0];
const atoms = (text: string, dated = false) => atomsOf(fragment(text, dated), { jobs: true }).map((atom) => atom.text);

test("a head is cut at commas, dashes, prepositions and at a bracket behind a name", () => {
  expect(atoms("Engineer at Acme Ltd, Bristol")).toEqual(["Engineer", "Acme Ltd", "Bristol"]);
  expect(atoms("Engineer @Acme – Bristol")).toEqual(["Engineer", "Acme", "Bristol"]);
  expect(atoms("Acme Ltd (Bristol, UK)")).toEqual(["Acme Ltd", "Bristol, UK"]);
  expect(atoms("Engineer, Acme, Inc.")).toEqual(["Engineer", "Acme, Inc."]);
  expect(atoms("工程师,青山公司,青岛")).toEqual(["工程师", "青山公司", "青岛"]);
  expect(atoms("Engineer,Acme")).toEqual(["Engineer,Acme"]);
});

test("neighbours are put together again as they are printed", () => {
  const parts = atomsOf(fragment("Acme Ltd (Bristol), Engineer"), { jobs: true });
  expect(textOf(parts, 0, 2)).toBe("Acme Ltd (Bristol)");
  expect(textOf(parts, 0, 3)).toBe("Acme Ltd (Bristol), Engineer");
});

test("a long list, a long text and a sentence are not cut; a dated row that ends in a full stop is", () => {
  const list = "Ada, Bea, Cleo, Dora, Ella, Fay, Gwen, Hana, Ivy, Joan";
  expect(atoms(list)).toEqual([list]);
  expect(atoms(list.split(", ").slice(0, 9).join(", "))).toHaveLength(9);
  const long = `${"Translation of the manuals and tables of the house, ".repeat(3)}Acme`;
  expect(atoms(long)).toHaveLength(1);
  expect(atoms("Tutor of the first year, Acme College, Leeds.", true)).toEqual(["Tutor of the first year", "Acme College", "Leeds"]);
  expect(atoms("He wrote the plan of the house, for Leeds and Hull, and read it to all of the staff.", true)).toHaveLength(1);
});

test("a word before a colon that stands in several heads is the label of what stands behind it, and its values are compared", () => {
  const head = (position: string, employer: string) =>
    [position, `Betrieb: ${employer}`].flatMap((text) => atomsOf(fragment(text), { jobs: true }));
  const read = withLabels([head("Schlosser", "Acme GmbH"), head("Dreher", "Nordwerk AG")]);
  expect(read.map((atoms) => atoms.map(({ text, label, fragment: { slot } }) => [text, label, `${slot.kind} ${slot.at}`]))).toEqual([
    [
      ["Schlosser", undefined, "name 0"],
      ["Acme GmbH", "Betrieb", "label betrieb"],
    ],
    [
      ["Dreher", undefined, "name 0"],
      ["Nordwerk AG", "Betrieb", "label betrieb"],
    ],
  ]);
  expect(withLabels([head("Schlosser", "Acme GmbH")])[0]?.map(({ text }) => text)).toEqual(["Schlosser", "Betrieb", "Acme GmbH"]);
});
