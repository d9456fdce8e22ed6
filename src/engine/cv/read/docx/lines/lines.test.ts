import { describe, expect, test } from "bun:test";
import { bold, box, composed, paragraph, scopeOf, table, text, textsOf } from "../model.testing.ts";
import type { Block, Paragraph, RunContent } from "../model.ts";
import { composeLines } from "./compose.ts";

const TAB: RunContent = { kind: "tab" };
const BREAK: RunContent = { kind: "break", type: "line" };
const lineOf = (content: string | RunContent[], change: Partial<Paragraph> = {}) => composed([paragraph(content, change)])[0];
const cellsOf = (content: string | RunContent[], change: Partial<Paragraph> = {}) =>
  lineOf(content, change)?.cells.map(({ text, x }) => [text, x]);
/** The lines of some blocks, and what was set aside of them. */
const withSetAside = (blocks: Block[]) => {
  const scope = scopeOf();
  return {
    texts: textsOf(composeLines(blocks, scope)),
    setAside: scope.setAside.map(({ reason, text, detail }) => [reason, text, detail].filter(Boolean).join(": ")),
  };
};

describe("the text of a line", () => {
  test.each([
    ["has single spaces and none at its ends", "  Head   of \u00a0sales ", "Head of sales"],
    ["has no marks that nobody sees", "work\u200bshop \u00adand\u200e", "workshop and"],
    ["has letters for ligatures", "oﬃce ﬁrst ﬆ", "office first st"],
    ["has plain hyphens for those that do not break", "well\u2011known", "well-known"],
    ["is composed", "e\u0301te\u0301", "été"],
    ["keeps its script", "Škoda „Ünal“ – 東京", "Škoda „Ünal“ – 東京"],
  ])("%s", (_, typed, shown) => {
    expect(
      lineOf(typed.replace(/ {3}/, "  "))
        ?.cells.map((cell) => cell.text)
        .join(" "),
    ).toBe(shown);
  });

  test("is divided where a line break stands, and the empty lines between are space", () => {
    const lines = composed([paragraph([text("Baker"), BREAK, BREAK, text("Leeds"), BREAK])]);
    expect(lines.map(({ cells: [cell], gap }) => [cell?.text, gap])).toEqual([
      ["Baker", 0],
      ["Leeds", 1],
    ]);
  });

  test("has its paragraph as its place", () => {
    expect(lineOf("Baker", { part: "footer1", number: 7 })?.physicalLines).toEqual([{ text: "Baker", part: "footer1", paragraph: 7 }]);
    expect(lineOf("Work", { heading: 2, shaded: true })).toMatchObject({ heading: 2, shaded: true });
    expect(lineOf("Work")).not.toHaveProperty("heading");
  });
});

describe("a line drawn with signs", () => {
  test.each(["ㅡ", "* * *", "═════════", "• • •", "-----", "________"])("is a rule and no text: %p", (signs) => {
    const { texts, setAside } = withSetAside([paragraph(signs), paragraph("Skills")]);
    expect(texts).toEqual(["Skills"]);
    expect(setAside).toEqual([`decoration: ${signs}: rule`]);
    expect(composed([paragraph(signs), paragraph("Skills")])[0]?.ruled).toBe(true);
  });

  test.each(["–", "-", "ㅡ Skills", "C++"])("%p is text", (typed) => {
    expect(withSetAside([paragraph(typed)]).setAside).toEqual([]);
  });
});

