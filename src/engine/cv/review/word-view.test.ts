import { expect, test } from "bun:test";
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import { wordView } from "./word-view.ts";

const word = async (...children: (Paragraph | Table)[]) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
const body = (html: string) => html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));

test("a Word file is its text with headings, lists and tables", async () => {
  const table = new Table({ rows: [new TableRow({ children: [new TableCell({ children: [new Paragraph("Cell")] })] })] });
  const html = await wordView(await word(new Paragraph({ text: "Work", heading: HeadingLevel.HEADING_1 }), new Paragraph("Fitter"), table));
  expect(body(html)).toBe("<h1>Work</h1><p>Fitter</p><table><tr><td><p>Cell</p></td></tr></table>");
});

test("nothing of it runs, links or loads", async () => {
  const link = new ExternalHyperlink({ link: "javascript:alert(1)", children: [new TextRun("link")] });
  const html = await wordView(await word(new Paragraph({ children: [link, new TextRun("<script>alert(2)</script><img src=x>")] })));
  expect(body(html)).toBe("<p>link&lt;script&gt;alert(2)&lt;/script&gt;&lt;img src=x&gt;</p>");
});

test("the paragraph of a value is marked, the first that has it and only that", async () => {
  const html = await wordView(await word(new Paragraph("Fitter & welder"), new Paragraph("Fitter")), "fitter & Welder");
  expect(body(html)).toBe('<p><mark id="mark">Fitter &amp; welder</mark></p><p>Fitter</p>');
  expect(body(await wordView(await word(new Paragraph("Fitter")), "plumber"))).toBe("<p>Fitter</p>");
});
