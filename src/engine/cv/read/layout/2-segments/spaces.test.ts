import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import { print, type Style } from "../print.testing.ts";
import { spaced } from "./spaces.ts";

type Look = Style & { isTyped?: boolean; isNew?: boolean; order?: number };
/** The text of words with gaps of so many ems between them. */
const read = (words: string[], gap: number, looks: Look[] = []) => {
  let x = 50;
  const printed = words.map((text, at): Word => {
    const look = looks[at] ?? {};
    const [word] = print(x, 100, text, look) as [Word];
    x += word.box.width + gap * (look.size ?? 10);
    return { ...word, spaceBefore: look.isTyped, startsTextObject: look.isNew };
  });
  return spaced(printed)
    .map(({ word, space }) => (space ? ` ${word.text}` : word.text))
    .join("");
};
const typed = [{}, { isTyped: true }];
const bold = [{ bold: true }, { bold: false }];

describe("two words have a space between them", () => {
  test.each<[string, string[], number, Look[], string]>([
    ["where the gap is as wide as one", ["Head", "of"], 0.25, [], "Head of"],
    ["not where it is kerning", ["He", "ad"], 0.1, [], "Head"],
    ["where one was typed, however narrow", ["Head", "of"], 0.05, typed, "Head of"],
    ["not where one was typed and the second is drawn over the first", ["Head", "of"], -0.4, typed, "Headof"],
    ["where the weight changes", ["Head", "2019"], 0, bold, "Head 2019"],
    ["not where the weight changes at a bracket", ["Head", "("], 0, bold, "Head("],
    ["not where the weight changes behind a bracket", ["(", "Head"], 0, bold, "(Head"],
    ["not where the weight changes and the words overlap", ["Head", "2019"], -0.2, bold, "Head2019"],
    ["not where one bold capital tells what a letter of an abbreviation stands for", ["H", "arbour"], 0, bold, "Harbour"],
    ["nor where an article stands before that capital", ["d'H", "arbour"], 0, bold, "d'Harbour"],
    ["where that capital is a word", ["A", "harbour"], 0.2, bold, "A harbour"],
    ["not where an accented letter is drawn with another, lighter font", ["Tr", "ầ"], 0, [{ bold: true }, { font: "Other" }], "Trầ"],
    ["where a whole word is drawn with another, lighter font", ["Head", "Über"], 0, [{ bold: true }, { font: "Other" }], "Head Über"],
    ["where that letter stands apart", ["Tr", "ầ"], 0.14, [{ bold: true }, { font: "Other" }], "Tr ầ"],
    ["where that letter has the font of its word", ["Tr", "ầ"], 0, bold, "Tr ầ"],
    ["where the face changes before a capital, as in a name", ["Anna", "Berger"], 0, [], "Anna Berger"],
    ["not where it changes within a word", ["An", "na"], 0, [], "Anna"],
    ["not where it changes behind a single letter", ["Mc", "Berger"], 0, [], "McBerger"],
    ["not where a new text object begins there", ["Anna", "Berger"], 0, [{}, { isNew: true }], "AnnaBerger"],
    ["not where the names overlap", ["Anna", "Berger"], -0.2, [], "AnnaBerger"],
    ["where that letter is behind a digit", ["24", "é"], 0, [{ bold: true }, { font: "Other" }], "24 é"],
  ])("%s", (_, words, gap, looks, text) => {
    expect(read(words, gap, looks)).toBe(text);
  });

  test("where the gap is one of the larger of them", () => {
    expect(read(["Head", "of"], 0.25, [{ size: 10 }, { size: 20 }])).toBe("Headof");
    expect(read(["Head", "of"], 0.25, [{ size: 20 }, { size: 10 }])).toBe("Head of");
  });
});

