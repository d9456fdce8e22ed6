import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { parseResume } from "../../parse-resume.ts";
import { splitName } from "../../recognisers/names.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const JOBS = [heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021"), heading("Education"), line("Ludlow College, 2016")];

/** Reads a CV that begins with these lines. */
const readHead = (head: readonly Line[], rest: readonly Line[] = JOBS) => parseResume(buildReading([...head, ...rest])).resume;

describe("the name", () => {
  const nameOf = (...head: Line[]) => readHead(head).basics.name;

  test("comes as it is printed, with titles and degrees, without pronouns and the title of the document", () => {
    expect(nameOf(line("Ottoline Birdsall, MSc", { size: 20 }))).toBe("Ottoline Birdsall, MSc");
    expect(nameOf(line("Ottoline Birdsall (MBA)", { size: 20 }))).toBe("Ottoline Birdsall (MBA)");
    expect(nameOf(line("Ottoline Birdsall, MBA (she/her)", { size: 20 }))).toBe("Ottoline Birdsall, MBA");
    expect(nameOf(line("Ottoline Birdsall (she/her)", { size: 20 }))).toBe("Ottoline Birdsall");
    expect(nameOf(line("Ottoline Birdsall – Résumé", { size: 20 }))).toBe("Ottoline Birdsall");
    expect(nameOf(line("Dr. Ottoline Birdsall", { size: 20 }))).toBe("Dr. Ottoline Birdsall");
    expect(nameOf(line("Ottoline Birdsall III", { size: 20 }))).toBe("Ottoline Birdsall III");
    expect(nameOf(line("Ottoline Birdsall, DMA", { size: 20 }))).toBe("Ottoline Birdsall, DMA");
  });

  test("has the title with which it is printed above its label", () => {
    expect(nameOf(line("Dr. Ottoline Birdsall, MSc", { size: 20 }), line("Name: Ottoline Birdsall"))).toBe("Dr. Ottoline Birdsall, MSc");
    expect(nameOf(line("Dr. Anna Berger", { size: 20 }), line("Name: Ottoline Birdsall"))).toBe("Ottoline Birdsall");
  });

  test("has letters behind it that no list knows, where one of them is known", () => {
    const letters = line("Ottoline Birdsall, RN, XQCN", { size: 20 });
    expect(nameOf(letters)).toBe("Ottoline Birdsall, RN, XQCN");
    expect(splitName(letters.text)).toEqual({ name: "Ottoline Birdsall", degrees: "RN, XQCN" });
    expect(splitName("Ottoline Birdsall, LEEDS")).toEqual({ name: "Ottoline Birdsall, LEEDS" });
  });

  test("stands before a dash that was typed, or two strokes", () => {
    for (const sign of ["--", "//", "–"]) {
      const { name, label } = readHead([line(`Ottoline Birdsall ${sign} Welder`), line("o.birdsall@example.org")]).basics;
      expect([name, label]).toEqual(["Ottoline Birdsall", "Welder"]);
    }
  });

  test("goes on in a second line of the same print", () => {
    expect(nameOf(line("OTTOLINE", { size: 24 }), line("BIRDSALL", { size: 24, bold: true }))).toBe("OTTOLINE BIRDSALL");
    expect(nameOf(line("Dr. Ottoline", { size: 24 }), line("Birdsall", { size: 24, bold: true }))).toBe("Dr. Ottoline Birdsall");
    expect(nameOf(line("OTTOLINE", { size: 24 }), line("BIRDSALL", { size: 24.4 }))).toBe("OTTOLINE BIRDSALL");
    expect(nameOf(line("Ottoline Birdsall", { size: 24 }), line("Master Upholsterer", { size: 16 }))).toBe("Ottoline Birdsall");
    expect(nameOf(line("Ottoline Birdsall", { size: 24 }), line("Master Upholsterer", { size: 24, gap: 2 }))).toBe("Ottoline Birdsall");
  });

  test("of one word is one in large print that the e-mail address spells", () => {
    expect(nameOf(line("Ottoline", { size: 20 }), line("ottoline@example.org"))).toBe("Ottoline");
    expect(nameOf(line("Ottoline", { size: 10 }), line("ottoline@example.org"))).toBeUndefined();
  });

  test("with a surname that is a trade is a person's where no other text is a name, and a trade in large print is none", () => {
    const reach = line("+44 117 496 0142");
    for (const name of ["Maria Koch", "Anna Baker", "Pieter Kok"]) {
      expect(nameOf(line(name, { size: 20 }), reach)).toBe(name);
      expect(nameOf(reach, line(name, { size: 20 }), line("12 High Street, Leeds"))).toBe(name);
    }
    for (const trade of ["Pastry Cook", "Head Baker", "Sous Chef", "Junior Koch", "Bäcker Meister"])
      expect(nameOf(line(trade, { size: 20 }), reach)).toBeUndefined();
  });

  test("of words that are trades too is the largest print over a position, be it measured a little smaller", () => {
    expect(nameOf(line("Baker Fletcher", { size: 19.92 }), line("Registered Nurse", { size: 20 }))).toBe("Baker Fletcher");
  });

  test("stands at the top rather than in the footer", () => {
    const footer = line("Percival Gosling", { size: 20, place: "footer" });
    expect(readHead([line("Ottoline Birdsall", { size: 13 })], [...JOBS, footer]).basics.name).toBe("Ottoline Birdsall");
  });

  test("is neither a sample nor a template", () => {
    expect(nameOf(line("Data Analyst Resume Sample", { size: 20 }), line("555-123-4567"))).toBeUndefined();
  });

  test("may stand under the last heading of a sidebar, where it is the largest print and the e-mail address spells it", () => {
    const sidebar = [heading("Contact"), line("o.birdsall@example.org"), heading("Skills"), line("Springing, buttoning")];
    expect(nameOf(...sidebar, line("Ottoline Birdsall", { size: 26, flow: 1 }))).toBe("Ottoline Birdsall");
  });

  test("may be set without any capital in the largest print", () => {
    expect(nameOf(line("ottoline birdsall", { size: 26 }), line("o.birdsall@example.org"))).toBe("ottoline birdsall");
    const sidebar = [heading("contact"), line("o.birdsall@example.org"), heading("skills"), line("Springing, buttoning")];
    expect(nameOf(...sidebar, line("ottoline birdsall", { size: 26, flow: 1 }))).toBe("ottoline birdsall");
    expect(nameOf(line("ottoline birdsall"), line("o.birdsall@example.org"))).not.toBe("ottoline birdsall");
  });

  test("is the subject of the profile where it stands nowhere else", () => {
    const profile = [heading("Profile"), line("Ottoline Birdsall is an upholsterer with nine years of practice in hotels.")];
    expect(readHead([line("Upholsterer", { size: 20 })], [...profile, ...JOBS]).basics.name).toBe("Ottoline Birdsall");
  });

  test("stands with its label in the last cell of a line", () => {
    expect(nameOf(line("2024年4月1日現在\t氏名：小田切 真帆"))).toBe("小田切 真帆");
    // A name in katakana that is too long for the line of its label; a trade below it is none of it.
    expect(nameOf(line("氏名 ジョナサン"), line("スミス ウィリアム"))).toBe("ジョナサン スミス ウィリアム");
    expect(nameOf(line("氏名 ジョナサン"), line("システムエンジニア"))).toBe("ジョナサン");
    expect(nameOf(line("1 April 2024\tName: Ottoline Birdsall"))).toBe("Ottoline Birdsall");
  });

  test("stands beside its label in the first row of a form", () => {
    const row = (text: string, header: boolean, at: number) => line(text, { table: { id: 0, row: at, column: 0, columns: 2, header } });
    expect(nameOf(row("Name\tOttoline Birdsall", true, 0), row("Phone\t01632 960 166", false, 1))).toBe("Ottoline Birdsall");
  });
});

