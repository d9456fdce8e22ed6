import { describe, expect, test } from "bun:test";
import { blockOfLines, sideLine } from "../side-line.testing.ts";
import type { SideLine } from "../side-lines.ts";
import { besideTitles, blocksOf } from "./beside-titles.ts";

const title = (text: string, baseline: number, looks: Partial<SideLine> = {}) =>
  sideLine(text, 0, 60, baseline, { style: "title", ...looks });
const block = (...baselines: number[]) => blockOfLines(100, 400, baselines);
/** Three blocks of text, and the height of a title in the middle of each. */
const BLOCKS = [block(100, 114, 128), block(170, 184, 198, 212, 226), block(270, 284)];
const [FIRST, SECOND, THIRD] = [114, 198, 277] as const;
const TEXT = BLOCKS.flat();
const CENTRED = [title("Work", FIRST), title("Studies", SECOND), title("Skills", THIRD)];
const STARTS = [100, 170, 270];

test("titles in the middle of their blocks tell where these begin", () => {
  expect(besideTitles(CENTRED, TEXT)).toEqual(STARTS);
});

describe("titles", () => {
  const long = [...BLOCKS, block(330, 344, 358), block(400, 414, 428)].flat();
  const five = [...CENTRED, title("Tongues", 344), title("Hobbies", 414)];

  test("may miss the middle a little, one of five by much", () => {
    expect(besideTitles([title("Work", FIRST + 4), title("Studies", SECOND - 4), title("Skills", THIRD)], TEXT)).toEqual(STARTS);
    expect(besideTitles([...five.slice(0, 4), title("Hobbies", 427)], long)).toEqual([...STARTS, 330, 400]);
    expect(besideTitles([...five.slice(0, 3), title("Tongues", 357), title("Hobbies", 427)], long)).toBeUndefined();
  });

  test("may stand level with the first line of their block, where others are centred", () => {
    expect(besideTitles([...five.slice(0, 4), title("Hobbies", 400)], long)).toEqual([...STARTS, 330, 400]);
    expect(besideTitles([title("Work", 100), title("Studies", 170), title("Skills", 270)], TEXT)).toBeUndefined();
    expect(besideTitles([title("Work", 100), title("Studies", 170), title("Skills", THIRD)], TEXT)).toBeUndefined();
  });

  test("may all stand a little below the first line of their blocks, set otherwise than the text", () => {
    const below = (off: number, looks: Partial<SideLine> = {}) =>
      [100, 170, 270].map((start, at) => title(["Work", "Studies", "Skills"][at] as string, start + off, looks));
    const size = (below(0)[0] as SideLine).size;
    expect(besideTitles(below(0.6 * size), TEXT)).toEqual(STARTS);
    expect(besideTitles(below(0.2 * size), TEXT)).toBeUndefined();
    expect(besideTitles(below(size), TEXT)).toBeUndefined();
    expect(besideTitles(below(0.6 * size, { style: (TEXT[0] as SideLine).style }), TEXT)).toBeUndefined();
    expect(besideTitles([...below(0.6 * size).slice(0, 2), title("Skills", 270)], TEXT)).toBeUndefined();
  });

  test("may have up to three lines", () => {
    const inLines = (count: number) =>
      Array.from({ length: count }, (_, row) => title("Work", SECOND + 12 * (row - (count - 1) / 2), { first: row === 0 }));
    const withLines = (count: number) => [CENTRED[0] as SideLine, ...inLines(count), CENTRED[2] as SideLine];
    expect(besideTitles(withLines(2), TEXT)).toEqual(STARTS);
    expect(besideTitles(withLines(3), TEXT)).toEqual(STARTS);
    const tall = [...BLOCKS, block(320, 334, 348, 362, 376)].flat();
    expect(
      besideTitles([...CENTRED, ...Array.from({ length: 4 }, (_, row) => title("a", 330 + 12 * row, { first: row === 0 }))], tall),
    ).toBeUndefined();
  });

  test.each<[string, SideLine[], SideLine[]]>([
    ["fewer than three", CENTRED.slice(0, 2), BLOCKS.slice(0, 2).flat()],
    [
      "as many as there are lines of text",
      [...CENTRED, title("a", 20), title("b", 34), title("c", 48), title("d", 62), title("e", 76), title("f", 90), title("g", 95)],
      TEXT,
    ],
    ["wider than the text", CENTRED.map((line) => ({ ...line, right: 350 })), TEXT],
    ["list items", CENTRED.map((line) => ({ ...line, bullet: true })), TEXT],
    ["dates", [title("2019", FIRST), title("2020", SECOND), title("2021", THIRD)], TEXT],
    ["far from the middle of their blocks", [title("Work", 127), title("Studies", 225), title("Skills", 283)], TEXT],
  ])("are none that are %s", (_, left, right) => {
    expect(besideTitles(left, right)).toBeUndefined();
  });

  test("do not count where they stand above all of the text", () => {
    expect(besideTitles([title("Profile", 60), ...CENTRED], TEXT)).toEqual(STARTS);
  });

  test("between which no block begins are two lines of one title", () => {
    const two = [title("Work", FIRST), title("Professional", SECOND - 6), title("studies", SECOND + 6), title("Skills", THIRD)];
    const text = [
      ...(BLOCKS[0] as SideLine[]),
      ...(BLOCKS[1] as SideLine[]).map((line, at) => ({ ...line, first: at === 0 })),
      ...(BLOCKS[2] as SideLine[]),
    ];
    expect(besideTitles(two, text)).toEqual(STARTS);
  });
});

