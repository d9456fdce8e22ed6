import { expect, test } from "bun:test";
import { readAgencyFields, splitStatements } from "./agency.ts";

/** What a section of personal details says. */
const read = (...texts: string[]) => readAgencyFields(texts, { guess: true });

test("a line that is one detail is told by itself, the name of a language is not", () => {
  expect(read("Open to remote work")).toEqual({ remote: "Open to remote work" });
  expect(read("Italian")).toEqual({});
});

test("in a list of details only those count that can be nothing else", () => {
  expect(read("Married, driving licence B")).toEqual({ maritalStatus: "Married", drivingLicence: "B" });
  expect(read("Italian, Spanish")).toEqual({});
});

test("a nationality and an age count in a list that describes the person", () => {
  expect(read("Brasileiro, casado, 33 anos")).toEqual({ nationality: "Brasileiro", maritalStatus: "casado" });
  expect(read("Mexicana, soltera, cocinera")).toEqual({ maritalStatus: "soltera" });
});

test("a list of details is read however long it is", () => {
  const others = "two children in school, a cat, three hens and a rowing boat, forklift and tachograph papers, willing to relocate";
  expect(read(`Married, ${others}, right to work in the UK, available from June`)).toMatchObject({
    maritalStatus: "Married",
    workPermit: "right to work in the UK",
    availability: "available from June",
  });
});

test("a number under a label of a detail is a telephone number where it has as many digits as one", () => {
  expect(read("Mobile: +33 6 12 34 56 78")).toEqual({});
  expect(read("Availability: jane@example.org")).toEqual({});
  expect(read("Availability: 123 456 789")).toEqual({});
  expect(read("Availability: 123 456 78")).toEqual({ availability: "123 456 78" });
  expect(read("Availability: 2026")).toEqual({ availability: "2026" });
});

test("sentences that are details stand for themselves, others go on with the one before", () => {
  expect(splitStatements("Available from 1 May. Driving licence B. Swedish citizen.")).toEqual([
    "Available from 1 May",
    "Driving licence B",
    "Swedish citizen",
  ]);
  expect(splitStatements("Driving licence B. Likes bees.")).toEqual(["Driving licence B. Likes bees."]);
  expect(splitStatements("Two weeks' notice")).toEqual(["Two weeks' notice"]);
});

test("the first of two values for a field counts", () => {
  expect(read("Nationality: British", "Nationality: Irish")).toEqual({ nationality: "British" });
  expect(read("Married", "single")).toEqual({ maritalStatus: "Married" });
});

test("a label that names the class of a driving licence is part of the value", () => {
  expect(read("Permis B – véhiculé")).toEqual({ drivingLicence: "Permis B", mobility: "véhiculé" });
  // Where a detail of its own tells how far somebody goes, there is no other place for the car.
  expect(read("Permis B, véhiculé", "Mobilité : Grand Ouest")).toEqual({ drivingLicence: "B, véhiculé", mobility: "Grand Ouest" });
  expect(read("Permis – B")).toEqual({ drivingLicence: "B" });
  expect(read("Řidičský průkaz sk. B, C")).toEqual({ drivingLicence: "sk. B, C" });
  expect(read("Permis B. Trésorière d’une association de quartier depuis 2018.")).toEqual({ drivingLicence: "Permis B" });
});

test("a line that says when somebody was born is one of details, with what stands beside it", () => {
  const read = (text: string) => readAgencyFields([text], { guess: false });
  expect(read("1986年10月2日生（満33歳）\t男")).toEqual({ dateOfBirth: "1986年10月2日生（満33歳）", gender: "男" });
  const born = "1986年 10月 2日生 （満33歳）";
  expect(read(`${born} ※性別 女`)).toEqual({ dateOfBirth: born, gender: "女" });
  expect(read(`${born}男`)).toEqual({ dateOfBirth: born, gender: "男" });
  expect(read("geboren am 12.03.1986\tledig")).toEqual({ dateOfBirth: "12.03.1986", maritalStatus: "ledig" });
  expect(read("12.03.1986\tledig")).toEqual({});
});

test("a label in the value of another begins a detail of its own", () => {
  expect(read("Fecha de nacimiento: 08/09/1979 Lugar de nacimiento (Municipio y Depto): Ternil Estado civil: Casada")).toEqual({
    dateOfBirth: "08/09/1979",
    birthPlace: "Ternil",
    maritalStatus: "Casada",
  });
  expect(read("Availability: from June, to: whom it may concern")).toEqual({ availability: "from June, to: whom it may concern" });
  const text = `Availability: ${"by day and by night, ".repeat(15)}`;
  expect(read(`${text}Gender: male`).gender).toBeUndefined();
});

test("of the answers that a form prints the one that is ticked is the value", () => {
  expect(read("Marital status: Single ☑ Married ☐ Widowed")).toEqual({ maritalStatus: "Married" });
  expect(read("Gender: ☐ male ☒ female")).toEqual({ gender: "female" });
  expect(read("Driving licence: Yes ☒ No ☐")).toEqual({ drivingLicence: "Yes" });
  expect(read("Gender: ☐ male ☐ female")).toEqual({ gender: "☐ male ☐ female" });
});

test("what is said of a person in a list may have an age and how many children there are", () => {
  expect(readAgencyFields(["Brasileira, casada, 41 anos, 2 filhos"], { guess: false })).toEqual({
    nationality: "Brasileira",
    maritalStatus: "casada",
  });
  expect(readAgencyFields(["Fitter, welder, two children"], { guess: false })).toEqual({});
});
