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