describe("the runs of a line", () => {
  test("are those of one style and one link together", () => {
    const runs = lineOf([
      text("Head "),
      text("of", { bold: true }),
      text(" sales", { bold: true }),
      text("now", {}, { link: "https://example.org" }),
    ])?.cells[0]?.runs;
    expect(runs?.map(({ text, bold, link }) => [text, bold, link])).toEqual([
      ["Head ", false, undefined],
      ["of sales", true, undefined],
      ["now", false, "https://example.org"],
    ]);
  });

  test.each([{ size: 11 }, { bold: true }, { italic: true }, { font: "Serif" }, { color: "#aa0000" }])("are divided by %p", (style) => {
    expect(lineOf([text("Head "), text("of", style)])?.cells[0]?.runs).toHaveLength(2);
  });

  test("have one space between them, and none at the ends", () => {
    const runs = lineOf([text(" "), text("Head ", { bold: true }), text(" of"), text("  ", { italic: true })])?.cells[0]?.runs;
    expect(runs?.map((run) => run.text)).toEqual(["Head ", "of"]);
  });

  test("give the line the style that most of its characters have", () => {
    expect(lineOf([text("Head", { bold: true, size: 12 }), text(" of the sales", { font: "Serif", color: "#aa0000" })])?.style).toEqual({
      size: 10,
      bold: false,
      italic: false,
      font: "Serif",
      color: "#aa0000",
    });
    expect(lineOf([text("Head of the", { bold: true }), text(" sales")])?.style.bold).toBe(true);
  });
});

describe("the cells of a line", () => {
  test("stand at tab stops, or at every half inch", () => {
    expect(cellsOf([text("Job"), TAB, text("2019")])).toEqual([
      ["Job", 0],
      ["2019", 36],
    ]);
    expect(cellsOf([text("A long title"), TAB, text("2019")])).toEqual([
      ["A long title", 0],
      ["2019", 72],
    ]);
    const stops = {
      tabs: [
        { position: 200, alignment: "left" },
        { position: 100, alignment: "left" },
      ],
    };
    expect(cellsOf([text("Job"), TAB, text("Leeds"), TAB, text("2019")], stops)).toEqual([
      ["Job", 0],
      ["Leeds", 100],
      ["2019", 200],
    ]);
  });

  test("end at a right tab stop, and stand in the middle of a centred one", () => {
    const at = (alignment: string) => cellsOf([text("Job"), TAB, text("2019")], { tabs: [{ position: 400, alignment }] })?.[1]?.[1];
    expect([at("left"), at("right"), at("end"), at("center")]).toEqual([400, 380, 380, 390]);
  });

  test("pass over stops that are cleared, bars, or behind the text", () => {
    const stops = (...tabs: Paragraph["tabs"]) => cellsOf([text("A long title"), TAB, text("2019")], { tabs })?.[1]?.[1];
    const stop = (position: number, alignment = "left") => ({ position, alignment });
    expect(stops(stop(100), stop(100, "clear"), stop(300))).toBe(300);
    expect(stops(stop(100, "bar"), stop(300))).toBe(300);
    expect(stops(stop(20), stop(300))).toBe(300);
  });

  test("are divided by leaders, not by the dots that end a text", () => {
    const textsIn = (printed: string) => cellsOf([text(printed)])?.map(([of]) => of);
    expect(textsIn("2013 - 2017 ........ Baker, Leeds")).toEqual(["2013 - 2017", "Baker, Leeds"]);
    expect(textsIn("Name……Anna Berg")).toEqual(["Name", "Anna Berg"]);
    expect(textsIn("Signature ..........")).toEqual(["Signature .........."]);
    expect(textsIn("Baked ... and sold")).toEqual(["Baked ... and sold"]);
  });

  test("are divided by three spaces, and no fewer", () => {
    expect(cellsOf("Job   2019")?.map(([one]) => one)).toEqual(["Job", "2019"]);
    expect(cellsOf("Job  2019")?.map(([one]) => one)).toEqual(["Job 2019"]);
    expect((cellsOf("Job      2019")?.[1]?.[1] as number) > (cellsOf("Job   2019")?.[1]?.[1] as number)).toBe(true);
  });

  test("are indented by tabs and spaces at the beginning of the line", () => {
    expect(cellsOf([TAB, text("Job")])).toEqual([["Job", 36]]);
    expect(cellsOf([TAB, TAB, text("Job")])).toEqual([["Job", 72]]);
    expect(cellsOf("     Job")?.[0]?.[0]).toBe("Job");
    expect(cellsOf([text(" "), TAB, text("Job")], { tabs: [{ position: 300, alignment: "right" }] })).toEqual([["Job", 300]]);
    expect(lineOf("Job", { left: 20 })?.indent).toBe(20);
    expect(lineOf("Job", { left: 20, firstLine: -20 })?.indent).toBe(0);
    expect(lineOf("Job", { left: 20, firstLine: -20, bullet: { glyph: "•", level: 0 } })?.indent).toBe(20);
  });
});

