import { expect, test } from "bun:test";
import { readAsset } from "../../../../setup/assets.ts";
import { openPdf } from "../open/pdfjs.ts";
import { show, type TinyPage, tinyPdf } from "../tiny-pdf.testing.ts";
import { readDrawing } from "./page-content.ts";

const STRUCTURE = { headings: new Map([[7, 2]]), layerVisible: () => false };

async function drawingOf(content: string, page: Partial<TinyPage> = {}) {
  const document = await openPdf(tinyPdf([{ content, ...page }]), readAsset);
  return readDrawing(await document.getPage(1), STRUCTURE);
}

/** Each run with the place where its baseline begins, counted from the upper left corner of a page of 800 points. */
const placesOf = async (content: string, page: Partial<TinyPage> = {}) =>
  (await drawingOf(content, page)).runs.map(({ text, box, baseline }) => [text, Math.round(box.x), Math.round(baseline)]);
/** Text of ten points, in which most letters of "nnn" are 5.56 points wide. */
const textAt = (x: number, y: number, operators: string) => `BT /F1 10 Tf ${x} ${y} Td ${operators} ET`;

test.each<[string, string]>([
  ["a move from line to line", "(a) Tj 0 -14 Td (b) Tj 0 -14 Td (c) Tj"],
  ["a move that sets the leading", "(a) Tj 0 -14 TD (b) Tj T* (c) Tj"],
  ["a leading", "14 TL (a) Tj T* (b) Tj T* (c) Tj"],
  ["lines that are moved to and shown at once", "14 TL (a) Tj (b) ' (c) '"],
  ["matrices", "(a) Tj 1 0 0 1 50 686 Tm (b) Tj 1 0 0 1 50 672 Tm (c) Tj"],
])("lines set by %s stand below each other", async (_, operators) => {
  expect(await placesOf(textAt(50, 700, operators))).toEqual([
    ["a", 50, 100],
    ["b", 50, 114],
    ["c", 50, 128],
  ]);
});

test.each<[string, string, [number, number][]]>([
  [
    "upwards",
    "0 1 -1 0",
    [
      [300, 400],
      [314, 400],
      [314, 370],
    ],
  ],
  [
    "downwards",
    "0 -1 1 0",
    [
      [300, 400],
      [286, 400],
      [286, 430],
    ],
  ],
  [
    "upside down",
    "-1 0 0 -1",
    [
      [300, 400],
      [300, 386],
      [270, 386],
    ],
  ],
  [
    "twice as large",
    "2 0 0 2",
    [
      [300, 400],
      [300, 428],
      [360, 428],
    ],
  ],
])("lines of text that is set %s follow each other across its own direction", async (_, matrix, places) => {
  const { runs } = await drawingOf(`BT /F1 10 Tf ${matrix} 300 400 Tm (a) Tj 0 -14 Td (b) Tj 30 0 Td (c) Tj ET`);
  const glyphs = runs.map(({ box, baseline, rotated, style }) => {
    if (!rotated) return [box.x, baseline];
    // The origin of a glyph lies at the corner of its box from which the text runs, 0.8 em from the side of its ascenders.
    const [across, along] = [0.8 * style.size, rotated];
    if (along === 270) return [box.x + across, box.y + box.height];
    return along === 90 ? [box.x + box.width - across, box.y] : [box.x + box.width, box.y + box.height - across];
  });
  expect(glyphs.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)])).toEqual(places);
});

test("each text object begins at the corner of the page, whatever the one before has set", async () => {
  expect(await placesOf(`${textAt(50, 700, "2 0 0 2 50 600 Tm (a) Tj")} ${textAt(80, 700, "(b) Tj")}`)).toEqual([
    ["a", 50, 200],
    ["b", 80, 100],
  ]);
});

test("widths follow the spaces between characters and words, the scale and the adjustments", async () => {
  const secondAt = async (before: string, text = "[(nnn ) (m)] TJ") =>
    (await drawingOf(textAt(50, 700, `${before} ${text}`))).runs[1]?.box.x;
  const plain = (await secondAt("")) as number;
  expect(plain).toBeCloseTo(50 + 3 * 5.56 + 2.78, 1);
  expect(await secondAt("3 Tw")).toBeCloseTo(plain + 3, 1);
  expect(await secondAt("0.5 Tc")).toBeCloseTo(plain + 4 * 0.5, 1);
  expect(await secondAt("50 Tz")).toBeCloseTo(50 + (plain - 50) / 2, 1);
  expect(await secondAt("50 Tz 4 Tw")).toBeCloseTo(50 + (plain - 50) / 2 + 2, 1);
  expect(await secondAt("", "[(nnn ) -500 (m)] TJ")).toBeCloseTo(plain + 5, 1);
  expect(await secondAt("50 Tz", "[(nnn ) -500 (m)] TJ")).toBeCloseTo(50 + (plain - 50) / 2 + 2.5, 1);
});

test("Japanese that is set downwards runs down the page, with its spaces and adjustments", async () => {
  const descendant =
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 >>";
  const fonts = `/V << /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-V /DescendantFonts [${descendant}] >>`;
  const below = async (operators: string) => {
    const { runs } = await drawingOf(`BT /V 10 Tf 500 700 Td ${operators} ET`, { fonts });
    return runs.map(({ text, rotated, box }) => [text, rotated, Math.round(box.y), Math.round(box.height)]);
  };
  // "職歴", one em for each.
  expect(await below("<8077 6B74> Tj")).toEqual([["職歴", 90, 100, 20]]);
  expect(await below("[<8077> 1000 <6B74>] TJ")).toEqual([
    ["職", 90, 100, 10],
    ["歴", 90, 120, 10],
  ]);
});

