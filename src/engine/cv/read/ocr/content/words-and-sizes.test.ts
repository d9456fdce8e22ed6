import { describe, expect, test } from "bun:test";
import type { OcrPage, OcrWord } from "../../../reading.ts";
import { fontSizes } from "./font-sizes.ts";
import { fontWeights } from "./font-weights.ts";
import { alignLeftEdges } from "./left-edges.ts";
import { charactersIn, hasCharacters, type Segment, toSegments } from "./segments.ts";
import { splitDates } from "./split-dates.ts";

/** A word whose ink reaches from so many points above the baseline to so many below it. */
const word = (text: string, x: number, baseline: number, above: number, below = 0, look: Partial<OcrWord> = {}): OcrWord => ({
  text,
  confidence: 90,
  lineKey: 1,
  box: { page: 1, x, y: baseline - above, width: 5 * [...text].length, height: above + below },
  ...look,
});
const page = (words: OcrWord[]): OcrPage => ({ page: 1, words, rotation: 0, confidence: 90 });
/** Words with spaces of a quarter of an em between them. */
function row(texts: string[], size: number, lineKey: number, look: (at: number) => Partial<OcrWord> = () => ({})): OcrWord[] {
  let x = 50;
  return texts.map((text, at) => {
    const placed = word(text, x, 20 * lineKey, 0.73 * size, 0, { lineKey, ...look(at) });
    x += placed.box.width + 2.5;
    return placed;
  });
}
const segmentOf = (...words: OcrWord[]) => toSegments(page(words))[0] as Segment;

describe("the size of a text is that of its font, whatever letters it is made of", () => {
  test.each<[string, number, number]>([
    ["scan", 5.2, 0],
    ["hand", 7.3, 0],
    ["page", 5.2, 2.1],
    ["high", 7.3, 2.1],
    ["test", 6.4, 0],
    ["HEAD", 7.3, 0],
    ["2019", 7.3, 0],
    ["Été", 9.3, 0],
    ["né", 7.3, 0],
    ["so,", 5.2, 1],
    ["ação", 7.3, 2.1],
    ["東京", 9.2, 0],
    ["שלום", 9.2, 0],
  ])("%s", (text, above, below) => {
    const { size, baseline } = segmentOf(word(text, 50, 100, above, below));
    expect(size).toBeCloseTo(10, 0);
    expect(baseline).toBeCloseTo(100, 0);
  });

  test("and of signs alone that of their row, or of their height", () => {
    expect(segmentOf(word("—", 50, 100, 4.6)).size).toBeCloseTo(5);
    expect(segmentOf(word("—", 50, 100, 1, 0, { size: 12 })).size).toBe(12);
    expect(segmentOf(word("—", 50, 100, 0.2)).size).toBe(1);
  });

  test("is no larger than its row, where there are few words", () => {
    const few = [word("Profile", 50, 100, 30, 0, { size: 10 })];
    expect(segmentOf(...few).size).toBe(10);
    const nearly = segmentOf(word("Profile", 50, 100, 8.8, 0, { size: 10 })).size;
    expect(nearly).toBeGreaterThan(9);
    expect(nearly).toBeLessThan(12.1);
    const many = ["Head", "of", "the", "whole", "bakery", "in", "the", "old", "town"].map((text, at) =>
      word(text, 50 + 30 * at, 100, 14.6, 0, { size: 10 }),
    );
    expect(segmentOf(...many).size).toBeGreaterThan(15);
  });
});

describe("the baseline of a text", () => {
  test("is the foot of its words without descenders", () => {
    expect(segmentOf(word("scan", 50, 100, 5.2), word("page", 75, 100, 5.2, 2.1), word("hand", 100, 100, 7.3)).baseline).toBeCloseTo(100);
  });

  test("is reckoned where each word has one, or where they are signs", () => {
    expect(segmentOf(word("page", 50, 100, 5.2, 2.1), word("gap", 75, 100, 5.2, 2.1)).baseline).toBeCloseTo(100);
    expect(segmentOf(word("—", 50, 97, 1)).baseline).toBeCloseTo(97);
  });

  test("does not count single letters where there are words", () => {
    expect(segmentOf(word("page", 50, 100, 5.2, 2.1), word("a", 75, 90, 5.2)).baseline).toBeCloseTo(100, 0);
  });
});

