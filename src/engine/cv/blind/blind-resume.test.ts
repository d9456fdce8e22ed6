import { expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { type BlindProfile, blindProfile, parseBlind } from "../options/blind-profile.ts";
import { sayRedacted } from "./blind-resume.ts";
import { findHits, searchTermsOf } from "./terms/search-terms.ts";
import { blinded } from "./testing/blinded.ts";

type Person = Omit<Partial<Resume>, "meta"> & { language?: string };
const blind = ({ language = "en", basics = {}, ...rest }: Person, profile: BlindProfile = blindProfile("initials")) =>
  blinded({ basics, ...rest, meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } } }, profile);
const summaryOf = (name: string, summary: string, more: Person = {}) =>
  blind({ ...more, basics: { name, summary, ...more.basics } }).resume.basics.summary;

test("name, contact data, photo, links, birth, nationality, marital status, gender and address go, and each is reported", () => {
  const { resume, redacted } = blind({
    basics: {
      name: "Jane Doe",
      label: "Engineer",
      email: "jane.doe@example.com",
      phone: "+44 20 7946 0958",
      url: "https://doe.example.org",
      image: "data:image/png;base64,AAAA",
      location: { address: "14 Harbour Terrace", postalCode: "BS1 5TY", city: "Bristol", countryCode: "GB" },
      profiles: [{ network: "GitHub", username: "jdoe", url: "https://github.com/jdoe" }],
    },
    work: [{ name: "Acme Ltd", position: "Engineer", url: "https://acme.example", startDate: "2019" }],
    x: {
      dateOfBirth: "12 March 1985",
      birthPlace: "Leeds",
      nationality: "British",
      maritalStatus: "married",
      gender: "female",
      remote: "yes",
    },
  });

  expect(resume).toEqual({
    basics: { name: "J. D.", label: "Engineer", location: { countryCode: "GB" } },
    work: [{ name: "Acme Ltd", position: "Engineer", startDate: "2019" }],
    x: { remote: "yes" },
    meta: {
      vitae: {
        language: "en",
        pages: 1,
        ocr: false,
        parser: "test",
        warnings: [],
        blind: "3F9A1C",
        withheld: ["name", "contact", "personal"],
      },
    },
  });
  expect(sayRedacted(redacted)).toBe(
    "Blind CV, withheld: name, photo, e-mail address, telephone number, web address (5), address, postal code, town, date of birth, place of birth, nationality, marital status, gender.".replace(
      "photo, e-mail address, telephone number, web address (5)",
      "e-mail address, telephone number, web address (5), photo",
    ),
  );
});

test("the name goes from running text in every form it may have", () => {
  expect(summaryOf("Jane Doe", "Jane Doe leads. DOE, Jane; Jane's team; Ms Doe. janedoe wrote it, see @janedoe.")).toBe(
    "J. D. leads. J. D.; J.'s team; Ms D. J. D. wrote it, see J. D.",
  );
  expect(summaryOf("Jürgen Müller", "Juergen Mueller, JURGEN MULLER und Müllers Team")).toBe("J. M., J. M. und M. Team");
  expect(summaryOf("Joerg Kraemer", "Jörg Krämer")).toBe("J. K.");
  expect(summaryOf("Agnieszka Wrzosek-Dąbrowa", "Wrzosek Dabrowa and A. Dabrowa")).toBe("W. and A. D.");
  expect(summaryOf("Олександр Вербицький", "Verbytskyi та Вербицького", { language: "uk" })).not.toMatch(/[Вв]ербиц|erbyts/);
});

test("the name goes in every case of languages that decline names, other names stay", () => {
  const cases: [language: string, name: string, text: string, kept: string][] = [
    ["pl", "Agnieszka Wrzosek", "Zespół Wrzoska, dla Wrzoskowi i Agnieszce; z Agnieszką", "Zespół W., dla W. i A.; z A."],
    ["pl", "Jan Kowalski", "Projekt Kowalskiego z Janem w styczniu", "Projekt K. z J. w styczniu"],
    ["pl", "Marek Gołąb", "praca Gołębia, marka handlowa", "praca G., marka handlowa"],
    ["cs", "Petr Dvořáček", "tým Dvořáčka, s Petrem Dvořáčkem", "tým D., s P. D."],
    ["uk", "Тарас Коваль", "з Тарасом Ковалем, Ковалеві; Коваленко інша", "з Т. К., К.; Коваленко інша"],
    ["ru", "Дмитрий Соловьёв", "Дмитрием Соловьевым, Dmitry Solovyov", "Д. С., Д. С."],
    ["el", "Γιώργος Παπαδόπουλος", "του Γιώργου Παπαδόπουλου, Giorgos Papadopoulos", "του Γ. Π., Γ. Π."],
    ["fi", "Matti Virtanen", "Matin tiimi ja Virtasen", "M. tiimi ja V."],
    ["hu", "Szabó István", "Istvánnal és Szabónak", "I. és S."],
  ];
  for (const [language, name, text, kept] of cases)
    expect({ name, text: summaryOf(name, text, { language }) }).toEqual({ name, text: kept });
});