describe("list items", () => {
  const item = (content: string | RunContent[], change: Partial<Paragraph> = {}) =>
    composed([paragraph(content, change)]).map(({ bullet, cells: [cell] }) => [bullet?.glyph, bullet?.level, cell?.text]);

  test("have the bullet of their paragraph, or the one that is typed", () => {
    expect(item("Sales", { bullet: { glyph: "–", level: 2 } })).toEqual([["–", 2, "Sales"]]);
    expect(item("• Sales")).toEqual([["•", 0, "Sales"]]);
    expect(item([text("•"), TAB, text("Sales")])).toEqual([["•", 0, "Sales"]]);
    expect(item([text("•", { bold: true }), text(" Sales")])).toEqual([["•", 0, "Sales"]]);
    expect(item("• Sales", { bullet: { glyph: "–", level: 0 } })).toEqual([["–", 0, "• Sales"]]);
    expect(item("Sales")).toEqual([[undefined, undefined, "Sales"]]);
  });

  test("typed below each other in one paragraph are one each", () => {
    expect(item([text("• Sales"), BREAK, text("• Boats"), BREAK, text("Leeds")])).toEqual([
      ["•", 0, "Sales"],
      ["•", 0, "Boats"],
      [undefined, undefined, "Leeds"],
    ]);
    expect(item([text("Sales"), BREAK, text("• Boats")], { bullet: { glyph: "–", level: 1 } })).toEqual([
      ["–", 1, "Sales"],
      ["•", 0, "Boats"],
    ]);
  });
});

test.each([
  ["P R O F I L E", "PROFILE"],
  ["J A N E   D O E", "JANE DOE"],
  ["A B C E", "A B C E"],
  ["A B C D E", "A B C D E"],
  ["A to Z is all", "A to Z is all"],
])("letters that were set apart by hand, %p, are %p", (typed, shown) => {
  expect(
    lineOf(typed)
      ?.cells.map((cell) => cell.text)
      .join(" "),
  ).toBe(shown);
});

test("letters that were set apart in two styles stay apart", () => {
  expect(lineOf([text("P R O "), text("F I L E", { bold: true })])?.cells[0]?.text).toBe("P R O F I L E");
});

describe("what nobody sees is set aside", () => {
  test("with its reason, neighbours of one kind together", () => {
    const content = [
      text("Baker "),
      text("java ", {}, { hidden: "hidden text" }),
      text("sql", {}, { hidden: "hidden text" }),
      text("cobol", {}, { hidden: "too small to see" }),
      text("Click here", {}, { placeholder: true }),
      text("\ue0b0", {}, { icon: true }),
      text(" ", {}, { hidden: "hidden text" }),
    ];
    expect(withSetAside([paragraph(content)])).toEqual({
      texts: ["Baker"],
      setAside: [
        "hidden: java sql: hidden text",
        "hidden: cobol: too small to see",
        "decoration: Click here: prompt",
        "decoration: \ue0b0: icon",
      ],
    });
  });

  const number = (of: string) => text(of, {}, { pageNumber: true });
  test.each<[string, RunContent[], string[], string[]]>([
    ["a page number alone", [number("2")], [], ["page_number: 2"]],
    ["with the words around it", [text("Page "), number("1"), text(" of "), number("3")], [], ["page_number: Page 1 of 3"]],
    ["between dashes", [text("- "), number("2"), text(" -")], [], ["page_number: - 2 -"]],
    ["in a language that is not known", [text("Blad "), number("1"), text(" fan "), number("3")], [], ["page_number: Blad 1 fan 3"]],
    ["around a longer word", [number("1"), text(" Hollingworth "), number("3")], ["Hollingworth"], ["page_number: 13"]],
    ["with more words", [text("Jane "), number("1"), text(" fan Doe "), number("3")], ["Jane fan Doe"], ["page_number: 13"]],
    ["between two texts", [text("Jane Doe "), number("2"), text(" Welder")], ["Jane Doe Welder"], ["page_number: 2"]],
    ["at the end of a name", [text("Jane Doe | Page "), number("2")], ["Jane Doe"], ["page_number: 2"]],
    ["before a name", [number("2"), text(" | Jane Doe")], ["Jane Doe"], ["page_number: 2"]],
    ["behind a tab", [text("Jane Doe"), TAB, text("Page "), number("2")], ["Jane Doe"], ["page_number: Page 2"]],
  ])("%s", (_, content, texts, setAside) => {
    expect(withSetAside([paragraph(content)])).toEqual({ texts, setAside });
  });
});

