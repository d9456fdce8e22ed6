import { expect, test } from "bun:test";
import type { PositionedRun } from "../../layout/1-words/content.ts";
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

type Annotation = { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] };
const pageWith = (...annotations: Annotation[]) =>
  ({
    pageNumber: 2,
    getViewport: () => ({ transform: [1, 0, 0, -1, 0, 800] }),
    getAnnotations: async () => annotations.map((annotation) => ({ subtype: "Link", rect: [300, 700, 340, 720], ...annotation })),
  }) as unknown as PDFPageProxy;
const linksOf = async (runs: PositionedRun[], ...annotations: Annotation[]) =>
  (await withLinks(runs, pageWith(...annotations))).map(({ text, link }) => `${text} ${link ?? ""}`.trim());

test.each<[string, Annotation, string[]]>([
  ["a web address", { url: "https://example.org" }, ["https://example.org https://example.org"]],
  ["a mail address", { url: "mailto:anna@example.org" }, ["anna@example.org mailto:anna@example.org"]],
  ["a telephone number", { url: "tel:+441134960000" }, ["+441134960000 tel:+441134960000"]],
  ["an address that pdf.js does not trust", { unsafeUrl: " https://example.org " }, ["https://example.org https://example.org"]],
  ["a program", { url: "javascript:alert(1)" }, []],
  ["a place in the document", {}, []],
  ["a comment", { subtype: "Text", url: "https://example.org" }, []],
])("a link to %s", async (_, annotation, lines) => {
  expect(await linksOf([], annotation)).toEqual(lines);
});

test("the address of a link that covers no text stands where the link does, and once", async () => {
  const twice = [
    { url: "https://example.org", rect: [300, 700, 340, 720] },
    { url: "https://example.org", rect: [300, 500, 340, 520] },
  ];
  const [run, ...others] = await withLinks([], pageWith(...twice));
  expect(others).toEqual([]);
  expect(run).toMatchObject({
    box: { page: 2, x: 300, width: 40, height: 12 },
    style: { size: 12, bold: false },
    baseline: 96,
    detached: true,
    order: 0,
  });
  expect(run?.box.y).toBeCloseTo(86.4);
  const [low] = await withLinks([], pageWith({ url: "https://example.org", rect: [300, 700, 340, 704] }));
  expect(low?.style.size).toBe(6);
  const [middle] = await withLinks([], pageWith({ url: "https://example.org", rect: [300, 700, 340, 710] }));
  expect(middle?.style.size).toBe(8);
});

test("a page whose links cannot be read has none", async () => {
  const damaged = {
    pageNumber: 1,
    getViewport: () => ({ transform: [1, 0, 0, 1, 0, 0] }),
    getAnnotations: () => Promise.reject(new Error("damaged")),
  };
  const runs = print(50, 100, "Site");
  expect(await withLinks(runs, damaged as unknown as PDFPageProxy)).toBe(runs);
});

test("a word keeps the first of its links", async () => {
  const runs = print(50, 100, "Site");
  const over = [50, 698, 70, 708];
  expect(await linksOf(runs, { url: "https://a.example.org", rect: over }, { url: "https://b.example.org", rect: over })).toEqual([
    "Site https://a.example.org",
  ]);
});

test("a link over an icon belongs to the nearest text beside it that has none yet", async () => {
  const icon = { url: "https://example.org", rect: [100, 698, 108, 708] };
  const beside = (...runs: PositionedRun[]) => linksOf(runs, icon);
  const [near] = print(115, 100, "near") as [PositionedRun];
  const [far] = print(125, 100, "far") as [PositionedRun];
  const [left] = print(82, 100, "at") as [PositionedRun];
  expect(await beside(far, near)).toEqual(["far", "near https://example.org"]);
  expect(await beside(near, far)).toEqual(["near https://example.org", "far"]);
  expect(await beside(far, left)).toEqual(["far", "at https://example.org"]);
  for (const change of [{ rotated: 90 }, { hidden: "covered" }, { link: "https://other.example.org" }, { text: "•" }])
    expect((await beside({ ...near, ...change }, far))[1]).toBe("far https://example.org");
  const [away] = print(200, 100, "away") as [PositionedRun];
  const [below] = print(115, 130, "below") as [PositionedRun];
  expect(await beside(away, below)).toEqual(["away", "below", "https://example.org https://example.org"]);
});

test("a link over a bullet is not its own, though it covers it", async () => {
  expect(await linksOf(print(300, 95, "•"), { url: "https://example.org" })).toEqual(["•", "https://example.org https://example.org"]);
});
