import { describe, expect, test } from "bun:test";
import type { Line } from "../../../../reading.ts";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { type LineLooks, line } from "../../../testing/build-reading.ts";
import { cutPlace, withPlace, withPlacesCut } from "./cut-places.ts";
import { slotKey } from "./fragment.ts";
import { splitHeads } from "./split-heads.ts";
import { trimSeparators } from "./trim-separators.ts";

function entriesOf(heads: readonly Line[][]) {
  const lines = heads.flat();
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const entries = heads.map((head) => {
    const rows = head.map((each) => toRow(each, context));
    return { head: rows, body: [], rows };
  });
  return { entries, context };
}
/** The fragments of the heads, a place in brackets. */
const fragments = (...heads: Line[][]) => {
  const { entries, context } = entriesOf(heads);
  return withPlacesCut(splitHeads(entries, context)).map((own) => own.map(({ text, isPlace }) => (isPlace ? `[${text}]` : text)));
};
const split = (...head: Line[]) => {
  const { entries, context } = entriesOf([head]);
  return splitHeads(entries, context).flat();
};
const of = (text: string, looks: LineLooks = {}) => split(line(text, looks)).map((fragment) => fragment.text);

/** One cell in which each part has a style of its own. */
type Part = [text: string, style?: { bold?: boolean; italic?: boolean; color?: string; size?: number; font?: string }];
function styled(...parts: Part[]): Line {
  const text = parts.map(([part]) => part).join("");
  const made = line(text);
  const [cell] = made.cells as [Line["cells"][number]];
  const [run] = cell.runs as [Line["cells"][number]["runs"][number]];
  return { ...made, cells: [{ ...cell, runs: parts.map(([part, style]) => ({ ...run, ...style, text: part })) }] };
}
const ofStyled = (...parts: Part[]) => split(styled(...parts)).map(({ text }) => text);

test.each([
  ["㈜가온산업 생산관리 사원", ["㈜가온산업", "생산관리 사원"]],
  ["가온전자 주식회사 대리", ["가온전자 주식회사", "대리"]],
  ["蜀云科技有限公司 Java工程师", ["蜀云科技有限公司", "Java工程师"]],
])("an employer with its legal form, and the position behind it: %p", (text, expected) => {
  expect(of(text)).toEqual(expected);
});

test("brackets around a text in another style belong to neither", () => {
  expect(ofStyled(["Fitter ("], ["Acme Ltd, Leeds", { italic: true }], [") Mended pumps"])).toEqual([
    "Fitter",
    "Acme Ltd, Leeds",
    "Mended pumps",
  ]);
});

describe("a head is divided at strong separators,", () => {
  test.each([
    ["Fitter | Acme Ltd", ["Fitter", "Acme Ltd"]],
    ["Fitter · Acme Ltd", ["Fitter", "Acme Ltd"]],
    ["Leith College . Dover", ["Leith College", "Dover"]],
    [". Fitter", ["Fitter"]],
    ["Fitter; Acme Ltd", ["Fitter", "Acme Ltd"]],
    ["2014 – 2018 . Fitter . Acme Ltd . Leeds", ["Fitter", "Acme Ltd", "Leeds"]],
    ["Fitter, Acme Ltd", ["Fitter, Acme Ltd"]],
    ["Fitter | | Acme Ltd", ["Fitter", "Acme Ltd"]],
    ["Fitter | 2014 – 2018", ["Fitter"]],
    ["Fitter\tAcme Ltd", ["Fitter", "Acme Ltd"]],
    ["(Acme Ltd)\tLeeds", ["Acme Ltd", "Leeds"]],
    ["Acme Ltd (Selby)", ["Acme Ltd (Selby)"]],
    ["Fitter, Acme Ltd (https://acme.example)", ["Fitter, Acme Ltd", "https://acme.example"]],
    ["Acme Ltd (www.acme.example/about)", ["Acme Ltd", "www.acme.example/about"]],
    ["Acme Ltd (see https://acme.example)", ["Acme Ltd (see https://acme.example)"]],
    ["南山大学 经济学 本科", ["南山大学", "经济学", "本科"]],
    ["営業部 主任", ["営業部 主任"]],
  ])("%p", (text, expected) => {
    expect(of(text)).toEqual(expected);
  });

  test("without its dates and the labelled rows of a form", () => {
    expect(split(line("2014 – 2018"), line("Position: Fitter"), line("Acme Ltd\t2014 – 2018")).map(({ text }) => text)).toEqual([
      "Acme Ltd",
    ]);
  });

  test("and what it was told as is left out of its first fragment", () => {
    expect(of("Worked as a Fitter at Acme Ltd")).toEqual(["Fitter at Acme Ltd"]);
    expect(of("Acme Ltd | at Dover")).toEqual(["Acme Ltd", "Dover"]);
  });

  test("a sentence behind a name is a fragment of its own", () => {
    const found = split(line("Volunteer, Food Pantry. Writes the monthly letter to all of the donors!"));
    expect(found.map(({ text, slot }) => [text, slot.kind === "sentence"])).toEqual([
      ["Volunteer, Food Pantry", false],
      ["Writes the monthly letter to all of the donors!", true],
    ]);
    for (const text of [
      "Volunteer, Food Pantry. Correspondence concerning benefactors",
      "Fitter at Acme Ltd. and Sons of the harbour of Dover",
    ])
      expect(of(text)).toEqual([text]);
  });
});

