import { expect, test } from "bun:test";
import {
  beginsIdeographic,
  cleanText,
  collapsed,
  endsIdeographic,
  endsMidPhrase,
  endsSentence,
  hasDigit,
  isCluster,
  isCutAddress,
  isPictogram,
  isRightToLeft,
} from "./text.ts";

test("white space becomes single spaces, and none is left at the ends", () => {
  expect(collapsed("Head of sales")).toBe("Head of sales");
  expect(collapsed("  Head \t of\nsales ")).toBe("Head of sales");
  expect(collapsed("Head\u00A0of\u2009sales\u3000")).toBe("Head of sales");
  expect(collapsed(" ")).toBe("");
  expect(collapsed("")).toBe("");
  expect(collapsed("営業　部長")).toBe("営業 部長");
  expect(collapsed("Head  of sales")).toBe("Head of sales");
  expect(collapsed("sales ")).toBe("sales");
  expect(collapsed("Head\u00a0of")).toBe("Head of");
  expect(collapsed("Head\u2009of")).toBe("Head of");
  expect(collapsed(" sales")).toBe("sales");
  expect(collapsed("a\tb")).toBe("a b");
  expect(collapsed("Ünal Škoda")).toBe("Ünal Škoda");
});

test("plain text has nothing to resolve", () => {
  for (const text of ["Sales", "a-b (c)", "", " ~", "a~b", "Málaga"]) expect(cleanText(text)).toBe(text);
  expect(["ﬁnance", "a\tb", "a\u007F", "a\u0301"].map(cleanText)).toEqual(["finance", "a b", "a", "á"]);
});

test("a text with a figure in it", () => {
  expect(["2015", "since 2015", "a1", "0", "9", "9th"].every(hasDigit)).toBe(true);
  expect(["", "since", "٣", "a/b", "a:b"].some(hasDigit)).toBe(false);
});

test("the scripts of a text", () => {
  expect(isRightToLeft("(שלום)")).toBe(true);
  expect(isRightToLeft("Müller, Ρόδος")).toBe(false);
  expect(isRightToLeft("א")).toBe(true);
  expect(isRightToLeft("Tel Aviv, תל אביב")).toBe(true);
  expect(isRightToLeft("東京")).toBe(false);
  expect(beginsIdeographic("東京 Tokyo")).toBe(true);
  expect(endsIdeographic("東京 Tokyo")).toBe(false);
  expect(endsIdeographic("Tokyo 東京")).toBe(true);
  expect([beginsIdeographic(""), endsIdeographic("")]).toEqual([false, false]);
  // The first of the ideographic signs, and the sign before it.
  expect(["\u2e80", "\u2e7f"].map((sign) => [beginsIdeographic(sign), endsIdeographic(sign)])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(["☎", "✉️"].every(isPictogram)).toBe(true);
  expect(["★★★", "12", ""].some(isPictogram)).toBe(false);
});

test("a text that ends in the middle of something endsMidPhrase on the next, however long it is", () => {
  const long = "Responsible for the planning of all of the deliveries";
  expect(endsMidPhrase(`${long} from`)).toBe(true);
  expect(endsMidPhrase(`${long} pentru`)).toBe(true);
  expect(endsMidPhrase(`${long},`)).toBe(true);
  expect(endsMidPhrase(long)).toBe(false);
  expect(endsMidPhrase("from")).toBe(false);
  expect(endsMidPhrase("Perform")).toBe(false);
});

test("the end of a sentence", () => {
  expect(["Done.", "Why?", "Go!"].every(endsSentence)).toBe(true);
  expect(["Done", "a. b", ""].some(endsSentence)).toBe(false);
});

test("text is cleaned of what nobody sees, and letters are those that are meant", () => {
  for (const [drawn, text] of [
    ["Sales", "Sales"],
    ["oﬃce", "office"],
    ["work\u200bshop", "workshop"],
    ["\ue0b0 0113", " 0113"],
    ["x² ½", "x² ½"],
    ["ＡＢＣ１２", "ABC12"],
    ["（东京）", "（东京）"],
    ["two\u00a0\u2003words", "two words"],
    ["a\tb", "a b"],
    ["Espan\u02dca", "España"],
    ["e\u0301te\u0301", "été"],
    ["to…", "to…"],
    ["⻚", "页"],
  ] as const)
    expect(cleanText(drawn)).toBe(text);
});

test("an address that is broken over two lines goes on in what may be a part of one", () => {
  for (const [text, next] of [
    ["anna.nowak@example.co", "m"],
    ["anna.nowak@exam", "ple.org"],
    ["anna.nowak@", "example.org"],
    ["anna@mail.example", ".org"],
    ["Mail: anna.nowak@example", ".org"],
    ["https://example.org/in/", "anna-nowak"],
    ["www.example.org/in/anna", "-nowak"],
    ["example.org/in/anna", "nowak"],
    ["anna@example.org", "/cv"],
    ["ANNA.NOWAK@EXAMPL", "E.ORG"],
  ] as const)
    expect([text, next, isCutAddress(text, next)]).toEqual([text, next, true]);
  for (const [text, next] of [
    ["Head of sales", "m"],
    ["anna.nowak", "@example.org"],
    ["anna.nowak@example.org", "Leeds"],
    ["anna.nowak@example.org", "two words"],
    ["anna.nowak@example.org", "anna.example.org"],
    ["anna.nowak@example.org", "a@b"],
    ["anna.nowak@exampl", "E.ORG"],
  ] as const)
    expect([text, next, isCutAddress(text, next)]).toEqual([text, next, false]);
});

test("one cluster is a consonant of a Brahmic script with its marks and what is joined to it, or one syllable", () => {
  expect(["का", "क्षि", "漢", "한"].map(isCluster)).toEqual([true, true, true, true]);
  expect(["काम", "漢字", "a", "1", "ก", "アイ"].map(isCluster)).toEqual([false, false, false, false, false, false]);
});
