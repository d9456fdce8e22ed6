import { expect, test } from "bun:test";
import { print } from "../../layout/print.testing.ts";
import type { PDFPageProxy } from "../open/pdfjs.ts";
import { withLinks } from "./links.ts";

/** Which words the one link of a page belongs to; those of 20 points each stand from 92 to 102 points below the top of the page. */
async function linked(rect: [left: number, top: number, right: number, bottom: number], text = "Site"): Promise<string[]> {
  const page = {
    pageNumber: 1,
    getViewport: () => ({ transform: [1, 0, 0, 1, 0, 0] }),
    getAnnotations: async () => [{ subtype: "Link", url: "https://example.org", rect }],
  } as unknown as PDFPageProxy;
  return (await withLinks(print(50, 100, text), page)).flatMap(({ text, link }) => (link ? [text] : []));
}

test("a link belongs to the text that it covers by most of its width", async () => {
  expect(await linked([58, 92, 95, 102], "Site Mail")).toEqual(["Site", "Mail"]);
  expect(await linked([63, 92, 95, 102], "Site Mail")).toEqual(["Mail"]);
});

test("a link that stands a little too high or too low is that of its text", async () => {
  expect(await linked([50, 87, 70, 97])).toEqual(["Site"]);
  expect(await linked([50, 84, 70, 94.5])).toEqual(["https://example.org"]);
});

test("a link over an icon belongs to the text beside it, though the icon stands a little higher", async () => {
  expect(await linked([34, 85.5, 44, 95.5])).toEqual(["Site"]);
  expect(await linked([34, 83, 44, 93])).toEqual(["https://example.org"]);
});

test("of hundreds of links on one page the first are looked at", async () => {
  const annotation = (at: number) => ({ subtype: "Link", url: `https://example.org/${at}`, rect: [300, at, 310, at + 1] });
  const page = (count: number) =>
    ({
      pageNumber: 1,
      getViewport: () => ({ transform: [1, 0, 0, 1, 0, 0] }),
      getAnnotations: async () => Array.from({ length: count }, (_, at) => annotation(2 * at)),
    }) as unknown as PDFPageProxy;
  const countOf = async (count: number) => (await withLinks([], page(count))).length;
  expect([await countOf(400), await countOf(700)]).toEqual([400, 500]);
});
