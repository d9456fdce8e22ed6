import { describe, expect, test } from "bun:test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readAsset } from "../../../setup/assets.ts";
import { readDocx } from "./read-docx.ts";
import { bold, p, run, table, textBox, type WordParts, wordFile } from "./word-file.testing.ts";

const read = (body: string, parts?: WordParts) => readDocx(wordFile(body, parts), { readAsset, ocr: "never", maxPages: 9 });
const texts = async (body: string, parts?: WordParts) => (await read(body, parts)).lines.map((line) => line.text);
const paragraphs = (...lines: string[]) => lines.map((line) => p(line)).join("");

describe("tables", () => {
  const long = (name: string) => paragraphs(`${name} of the quay`, `${name} of the ferry`, `${name} of the nets`, `${name} of the crane`);
  /** Whether the cells of a table are columns of the page, and no cells of rows. */
  const areColumns = async (rows: string[][], below = "") =>
    (await read(table([4500, 4500], rows) + below)).lines.every((line) => line.table === undefined);

  test("two rows of long cells lay out the page, more rows of cells as long are those of a table", async () => {
    const rows = ["Care", "Repair", "Sale", "Count"].map((name) => [long(name), long(`${name} and use`)]);
    expect(await Promise.all([2, 4].map((count) => areColumns(rows.slice(0, count))))).toEqual([true, false]);
  });

  test("a table without headings lays out the page where it holds most of the text", async () => {
    const rows = [[long("Care"), long("Repair")]];
    expect(await areColumns(rows, paragraphs(...Array(2).fill("A line as long as many others")))).toBe(true);
    expect(await areColumns(rows, paragraphs(...Array(9).fill("A line as long as many others")))).toBe(false);
  });

  test("cells of two or three lines in a row of three begin with one row", async () => {
    const cells = [paragraphs("Java", "Kotlin"), paragraphs("Expert", "Good"), paragraphs("2010", "2015")];
    expect((await texts(table([3000, 3000, 3000], [cells])))[0]).toBe("Java\tExpert\t2010");
  });

  test("a short cell of a few lines is read before the long one that it stands beside", async () => {
    const job = (name: string) => `${name} of the ferry across the sound, of its engine, its ramps and of the safety of all who cross it`;
    const rows = [[paragraphs(job("Care"), job("Repair"), job("Record")), paragraphs("Corve Interiors", "Ludlow")]];
    expect((await texts(table([7000, 2000], rows))).slice(0, 2)).toEqual(["Corve Interiors", "Ludlow"]);
  });

  test("a bold cell beside much text is a label where others set like it stand beside one short value", async () => {
    const much =
      p("Springs, horsehair and webbing, two years with a master in Shropshire, and the buttons of forty chairs since") + p("Curtains");
    expect(
      await texts(
        table(
          [2000, 7000],
          [
            [bold("Nationality"), "British citizen"],
            [bold("Training"), much],
          ],
        ),
      ),
    ).toEqual([
      "Nationality\tBritish citizen",
      "Training\tSprings, horsehair and webbing, two years with a master in Shropshire, and the buttons of forty chairs since",
      "Curtains",
    ]);
  });

  test("bold labels beside plain values are a form of pairs, though one of the values is bold", async () => {
    const rows = [
      [bold("Name"), "Jane", bold("Born"), bold("May")],
      [bold("City"), "Leeds", bold("Phone"), "no"],
    ];
    expect(await texts(table([2000, 2500, 2000, 2500], rows))).toEqual(["Name\tJane", "Born\tMay", "City\tLeeds", "Phone\tno"]);
    const all = rows.map(([label, value, second, other]) => [label, bold(value as string), second, other] as string[]);
    expect((await texts(table([2000, 2500, 2000, 2500], all))).length).toBe(2);
  });

  test("shaded labels are a form of pairs, though one of the values is shaded", async () => {
    const shading = '<w:shd w:val="clear" w:fill="D9E2F3"/></w:tcPr>';
    const form = (rows: string[][], shaded: string[]) =>
      shaded.reduce(
        (xml, text) =>
          xml.replace(new RegExp(`</w:tcPr>(?=<w:p><w:pPr></w:pPr><w:r><w:rPr></w:rPr><w:t xml:space="preserve">${text}<)`), shading),
        table([2000, 2500, 2000, 2500], rows),
      );
    const rows = [
      ["Name", "Jane", "Born", "May"],
      ["City", "Leeds", "Phone", "no"],
      ["Car", "yes", "Boat", "none"],
    ];
    const labels = ["Name", "Born", "City", "Phone", "Car", "Boat"];
    expect((await texts(form(rows, [...labels, "May"]))).slice(0, 2)).toEqual(["Name\tJane", "Born\tMay"]);
    expect((await texts(form(rows, [...labels, "May", "Leeds"]))).length).toBe(3);
  });
});

describe("lines", () => {
  test("the white between paragraphs is told in lines of their font", async () => {
    const gapOf = async (body: string) => (await read(p("Above") + body)).lines.at(-1)?.gap;
    expect(await gapOf(p("Below", '<w:spacing w:before="480"/>'))).toBeCloseTo(2);
    expect(await gapOf(`<w:p><w:pPr><w:rPr><w:sz w:val="8"/></w:rPr></w:pPr></w:p>${p("Below")}`)).toBeCloseTo(0.33);
    expect(await gapOf(`<w:p><w:pPr><w:rPr><w:sz w:val="20"/></w:rPr></w:pPr></w:p>${p("Below")}`)).toBeCloseTo(1);
  });

  test("text behind typed spaces stands where they end", async () => {
    const [near, far] = (await read(p("ACME     2018") + p("ACME               2018"))).lines.map((line) => line.cells[1]?.x ?? 0);
    expect((far as number) - (near as number)).toBeCloseTo(28);
  });

  test("text boxes far apart are no more than a few lines apart", async () => {
    const { lines } = await read(p(textBox(p("Above"), 30, 100, 200, 20) + textBox(p("Below"), 30, 500, 200, 20)));
    expect(lines.map(({ text, gap }) => [text, gap])).toEqual([
      ["Above", 0],
      ["Below", 3],
    ]);
  });
});

