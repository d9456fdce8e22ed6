import { expect, test } from "bun:test";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { CHECKOUT_ROOT, readAsset } from "../../../setup/assets.ts";
import type { PageImage, ReadTools } from "../../reading.ts";
import { withoutJpegMetadata } from "../images/jpeg.ts";
import { pictureSize } from "../images/picture.ts";
import { rgbPng } from "../images/png.ts";
import { MAX_PAGES_AT_ONCE } from "../ocr/thresholds.ts";
import { readPdf } from "./read-pdf.ts";
import { show, type TinyPage, type TinyPicture, tinyPdf } from "./tiny-pdf.testing.ts";

const tools: ReadTools = { readAsset, ocr: "auto", maxPages: 10 };
const fixture = (name: string) => Bun.file(join(CHECKOUT_ROOT, "tests/fixtures/pdf", name)).bytes();
const refusalOf = (bytes: Uint8Array, change: Partial<ReadTools> = {}) =>
  readPdf(bytes, { ...tools, ...change }).then(
    () => "read",
    (error) => error.code,
  );
const link = (rect: string, url: string) => `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (${url}) >> >>`;

test("text comes with its place, size, weight, colour and family", async () => {
  const content = `0.2 0.4 0.6 rg ${show(50, 700, "Anna Nowak", { font: "F2", size: 20 })}`;
  const reading = await readPdf(tinyPdf([{ content }]), tools);
  expect(reading.lines).toHaveLength(1);
  expect(reading.lines[0]).toMatchObject({
    text: "Anna Nowak",
    indent: 50,
    style: { size: 20, bold: true, italic: false, font: "Helvetica", color: "#336699" },
  });
  expect(reading.lines[0]?.physicalLines[0]?.box).toMatchObject({ page: 1, x: 50, y: 84, height: 20 });
  expect(reading.pages).toEqual([{ number: 1, width: 600, height: 800, ocr: false }]);
  expect(reading.properties).toEqual({ title: "A title", language: "en" });
});

test("the properties of a file are those that say something, without the white space around them", async () => {
  const propertiesOf = async (information: string) => {
    const bytes = Buffer.from(tinyPdf([{ content: show(50, 700, "Anna") }])).toString("latin1");
    return (await readPdf(Buffer.from(bytes.replace("/Title (A title)", information), "latin1"), tools)).properties;
  };
  expect(await propertiesOf("/Title ( CV ) /Author (Anna Nowak)")).toEqual({ title: "CV", author: "Anna Nowak", language: "en" });
  expect(await propertiesOf("/Title ( ) /Author 7 /Producer (LaTeX)")).toEqual({ language: "en" });
});

test("a link goes to the text that it covers, one over a picture to the text beside it, and one far from all text is a line", async () => {
  const content = `${show(50, 700, "anna@example.org")} ${show(80, 650, "My profile")}`;
  const annotations = [
    link("50 695 150 712", "mailto:anna@example.org"),
    link("60 646 74 660", "https://example.org/in/anna"),
    link("300 100 320 120", "https://example.org/code"),
    link("50 400 60 410", "javascript:alert(1)"),
  ];
  const { lines } = await readPdf(tinyPdf([{ content, annotations }]), tools);
  expect(lines.map((line) => [line.text, line.cells[0]?.runs[0]?.link])).toEqual([
    ["anna@example.org", "mailto:anna@example.org"],
    ["My profile", "https://example.org/in/anna"],
    ["https://example.org/code", "https://example.org/code"],
  ]);
});

test("invisible, white and switched-off text is set aside with the reason", async () => {
  const content = [show(50, 700, "Seen"), show(50, 650, "keywords java sql", { mode: 3 }), "1 1 1 rg", show(50, 600, "white words")].join(
    " ",
  );
  const { lines, setAside } = await readPdf(tinyPdf([{ content }]), tools);
  expect(lines.map((line) => line.text)).toEqual(["Seen"]);
  expect([...new Set(setAside.map((entry) => `${entry.reason}: ${entry.detail}`))]).toEqual([
    "hidden: drawn invisibly",
    "hidden: in the colour of its background",
  ]);
});