test("the words of a line are divided where the gap is wider than a space, each line by itself, from left to right", () => {
  const of = (...words: OcrWord[]) => toSegments(page(words)).map((segment) => segment.words.map(({ text }) => text).join(" "));
  expect(of(word("scan", 50, 100, 5.2), word("one", 73, 100, 5.2))).toEqual(["scan one"]);
  expect(of(word("one", 73, 100, 5.2), word("scan", 50, 100, 5.2))).toEqual(["scan one"]);
  expect(of(word("scan", 50, 100, 5.2), word("one", 120, 100, 5.2))).toEqual(["scan", "one"]);
  expect(of(word("scan", 50, 100, 5.2), word("one", 73, 100, 5.2, 0, { lineKey: 2 }))).toEqual(["scan", "one"]);
  const segment = segmentOf(word("05/2022", 50, 100, 7.3, 0, { lineKey: 7 }), word("–", 87, 97, 1, 0, { lineKey: 7 }));
  expect(segment).toMatchObject({ lineKey: 7, characters: 6, hasOnlySlashedWords: true });
  expect(segmentOf(word("05/2022", 50, 100, 7.3), word("now", 90, 100, 5.2)).hasOnlySlashedWords).toBe(false);
});

test("letters and digits are the characters of a word", () => {
  const count = (text: string) => charactersIn(word(text, 0, 0, 1));
  expect(["Head", "05/2022", "—", "né!"].map(count)).toEqual([4, 6, 0, 2]);
  expect(["Head", "—"].map((text) => hasCharacters(word(text, 0, 0, 1)))).toEqual([true, false]);
});

describe("the font sizes of a document", () => {
  const body = [1, 2, 3].flatMap((key) => row(["Hands", "halted", "hidden", "habits"], 10, key));
  const sizesOf = (...lines: OcrWord[][]) => {
    const pages = [page([...body, ...lines.flat()])];
    const sizes = fontSizes(pages);
    return toSegments(pages[0] as OcrPage)
      .slice(3)
      .map(sizes);
  };

  test("are the body, and those that are clearly others", () => {
    expect(sizesOf(row(["Handbills"], 10.6, 4))).toEqual([10]);
    expect(sizesOf(row(["Handbills"], 14, 4))).toEqual([14]);
    expect(sizesOf(row(["Handbills"], 7, 4))).toEqual([7]);
  });

  test("are few: sizes near each other are one", () => {
    const [first, second] = sizesOf(row(["Handbills"], 14, 4), row(["Habits", "hidden"], 14.6, 5)) as [number, number];
    expect(first).toBe(second);
    expect(sizesOf(row(["Handbills"], 14, 4), row(["Habits"], 20, 5))).toEqual([14, 20]);
  });

  test("are halves of a point", () => {
    expect(sizesOf(row(["Handbills"], 13.3, 4))).toEqual([13.5]);
  });

  test("of a page without text is ten points", () => {
    expect(fontSizes([])({ words: [], lineKey: 0, size: 10.3, hasOnlySlashedWords: false, baseline: 0, characters: 0 })).toBe(10);
  });

  test("is the one that most characters have, not most lines", () => {
    const short = [5, 6, 7, 8, 9].flatMap((key) => row(["Hi"], 16, key));
    expect(sizesOf(short)[0]).toBe(16);
    const sizes = fontSizes([page([...body, ...short])]);
    expect(sizes(toSegments(page(body))[0] as Segment)).toBe(10);
  });
});

