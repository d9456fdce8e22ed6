import { describe, expect, test } from "bun:test";
import { element, type XmlElement, type XmlNode } from "../../../package/xml.ts";
import { paragraph, scopeOf } from "../model.testing.ts";
import { type DrawingReader, type DrawnPicture, looksLikePhoto, paintsBehindText, readDrawing, readPict } from "./drawings.ts";

/** English metric units, of which a point has 12,700. */
const emu = (points: number) => String(points * 12_700);
const reader: DrawingReader = {
  page: scopeOf().page,
  readBlocks: () => [paragraph("text")],
  readGraphic: (id, kind) => (id === "empty" ? [] : [paragraph(`${kind} ${id}`)]),
};
const textBox = element("wps:txbx", {}, [element("w:txbxContent", {}, [])]);
const xfrm = (x: number, y: number, width: number, height: number, more: XmlNode[] = []) =>
  element("a:xfrm", {}, [
    element("a:off", { x: emu(x), y: emu(y) }, []),
    element("a:ext", { cx: emu(width), cy: emu(height) }, []),
    ...more,
  ]);
const shape = (transform?: XmlElement, name = "wps:wsp") =>
  element(name, {}, [...(transform ? [element("wps:spPr", {}, [transform])] : []), textBox]);
const extent = (width: number, height: number) => element("wp:extent", { cx: emu(width), cy: emu(height) }, []);
const graphic = (...content: XmlNode[]) => element("a:graphic", {}, [element("a:graphicData", {}, content)]);
const position = (axis: "H" | "V", relativeFrom: string, of: string, value: string) =>
  element(`wp:position${axis}`, { relativeFrom }, [element(of, {}, [value])]);
const anchored = (...content: XmlNode[]) => element("w:drawing", {}, [element("wp:anchor", {}, content)]);
const boxesOf = (drawing: XmlElement) => readDrawing(drawing, reader).boxes;
/** A box of 100 by 50 points whose place is said. */
const placed = (...places: XmlNode[]) => boxesOf(anchored(extent(100, 50), ...places, graphic(shape())))[0];

