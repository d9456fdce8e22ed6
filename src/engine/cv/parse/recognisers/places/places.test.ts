import { describe, expect, test } from "bun:test";
import { looksLikePlace, parsePlace, placeFrom } from "./places.ts";
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
    ["Penhale NC", 0.6],
    ["New Corve TX", 0.6],
    ["Penhale Trading CO", 0],
    ["Anna Berger MD", 0],
    ["Lisbon Area", 0.85],
    ["Kernou (35)", 0.85],
    ["Kernou (2A)", 0.85],
    ["Kernou (99)", 0],
    ["near Porto", 0.85],
    ["Austin, TX", 0.8],
    ["Boston MA", 0.8],
    ["Ashgate MA", 0],
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

test.each([
  ["75011 Paris", { city: "Paris", postalCode: "75011", countryCode: "FR" }],
  ["1010 Wien", { city: "Wien", postalCode: "1010", countryCode: "AT" }],
  ["2000 Antwerpen", { city: "Antwerpen", postalCode: "2000", countryCode: "BE" }],
  ["1990 Chur", { city: "Chur", postalCode: "1990", countryCode: "CH" }],
  ["2019 Leeds", undefined],
  ["Mill Lane 3, 8001 Zürich", { address: "Mill Lane 3", city: "Zürich", postalCode: "8001", countryCode: "CH" }],
  ["12 Mill Lane, Ludlow SY8 1AA", { address: "12 Mill Lane", city: "Ludlow", postalCode: "SY8 1AA", countryCode: "GB" }],
  ["Springfield, IL 62704", { city: "Springfield", region: "IL", postalCode: "62704", countryCode: "US" }],
  ["00-950 Warszawa", { city: "Warszawa", postalCode: "00-950", countryCode: "PL" }],
  ["1000 Brussels, Belgium", { city: "Brussels", postalCode: "1000", countryCode: "BE" }],
  ["D-10115 Berlin", { city: "Berlin", postalCode: "D-10115", countryCode: "DE" }],
  ["SE-111 22 Stockholm", { city: "Stockholm", postalCode: "SE-111 22", countryCode: "SE" }],
  ["150-0001 Tokyo", { city: "Tokyo", postalCode: "150-0001", countryCode: "JP" }],
])("the place of %p is read with its postal code", (text, place) => {
  if (place) expect(parsePlace(text)).toEqual(place);
  else expect(parsePlace(text)?.postalCode).toBeUndefined();
});

test("a dash between a street with its number and a known city, or a city with its code, divides them", () => {
  expect(parsePlace("12 Mill Lane – Leeds")).toMatchObject({ address: "12 Mill Lane", city: "Leeds" });
  expect(parsePlace("Calle Mayor 5 - Palma, Spain")).toMatchObject({ address: "Calle Mayor 5", city: "Palma" });
  expect(parsePlace("2 Mill Lane – Fremantle WA 6160")).toMatchObject({ address: "2 Mill Lane", city: "Fremantle", postalCode: "6160" });
  expect(parsePlace("12 Mill Lane – North Wing")?.city).toBeUndefined();
});

test("the town where the candidate lives is a place as surely as a known city", () => {
  const score = placeFrom({ home: "gullhaven" });
  expect(score("Gullhaven")).toBe(looksLikePlace("Bristol"));
  expect(score("Ternwick")).toBe(looksLikePlace("Ternwick"));
  expect(placeFrom({})("Gullhaven")).toBeLessThan(0.5);
});

describe("in Portuguese a city before the letters of a state of Brazil is a place, though no list knows it:", () => {
  const [pt, en] = [placeFrom({ language: "pt" }), placeFrom({ language: "en" })];
  test.each(["Ternópolis – RS", "Ternópolis/RS", "Ternópolis - RS", "Ternópolis, RS"])("%s", (text) => {
    expect(pt(text)).toBe(0.8);
    expect(en(text)).toBeLessThan(0.5);
    expect(parsePlace(text, { language: "pt" })).toEqual({ city: "Ternópolis", region: "RS", countryCode: "BR" });
  });
  test("other letters are no state", () => {
    expect(pt("Ternópolis – XY")).toBeLessThan(0.5);
    expect(pt("vendas – RS")).toBeLessThan(0.5);
  });
});

test("what a postal code is called is no part of the place", () => {
  expect(parsePlace("4 Mill Street, Quorna, Kerala, PIN Code - 411208")).toEqual({
    address: "4 Mill Street",
    city: "Quorna",
    region: "Kerala",
    postalCode: "411208",
    countryCode: "IN",
  });
  expect(parsePlace("C.P. 44100 Guadalajara")).toMatchObject({ city: "Guadalajara", postalCode: "44100" });
  expect(parsePlace("C.P. 44100 Guadalajara")?.address).toBeUndefined();
});

test("a state or a province behind the town is no town", () => {
  expect(parsePlace("No 4, Mill Street, Selka, Cumber State.")).toEqual({
    address: "No 4, Mill Street",
    city: "Selka",
    region: "Cumber State",
  });
  expect(parsePlace("No 4 Mill Street, Cumber State")?.region).toBeUndefined();
});

test("the letters of a canton behind its town are its region, and those of no country", () => {
  expect(parsePlace("Mühlegasse 4, 9500 Wil SG")).toMatchObject({ address: "Mühlegasse 4", city: "Wil", region: "SG", postalCode: "9500" });
  expect(parsePlace("Mühlegasse 4, 9500 Wil CH")).toMatchObject({ city: "Wil", countryCode: "CH" });
});

test("where a job was may be told down to the street", () => {
  expect(placeFrom({})("101 Mill Drive, Ternwick, CA")).toBe(0.8);
  expect(placeFrom({})("101 Mill Drive")).toBeLessThan(0.5);
  expect(placeFrom({})("Studio 101, Ternwick, Boats")).toBeLessThan(0.5);
});

test("two letters behind a town or a postal code that are those of no country name none", () => {
  expect(parsePlace("Leeds XX")).toBeUndefined();
  expect(parsePlace("Leeds QA")).toEqual({ city: "Leeds", countryCode: "QA" });
  expect(parsePlace("54290 XX")).not.toHaveProperty("countryCode");
  expect(parsePlace("54290 DE")).toEqual({ postalCode: "54290", countryCode: "DE" });
});
