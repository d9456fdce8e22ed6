import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../1-document/line-style.ts";
import { type LineLooks, line } from "../testing/build-reading.ts";
import { coveredBy, leaves, leftoverLines } from "./leftovers.ts";

/** What is left over of a line where these values were read. */
const left = (text: string, values: unknown, looks: LineLooks = {}) =>
  leftoverLines([line(text, looks)], [coveredBy(values)], { language: "en", body: dominantStyle([line("Text")]), recognized: new Set() });

describe("nothing is left over of a line whose words are all in the values:", () => {
  test.each<[string, unknown]>([
    ["Fitter, Acme Ltd", { name: "Acme Ltd", position: "Fitter" }],
    ["Fitter at Acme Ltd", { name: "Acme Ltd", position: "Fitter" }],
    ["Soldador en la empresa Kolmet", { name: "Kolmet", position: "Soldador" }],
    ["Soudeur au sein de Kolmet", { name: "Kolmet", position: "Soudeur" }],
    ["Fitter, May 2014 – June 2018", { position: "Fitter", startDate: "2014-05", endDate: "2018-06" }],
    ["Acme Ltd\tMay 2014 – June 2018\t4 years 2 months", { name: "Acme Ltd", startDate: "2014-05", endDate: "2018-06" }],
    ["Employer: Acme Ltd", { name: "Acme Ltd" }],
    ["Employer\tAcme Ltd", { name: "Acme Ltd" }],
    ["Leeds, United Kingdom", { city: "Leeds", countryCode: "GB" }],
    ["عمّان، الأردن", { city: "عمّان", countryCode: "JO" }],
    ["Worked as a Fitter", { position: "Fitter" }],
    ["Issued by Red Cross", { issuer: "Red Cross" }],
    ["BTS délivré par Lycée Vaucanson en 2010", { studyType: "BTS", institution: "Lycée Vaucanson", endDate: "2010" }],
    ["[12] Tides of the north", { name: "Tides of the north" }],
    ["Dr. Jane Doe | Fitter", { name: "Jane Doe", label: "Fitter", title: "Dr." }],
    ["Responsibilities:", {}],
    ["Curriculum Vitae", {}],
    ["Nationality", {}],
    ["电话 139 5555 0142 邮箱 an@example.cn", { phone: "139 5555 0142", email: "an@example.cn" }],
    ["Mobile 07700 900284", { phone: "07700 900284" }],
    ["Mob. No. +91 98290 55512", { phone: "+91 98290 55512" }],
    ["Contact: jane@example.com", { email: "jane@example.com" }],
    [
      "Leeds, UK\tm: 07700 900284 e: jane@example.com",
      { city: "Leeds", countryCode: "GB", phone: "07700 900284", email: "jane@example.com" },
    ],
    ["A: 6 Mill Road, Leeds M: 07700 900284", { address: "6 Mill Road", city: "Leeds", phone: "07700 900284" }],
    ["جوال: 281 555 0599 – بريد: heba@mail.example", { phone: "281 555 0599", email: "heba@mail.example" }],
    ["南山大学経済学部", { institution: "南山大学", area: "経済学部" }],
    ["", {}],
  ])("%p", (text, values) => {
    expect(left(text, values)).toEqual([]);
  });
  test("nor of the header of a table", () => {
    expect(left("When\tWhere", {}, { table: { id: 1, row: 0, column: 0, columns: 2, header: true } })).toEqual([]);
  });
});

test("the words that join a position to its employer are text of the CV where they stand alone", () => {
  expect(left("Soudeur au sein de Kolmet, le sein", { name: "Kolmet", position: "Soudeur" })).not.toEqual([]);
  expect(left("La empresa", { position: "Soldador" })).toEqual(["La empresa"]);
});

describe("left over is", () => {
  test.each<[string, unknown, string[]]>([
    ["Fitter, Acme Ltd, boats", { name: "Acme Ltd", position: "Fitter" }, ["Fitter, Acme Ltd, boats"]],
    ["Fitter, 2014 – 2018", { position: "Fitter", startDate: "2012" }, ["Fitter, 2014 – 2018"]],
    ["Fitter\t4 years", { position: "Fitter" }, ["Fitter 4 years"]],
    ["07700 900188 | jane@example.com | Pin 12", { phone: "07700 900188", email: "jane@example.com" }, ["Pin 12"]],
    ["Leeds\tjane@example.com\tCar owner", { city: "Leeds", email: "jane@example.com" }, ["Car owner"]],
    ["Fitter\t12.05.2014\tboats", { position: "Fitter", date: "2014-05-12" }, ["Fitter 12.05.2014 boats"]],
    ["Full driving licence. Non-smoker.", { drivingLicence: "Full driving licence" }, ["Non-smoker."]],
    ["Guild of St. Anne, treasurer", { name: "Guild of St" }, ["Guild of St. Anne, treasurer"]],
    ["Prawo jazdy kat. B, T", { drivingLicence: "B" }, ["Prawo jazdy kat. B, T"]],
    ["Licence B 12.05.2014", { name: "Licence", date: "2014-05-12" }, ["Licence B 12.05.2014"]],
    ["Ann Weir: 07700 900188", { phone: "07700 900188" }, ["Ann Weir: 07700 900188"]],
    ["Fitter\tboats", { position: "Fitter" }, ["Fitter boats"]],
    ["Leeds, France", { city: "Leeds", countryCode: "GB" }, ["Leeds, France"]],
    ["Site Manager", { position: "Manager" }, ["Site Manager"]],
    ["未婚", { name: "成晓玲" }, ["未婚"]],
    ["北大出", { name: "北大" }, ["北大出"]],
    ["南山大学法学部", { institution: "南山大学", area: "経済" }, ["南山大学法学部"]],
  ])("of %p", (text, values, expected) => {
    expect(left(text, values)).toEqual(expected);
  });
});

test("every text of a value is one of it, but for the notes of the parser and the photo", () => {
  expect(
    leaves({ basics: { name: "Jane", image: "x" }, work: [{ name: "Acme" }, "Beta"], meta: { a: "b" }, count: 3, none: null }),
  ).toEqual(["Jane", "Acme", "Beta"]);
});
