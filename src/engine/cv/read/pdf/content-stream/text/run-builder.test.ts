import { expect, test } from "bun:test";
import type { PositionedRun } from "../../../layout/1-words/content.ts";
import { RunBuilder } from "./run-builder.ts";

const attributes = { page: 1, font: { bold: false, italic: false, font: "CMR10" }, bold: false, opacity: 1 };

/** Glyphs with the place where each begins and ends. */
function drawn(glyphs: [text: string, from: number, to: number, raise?: number][]): string[] {
  const runs: PositionedRun[] = [];
  const builder = new RunBuilder((run) => runs.push(run));
  for (const [text, from, to, raise = 0] of glyphs)
    builder.addGlyph({ text, x: from, y: 100 - raise, endX: to, endY: 100 - raise, size: 10, order: 0, attributes });
  builder.endTextObject();
  return runs.map((run) => run.text);
}

/** Runs of glyphs that each begin where the one before ends, of so many points and slanted by so many degrees. */
function set(glyphs: [text: string, size: number][], degrees = 0): PositionedRun[] {
  const runs: PositionedRun[] = [];
  const builder = new RunBuilder((run) => runs.push(run));
  const [right, down] = [5 * Math.cos((degrees * Math.PI) / 180), 5 * Math.sin((degrees * Math.PI) / 180)];
  for (const [order, [text, size]] of glyphs.entries()) {
    const [x, y] = [50 + order * right, 100 + order * down];
    builder.addGlyph({ text, x, y, endX: x + right, endY: y + down, size, order, attributes });
  }
  builder.endTextObject();
  return runs;
}

test("glyphs of one size are one run, those of another begin the next", () => {
  const sizes = (size: number) =>
    set([
      ["a", 10],
      ["b", size],
    ]).map(({ text }) => text);
  expect(sizes(10.3)).toEqual(["ab"]);
  expect(sizes(10.8)).toEqual(["a", "b"]);
});

test("text of a page that lies a little askew is horizontal, slanted text is rotated", () => {
  const rotation = (degrees: number) =>
    set(
      [
        ["a", 10],
        ["b", 10],
      ],
      degrees,
    )[0]?.rotated;
  expect([rotation(2), rotation(5)]).toEqual([undefined, 5]);
});

test("an accent drawn by itself goes on the letter that follows under it", () => {
  expect(
    drawn([
      ["d", 0, 5],
      ["´", 5.5, 9],
      ["e", 5, 9.5],
      ["j", 9.5, 13],
      ["`", 13.2, 17],
      ["a", 13, 18],
    ]),
  ).toEqual(["déjà"]);
});

test("an accent raised over a capital and one drawn after its letter are put on it", () => {
  expect(
    drawn([
      ["´", 1, 4, 2],
      ["E", 0, 6],
      ["t", 6, 9],
    ]),
  ).toEqual(["Ét"]);
  expect(
    drawn([
      ["C", 0, 6],
      ["¸", 1.5, 4.5],
      ["a", 6, 11],
    ]),
  ).toEqual(["Ça"]);
});

test("under an accent the dotless i has its dot again", () => {
  expect(
    drawn([
      ["ˆ", 0, 4],
      ["ı", 0.5, 3.5],
    ]),
  ).toEqual(["î"]);
});

test("an accent that stands beside a letter is a character of its own", () => {
  expect(
    drawn([
      ["a", 0, 5],
      ["~", 5, 10],
      ["b", 10, 15],
    ]).join(""),
  ).toBe("a~b");
});

test("a vowel that stands beside its letter makes the word longer, and one that stands over it does not make it shorter", () => {
  expect(
    drawn([
      ["भ", 0, 6],
      ["ा", 6, 9],
      ["ष", 9, 14],
      ["ु", 12, 13],
      ["म", 14, 19],
    ]),
  ).toEqual(["भाषुम"]);
});

test("a number in a right-to-left word is kept with its slash or its full stops", () => {
  const word = (visual: string) => drawn([...visual].map((text, at): [string, number, number] => [text, at * 5, at * 5 + 5]));
  expect(word("03/2019-מ")).toEqual(["מ-03/2019"]);
  expect(word("12.04.2020-ב")).toEqual(["ב-12.04.2020"]);
});

test("a glyph that is kerned back goes on with its run, one drawn over the glyph before begins another", () => {
  const after = (from: number) =>
    drawn([
      ["A", 0, 7],
      ["V", from, from + 7],
    ]);
  expect([after(4), after(2)]).toEqual([["AV"], ["A", "V"]]);
});

test("a glyph a little off the baseline goes on with its run, a raised one begins another", () => {
  const raised = (height: number) =>
    drawn([
      ["m", 0, 7],
      ["2", 7, 12, height],
    ]);
  expect([raised(0.5), raised(1.2)]).toEqual([["m2"], ["m", "2"]]);
});

test("text without any space is cut into runs that are longer than any line", () => {
  const runsOf = (count: number) => set(Array.from({ length: count }, () => ["a", 10])).length;
  expect([runsOf(3_000), runsOf(5_000)]).toEqual([1, 2]);
});

