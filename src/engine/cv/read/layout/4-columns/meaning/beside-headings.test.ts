import { describe, expect, test } from "bun:test";
import { blockOfLines, sideLine } from "../side-line.testing.ts";
import type { SideLine } from "../side-lines.ts";
import { besideHeadings, blocksOf } from "./beside-headings.ts";

const heading = (text: string, baseline: number, looks: Partial<SideLine> = {}) =>
  sideLine(text, 0, 60, baseline, { style: "heading", ...looks });
const block = (...baselines: number[]) => blockOfLines(100, 400, baselines);
/** Three blocks of text, and the height of a heading in the middle of each. */
const BLOCKS = [block(100, 114, 128), block(170, 184, 198, 212, 226), block(270, 284)];
const [FIRST, SECOND, THIRD] = [114, 198, 277] as const;
const TEXT = BLOCKS.flat();
const CENTRED = [heading("Work", FIRST), heading("Studies", SECOND), heading("Skills", THIRD)];
const STARTS = [100, 170, 270];

test("headings in the middle of their blocks tell where these begin", () => {
  expect(besideHeadings(CENTRED, TEXT)).toEqual(STARTS);
});

describe("headings", () => {
  const long = [...BLOCKS, block(330, 344, 358), block(400, 414, 428)].flat();
  const five = [...CENTRED, heading("Tongues", 344), heading("Hobbies", 414)];

  test("may miss the middle a little, one of five by much", () => {
    expect(besideHeadings([heading("Work", FIRST + 4), heading("Studies", SECOND - 4), heading("Skills", THIRD)], TEXT)).toEqual(STARTS);
    expect(besideHeadings([...five.slice(0, 4), heading("Hobbies", 427)], long)).toEqual([...STARTS, 330, 400]);
    expect(besideHeadings([...five.slice(0, 3), heading("Tongues", 357), heading("Hobbies", 427)], long)).toBeUndefined();
  });

  test("may stand level with the first line of their block, where others are centred", () => {
    expect(besideHeadings([...five.slice(0, 4), heading("Hobbies", 400)], long)).toEqual([...STARTS, 330, 400]);
    expect(besideHeadings([heading("Work", 100), heading("Studies", 170), heading("Skills", 270)], TEXT)).toBeUndefined();
    expect(besideHeadings([heading("Work", 100), heading("Studies", 170), heading("Skills", THIRD)], TEXT)).toBeUndefined();
  });

  test("may all stand a little below the first line of their blocks, set otherwise than the text", () => {
    const below = (off: number, looks: Partial<SideLine> = {}) =>
      [100, 170, 270].map((start, at) => heading(["Work", "Studies", "Skills"][at] as string, start + off, looks));
    const size = (below(0)[0] as SideLine).size;
    expect(besideHeadings(below(0.6 * size), TEXT)).toEqual(STARTS);
    expect(besideHeadings(below(0.2 * size), TEXT)).toBeUndefined();
    expect(besideHeadings(below(size), TEXT)).toBeUndefined();
    expect(besideHeadings(below(0.6 * size, { style: (TEXT[0] as SideLine).style }), TEXT)).toBeUndefined();
    expect(besideHeadings([...below(0.6 * size).slice(0, 2), heading("Skills", 270)], TEXT)).toBeUndefined();
  });

  test("may have up to three lines", () => {
    const inLines = (count: number) =>
      Array.from({ length: count }, (_, row) => heading("Work", SECOND + 12 * (row - (count - 1) / 2), { first: row === 0 }));
    const withLines = (count: number) => [CENTRED[0] as SideLine, ...inLines(count), CENTRED[2] as SideLine];
    expect(besideHeadings(withLines(2), TEXT)).toEqual(STARTS);
    expect(besideHeadings(withLines(3), TEXT)).toEqual(STARTS);
    const tall = [...BLOCKS, block(320, 334, 348, 362, 376)].flat();
    expect(
      besideHeadings([...CENTRED, ...Array.from({ length: 4 }, (_, row) => heading("a", 330 + 12 * row, { first: row === 0 }))], tall),
    ).toBeUndefined();
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["fewer than three", CENTRED.slice(0, 2), BLOCKS.slice(0, 2).flat()],
    [
      "as many as there are lines of text",
      [
        ...CENTRED,
        heading("a", 20),
        heading("b", 34),
        heading("c", 48),
        heading("d", 62),
        heading("e", 76),
        heading("f", 90),
        heading("g", 95),
      ],
      TEXT,
    ],
    ["wider than the text", CENTRED.map((line) => ({ ...line, right: 350 })), TEXT],
    ["list items", CENTRED.map((line) => ({ ...line, bullet: true })), TEXT],
    ["dates", [heading("2019", FIRST), heading("2020", SECOND), heading("2021", THIRD)], TEXT],
    ["far from the middle of their blocks", [heading("Work", 127), heading("Studies", 225), heading("Skills", 283)], TEXT],
  ])("are none that are %s", (_, left, right) => {
    expect(besideHeadings(left, right)).toBeUndefined();
  });

  test("do not count where they stand above all of the text", () => {
    expect(besideHeadings([heading("Profile", 60), ...CENTRED], TEXT)).toEqual(STARTS);
  });

  test("between which no block begins are two lines of one heading", () => {
    const two = [heading("Work", FIRST), heading("Professional", SECOND - 6), heading("studies", SECOND + 6), heading("Skills", THIRD)];
    const text = [
      ...(BLOCKS[0] as SideLine[]),
      ...(BLOCKS[1] as SideLine[]).map((line, at) => ({ ...line, first: at === 0 })),
      ...(BLOCKS[2] as SideLine[]),
    ];
    expect(besideHeadings(two, text)).toEqual(STARTS);
  });
});

