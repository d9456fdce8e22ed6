import { describe, expect, test } from "bun:test";
import { atomsOf, isSentence, isWebAddress, textOf, withLabels } from "./head-atoms.ts";

type Fragment = Parameters<typeof atomsOf>[0];
const fragment = (text: string, { kind = "name", row = { text, ranges: [] as object[], cells: [{}] } } = {}) =>
  ({ text, slot: { at: "0", kind }, separator: "", row, isPlace: false }) as unknown as Fragment;
/** The atoms with what stands before each: "Engineer, at Acme Ltd" is "Engineer", "at: Acme Ltd". */
const cut = (text: string, jobs = true) =>
  atomsOf(fragment(text), { jobs }).map((atom) => (atom.separator ? `${atom.separator}: ${atom.text}` : atom.text));

describe("a head is cut", () => {
  test.each<[string, string[]]>([
    ["Fitter, Acme Ltd", ["Fitter", "comma: Acme Ltd"]],
    ["主任、営業部", ["主任", "comma: 営業部"]],
    ["Fitter – Acme Ltd", ["Fitter", "dash: Acme Ltd"]],
    ["Fitter—Acme Ltd", ["Fitter", "dash: Acme Ltd"]],
    ["Fitter at Acme Ltd", ["Fitter", "at: Acme Ltd"]],
    ["Schlosser bei der Acme GmbH", ["Schlosser", "at: Acme GmbH"]],
    ["Fitter @Acme", ["Fitter", "at: Acme"]],
    ["Fitter in Dover", ["Fitter", "in: Dover"]],
    ["Acme Ltd / Fitter", ["Acme Ltd", "slash: Fitter"]],
    ["Fitter/Acme Ltd", ["Fitter", "slash: Acme Ltd"]],
    ["Fitter // Acme Ltd", ["Fitter", "dash: Acme Ltd"]],
    ["Fitter → Acme Ltd", ["Fitter", "dash: Acme Ltd"]],
    ["Fitter with Acme Ltd", ["Fitter", "for: Acme Ltd"]],
    ["Fitter at the Harbour Trust", ["Fitter", "at: Harbour Trust"]],
    ["Fitter for the Harbour Trust", ["Fitter", "for: Harbour Trust"]],
    ["Enfermera en la Clínica Mar", ["Enfermera", "in: Clínica Mar"]],
    ["Monteur in het Havenbedrijf", ["Monteur", "in: Havenbedrijf"]],
    ["Operaio nell'Officina Moro", ["Operaio", "in: Officina Moro"]],
    ["Vendeuse dans l'entreprise Moreau", ["Vendeuse", "at: Moreau"]],
    ["Schlosser für die Firma Moor GmbH", ["Schlosser", "at: Moor GmbH"]],
    ["Praktykant w firmie Moor", ["Praktykant", "at: Moor"]],
    ["Infirmière dans la clinique Moreau", ["Infirmière", "in: clinique Moreau"]],
    ["Acme: Fitter", ["Acme", "colon: Fitter"]],
    ["Acme Ltd (Bristol)", ["Acme Ltd", "bracket: Bristol"]],
    ["有限会社（名古屋）", ["有限会社", "bracket: 名古屋"]],
    ["Acme Ltd (Bristol), Fitter", ["Acme Ltd", "bracket: Bristol", "comma: Fitter"]],
    ["Acme Ltd (Bristol) – Fitter", ["Acme Ltd", "bracket: Bristol", "dash: Fitter"]],
    ["Fitter, Acme Ltd (Bristol, UK)", ["Fitter", "comma: Acme Ltd", "bracket: Bristol, UK"]],
  ])("%p", (text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  test.each([
    "Fitter",
    "Fitter-Turner",
    "CI/CD Fitter",
    "Fitter with tools",
    "Ingénieur dans le domaine Acme",
    "Vendeuse dans une boulangerie",
    "Acme,Ltd",
    "Acme, Inc.",
    "University of California, Berkeley",
    // Brackets hold what is in them together, and one within a name is part of it.
    "Acme (UK, Ireland) Ltd",
    "Acme (UK) Ltd",
    "Acme [Bristol]",
    "Acme (B)",
    "Acme (Bristol",
    "Work in progress",
  ])("not %p", (text) => {
    expect(cut(text)).toEqual([text]);
  });

  test("without what is no text between separators", () => {
    expect(cut("Fitter, –, Acme Ltd")).toEqual(["Fitter", "comma: Acme Ltd"]);
    expect(cut("–, Fitter, Acme Ltd")).toEqual(["–, Fitter", "comma: Acme Ltd"].map((text) => text.replace("–, ", "")));
    expect(cut("A, B, Acme Ltd")).toEqual(["A", "comma: B", "comma: Acme Ltd"]);
    expect(cut("a, b")).toEqual(["a, b"]);
  });

  test("of a degree at what names its school, and not where jobs are", () => {
    expect(cut("BSc in Physics from the University of Leith", false)).toEqual(["BSc in Physics", "at: University of Leith"]);
    expect(cut("Fitter from Dover")).toEqual(["Fitter from Dover"]);
    expect(cut("BSc in Physics", false)).toEqual(["BSc in Physics"]);
    expect(cut("BSc in Physics")).toEqual(["BSc", "in: Physics"]);
  });

  test("not in sentences that stand behind a name", () => {
    expect(atomsOf(fragment("Letters, stamps and parcels", { kind: "sentence" }), { jobs: true })).toHaveLength(1);
  });
});

describe("neighbouring atoms as they are printed:", () => {
  const read = (text: string, from: number, to: number) => textOf(atomsOf(fragment(text), { jobs: true }), from, to);
  test.each<[string, number, number, string]>([
    ["Fitter, Acme Ltd (Bristol)", 0, 1, "Fitter"],
    ["Fitter, Acme Ltd (Bristol)", 0, 2, "Fitter, Acme Ltd"],
    ["Fitter, Acme Ltd (Bristol)", 1, 3, "Acme Ltd (Bristol)"],
    ["Fitter, Acme Ltd (Bristol)", 2, 3, "Bristol"],
    ["Acme Ltd (Bristol), Fitter", 0, 2, "Acme Ltd (Bristol)"],
  ])("%p, %p to %p", (text, from, to, expected) => {
    expect(read(text, from, to)).toBe(expected);
  });
});

describe("a sentence names nobody:", () => {
  const isOne = (text: string, dated = false) =>
    isSentence(fragment(text, { row: { text, ranges: dated ? [{}] : [], cells: [{}] } }), text);
  const sentence = "Kept the pumps of the harbour in order.";
  const listed = "Tutor of the first year, Acme College, Leeds.";
  test("one that ends in a full stop, and any long text", () => {
    expect(isOne(sentence)).toBe(true);
    expect(isOne("Fitter, Acme Ltd")).toBe(false);
    expect(isOne("Fitter, Acme Ltd ".repeat(12))).toBe(true);
  });
  test("a dated row of names between commas is none, if it is short", () => {
    expect(isOne(listed)).toBe(true);
    expect(isOne(listed, true)).toBe(false);
    expect(isOne(sentence, true)).toBe(true);
    expect(isOne("He wrote the plan of the house, for Leeds and Hull, and then read it to all of the staff.", true)).toBe(true);
  });
});

test.each<[string, boolean]>([
  ["https://acme.example", true],
  ["http://acme.example/about", true],
  ["www.acme.example", true],
  ["Acme, www.acme.example", false],
  ["www.acme.example, Leeds", false],
  ["acme.example", false],
])("%p is a web address: %p", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

describe("a label that no list knows", () => {
  const head = (...rows: string[]) => rows.flatMap((text) => atomsOf(fragment(text), { jobs: true }));
  const read = (...heads: ReturnType<typeof head>[]) =>
    withLabels(heads).map((atoms) => atoms.map(({ text, label }) => (label ? `${label} = ${text}` : text)));

  test("stands before a colon in several heads, below the first row", () => {
    expect(read(head("Fitter", "Betrieb: Acme"), head("Porter", "Betrieb: Harbour"))).toEqual([
      ["Fitter", "Betrieb = Acme"],
      ["Porter", "Betrieb = Harbour"],
    ]);
    expect(read(head("Fitter", "Betrieb: Acme"), head("Porter", "BETRIEB: Harbour"))[1]).toEqual(["Porter", "BETRIEB = Harbour"]);
  });

  test("not in one head alone, in first rows, or before something else", () => {
    expect(read(head("Fitter", "Betrieb: Acme"), head("Porter", "Werk: Harbour"))[0]).toEqual(["Fitter", "Betrieb", "Acme"]);
    expect(read(head("Acme: Fitter"), head("Acme: Porter"))[0]).toEqual(["Acme", "Fitter"]);
    expect(read(head("Fitter", "Dover, Leith"), head("Porter", "Dover, Tyne"))[0]).toEqual(["Fitter", "Dover", "Leith"]);
    expect(read(head("Fitter", "Dover, Acme: Pumps"), head("Porter", "Tyne, Acme: Gates"))[0]).toEqual([
      "Fitter",
      "Dover",
      "Acme",
      "Pumps",
    ]);
  });

  test("two labels that only begin alike are two, and no label of several heads", () => {
    expect(read(head("Fitter", "Team Nord: Acme"), head("Porter", "Team Ost: Harbour"))[0]).toEqual(["Fitter", "Team Nord", "Acme"]);
  });

  test("counts the entries: what stands behind it is the value, in a slot of its own", () => {
    const heads = [head("Experience 1: Acme", "Fitter"), head("Experience 2: Harbour", "Porter")];
    expect(read(...heads)).toEqual([
      ["Acme", "Fitter"],
      ["Harbour", "Porter"],
    ]);
    expect(withLabels(heads)[1]?.[0]?.fragment.slot).toEqual({ at: "experience", kind: "label" });
    expect(read(head("Mission n° 1", "Fitter"), head("Mission n° 2", "Porter"))).toEqual([["Fitter"], ["Porter"]]);
    expect(read(head("Experience 1: Acme"), head("Harbour"))[0]).toEqual(["Experience 1", "Acme"]);
  });

  test("its value has a slot of that label", () => {
    const [first] = withLabels([head("Fitter", "Betrieb: Acme"), head("Porter", "Betrieb: Harbour")]);
    expect(first?.map(({ text, separator, fragment: { slot } }) => [text, separator, `${slot.kind} ${slot.at}`])).toEqual([
      ["Fitter", undefined, "name 0"],
      ["Acme", undefined, "label betrieb"],
    ]);
  });
});
