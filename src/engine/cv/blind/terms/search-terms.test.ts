import { expect, test } from "bun:test";
import type { Redacted } from "./redacted.ts";
import { findHits, firstAndLongest, searchTermsOf } from "./search-terms.ts";

/** What is found of a redacted value in each of some texts. */
const found = (what: Redacted["what"], value: string, texts: string[], language = "en") => {
  const terms = searchTermsOf([{ path: "x", value, what } satisfies Redacted], language);
  return texts.map((text) => findHits(text, terms).map(({ from, to }) => text.slice(from, to)));
};

const FORMS: [what: Redacted["what"], value: string, inTexts: string[], notIn: string[], language?: string][] = [
  ["name", "Zoë Müller", ["Zoë Müller", "Müller, Zoë", "ZOE MUELLER", "Z. Müller", "zoemueller"], ["a miller in a zoo"]],
  ["e-mail address", "jane.whitcombe@example.com", ["Jane.Whitcombe@example.com", "@jane.whitcombe"], ["jane@example.org", "whitcombe"]],
  ["e-mail address", "info@example.com", ["info@example.com"], ["more info here"]],
  ["telephone number", "+44 (0)20 7946 0958", ["020 7946 0958", "+44.20.7946.0958", "79460958"], ["7946 0959", "0958", "1 79460 9580 2"]],
  ["telephone number", "12 34 5", [], ["12 34 5"]],
  ["web address", "https://www.doe.example.org/cv/", ["doe.example.org/cv", "http://doe.example.org/cv"], ["example.org"]],
  ["web address", "a.b", [], ["a.b"]],
  ["web address", "lin.example.org/jane-doe", ["lin.example.org/jane-doe", "lin.example.org/jane-\ndoe"], ["lin.example.org/jane doe"]],
  ["address", "14 Harbour Terrace, Bristol", ["14 Harbour Terrace", "near Harbour Terrace"], ["the harbour terrace", "Bristol"]],
  ["address", "Hauptstraße 5a", ["Hauptstraße 5a", "Hauptstrasse 5a"], ["Nebenstraße 5a"]],
  ["postal code", "BS1 5TY", ["BS1 5TY", "bs1 5ty"], ["BS15"]],
  ["postal code", "1010", [], ["1010 calls"]],
  ["employer", "BDQ", ["2008-2016 BDQ, auditor", "BDQ 2008"], ["bdq"]],
  ["employer", "May", ["at May"], ["MAY 2019", "May 2019"]],
  [
    "date of birth",
    "12 March 1985",
    ["12.03.1985", "3/12/1985", "1985-03-12", "March 12, 1985", "12th March 1985", "12. 3. 85"],
    ["12 March 1986", "112.03.1985"],
  ],
  ["date of birth", "12. März 1985", ["12 mars 1985", "12 mars. 1985", "12 March 1985"], ["12 mai 1985"], "fr"],
  ["date of birth", "March 1985", ["born in March 1985"], ["March 1986"]],
  ["place of birth", "Leeds", ["born in Leeds"], ["he leeds", "Leeds 3"]],
  ["nationality", "British", ["a British passport"], ["british"]],
  ["marital status", "divorced", ["is divorced"], ["divorce"]],
  ["marital status", "gift", [], ["a gift"]],
  ["employer", "Tidewater Payments Ltd", ["Tidewater Payments Ltd", "at Tidewater Payments", "TIDEWATER PAYMENTS"], ["payments", "tides"]],
  ["employer", "Commerzbank (CoBa)", ["Commerzbank", "CoBa", "Commerzbank (CoBa)"], ["commerce"]],
  ["client", "SAP", ["for SAP"], ["sap of a tree"]],
  ["institution", "Lycée Hugo (lettres)", ["Lycée Hugo", "lycee hugo"], ["lettres"]],
  ["employer", "X", [], ["X"]],
  // A date beside it makes a word a month, "May 2019", but no name in a script without capitals.
  ["institution", "青山大学", ["2015.09-2019.06 青山大学", "青山大学 2019"], []],
  ["institution", "May", ["at May"], ["May 2019"]],
];

test.each(FORMS.map((row) => ({ row })))(
  "of $row.0 $row.1 the forms are found, and nothing else",
  ({ row: [what, value, inTexts, notIn, language] }) => {
    const texts = [...inTexts, ...notIn];
    const isFound = found(what, value, texts, language).map((hits, at) => [texts[at] as string, hits.length > 0]);
    expect(Object.fromEntries(isFound)).toEqual(
      Object.fromEntries([...inTexts.map((text) => [text, true]), ...notIn.map((text) => [text, false])]),
    );
  },
);

test("of an e-mail address in a text a word before the '@' is a department or a given name of somebody else", () => {
  const hits = (path: string, value: string, text: string) =>
    findHits(text, searchTermsOf([{ path, value, what: "e-mail address" }], "en")).length;
  expect(hits("additional[2].items[1]", "jeanette@example.com", "Ask Jeanette Weir")).toBe(0);
  expect(hits("additional[2].items[1]", "jeanette@example.com", "jeanette@example.com")).toBe(1);
  expect(hits("additional[2].items[1]", "j.weir@example.com", "Mail: j.weir")).toBe(1);
  expect(hits("basics.email", "jeanetteweir@example.com", "jeanetteweir")).toBe(1);
});

test("a user name with the letters of the candidate's e-mail address is found, the name with a space between is none", () => {
  const terms = searchTermsOf([{ path: "basics.email", value: "jane.doe96@example.com", what: "e-mail address" }], "en");
  const hits = (text: string) => findHits(text, terms).map(({ from, to }) => text.slice(from, to));
  expect(hits("0113 496 0000 | janedoe | @jane_doe1")).toEqual(["janedoe", "@jane_doe1"]);
  expect(hits("jane‐doe")).toEqual(["jane‐doe"]);
  expect(hits("Jane Doe, JaneDoe, janedoes")).toEqual([]);
});

test("the words of a link are no web address, the user name of a profile is one", () => {
  const hits = (path: string, value: string) =>
    findHits(`See ${value} for more`, searchTermsOf([{ path, value, what: "web address" }], "en")).length;
  expect(hits("additional[0].items[0]", "portfolio")).toBe(0);
  expect(hits("additional[0].items[0]", "portfolio.example")).toBe(1);
  expect(hits("basics.profiles[0].username", "tidewaters")).toBe(1);
});

test("of hits that overlap the first and longest is kept", () => {
  const span = (from: number, to: number) => ({ from, to });
  expect(firstAndLongest([span(4, 9), span(0, 3), span(0, 5), span(5, 6), span(9, 12)])).toEqual([span(0, 5), span(5, 6), span(9, 12)]);
  expect(found("employer", "Tidewater Payments Ltd", ["at Tidewater Payments Ltd, Leeds"])).toEqual([["Tidewater Payments Ltd"]]);
});