test("the date of birth beside the name is a detail of the person", () => {
  const { x, basics } = parseResume(
    buildReading([
      line("Solène Aubertin\tNée le 02/10/1983"),
      line("solene@example.fr"),
      heading("Expérience"),
      line("Comptable, Verdanel SAS\t2018 - 2020"),
    ]),
  ).resume;
  expect([basics.name, x?.dateOfBirth]).toEqual(["Solène Aubertin", "02/10/1983"]);
});

describe("the headline", () => {
  const name = line("Ottoline Birdsall", { size: 20 });
  const headlineOf = (...head: Line[]) => readHead(head).basics.label;

  test("is a profession near the name, on its line, or behind a label", () => {
    expect(headlineOf(name, line("7 Mill Lane, York"), line("Registered Nurse"))).toBe("Registered Nurse");
    expect(headlineOf(line("Ottoline Birdsall, 32 years, Registered Nurse, York", { bold: true }))).toBe("Registered Nurse");
    expect(headlineOf(name, line("Position applied for: Ward Sister"))).toBe("Ward Sister");
    for (const label of ["Post Applied For", "Poste visé", "Puesto al que postula", "Vị trí ứng tuyển"])
      expect(headlineOf(name, line(`${label}: Ward Sister`))).toBe("Ward Sister");
  });

  test("behind its label ends where the next cell has a label of its own", () => {
    expect(readHead([line("Ottoline Birdsall", { size: 20 }), line("Position: Buyer of tea\tCity: Ludlow")]).basics.label).toBe(
      "Buyer of tea",
    );
  });
  test("of words that no list knows stands right under the name", () => {
    expect(headlineOf(name, line("Boatbuilder"))).toBe("Boatbuilder");
    expect(headlineOf(name, line("o.birdsall@example.org"), line("Boatbuilder"))).toBeUndefined();
    expect(headlineOf(name, line("Boatbuilder", { gap: 3 }))).toBeUndefined();
  });

  test.each([
    "birdsall.io",
    "linkedin.com/in/birdsall",
    "York",
    "7 Mill Lane",
    "Corve Interiors Ltd",
    "Always one stitch ahead of time and tide",
    "Birdsall, Ottoline",
    "British",
  ])("is not %s", (text) => {
    expect(headlineOf(name, line(text))).toBeUndefined();
  });

  test("in large print may stand further away than one in the print of the text", () => {
    const contact = Array.from({ length: 8 }, (_, index) => line(`Detail no. ${index + 1}`));
    expect(headlineOf(name, ...contact, line("Registered Nurse", { size: 14 }))).toBe("Registered Nurse");
    expect(headlineOf(name, ...contact, line("Registered Nurse"))).toBeUndefined();
  });

  test("goes on in the next line of its print where it ends with a word that joins or that line with a small letter", () => {
    const print = { size: 14, bold: true };
    expect(headlineOf(name, line("DRIVER OF", print), line("FORKLIFT TRUCKS", print))).toBe("DRIVER OF FORKLIFT TRUCKS");
    expect(headlineOf(name, line("Operator", print), line("of forklift trucks", print))).toBe("Operator of forklift trucks");
    expect(headlineOf(name, line("Registered Nurse", print), line("York", print))).toBe("Registered Nurse");
  });

  test("is not the position of a job far below the name", () => {
    const details = Array.from({ length: 16 }, (_, index) => line(`Detail no. ${index + 1}`));
    expect(headlineOf(name, ...details, line("Position: Welder"))).toBeUndefined();
  });
});