test("text outside of the clipping path is cut off, text at the edge of a path that is a little too low is not", async () => {
  // The letters of a line at 700 reach up to about 708.
  const within = (top: number) => `q 40 600 300 ${top - 600} re W n ${show(50, 700, "Clipped")} Q`;
  const seen = async (top: number) =>
    (await readPdf(tinyPdf([{ content: `${show(50, 500, "Seen")} ${within(top)}` }]), tools)).lines.map(({ text }) => text);
  expect(await seen(699)).toContain("Clipped");
  expect(await seen(696)).not.toContain("Clipped");
});

test("white text on a dark panel is content, and the panel is a column of its own", async () => {
  const panel = "0.1 0.2 0.3 rg 0 0 180 800 re f 1 1 1 rg";
  const left = [700, 660, 620, 580, 540].map((y, index) => show(20, y, `Skill ${index}`)).join(" ");
  const right = [702, 668, 633, 590, 555].map((y, index) => show(220, y, `Position ${index} at a company`)).join(" ");
  const { lines } = await readPdf(tinyPdf([{ content: `${panel} ${left} 0 0 0 rg ${right}` }]), tools);
  expect(lines.map((line) => line.place)).toEqual([...Array(5).fill("sidebar"), ...Array(5).fill("body")]);
  expect(lines.map((line) => line.text).slice(4, 6)).toEqual(["Skill 4", "Position 0 at a company"]);
});

test("letter-spaced and kerned text is whole words", async () => {
  const content = `BT /F2 12 Tf 6 Tc 50 700 Td (EXPERIENCE) Tj ET BT /F1 12 Tf 0 Tc 50 650 Td [(T) 80 (rained) -300 (w) 20 (elder)] TJ ET`;
  const { lines } = await readPdf(tinyPdf([{ content }]), tools);
  expect(lines.map((line) => line.text)).toEqual(["EXPERIENCE", "Trained welder"]);
});

const withPicture = (size: string, picture: TinyPicture) => ({
  content: `${show(50, 700, "Anna")} q ${size} 450 620 cm /Im Do Q`,
  picture,
});
const photoOf = async (given: TinyPage) => (await readPdf(tinyPdf([given]), tools)).images.find(({ looksLikePhoto }) => looksLikePhoto);

test("a portrait near the top may be the photo, at a size to print; a logo of few colours and a wide picture are not", async () => {
  const face: TinyPicture = { width: 960, height: 1200, shade: (x, y) => [x % 256, y % 256, (x + y) % 256] };
  const logo: TinyPicture = { width: 960, height: 1200, shade: (x) => (x % 40 < 20 ? [10, 40, 90] : [255, 255, 255]) };

  expect(pictureSize((await photoOf(withPicture("96 0 0 120", face)))?.bytes as Uint8Array)).toEqual({ width: 480, height: 600 });
  expect(await photoOf(withPicture("96 0 0 120", logo))).toBeUndefined();
  expect(await photoOf(withPicture("120 0 0 40", face))).toBeUndefined();
});

test("of a photo that a frame or a circle cuts, only what is seen is taken, and judged by its shape", async () => {
  const group: TinyPicture = { width: 900, height: 300, shade: (x, y) => [x % 256, y % 256, (x + y) % 256] };
  const clipped = (path: string) =>
    photoOf({ content: `${show(50, 700, "Anna")} q ${path} W n 300 0 0 100 250 600 cm /Im Do Q`, picture: group });
  expect(await photoOf(withPicture("300 0 0 100", group))).toBeUndefined();

  const framed = await clipped("350 600 80 100 re");
  expect(framed?.box).toMatchObject({ x: 350, y: 100, width: 80, height: 100 });
  expect(pictureSize(framed?.bytes as Uint8Array)).toEqual({ width: 240, height: 300 });
  const round = await clipped(
    "350 650 m 350 678 372 700 400 700 c 428 700 450 678 450 650 c 450 622 428 600 400 600 c 372 600 350 622 350 650 c",
  );
  expect(pictureSize(round?.bytes as Uint8Array)).toEqual({ width: 300, height: 300 });
  expect(await clipped("0 0 50 50 re")).toBeUndefined();
});