test("the box of rotated text holds its em boxes, whichever way it runs", () => {
  const boxOf = (degrees: number) => {
    const { box } = set(
      [
        ["a", 10],
        ["b", 10],
      ],
      degrees,
    )[0] as PositionedRun;
    return [box.x, box.y, box.width, box.height].map((side) => Math.round(side * 10) / 10);
  };
  const down = boxOf(90);
  const up = boxOf(-90);
  // Ten points long, an em of ten points wide; more of it above the baseline than below.
  expect([down.slice(2), up.slice(2)]).toEqual([
    [10, 10],
    [10, 10],
  ]);
  expect([down[1], up[1]]).toEqual([100, 90]);
  const [ofDown, ofUp] = [down[0] as number, up[0] as number];
  expect(ofDown).toBeGreaterThan(ofUp);
  expect([ofDown < 50, ofDown + 10 > 55, ofUp < 45, ofUp + 10 > 50]).toEqual([true, true, true, true]);
  const slanted = boxOf(45);
  expect(slanted[2]).toBeCloseTo(14.1, 0);
  expect(slanted[3]).toBeCloseTo(14.1, 0);
});

/** The runs of two glyphs, the second with a change. */
const two = (change: Partial<typeof attributes> & { hidden?: string; color?: string; heading?: number; artifact?: boolean }) => {
  const runs: PositionedRun[] = [];
  const builder = new RunBuilder((run) => runs.push(run));
  const glyph = (text: string, x: number, own: typeof attributes) => ({
    text,
    x,
    y: 100,
    endX: x + 5,
    endY: 100,
    size: 10,
    order: 3,
    attributes: own,
  });
  builder.addGlyph(glyph("a", 50, attributes));
  builder.addGlyph(glyph("b", 55, { ...attributes, ...change }));
  builder.endTextObject();
  return runs;
};

test.each([
  ["the same", {}, 1],
  ["another weight", { bold: true }, 2],
  ["another font", { font: { bold: false, italic: true, font: "CMTI10" } }, 2],
  ["another opacity", { opacity: 0.5 }, 2],
  ["another colour", { color: "#aa0000" }, 2],
  ["another visibility", { hidden: "covered" }, 2],
  ["another heading level", { heading: 1 }, 2],
  ["another place in the structure", { artifact: true }, 2],
])("a glyph of %s goes on with the run or begins one: %#", (_, change, count) => {
  expect(two(change)).toHaveLength(count);
});

test("a run has the place, style and marks of its first glyph, and those alone that it has", () => {
  const [plain] = two({});
  expect(plain).toEqual({
    text: "ab",
    box: { page: 1, x: 50, y: 92, width: 10, height: 10 },
    baseline: 100,
    style: { size: 10, bold: false, italic: false, font: "CMR10" },
    order: 3,
    startsTextObject: true,
  });
  const marks = { color: "#aa0000", hidden: "covered", heading: 0, artifact: true, opacity: 0.5 };
  const [, marked] = two(marks);
  expect(marked).toMatchObject({ text: "b", style: { color: "#aa0000" }, hidden: "covered", heading: 0, artifact: true, opacity: 0.5 });
  expect(marked).not.toHaveProperty("startsTextObject");
});

test("a space ends a run, and the next one says so; no-break and other spaces are spaces", () => {
  const runs: PositionedRun[] = [];
  const builder = new RunBuilder((run) => runs.push(run));
  for (const [at, text] of [..."a b\u00a0c\u3000d"].entries())
    builder.addGlyph({ text, x: 50 + 5 * at, y: 100, endX: 55 + 5 * at, endY: 100, size: 10, order: 0, attributes });
  builder.endTextObject();
  expect(runs.map(({ text, spaceBefore }) => [text, spaceBefore === true])).toEqual([
    ["a", false],
    ["b", true],
    ["c", true],
    ["d", true],
  ]);
});

test("text set downwards, upwards or upside down goes on along its own line", () => {
  for (const degrees of [90, -90, 180, 45])
    expect(
      set(
        [
          ["a", 10],
          ["b", 10],
          ["c", 10],
        ],
        degrees,
      ).map(({ text }) => text),
    ).toEqual(["abc"]);
  expect(
    [90, -90, 180].map(
      (degrees) =>
        set(
          [
            ["a", 10],
            ["b", 10],
          ],
          degrees,
        )[0]?.rotated,
    ),
  ).toEqual([90, 270, 180]);
});

test("a glyph without width begins a run along the line", () => {
  expect(
    drawn([
      ["i", 50, 50],
      ["n", 50, 55],
    ]),
  ).toEqual(["in"]);
});

test("a gap ends a run, a hair of white does not", () => {
  const gap = (points: number) =>
    drawn([
      ["a", 50, 55],
      ["b", 55 + points, 60 + points],
    ]);
  expect([gap(0.5), gap(2)]).toEqual([["ab"], ["a", "b"]]);
});

test("an accent far above or beside a letter is a character of its own", () => {
  const over = (accent: [number, number], raise = 0) =>
    drawn([
      ["´", ...accent, raise],
      ["e", 50, 55],
    ]).join("");
  expect(over([51, 54])).toBe("é");
  expect(over([51, 54], 8)).toBe("´e");
  expect(over([40, 43])).toBe("´e");
  expect(over([60, 63])).toBe("´e");
});