describe("the first block begins", () => {
  test("below other text where its heading is in the middle of it", () => {
    expect(besideHeadings(CENTRED, [...block(40, 54), ...TEXT])).toEqual(STARTS);
  });

  test("level with its heading, though that is in the middle of more", () => {
    const level = [heading("Work", 128), ...CENTRED.slice(1)];
    expect(besideHeadings(level, [...block(40, 54), ...block(128, 142), ...block(170, 184, 198, 212, 226), ...block(270, 284)])?.[0]).toBe(
      128,
    );
  });

  test("with a block that begins above the middle of its heading", () => {
    const opening = [...block(100, 114), ...block(128, 142)];
    expect(besideHeadings([heading("Work", 121), ...CENTRED.slice(1)], [...opening, ...BLOCKS.slice(1).flat()])?.[0]).toBe(100);
  });
});

describe("headings that are set upwards", () => {
  const upwards = (text: string, baseline: number) => heading(text, baseline, { rotated: true });

  test("stand beside their blocks, be there one or more and wherever their middle is", () => {
    expect(besideHeadings([upwards("Work", 127)], block(100, 114, 128))).toEqual([100]);
    expect(besideHeadings([upwards("Work", 127), upwards("Studies", 225)], BLOCKS.slice(0, 2).flat())).toEqual([100, 170]);
    expect(besideHeadings([], TEXT)).toBeUndefined();
    expect(besideHeadings([upwards("Work", FIRST), heading("Studies", SECOND)], BLOCKS.slice(0, 2).flat())).toBeUndefined();
  });

  test("begin a block even where the text has no space above it", () => {
    const text = block(100, 112, 124, 136, 150, 162, 174);
    expect(besideHeadings([upwards("Work", 118), upwards("Studies", 162)], text)).toEqual([100, 150]);
  });
});

test("blocks are lines set close together", () => {
  const lines = [...block(100, 114), ...block(170), ...block(200, 214)];
  expect(blocksOf(lines).map((of) => of.map(({ baseline }) => baseline))).toEqual([[100, 114], [170], [200, 214]]);
  expect(blocksOf(lines.slice(1)).map((of) => of.length)).toEqual([1, 1, 2]);
  expect(blocksOf([])).toEqual([]);
});