describe("Chinese and Japanese", () => {
  const ideographs = (words: string[], gap: number, looks: Look[] = []) =>
    read(
      words,
      gap,
      words.map((_, at) => ({ letter: 1, ...looks[at] })),
    );

  test.each<[string, string[], number, Look[], string]>([
    ["have no spaces", ["学士", "情報"], 0.4, [], "学士情報"],
    ["may have a wide one", ["学士", "情報"], 0.8, [], "学士 情報"],
    ["have one that was typed between words", ["学士", "情報"], 0.3, typed, "学士 情報"],
    ["have none that was typed between single characters", ["学", "士"], 0.3, typed, "学士"],
    ["have none that was typed before a single character", ["学士", "情"], 0.3, typed, "学士情"],
    ["are set with a small gap beside another script", ["Java", "開発"], 0.25, [], "Java開発"],
    ["are set with a small gap before another script", ["開発", "Java"], 0.25, [], "開発Java"],
    ["may have a space beside another script", ["Java", "開発"], 0.4, [], "Java 開発"],
    ["may have a space before another script", ["開発", "Java"], 0.4, [], "開発 Java"],
    ["may have one that was typed there", ["Java", "開発"], 0.2, typed, "Java 開発"],
  ])("%s", (_, words, gap, looks, text) => {
    expect(ideographs(words, gap, looks)).toBe(text);
  });
});

describe("letter-spaced words", () => {
  test("are closed up, and a gap that is wider than the others divides them", () => {
    expect(read([..."WORK"], 0.4)).toBe("WORK");
    const x = [50, 59, 68, 77, 91, 100, 109, 118];
    const words = [..."WORKDONE"].map((letter, at) => print(x[at] as number, 100, letter)[0] as Word);
    expect(
      spaced(words)
        .filter(({ space }) => space)
        .map(({ word }) => word.text),
    ).toEqual(["D"]);
  });

  test("are at least four letters, or syllables and characters of other scripts", () => {
    expect(read([..."ABC"], 0.4)).toBe("A B C");
    expect(
      read(
        [..."이력서"],
        0.8,
        [..."이력서"].map(() => ({ letter: 0.9 })),
      ),
    ).toBe("이력서");
  });

  test("are none where more than one of five is a word", () => {
    expect(read(["A", "B", "C", "and", "D"], 0.3)).toBe("ABCandD");
    expect(read(["A", "B", "and", "for", "D"], 0.3)).toBe("A B and for D");
  });

  test("are none where the letters stand close", () => {
    expect(read([..."WORK"], 0.02)).toBe("WORK");
    expect(read(["W", "O", "R", "K", "D"], 0.03, [{}, {}, {}, { isTyped: true }])).toBe("WOR KD");
  });

  test("are none of signs", () => {
    expect(read([..."•◦•◦"], 0.4)).toBe("• ◦ • ◦");
  });
});

test.each([
  ["欧阳 小明", "欧阳 小明"],
  ["张 伟", "张伟"],
  ["张 小明", "张小明"],
  ["欧阳 明", "欧阳明"],
])("a space that was typed in a Chinese name divides two words of two characters each: %p is %p", (typed, expected) => {
  const parts = spaced(print(100, 100, typed, { letter: 1, gap: 0.2 }));
  expect(parts.map(({ word, space }) => (space ? ` ${word.text}` : word.text)).join("")).toBe(expected);
});

test("a space typed between two words of Chinese is kept where each character is a text of its own, and between single characters it is not", () => {
  const characters = (text: string) => [...text.replaceAll(" ", "")];
  const looks = (text: string) => [...text].flatMap((char, at) => (char === " " ? [] : [{ isTyped: text[at - 1] === " " }]));
  const readTyped = (text: string) => read(characters(text), 0, looks(text));
  expect(readTyped("北港書店 店員")).toBe("北港書店 店員");
  expect(readTyped("履 歷 書")).toBe("履歷書");
});

test("words in logical order have their spaces where they are printed", () => {
  const words = [...print(100, 100, "a@example.org"), ...print(170, 100, "البريد:")];
  expect(spaced(words).map(({ word, space }) => [word.text, space])).toEqual([
    ["البريد:", false],
    ["a@example.org", true],
  ]);
  const typedBefore = [...print(100, 100, "ניסיון"), ...print(130.5, 100, "מקצועי")].map((word, at) => ({
    ...word,
    spaceBefore: at === 0,
  }));
  expect(spaced(typedBefore).map(({ word, space }) => [word.text, space])).toEqual([
    ["מקצועי", false],
    ["ניסיון", true],
  ]);
  const touching = [...print(100, 100, "ab"), ...print(110, 100, "البريد")].map((word) => ({ ...word, spaceBefore: undefined }));
  expect(spaced(touching).map(({ space }) => space)).toEqual([false, false]);
});
