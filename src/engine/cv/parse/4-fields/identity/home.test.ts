import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { collectContacts } from "./contact-lines.ts";
import { findLocation } from "./location.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };
type Row = string | [string, LineLooks];
const linesOf = (rows: readonly Row[]) => rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));
const home = (...rows: Row[]) => {
  const lines = linesOf(rows);
  return findLocation(lines, new Set(), collectContacts(lines, [], CONTEXT), CONTEXT, "Anna Berger");
};

test("neither a level of a language nor a date of birth beside contact data is where somebody lives", () => {
  expect(home("English B2 · jane@example.com")).toBeUndefined();
  expect(home("jane@example.com", "14/09/1999")).toBeUndefined();
});

describe("where somebody lives:", () => {
  test.each<[string, Row[], object]>([
    ["a city", ["Leeds"], { city: "Leeds" }],
    ["a city and its country", ["Leeds, United Kingdom"], { city: "Leeds", countryCode: "GB" }],
    ["a country by its letters", ["Leeds, UK"], { city: "Leeds", countryCode: "GB" }],
    ["an address", ["2 Mill Lane, Leeds LS1 4AP"], { address: "2 Mill Lane", city: "Leeds", postalCode: "LS1 4AP" }],
    ["behind a dash", ["2 Mill Lane – Fremantle WA 6160"], { address: "2 Mill Lane", city: "Fremantle", region: "WA", postalCode: "6160" }],
    ["between dashes", ["Anna Berger - Mühlweg 2 - 83128 Halmen"], { address: "Mühlweg 2", city: "Halmen", postalCode: "83128" }],
    ["over two lines", ["2 Mill Lane", "LS1 4AP Leeds"], { address: "2 Mill Lane", city: "Leeds", postalCode: "LS1 4AP" }],
    ["behind its label", ["Address: 2 Mill Lane, Leeds"], { address: "2 Mill Lane", city: "Leeds" }],
    ["a city that no list knows, behind its label", ["City: Keswick"], { city: "Keswick" }],
    [
      "behind its label, though no list knows a part of it",
      ["Address: Thornbank, Mill Brow, Kernwick"],
      { address: "Thornbank, Mill Brow", city: "Kernwick" },
    ],
    [
      "behind its label, with a region that says so",
      ["Address: Thornbank, Mill Brow, Kernwick, Selka Province."],
      { address: "Thornbank, Mill Brow", city: "Kernwick", region: "Selka Province" },
    ],
    ["behind its label, without a city", ["Address: Thornbank"], { address: "Thornbank" }],
    ["with its region", ["City: Kernwick, Cumbria"], { city: "Kernwick", region: "Cumbria" }],
    [
      "with the first half of its code",
      ["Leith, Edinburgh EH6 · jane@example.com"],
      { address: "Leith", city: "Edinburgh", postalCode: "EH6" },
    ],
    ["with the letters of its province", ["Kernwick (CN) - jane@example.com"], { city: "Kernwick", region: "CN" }],
    ["behind a part of it", ["jane@example.com", "Kadıköy, Istanbul"], { address: "Kadıköy", city: "Istanbul" }],
    ["behind a position", ["Boatbuilder, Berlin · jane@example.com"], { city: "Berlin" }],
    ["behind a trade", ["Marketing, Berlin · jane@example.com"], { city: "Berlin" }],
    ["in small letters", ["mühlweg 2 · 4057 basel · jane@example.com"], { address: "mühlweg 2", city: "basel", postalCode: "4057" }],
    ["in words", ["born 1966, Milwaukee / lives in Oakland, CA"], { city: "Oakland", region: "CA" }],
    ["in words, since a year", ["geboren in Halmen, wohnhaft in Berlin seit 1968"], { city: "Berlin" }],
    [
      "behind a street that no list knows",
      ["12 montée de la Tour – 69300 Ternil · jane@example.com"],
      { address: "12 montée de la Tour", city: "Ternil", postalCode: "69300" },
    ],
    ["behind a label, before a bracket", ["Address: Bergen (more on request)"], { city: "Bergen" }],
    ["behind a label, with a note", ["Lives: Kernwick, VIC – own car, own tools"], { city: "Kernwick", region: "VIC" }],
    ["behind the label of its cell", ["Notice: 3 months\tCity: Kernwick"], { city: "Kernwick" }],
    [
      "in the cell beside its label",
      ["Address:\tThornbank, Mill Brow, Kernwick\tTelephone: 0113 496 0142"],
      { address: "Thornbank, Mill Brow", city: "Kernwick" },
    ],
    [
      "below its street and code",
      ["27 rue des Tilleuls 31340", "Ternil sur Tarn"],
      { address: "27 rue des Tilleuls", city: "Ternil sur Tarn", postalCode: "31340" },
    ],
    ["in China, by its district", ["现居住于上海-浦东新区"], { city: "上海", address: "浦东新区" }],
    ["beside an address of mail", ["jane@example.com | Leeds"], { city: "Leeds" }],
    ["behind such an address, with its label", ["Email: jane@example.com Location: Leeds"], { city: "Leeds" }],
    ["in a piece with its label", ["Email: jane@example.com | Location: Leeds"], { city: "Leeds" }],
    ["beside two pieces, though no list knows it", ["jane@example.com · 01768 555 014 · Kernwick"], { city: "Kernwick" }],
    ["under two lines of contact data, though no list knows it", ["jane@example.com", "01768 555 014", "Kernwick"], { city: "Kernwick" }],
    ["behind a pin", ["📍 Leeds"], { city: "Leeds" }],
    ["behind a pin of an older font", ["⌂ Kernwick, CO"], { city: "Kernwick", region: "CO" }],
    ["between stars", ["Kernwick GA * 770-555-0115 * jane@example.com"], { city: "Kernwick", region: "GA" }],
    ["behind words that say so", ["based in Leeds, UK"], { city: "Leeds", countryCode: "GB" }],
    ["behind such words in other languages", ["wohnhaft in Trier"], { city: "Trier" }],
    ["behind a position and a dash", ["Boatbuilder — Utrecht, The Netherlands"], { city: "Utrecht", countryCode: "NL" }],
    ["before a note", ["Kernwick · 01768 555 014 · jane@example.com · mailbox 55xx1ab"], { city: "Kernwick" }],
    ["behind a dot in Chinese", ["湖北·宜昌 | jane@example.com"], { city: "宜昌", region: "湖北" }],
    [
      "between lozenges",
      ["2 Mill Lane ⋄ Cambridge, MA 02141 ⋄ 617 555 0143"],
      { city: "Cambridge", region: "MA", postalCode: "02141", address: "2 Mill Lane" },
    ],
    [
      "in the line below the code and the street",
      ["80331 Lindenstr. 11", "Munich, Germany"],
      { address: "Lindenstr. 11", postalCode: "80331", city: "Munich", countryCode: "DE" },
    ],
    ["in two characters", ["jane@example.com | 東京"], { city: "東京" }],
    ["the page before the footer", [["Dover", { place: "footer" }], "Leeds"], { city: "Leeds" }],
    ["the footer where the page says nothing", ["Jane Doe", ["Dover", { place: "footer" }]], { city: "Dover" }],
    ["the first of two", ["Leeds", "Dover"], { city: "Leeds" }],
    ["between waves", ["jane@example.com ~ (303) 555-0171 ~ Kernwick, CO 80601"], { city: "Kernwick", region: "CO", postalCode: "80601" }],
    ["behind the name, though no list knows it", ["Anna Berger, Kernwick | jane@example.com | 01768 555 014"], { city: "Kernwick" }],
    ["behind a name and contact data, between dashes", ["Anna Berger — jane@example.com — 01768 555 014 — Kernwick"], { city: "Kernwick" }],
    ["with a district that no list knows, beside contact data", ["+420 775 555 098 | jane@example.com | Brno, Ternová"], { city: "Brno" }],
    ["in the line below its district", ["Lot 8, Mill St., Ternby", "Leeds"], { address: "Lot 8, Mill St., Ternby", city: "Leeds" }],
    [
      "in the line below the number of a house, where codes are longer",
      ["1234 Broadway", "Chicago"],
      { address: "1234 Broadway", city: "Chicago" },
    ],
    ["in the line of its code, in a country of short codes", ["8134 Ternby", "Zürich"], { postalCode: "8134", city: "Ternby" }],
    ["behind the words for it, in Chinese", ["现居于江苏苏州"], { city: "苏州", region: "江苏" }],
    ["in the cell beside its label, in Chinese", ["现居住地\t合肥市蜀山区"], { city: "合肥市", address: "蜀山区" }],
    ["behind a letter, in Chinese", ["A 台中市，台灣"], { city: "台中市", countryCode: "TW" }],
    ["in cells", ["Jane Doe\tLeeds"], { city: "Leeds" }],
  ])("%s", (_, rows, expected) => {
    expect(home(...rows)).toEqual(expected);
  });

  test.each<[string, Row[]]>([
    ["a word under one line of contact data", ["jane@example.com", "Kernwick"]],
    ["a word beside one piece of contact data", ["jane@example.com · Kernwick"]],
    ["two words beside contact data", ["jane@example.com · 01768 555 014 · Kernwick · Thornby"]],
    ["a position beside contact data", ["jane@example.com · 01768 555 014 · Engineer"]],
    ["a network beside contact data", ["jane@example.com · 01768 555 014 · LinkedIn"]],
    ["a detail beside contact data", ["jane@example.com · 01768 555 014 · British"]],
    ["a label beside contact data", ["jane@example.com · 01768 555 014 · Nationality"]],
    ["a heading beside contact data", ["jane@example.com · 01768 555 014 · Profile"]],
    ["capitals beside contact data", ["jane@example.com · 01768 555 014 · KERNWICK"]],
    ["where somebody was born", ["Born: Leeds"]],
    ["where somebody was born, below the label", ["Born:", "12 March 1986, Leeds"]],
    ["another label's value", ["Employer: Leeds"]],
    ["a heading in capitals", ["PROFILE"]],
    ["a sentence", ["She kept the books of a mill in Leeds for ten years and sold wool to Dover and other harbours, and more."]],
  ])("not %s", (_, rows) => {
    expect(home(...rows)).toBeUndefined();
  });

  test("a country counts where it is printed only, and not in the name of a street", () => {
    expect(home("Leeds")?.countryCode).toBeUndefined();
    expect(home("12 Jordan Street, Leeds")?.countryCode).toBeUndefined();
  });

  test("lines that hold the name are not looked at", () => {
    const lines = linesOf(["Leeds", "Dover"]);
    expect(findLocation(lines, new Set([lines[0] as Line]), collectContacts(lines, [], CONTEXT), CONTEXT)).toEqual({ city: "Dover" });
  });
});

