import { describe, expect, test } from "bun:test";
import { confidenceOf, joinSplitWords, type RawLine, textOf, toWords } from "./words.ts";

const scale = { page: 1, dpi: 144, languages: ["eng"] };
const word = (text: string, left = 0, confidence = 95) => ({ text, confidence, left, top: 0, right: left + 14 * text.length, bottom: 24 });
const line = (...words: RawLine["words"]): RawLine => ({ words, rowHeight: 24, xHeight: 12 });
const joined = (one: RawLine) => joinSplitWords(one).words.map(({ text }) => text);
const texts = (...lines: RawLine[]) => toWords(lines, scale).map(({ text }) => text);

test("boxes are in points of the page, words know their line", () => {
  const words = toWords([line(word("Anna")), line(word("Berg", 100))], { ...scale, page: 3 });
  expect(words[1]).toEqual({ text: "Berg", confidence: 95, box: { page: 3, x: 50, y: 0, width: 28, height: 12 }, lineKey: 1, size: 12.2 });
});

test("what a photo or a rule is read as is left out, punctuation between words stays", () => {
  expect(texts(line(word("Fe|", 0, 30), word("Sw", 60, 25)), line(word("2018"), word("–", 80), word("2020", 120)))).toEqual([
    "2018",
    "–",
    "2020",
  ]);
  expect(texts(line(word("Anna"), word("~", 80, 30), { ...word("|", 100, 60), bottom: 90 }))).toEqual(["Anna"]);
});

test("the dot before a list item is a bullet whatever it was read as; a letter in its place is not", () => {
  const dot = { text: "e", confidence: 60, left: 0, top: 8, right: 8, bottom: 16 };
  const letter = { text: "o", confidence: 95, left: 0, top: 6, right: 12, bottom: 18 };
  expect(texts(line(dot, word("Kubernetes", 40)))).toEqual(["•", "Kubernetes"]);
  expect(texts(line(letter, word("projeto", 40)))).toEqual(["o", "projeto"]);
});

test("a bullet that sticks to its word comes off", () => {
  expect(texts(line(word("«Introduced"), word("forecasts", 300)), line(word("«Le"), word("Monde»", 100)))).toEqual([
    "•",
    "Introduced",
    "forecasts",
    "«Le",
    "Monde»",
  ]);
});

test("a word of which the engine was not sure stays beside one of which it was", () => {
  expect(texts(line(word("Ενεργειακός"), word("επιθεωρητής", 170, 0)))).toEqual(["Ενεργειακός", "επιθεωρητής"]);
  expect(texts(line(word("Mwerw", 0, 0), word("lkjhw", 100, 12)))).toEqual([]);
});

test("a mail address that was read in two is one", () => {
  expect(joined(line(word("a.berg"), word("@example.org", 90), word("Oslo", 400)))).toEqual(["a.berg@example.org", "Oslo"]);
  expect(joined(line(word("a.berg"), word("Qexample.org", 90)))).toEqual(["a.bergQexample.org"]);
  expect(joined(line(word("anna."), word("berg@example.org", 75), word("Oslo.", 400), word("info@example.org", 500)))).toEqual([
    "anna.berg@example.org",
    "Oslo.",
    "info@example.org",
  ]);
  expect(joined(line(word("anna."), word("berg@example.", 75), word("co.uk", 262)))).toEqual(["anna.berg@example.co.uk"]);
});

test("a mail address whose @ was read as a letter of its own, or as the end of a name, is one; words between addresses of the web are not", () => {
  const short = (text: string, left: number) => ({ ...word(text, left), right: left + 20 });
  expect(joined(line(word("rocio.val"), short("QQ", 130), word("example.es", 153)))).toEqual(["rocio.val@example.es"]);
  expect(joined(line(word("b.zurawskiQ"), word("example.pl", 157)))).toEqual(["b.zurawski@example.pl"]);
  expect(joined(line(short("а", 0), word(".karadzhova@example.bg", 25)))).toEqual(["а.karadzhova@example.bg"]);
  expect(joined(line(word("Web:"), short("Q", 60), word("example.pl", 84)))).toEqual(["Web:", "Q", "example.pl"]);
  expect(joined(line(word("(Web)Q"), word("example.pl", 88)))).toEqual(["(Web)Q", "example.pl"]);
  expect(joined(line(word("anna.it"), short("e", 102), word("berg.it", 126)))).toEqual(["anna.it", "e", "berg.it"]);
  expect(joined(line(word("anna.berg"), short("e", 136), word("berg.it", 170)))).toEqual(["anna.berg", "e", "berg.it"]);
});

