import { expect, test } from "bun:test";
import { joinSplitWords, type RawLine, toWords } from "./words.ts";

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