describe("where its style changes,", () => {
  const bold = { bold: true };
  test.each<[string, Part[], string[]]>([
    ["from bold to regular", [["Fitter", bold], [" Acme Ltd"]], ["Fitter", "Acme Ltd"]],
    ["to italics", [["Fitter"], [" Acme Ltd", { italic: true }]], ["Fitter", "Acme Ltd"]],
    ["to another colour behind a word", [["Fitter "], ["Acme Ltd", { color: "#003366" }]], ["Fitter", "Acme Ltd"]],
    ["to another colour before a space", [["Fitter"], [" Acme Ltd", { color: "#003366" }]], ["Fitter", "Acme Ltd"]],
    ["to another size behind a word", [["Fitter "], ["Acme Ltd", { size: 13 }]], ["Fitter", "Acme Ltd"]],
    ["to three fragments", [["Fitter", bold], [", Acme Ltd"], [" Dover", { italic: true }]], ["Fitter", "Acme Ltd", "Dover"]],
    ["at a bracket, which stays with its name", [["Acme Ltd", bold], [" (Leeds) Driver"]], ["Acme Ltd (Leeds)", "Driver"]],
    ["with a date in between", [["Fitter", bold], [" 2014 – 2018 "], ["Acme Ltd", bold]], ["Fitter", "Acme Ltd"]],
    ["at a joining word of another style", [["Master", bold], [" in "], ["Economics", bold]], ["Master in Economics"]],
    ["behind a joining word", [["BSc in", bold], [" Economics"]], ["BSc in Economics"]],
    ["before a preposition", [["Fitter", bold], [" at Acme Ltd"]], ["Fitter", "Acme Ltd"]],
  ])("it is divided: %s", (_, parts, expected) => {
    expect(ofStyled(...parts)).toEqual(expected);
  });

  test.each<[string, Part[], string]>([
    ["of colour within a word", [["Fit"], ["ter", { color: "#003366" }]], "Fitter"],
    ["of size within a word", [["F", { size: 13 }], ["itter"]], "Fitter"],
    ["of size by a hair", [["Fitter "], ["Acme", { size: 10.3 }]], "Fitter Acme"],
    ["of a sign alone", [["Fitter"], [" – ", bold], ["Acme"]], "Fitter – Acme"],
    [
      "of the font of another script",
      [
        ["선임 ", { font: "Batang" }],
        ["UX", { font: "Arial", bold: true }],
      ],
      "선임 UX",
    ],
    ["of more than four", [["A1", bold], [" b2 "], ["c3", bold], [" d4 "], ["e5", bold], [" f6"]], "A1 b2 c3 d4 e5 f6"],
  ])("not at a change %s", (_, parts, expected) => {
    expect(ofStyled(...parts)).toEqual([expected]);
  });

  test("not where the runs are those of another text", () => {
    const [cell] = line("Fitter Acme Ltd").cells as [Line["cells"][number]];
    const [run] = cell.runs as [Line["cells"][number]["runs"][number]];
    const runs = [
      { ...run, text: "Porter", bold: true },
      { ...run, text: " Acme Ltd" },
    ];
    expect(split({ ...line("Fitter Acme Ltd"), cells: [{ ...cell, runs }] }).map(({ text }) => text)).toEqual(["Fitter Acme Ltd"]);
  });

  test("a dash before a period in another style opens no period of its own", () => {
    expect(ofStyled(["Fitter", bold], [" — Oct 2020 to present"])).toEqual(["Fitter"]);
  });
});

test("fragments in the same place of heads set alike share a slot, those in another row, cell or style do not", () => {
  const slots = (...head: Line[]) => split(...head).map(({ slot }) => slotKey(slot));
  expect(slots(line("Fitter | Acme Ltd"))).toEqual(slots(line("Porter | Harbour Ltd")));
  expect(new Set(slots(line("Fitter\tAcme Ltd"), line("Dover"), line("Tyne", { bold: true }))).size).toBe(4);
  // A date may stand before or behind: it counts as no cell.
  expect(slots(line("2014\tFitter"))).toEqual(slots(line("Fitter\t2014")));
});