test("a large name beside small print stays, and is one word where it was read in two", () => {
  const large = (text: string, left: number, right: number) => ({ text, confidence: 92, left, top: 0, right, bottom: 60 });
  const row = line(large("Amara", 0, 212), large("Lindqvi", 232, 466), large("st", 472, 530), word("Gothenburg", 1100));
  expect(joined(row)).toEqual(["Amara", "Lindqvist", "Gothenburg"]);
  expect(texts(row)).toEqual(["Amara", "Lindqvi", "st", "Gothenburg"]);
});

test("letters that look like digits are digits in a number, and letters in a name", () => {
  expect(texts(line(word("ο9/2ο13"), word("ı2", 120), word("O2", 200), word("4O0113", 300)))).toEqual(["09/2013", "12", "O2", "400113"]);
  const mixed = ["2018/Oslo", "Web2000/Io", "COVID-19/lab"];
  expect(texts(line(...mixed.map((text, at) => word(text, 150 * at))))).toEqual(mixed);
});

test("a dash before a date does not keep its letters from being digits; the Polish legal form has none", () => {
  expect(texts(line(word("--Ο1/2018")))).toEqual(["--01/2018"]);
  expect(toWords([line(word("Sp."), word("z", 60), word("0.o.,", 100))], { ...scale, languages: ["pol"] }).at(-1)?.text).toBe("o.o.,");
});

test("Greek has one accent and no breathings", () => {
  expect(
    toWords([line(word("προὐπολογισµού"), word("Ἁγίου", 300), word("γλὠσσες", 500), word("ἐργων", 700))], {
      ...scale,
      languages: ["eng", "ell"],
    }).map(({ text }) => text),
  ).toEqual(["προυπολογισμού", "Αγίου", "γλώσσες", "έργων"]);
});

test("Chinese and Japanese are set without spaces; a character alone is a word, however unsure, beside one that is sure", () => {
  const character = (text: string, left: number, confidence = 95) => ({ text, confidence, left, top: 0, right: left + 22, bottom: 24 });
  const read = toWords([line(character("沈", 0, 0), character("若", 30, 0), character("溪", 60))], { ...scale, languages: ["chi_sim"] });
  expect(read.map(({ text }) => text)).toEqual(["沈", "若", "溪"]);
  expect(toWords([line(character("〈流利）", 0))], { ...scale, languages: ["chi_sim"] })[0]?.text).toBe("（流利）");
});

test("in lines from right to left a number keeps its plus sign before it", () => {
  const [read] = toWords([line(word("\u200e962+\u200f"))], { ...scale, languages: ["eng", "ara"] });
  expect(read?.text).toBe("+962");
});

test("Romanian has commas below its letters, not cedillas", () => {
  const [read] = toWords([line(word("Ştefan"), word("Ţurcanu", 100))], { ...scale, languages: ["ron"] });
  expect(read?.text).toBe("Ștefan");
});

describe("a word of a line", () => {
  const at = (text: string, confidence: number, box: { left?: number; top?: number; right?: number; bottom?: number } = {}) => ({
    ...word(text, 0, confidence),
    ...box,
  });
  const sure = word("sure", 200, 95);
  const kept = (one: RawLine["words"][number]) => texts(line(one, sure)).length === 2;

  test.each<[string, boolean, RawLine["words"][number]]>([
    ["that was read well stays", true, at("Leeds", 90)],
    ["of which the engine was unsure goes", false, at("Le", 10)],
    ["of white space goes", false, at("  ", 90)],
    ["much higher than its row goes", false, at("Leeds", 70, { bottom: 80 })],
    ["much higher than its row stays where it is sure", true, at("Leeds", 95, { bottom: 80 })],
    ["much wider than its letters goes", false, at("Le", 90, { right: 190 })],
    ["of one letter goes where that is unsure", false, at("x", 40)],
    ["of one letter stays where that is sure", true, at("x", 90)],
    ["of a sign that a bullet is read as stays, unsure as it is", true, at("»", 40)],
    ["of signs stays where it is sure", true, at("–", 90)],
    ["of high signs goes", false, at("|", 80, { bottom: 60 })],
    ["of many signs goes", false, at("—=—=", 90)],
    ["of letters as high and wide as others stays beside a sure one", true, at("Leeds", 0)],
    ["of letters that is too high does not", false, at("Leeds", 0, { bottom: 60 })],
    ["of letters that is too wide does not", false, at("Leeds", 0, { right: 190 })],
    ["with figures does not", false, at("Le3ds", 0)],
  ])("%s: %#", (_, expected, one) => {
    expect(kept(one)).toBe(expected);
  });

  test("goes with its line where nothing in that was read well", () => {
    expect(texts(line(at("Leeds", 32), word("York", 100, 32)))).toEqual([]);
    expect(texts(line(at("Leeds", 32), word("York", 100, 96)))).toEqual(["Leeds", "York"]);
  });
});