describe("the weight of words", () => {
  const stroked = (texts: [string, number][], key: number) =>
    row(
      texts.map(([text]) => text),
      10,
      key,
      (at) => ({ stroke: texts[at]?.[1] }),
    );
  const plain = (count: number) =>
    Array.from({ length: count }, (_, key) =>
      stroked(
        [
          ["hands", 1],
          ["habits", 1],
          ["hidden", 1],
        ],
        key + 10,
      ),
    ).flat();
  const boldOf = (line: OcrWord[], others = plain(8)) => {
    const pages = [page([...line, ...others])];
    const weights = fontWeights(pages, fontSizes(pages));
    return weights(toSegments(pages[0] as OcrPage)[0] as Segment);
  };

  test("is bold where their strokes are clearly wider than those of the document", () => {
    expect(
      boldOf(
        stroked(
          [
            ["Head", 1.6],
            ["bakers", 1.6],
          ],
          1,
        ),
      ),
    ).toEqual([true, true]);
    expect(
      boldOf(
        stroked(
          [
            ["Head", 1.05],
            ["bakers", 1.05],
          ],
          1,
        ),
      ),
    ).toEqual([false, false]);
  });

  test("changes within a line", () => {
    expect(
      boldOf(
        stroked(
          [
            ["Bakers", 1.7],
            ["habits", 1],
            ["hidden", 1],
          ],
          1,
        ),
      ),
    ).toEqual([true, false, false]);
    expect(
      boldOf(
        stroked(
          [
            ["hidden", 1],
            ["habits", 1],
            ["Bakers", 1.7],
          ],
          1,
        ),
      ),
    ).toEqual([false, false, true]);
  });

  test("of short words and of those without strokes is that of their neighbours", () => {
    expect(
      boldOf(
        stroked(
          [
            ["Head", 1.6],
            ["of", 1],
            ["bakers", 1.6],
          ],
          1,
        ),
      ),
    ).toEqual([true, true, true]);
    const unmeasured = stroked(
      [
        ["Bakers", 1.6],
        ["halls", 1.6],
      ],
      1,
    ).map((one, at) => (at === 1 ? { ...one, stroke: undefined } : one));
    expect(boldOf(unmeasured)).toEqual([true, true]);
    expect(boldOf(stroked([["of", 3]], 1))).toEqual([false]);
  });

  test("of a document of few words is not told", () => {
    expect(
      boldOf(
        stroked(
          [
            ["Head", 1.6],
            ["bakers", 1.6],
          ],
          1,
        ),
        plain(1),
      ),
    ).toEqual([false, false]);
  });
});

describe("lines that begin near each other", () => {
  const line = (x: number, key: number, text = "hands") => word(text, x, 20 * key, 7.3, 0, { lineKey: key });
  const starts = (...words: OcrWord[]) => alignLeftEdges(toSegments(page(words))).map(({ words: [first] }) => first?.box.x);

  test("begin at the median of their left edges", () => {
    expect(starts(line(50, 1), line(51, 2), line(50.4, 3))).toEqual([50.4, 50.4, 50.4]);
    expect(starts(line(50, 1), line(51, 2), line(50.4, 3), line(70, 4))).toEqual([50.4, 50.4, 50.4, 70]);
  });

  test("are several: two may begin there by chance", () => {
    expect(starts(line(50, 1), line(51, 2))).toEqual([50, 51]);
    expect(starts(line(50, 1), line(60, 2), line(70, 3))).toEqual([50, 60, 70]);
  });

  test("end where they ended", () => {
    const [first] = alignLeftEdges(toSegments(page([line(50, 1), line(51, 2), line(50.4, 3)])));
    expect(first?.words[0]?.box).toMatchObject({ x: 50.4, width: 24.6 });
  });

  test("may have bullets, and then their texts begin at one place, too", () => {
    const items = [50, 50.6, 50.2].flatMap((x, key) => [word("•", x, 20 * key, 4, 0, { lineKey: key }), line(60 + 2 * (x - 50), key)]);
    const moved = alignLeftEdges(toSegments(page(items)).map((segment) => ({ ...segment, size: 10 })));
    const xs = moved
      .flatMap(({ words }) => words)
      .filter(({ text }) => text === "hands")
      .map(({ box }) => box.x);
    expect(new Set(xs).size).toBe(1);
  });
});

describe("dates that were read as one word", () => {
  test.each([
    ["jan2015-mrt2019", "jan 2015 - mrt 2019"],
    ["2015-2019", "2015 - 2019"],
    ["2019-", "2019 -"],
    ["-heden", "- heden"],
    ["2015–heute", "2015 – heute"],
    ["01.2015-03.2019", "01.2015 - 03.2019"],
    ["mrt2019", "mrt 2019"],
    ["2019", "2019"],
    ["COVID2019x", "COVID2019x"],
    ["-", "-"],
    ["front-end", "front-end"],
    ["-2019", "- 2019"],
  ])("%s", (text, parts) => {
    expect(
      splitDates(word(text, 50, 100, 7.3))
        .map((part) => part.text)
        .join(" "),
    ).toBe(parts);
  });

  test("have their parts of the box", () => {
    expect(splitDates(word("2015-2019", 50, 100, 7.3)).map(({ box }) => [box.x, box.width])).toEqual([
      [50, 20],
      [70, 5],
      [75, 20],
    ]);
  });
});