describe("the space above a line", () => {
  const gaps = (...blocks: Paragraph[]) => composed(blocks).map(({ gap }) => gap);

  test("is that below the one before or its own, the larger", () => {
    expect(gaps(paragraph("a", { after: 12 }), paragraph("b", { before: 6 }), paragraph("c", { before: 24 }))).toEqual([0, 1, 2]);
    expect(gaps(paragraph("a", { before: 24 }), paragraph("b"))).toEqual([0, 0]);
    const broken = [text("b"), BREAK, text("c"), BREAK, BREAK, text("d")];
    expect(gaps(paragraph("a", { after: 12 }), paragraph(broken), paragraph("e"))).toEqual([0, 1, 0, 1, 0]);
  });

  test("is none between paragraphs of a style that says so", () => {
    const spaced = { contextual: true, styleId: "List", after: 12, before: 12 };
    expect(gaps(paragraph("a", spaced), paragraph("b", spaced), paragraph("c", { ...spaced, styleId: "Other" }))).toEqual([0, 0, 1]);
    expect(gaps(paragraph("a", { ...spaced, contextual: false }), paragraph("b", spaced))).toEqual([0, 1]);
  });

  test("is a line for each empty paragraph, less for a small one, and none for one that holds a box", () => {
    expect(gaps(paragraph("a"), paragraph(""), paragraph(""), paragraph("b"))).toEqual([0, 2]);
    expect(gaps(paragraph("a"), paragraph("", { markSize: 3 }), paragraph("b"))).toEqual([0, 0.25]);
    expect(gaps(paragraph(""), paragraph("b"))).toEqual([0]);
    expect(gaps(paragraph("a"), paragraph("", { after: 24 }), paragraph("b"))).toEqual([0, 3]);
    expect(
      composed([paragraph("a"), paragraph("", { boxes: [box("box", 300, 300)] }), paragraph("b")]).find(
        ({ cells }) => cells[0]?.text === "b",
      )?.gap,
    ).toBe(0);
  });
});