describe("the first block begins", () => {
  test("below other text where its title is in the middle of it", () => {
    expect(besideTitles(CENTRED, [...block(40, 54), ...TEXT])).toEqual(STARTS);
  });

  test("level with its title, though that is in the middle of more", () => {
    const level = [title("Work", 128), ...CENTRED.slice(1)];
    expect(besideTitles(level, [...block(40, 54), ...block(128, 142), ...block(170, 184, 198, 212, 226), ...block(270, 284)])?.[0]).toBe(
      128,
    );
  });

  test("with a block that begins above the middle of its title", () => {
    const opening = [...block(100, 114), ...block(128, 142)];
    expect(besideTitles([title("Work", 121), ...CENTRED.slice(1)], [...opening, ...BLOCKS.slice(1).flat()])?.[0]).toBe(100);
  });
});

describe("titles that are set upwards", () => {
  const upwards = (text: string, baseline: number) => title(text, baseline, { rotated: true });

  test("stand beside their blocks, be there one or more and wherever their middle is", () => {
    expect(besideTitles([upwards("Work", 127)], block(100, 114, 128))).toEqual([100]);
    expect(besideTitles([upwards("Work", 127), upwards("Studies", 225)], BLOCKS.slice(0, 2).flat())).toEqual([100, 170]);
    expect(besideTitles([], TEXT)).toBeUndefined();
    expect(besideTitles([upwards("Work", FIRST), title("Studies", SECOND)], BLOCKS.slice(0, 2).flat())).toBeUndefined();
  });

  test("begin a block even where the text has no space above it", () => {
    const text = block(100, 112, 124, 136, 150, 162, 174);
    expect(besideTitles([upwards("Work", 118), upwards("Studies", 162)], text)).toEqual([100, 150]);
  });
});

test("blocks are lines set close together", () => {
  const lines = [...block(100, 114), ...block(170), ...block(200, 214)];
  expect(blocksOf(lines).map((of) => of.map(({ baseline }) => baseline))).toEqual([[100, 114], [170], [200, 214]]);
  expect(blocksOf(lines.slice(1)).map((of) => of.length)).toEqual([1, 1, 2]);
  expect(blocksOf([])).toEqual([]);
});