test("a photo that the file holds as a JPEG stays one, without its comments; one of another size than stated is written anew", async () => {
  const jpeg = await fixture("face.jpg");
  const photo = await photoOf(withPicture("96 0 0 120", { width: 64, height: 80, jpeg }));
  expect(photo).toMatchObject({ type: "jpeg", bytes: withoutJpegMetadata(jpeg) as Uint8Array });
  expect(Buffer.from(photo?.bytes as Uint8Array).includes("garden gate")).toBe(false);
  expect((await photoOf(withPicture("96 0 0 120", { width: 128, height: 160, jpeg })))?.type).toBe("png");
});

test("a logo of few colours that the file holds as a JPEG is no photo", async () => {
  const [width, height] = [200, 240];
  const pixels = new Uint8Array(width * height * 3).map((_, at) => ((at / 3) % 80 < 40 ? 30 : 230));
  const jpeg = await new Bun.Image(rgbPng(pixels, width, height, 3)).jpeg({ quality: 95 }).bytes();
  expect(await photoOf(withPicture("100 0 0 120", { width, height, jpeg }))).toBeUndefined();
});

test("a page is read though its picture is damaged", async () => {
  const { lines, images } = await readPdf(
    tinyPdf([withPicture("96 0 0 120", { width: 64, height: 80, jpeg: Uint8Array.of(1, 2, 3) })]),
    tools,
  );
  expect(lines.map(({ text }) => text)).toEqual(["Anna"]);
  expect(images).toMatchObject([{ looksLikePhoto: false }]);
});

test("a file that cannot be read is refused with the reason", async () => {
  expect(await refusalOf(new Uint8Array(0))).toBe("empty");
  expect(await refusalOf(new TextEncoder().encode("%PDF-1.7 nothing"))).toBe("corrupt");
  expect(await refusalOf(crypto.getRandomValues(new Uint8Array(5000)))).toBe("corrupt");
  expect(await refusalOf(await fixture("user-password.pdf"))).toBe("encrypted");
  expect(await refusalOf(tinyPdf([{ content: "" }]))).toBe("no_text");
  expect(await refusalOf(tinyPdf([{ content: show(50, 700, "One") }, { content: show(50, 700, "Two") }]), { maxPages: 1 })).toBe(
    "too_large",
  );
});

test("a password that only forbids changes does not keep anyone from reading", async () => {
  const reading = await readPdf(await fixture("owner-password.pdf"), tools);
  expect(reading.lines.length).toBeGreaterThan(20);
});

test("a stream that unpacks to hundreds of megabytes is refused before it is unpacked", async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(2_000_000)));
  const head = `%PDF-1.7\n1 0 obj << /Length ${bomb.length} /Filter [/FlateDecode /FlateDecode] >> stream\n`;
  expect(await refusalOf(Buffer.concat([Buffer.from(head), bomb, Buffer.from("\nendstream endobj")]))).toBe("too_large");
});

test("a stream of some kilobytes that unpacks to more than a page holds is refused", async () => {
  const bomb = deflateSync(Buffer.alloc(90_000_000));
  const head = `%PDF-1.7\n1 0 obj << /Length ${bomb.length} /Filter /FlateDecode >> stream\n`;
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusalOf(Buffer.concat([Buffer.from(head), bomb, Buffer.from("\nendstream endobj")]))).toBe("too_large");
});

test("small streams before a dangerous one do not hide it", async () => {
  const object = (id: number, filter: string, content: Uint8Array) => [
    Buffer.from(`${id} 0 obj << /Length ${content.length} /Filter ${filter} >> stream\n`),
    content,
    Buffer.from("\nendstream endobj\n"),
  ];
  const bomb = deflateSync(deflateSync(Buffer.alloc(2_000_000)));
  const file = [
    Buffer.from("%PDF-1.7\n"),
    ...object(1, "/FlateDecode", deflateSync(Buffer.from("BT ET"))),
    ...object(2, "[/FlateDecode /FlateDecode]", bomb),
  ];
  expect(await refusalOf(Buffer.concat(file))).toBe("too_large");
});

