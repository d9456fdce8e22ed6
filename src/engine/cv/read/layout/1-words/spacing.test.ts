import { describe, expect, test } from "bun:test";
import { print, type Style } from "../print.testing.ts";
import { gapBetween, gapsOf, isSpacedOut, spacingOf, withNarrowSpaces } from "./spacing.ts";
import type { Word } from "./words.ts";

const TEXT = "Led teams of nine people";
/** Words without typed spaces, with gaps of so many ems. */
const row = (gap: number, text = TEXT, style: Style = {}): Word[] =>
  print(50, 100, text, { ...style, gap }).map((word) => ({ ...word, spaceBefore: undefined }));
const widthIn = (rows: Word[][], of = rows[0] as Word[]) => {
  const spacing = spacingOf(rows);
  const word = of[1] as Word;
  return { font: spacing.ofFont(word), row: spacing(of, word) };
};

describe("the usual space", () => {
  test("is that of the font, where a page shows enough of them", () => {
    expect(widthIn([row(0.6)]).font).toBeCloseTo(0.6);
    expect(widthIn([row(0.6, "Led teams")]).font).toBe(0.25);
    expect(widthIn([row(0.6), row(0.3, TEXT, { font: "Serif" })], row(0.3, TEXT, { font: "Serif" })).font).toBeCloseTo(0.3);
    expect(widthIn([row(0.3, "Led teams of"), row(0.3, "nine people each")]).font).toBeCloseTo(0.3);
  });

  test("is not learnt from kerning or the gaps between columns", () => {
    expect(widthIn([row(0.3), row(0.02), row(0.04)]).font).toBeCloseTo(0.3);
    expect(widthIn([row(0.3), row(3), row(4)]).font).toBeCloseTo(0.3);
  });

  test("is wider in a row that is justified, and not in one that is letter-spaced", () => {
    expect(widthIn([row(1.2)]).row).toBeCloseTo(1.2);
    expect(widthIn([row(1.2, "W O R K A N D")]).row).toBe(0.25);
    expect(widthIn([row(1.2, "Led teams of")]).row).toBe(0.25);
    expect(widthIn([row(0.3), row(0.2)], row(0.2)).row).toBeCloseTo(0.3);
  });
});

test("the gap between two words is measured by the smaller of them, and a gap between columns is no space", () => {
  const [small] = print(50, 100, "small", { size: 8 });
  const [large] = print(50 + 20 + 4, 100, "large", { size: 20 });
  expect(gapBetween(small as Word, large as Word)).toBeCloseTo(0.5);
  expect(gapsOf([...row(0.3, "Led teams"), ...print(200, 100, "2019")]).map((gap) => Math.round(gap * 10) / 10)).toEqual([0.3]);
  expect(gapsOf(row(0.02))).toEqual([]);
});

test.each([
  ["E X P E R I E N C E", true],
  ["W O R K in T O W N", true],
  ["A and B in one", false],
  ["Experience", false],
  ["x", true],
])("most words of a letter-spaced row are single letters: %p %p", (text, isLetterSpaced) => {
  expect(isSpacedOut(row(0.3, text))).toBe(isLetterSpaced);
});
test("an empty row is not letter-spaced", () => {
  expect(isSpacedOut([])).toBe(false);
});

describe("a narrow gap is a space", () => {
  const spaced = (...rows: Word[][]) => {
    const [first] = withNarrowSpaces(rows, spacingOf(rows));
    return (first as Word[]).map((word) => (word.spaceBefore ? ` ${word.text}` : word.text)).join("");
  };
  const condensed = [row(0.16), row(0.16)] as const;

  test("where the gaps of its row and font are as narrow", () => {
    expect(spaced(...condensed)).toBe(TEXT);
    expect(spaced(row(0.02), ...condensed)).toBe(TEXT.replaceAll(" ", ""));
    expect(spaced(row(0.16, "Led a team of nine people"))).toBe("Led a team of nine people");
    expect(spaced(row(0.16, "Led teams of C I B nine people"))).toBe("Led teams of CIB nine people");
  });

  test("where its row is set tighter than others of its font", () => {
    expect(spaced(row(0.16), row(0.3), row(0.3))).toBe(TEXT);
  });

  test("though most gaps of its row are those of another column, which are wider", () => {
    const beside = print(400, 100, "a list of nine names and years", { gap: 0.4 }).map((word) => ({ ...word, spaceBefore: undefined }));
    expect(spaced([...row(0.16), ...beside])).toStartWith(TEXT);
  });

  test("and kerning where it is narrower than a space of any font", () => {
    const tight = row(0.13);
    const [last] = row(0, "x").map((word) => ({ ...word, box: { ...word.box, x: (tight.at(-1)?.box.x ?? 0) + 30 + 0.9 } }));
    expect(spaced([...tight, last as Word])).toBe(`${TEXT}x`);
  });

  test("and kerning where the spaces of the font are wider", () => {
    expect(spaced([...row(0.13, "Led te"), ...print(300, 100, "the", { gap: 0.3 })], row(0.3), row(0.3))).toBe("Ledtethe");
  });

  test("not between columns", () => {
    expect(
      spaced([...row(0.16, "Led teams of nine"), ...row(0.16, "2019").map((word) => ({ ...word, box: { ...word.box, x: 400 } }))]),
    ).toBe("Led teams of nine2019");
  });

  test.each<[string, Word[]]>([
    ["letters that are set apart", row(0.16, "W O R K E R S")],
    ["letters with a word among them", row(0.16, "W O R K in T O W N")],
    ["marks among words", row(0.16, "Led • teams • of • nine")],
    ["Chinese", row(0.16, "负责 公司 核心 交易 平台 开发")],
    ["words in another font each", row(0.16).map((word, at) => ({ ...word, style: { ...word.style, font: `Font ${at}` } }))],
    ["words in another size each", row(0.16).map((word, at) => ({ ...word, style: { ...word.style, size: 10 + 0.1 * at } }))],
    ["words of a mirrored page", row(0.16).map((word) => ({ ...word, mirrored: true }))],
    ["marks", row(0.16, "• – • – • –")],
  ])("not in %s", (_, words) => {
    expect(spaced(words)).toBe(words.map(({ text }) => text).join(""));
  });

  test("before a capital behind a small letter, where no word is kerned, however few words there are", () => {
    const names = (text: string, gap = 0.1) => row(gap, text);
    expect(spaced(names("John Doe"))).toBe("John Doe");
    expect(spaced(names("John Doe", 0.02))).toBe("JohnDoe");
    expect(spaced(names("JOHN DOE"))).toBe("JOHNDOE");
    expect(spaced(names("John DOE"))).toBe("JohnDOE");
    expect(spaced(names("JOHN Doe"))).toBe("JOHNDoe");
    expect(spaced(names("J Doe"))).toBe("JDoe");
  });
});