describe("drawings", () => {
  test("columns of text boxes whose frames overlap a little are read one after the other", async () => {
    const boxes = [
      [30, 100, "Contact"],
      [230, 90, "Experience"],
      [30, 300, "Skills"],
      [230, 310, "Education"],
    ] as const;
    expect(await texts(p(boxes.map(([x, y, text]) => textBox(p(text), x, y, 204, 100)).join("")))).toEqual([
      "Contact",
      "Skills",
      "Experience",
      "Education",
    ]);
  });

  test("a text box beside the text is read before the next heading in capitals, and not before a sentence in them", async () => {
    const body = (text: string) =>
      p("PROFILE") + p("One") + p(textBox(p("Aside"), 400, 200, 100, 200) + run("Two")) + p("Three") + p(text) + p("Four");
    const heading = "WORK ON SHIPS AND IN HARBOURS";
    expect(await texts(body(heading))).toEqual(["PROFILE", "One", "Two", "Three", "Aside", heading, "Four"]);
    const sentence = "WHOEVER MENDS A NET WITH ME LEARNS THE KNOTS";
    expect((await texts(body(sentence))).at(-1)).toBe("Aside");
  });

  test("text boxes of one page are ordered by columns, of hundreds by their places alone", async () => {
    const boxes = (rows: number) =>
      p(
        Array.from(
          { length: rows },
          (_, row) => textBox(p(`Left ${row}`), 30, 100 + 30 * row, 200, 20) + textBox(p(`Right ${row}`), 300, 110 + 30 * row, 200, 20),
        ).join(""),
      );
    expect((await texts(boxes(75))).slice(0, 2)).toEqual(["Left 0", "Left 1"]);
    expect((await texts(boxes(125))).slice(0, 2)).toEqual(["Left 0", "Right 0"]);
  });

  const parts: WordParts = {
    related: { i1: ["image", "a.png"] },
    files: { "word/a.png": new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  };
  const filling =
    '<wp:extent cx="1100000" cy="1400000"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="i1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>';
  const looksLikePhoto = async (body: string) => (await read(body, parts)).images[0]?.looksLikePhoto;

  test("a photo stands in the upper half of the page", async () => {
    const at = (y: number) =>
      p(
        `<w:r><w:drawing><wp:anchor behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>400000</wp:posOffset></wp:positionH>` +
          `<wp:positionV relativeFrom="page"><wp:posOffset>${y * 12700}</wp:posOffset></wp:positionV>${filling}</wp:anchor></w:drawing></w:r>`,
      ) + p("Jane Doe");
    expect([await looksLikePhoto(at(380)), await looksLikePhoto(at(460))]).toEqual([true, false]);
  });

  test("a photo stands on the first page, before most of the text", async () => {
    const after = (count: number) =>
      paragraphs(...Array(count).fill("A line of text that goes on for fifty characters.")) +
      p(`<w:r><w:drawing><wp:inline>${filling}</wp:inline></w:drawing></w:r>`);
    expect([await looksLikePhoto(after(20)), await looksLikePhoto(after(50))]).toEqual([true, false]);
  });

  test("a photo of more bytes than a camera writes is not taken out, and the text is read", async () => {
    const withPhoto = async (bytes: number) => {
      const photo = new Uint8Array(bytes);
      photo.set(parts.files?.["word/a.png"] as Uint8Array);
      const packed = unzipSync(wordFile(p(`<w:r><w:drawing><wp:inline>${filling}</wp:inline></w:drawing></w:r>`) + p("Jane Doe"), parts));
      const file = zipSync({ ...packed, "word/a.png": photo }, { level: 0 });
      const { lines, images } = await readDocx(file, { readAsset, ocr: "never", maxPages: 9 });
      return [lines[0]?.text, images[0]?.bytes?.length];
    };
    expect(await withPhoto(12_000_000)).toEqual(["Jane Doe", 12_000_000]);
    expect(await withPhoto(13_000_000)).toEqual(["Jane Doe", undefined]);
  });
});

test("text nearly in the colour of the paper is hidden, text in a pale one is not", async () => {
  const { lines } = await read(p("Seen") + p("hidden", "", '<w:color w:val="F9F9F9"/>') + p("pale", "", '<w:color w:val="F1F1F1"/>'));
  expect(lines.map(({ text }) => text)).toEqual(["Seen", "pale"]);
});

test("a part larger than the text of a thousand pages is refused, however it is packed", async () => {
  const withComment = (bytes: number) => {
    const parts = unzipSync(wordFile(p("Seen")));
    const body = strFromU8(parts["word/document.xml"] as Uint8Array).replace("<w:body>", `<w:body><!--${"a".repeat(bytes)}-->`);
    return zipSync({ ...parts, "word/document.xml": strToU8(body) }, { level: 0 });
  };
  const outcome = (bytes: number) =>
    readDocx(withComment(bytes), { readAsset, ocr: "never", maxPages: 9 }).then(
      ({ lines }) => lines[0]?.text,
      (error) => error.code,
    );
  expect([await outcome(8_000_000), await outcome(14_000_000)]).toEqual(["Seen", "too_large"]);
});