const picture = "q 300 0 0 400 100 100 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q";
const panels = "0.1 0.2 0.3 rg 400 0 195 842 re f 0 0 0 RG 50 700 m 350 700 l S";
const reader = (calls: number[][]) => async (pages: PageImage[]) => {
  calls.push(pages.map((page) => page.page));
  return pages.map(({ page }) => ({
    page,
    rotation: 0,
    confidence: 90,
    words: [{ text: "Recognized", confidence: 90, lineKey: 0, box: { page, x: 50, y: 50, width: 60, height: 8 } }],
  }));
};

test("a page without text is read from its picture, and only that page", async () => {
  const calls: number[][] = [];
  const reading = await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: picture }]), {
    ...tools,
    recognize: reader(calls),
  });
  expect(calls).toEqual([[2]]);
  expect(reading.lines.map((line) => line.text)).toEqual(["Printed", "Recognized"]);
  expect(reading.ocr).toBe(true);
  expect(reading.pages.map((page) => page.ocr)).toEqual([false, true]);
  expect(reading.pages.map(({ scan }) => scan?.words.map(({ text }) => text))).toEqual([undefined, ["Recognized"]]);
  expect(reading.messages).toEqual([
    { code: "page_recognized", page: 2, text: "Page 2 was read from its picture. Please check its text." },
  ]);
});

test("the photo of a scan may stand on its second page, and not on a later one", async () => {
  const box = { x: 100, y: 300, width: 100, height: 120 };
  const recognize = async (pages: PageImage[]) =>
    (await reader([])(pages)).map((page) => ({ ...page, photo: { box: { page: page.page, ...box }, skew: 0 } }));
  const scan = { content: picture };
  const { images } = await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, scan, scan]), { ...tools, recognize });
  expect(images.filter(({ looksLikePhoto }) => looksLikePhoto).map((image) => image.box?.page)).toEqual([2]);
});

test("of a scan on which the file draws a photo of its own, that one is the photo", async () => {
  const box = { page: 1, x: 100, y: 300, width: 100, height: 120 };
  const recognize = async (pages: PageImage[]) => (await reader([])(pages)).map((page) => ({ ...page, photo: { box, skew: 0 } }));
  const face: TinyPicture = { width: 96, height: 120, shade: (x, y) => [x % 256, y % 256, (x + y) % 256] };
  const content = `${picture} q 96 0 0 120 450 620 cm /Im Do Q`;
  const { images } = await readPdf(tinyPdf([{ content, picture: face }]), { ...tools, recognize });
  expect(images.filter(({ looksLikePhoto }) => looksLikePhoto).map((image) => image.box?.x)).toEqual([450]);
});

test("later pages of a scan are read in the language of the first on which there was text", async () => {
  const asked: (string[] | undefined)[] = [];
  const recognize = async (pages: PageImage[], { languages }: { languages?: string[] } = {}) => {
    asked.push(languages);
    const read = await reader([])(pages);
    return read.map((page) => (page.page === 1 ? { ...page, words: [], language: "eng" } : { ...page, language: "deu" }));
  };
  await readPdf(tinyPdf(Array(MAX_PAGES_AT_ONCE + 1).fill({ content: picture })), { ...tools, maxPages: 20, recognize });
  expect(asked).toEqual([undefined, ["deu"]]);
});

test("a page with nothing but the panel and the lines of its template is empty, and the CV is no scan", async () => {
  const calls: number[][] = [];
  const pages = [{ content: `${panels} ${show(50, 710, "Printed")}` }, { content: panels }];
  const reading = await readPdf(tinyPdf(pages), { ...tools, recognize: reader(calls) });
  expect(calls).toEqual([]);
  expect(reading.ocr).toBe(false);
  expect(reading.messages).toEqual([]);
});

