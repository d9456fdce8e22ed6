import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import { print, rule, type Style } from "../print.testing.ts";
import { toSegments } from "./segments.ts";

const texts = (words: Word[], ...rest: [((left: Word, right: Word) => boolean)?, ReturnType<typeof rule>["box"][]?]) =>
  toSegments(words, ...rest).map(({ text }) => text);
/** Words without typed spaces, as they are drawn by producers that move to each word. */
const untyped = (words: Word[]) => words.map((word) => ({ ...word, spaceBefore: undefined }));
const raised = (word: Word, by: number): Word => ({ ...word, baseline: word.baseline - by, box: { ...word.box, y: word.box.y - by } });

test("segments are in the order of the page: by line, then from left to right, however they were drawn", () => {
  const runs = [...print(300, 130, "2021"), ...print(50, 130, "Sales"), ...print(300, 100, "2019"), ...print(50, 100, "Boats")];
  expect(texts(runs)).toEqual(["Boats", "2019", "Sales", "2021"]);
});

describe("words are on one line", () => {
  const areOne = (off: number, size = 10, other = 10) =>
    texts([...print(50, 100, "Sales", { size }), ...print(50 + 2.5 * size + 3, 100 + off, "now", { size: other })]).length === 1;

  test("though their baselines differ a little", () => {
    expect([areOne(1), areOne(-1), areOne(5), areOne(-5)]).toEqual([true, true, false, false]);
  });

  test("of small ones, they differ by less", () => {
    expect([areOne(2, 12, 12), areOne(2, 5, 5), areOne(2, 12, 5)]).toEqual([true, false, false]);
  });

  test("which is the line of the largest of them", () => {
    const words = (y: number) => [
      ...print(50, 97, "a", { size: 10 }),
      ...print(58, 99, "Head", { size: 14 }),
      ...print(90, y, "of", { size: 10 }),
    ];
    expect(texts(words(101))).toEqual(["a Head of"]);
    const large = print(90, 102, "of", { size: 14 });
    expect(texts([...words(101).slice(0, 2), ...large])).toEqual(["a Head of"]);
  });
});

describe("a small raised text", () => {
  const with2nd = (change: (word: Word) => Word, size = 6) => {
    const [sup] = print(65, 100, "nd", { size }).map(change) as [Word];
    return texts([...print(50, 100, "the"), ...[sup], ...print(73, 100, "place")]);
  };

  test("belongs to the line of the word that it touches", () => {
    expect(with2nd((word) => raised(word, 4))).toEqual(["thend place"]);
    expect(with2nd((word) => raised(word, -2.5))).toEqual(["thend place"]);
  });

  test("does not where it stands a line away, or beside no word", () => {
    expect(with2nd((word) => raised(word, 9))).toEqual(["nd", "the", "place"]);
    expect(with2nd((word) => raised(word, -9))).toEqual(["the", "place", "nd"]);
    expect(with2nd((word) => ({ ...raised(word, 4), box: { ...raised(word, 4).box, x: 300 } }))).toEqual(["nd", "the", "place"]);
  });

  test("does not where it is as large as the line", () => {
    expect(with2nd((word) => raised(word, 4), 9.5)).toEqual(["nd", "the", "place"]);
  });

  test("leaves the rest of its line where that is", () => {
    const small = print(200, 96, "small print of its own", { size: 6 });
    expect(texts([...print(50, 100, "the"), ...print(65, 96, "nd", { size: 6 }), ...small])).toEqual(["small print of its own", "thend"]);
  });

  test("stays an icon by itself", () => {
    const icon = print(65, 96, "x", { size: 6 }).map((word) => ({ ...word, icon: true }));
    expect(texts([...print(50, 100, "the"), ...icon, ...print(68, 100, "place")])).toEqual(["the place"]);
  });
});

