import { describe, expect, test } from "bun:test";
import { findContacts } from "./contact.ts";
import { lonePhone, sameNumber } from "./phones.ts";
import { merged } from "./taken.ts";

type Kind = "emails" | "phones" | "urls";
const read = (kind: Kind, text: string, country?: string) =>
  findContacts([{ text }], { language: "en", country: () => country })[kind].map(({ value }) => value);
const profiles = (...texts: string[]) =>
  findContacts(texts.map((text) => ({ text }))).profiles.map(({ network, username, url }) =>
    [network, username, url].filter(Boolean).join(" "),
  );
/** What is left of a line without its contact data and their labels. */
const left = (text: string) =>
  (findContacts([{ text }]).consumed[0] ?? [])
    .toReversed()
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
    .trim();

describe("an e-mail address may be written", () => {
  test.each<[string, string[]]>([
    ["jane@example.com", ["jane@example.com"]],
    ["Email: jane.doe+cv@mail.example.co.uk", ["jane.doe+cv@mail.example.co.uk"]],
    ["jane [at] example [dot] com", ["jane@example.com"]],
    ["jane (at) example.com", ["jane@example.com"]],
    ["jane @ example.com", ["jane@example.com"]],
    ["jane＠example.com", ["jane@example.com"]],
    ["jane@example . com", ["jane@example.com"]],
    ["jane@example.com, john@example.com", ["jane@example.com", "john@example.com"]],
    ["jane@example.com JANE@example.com", ["jane@example.com"]],
    ["jane at example.com", []],
    ["@jane", []],
    ["jane@example", []],
    ["meet me@home . boats", []],
  ])("%p", (text, expected) => {
    expect(read("emails", text)).toEqual(expected);
  });
});

