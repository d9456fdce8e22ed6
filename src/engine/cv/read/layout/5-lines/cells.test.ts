import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import { toSegment } from "../2-segments/to-segment.ts";
import { print, type Style } from "../print.testing.ts";
import { toCell } from "./cells.ts";

const segment = (text: string, y = 100, style: Style = {}, change: (word: Word, index: number) => Word = (word) => word) =>
  toSegment(print(50, y, text, style).map(change));
/** The text of printed lines one below the other. */
const joined = (lines: string[], dehyphenates = false, style: Style = {}) =>
  toCell(
    lines.map((line, row) => segment(line, 100 + 12 * row, style)),
    dehyphenates,
  ).text;

describe("two printed lines of a text", () => {
  test.each([
    ["have a space between them", "Head of", "sales", "Head of sales"],
    ["have none after a soft hyphen", "develop\u00ad", "ment", "development"],
    ["have none after a hyphen that divides a word", "develop\u2010", "ment", "development"],
    ["keep such a hyphen before a capital", "Franco\u2010", "Belgian", "Franco\u2010Belgian"],
    ["keep the hyphen of a compound", "long-", "term", "long-term"],
    ["keep the hyphen between figures", "2019-", "2021", "2019-2021"],
    ["have a space after a hyphen before a conjunction", "full-", "and part-time", "full- and part-time"],
    ["have a space after a dash that stands alone", "Leeds -", "York", "Leeds - York"],
    ["have none after a slash between words", "and/", "or", "and/or"],
    ["have one after a slash behind a bracket", "(all)/", "some", "(all)/ some"],
    ["have none within an address", "anna@exam", "ple.org", "anna@example.org"],
    ["have none between Chinese characters", "负责平台", "的设计", "负责平台的设计"],
    ["have one between Chinese and another script", "负责", "Java", "负责 Java"],
    ["have one between another script and Chinese", "Java", "负责", "Java 负责"],
    ["have none before a Korean ending", "데이터", "를 바탕으로", "데이터를 바탕으로"],
  ])("%s", (_, first, second, text) => {
    expect(joined([first, second], false, /\p{Script=Han}/u.test(first + second) ? { letter: 1 } : {})).toBe(text);
  });

  test("lose a hyphen between lowercase letters where the document is hyphenated", () => {
    expect(joined(["develop-", "ment"], true)).toBe("development");
    expect(joined(["Franco-", "Belgian"], true)).toBe("Franco-Belgian");
    expect(joined(["2019-", "2021"], true)).toBe("2019-2021");
    expect(joined(["X-", "ray"], true)).toBe("X-ray");
  });

  test("may be more", () => {
    expect(joined(["Head of", "the sales", "team"])).toBe("Head of the sales team");
  });
});

describe("the runs of a cell", () => {
  const runsOf = (...segments: ReturnType<typeof segment>[]) => toCell(segments, false).runs;

  test("are the words of one style together, with the space before the next style at their end", () => {
    const bold = (word: Word, index: number) => ({ ...word, style: { ...word.style, bold: index === 1 } });
    expect(runsOf(segment("Head of sales team", 100, {}, bold)).map(({ text, bold }) => [text, bold])).toEqual([
      ["Head ", false],
      ["of ", true],
      ["sales team", false],
    ]);
  });

  test.each<[string, Partial<Word["style"]>, boolean]>([
    ["size", { size: 11 }, true],
    ["weight", { bold: true }, true],
    ["slope", { italic: true }, true],
    ["font", { font: "Other" }, true],
    ["colour", { color: "#aa0000" }, true],
    ["none of these", {}, false],
  ])("are divided where the style differs: %s", (_, style, isDivided) => {
    const change = (word: Word, index: number) => (index === 1 ? { ...word, style: { ...word.style, ...style } } : word);
    expect(runsOf(segment("Head of", 100, {}, change))).toHaveLength(isDivided ? 2 : 1);
  });

  test("are divided where a link begins or ends", () => {
    const linked = runsOf(
      segment("See my site now", 100, {}, (word, index) => (index === 2 ? { ...word, link: "https://example.org" } : word)),
    );
    expect(linked.map(({ text, link }) => [text, link])).toEqual([
      ["See my ", undefined],
      ["site ", "https://example.org"],
      ["now", undefined],
    ]);
  });

  test("have the box around their words on their first line", () => {
    const [run] = runsOf(segment("Head of"), segment("the whole team", 112));
    expect(run).toMatchObject({ text: "Head of the whole team", box: { page: 1, x: 50, y: 92, width: 32.8, height: 10 } });
    const raised = runsOf(segment("Head of", 100, {}, (word, index) => (index === 1 ? { ...word, box: { ...word.box, y: 90 } } : word)));
    expect(raised[0]?.box).toMatchObject({ y: 90, width: 32.8, height: 12 });
    const onNext = runsOf(
      segment("Head"),
      segment("of the team", 100, {}, (word) => ({ ...word, box: { ...word.box, page: 2 } })),
    );
    expect(onNext[0]?.box).toMatchObject({ page: 1, width: 20 });
  });

  test("have the font and colour that are known, and the box on the page of text that was turned", () => {
    const [known] = runsOf(segment("Head"));
    expect(known).toMatchObject({ font: "Plain", color: "#000000", bold: false, italic: false });
    const [plain] = runsOf(segment("Head", 100, { font: "", color: "" }));
    expect(Object.keys(plain ?? {}).toSorted()).toEqual(["bold", "box", "italic", "size", "text"]);
    const pageBox = { page: 1, x: 20, y: 300, width: 10, height: 20 };
    expect(runsOf(segment("Head", 100, {}, (word) => ({ ...word, pageBox })))[0]?.box).toEqual(pageBox);
  });
});

test("a cell reaches from the left end of its lines to the right one, in hundredths of a point", () => {
  const [first, second] = [toSegment(print(50.1234, 100, "Head")), toSegment(print(47, 112, "of the whole team"))];
  expect(toCell([first, second], false)).toMatchObject({ x: 47, width: 78.4 });
  expect(toCell([first], false)).toMatchObject({ x: 50.12, width: 20 });
});

describe("the pieces of a cell", () => {
  const piecesOf = (text: string, starts: number[], below?: string) => {
    const first = segment(text, 100, {}, (word, index) => ({ ...word, startsTextObject: starts.includes(index) }));
    return toCell(below ? [first, segment(below, 112)] : [first], false).pieces;
  };

  test("begin where text objects and lines begin, from three pieces on", () => {
    expect(piecesOf("Go Power BI SQL", [0, 1, 3])).toEqual(["Go", "Power BI", "SQL"]);
    expect(piecesOf("Go Power BI", [0, 1])).toBeUndefined();
    expect(piecesOf("Go Power BI", [])).toBeUndefined();
    expect(piecesOf("Go Power BI SQL", [0, 1, 3], "Java or C")).toEqual(["Go", "Power BI", "SQL", "Java or C"]);
    expect(piecesOf("Go Power BI", [0, 1], "SQL")).toBeUndefined();
  });

  test("do not begin within a word", () => {
    const words = print(50, 100, "Go Po wer SQL C", { gap: 0.02 }).map((word, index) => ({
      ...word,
      startsTextObject: true,
      spaceBefore: index !== 2,
    }));
    expect(toCell([toSegment(words)], false).pieces).toEqual(["Go", "Power", "SQL", "C"]);
  });
});
