import { expect, test } from "bun:test";
import type { OcrPage, OcrWord, PageImage, Picture, ReadTools } from "../../../reading.ts";
import { print } from "../../layout/print.testing.ts";
import type { PageDrawing } from "../content-stream/interpreter.ts";
import { pageDrawing } from "../content-stream/page-drawing.testing.ts";
import { readDrawnText } from "./read-drawn-text.ts";

const ENGLISH =
  "Led the team and the work of the department with forty engineers for the customer, responsible for the project and its references since then.";
const chart = (): PageDrawing["images"][number] => ({
  box: { page: 1, x: 300, y: 300, width: 150, height: 100 },
  order: 0,
  pixels: { width: 900, height: 600 },
});
/** A page with a text layer and the outlines of a short word. */
const drawingOf = (parts: Partial<PageDrawing> = {}) =>
  pageDrawing({
    runs: print(50, 60, ENGLISH, { size: 4 }),
    outlines: [2, 5, 3, 6].map((width, index) => ({
      box: { x: 50 + 7 * index, y: 100, width, height: 7 },
      subpaths: 2,
      fill: "#000",
      order: 0,
    })),
    ...parts,
  });

/** A pixel a point. White but for the places named, which are dark in every third column, or a photo of all shades. */
function imageOf(
  page: number,
  dark: [x: number, y: number, width: number, height: number][],
  shades?: [number, number, number, number],
): PageImage {
  const gray = new Uint8Array(600 * 800).fill(255);
  for (const [x, y, width, height] of dark)
    for (let row = y; row < y + height; row++) for (let column = x; column < x + width; column += 3) gray[row * 600 + column] = 0;
  if (shades) {
    const [x, y, width, height] = shades;
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) gray[row * 600 + column] = (row * 7 + column * 5) % 256;
  }
  return { page, gray, width: 600, height: 800, dpi: 72 };
}
const ocrWord = (text: string, x: number, y: number, confidence = 90): OcrWord => ({
  text,
  confidence,
  box: { page: 1, x, y, width: 6 * text.length, height: 7 },
  lineKey: y,
  size: 9,
});

type Setup = {
  drawings?: PageDrawing[];
  pictures?: Picture[];
  words?: OcrWord[];
  rotation?: number;
  ocr?: ReadTools["ocr"];
  image?: PageImage;
};

async function read(setup: Setup = {}) {
  const { drawings = [drawingOf()], pictures = [], words = [ocrWord("Rust", 50, 100)], rotation = 0, ocr = "auto", image } = setup;
  const seen: { image: PageImage; options: { languages?: string[]; upright?: boolean } }[] = [];
  let calls = 0;
  const tools = {
    readAsset: async () => new Uint8Array(),
    maxPages: 100,
    ocr,
    recognize: async (images: PageImage[], options: { languages?: string[] }): Promise<OcrPage[]> => {
      calls++;
      seen.push(...images.map((image) => ({ image, options })));
      return images.map(({ page }) => ({ page, words, rotation, confidence: 90 }));
    },
  } as ReadTools;
  const before = drawings.map((drawing) => drawing.runs.length);
  const changed = await readDrawnText(
    drawings.map((drawing) => ({ drawing, pictures })),
    async (numbers) => numbers.map((page) => image ?? imageOf(page, [[50, 100, 30, 7]])),
    tools,
  );
  return { changed, seen, calls, added: drawings.flatMap((drawing, index) => drawing.runs.slice(before[index]).map((run) => run.text)) };
}

test("words drawn as outlines are read from the picture of the page, and the rest of the page is not", async () => {
  const { changed, seen, added } = await read({
    image: imageOf(1, [
      [50, 100, 30, 7],
      [50, 400, 300, 10],
    ]),
  });
  expect({ changed, added }).toEqual({ changed: [1], added: ["Rust"] });
  const gray = seen[0]?.image.gray ?? [];
  expect([gray[102 * 600 + 50], gray[402 * 600 + 50]]).toEqual([0, 255]);
});

test("the marks of a rating beside a word are not read as letters", async () => {
  const mark = { box: { page: 1, x: 86, y: 100, width: 6, height: 6 }, fill: "#000", order: 0 };
  const { seen } = await read({ drawings: [drawingOf({ bulletShapes: [mark] })], image: imageOf(1, [[50, 100, 45, 7]]) });
  const gray = seen[0]?.image.gray ?? [];
  expect([gray[102 * 600 + 74], gray[102 * 600 + 86]]).toEqual([0, 255]);
});