describe("the telephone number", () => {
  const phoneOf = (...texts: string[]) =>
    readHead([line("Ottoline Birdsall", { size: 20 }), ...texts.map((text) => line(text))]).basics.phone;

  test("is the mobile one where the other has a label too", () => {
    expect(phoneOf("Home: 01632 960 166", "Mobile: 07700 900 123")).toBe("07700 900 123");
    expect(phoneOf("Tel.: 01632 960 166\tMobile: 07700 900 123")).toBe("07700 900 123");
    expect(phoneOf("Mobile: 07700 900 123\tTel.: 01632 960 166")).toBe("07700 900 123");
    expect(phoneOf("01632 960 166", "Mobile: 07700 900 123")).toBe("01632 960 166");
    for (const label of ["Celular:", "Cep:", "kom.", "móbil:", "موبايل:"])
      expect([label, phoneOf("Tel.: 01632 960 166", `${label} 07700 900 123`)]).toEqual([label, "07700 900 123"]);
  });

  test("stands alone on its line, unless the line above names another number", () => {
    expect(phoneOf("21-700000385")).toBe("21-700000385");
    expect(phoneOf("Membership no.:", "21-700000385")).toBeUndefined();
    // Nine digits are enough where they stand in groups.
    expect(phoneOf("612 345 678")).toBe("612 345 678");
    expect(phoneOf("612 34 56 78")).toBe("612 34 56 78");
    expect(phoneOf("12 High Street · 612 345 678")).toBe("612 345 678");
    expect(phoneOf("\u{f095} 612 345 678")).toBe("612 345 678");
    expect(phoneOf("Membership no.: | 612 345 678")).toBeUndefined();
    expect(phoneOf("612345678")).toBeUndefined();
    expect(phoneOf("12 345 678")).toBeUndefined();
  });

  test("is no Japanese postal code", () => {
    const phoneOfJapanese = (number: string) =>
      parseResume(
        buildReading([
          line("山田 太郎", { size: 20 }),
          line(`東京都渋谷区神宮前 | ${number} | taro@example.org`),
          heading("職務経歴"),
          line("2015年4月 株式会社コルベ 入社"),
          line("2019年3月 株式会社コルベ 退社"),
          heading("学歴"),
          line("2015年3月 東京大学 卒業"),
        ]),
      ).resume.basics.phone;
    expect(phoneOfJapanese("150-0001")).toBeUndefined();
    expect(phoneOfJapanese("3150-0001")).toBe("3150-0001");
  });

  test("is neither an ISBN nor an account", () => {
    expect(phoneOf("ISBN 978-3-16-148410-0")).toBeUndefined();
    expect(phoneOf("Steuernummer 12/345/67890")).toBeUndefined();
    expect(phoneOf("ORCID 0000-0001-2345-6789")).toBeUndefined();
  });

  describe("may lack its area code", () => {
    const mail = "otto@example.org";

    test.each([
      ["between bars", `12 High Street | 555-0134 | ${mail}`],
      ["between points", `12 High Street · 555-0134 · ${mail}`],
      ["between bullets", `12 High Street • 555-0134 • ${mail}`],
      ["between dashes", `12 High Street – 555-0134 — ${mail}`],
      ["between cells", `12 High Street\t555-0134\t${mail}`],
    ])("beside the mail address, %s", (_, text) => {
      expect(phoneOf(text)).toBe("555-0134");
    });

    test("in the line above or below the mail address, and no further away", () => {
      expect(phoneOf("12 High Street | 555-0134", mail)).toBe("555-0134");
      expect(phoneOf(mail, "12 High Street | 555-0134")).toBe("555-0134");
      expect(phoneOf("555-0134", "12 High Street", mail)).toBeUndefined();
      expect(phoneOf("Membership no.:", "12345678", mail)).toBeUndefined();
      expect(phoneOf(`Membership no.:\t12345678\t${mail}`)).toBeUndefined();
      expect(phoneOf(mail, "12 High Street", "Ludlow", "555-0134")).toBeUndefined();
      expect(phoneOf("12 High Street | 555-0134")).toBeUndefined();
    });

    test("and is the first of two, unless another is whole", () => {
      expect(phoneOf(`555-0134 | 555-0135 | ${mail}`, "555-0136")).toBe("555-0134");
      expect(phoneOf(`555-0134 | ${mail}`, "0117 496 0142")).toBe("0117 496 0142");
      expect(phoneOf(`555-0134 | ${mail}`, "21-700000385")).toBe("21-700000385");
    });

    test.each([
      "SY8 1AA",
      "90210",
      "90210-1234",
      "01310-100",
      "1000-205",
      "555-013",
      "2015-2019",
      "12.03.1985",
      "1985-03-12",
      "0000-0001-2345-6789",
    ])("but is no postal code, date or shorter number: %s", (number) => {
      expect(phoneOf(`12 High Street | ${number} | ${mail}`)).toBeUndefined();
    });
  });
});

