import { expect, test } from "bun:test";
import {
  beginsIdeographic,
  collapsed,
  endsIdeographic,
  endsMidPhrase,
  endsSentence,
  hasDigit,
  isPictogram,
  isPlain,
  isRightToLeft,
} from "./text.ts";

test("white space becomes single spaces, and none is left at the ends", () => {
  expect(collapsed("Head of sales")).toBe("Head of sales");
  expect(collapsed("  Head \t of\nsales ")).toBe("Head of sales");
  expect(collapsed("Head\u00A0of\u2009sales\u3000")).toBe("Head of sales");
  expect(collapsed(" ")).toBe("");
  expect(collapsed("")).toBe("");
  expect(collapsed("営業　部長")).toBe("営業 部長");
});

test("plain text has nothing to resolve", () => {
  expect(["Sales", "a-b (c)", ""].every(isPlain)).toBe(true);
  expect(["Málaga", "ﬁnance", "a\tb", "a\u007F"].some(isPlain)).toBe(false);
});

test("a text with a figure in it", () => {
  expect(["2015", "since 2015", "a1"].every(hasDigit)).toBe(true);
  expect(["", "since", "٣"].some(hasDigit)).toBe(false);
});

test("the scripts of a text", () => {
  expect(isRightToLeft("(שלום)")).toBe(true);
  expect(isRightToLeft("Müller, Ρόδος")).toBe(false);
  expect(beginsIdeographic("東京 Tokyo")).toBe(true);
  expect(endsIdeographic("東京 Tokyo")).toBe(false);
  expect(endsIdeographic("Tokyo 東京")).toBe(true);
  expect([beginsIdeographic(""), endsIdeographic("")]).toEqual([false, false]);
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
