import { expect, test } from "bun:test";
import { inflectedForms } from "./inflection.ts";
import type { RedactedKind } from "./redacted.ts";
import { findHits, searchTermsOf } from "./search-terms.ts";

/** How often a redacted value is found in a text. */
const found = (what: RedactedKind, value: string, text: string, language = "en") =>
  findHits(text, searchTermsOf([{ path: "x", value, what }], language)).length;

test("what stands before the @ of an e-mail address is searched for alone when it is long", () => {
  expect(found("e-mail address", "jwhit7@example.com", "User name: jwhit7")).toBe(1);
  expect(found("e-mail address", "jwhi7@example.com", "User name: jwhi7")).toBe(0);
});

test("the shortest web address that is searched for has four characters, the shortest postal code without letters five", () => {
  expect(found("web address", "https://j.me", "See j.me for more")).toBe(1);
  expect(found("web address", "https://x.y", "See x.y for more")).toBe(0);
  expect(found("postal code", "10115", "Berlin 10115")).toBe(1);
  expect(found("postal code", "2010", "Antwerp 2010")).toBe(0);
  expect(found("postal code", "BS1T", "Bristol BS1T")).toBe(1);
  expect(found("postal code", "BS1", "Bristol BS1")).toBe(0);
});

test("a short word for the marital status is searched for nowhere", () => {
  expect(found("marital status", "Verhe", "Verhe, two children")).toBe(1);
  expect(found("marital status", "Verh", "Verh, two children")).toBe(0);
});

test("a line of an address with a number has six letters and digits at least", () => {
  expect(found("address", "Plot 7B, Wumbold Terrace, Leeds", "I live at plot 7B")).toBe(1);
  expect(found("address", "Flat 3, Wumbold Terrace, Leeds", "I live at flat 3")).toBe(0);
});

test("a date of birth that cannot be read is searched for as it is written, unless it is little more than a year", () => {
  expect(found("date of birth", "ca1985", "Born ca1985")).toBe(1);
  expect(found("date of birth", "c1985", "Born c1985")).toBe(0);
});

test("a short name of an organisation is found with its capital only", () => {
  expect(found("employer", "Wumbo", "the wumbo way")).toBe(1);
  expect(found("employer", "Wumb", "the wumb way")).toBe(0);
  expect(found("employer", "Wumb", "the Wumb way")).toBe(1);
});

test("a short word of a name is found with its capital only, and a long one in a genitive too", () => {
  expect(found("name", "Ada Wumb", "the wumb way")).toBe(1);
  expect(found("name", "Ada Wum", "the wum way")).toBe(0);
  expect(found("name", "Ada Wumbo", "Wumbos Team")).toBe(1);
  expect(found("name", "Ada Wumb", "Wumbs Team")).toBe(0);
});

test("a word of an Arabic name is found behind a prefix when it has three letters", () => {
  expect(found("name", "سمر قدو", "وقدو", "ar")).toBe(1);
  expect(found("name", "سمر قد", "وقد", "ar")).toBe(0);
});

test("a short name is not looked for in all cases", () => {
  expect(inflectedForms("Aalt", "fi")).toBeDefined();
  expect(inflectedForms("Aal", "fi")).toBeUndefined();
  expect(inflectedForms("Nov", "cs")).toBeDefined();
  expect(found("name", "Eva Nováková", "s Evou, s Evami", "cs")).toBe(1);
  expect(inflectedForms("Jo", "cs")).toBeUndefined();
});

test("of two letters that may stand for an umlaut the name has five", () => {
  expect(found("name", "Ada Wuemb", "for Wümb and Wumb")).toBe(2);
  expect(found("name", "Ada Wuem", "for Wum")).toBe(0);
});
