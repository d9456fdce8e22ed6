import { expect, test } from "bun:test";
import { readAsset } from "../../../../../setup/assets.ts";
import type { ReadTools } from "../../../../reading.ts";
import { readPdf } from "../../read-pdf.ts";
import { type TinyPage, tinyPdf } from "../../tiny-pdf.testing.ts";

const tools: ReadTools = { readAsset, ocr: "never", maxPages: 10 };
/** The glyph of code 0 is one whose character the font does not know. */
const draw = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")}) Tj`;
const hex = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16().toString("hex");
const withText = (text: string, drawn: string) => `/Span << /ActualText <${hex(text)}> >> BDC ${drawn} EMC`;
const textOf = async (content: string, page: Partial<TinyPage> = {}) =>
  (await readPdf(tinyPdf([{ content: `BT /F1 11 Tf 50 700 Td ${content} ET`, ...page }]), tools)).lines.map((line) => line.text);

test("glyphs whose characters the font does not know get their ActualText", async () => {
  expect(await textOf(`${draw("Cer")} ${withText("ti", draw("\0"))} ${withText("fi", draw("\0"))} ${draw("cate")}`)).toEqual([
    "Certificate",
  ]);
  expect(await textOf(`${withText("वि", draw("\0\0"))} ${withText("ज्ञा", draw("\0"))} ${withText("न", draw("\0"))}`)).toEqual(["विज्ञान"]);
});

test("the ActualText of a script of clusters counts over glyphs of that script, whatever characters the font gives them; over other glyphs it does not", async () => {
  expect(await textOf(`${withText("वि", draw("\0A"))} ${withText("ष", draw("\0"))} ${withText("य", draw("\0"))}`)).toEqual(["विषय"]);
  expect(await textOf(withText("कोबोल", draw("Java")))).toEqual(["Java"]);
  expect(await textOf(`${draw("Clerk")} ${withText("कोबोल फोरट्रान जावा", draw("\0"))}`)).toEqual(["Clerk"]);
});

test("a mark that is drawn first and above the line leaves its word on the line", async () => {
  const raised = `0 4 Td ${draw("\0")} 1 -4 Td ${draw("\0")}`;
  const { lines } = await readPdf(tinyPdf([{ content: `BT /F1 11 Tf 50 700 Td ${withText("ज्ञा", raised)} ET` }]), tools);
  expect(lines.map(({ text, place }) => [text, place])).toEqual([["ज्ञा", "body"]]);
});

test("of characters that are drawn alike the ActualText says which it is", async () => {
  expect(await textOf(`${draw("Dell")} ${withText("’", draw("'"))} ${draw("Orto")}`)).toEqual(["Dell’Orto"]);
  expect(await textOf(`${draw("Dell")} ${withText("x", draw("'"))} ${draw("Orto")}`)).toEqual(["Dell'Orto"]);
});

test("the text may stand in a property list that the page names", async () => {
  expect(await textOf(`${draw("Of")} /Span /P0 BDC ${draw("\0")} EMC ${draw("ce")}`, { properties: "/P0 << /ActualText (fi) >>" })).toEqual(
    ["Office"],
  );
});

test("a text over several runs keeps its words apart", async () => {
  expect(await textOf(withText("Axe Fox", `${draw("\0x\0 ")} /F1 11.2 Tf ${draw("\0o\0")}`))).toEqual(["Axe Fox"]);
});

test("a text of many short words is taken for a line of which the font does not know one glyph", async () => {
  expect(await textOf(withText("A to Z at the top of fi", draw("A to Z at the top of \0")))).toEqual(["A to Z at the top of fi"]);
});

test("of texts in texts the outer one counts, and the inner one where the outer cannot be", async () => {
  const inner = `${withText("fi", draw("\0"))} ${draw("ne")}`;
  expect(await textOf(withText("fine", inner))).toEqual(["fine"]);
  expect(await textOf(withText("coarse", inner))).toEqual(["fine"]);
});

test("a hyphen that the document says is none divides no word", async () => {
  const lines = `${draw("Wartung der Anlagen und Umbau zur Kran")} ${withText("", draw("-"))} 0 -14 Td ${draw("Bedienung im Hafen von Duisburg sowie")}`;
  expect((await textOf(lines)).join(" ")).toContain("KranBedienung");
});

test("what is drawn counts where the text says something else or more", async () => {
  expect(await textOf(withText("Cobol", draw("Java")))).toEqual(["Java"]);
  expect(await textOf(withText("Rust", draw("Java")))).toEqual(["Java"]);
  expect(await textOf(withText("Jave", draw("Java")))).toEqual(["Java"]);
  expect(await textOf(withText("Java, Cobol, Fortran", draw("Java")))).toEqual(["Java"]);
  expect(await textOf(withText("Chief executive officer", draw("\0 Clerk")))).toEqual(["Clerk"]);
  expect(await textOf(withText("", draw("Dismissed")))).toEqual(["Dismissed"]);
});

test("a text without signs, and one whose signs nobody sees, is no content", async () => {
  expect(await textOf(`${draw("Clerk")} ${withText("Cobol", "")} ${withText("Ada", draw(" "))}`)).toEqual(["Clerk"]);
  expect(await textOf(`${draw("Clerk")} ${withText("Ada", `3 Tr ${draw("\0\0\0")}`)}`)).toEqual(["Clerk"]);
  expect(await textOf(`${draw("Clerk ")} ${withText("Ada", `${draw("\0")} 3 Tr ${draw("\0\0")}`)}`)).toEqual(["Clerk"]);
});

test("a text for signs that stand far apart is no word, and what is drawn counts", async () => {
  expect(await textOf(withText("office", `${draw("o\0")} ${draw("ce")}`))).toEqual(["office"]);
  expect((await textOf(withText("office", `${draw("o\0")} 200 0 Td ${draw("ce")}`))).join(" ")).not.toContain("office");
});

test("a text may run in any direction", async () => {
  const slanted = (matrix: string) => textOf(`${matrix} 200 400 Tm ${withText("office", draw("o\0ce"))}`);
  for (const matrix of ["0 1 -1 0", "0.7 0.7 -0.7 0.7", "-1 0 0 -1"]) expect(await slanted(matrix)).toEqual(["office"]);
});

test("a text over two lines is no word, and what is drawn counts", async () => {
  expect((await textOf(withText("office", `${draw("o\0")} 0 -14 Td ${draw("ce")}`))).join(" ")).not.toContain("office");
});

test("a glyph too small to be read gets no text from a large one beside it", async () => {
  expect(await textOf(withText("O2", `${draw("O")} /F1 1 Tf ${draw("\0")}`))).toEqual(["O"]);
  expect(await textOf(withText("O2", `${draw("O")} /F1 7 Tf ${draw("\0")}`))).toEqual(["O2"]);
});

test("a text stands for no more glyphs than a line has: what is drawn behind them counts", async () => {
  const over = async (count: number) => (await textOf(`5 Tz ${withText("विषय", `${draw("\0".repeat(count))} ${draw("Java")}`)}`)).join("");
  expect(await over(600)).toBe("विषय");
  expect(await over(1_500)).toContain("Java");
});