test("a withheld value goes where the space after it was lost", () => {
  const { resume } = blind(
    {
      basics: { name: "Jane Whitcombe", summary: "Jane WhitcombeEngineer" },
      education: [{ institution: "Northgate School of Nursing" }],
      additional: [{ title: "Education", items: ["Northgate School of Nursing2010-09-01 Leeds"] }],
    },
    blindProfile("full"),
  );

  expect(resume.basics.summary).toBe("Candidate 3F9A1C Engineer");
  expect(resume.additional?.[0]?.items).toEqual(["Institution 1 2010-09-01 Leeds"]);
});

test("the words of a name go in scripts without capitals, with what is written on to them", () => {
  const cases: [language: string, name: string, text: string, kept: string][] = [
    ["ar", "ليلى حسن المصري", "ليلى المصري قادت. فريق ليلى. للمصري", "مرشح 3F9A1C قادت. فريق مرشح 3F9A1C. مرشح 3F9A1C"],
    ["he", "דוד כהן", "דוד כהן הוביל. לכהן", "מועמדות 3F9A1C הוביל. מועמדות 3F9A1C"],
    ["zh", "王小明", "王小明负责，小明说，王先生", "候选人 3F9A1C负责，候选人 3F9A1C说，候选人 3F9A1C"],
    ["ko", "김민수", "김민수는 팀을, 민수가", "지원자 3F9A1C 팀을, 지원자 3F9A1C"],
  ];
  for (const [language, name, text, kept] of cases)
    expect({ name, text: summaryOf(name, text, { language }) }).toEqual({ name, text: kept });
});

test("a name that is an everyday word goes only where it is written as a name", () => {
  expect(summaryOf("Mark Long", "Mark Long set long-term goals and left his mark in May 2019.")).toBe(
    "M. L. set long-term goals and left his mark in May 2019.",
  );
  expect(summaryOf("April May", "April managed releases; in May 2019 and 3 April she may travel.")).toBe(
    "A. managed releases; in May 2019 and 3 April she may travel.",
  );
  expect(summaryOf("Clara van den Berg", "The ferry van and den of Clara van den Berg")).toBe("The ferry van and den of C. B.");
});

test("contact data of anybody goes from running text, products and dates stay", () => {
  const { resume } = blind({
    basics: { name: "Jane Doe" },
    additional: [{ title: "People", items: ["Ann Smith, Head of Engineering, ann@acme.example, +44 20 7946 0958"] }],
    work: [
      {
        position: "Dev",
        highlights: ["Built with Node.js and ASP.NET, 2014-2018, for 1,400,000 users, using GitHub Actions.", "See www.example.org/doe"],
      },
    ],
  });

  expect(resume.additional).toEqual([{ title: "People", items: ["Ann Smith, Head of Engineering"] }]);
  expect(resume.work?.[0]?.highlights).toEqual([
    "Built with Node.js and ASP.NET, 2014-2018, for 1,400,000 users, using GitHub Actions.",
    "See",
  ]);
});

test("personal lines that no field took go with their label, in any language", () => {
  const { resume } = blind({
    language: "de",
    basics: { name: "Eva Roth" },
    additional: [
      {
        title: "Persönliches",
        items: ["Geburtsdatum: 02.11.1985 | Staatsangehörigkeit: deutsch | Führerschein: B", "Familienstand: ledig"],
      },
    ],
  });

  expect(resume.additional).toEqual([{ title: "Persönliches", items: ["Führerschein: B"] }]);
});

test("labels that jobs and projects have too are no labels of the candidate in a job, and no doubts", () => {
  const highlights = ["Website: relaunch of the shop", "City: plans for two quarters", "Sorted mail"];
  const person = { basics: { name: "Ada Berg" }, work: [{ position: "Clerk", highlights }] };
  expect(blind(person).resume.work?.[0]?.highlights).toEqual(highlights);
});

test("a personal line that was read into a job or a school goes with its label; what only begins like one stays", () => {
  const { resume, redacted } = blind({
    basics: { name: "Eva Roth" },
    education: [{ area: "Biology", summary: "Date of birth: 02.11.1985\nThesis: Algae" }],
    work: [
      { position: "Clerk", highlights: ["Nationality: German | Sorted mail", "Address: the needs of 40 clients", "Phone: built an app"] },
    ],
  });

  expect(resume.education).toEqual([{ area: "Biology", summary: "Thesis: Algae" }]);
  expect(resume.work?.[0]?.highlights).toEqual(["Sorted mail", "Address: the needs of 40 clients", "Phone: built an app"]);
  expect(redacted.map(({ what }) => what)).toEqual(["name", "date of birth", "nationality"]);
});