describe("a rule", () => {
  const borders = (change: object) => ({ borders: { top: false, bottom: false, sides: false, between: false, ...change } });
  const ruled = (...blocks: Paragraph[]) => composed(blocks).map((line) => line.ruled === true);

  test("above or below a paragraph is at its first or last line", () => {
    const two = [text("a"), BREAK, text("b")];
    expect(ruled(paragraph(two, borders({ top: true })))).toEqual([true, false]);
    expect(ruled(paragraph(two, borders({ bottom: true })))).toEqual([false, true]);
    expect(ruled(paragraph(two, { hasRule: true }))).toEqual([true, false]);
    expect(ruled(paragraph(two, borders({ top: true, bottom: true, sides: true })))).toEqual([false, false]);
    expect(ruled(paragraph(two))).toEqual([false, false]);
  });

  test("around neighbours with the same borders is above the first and below the last", () => {
    const boxed = borders({ top: true, bottom: true });
    expect(ruled(paragraph("a", boxed), paragraph("b", boxed), paragraph("c", boxed))).toEqual([true, false, true]);
    expect(ruled(paragraph("a", boxed), paragraph("b", { ...boxed, left: 20 }))).toEqual([true, true]);
    const [above, below] = [borders({ top: true }), borders({ bottom: true })];
    expect(ruled(paragraph("a", above), paragraph("b", above))).toEqual([true, false]);
    expect(ruled(paragraph("a", above), paragraph("b", { ...above, left: 20 }))).toEqual([true, true]);
    expect(ruled(paragraph("a", below), paragraph("b", below))).toEqual([false, true]);
    expect(ruled(paragraph("a", below), paragraph("b", boxed))).toEqual([true, true]);
    expect(ruled(paragraph("a", below), paragraph("b"))).toEqual([true, false]);
    const between = borders({ bottom: true, between: true });
    expect(ruled(paragraph("a", between), paragraph("b", between))).toEqual([true, true]);
  });

  test("in an empty paragraph is below a short line before it, or above the next", () => {
    const rule = paragraph("", borders({ bottom: true }));
    expect(ruled(paragraph("Work"), rule, paragraph("Leeds"))).toEqual([true, false]);
    expect(ruled(rule, paragraph("Work"), paragraph("Leeds"))).toEqual([true, false]);
    expect(ruled(paragraph("Work"), paragraph(""), rule, paragraph("Leeds"))).toEqual([false, true]);
    expect(ruled(paragraph("Led the works at the harbour and wrote about all of them"), rule, paragraph("Leeds"))).toEqual([false, true]);
    expect(ruled(paragraph("Work", { bullet: { glyph: "•", level: 0 } }), rule, paragraph("Leeds"))).toEqual([false, true]);
    expect(ruled(paragraph("Work"), paragraph("", { hasRule: true }), paragraph("Leeds"))).toEqual([true, false]);
    expect(ruled(paragraph("Work"), paragraph("", borders({ top: true })), paragraph("Leeds"))).toEqual([true, false]);
  });
});