describe("a line is divided", () => {
  const two = (gap: number, change: Partial<Word> = {}, style: Style = {}) => {
    const left = print(50, 100, "Sales", style);
    const right = print(75 + gap, 100, "Leeds", style).map((word) => ({ ...word, ...change }));
    return texts([...left, ...right]).length === 2;
  };

  test("where the gap is wider than a space", () => {
    expect([two(3), two(6), two(8), two(20)]).toEqual([false, false, true, true]);
  });

  test("where a space was typed, only at a wider gap", () => {
    expect([two(8, { spaceBefore: true }), two(20, { spaceBefore: true })]).toEqual([false, true]);
  });

  test("at a gap that would be a space in a row that is justified", () => {
    const row = (gap: number) => untyped(print(50, 100, "Led teams of nine people each", { gap }));
    expect(texts(row(0.7))).toHaveLength(1);
    expect(
      texts([...row(0.28), ...print(50 + 135 + 0.7 * 10, 100, "2019")].map((word) => ({ ...word, spaceBefore: undefined }))),
    ).toHaveLength(2);
  });

  test("at a gap wider than any space, however far a row is stretched", () => {
    const row = (gap: number) => print(50, 100, "Led teams of nine people each", { gap });
    expect(texts(row(1.6))).toHaveLength(1);
    expect(texts(row(2.3)).length).toBeGreaterThan(1);
  });

  test("where the gaps are too few to be the stretched spaces of a row", () => {
    expect(texts(print(50, 100, "Baker Leeds York", { gap: 1.5 }))).toEqual(["Baker", "Leeds", "York"]);
    expect(texts(print(50, 100, "Led teams of nine people", { gap: 1.5 }))).toEqual(["Led teams of nine people"]);
  });

  test("where the other gaps of the row are those between columns, however many they are", () => {
    const cells = print(50, 100, "Excel Word Outlook Access Teams", { gap: 4 });
    const last = cells.at(-1)?.box as Word["box"];
    const beside = print(last.x + last.width + 13, 100, "Zoom").map((word) => ({ ...word, spaceBefore: true }));
    expect(texts([...cells, ...beside])).toEqual(["Excel", "Word", "Outlook", "Access", "Teams", "Zoom"]);
  });

  test("where the font changes, at a gap that is wider than a space", () => {
    const inFonts = (gap: number) =>
      two(gap, { style: { ...(print(0, 0, "x", { font: "Other" })[0] as Word).style }, startsTextObject: true });
    expect([inFonts(5), inFonts(7)]).toEqual([false, true]);
  });

  test("where a text object begins after a gap that would be a space in its font", () => {
    const typewriter = untyped(print(50, 130, "Led teams of nine people", { gap: 0.6 }));
    const row = (change: Partial<Word>) => {
      const right = print(75 + 8, 100, "Leeds").map((word) => ({ ...word, ...change }));
      return texts([...print(50, 100, "Sales"), ...right, ...typewriter])[0];
    };
    expect(row({})).toBe("Sales Leeds");
    expect(row({ startsTextObject: true })).toBe("Sales");
  });

  test("of letter-spaced words only at a gap that is far wider than those between the letters", () => {
    const letters = (text: string, x: number) => [...text].flatMap((letter, at) => print(x + 9 * at, 100, letter));
    expect(texts([...letters("WORK", 50), ...letters("DONE", 98)])).toEqual(["WORK DONE"]);
    expect(texts([...letters("WORK", 50), ...letters("DONE", 140)])).toEqual(["WORK", "DONE"]);
    const narrow = (text: string, x: number) => [...text].flatMap((letter, at) => print(x + 7 * at, 100, letter));
    expect(texts([...narrow("WORK", 50), ...narrow("DONE", 90)])).toEqual(["WORK DONE"]);
    expect(texts([...narrow("WORK", 50), ...narrow("DONE", 96)])).toEqual(["WORK", "DONE"]);
  });

  test("of a few single letters as between words", () => {
    const classes = [..."BCE"].flatMap((letter, at) => print(50 + 14 * at, 100, letter));
    expect(texts([...classes, ...print(113, 100, "2019")])).toEqual(["B C E", "2019"]);
  });

  test("where text is drawn over other text, unless it was drawn with it or runs from right to left", () => {
    const over = (change: Partial<Word>, text = "Leeds") =>
      texts([...print(50, 100, "Sales"), ...print(65, 100, text).map((word) => ({ ...word, ...change }))]).length;
    const { order } = print(50, 100, "Sales")[0] as Word;
    expect([over({}), over({ order }), over({}, "אביב")]).toEqual([2, 1, 1]);
  });

  test("where the caller says so", () => {
    expect(texts(print(50, 100, "Sales Leeds"), (left) => left.text === "Sales")).toEqual(["Sales", "Leeds"]);
  });

  test("at an icon, which is no text; what stands after it is told", () => {
    const [icon] = print(75.5, 100, "x", { size: 5 }) as [Word];
    const segments = toSegments([...print(50, 100, "Sales"), { ...icon, icon: true }, ...print(80, 100, "Leeds York")]);
    expect(segments.map(({ text, icon }) => [text, icon])).toEqual([
      ["Sales", undefined],
      ["Leeds York", true],
    ]);
    const first = toSegments([{ ...icon, icon: true }, ...print(86, 100, "Leeds"), ...print(300, 100, "York")]);
    expect(first.map(({ icon }) => icon)).toEqual([true, undefined]);
  });
});

test("a drawn dot before a text is its bullet, and a bullet that stands apart belongs to the text after it", () => {
  const dot = rule(50, 95.5, 3, 3).box;
  const bullets = toSegments([...print(60, 100, "Sales"), ...print(50, 120, "•"), ...print(64, 120, "Boats")], undefined, [dot]);
  expect(bullets.map(({ text, bullet }) => [text, bullet?.glyph])).toEqual([
    ["Sales", "•"],
    ["Boats", "•"],
  ]);
});

test("a dash below a date goes on with it", () => {
  expect(texts([...print(50, 100, "May 2011"), ...print(50, 112, "– June 2013")])).toEqual(["May 2011", "– June 2013"]);
});

describe("leaders divide a line as a tab does:", () => {
  test.each<[string, string, string[]]>([
    ["dashes", "Sales -------- Leeds", ["Sales", "Leeds"]],
    ["dots", "Sales ........ Leeds", ["Sales", "Leeds"]],
    ["dots that are words of their own", "Sales . . . . . . Leeds", ["Sales", "Leeds"]],
    ["two of them", "Sales ..... Leeds ..... York", ["Sales", "Leeds", "York"]],
    ["not an ellipsis", "Sales ... Leeds", ["Sales ... Leeds"]],
    ["not the blank of a form", "Sales ________ Leeds", ["Sales ________ Leeds"]],
    ["not a rule across the page", "----------------", ["----------------"]],
    ["not dots that lead nowhere", "Sales ........", ["Sales ........"]],
  ])("%s", (_, printed, expected) => {
    expect(texts(print(50, 100, printed))).toEqual(expected);
  });
});