test("a drawing of curves may be lettering, and is looked at", async () => {
  const calls: number[][] = [];
  const letter = "100 100 m 120 180 160 180 180 100 c f";
  await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: letter }]), { ...tools, recognize: reader(calls) });
  expect(calls).toEqual([[2]]);
});

test("a picture in which nothing was read makes no scan of a CV", async () => {
  const recognize = async (pages: PageImage[]) => pages.map(({ page }) => ({ page, rotation: 0, confidence: 0, words: [] }));
  const reading = await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: picture }]), { ...tools, recognize });
  expect(reading.ocr).toBe(false);
  expect(reading.messages.map((message) => [message.code, message.page])).toEqual([["page_without_text", 2]]);
});

test("without text recognition a picture page is a message, and a document of such pages is refused", async () => {
  const reading = await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: picture }]), { ...tools, ocr: "never" });
  expect(reading.messages.map((message) => [message.code, message.page])).toEqual([["page_not_read", 2]]);
  expect(await refusalOf(tinyPdf([{ content: picture }]), { ocr: "never" })).toBe("no_text");
});

test("pages of a damaged file that can be opened but not drawn stay unread", async () => {
  const withoutHeader = (pages: TinyPage[]) => tinyPdf(pages).slice("%PDF-1.7".length);
  const recognize = reader([]);
  expect(await refusalOf(withoutHeader([{ content: picture }]), { recognize })).toBe("no_text");
  const reading = await readPdf(withoutHeader([{ content: show(50, 700, "Printed") }, { content: picture }]), { ...tools, recognize });
  expect(reading.messages.map((message) => [message.code, message.page])).toEqual([["page_not_read", 2]]);
});

test("bytes that came from the file system of Node are read like any, and stay as they were", async () => {
  const bytes = Buffer.from(tinyPdf([{ content: show(50, 700, "Printed") }]));
  const before = bytes.toString("latin1");
  const { lines } = await readPdf(bytes, tools);
  expect(lines.map((line) => line.text)).toEqual(["Printed"]);
  expect(bytes.toString("latin1")).toBe(before);
});

test("a page that is written in unusual ways is read like one in plain ways", async () => {
  const plain = String.raw`BT /F2 20 Tf 50.5 700 Td (Anna Nowak) Tj ET
BT /F1 11 Tf 50 650 Td (Editor \(first\), since 2020) Tj ET
BT /F2 20 Tf 50 600 Td (Work) Tj 0 -30 Td (Education) Tj ET`;
  const unusual = String.raw`BT/F#32 20 Tf%a name
+50.50 +700 Td[(An\156)<6 1>0<2>(\
Now)(ak)]TJ ET
BT/F1 11.Tf 050 650. Td[(Editor (first), )<73 69 6e 63 65 20>(\06202\60)]TJ ET
BT/F2 20.0 Tf 50 600 Td<576F726B>Tj -0 -30 Td(\Education)Tj unknown ET`;
  const read = async (content: string) =>
    (await readPdf(tinyPdf([{ content }]), tools)).lines.map(({ text, indent, style }) => ({ text, indent, style }));
  expect(await read(unusual)).toEqual(await read(plain));
  expect((await read(plain)).map((line) => line.text)).toEqual(["Anna Nowak", "Editor (first), since 2020", "Work", "Education"]);
});

test("text recognition can be asked for on every page", async () => {
  const calls: number[][] = [];
  await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }]), { ...tools, ocr: "always", recognize: reader(calls) });
  expect(calls).toEqual([[1]]);
});

test("dates on a timeline stand before the text that they belong to", async () => {
  const { lines } = await readPdf(await fixture("timeline.pdf"), tools);
  const texts = lines.map((line) => line.text);
  const dates = lines.flatMap((line, index) => (/^\p{L}* ?\d{4} [–-]/u.test(line.text) ? [index] : []));
  expect(dates.length).toBeGreaterThan(2);
  for (const index of dates) expect(texts[index + 1]?.length).toBeGreaterThan(10);
  expect(new Set(dates.map((index) => lines[index]?.flow === lines[index + 1]?.flow))).toEqual(new Set([true]));
});

