import { expect, test } from "bun:test";
import type { PDFDocumentProxy, PDFPageProxy } from "../open/pdfjs.ts";
import { documentStructure } from "./structure.ts";

const document = { getOptionalContentConfig: async () => undefined } as unknown as PDFDocumentProxy;

test("headings are marked in a structure tree of thousands of elements, and only the last ones in one of tens of thousands", async () => {
  const headings = async (count: number) => {
    const heading = (at: number) => ({ role: "H2", children: [{ type: "content", id: `p1R_mc${at}` }] });
    const tree = { role: "Root", children: Array.from({ length: count }, (_, at) => heading(at)) };
    const page = { getStructTree: async () => tree } as unknown as PDFPageProxy;
    return (await documentStructure(document, page)).headings.size;
  };
  expect(await headings(9_000)).toBe(9_000);
  expect(await headings(12_000)).toBeLessThan(10_000);
});

/** The heading levels of the marked content of a structure tree. */
const levelsOf = async (tree: object | null) => {
  const page = { getStructTree: async () => tree } as unknown as PDFPageProxy;
  return Object.fromEntries((await documentStructure(document, page)).headings);
};
const content = (id: string) => ({ type: "content", id });

test("marked content has the level of the heading or title that it is in, however deep", async () => {
  const span = { role: "Span", children: [content("p1R_mc3")] };
  const children = [
    { role: "Title", children: [content("p1R_mc0")] },
    { role: "H1", children: [content("p1R_mc1"), content("p1R_mc2"), span] },
    { role: "H6", children: [content("p1R_mc12")] },
    { role: "P", children: [content("p1R_mc4")] },
    { role: "H7", children: [content("p1R_mc5")] },
  ];
  expect(await levelsOf({ role: "Root", children })).toEqual({ 0: 0, 1: 1, 2: 1, 3: 1, 12: 6 });
});

test("a heading in a heading has its own level, and what has no number is passed over", async () => {
  const inner = { role: "H3", children: [content("p1R_mc2")] };
  expect(await levelsOf({ role: "H1", children: [inner, { type: "object", id: "p1R_mc8" }, content("p1R"), { type: "content" }] })).toEqual(
    { 2: 3 },
  );
});

test("a page without a structure tree, or with a damaged one, has no headings", async () => {
  expect(await levelsOf(null)).toEqual({});
  const damaged = { getStructTree: () => Promise.reject(new Error("damaged")) } as unknown as PDFPageProxy;
  expect((await documentStructure(document, damaged)).headings.size).toBe(0);
});

test("a layer is seen unless the document says that it is off", async () => {
  const page = { getStructTree: async () => null } as unknown as PDFPageProxy;
  const seen = async (isVisible: unknown, properties: unknown = { type: "OCG" }) => {
    const layers = { getOptionalContentConfig: async () => ({ isVisible }) } as unknown as PDFDocumentProxy;
    return (await documentStructure(layers, page)).layerVisible(properties as never);
  };
  expect(await seen(() => false)).toBe(false);
  expect(await seen(() => true)).toBe(true);
  expect(await seen(() => undefined)).toBe(true);
  expect(await seen(() => false, null)).toBe(true);
  expect(
    await seen(() => {
      throw new Error("damaged");
    }),
  ).toBe(true);
  expect((await documentStructure(document, page)).layerVisible({ type: "OCG" } as never)).toBe(true);
});