describe("text boxes", () => {
  const BODY = [paragraph("Baker"), paragraph("Leeds"), paragraph("York")];
  const anchored = (of: ReturnType<typeof box>, at: number) => BODY.map((one, index) => (index === at ? { ...one, boxes: [of] } : one));

  test("are read before the text where they stand above it, else at the next heading or the end", () => {
    expect(textsOf(composed(anchored(box("box", 300, 20), 0)))).toEqual(["box", "Baker", "Leeds", "York"]);
    expect(textsOf(composed(anchored(box("box", 300, 300), 0)))).toEqual(["Baker", "Leeds", "York", "box"]);
    const headed = [...anchored(box("box", 300, 300), 0), bold("WORK"), paragraph("Hull")];
    expect(textsOf(composed(headed))).toEqual(["Baker", "Leeds", "York", "box", "WORK", "Hull"]);
    expect(textsOf(composed([...anchored(box("box", 300, 300), 0), table([["a", "b"]])]))).toEqual([
      "Baker",
      "Leeds",
      "York",
      "box",
      "a | b",
    ]);
  });

  test("in the line of the text are read where they stand", () => {
    expect(textsOf(composed(anchored(box("box", 0, 0, 100, 20, { inline: true }), 1)))).toEqual(["Baker", "box", "Leeds", "York"]);
    const alone = paragraph("", { boxes: [box("WORK", 0, 0, 400, 20, { inline: true })] });
    expect(composed([BODY[0] as Paragraph, alone, paragraph("Leeds")]).map(({ place }) => place)).toEqual(["body", "body", "body"]);
    const two = { ...alone, boxes: [...alone.boxes, box("Hull", 0, 30, 400, 20, { inline: true })] };
    expect(composed([BODY[0] as Paragraph, two, paragraph("Leeds")]).map(({ place }) => place)).toContain("textbox");
  });

  test("with the titles of the sections are read where they are anchored, in the flow of the text", () => {
    const title = (of: string, y = 3, x = 72) =>
      paragraph("", { boxes: [box("", x, y, 480, 20), box(of, x, y, 100, 20, { fromParagraph: true })] });
    const twice = (y?: number, x?: number) => [...BODY, title("Work", y, x), paragraph("Hull"), title("School", y, x), paragraph("Kiel")];
    const inPlace = ["Baker", "Leeds", "York", "Work", "Hull", "School", "Kiel"];
    expect(textsOf(composed(twice()))).toEqual(inPlace);
    expect(composed(twice()).every(({ place }) => place === "body")).toBe(true);
    expect(textsOf(composed(twice(-25)))).toEqual(inPlace);
    for (const elsewhere of [twice(60), twice(3, 400), twice().slice(0, 5), [...BODY, title("Work"), title("School"), paragraph("Hull")]])
      expect(composed(elsewhere).some(({ place }) => place === "textbox")).toBe(true);
    const atText = (of: string, y: number, name: string) => paragraph(of, { boxes: [box(name, 72, y, 100, 20, { fromParagraph: true })] });
    expect(textsOf(composed([...BODY, atText("Hull", -20, "Work"), atText("Kiel", -20, "School")]))).toEqual(inPlace);
    const below = [paragraph("Baker"), paragraph("Leeds"), atText("York", 12, "Work"), atText("Hull", 12, "School"), paragraph("Kiel")];
    expect(textsOf(composed(below))).toEqual(inPlace);
  });

  test("are flows of their own, and those below each other are one", () => {
    const boxes = [box("one", 300, 300), box("two", 300, 340), box("far", 500, 300)];
    const lines = composed([paragraph("Baker", { boxes })]);
    expect(lines.map(({ cells: [cell], place }) => [cell?.text, place])).toEqual([
      ["Baker", "body"],
      ["one", "textbox"],
      ["two", "textbox"],
      ["far", "textbox"],
    ]);
    expect(lines[1]?.flow).toBe(lines[2]?.flow as NonNullable<(typeof lines)[0]>["flow"]);
    expect(lines[3]?.flow).not.toBe(lines[1]?.flow as NonNullable<(typeof lines)[0]>["flow"]);
    expect(lines[2]?.gap).toBeCloseTo(20 / 12, 1);
  });

  test("side by side are the cells of one line", () => {
    const row = [box("Baker, Gold Street", 50, 300), box("2019", 300, 300), box("Miller", 50, 330), box("2016", 300, 330)];
    const lines = composed([paragraph("Work", { boxes: row })]);
    expect(textsOf(lines).slice(1)).toEqual(expect.arrayContaining([expect.stringContaining("2019")]));
  });

  test("that are watermarks or off the page are set aside", () => {
    const hidden = [box("DRAFT", 0, 0, 300, 300, { watermark: true }), box("java", 900, 0, 10, 10, { offPage: true })];
    expect(withSetAside([paragraph("Baker", { boxes: hidden })])).toEqual({
      texts: ["Baker"],
      setAside: ["watermark: DRAFT", "hidden: java: off the page"],
    });
  });

  test("in headers belong to the header", () => {
    expect(composed([paragraph("Baker", { boxes: [box("box", 300, 300)] })], { place: "header" }).map(({ place }) => place)).toEqual([
      "header",
      "header",
    ]);
  });

  test("may be frames of paragraphs, of which neighbours share one; a large initial is none", () => {
    const frame = (key: string, dropCap = false) => ({
      frame: { key, dropCap, box: { x: 300, y: 300, width: 100, height: 40, inline: false, fromParagraph: false } },
    });
    const framed = composed([
      paragraph("Baker"),
      paragraph("one", frame("a")),
      paragraph("two", frame("a")),
      paragraph("three", frame("b")),
      paragraph("Leeds"),
    ]);
    expect(framed.map(({ cells: [cell], place }) => [cell?.text, place])).toEqual([
      ["Baker", "body"],
      ["Leeds", "body"],
      ["one", "textbox"],
      ["two", "textbox"],
      ["three", "textbox"],
    ]);
    expect(composed([paragraph("B", frame("a", true)), paragraph("aker")]).map(({ place }) => place)).toEqual(["body", "body"]);
  });
});