describe("contact data come from the head,", () => {
  const contacts = (head: Row[], rest: Row[] = []) => {
    const { emails, phones, profiles } = collectContacts(linesOf(head), linesOf(rest), CONTEXT);
    return [emails, phones, profiles.map(({ username }) => ({ value: username }))].map((found) =>
      found.map(({ value }) => value).join(" "),
    );
  };
  const [mail, phone] = ["jane@example.com", "+44 117 496 0142"];

  test("and from the rest only what is missing there", () => {
    expect(contacts([mail, phone], ["john@example.com", "+44 117 496 0143"])).toEqual([mail, phone, ""]);
    expect(contacts([mail], ["john@example.com", "+44 117 496 0143"])).toEqual([mail, "+44 117 496 0143", ""]);
    expect(contacts([phone], ["john@example.com", "+44 117 496 0143"])).toEqual(["john@example.com", phone, ""]);
    expect(contacts([], [mail, phone, "github.com/janedoe"])).toEqual([mail, phone, "janedoe"]);
    expect(contacts(["github.com/janedoe"], ["github.com/johndoe"])).toEqual(["", "", "janedoe"]);
    // Where the head has an address and a number, a profile further down is that of a project or of somebody else.
    expect(contacts([mail, phone], ["github.com/ledgerwatch"])).toEqual([mail, phone, ""]);
    expect(contacts([mail], ["github.com/janedoe"])).toEqual([mail, "", "janedoe"]);
  });

  test("a number within a sentence counts with a label or a country code", () => {
    const story = (number: string) =>
      `In the first winter the crew rang ${number} whenever the pumps of the old harbour froze over, and I came out to mend them.`;
    expect(contacts([mail, "Leeds, UK"], [story("0117 496 0142")])[1]).toBe("");
    expect(contacts([mail, "Leeds, UK"], [story("+44 117 496 0142")])[1]).toBe(phone);
    expect(contacts([mail, "Leeds, UK"], [story("tel. 0117 496 0142")])[1]).toBe("0117 496 0142");
    expect(contacts([mail, "Leeds, UK"], ["0117 496 0142"])[1]).toBe("0117 496 0142");
  });

  test("the mobile number comes before the one at home", () => {
    const numbers = (...texts: string[]) => contacts([mail, ...texts])[1];
    expect(numbers("Home: +44 117 496 0142, Mobile: +44 7700 900123")).toBe("+44 7700 900123 +44 117 496 0142");
    expect(numbers("Office: +44 117 496 0142", "Mobile: +44 7700 900123")?.split(" +")).toHaveLength(2);
    expect(numbers("+44 117 496 0142", "Mobile: +44 7700 900123")).toBe("+44 117 496 0142 +44 7700 900123");
    expect(numbers("Home: +44 117 496 0142, Fax: +44 117 496 0143")?.startsWith("+44 117 496 0142")).toBe(true);
  });

  test("a number alone on its line that is a date, or stands below another label, is none", () => {
    expect(contacts([mail, "12345 67890"])[1]).toBe("12345 67890");
    expect(contacts([mail, "12.03.2014 - 14.05.2018"])[1]).toBe("");
    expect(contacts([mail, "Licence no.:", "12345 67890"])[1]).toBe("");
    expect(contacts([mail, "C.C. 1.053.998.221 de Manizales", "Celular 310 447 9021"])[1]).toBe("310 447 9021");
    expect(contacts([mail, "Documento de identidad: 4.110.237", "Tel. 0117 496 0142"])[1]).toBe("0117 496 0142");
  });

  test("the country of a number is that of a place in the head", () => {
    const number = (...rows: Row[]) => contacts([mail, "Rings 32 12 34 56 of boats", ...rows])[1];
    expect(number("Copenhagen, Denmark")).toBe("32 12 34 56");
    expect(number("Chess | Copenhagen, Denmark")).toBe("32 12 34 56");
    expect(number("Chess\tCopenhagen, Denmark")).toBe("32 12 34 56");
    expect(number("Leeds, UK")).toBe("");
    expect(number()).toBe("");
  });
});
