import { describe, expect, test } from "bun:test";
import { fieldAbove, guessAgencyField, matchLabel, splitLabel } from "./agency-fields.ts";

describe("a label before its value:", () => {
  const read = (text: string) => {
    const found = splitLabel(text);
    return found && [found.label, found.field, text.slice(found.from, found.to)];
  };
  test.each<[string, string[] | undefined]>([
    ["Nationality: British", ["Nationality", "nationality", "British"]],
    ["Nationality = British", ["Nationality", "nationality", "British"]],
    ["Nationality：British", ["Nationality", "nationality", "British"]],
    ["Nationality\tBritish", ["Nationality", "nationality", "British"]],
    ["Nationality – British", ["Nationality", "nationality", "British"]],
    ["Geburtsdatum  02.11.1985", ["Geburtsdatum", "dateOfBirth", "02.11.1985"]],
    ["★ Nationality: British", ["Nationality", "nationality", "British"]],
    ["My nationality: British", ["My nationality", "nationality", "British"]],
    ["Nationality:", ["Nationality", "nationality", ""]],
    ["氏名藤原美咲", ["氏名", "name", "藤原美咲"]],
    ["現住所 〒060-0003", ["現住所", "address", "〒060-0003"]],
    // A place is where somebody was born, a date is when.
    ["Born: Utrecht", ["Born", "birthPlace", "Utrecht"]],
    ["Born: 1 May 1990", ["Born", "dateOfBirth", "1 May 1990"]],
    ["Harbour: Dover", undefined],
    ["http://acme.example", undefined],
    ["https: acme", undefined],
    ["This is a very long text before a colon that goes on: British", undefined],
  ])("%p", (text, expected) => {
    expect(read(text)).toEqual(expected as string[]);
  });

  test("is one without any sign where the value says itself what it is", () => {
    for (const [label, value, other] of [
      ["Date of birth", "2 May 1989", "boats"],
      ["Driving licence", "B", "boats"],
      ["Driving licence", "category B", "category of boats"],
      ["Age", "31", "boats"],
      ["Email", "jane@example.com", "boats"],
      ["Phone", "+44 117 496 0142", "boats"],
      ["Notice period", "3 months", "boats"],
      ["Availability", "immediate", "boats"],
      ["Salary", "40000", "boats"],
      ["Postal code", "12345", "boats"],
      ["Nationality", "British", "boats"],
    ] as const) {
      expect([label, read(`${label} ${value}`)?.[2]]).toEqual([label, value]);
      expect([label, read(`${label} ${other}`)]).toEqual([label, undefined]);
    }
    expect(read("My own nationality in the wide old world is British")).toBeUndefined();
  });

  test("is surer before a colon than before white space", () => {
    const sureness = ["Nationality: British", "Nationality\tBritish", "Nationality British", "My nationality: British"].map(
      (text) => splitLabel(text)?.confidence ?? 0,
    );
    expect(sureness).toEqual([...sureness].sort((a, b) => b - a));
    expect(new Set(sureness).size).toBe(4);
  });
});

describe("a label alone:", () => {
  test.each<[string, string | undefined]>([
    ["Nationality", "nationality"],
    ["Nationality:", "nationality"],
    ["Nationality.", "nationality"],
    ["Dates (from – to)", "dates"],
    ["Current nationality", "nationality"],
    ["Previous employer", "company"],
    ["Früherer Arbeitgeber", "company"],
    ["Previous employer 2", "company"],
    ["Phone 1", "phone"],
    ["Phone 1999", undefined],
    ["Language known", "languages"],
    ["Erworbene Qualifikation", "degree"],
    ["Hauptfächer", "area"],
    ["출생 연도", "dateOfBirth"],
    ["Doğum Yılım", "dateOfBirth"],
    ["Yaşadığım Şehir", "city"],
    ["家 乡", "birthPlace"],
    ["Jméno a adresa zaměstnavatele", "company"],
    ["Hlavní pracovní náplň a oblasti odpovědnosti", "tasks"],
    ["Dosažená kvalifikace", "degree"],
    ["Puesto o cargo ocupados", "position"],
    ["Principali materie / abilità professionali oggetto dello studio", "area"],
    ["Название организации", "company"],
    ["Nationality / Phone", "nationality"],
    ["Tel. / Mobile", "phone"],
    ["Tel. / Boats", undefined],
    ["Nationality and boats", undefined],
    ["Phone, mobile, tel, cell, fax", undefined],
    ["Boats", undefined],
    ["", undefined],
  ])("%p", (text, field) => {
    expect(matchLabel(text)?.field).toBe(field as "phone");
  });
});

