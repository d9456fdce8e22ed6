import { expect, test } from "bun:test";
import type { ShownPlace } from "../../read/pdf/content-stream/interpreter.ts";
import type { Line } from "../../reading.ts";
import { locate, type PrintedReading } from "./locate.ts";

/** Glyphs of a text from a place to the right, each half an em wide. */
const glyphs = (text: string, { x = 40, y = 100, size = 10 } = {}): ShownPlace[] =>
  [...text].map((letter, at) => ({
    text: letter,
    x: x + (at * size) / 2,
    y,
    endX: x + ((at + 1) * size) / 2,
    endY: y,
    size,
    bold: false,
    adjust: -500,
  }));

const print = (text: string, { x = 40, y = 100, size = 10 } = {}) => ({
  text,
  box: { page: 1, x, y: y - size * 0.8, width: (text.length * size) / 2, height: size },
});

function find(printed: { text: string; physicalLines: ReturnType<typeof print>[] }[], shown: ShownPlace[], cut: RegExp, replacement = "") {
  const reading: PrintedReading = { lines: printed as unknown as Line[], setAside: [], pages: [], messages: [] };
  const page = { number: 1, width: 600, height: 800, glyphs: shown };
  const cutsIn = (text: string) =>
    [...text.matchAll(cut)].map(({ 0: found, index }) => ({ from: index, to: index + found.length, replacement }));
  const { removed, replacements, covered } = locate(reading, cutsIn, [page]);
  return {
    gone: [...(removed.get(1) ?? [])]
      .sort((a, b) => a - b)
      .map((at) => shown[at]?.text)
      .join(""),
    replacements,
    covered,
  };
}
const one = (text: string) => [{ text, physicalLines: [print(text)] }];

test("letters of a line are found whatever their case, accents, spaces and ligatures", () => {
  expect(find(one("Zoë Offner"), glyphs("ZoëOffner"), /Zoë Offner/g).gone).toBe("ZoëOffner");
  const ligature = [...glyphs("O"), { ...glyphs("o")[0], text: "ff", x: 45, endX: 50 } as ShownPlace, ...glyphs("ner", { x: 50 })];
  expect(find(one("Offner"), ligature, /Offner/g).gone).toBe("Offner");
});

test("raised letters and those at the rounded edge of a line's box belong to it, the line beside it does not", () => {
  const raised = glyphs("Ana2 Doe").map((glyph, at) => (at === 3 ? { ...glyph, y: 96, endY: 96 } : glyph));
  expect(find(one("Ana2 Doe"), raised, /Ana2 Doe/g).gone).toBe("Ana2Doe");
  const [{ text, physicalLines }] = one("Jane Doe") as [ReturnType<typeof one>[number]];
  const narrow = physicalLines.map((line) => ({ ...line, box: { ...line.box, x: 43.3 } }));
  expect(find([{ text, physicalLines: narrow }], glyphs("Jane Doe"), /Jane Doe/g).gone).toBe("JaneDoe");
  const beside = [...glyphs("Jane Doe"), ...glyphs("Jane Doe", { y: 108 })];
  expect(find(one("Jane Doe"), beside, /Jane Doe/g).gone).toBe("JaneDoe");
});

test("only the place that was read is taken, and every place where the line reads otherwise", () => {
  expect(find(one("Ana and Anaheim"), glyphs("Ana and Anaheim"), /Ana(?=heim)/g).gone).toBe("Ana");
  const shown = glyphs("Ana and Anaheim");
  const { gone } = find(one("Ana and Anaheim"), shown, /Ana\b/g);
  expect(gone).toBe("Ana");
});

test("a word that is divided at the end of a printed line goes with its hyphen", () => {
  const printed = { text: "Okonkwo-Reyes", physicalLines: [print("Okon-"), print("kwo-Reyes", { y: 115 })] };
  expect(find([printed], [...glyphs("Okon-"), ...glyphs("kwo-Reyes", { y: 115 })], /Okonkwo-Reyes/g).gone).toBe("Okon-kwo-Reyes");
});

test("glyphs that are drawn twice for a bold face go both; slashes side by side are two", () => {
  const shown = glyphs("Jane").flatMap((glyph) => [glyph, { ...glyph, x: glyph.x + 0.3 }]);
  expect(find(one("Jane"), shown, /Jane/g).gone).toBe("JJaannee");
  const slashes = glyphs("x//y").map((glyph, at) =>
    at === 2 ? { ...glyph, x: 46.2, endX: 49 } : at === 1 ? { ...glyph, endX: 47.8 } : glyph,
  );
  expect(find(one("x//y"), slashes, /x\/\/y/g).gone).toBe("x//y");
});