test("a box beside running text is a flow of its own and divides no paragraph", async () => {
  const { lines } = await readPdf(await fixture("text-box.pdf"), tools);
  const summary = lines.find((line) => line.text.startsWith("Recent graduate"));
  expect(summary?.text).toEndWith(".");
  expect(summary?.physicalLines.length).toBeGreaterThan(1);
});

test("a page whose fonts do not tell all letters is read as far as they do, and said to be incomplete", async () => {
  const words = ["Na\x00e", "Pro\x00le", "O\x00ce", "Of\x00ce", "Work", "E\x00ort", "Di\x00er", "Skills"];
  const content = words.map((word, index) => show(50, 700 - 20 * index, word)).join(" ");
  const { lines, messages } = await readPdf(tinyPdf([{ content }]), tools);
  expect(lines.map((line) => line.text)).toContain("Prole");
  expect(messages).toMatchObject([{ code: "letters_missing", page: 1, text: expect.stringContaining("incomplete") }]);
});

test("of a page whose packed text breaks off, what comes before is read", async () => {
  const names = Array.from({ length: 40 }, (_, row) => `Line ${row} of ${(row * 7919) % 1009}`);
  const packed = deflateSync(names.map((name, row) => show(50, 780 - 18 * row, name)).join("\n"));
  const content = `${packed.subarray(0, Math.floor(packed.length / 2)).toString("hex")}>`;
  const bytes = Buffer.from(tinyPdf([{ content }])).toString("latin1");
  const damaged = bytes.replace(`<< /Length ${content.length} >>`, `<< /Length ${content.length} /Filter [/AHx /Fl] >>`);
  const { lines } = await readPdf(Buffer.from(damaged, "latin1"), tools);
  expect(lines[0]?.text).toBe(names[0] as string);
  expect(lines.length).toBeLessThan(names.length);
});

test("fonts that share a descriptor keep their own letters and widths, whichever a page sets first", async () => {
  const font = (encoding: string, width: number) =>
    `<< /Type /Font /Subtype /TrueType /BaseFont /House /FirstChar 65 /LastChar 67 /Widths [${width} ${width} ${width}] /FontDescriptor 93 0 R /Encoding ${encoding} >>`;
  const fonts = [
    `90 0 obj ${font("/WinAnsiEncoding", 600)} endobj`,
    `91 0 obj ${font("<< /BaseEncoding /WinAnsiEncoding /Differences [65 /X /Y /Z] >>", 300)} endobj`,
    `92 0 obj ${font("/WinAnsiEncoding", 600)} endobj`,
    "93 0 obj << /Type /FontDescriptor /FontName /House /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 >> endobj",
  ];
  const drawn = async (order: string[]) => {
    const content = order.map((name, at) => show(50, 700 - 100 * at, "ABC", { font: name, size: 10 })).join(" ");
    const plain = new TextDecoder().decode(tinyPdf([{ content }]));
    const file = plain
      .replace("/F2 4 0 R", "/F2 4 0 R /Own 90 0 R /Other 91 0 R /Same 92 0 R")
      .replace("trailer", `${fonts.join("\n")}\ntrailer`);
    const { lines } = await readPdf(new TextEncoder().encode(file), tools);
    return lines.map((line) => [line.text, Math.round(line.physicalLines[0]?.box?.width ?? 0)]);
  };
  const [own, other] = [
    ["ABC", 18],
    ["XYZ", 9],
  ];
  expect(await drawn(["Own", "Other", "Same"])).toEqual([own, other, own]);
  expect(await drawn(["Other", "Same", "Own", "Other"])).toEqual([other, own, own, other]);
});