test("a long line of addresses below the profile is no sentence of it", () => {
  const { basics } = readHead(
    [line("Ottoline Birdsall", { size: 20 }), heading("Profile"), line("Upholsterer with nine years of practice in hotels.")],
    [line("ottoline.birdsall@example.org | linkedin.com/in/ottoline-birdsall | github.com/ottoline-birdsall"), ...JOBS],
  );
  expect(basics.summary).toBe("Upholsterer with nine years of practice in hotels.");
  expect(basics.profiles).toHaveLength(2);
});

test("an address with contact data and nothing else under 'About' is no profile", () => {
  const under = (...texts: string[]) =>
    parseResume(buildReading([line("Ottoline Birdsall", { size: 20 }), heading("About"), ...texts.map((text) => line(text)), ...JOBS]))
      .resume.basics;
  const { location, summary } = under("7 Rookery Row", "Ternil DD1 4HN", "United Kingdom", "+44 1632 960961", "o.birdsall@example.org");
  expect(summary).toBeUndefined();
  expect(location).toMatchObject({ address: "7 Rookery Row", city: "Ternil", postalCode: "DD1 4HN" });
  expect(under("Fitter of lifts and of boats in Ternil", "Ternil DD1 4HN", "o.birdsall@example.org").summary).toContain("Fitter of lifts");
});

test("a place among other pieces of a line may have a label of its own", () => {
  const { basics } = readHead([
    line("Ottoline Birdsall", { size: 20 }),
    line("o.birdsall@example.org | +44 1632 960961 | Location: Leeds, UK"),
  ]);
  expect(basics.location).toEqual({ city: "Leeds", countryCode: "GB" });
});