test("the language is that of the text layer, whatever its script; of little text it is English", async () => {
  const languageOf = async (text: string) =>
    (await read({ drawings: [drawingOf({ runs: print(50, 60, text, { size: 3 }) })] })).seen[0]?.options;
  expect(await languageOf(ENGLISH)).toEqual({ languages: ["eng"], upright: true });
  const german =
    "Leitung der Entwicklung und der Projekte für die Kunden, verantwortlich im Bereich mit einer Ausbildung an der Universität seit heute.";
  expect(await languageOf(german)).toMatchObject({ languages: ["deu"] });
  expect(await languageOf("Leitung der Entwicklung und der Projekte")).toMatchObject({ languages: ["eng"] });
  const greek =
    "Υπεύθυνη για την ανάπτυξη και τα έργα των πελατών, με σπουδές στο πανεπιστήμιο της Αθήνας και πολλά χρόνια εμπειρίας στη διοίκηση Java.";
  expect(await languageOf(greek)).toMatchObject({ languages: ["ell"] });
  expect(await languageOf(`${ENGLISH} Ελλάδα`)).toMatchObject({ languages: ["eng"] });
  const chinese = "负责公司产品的研发与测试工作，带领团队完成多个重点项目，熟悉供应链管理和质量体系，具有良好的沟通能力。".repeat(3);
  expect(await languageOf(chinese)).toMatchObject({ languages: ["chi_sim"] });
  expect(await languageOf(`${chinese}システムの開発を担当しました。`)).toMatchObject({ languages: ["jpn"] });
});

test("a sign between words stays, what is no text does not", async () => {
  const words = [ocrWord("Bash", 50, 100), ocrWord("/", 74, 100), ocrWord("©»", 78, 100), ocrWord("Shell", 82, 100)];
  expect((await read({ words })).added).toEqual(["Bash", "/"]);
});

test("a picture with five words that are read well is text; one with fewer, or in doubt, is a logo", async () => {
  const drawings = () => [drawingOf({ outlines: [], images: [chart()] })];
  const image = imageOf(1, [[310, 320, 60, 8]]);
  const words = (confidence: number) =>
    ["Rust", "Go", "Kafka", "Helm", "Linux"].map((text, index) => ocrWord(text, 310, 310 + 15 * index, confidence));
  expect((await read({ drawings: drawings(), image, words: words(60) })).added).toHaveLength(5);
  expect((await read({ drawings: drawings(), image, words: words(59) })).added).toEqual([]);
  expect((await read({ drawings: drawings(), image, words: words(90).slice(1) })).added).toEqual([]);
});

test("a photo is not read: it has no uniform background", async () => {
  const drawings = [drawingOf({ outlines: [], images: [chart()] })];
  expect((await read({ drawings, image: imageOf(1, [], [300, 300, 150, 100]) })).seen).toEqual([]);
});

test("the photo of the candidate is not read, be its background uniform; another picture at its place is", async () => {
  const { box } = chart();
  const image = imageOf(1, [[310, 320, 60, 8]]);
  const pagesRead = async (pictures: Picture[]) =>
    (await read({ drawings: [drawingOf({ outlines: [], images: [chart()] })], image, pictures })).seen.length;
  expect(await pagesRead([{ box, looksLikePhoto: true }])).toBe(0);
  expect(await pagesRead([{ box, looksLikePhoto: false }])).toBe(1);
  expect(await pagesRead([])).toBe(1);
});

test("nothing is read where recognition is switched off or reads whole pages, where nothing is drawn, or where the page would have to be turned", async () => {
  expect((await read({ ocr: "never" })).seen).toEqual([]);
  expect((await read({ ocr: "always" })).seen).toEqual([]);
  expect((await read({ drawings: [drawingOf({ outlines: [] })] })).seen).toEqual([]);
  expect(await read({ rotation: 90 })).toMatchObject({ changed: [], added: [] });
});

test("of a long document ten pages are looked at, all at once: the engine starts once", async () => {
  const drawings = Array.from({ length: 12 }, (_, index) => drawingOf({ page: index + 1 }));
  const { changed, calls } = await read({ drawings });
  expect({ changed, calls }).toEqual({ changed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], calls: 1 });
});