test("raised text stands above its line, and that after it on the line again", async () => {
  expect(await placesOf(textAt(50, 700, "(the 2) Tj 4 Ts (nd) Tj 0 Ts ( of) Tj"))).toMatchObject([
    ["the", 50, 100],
    ["2", expect.any(Number), 100],
    ["nd", expect.any(Number), 96],
    ["of", expect.any(Number), 100],
  ]);
});

test("saved states are restored: colour, font and place", async () => {
  const { runs } = await drawingOf(
    `BT /F1 10 Tf ET 1 0 0 rg q 1 0 0 1 100 0 cm 0 0 1 rg BT /F2 12 Tf 50 700 Td (a) Tj ET Q BT 50 680 Td (b) Tj ET`,
  );
  expect(runs.map(({ text, box, style }) => [text, box.x, style.size, style.bold, style.color])).toEqual([
    ["a", 150, 12, true, "#0000ff"],
    ["b", 50, 10, false, "#ff0000"],
  ]);
});

test("a font and its size may be set by a graphics state", async () => {
  const { runs } = await drawingOf(`/S gs BT 50 700 Td (a) Tj ET`, { states: "/S << /Font [4 0 R 14] >>" });
  expect(runs[0]?.style).toMatchObject({ size: 14, bold: true });
});

test("text is in the colour of its strokes where only these are drawn, and bold where it is filled and stroked in one colour", async () => {
  const styleOf = async (mode: number, stroke: string) =>
    (await drawingOf(`1 0 0 rg ${stroke} RG ${show(50, 700, "Ana", { mode })}`)).runs[0]?.style;
  expect(await styleOf(0, "0 0 1")).toMatchObject({ color: "#ff0000", bold: false });
  expect(await styleOf(1, "0 0 1")).toMatchObject({ color: "#0000ff", bold: false });
  expect(await styleOf(2, "0 0 1")).toMatchObject({ color: "#ff0000", bold: false });
  expect(await styleOf(2, "1 0 0")).toMatchObject({ color: "#ff0000", bold: true });
  expect(await styleOf(0, "1 0 0")).toMatchObject({ bold: false });
});

test.each<[string, string, string | undefined]>([
  ["plain text", "0 Tr", undefined],
  ["text without any paint", "3 Tr", "drawn invisibly"],
  ["a clipping path of text", "7 Tr", "drawn invisibly"],
  ["transparent text", "/Clear gs", "fully transparent"],
  ["pale text", "/Pale gs", undefined],
  ["text of a layer that is off", "/OC /Layer BDC", "on a layer that is switched off"],
])("whether anybody sees it: %s", async (_, operators, hidden) => {
  const states = "/Clear << /ca 0 >> /Pale << /ca 0.3 >>";
  const { runs } = await drawingOf(`${operators} ${show(50, 700, "Ana", { mode: Number(operators[0]) || 0 })}`, {
    states,
    properties: "/Layer << /Type /OCG /Name (off) >>",
  });
  expect(runs.map((run) => run.hidden)).toEqual([hidden]);
});

test("what a page marks as artifact or as a heading is told of all text within it, and of none after it", async () => {
  const content = `/Artifact BMC /Span BMC ${show(50, 700, "a")} EMC EMC ${show(50, 680, "b")} /H2 << /MCID 7 >> BDC /Span BMC ${show(50, 660, "c")} EMC EMC ${show(50, 640, "d")}`;
  const { runs } = await drawingOf(content);
  expect(runs.map(({ text, artifact, heading }) => [text, artifact, heading])).toEqual([
    ["a", true, undefined],
    ["b", undefined, undefined],
    ["c", undefined, 2],
    ["d", undefined, undefined],
  ]);
});

test("text within a form stands where the form does, and what follows where it stood before", async () => {
  const form = `40 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Matrix [1 0 0 1 0 -100] /Resources << /Font << /F1 3 0 R >> >> /Length 40 >> stream\n${show(0, 0, "form").padEnd(40)}\nendstream endobj`;
  const content = `q 1 0 0 1 200 700 cm /Fm Do Q ${show(50, 700, "page")}`;
  expect(await placesOf(content, { xObjects: "/Fm 40 0 R", objects: [form] })).toEqual([
    ["form", 200, 200],
    ["page", 50, 100],
  ]);
});

test("what an annotation shows, as the value of a form field, stands in its rectangle", async () => {
  const appearance = `41 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 3 0 R >> >> /Length 40 >> stream\n${show(2, 5, "Ana").padEnd(40)}\nendstream endobj`;
  const annotations = ["<< /Type /Annot /Subtype /Stamp /F 4 /Rect [300 600 400 620] /AP << /N 41 0 R >> >>"];
  expect(await placesOf(show(50, 700, "Name"), { annotations, objects: [appearance] })).toEqual([
    ["Name", 50, 100],
    ["Ana", 302, 195],
  ]);
});

test("a gradient covers what the clipping path leaves of the page, and nothing on a layer that is off", async () => {
  const states = "";
  const shading =
    "/Sh << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> >>";
  const rules = async (content: string) =>
    (await drawingOf(content, { states, shadings: shading })).rules.map(({ box, fill, translucent }) => [
      [box.x, box.y, box.width, box.height],
      fill,
      translucent,
    ]);
  expect(await rules("/Sh sh")).toEqual([[[0, 0, 600, 800], "", true]]);
  expect(await rules("q 100 600 200 50 re W n /Sh sh Q")).toEqual([[[100, 150, 200, 50], "", true]]);
  expect(await rules("q 100 600 0 0 re W n /Sh sh Q")).toEqual([]);
  expect(await rules("/OC /Layer BDC /Sh sh EMC")).toEqual([]);
});