test("a city behind its label is one, though no list knows it", () => {
  const placeOf = (text: string) =>
    readHead([line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), line(text)]).basics.location;
  expect(placeOf("City: Corvedale Magna, Shropshire")).toMatchObject({ city: "Corvedale Magna", region: "Shropshire" });
  expect(placeOf("CIUDAD:\tVillarrasa, Huelva")).toMatchObject({ city: "Villarrasa", region: "Huelva" });
  expect(placeOf("City: wherever the work is done and people are kind to each other all day")).toBeUndefined();
});

test("a person's place of birth is not where she lives", () => {
  const { basics, x } = readHead([line("Ottoline Birdsall", { size: 20 }), line("Luogo e data di nascita: Cremona, 9 giugno 1985")]);
  expect(basics.location).toBeUndefined();
  expect(x?.dateOfBirth).toContain("9 giugno 1985");
});

test("what stands behind the label of a nationality or a birth among the contact data is no home", () => {
  const homeOf = (text: string) => readHead([line("Ottoline Birdsall", { size: 20 }), line(text)]).basics.location;
  expect(homeOf("o.birdsall@example.org | Nationality: Malta | 07700 900 123")).toBeUndefined();
  expect(homeOf("o.birdsall@example.org · Born in: Leeds · 07700 900 123")).toBeUndefined();
});

describe("a label above its value", () => {
  const read = (...head: string[]) => {
    const { basics, x, additional } = readHead([line("Ottoline Birdsall", { size: 20 }), ...head.map((text) => line(text))]);
    const found: object = { home: basics.location, x, additional };
    return found as { home?: object; x?: object };
  };

  test("says when and where somebody was born, which is no home", () => {
    expect(read("Born:", "12 March 1986, Leeds")).toEqual({ home: undefined, x: { dateOfBirth: "12 March 1986, Leeds" } });
    expect(read("Born:", "Leeds")).toEqual({ home: undefined, x: { birthPlace: "Leeds" } });
    expect(read("Nationality:", "Germany").home).toBeUndefined();
    expect(read("Address:", "Corve Street 3, Leeds").home).toEqual({ address: "Corve Street 3", city: "Leeds" });
  });

  test("needs no colon where the value says itself what it is", () => {
    for (const label of ["Date of birth", "Date of birth\t", "Date of birth:\t", "Geburtsdatum"])
      expect({ label, ...read(label, "12 March 1986") }).toEqual({ label, home: undefined, x: { dateOfBirth: "12 March 1986" } });
    expect(read("Nationality", "British")).toEqual({ home: undefined, x: { nationality: "British" } });
    expect(read("Date of birth", "Welder and fitter").x).toBeUndefined();
  });

  test("in a column of labels does not take the value of the first", () => {
    const home = { address: "Corve Street 3", postalCode: "LS1 4AP", city: "Leeds" };
    expect(read("Address:", "Nationality:", "Corve Street 3, LS1 4AP Leeds", "British").home).toMatchObject(home);
  });
});

test("two personal details in a line of the head are told, and one that is its only word", () => {
  const detailsOf = (text: string) => readHead([line("Ottoline Birdsall", { size: 20 }), line(text), line("o.birdsall@example.org")]).x;
  expect(detailsOf("Female, 31 years, born 12 May 1993")).toMatchObject({ gender: "Female", dateOfBirth: "born 12 May 1993" });
  expect(detailsOf("Женщина, 31 год, родилась 12 мая 1993")).toMatchObject({ gender: "Женщина", dateOfBirth: "родилась 12 мая 1993" });
  expect(detailsOf("Engaged, curious and exact")).toBeUndefined();
  expect(detailsOf("Married")).toMatchObject({ maritalStatus: "Married" });
});