describe("the place of a drawing", () => {
  test("in the line of the text is that of its paragraph", () => {
    const [box] = boxesOf(element("w:drawing", {}, [element("wp:inline", {}, [extent(100, 50), graphic(shape())])]));
    expect(box).toMatchObject({ x: 72, y: 0, width: 100, height: 50, inline: true, fromParagraph: true });
  });

  test("is counted from the page, its margins or the paragraph", () => {
    const at = (horizontal: string, vertical: string) =>
      placed(position("H", horizontal, "wp:posOffset", emu(20)), position("V", vertical, "wp:posOffset", emu(30)));
    expect(at("page", "page")).toMatchObject({ x: 20, y: 30, fromParagraph: false, inline: false });
    expect(at("margin", "margin")).toMatchObject({ x: 92, y: 102, fromParagraph: false });
    expect(at("column", "paragraph")).toMatchObject({ x: 92, y: 30, fromParagraph: true });
  });

  test("may be said by alignment or in percent", () => {
    const x = (relativeFrom: string, of: string, value: string) =>
      placed(position("H", relativeFrom, of, value), position("V", "page", "wp:posOffset", "0"))?.x;
    expect(x("page", "wp:align", "right")).toBe(495);
    expect(x("margin", "wp:align", "right")).toBe(423);
    expect(x("margin", "wp:align", "outside")).toBe(423);
    expect(x("page", "wp:align", "center")).toBe(247.5);
    expect(x("margin", "wp:align", "left")).toBe(72);
    expect(x("page", "wp:align", "left")).toBe(0);
    expect(x("page", "wp14:pctPosHOffset", "50000")).toBe(297.5);
    const y = (of: string, value: string) => placed(position("H", "page", "wp:posOffset", "0"), position("V", "page", of, value))?.y;
    expect(y("wp:align", "bottom")).toBe(792);
    expect(y("wp14:pctPosVOffset", "50000")).toBe(421);
  });

  test("may be off the page on any side", () => {
    const off = (x: number, y: number, vertical = "page") =>
      placed(position("H", "page", "wp:posOffset", emu(x)), position("V", vertical, "wp:posOffset", emu(y)))?.offPage === true;
    expect([off(20, 30), off(-120, 30), off(620, 30), off(20, -60), off(20, 860)]).toEqual([false, true, true, true, true]);
    expect([off(-80, 30), off(560, 30), off(20, -40), off(20, 830), off(20, 900, "paragraph")]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("with text above and below it is a line of the text", () => {
    const wrap = element("wp:wrapTopAndBottom", {}, []);
    expect(placed(position("V", "paragraph", "wp:posOffset", "0"), wrap)?.inline).toBe(true);
    expect(placed(position("V", "page", "wp:posOffset", "0"), wrap)?.inline).toBe(false);
    expect(placed(position("V", "paragraph", "wp:posOffset", "0"))?.inline).toBe(false);
  });
});

describe("what a drawing holds", () => {
  test("is text boxes, pictures, diagrams and charts", () => {
    const picture = element("pic:pic", {}, [element("pic:blipFill", {}, [element("a:blip", { "r:embed": "rId7" }, [])])]);
    const drawn = readDrawing(
      anchored(
        extent(100, 50),
        graphic(
          picture,
          shape(),
          element("dgm:relIds", { "r:dm": "rId8" }, []),
          element("c:chart", { "r:id": "rId9" }, []),
          element("c:chart", { "r:id": "empty" }, []),
          element("c:chart", {}, []),
        ),
      ),
      reader,
    );
    expect(drawn.pictures).toMatchObject([{ relationId: "rId7", width: 100, height: 50 }]);
    expect(
      drawn.boxes.map(({ blocks: [block] }) =>
        block?.kind === "paragraph" && block.content[0]?.kind === "text" ? block.content[0].text : "",
      ),
    ).toEqual(["text", "diagram rId8", "chart rId9"]);
  });

  test("is nothing where it is hidden", () => {
    const hidden = (value: string) =>
      boxesOf(anchored(element("wp:docPr", { hidden: value }, []), extent(100, 50), graphic(shape()))).length;
    expect([hidden("1"), hidden("0")]).toEqual([0, 1]);
  });

  test("stands in a group where its own transform says, stretched as the group is", () => {
    const inner = [element("a:chOff", { x: emu(10), y: emu(20) }, []), element("a:chExt", { cx: emu(200), cy: emu(100) }, [])];
    const group = element("wpg:wgp", {}, [
      element("wpg:grpSpPr", {}, [xfrm(0, 0, 100, 50, inner)]),
      shape(xfrm(30, 40, 60, 20)),
      shape(xfrm(110, 40, 60, 20)),
    ]);
    const at = [position("H", "page", "wp:posOffset", emu(300)), position("V", "page", "wp:posOffset", emu(400))];
    const boxes = boxesOf(anchored(extent(100, 50), ...at, graphic(group)));
    expect(boxes.map(({ x, y, width, height, inline }) => [x, y, width, height, inline])).toEqual([
      [310, 410, 30, 10, false],
      [350, 410, 30, 10, false],
    ]);
  });

  test("stands in a group within a group", () => {
    const plain = (x: number, y: number) => [
      element("a:chOff", { x: emu(x), y: emu(y) }, []),
      element("a:chExt", { cx: emu(100), cy: emu(50) }, []),
    ];
    const nested = element("wpg:grpSp", {}, [element("wpg:grpSpPr", {}, [xfrm(50, 20, 50, 25, plain(0, 0))]), shape(xfrm(20, 10, 40, 20))]);
    const group = element("wpg:wgp", {}, [element("wpg:grpSpPr", {}, [xfrm(0, 0, 100, 50, plain(0, 0))]), nested]);
    const at = [position("H", "page", "wp:posOffset", emu(300)), position("V", "page", "wp:posOffset", emu(400))];
    expect(boxesOf(anchored(extent(100, 50), ...at, graphic(group)))).toMatchObject([{ x: 360, y: 425, width: 20, height: 10 }]);
  });

  test("alone fills its drawing, unless it says that it stands elsewhere", () => {
    const at = [position("H", "page", "wp:posOffset", emu(300)), position("V", "page", "wp:posOffset", emu(400))];
    expect(boxesOf(anchored(extent(100, 50), ...at, graphic(shape(xfrm(0, 0, 10, 10)))))).toMatchObject([
      { x: 300, y: 400, width: 100, height: 50 },
    ]);
    const canvas = element("wpc:wpc", {}, [shape(xfrm(20, 10, 40, 30))]);
    expect(boxesOf(anchored(extent(100, 50), ...at, graphic(canvas)))).toMatchObject([{ x: 320, y: 410, width: 40, height: 30 }]);
  });
});

describe("drawings of older files", () => {
  const wordArt = (of: string) => [paragraph(of)];
  const content = element("v:textbox", {}, [element("w:txbxContent", {}, [])]);
  const vml = (style: string, children: XmlNode[] = [content], attributes: Record<string, string> = {}) =>
    element("v:shape", { style, ...attributes }, children);
  const pict = (...of: XmlNode[]) => readPict(element("w:pict", {}, of), reader, wordArt);

  test("have their place and size in the units of style sheets", () => {
    const place = (style: string) => pict(vml(style)).boxes[0];
    expect(place("position:absolute;margin-left:20pt;margin-top:30pt;width:100pt;height:50pt")).toMatchObject({
      x: 92,
      y: 30,
      width: 100,
      height: 50,
      inline: false,
      fromParagraph: true,
    });
    expect(place("width:1in;height:96px")).toMatchObject({ x: 72, y: 0, width: 72, height: 72, inline: true });
    expect(place("left:10mm;top:1cm;width:5")?.width).toBe(5);
    expect(place("left:10mm;top:1cm")).toMatchObject({ x: 72 + 28.35, y: 28.35 });
    expect(place("margin-left:20pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page")).toMatchObject({
      x: 20,
      fromParagraph: false,
    });
    expect(place("width:auto;height:3zz")).toMatchObject({ width: 0, height: 3 });
    expect(place("margin-left:-20.5pt")?.x).toBe(51.5);
  });

  test("may be groups, and are nothing where they are hidden or types of shapes", () => {
    const group = element("v:group", { style: "position:absolute;margin-left:100pt;margin-top:50pt" }, [vml("left:10pt;top:5pt")]);
    expect(pict(group).boxes).toMatchObject([{ x: 182, y: 55 }]);
    expect(pict(vml("visibility:hidden"), element("v:shapetype", {}, [content]), element("w:other", {}, [content]), "text").boxes).toEqual(
      [],
    );
  });

  test("hold pictures and word art, of which some are watermarks", () => {
    const art = (style: string, id = "shape") =>
      pict(vml(style, [element("v:textpath", { string: "DRAFT" }, [])], { id })).boxes[0]?.watermark;
    expect([art("width:10pt"), art("rotation:315"), art("width:10pt", "PowerPlusWaterMarkObject1")]).toEqual([false, true, true]);
    expect(pict(vml("width:100pt;height:50pt", [element("v:imagedata", { "r:id": "rId3" }, [])])).pictures).toMatchObject([
      { relationId: "rId3", width: 100, height: 50 },
    ]);
    expect(pict(vml("width:100pt", [])).boxes).toEqual([]);
  });
});

describe("a picture", () => {
  const picture = (change: Partial<DrawnPicture> = {}): DrawnPicture => ({
    relationId: "rId1",
    x: 400,
    y: 60,
    width: 90,
    height: 110,
    fromParagraph: false,
    ...change,
  });

  test.each<[string, boolean, DrawnPicture]>([
    ["of the size of a passport photo may be one", true, picture()],
    ["as small as an icon is none", false, picture({ width: 15, height: 18 })],
    ["as large as a page is none", false, picture({ width: 500, height: 600 })],
    ["much wider than high is none", false, picture({ width: 200, height: 60 })],
    ["much higher than wide is none", false, picture({ width: 50, height: 150 })],
    ["far down the page is none", false, picture({ y: 700 })],
  ])("%s", (_, expected, of) => {
    expect(looksLikePhoto(of, true)).toBe(expected);
  });

  test("is judged as it is shown, and near the top of the text", () => {
    const crop = { left: 0, top: 0, right: 0, bottom: 0 };
    const turned = (rotation: 0 | 90 | 180 | 270) =>
      looksLikePhoto(picture({ width: 140, height: 90, view: { rotation, mirrored: false, crop } }), true);
    expect(([0, 90, 180, 270] as const).map(turned)).toEqual([false, true, false, true]);
    expect(looksLikePhoto(picture(), false)).toBe(false);
  });
});

test.each<[string, boolean, XmlNode]>([
  ["a drawing behind the text", true, element("wp:anchor", { behindDoc: "1" }, [])],
  ["a drawing before the text", false, element("wp:anchor", { behindDoc: "0" }, [])],
  ["a filled shape", true, element("wps:spPr", {}, [])],
  ["a shape without a fill", false, element("wps:spPr", {}, [element("a:noFill", {}, [])])],
  ["an older filled shape", true, element("v:rect", { fillcolor: "#112233" }, [])],
  ["an older shape that is not filled", false, element("v:rect", { fillcolor: "#112233", filled: "f" }, [])],
  ["an older shape without a colour", false, element("v:rect", {}, [])],
  ["a page with a colour", true, element("w:background", {}, [])],
  ["text", false, "text"],
])("%s paints behind the text: %p", (_, paints, node) => {
  expect(paintsBehindText(element("w:body", {}, [element("w:p", {}, [node])]))).toBe(paints);
  expect(paintsBehindText(undefined)).toBe(false);
});
