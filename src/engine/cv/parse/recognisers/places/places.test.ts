import { describe, expect, test } from "bun:test";
import { looksLikePlace, parsePlace } from "./places.ts";
import { lastIsCity } from "./postal-codes.ts";

/** Each line says how much a text looks like a place: 1 surely, 0 not at all. */
type Line = readonly [text: string, likeness: number];

describe("a text looks like a place as much as its words say:", () => {
  test.each<Line>([
    ["Portugal", 0.95],
    ["Lisbon", 0.95],
    ["Reading", 0.5],
    ["Bavaria", 0.9],
    ["Remote", 0.9],
    ["Lisbon Area", 0.85],
    ["near Porto", 0.85],
    ["Austin, TX", 0.8],
    ["10115 Berlin", 0.9],
    ["Greater Ashgate", 0.8],
    ["Ashgate Area", 0.5],
    ["Upper Ashgate Vale", 0.2],
    ["Upper Ashgate Vale End", 0],
    ["Little Harbour, Portugal", 0.75],
    ["Little Upper Harbour Bay, Portugal", 0.75],
    ["Little Upper Harbour Bay Side, Portugal", 0],
    ["Acme, Lisbon", 0.35],
    ["Lisbon, Baixa", 0.6],
    ["Bavaria, Ashgate", 0.6],
    ["TX, Ashgate", 0],
    ["Lisbon, Porto, Braga, Faro, Coimbra", 0.95],
    ["Lisbon, Porto, Braga, Faro, Coimbra, Funchal", 0],
    ["Lindenstr. 8, Haus am Markt, Hinterhof links, dritter Stock, 54290 Trier", 0],
  ])("%s", (text, likeness) => expect(looksLikePlace(text)).toBe(likeness));
});

test("a city, a district, a region and a country are one place; more parts are a list", () => {
  expect(parsePlace("Lisbon, Baixa, Lisboa, Portugal")?.city).toBe("Lisbon");
  expect(parsePlace("Lisbon, Baixa, Chiado, Rossio, Alfama, Portugal")).toBeUndefined();
});

test("a long sentence is no address, though it has a street and a number in it", () => {
  const street = (more: string) => `${more} Lindenstr. 8, Ulm`;
  expect(parsePlace(street("Haus am Markt"))?.city).toBe("Ulm");
  expect(parsePlace(street("Haus am Markt und an der Brücke über den alten Fluss"))).toBeUndefined();
  expect(parsePlace(street("Wirtschaftswissenschaftlichezentralbibliothek Verwaltungsgemeinschaftshauptgebäude"))).toBeUndefined();
  expect(parsePlace(`${"Verwaltungsgemeinschaft ".repeat(4)}Lindenstr. 8, 89073 Ulm`)?.postalCode).toBe("89073");
  expect(parsePlace(`${"Verwaltungsgemeinschaft ".repeat(6)}Lindenstr. 8, 89073 Ulm`)).toBeUndefined();
});

test("a country of three words stands behind its city without a comma", () => {
  expect(parsePlace("Dubai United Arab Emirates")).toMatchObject({ city: "Dubai", countryCode: "AE" });
});

test.each([
  ["14 Harbour Terrace, Bristol", { address: "14 Harbour Terrace", city: "Bristol" }],
  ["14 Harbour Terrace Bristol", { address: "14 Harbour Terrace", city: "Bristol" }],
  ["3 Mill Lane New York", { address: "3 Mill Lane", city: "New York" }],
  ["14 Harbour Terrace", { address: "14 Harbour Terrace" }],
  ["Bristol", { city: "Bristol" }],
  ["Rua das Araucárias 310, ap. 52", { address: "Rua das Araucárias 310, ap. 52" }],
  ["Leeds, Yorkshire", { city: "Leeds", region: "Yorkshire" }],
  ["Mill Lane 3, Leeds, California", { address: "Mill Lane 3", city: "Leeds", region: "California" }],
  ["", {}],
])("before a postal code, %p is an address with its city at the end", (text, place) => expect(lastIsCity(text)).toEqual(place));
