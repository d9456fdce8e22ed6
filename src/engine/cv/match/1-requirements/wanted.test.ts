import { describe, expect, test } from "bun:test";
import { readRequirement } from "./read-requirement.ts";
import { findLicences } from "./wanted/licences.ts";
import { wantedLanguages } from "./wanted/wanted-languages.ts";
import { findYears } from "./wanted/years.ts";

/** "java / kotlin + spring": alternatives and what must all be there; "~" before what may be something similar. */
function wanted(text: string, language = "en"): string {
  const things = readRequirement(text, "must", "1", language).wanted;
  const said = (one: (typeof things)[number]) => {
    if (one.by === "concepts") return `${one.similar ? "~" : ""}${one.concepts.join("&")}`;
    if (one.by === "word") return `"${one.stem}"`;
    if (one.by === "place") return `place ${one.stems}`;
    if (one.by === "names") return `names ${one.id}`;
    if (one.by === "permit") return `permit ${one.regions.join(",")}`;
    return one.by === "language"
      ? one.code
      : `degree ${one.level}${one.fields.length > 0 ? ` in ${one.fields}` : ""}${one.orExperience ? " or years" : ""}`;
  };
  return [...Map.groupBy(things, ({ group }) => group).values()].map((group) => group.map(said).join(" / ")).join(" + ");
}

describe("what a sentence asks for:", () => {
  test.each<[string, string]>([
    ["Java or Kotlin", "java / kotlin"],
    ["Ausbildung als Meister oder Techniker", "degree 3 / degree 3"],
    ["Ausbildung als Koch, Meister oder ein Studium der Logistik", "degree 2 in cooking,cook / degree 3 / degree 3 in logistics"],
    ["Bachelor oder Master in Informatik", "degree 3 in computer science / degree 4 in computer science"],
    ["Java/Kotlin", "java / kotlin"],
    ["Java and Spring", "java + spring"],
    ["Java, Kotlin or Scala", "java / kotlin / scala"],
    ["Java, Kotlin and Scala", "java + kotlin + scala"],
    ["Excel (SAP)", "excel / sap"],
    ["Fluent English (C1) and good French", "en + fr"],
    ["Fluent English (C1) or good French", "en / fr"],
    ["Java (version 17) and SQL", "java + sql"],
    ["Java or similar", "~java"],
    ["HubSpot or a comparable CRM", "hubspot / ~crm"],
    // What names the thing more exactly counts, and what is only preferred does not.
    ["Infrastructure as code with Terraform", "terraform"],
    ["Training in working at height", "working at height"],
    ["FEM, ideally ANSYS", "finite element analysis / ansys"],
    ["Labour law, preferably in a law firm", "labour law"],
    // Names that no list knows, traits, languages and degrees.
    ["Knowledge of Brumelac2", '"brumelac2"'],
    ["team player", ""],
    ["Fluent English and German", "en + de"],
    ["Bachelor in computer science", "degree 3 in computer science"],
    ["Bachelor or equivalent experience", "degree 3 or years"],
    // Letters of licences are no programming languages.
    ["Driving licence C/E", "driving licence ce"],
    ["Driving licence B", "driving licence b"],
    ["HGV class 1 licence", "driving licence ce"],
    ["knowledge of C and C#", "c + c#"],
    // Of two things that are the same one is left, and of two that overlap both.
    ["IT and information technology", "information technology"],
    ["Informatique et computer science", "information technology&computer science + computer science"],
    // A permit is one for the countries beside it; what else is asked for stays.
    ["Work permit for Switzerland and Java", "permit CH + java"],
    ["Work permit, Germany, forklift licence", "permit DE + forklift licence"],
    // Languages alone, and what only bears the name of a country.
    ["French plus Spanish", "fr + es"],
    ["ideally good French", "fr"],
    ["French banking", "banking"],
    ["Inglese tecnico", "en"],
    ["Technical German", "de"],
    // The name of a certificate takes the occupation behind it, and a bracketed name its alternative.
    ["Salesforce Certified Administrator", "salesforce certified"],
    ["Brumelac2 or Winpharma", '"brumelac2" / "winpharm"'],
    ["Diploma di scuola superiore", "degree 1"],
    ["Gestione del conto economico", "profit and loss"],
  ])("%p", (text, expected) => {
    expect(wanted(text)).toBe(expected);
  });

  test("a short word for or is one in its own language", () => {
    expect([wanted("Java of Kotlin", "nl"), wanted("Java o Kotlin", "es"), wanted("Java o Kotlin", "it")]).toEqual([
      "java / kotlin",
      "java / kotlin",
      "java / kotlin",
    ]);
    expect(wanted("Java of Kotlin", "en")).toBe("java + kotlin");
  });
});