describe("the first sign of a line", () => {
  const dot = (change: object = {}) => ({ text: "e", confidence: 60, left: 0, top: 8, right: 8, bottom: 16, ...change });
  const first = (one: RawLine["words"][number], ...rest: RawLine["words"]) =>
    texts(line(one, ...(rest.length > 0 ? rest : [word("Kubernetes", 40)])))[0];

  test("is a bullet where it is small and round", () => {
    expect(first(dot())).toBe("•");
    expect(first(dot({ bottom: 24 }))).toBe("e");
    expect(first(dot({ right: 30 }))).toBe("e");
    expect(first(dot({ text: "x", confidence: 95 }))).toBe("x");
    expect(texts(line(dot()))[0]).not.toBe("•");
  });

  test("is as high as the word behind it", () => {
    const [bullet] = toWords([line(dot(), word("Kubernetes", 40))], scale);
    expect(bullet?.box).toMatchObject({ x: 0, y: 0, width: 4, height: 12 });
  });

  test("comes off its word, which then begins behind it", () => {
    const [bullet, text] = toWords([line(word("•Sales"), word("forecasts", 300))], scale);
    expect([bullet?.text, text?.text]).toEqual(["•", "Sales"]);
    expect((bullet?.box.x ?? 0) + (bullet?.box.width ?? 0)).toBeLessThan(text?.box.x ?? 0);
    expect((text?.box.x ?? 0) + (text?.box.width ?? 0)).toBe(42);
    expect(texts(line(word("•2019"), word("forecasts", 300)))[0]).toBe("•2019");
  });
});

test("parts of an address that stand far apart are two words", () => {
  expect(joined(line(word("a.berg"), word("@example.org", 130)))).toEqual(["a.berg", "@example.org"]);
  expect(joined(line(word("anna."), word("berg@example.org", 110)))).toEqual(["anna.", "berg@example.org"]);
  expect(joined(line(word("a.berg@"), word("example.org", 110)))).toEqual(["a.berg@example.org"]);
  expect(joined(line(word("Leeds."), word("York", 90)))).toEqual(["Leeds.", "York"]);
  expect(joined(line(word("b.zurawskiQ"), word("example.pl", 190)))).toEqual(["b.zurawskiQ", "example.pl"]);
});

test("a joined word is as unsure as its parts, and holds both", () => {
  const [address] = joinSplitWords(line({ ...word("a.berg", 0, 80), top: 3 }, { ...word("@example.org", 90, 95), bottom: 27 })).words;
  expect(address).toMatchObject({ text: "a.berg@example.org", left: 0, right: 90 + 14 * 12, top: 0, bottom: 27 });
  expect(address?.confidence).toBeLessThanOrEqual(80);
});

test("the confidence of a text is the mean over its characters", () => {
  expect(
    confidenceOf([
      { text: "Leeds", confidence: 90 },
      { text: "a", confidence: 30 },
    ]),
  ).toBe(80);
  expect(confidenceOf([])).toBe(0);
  expect(textOf([line(word("Leeds"), word("York")), line(word("Hull"))])).toBe("Leeds York\nHull");
});

test.each<[string, string[], string]>([
  ["4O0113", [], "400113"],
  ["ı2", [], "12"],
  ["O2", [], "O2"],
  ["l9/2Ol3", [], "19/2013"],
  ["Olive", [], "Olive"],
  ["〈流利〉", ["jpn"], "（流利）"],
  ["〈流利〉", ["eng"], "〈流利〉"],
  ["ํา", ["tha"], "ำ"],
  ["962+", ["heb"], "+962"],
  ["962+", ["eng"], "962+"],
  ["0.0.", ["pol"], "o.o."],
  ["10.0.", ["pol"], "10.0."],
  ["Ţara", ["ron"], "Țara"],
  ["Ţara", ["eng"], "Ţara"],
])("%s is read in %p as %s", (text, languages, expected) => {
  expect(toWords([line(word(text, 0, 95), word("surely", 300, 95))], { ...scale, languages })[0]?.text).toBe(expected);
});
