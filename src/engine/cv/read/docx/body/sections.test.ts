import { expect, test } from "bun:test";
import { element } from "../../../package/xml.ts";
import { readFrame, readSection } from "./sections.ts";

const PAGE = { width: 612, height: 792, top: 72, left: 90, right: 72 };

test("a frame stands where its anchors say: from the page, from the margin, or from its paragraph", () => {
  const frame = (attributes: Record<string, string>) =>
    readFrame(element("w:framePr", { "w:x": "200", "w:y": "400", ...attributes }), PAGE)?.box;
  expect(frame({})).toMatchObject({ x: 90 + 10, y: 20, width: 0, height: 0, fromParagraph: true });
  expect(frame({ "w:hAnchor": "page", "w:vAnchor": "page" })).toMatchObject({ x: 10, y: 20, fromParagraph: false });
  expect(frame({ "w:hAnchor": "margin", "w:vAnchor": "margin" })).toMatchObject({ x: 100, y: 92, fromParagraph: false });
  expect(frame({ "w:w": "2000", "w:h": "1000", "w:vAnchor": "text" })).toMatchObject({ width: 100, height: 50, fromParagraph: true });
  expect(readFrame(undefined, PAGE)).toBeUndefined();
});

test("a large first letter of a paragraph is no frame of its own, and two paragraphs of one frame have one key", () => {
  const frame = (attributes: Record<string, string>) => readFrame(element("w:framePr", attributes), PAGE);
  expect([frame({ "w:dropCap": "drop" }), frame({ "w:dropCap": "none" }), frame({})].map((one) => one?.dropCap)).toEqual([
    true,
    false,
    false,
  ]);
  expect(frame({ "w:x": "200" })?.key).toBe(frame({ "w:x": "200" })?.key as string);
  expect(frame({ "w:x": "200" })?.key).not.toBe(frame({ "w:x": "220" })?.key as string);
});

test("a section has the size, margins, columns, headers and footers that it names, and those of a letter page where it does not", () => {
  expect(readSection(element("w:sectPr"))).toEqual({
    page: { width: 612, height: 792, top: 72, left: 72, right: 72 },
    columns: [],
    headers: [],
    footers: [],
    hasTitlePage: false,
  });
  const section = (...children: [name: string, attributes: Record<string, string>][]) =>
    readSection(
      element(
        "w:sectPr",
        {},
        children.map(([name, attributes]) => element(name, attributes)),
      ),
    );
  expect(
    section(
      ["w:pgSz", { "w:w": "11900", "w:h": "16840" }],
      ["w:pgMar", { "w:top": "200", "w:left": "400", "w:right": "600" }],
      ["w:cols", { "w:num": "2" }],
      ["w:headerReference", { "w:type": "first", "r:id": "rId1" }],
      ["w:footerReference", { "r:id": "rId2" }],
      ["w:titlePg", {}],
    ),
  ).toEqual({
    page: { width: 595, height: 842, top: 10, left: 20, right: 30 },
    columns: [1, 1],
    headers: [{ type: "first", id: "rId1" }],
    footers: [{ type: "default", id: "rId2" }],
    hasTitlePage: true,
  });
  const columns = element("w:cols", { "w:num": "3" }, [element("w:col", { "w:w": "2000" }), element("w:col", { "w:w": "6000" })]);
  expect(readSection(element("w:sectPr", {}, [columns])).columns).toEqual([100, 300]);
  expect(section(["w:cols", { "w:num": "1" }]).columns).toEqual([]);
  const countOf = (columns: string) => section(["w:cols", { "w:num": columns }]).columns.length;
  expect(["12", "5000"].map(countOf)).toEqual([12, 16]);
});