describe("years that are asked for:", () => {
  test.each<[string, object | undefined]>([
    ["5 years", { min: 5 }],
    ["at least 5 years", { min: 5 }],
    ["3-5 years", { min: 3 }],
    ["5+ years", { min: 5 }],
    ["two years", { min: 2 }],
    ["up to 2 years", { max: 2 }],
    ["max. 3 years", { max: 3 }],
    ["no years", undefined],
    ["boats", undefined],
  ])("%p", (text, years) => {
    expect(findYears(text)).toEqual(years as { min: number });
  });
});

describe("licences:", () => {
  test.each<[string, string | undefined, string | undefined]>([
    ["Driving licence B", "driving licence b", "driving licence b"],
    ["B licence", "driving licence b", "driving licence b"],
    ["Führerschein C/E", "driving licence ce", "driving licence ce"],
    // A class alone names a licence only where licences are said.
    ["Klasse B", undefined, "driving licence b"],
    ["Licence to kill", undefined, "driving licence b"],
  ])("%p", (text, named, bare) => {
    expect([findLicences(text)[0], findLicences(text, { bare: true })[0]]).toEqual([named, bare]);
  });
  test("one for lorries with trailers is one for lorries and cars too", () => {
    expect(findLicences("licence C/E")).toEqual(expect.arrayContaining(["driving licence c", "driving licence be", "driving licence b"]));
  });
});

test.each<[string, string[]]>([
  ["Fluent English", ["en 5"]],
  ["English native speaker", ["en 6"]],
  ["basic French", ["fr 1"]],
  ["English and German at B2", ["en 4", "de 4"]],
  ["German A2 or English B1", ["de 2", "en 3"]],
  ["Dutch A1, Polish C1, Czech C2", ["nl 1", "pl 5", "cs 6"]],
  ["German, English and French", ["de 3", "en 3", "fr 3"]],
  ["boats", []],
])("the languages of %p are wanted at their levels", (text, expected) => {
  expect(wantedLanguages(text).map(({ thing }) => (thing.by === "language" ? `${thing.code} ${thing.rank}` : ""))).toEqual(expected);
});

test.each<[string, true | undefined]>([
  ["Basic knowledge of Java", true],
  ["Grundkenntnisse in Java", true],
  ["Exposure to Java", true],
  ["Java", undefined],
  ["Visual Basic and Java", undefined],
  ["Basic research in biology", undefined],
  ["Basic life support", undefined],
])("basics are enough for %p: %p", (text, basic) => {
  expect(readRequirement(text, "must", "1").basic).toBe(basic);
});

test("a degree is one in what follows it, where no list knows the subject, and not in the words around it", () => {
  const words = (text: string) =>
    readRequirement(text, "must", "1").wanted.flatMap((one) => (one.by === "degree" ? (one.words ?? []) : []));
  expect(words("Ausbildung als Brandschutzbeauftragter")).toEqual(["brandschutzbeauftragter"]);
  expect(words("Degree in folklore")).toEqual(["folklor"]);
  expect(words("A degree from a reputable institution")).toEqual([]);
});

test("an ordinal is no number of years", () => {
  expect(findYears("12.º ano de eletrotecnia")).toBeUndefined();
  expect(findYears("a student in the 3rd year")).toBeUndefined();
  expect(findYears("3 years")).toEqual({ min: 3 });
});

test("an industry that a degree is in is its field", () => {
  expect(wanted("Diplôme d'ingénieur ou master en agroalimentaire", "fr")).toBe("degree 4 in engineer / degree 4 in food industry");
  expect(wanted("Degree and experience in the food industry")).toContain("food industry");
});