describe("a telephone number is known by its form, its label or its country:", () => {
  test.each<[string, string | undefined, string[]]>([
    ["+44 117 496 0142", undefined, ["+44 117 496 0142"]],
    ["0044 117 496 0142", undefined, ["0044 117 496 0142"]],
    ["(0117) 496 0142", undefined, ["(0117) 496 0142"]],
    ["(415) 555-0123", undefined, ["(415) 555-0123"]],
    ["415-555-0123", undefined, ["415-555-0123"]],
    ["Tel. 496 0142 77", undefined, ["496 0142 77"]],
    ["☎ 496 0142 77", undefined, ["496 0142 77"]],
    ["32 12 34 56", "DK", ["32 12 34 56"]],
    ["32 12 34 56", "GB", []],
    ["32 12 34 56", undefined, []],
    ["+44 117 496 0142 / +44 7700 900123", undefined, ["+44 117 496 0142", "+44 7700 900123"]],
    ["030 / 1234567", undefined, ["030 / 1234567"]],
    ["78705 512-555-0163", undefined, ["512-555-0163"]],
    ["０１１７－４９６－０１４２", undefined, ["０１１７－４９６－０１４２"]],
    ["+44 117 496 0142 ext. 12", undefined, ["+44 117 496 0142 ext. 12"]],
    ["(11) 91234-5678", undefined, ["(11) 91234-5678"]],
    ["Fax: +44 117 496 0142", undefined, []],
    ["ISBN 978 3 16 148410 0", undefined, []],
    ["IBAN 0117 496 0142", undefined, []],
    ["Licence no. 0117 496 0142", undefined, []],
    ["1234 5678 9012 3456", undefined, []],
    ["01001-000", undefined, []],
    ["2014 – 2018", undefined, []],
    ["Tel. 12.03.2014", undefined, []],
    ["12.03.2014", undefined, []],
    ["05/10/1999 (24 ans)", "FR", []],
    ["+44", undefined, []],
    ["0000-0001-2345-6789", undefined, []],
    ["12345678901234567890", undefined, []],
    ["52 – 80420-210", undefined, []],
  ])("%p in %p", (text, country, expected) => {
    expect(read("phones", text, country)).toEqual(expected);
  });

  test("and what is said in brackets behind it belongs to it", () => {
    expect(left("+44 117 496 0142 (mobile) boats")).toBe("boats");
    expect(left("Phone: +44 117 496 0142 boats")).toBe("boats");
    expect(left("+44 117 496 0142 (boats)")).toBe("(boats)");
  });

  test("alone on its line it may be valid nowhere", () => {
    expect(["12345 67890", "(12345) 67890", "12345-67890"].map((text) => lonePhone(text))).toEqual([
      "12345 67890",
      "(12345) 67890",
      "12345-67890",
    ]);
    expect(
      ["12345", "boats 12345 67890", "12.03.2014", "0000-0001-2345-6789", "123456789012345678"].map((text) => lonePhone(text)),
    ).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  test("two numbers are the same with and without the code of their country", () => {
    expect(sameNumber("+44 117 496 0142", "0117 496 0142")).toBe(true);
    expect(sameNumber("0117 496 0142", "+44 117 496 0142")).toBe(true);
    expect(sameNumber("0117 496 0142", "0117-496-0142")).toBe(true);
    expect(sameNumber("0117 496 0142", "0117 496 0143")).toBe(false);
    expect(sameNumber("0142", "0117 496 0142")).toBe(false);
  });
});

describe("profiles:", () => {
  test.each<[string, string[]]>([
    ["linkedin.com/in/jane-doe", ["LinkedIn jane-doe https://linkedin.com/in/jane-doe"]],
    ["http://github.com/janedoe/", ["GitHub janedoe https://github.com/janedoe"]],
    ["LinkedIn: jane-doe", ["LinkedIn jane-doe https://www.linkedin.com/in/jane-doe"]],
    ["Skype: live:jane", ["Skype live:jane"]],
    ["GitHub: live:jane", []],
    ["LinkedIn: Jane Doe", []],
    ["LinkedIn: none", []],
    ["LinkedIn: 12345", []],
    ["ORCID 0000-0001-2345-6789", ["ORCID 0000-0001-2345-6789 https://orcid.org/0000-0001-2345-6789"]],
    ["https://github.com/janedoe/boats/blob/main", []],
    ["Boats: janedoe", []],
  ])("%p", (text, expected) => {
    expect(profiles(text)).toEqual(expected);
  });

  test("one is told once, with its address if one of two has it", () => {
    expect(profiles("LinkedIn: jane-doe", "linkedin.com/in/jane-doe")).toHaveLength(1);
    expect(profiles("GitHub: janedoe", "GitHub: JaneDoe")).toHaveLength(1);
    expect(profiles("GitHub: janedoe", "GitHub: johndoe")).toHaveLength(2);
    expect(profiles("GitHub: janedoe", "LinkedIn: janedoe")).toHaveLength(2);
  });
});

describe("web addresses:", () => {
  test.each<[string, string[]]>([
    ["https://jane.example/about", ["https://jane.example/about"]],
    ["www.jane.com", ["www.jane.com"]],
    ["jane.com", ["jane.com"]],
    ["Website: jane.dev", ["jane.dev"]],
    ["WWW.JANE.COM", ["WWW.JANE.COM"]],
    ["JANE.COM/CV", ["JANE.COM/CV"]],
    ["Jane.Com/cv", []],
    ["Jane.Com", []],
    ["Node.js", []],
    ["e.g. boats", []],
    ["jane@example.com", []],
  ])("%p", (text, expected) => {
    expect(read("urls", text)).toEqual(expected);
  });
});

test("stretches that meet or lie within each other are one", () => {
  expect(
    merged([
      { from: 5, to: 9 },
      { from: 0, to: 5 },
      { from: 6, to: 7 },
      { from: 12, to: 14 },
    ]),
  ).toEqual([
    { from: 0, to: 9 },
    { from: 12, to: 14 },
  ]);
});