describe("a place at the end of a fragment", () => {
  test.each([
    ["Acme Ltd, Bristol", ["Acme Ltd", "[Bristol]"]],
    ["Acme Ltd (Bristol)", ["Acme Ltd", "[Bristol]"]],
    ["Acme Ltd (Chicago, IL)", ["Acme Ltd", "[Chicago, IL]"]],
    ["Acme Foods, Madison, WI", ["Acme Foods", "[Madison, WI]"]],
    ["Acme Ltd, Austin, TX, USA", ["Acme Ltd", "[Austin, TX, USA]"]],
    ["Acme Ltd – Lisbon", ["Acme Ltd", "[Lisbon]"]],
    ["Bristol, UK", ["[Bristol, UK]"]],
    ["Maribor (Slovenia)", ["[Maribor (Slovenia)]"]],
    ["Acme Ltd", ["Acme Ltd"]],
    ["Acme Ltd (pumps)", ["Acme Ltd (pumps)"]],
    ["Acme Ltd – Pumps", ["Acme Ltd – Pumps"]],
    ["Acme Ltd, Pumps", ["Acme Ltd, Pumps"]],
    ["Acme (UK) Ltd", ["Acme (UK) Ltd"]],
  ])("%p", (text, expected) => {
    expect(fragments([line(text)])).toEqual([expected]);
  });

  test("is one though no list knows it, where its siblings have one there", () => {
    const employers = (...texts: string[]) => fragments(...texts.map((text) => [line(text)])).map((own) => own.join(" "));
    expect(employers("Acme Ltd, Bristol", "Harbour Ltd, Leeds", "Selby Storage, Kernwick")[2]).toBe("Selby Storage [Kernwick]");
    expect(employers("Acme Ltd, Bristol", "Selby Storage, Kernwick")[1]).toBe("Selby Storage [Kernwick]");
    expect(employers("Acme Ltd, Bristol", "Selby Storage (Kernwick)")[1]).toBe("Selby Storage [Kernwick]");
    expect(employers("Acme Ltd, Bristol", "Harbour Ltd, Leeds", "Selby Storage, Inc")[2]).toBe("Selby Storage, Inc");
    expect(employers("Acme Ltd, Bristol", "Harbour Ltd", "Selby Storage, Kernwick", "Corve")[2]).toBe("Selby Storage, Kernwick");
    expect(employers("Acme Ltd", "Selby Storage, Kernwick")[1]).toBe("Selby Storage, Kernwick");
    expect(employers("Cook, Acme Ltd, Bristol", "Cook, Selby Storage, Kernwick", "Cook, Gelso, Redon")[2]).toBe("Cook, Gelso [Redon]");
  });
});

describe("the place behind a labelled employer:", () => {
  test.each<[string, string, string | undefined]>([
    ["Acme Ltd, Bristol", "Acme Ltd", "Bristol"],
    ["Acme Ltd, Kernwick", "Acme Ltd", "Kernwick"],
    ["Acme, Inc", "Acme, Inc", undefined],
    ["Acme, Harbour Hospital", "Acme, Harbour Hospital", undefined],
    ["University of California, Berkeley", "University of California, Berkeley", undefined],
    ["Acme, pumps", "Acme, pumps", undefined],
    ["Acme Ltd", "Acme Ltd", undefined],
  ])("%p", (text, rest, place) => {
    expect(cutPlace(text)).toEqual(place === undefined ? { rest } : { rest, place });
  });
});

test.each([
  ["– Acme Ltd,", "Acme Ltd"],
  ["| Acme | ", "Acme"],
  ["Harbour.", "Harbour"],
  ["Acme Ltd.", "Acme Ltd."],
  ["Acme Ltd .", "Acme Ltd"],
  ["Acme ()", "Acme"],
  ["Acme []", "Acme"],
  ["Acme (Leeds)", "Acme (Leeds)"],
  ["Acme", "Acme"],
])("%p without the separators at its ends is %p", (text, expected) => {
  expect(trimSeparators(text)).toBe(expected);
});

test("a name and its place are printed with what stood between them", () => {
  expect(withPlace("Acme", { text: "Leeds", separator: ", " })).toBe("Acme, Leeds");
  const { entries, context } = entriesOf([[line("Acme Ltd (Leeds)")]]);
  const [name, place] = withPlacesCut(splitHeads(entries, context))[0] ?? [];
  expect(name && place && withPlace(name.text, place)).toBe("Acme Ltd (Leeds)");
});