describe("a label above its value:", () => {
  test.each<[string, string, string | undefined]>([
    ["Born:", "Leeds", "dateOfBirth"],
    ["Date of birth", "12 March 1986", "dateOfBirth"],
    ["Nationality", "British", "nationality"],
    ["Born", "Leeds", undefined],
    ["Date of birth", "Leeds", undefined],
    ["Nationality", "Boats", undefined],
    ["Nationality:", "Phone: 0117 496 0142", undefined],
    ["Boats:", "Leeds", undefined],
  ])("%p over %p", (label, value, field) => {
    expect(fieldAbove(label, value)).toBe(field as "nationality");
  });
});

describe("a detail without a label:", () => {
  test.each<[string, string | undefined]>([
    ["Permis B, véhiculé", "drivingLicence"],
    ["• Permis B", "drivingLicence"],
    ["verheiratet, 2 Kinder", "maritalStatus"],
    ["single", "maritalStatus"],
    ["Two weeks' notice", "noticePeriod"],
    ["available from June", "availability"],
    ["€500 per day", "dayRate"],
    ["50000 EUR p.a.", "salary"],
    ["right to work in the UK", "workPermit"],
    ["remote", "remote"],
    ["willing to relocate", "mobility"],
    ["born 12 May 1993", "dateOfBirth"],
    ["1986年10月2日生（満33歳）", "dateOfBirth"],
    ["1994년 3월 12일생", "dateOfBirth"],
    ["12.03.1990 doğumlu", "dateOfBirth"],
    ["12.03.1990 Doğumlu", "dateOfBirth"],
    ["1990. október 2-án született", "dateOfBirth"],
    ["2019年4月 大学3年生", undefined],
    ["12.03.1990", undefined],
    ["née le 3 mai 1990", "dateOfBirth"],
    ["male", "gender"],
    ["British", "nationality"],
    ["Italian", "nationality"],
    ["British passport", "nationality"],
    ["single malt", undefined],
    ["born in a harbour", undefined],
    ["Latin", undefined],
    ["Portugal", undefined],
    ["nationality", undefined],
    ["boats", undefined],
    ["", undefined],
    ["married, and besides that a keeper of boats, cats and hens that go in and out of the house all day long", undefined],
  ])("%p", (text, field) => {
    expect(guessAgencyField(text)?.field).toBe(field as "gender");
  });
  test("a word that says so makes a nationality sure", () => {
    expect(guessAgencyField("British passport")?.confidence ?? 0).toBeGreaterThan(guessAgencyField("British")?.confidence ?? 1);
  });
});

test("a label of two words for one field, or for where somebody learnt or worked, is as sure as one of them, one of two fields is not", () => {
  expect(matchLabel("Schule / Ausbildungsbetrieb")).toMatchObject({ field: "institution", confidence: 0.85 });
  expect(matchLabel("Schule / Betrieb")).toMatchObject({ field: "institution", confidence: 0.85 });
  expect(matchLabel("Company or organisation")).toMatchObject({ field: "company", confidence: 0.85 });
  expect(matchLabel("Puesto o cargo")?.field).toBe("position");
  expect(matchLabel("Beruf bzw. Funktion")?.field).toBe("position");
  expect(matchLabel("Company or vessel of mine")).toBeUndefined();
  expect(matchLabel("Postcode / City")).toMatchObject({ field: "postalCode", confidence: 0.75 });
});