test("a form with its colons in a column of their own, and a field left empty, holds personal details, languages and interests", () => {
  const form = [
    "Name\t:\tOttoline Birdsall",
    "Date of Birth\t:\t02/05/1989",
    "Marital Status\t:\tSingle",
    "Languages Known\t:\tEnglish, Welsh",
    "Hobbies\t:\tBees, Chess",
    "Date:",
  ];
  const { basics, x, languages, interests } = readHead(
    [line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org")],
    [...JOBS, heading("Personal Profile"), ...form.map((text) => line(text))],
  );
  expect(basics.summary).toBeUndefined();
  expect(x).toMatchObject({ dateOfBirth: "02/05/1989", maritalStatus: "Single" });
  expect(languages).toEqual([{ language: "English" }, { language: "Welsh" }]);
  expect(interests).toEqual([{ name: "Bees" }, { name: "Chess" }]);
});

test("a form whose titles are set like its labels is read, section by section", () => {
  const { resume } = parseResume(
    buildReading(
      [
        "Informacje osobowe",
        "Imię i nazwisko\tKatarzyna Wrońska",
        "Telefon\t+48 601 223 344",
        "Doświadczenie zawodowe",
        "Okres zatrudnienia\tod 09.2017 do teraz",
        "Zajmowane stanowisko\tSpecjalista ds. kadr i płac",
        "Pracodawca\tMeblarnia Podgórska sp. z o.o.",
        "Wykształcenie",
        "Okres\t2009 – 2014",
        "Tytuł\tmagister, Zarządzanie",
        "Nazwa szkoły\tUniwersytet Ekonomiczny w Krakowie",
      ].map((text) => line(text)),
    ),
  );
  expect(resume.basics.name).toBe("Katarzyna Wrońska");
  expect(resume.work).toMatchObject([
    { name: "Meblarnia Podgórska sp. z o.o.", position: "Specjalista ds. kadr i płac", startDate: "2017-09" },
  ]);
  expect(resume.education).toMatchObject([{ institution: "Uniwersytet Ekonomiczny w Krakowie", startDate: "2009", endDate: "2014" }]);
});

test("of a line of contact data only the piece that no field takes is left over", () => {
  const { basics, additional } = readHead([
    line("Ottoline Birdsall", { size: 20 }),
    line("o.birdsall@example.org | +44 1632 960961 | NMC PIN 12A3456E"),
  ]);
  expect(basics.email).toBe("o.birdsall@example.org");
  expect(additional).toEqual([{ items: ["NMC PIN 12A3456E"] }]);
});

describe("the headline", () => {
  const name = line("Ottoline Birdsall", { size: 20 });
  const labelOf = (...lines: Line[]) => readHead(lines).basics.label;
  const others = (count: number) => Array.from({ length: count }, (_, at) => line(`Fact number ${at}: nothing`));

  test("is what a form calls the position, as far below the name as above it, and further away it may be that of a job", () => {
    expect(labelOf(name, ...others(13), line("Position: Upholsterer"))).toBe("Upholsterer");
    expect(labelOf(line("Position: Upholsterer"), ...others(13), name)).toBe("Upholsterer");
    expect(labelOf(name, ...others(18), line("Position: Upholsterer"))).toBeUndefined();
    expect(labelOf(line("Position: Upholsterer"), ...others(18), name)).toBeUndefined();
  });

  test("is the position that is wished for, before any other", () => {
    expect(labelOf(name, line("Welder"), line("Objective: Upholsterer"))).toBe("Upholsterer");
  });
});

test("a name in print no larger than the rest is the one that a profile spells", () => {
  const small = (text: string) => line(text, { size: 12 });
  const { basics } = readHead([small("Garnet Thatcher"), small("Rowan Ellery"), line("linkedin.com/in/rowan-ellery")]);
  expect(basics.name).toBe("Rowan Ellery");
});

test("a name does not go on in a line that has something else beside it", () => {
  const { basics } = readHead([line("OTTOLINE", { size: 24 }), line("BIRDSALL\tPhone", { size: 24 }), line("o.birdsall@example.org")]);
  expect(basics.name ?? "").not.toContain("OTTOLINE BIRDSALL");
});

test("a sentence with an e-mail address is no profile", () => {
  const profile = "Upholsterer of forty years who has taught nine apprentices and loves old chairs.";
  const contact = "You can reach me at o.birdsall@example.org at any time of the day, and I answer within an hour.";
  const { basics } = readHead([line("Ottoline Birdsall", { size: 20 }), line(contact), line(profile)]);
  expect(basics).toMatchObject({ email: "o.birdsall@example.org", summary: profile });
});

test("an address between dashes in the line of the name is read beside it", () => {
  const { basics } = parseResume(
    buildReading([
      line("Anna Berger - Mühlweg 2 - 83128 Halmen"),
      line("Email: a.berger@example.org"),
      heading("Berufserfahrung"),
      line("Schlosserin, Corve GmbH\t2017 – 2021"),
    ]),
  ).resume;
  expect([basics.name, basics.location]).toEqual(["Anna Berger", { address: "Mühlweg 2", city: "Halmen", postalCode: "83128" }]);
});