test("a stream is judged by its own dictionary, not by that of a picture before it", async () => {
  const object = (id: number, dictionary: string, content: Uint8Array) => [
    Buffer.from(`${id} 0 obj << /Length ${content.length} /Filter /FlateDecode ${dictionary} >> stream\n`),
    content,
    Buffer.from("\nendstream endobj\n"),
  ];
  const hundred = deflateSync(Buffer.alloc(100 * 2 ** 20));
  const small = deflateSync(Buffer.from("grey"));
  const picture = "/Subtype /Image /Width 2 /Height 2";
  const file = (...objects: Buffer[][]) => Buffer.concat([Buffer.from("%PDF-1.7\n"), ...objects.flat()]);
  expect(await refusalOf(file(object(1, picture, small) as Buffer[], object(2, "", hundred) as Buffer[]))).toBe("too_large");
  expect(await refusalOf(file(object(1, "", small) as Buffer[], object(2, picture, hundred) as Buffer[]))).not.toBe("too_large");
});

test("a page of a few hundred areas has a background, one of more is a picture made of them, and is looked at", async () => {
  const looked = async (count: number) => {
    const calls: number[][] = [];
    const areas = Array.from({ length: count }, (_, at) => `${20 + 10 * (at % 50)} ${20 + 10 * Math.floor(at / 50)} 5 5 re f`).join(" ");
    await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: areas }]), { ...tools, recognize: reader(calls) });
    return calls;
  };
  expect([await looked(250), await looked(350)]).toEqual([[], [[2]]]);
});

test("a scan in a language that there is no data for is read as far as it can be, and the message says so", async () => {
  const recognize = async (pages: PageImage[]) => (await reader([])(pages)).map((page) => ({ ...page, unsupported: "Georgian" }));
  const reading = await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: picture }]), { ...tools, recognize });
  expect(reading.messages).toMatchObject([{ code: "language_unsupported", page: 2, text: expect.stringContaining("Georgian") }]);
  const unread = async (pages: PageImage[]) => (await recognize(pages)).map((page) => ({ ...page, words: [] }));
  const refused = await readPdf(tinyPdf([{ content: picture }]), { ...tools, recognize: unread }).catch((error) => error);
  expect([refused.code, refused.message]).toEqual(["no_text", expect.stringContaining("Georgian")]);
});

test("text that a page draws as outlines is read from its picture, and the message names the page", async () => {
  const glyph = (x: number, width: number) => `${x} 600 m ${x + width / 2} 612 l ${x + width} 600 l ${x + width / 2} 604 l f`;
  const outlines = [6, 4, 7, 5, 6].map((width, at) => glyph(50 + 9 * at, width)).join(" ");
  const recognize = async (pages: PageImage[]) =>
    (await reader([])(pages)).map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, text: "Rust", box: { page: page.page, x: 52, y: 191, width: 40, height: 9 } })),
    }));
  const pages = [{ content: show(50, 700, "Printed") }, { content: `${show(50, 700, "Skills")} ${outlines}` }];
  const { lines, messages, ocr } = await readPdf(tinyPdf(pages), { ...tools, recognize });
  expect(lines.map(({ text }) => text)).toEqual(["Printed", "Skills", "Rust"]);
  expect(messages.map(({ code, page }) => [code, page])).toEqual([["drawn_text_recognized", 2]]);
  expect(ocr).toBe(false);
  expect((await readPdf(tinyPdf(pages), { ...tools, recognize, ocr: "never" })).lines.map(({ text }) => text)).toEqual([
    "Printed",
    "Skills",
  ]);
});

test("of a page that holds more than can be read the message says that its end is missing", async () => {
  const { lines, messages } = await readPdf(tinyPdf([{ content: `${show(50, 700, "Printed")}${"\n1 w".repeat(620_000)}` }]), tools);
  expect(lines.map(({ text }) => text)).toEqual(["Printed"]);
  expect(messages.map(({ code, page }) => [code, page])).toEqual([["page_cut", 1]]);
});

test("a page is recognised at 200 dots an inch", async () => {
  const sizes: number[][] = [];
  const recognize = async (pages: PageImage[]) => {
    sizes.push(...pages.map(({ dpi, width }) => [Math.round(dpi), width]));
    return [];
  };
  await readPdf(tinyPdf([{ content: show(50, 700, "Printed") }, { content: picture }]), { ...tools, recognize });
  expect(sizes).toEqual([[200, 1666]]);
});