test("a heading of which every line was withheld goes with them", () => {
  const { resume } = blind({
    language: "de",
    basics: { name: "Eva Roth" },
    additional: [
      { title: "Persönliches", items: ["Geburtsdatum: 02.11.1985"] },
      { title: "Sonstiges", items: ["Segeln"] },
    ],
  });
  expect(resume.additional).toEqual([{ title: "Sonstiges", items: ["Segeln"] }]);
});

test("a user name made of the name goes as a whole", () => {
  const { resume } = blind({
    basics: { name: "Priya Ramanathan-Holt" },
    additional: [{ title: "GitHub", items: ["priya-ramanathan-holt-prholt-example"] }],
  });
  expect(JSON.stringify(resume.additional ?? [])).not.toMatch(/holt|priya/i);
});

test("a number to call goes from personal lines even when no country has it; dates, millions and books stay", () => {
  const kept = ["01.2019 - 03.2020", "12 000 000 000 rows", "ISBN 978-3-16-148410-0", "2014-2018, 2019-2021"];
  const { resume } = blind({
    basics: { name: "A B" },
    additional: [{ title: "Other", items: ["Austin, TX 512-555-0163", "07700 900461", ...kept] }],
  });

  expect(resume.additional?.[0]?.items).toEqual(["Austin, TX", ...kept]);
});

test("a date of birth goes in every notation", () => {
  const text = "Born 12.03.1985, that is 12 March 1985, 1985-03-12, March 12, 1985 or 12/3/85; joined 12.03.2015.";
  expect(summaryOf("A B", text, { x: { dateOfBirth: "12 Mar 1985" } })).toBe("Born, that is, or; joined 12.03.2015.");
});

test("a nationality goes where candidates speak of themselves, not from languages and markets", () => {
  const { resume } = blind({
    basics: { name: "A B", summary: "French engineer." },
    x: { nationality: "French" },
    languages: [{ language: "French", fluency: "native" }],
    work: [{ highlights: ["Opened the French market."] }],
  });

  expect(resume.basics.summary).toBe("engineer.");
  expect(resume.languages).toEqual([{ language: "French", fluency: "native" }]);
  expect(resume.work?.[0]?.highlights).toEqual(["Opened the French market."]);
});

test("employers and schools become numbered words in the CV's language, in running text too", () => {
  const { resume } = blind(
    {
      language: "fr",
      basics: { name: "Jean Dupont", summary: "Dix ans chez Brumelac." },
      work: [
        { name: "Brumelac S.A.S.", position: "Chef" },
        { name: "Ovalis", position: "Chef" },
        { name: "Brumelac S.A.S.", position: "Aide" },
      ],
      education: [{ institution: "Université de Nantes" }],
    },
    blindProfile("full"),
  );

  expect(resume.basics).toMatchObject({ name: "Candidat·e 3F9A1C", summary: "Dix ans chez Employeur 1." });
  expect(resume.work?.map(({ name }) => name)).toEqual(["Employeur 1", "Employeur 2", "Employeur 1"]);
  expect(resume.education).toEqual([{ institution: "Établissement 1" }]);
});

test("a name without capitals has no initials and gets the reference", () => {
  expect(blind({ language: "ja", basics: { name: "山田 太郎", summary: "山田太郎です。" } }).resume.basics).toEqual({
    name: "候補者 3F9A1C",
    summary: "候補者 3F9A1Cです。",
  });
});

test("a CV without a name stays without one", () => {
  expect(blind({ basics: {} }).resume.basics).toEqual({});
});

test("needles name what they found", () => {
  const needles = searchTermsOf([{ path: "basics.phone", value: "+33 (0)6 12 34 56 78", what: "telephone number" }], "fr");
  for (const text of ["06 12 34 56 78", "+33 6.12.34.56.78", "tel:+33612345678"]) expect(findHits(text, needles)).toHaveLength(1);
  expect(findHits("612 345 67 99", needles)).toEqual([]);
});

test("a profile in template.json is true, a name or its parts; anything else is refused with a sentence", () => {
  expect(parseBlind(true)).toEqual(blindProfile("initials"));
  expect(parseBlind({ name: "reference", withhold: ["contact"] })).toEqual({ name: "reference", withhold: ["contact"] });
  expect(parseBlind(false)).toBeUndefined();
  expect(() => parseBlind("secret")).toThrow(
    'template.json: "blind" must be true, false, an object, or one of contact, initials, reference, employers, full, also with',
  );
  expect(() => parseBlind({ withhold: ["hobbies"] })).toThrow('template.json: "blind.withhold" must be a list of contact, photo');
});