test("words in another order than they are read are found one by one", () => {
  expect(find(one("DOE Jane"), glyphs("Jane DOE"), /DOE Jane/g).gone).toBe("JaneDOE");
});

test("an icon goes with the number behind it, one that stands alone stays", () => {
  const phone = { ...glyphs("\ue0b0", { x: 28 })[0], endX: 34 } as ShownPlace;
  const other = glyphs("\ue0b1", { x: 400 })[0] as ShownPlace;
  expect(find(one("0113 496"), [phone, ...glyphs("0113 496"), other], /0113 496/g).gone).toBe("\ue0b00113496");
});

test("an icon that its font names goes too, a ligature stays", () => {
  const named = (text: string) => ({ ...glyphs("x", { x: 28 })[0], text, endX: 34 }) as ShownPlace;
  expect(find(one("0113 496"), [named("Envelope"), ...glyphs("0113 496")], /0113 496/g).gone).toBe("Envelope0113496");
  expect(find(one("0113 496"), [named("ffi"), ...glyphs("0113 496")], /0113 496/g).gone).toBe("0113496");
});

test("an icon alone in its line goes with the address that begins below it, and not with one further below", () => {
  const above = (y: number) => ({ ...glyphs("\ue0b0", { x: 40, y })[0], endX: 46 }) as ShownPlace;
  expect(find(one("0113 496"), [above(88), ...glyphs("0113 496")], /0113 496/g).gone).toBe("\ue0b00113496");
  expect(find(one("0113 496"), [above(80), ...glyphs("0113 496")], /0113 496/g).gone).toBe("0113496");
  const beside = glyphs("Tel", { x: 50, y: 88 });
  expect(find(one("0113 496"), [above(88), ...beside, ...glyphs("0113 496")], /0113 496/g).gone).toBe("0113496");
});

test("words take the place of others, and have the room up to the next text", () => {
  const [made] = find(one("Jane Doe, 2019"), glyphs("Jane Doe, 2019"), /Jane Doe/g, "J. D.").replacements;
  expect(made).toMatchObject({ text: "J. D.", x: 40, baseline: 100, size: 10, width: 40, centered: false });
  const [centred] = find(
    [{ text: "Jane", physicalLines: [print("Jane", { x: 290 })] }],
    glyphs("Jane", { x: 290 }),
    /Jane/g,
    "J. D.",
  ).replacements;
  expect(centred).toMatchObject({ x: 300, centered: true });
});

test("text that the page shows otherwise is covered in its share of the line; the address of a link that shows none is not", () => {
  const { gone, covered } = find(one("Jane Doe Leeds"), glyphs("########"), /Jane Doe/g);
  expect(gone).toBe("");
  expect(covered).toHaveLength(1);
  expect(covered[0]).toMatchObject({ x: 38, y: 87, height: 20 });
  expect(covered[0]?.width).toBeCloseTo(51.5);
  expect(find(one("https://jane.example"), [], /https.*/g).covered).toEqual([]);
});

test("a value over two printed lines is covered in its share of each", () => {
  const printed = { text: "12 Quay Street Leeds", physicalLines: [print("12 Quay"), print("Street Leeds", { y: 115 })] };
  const { covered } = find([printed], glyphs("#######"), /Quay Street/g);
  expect(covered.map(({ x, y }) => [x, y])).toEqual([
    [45.5, 87],
    [38, 102],
  ]);
});

test("on a scan the words are covered where they were recognised, and others take their place", () => {
  const words = [{ text: "Jane", confidence: 90, box: { page: 1, x: 60, y: 130, width: 24, height: 9 }, lineKey: 1 }];
  const reading: PrintedReading = {
    lines: one("Jane, buyer").map((line) => ({ ...line, physicalLines: [print("Jane, buyer", { y: 138 })] })) as unknown as Line[],
    setAside: [],
    pages: [{ number: 1, width: 600, height: 800, ocr: true, scan: { words, rotation: 0, skew: 0 } }],
    messages: [],
  };
  const cutsIn = (text: string) => (text.startsWith("Jane,") ? [{ from: 0, to: 4, replacement: "J." }] : []);
  const { covered, replacements } = locate(reading, cutsIn, [{ number: 1, width: 600, height: 800, glyphs: [] }]);
  expect(covered).toEqual([{ page: 1, x: 58.5, y: 128.5, width: 27, height: 12 }]);
  expect(replacements.map(({ text, x }) => [text, x])).toEqual([["J.", 60]]);
});
