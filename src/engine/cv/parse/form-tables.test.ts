import { expect, test } from "bun:test";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, type LineLooks, line } from "./testing/build-reading.ts";

const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading(lines)).resume;
const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com")];
const job = [heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021")];

/** Rows of one table, the columns 200 points apart. */
const rows = (texts: string[], looks: LineLooks = {}) =>
  texts.map((text, row) => line(text, { ...looks, table: { id: 7, row, column: 0, columns: 4, ...(looks.table ?? {}) } }));

test("a name of trades is a name when the e-mail address is made of it, or nothing else above is one", () => {
  const named = (name: string, email: string) =>
    parse(line(name, { size: 18 }), line("Accountant"), line(email), ...job, heading("Skills"), line("Excel, SAP")).basics;

  expect(named("James Mason", "james.mason@example.com")).toMatchObject({ name: "James Mason", label: "Accountant" });
  expect(named("Åsa Öberg", "a.oberg@example.se").name).toBe("Åsa Öberg");
  expect(named("Susan Baker", "office@example.com").name).toBe("Susan Baker");
  const titled = parse(
    line("Head Chef", { size: 18 }),
    line("Leeds"),
    line("office@example.com"),
    ...job,
    heading("Skills"),
    line("Grill, Stock"),
  );
  expect(titled.basics.name).toBeUndefined();
});

test("a name that a form asks for in two fields is one name, in the order of the language", () => {
  const name = (...lines: string[]) => {
    const { basics, meta } = parse(...lines.map((text) => line(text)), line("E-Mail:\tab@example.com"), ...job);
    expect(meta.vitae.sources?.["basics.name"]).toBeDefined();
    return basics.name;
  };

  expect(name("Nachname:\tBerger", "Vorname:\tAnna")).toBe("Anna Berger");
  expect(name("Name:\tBerger", "Vorname:\tAnna")).toBe("Anna Berger");
  expect(name("Apellidos:\tGarcía Pérez", "Nombre:\tLuis")).toBe("Luis García Pérez");
});

test("a name under its label is the name and heads nothing, whatever it is set in", () => {
  for (const size of [10, 12, 14, 18]) {
    const { basics, work, additional } = parse(
      heading("Personal details"),
      line("Full name"),
      line("Bartholomew Swift", { size, bold: true }),
      line("Address\t45 Mill Lane, Leeds LS1 4AB"),
      line("E-mail\toffice@example.com"),
      ...job,
      heading("Skills"),
      line("Excel, SAP"),
    ) as ReturnType<typeof parse> & { additional?: unknown };
    expect([basics.name, basics.email, work?.length, additional]).toEqual(["Bartholomew Swift", "office@example.com", 1, undefined]);
  }
});

test("what stands beside a label is no title of the person, and how a name is read is none", () => {
  const { basics } = parse(
    line("氏 名\t佐藤 美咲"),
    line("ふりがな\tさとう みさき"),
    line("Driving licence\tcategory B, BE"),
    line("Own things:\tsomething short"),
    line("E-mail\tm.sato@example.jp"),
    ...job,
  );

  expect(basics.name).toBe("佐藤 美咲");
  expect(basics.label).toBeUndefined();
});

test("the address in a footer is the printer's when the head has one", () => {
  const { basics } = parse(
    ...top,
    line("Chennai | +91 98400 12345"),
    ...job,
    line("Staffing Ltd – 12 rue du Port – 44000 Nantes", { place: "footer", flow: 3 }),
  );

  expect(basics.location).toMatchObject({ city: "Chennai" });
  expect(basics.location?.postalCode).toBeUndefined();
});

test("a table that names its columns says of each cell what it is", () => {
  const { work, education } = parse(
    ...top,
    heading("Experience"),
    ...rows(["Period\tEmployer\tPosition\tMain duties"], { bold: true }),
    line("07/2018 – today\tNilgiri\tBuying\tLed the blueprint for nine plants", { table: { id: 7, row: 1, column: 0, columns: 4 } }),
    line("02/2014 – 06/2018\tCauvery\tStores\tKept the stock", { table: { id: 7, row: 2, column: 0, columns: 4 } }),
    heading("Education"),
    ...rows(["Year\tQualification\tSubject\tInstitution"], { bold: true, table: { id: 8, row: 0, column: 0, columns: 4 } }),
    line("2012\tB.E.\tMechanical Engineering\tAnna Nagar", { table: { id: 8, row: 1, column: 0, columns: 4 } }),
  );

  expect(work).toMatchObject([
    { name: "Nilgiri", position: "Buying", startDate: "2018-07" },
    { name: "Cauvery", position: "Stores", endDate: "2018-06" },
  ]);
  expect(education).toMatchObject([{ studyType: "B.E.", area: "Mechanical Engineering", institution: "Anna Nagar", endDate: "2012" }]);
});

test("titles down the left of a table open their sections, though their rows are as bold", () => {
  const { work, education, skills } = parse(
    ...top,
    ...rows(
      [
        "Skills\tExcel, SAP",
        "Experience\tEngineer, Acme Ltd (2019 – 2021)",
        "Education\tBSc Physics, University of Bristol, 2012",
        "Languages\tEnglish: native",
      ],
      {
        bold: true,
      },
    ),
  );

  expect(skills).toHaveLength(2);
  expect(work).toMatchObject([{ name: "Acme Ltd" }]);
  expect(education).toMatchObject([{ institution: "University of Bristol" }]);
});

test("years within a labelled duty do not date the job", () => {
  const { work } = parse(
    ...top,
    heading("Experience"),
    line("Period\tFebruary 2020 – today"),
    line("Employer\tNieuwegein Council"),
    line("Position\tPolicy Officer"),
    line("Duties\tWrote the plan for youth care 2022-2026."),
    line("Period\tSeptember 2016 – January 2020"),
    line("Employer\tZeist Council"),
    line("Position\tCase Manager"),
  );

  expect(work).toMatchObject([{ startDate: "2020-02" }, { startDate: "2016-09", endDate: "2020-01" }]);
  expect(work?.[0]?.endDate).toBeUndefined();
});

test("the context of a mission is told as that, and is nobody's name", () => {
  const { work } = parse(
    ...top,
    heading("Expérience professionnelle"),
    line("Client\tBanque de l'Erdre"),
    line("Poste\tIngénieur DevOps"),
    line("Période\t03/2021 – 06/2023"),
    line("Contexte\tMigration de la plateforme de paiement"),
  );

  expect(work).toMatchObject([{ name: "Banque de l'Erdre", summary: "Contexte: Migration de la plateforme de paiement" }]);
});

test("a bold label that comes back under each job opens no section", () => {
  const mission = (date: string, title: string, tools: string) => [
    line(date, { gap: 1 }),
    line(title, { bold: true }),
    bullet("Ran the servers."),
    line(`Environnement technique : ${tools}`, { lead: "Environnement technique :" }),
  ];
  const { work } = parse(
    ...top,
    heading("Expérience professionnelle"),
    ...mission("2021 – 2023", "Ingénieur, Acme SAS", "Docker, Helm"),
    ...mission("2018 – 2021", "Technicien, Widget SARL", "RHEL, Zabbix"),
    heading("Formation"),
    line("DUT Informatique, IUT de Laval, 2013"),
  );

  expect(work).toMatchObject([
    { name: "Acme SAS", keywords: ["Docker", "Helm"] },
    { name: "Widget SARL", keywords: ["RHEL", "Zabbix"] },
  ]);
});

test("a legal form behind a comma is part of the name, and a place of one job alone is its place", () => {
  const { work, awards } = parse(
    ...top,
    heading("Experience"),
    line("Calloway Diagnostics, Inc.\tMar 2014 – today", { bold: true, gap: 1 }),
    line("Regional Sales Director\tJan 2019 – today"),
    line("New Orleans, LA"),
    bullet("Own the number."),
    line("Territory Manager\tMar 2014 – Dec 2018"),
    line("Baton Rouge, LA"),
    bullet("Launched the line."),
    line("Brightwater Medical Supply, Houston, TX\tJun 2009 – Feb 2014", { bold: true, gap: 1 }),
    line("Account Executive"),
    bullet("Grew revenue."),
    heading("Awards"),
    line("President's Club, Calloway Diagnostics, Inc., 2022"),
  );

  expect(work?.map(({ name }) => name)).toEqual(["Calloway Diagnostics, Inc.", "Calloway Diagnostics, Inc.", "Brightwater Medical Supply"]);
  expect(work?.[2]?.location).toBe("Houston, TX");
  expect(awards).toMatchObject([{ title: "President's Club", awarder: "Calloway Diagnostics, Inc." }]);
});

test("plain headings are found though a sidebar sets its own in capitals", () => {
  const side = (text: string) => line(text, { bold: true, color: "#444444", place: "sidebar", flow: 1 });
  const { work, languages } = parse(
    line("Jane Doe", { size: 22 }),
    line("Work experience", { gap: 1 }),
    line("Engineer, Acme Ltd, 2019 – 2021", { gap: 0.6 }),
    line("Education", { gap: 1 }),
    line("BSc Physics, University of Bristol, 2012", { gap: 0.6 }),
    side("Contact"),
    line("jane.doe@example.com", { place: "sidebar", flow: 1 }),
    side("Languages"),
    line("English: native", { place: "sidebar", flow: 1 }),
    side("Interests"),
    line("Sailing", { place: "sidebar", flow: 1 }),
  );

  expect(work).toMatchObject([{ name: "Acme Ltd" }]);
  expect(languages).toHaveLength(1);
});

test("papers with their dates under a title of skills are certificates", () => {
  const { certificates, skills } = parse(
    ...top,
    ...job,
    heading("Pätevyydet"),
    line("Tulityökortti, SPEK, 2022"),
    line("Työturvallisuuskortti, Työturvallisuuskeskus, 2021"),
    heading("Taidot"),
    line("hydrauliikka, pneumatiikka"),
  );

  expect(certificates).toMatchObject([{ name: "Tulityökortti", date: "2022" }, { date: "2021" }]);
  expect(skills).toHaveLength(2);
});

test("a footnote is no profile, and sentences are no place", () => {
  const { basics, work } = parse(
    ...top,
    heading("Experience"),
    line("Nurse, Acme Clinic\t2017 – 2021", { gap: 1 }),
    line("Leeds"),
    bullet("Cared for many."),
    line("Assistant, Rosebank Ltd\t2012 – 2014", { gap: 1 }),
    line("Part-time alongside college"),
    line("Awarded with distinction by the whole faculty board.", { place: "footnote", flow: 2 }),
  );

  expect(basics.summary).toBeUndefined();
  expect(work?.[1]?.location).toBeUndefined();
});

test("a CV in Hindi has its headings, its languages and what goes on", () => {
  const { basics, work, languages } = parse(
    line("जीवन वृत्त", { size: 18, bold: true }),
    line("सुनीता शर्मा", { size: 16, bold: true }),
    line("sunita.sharma@example.in"),
    heading("सारांश:"),
    line("बारह वर्ष के अनुभव वाली प्राथमिक शिक्षिका, गतिविधि आधारित शिक्षण में विशेष रुचि।"),
    heading("कार्य अनुभव:"),
    line("प्राथमिक शिक्षिका, सरस्वती विद्या मंदिर (2014 — अब तक)"),
    heading("भाषा ज्ञान:"),
    bullet("हिंदी – मातृभाषा"),
    bullet("अंग्रेज़ी – अच्छा"),
  );

  expect(basics.name).toBe("सुनीता शर्मा");
  expect(basics.summary).toStartWith("बारह");
  expect(work).toMatchObject([{ position: "प्राथमिक शिक्षिका", startDate: "2014" }]);
  expect(work?.[0]?.endDate).toBeUndefined();
  expect(languages?.map(({ fluency }) => fluency)).toEqual(["मातृभाषा", "अच्छा"]);
});

test("the Latinum says how well somebody knows Latin", () => {
  const { languages } = parse(...top, ...job, heading("Sprachen"), line("Englisch: C1"), line("Latein: Großes Latinum"));

  expect(languages?.[1]).toEqual({ language: "Latein", fluency: "Großes Latinum" });
});

test("a line drawn with signs is no part of a title", () => {
  const { work, education } = parse(
    ...top,
    line(`WORK EXPERIENCE ${"_".repeat(40)}`, { bold: true, gap: 1 }),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    line(`---- EDUCATION AND PROFESSIONAL TRAINING ${"-".repeat(30)}`, { bold: true, gap: 1 }),
    line("BSc Physics, University of Bristol, 2012"),
  );

  expect(work).toHaveLength(1);
  expect(education).toMatchObject([{ institution: "University of Bristol" }]);
});

test("where no title tells of jobs, the one part with periods does", () => {
  const { work } = parse(
    ...top,
    heading("Wo ich war"),
    line("09.2016 – 12.2021\tOrla, Quorn", { gap: 1 }),
    bullet("Held the hours."),
    heading("Ausbildung"),
    line("2008 – 2012\tUniversität Tartu, Bachelor"),
    heading("Kenntnisse"),
    line("Excel, SAP"),
  );

  expect(work).toMatchObject([{ startDate: "2016-09", highlights: ["Held the hours."] }]);
});

test("a CV in Persian is one, with its jobs and degrees", () => {
  const { basics, work, education, languages } = parse(
    line("مریم احمدی", { size: 20, bold: true }),
    line("مهندس عمران"),
    line("تهران | 0912 555 0142 | maryam.ahmadi@example.ir"),
    heading("سوابق شغلی"),
    line("مهندس ناظر\t2019 – اکنون", { bold: true, gap: 1 }),
    line("شرکت سازه پارس"),
    heading("تحصیلات"),
    line("کارشناسی ارشد, سازه\t2013 – 2015", { bold: true, gap: 1 }),
    line("دانشگاه تهران"),
    heading("زبان‌ها"),
    line("انگلیسی – خوب"),
  );

  expect(basics).toMatchObject({ name: "مریم احمدی", label: "مهندس عمران" });
  expect(work).toMatchObject([{ position: "مهندس ناظر", name: "شرکت سازه پارس", startDate: "2019" }]);
  expect(education).toMatchObject([{ studyType: "کارشناسی ارشد", institution: "دانشگاه تهران" }]);
  expect(languages).toEqual([{ language: "انگلیسی", fluency: "خوب" }]);
});

test("Serbian is read in Cyrillic as in Latin letters", () => {
  const { work } = parse(
    ...top,
    heading("Радно искуство"),
    line("06/2018 – данас\tДунавска банка", { gap: 1 }),
    line("Правни саветник"),
    line("Опис послова:\tИзрада уговора о кредиту."),
    line("10/2015 – 05/2018\tЗавод Петровић", { gap: 1 }),
    line("Адвокатски приправник"),
  );

  expect(work).toMatchObject([
    { position: "Правни саветник", highlights: ["Израда уговора о кредиту."] },
    { position: "Адвокатски приправник" },
  ]);
});

test("a letter before the CV is no part of its profile, and is kept", () => {
  const { basics, additional } = parse(
    line("Amara Okonkwo"),
    line("amara@example.com"),
    line("Dear Hiring Manager,"),
    line("I am writing to apply for the post of Senior Radiographer at your hospital, where I hope to learn much."),
    line("Yours faithfully,"),
    line("Amara Okonkwo", { size: 20, bold: true }),
    line("Radiographer"),
    ...job,
  );

  expect(basics).toMatchObject({ name: "Amara Okonkwo", label: "Radiographer" });
  expect(basics.summary).toBeUndefined();
  expect(additional?.flatMap(({ items }) => items).join(" ")).toContain("I am writing to apply");
});

test("a job that a summary lists before it is told is one job", () => {
  const { work } = parse(
    ...top,
    heading("Career Summary"),
    line("2019 – present\tOakhurst Group plc\tFinance Business Partner"),
    line("2014 – 2019\tVale Utilities Ltd\tManagement Accountant"),
    heading("Career History"),
    line("Oakhurst Group plc\tMar 2019 – present", { bold: true, gap: 1 }),
    line("Finance Business Partner"),
    bullet("Built a forecast."),
    line("Vale Utilities Ltd\tJun 2014 – Feb 2019", { bold: true, gap: 1 }),
    line("Management Accountant"),
    bullet("Produced the accounts."),
  );

  expect(work).toMatchObject([{ startDate: "2019-03" }, { startDate: "2014-06", endDate: "2019-02" }]);
});

test("the first table of a form may name its fields above the values", () => {
  const { basics, x } = parse(
    ...rows(["Name\tVorname\tGeburtsdatum\tNationalität", "Hollerbach\tMarkus\t03.05.1984\tdeutsch"]),
    line("m.hollerbach@example.de"),
    ...job,
  );

  expect(basics.name).toBe("Markus Hollerbach");
  expect(x).toEqual({ dateOfBirth: "03.05.1984", nationality: "deutsch" });
});

test("in a line of contacts the piece that is left is the town, known or not", () => {
  const city = (text: string) => parse(line("Rowan Ellery", { size: 20 }), line(text), ...job).basics.location?.city;

  expect(city("rowan@example.ac.uk · 01768 555 014 · Keswickthwaite")).toBe("Keswickthwaite");
  expect(city("Atlanta, GA 30309 ♦ (404) 555-0142 ♦ latoya@example.com")).toBe("Atlanta");
  expect(city("Email | LinkedIn | +44 7700 900955 | Brighton")).toBe("Brighton");
  expect(city("rowan@example.ac.uk · 01768 555 014 · Freelance Designer")).toBeUndefined();
  expect(city("rowan@example.ac.uk · 01768 555 014 · Ireland")).toBeUndefined();
});

test("a personal profile of labels is read, with its languages", () => {
  const { basics, languages, x } = parse(
    line("Name\t: Anitha Raghunathan"),
    line("E-mail ID\t: anitha.r@example.in"),
    ...job,
    heading("PERSONAL PROFILE:"),
    line("Father's Name\t: Mr. K. Raghunathan"),
    line("Date of Birth\t: 11-02-1992"),
    line("Languages Known\t: English, Tamil and Hindi"),
    line("Marital Status\t: Married"),
  );

  expect(basics).toMatchObject({ name: "Anitha Raghunathan" });
  expect(basics.label).toBeUndefined();
  expect(languages?.map(({ language }) => language)).toEqual(["English", "Tamil", "Hindi"]);
  expect(x).toMatchObject({ maritalStatus: "Married" });
});

test("what stands plainly under additional information is told from the rest, and a list with commas ends in two items", () => {
  const { x, interests } = parse(
    ...top,
    ...job,
    heading("Additional information"),
    line("Full clean driving licence"),
    heading("Interests"),
    line("Coaching, sea angling and woodwork"),
  );

  expect(x).toEqual({ drivingLicence: "Full clean driving licence" });
  expect(interests?.map(({ name }) => name)).toEqual(["Coaching", "sea angling", "woodwork"]);
});

test("the consent to keep data is no skill", () => {
  const { skills } = parse(
    ...top,
    ...job,
    heading("Competenze"),
    line("Pulitura, consolidamento"),
    line("Autorizzo il trattamento dei miei dati personali ai sensi del GDPR."),
  );

  expect(skills).toHaveLength(2);
});

test("an employer whose years begin later is no employer over the next role", () => {
  const { work } = parse(
    ...top,
    heading("Experience"),
    line("2018 –\tStaffing House AB"),
    line("2013 – 2018\tTest Engineer"),
    line("2010 – 2013\tTester, Vabis AB"),
  );

  expect(work?.[0]).toMatchObject({ name: "Staffing House AB", startDate: "2018" });
  expect(work?.[1]?.name).toBeUndefined();
});

test("rows of skills may have titles of their own, languages among them", () => {
  const { languages, skills, basics } = parse(
    line("Artem Kuznetsov", { size: 18 }),
    line("artem@example.ru"),
    heading("Желаемая должность и зарплата"),
    line("Инженер-энергетик"),
    ...job,
    heading("Навыки"),
    line("Знание языков\tРусский — Родной"),
    line("Английский — B1"),
    line("Навыки\tAutoCAD, Чтение схем"),
  );

  expect(basics.label).toBe("Инженер-энергетик");
  expect(languages).toHaveLength(2);
  expect(skills?.map(({ name }) => name)).toEqual(["AutoCAD", "Чтение схем"]);
});

test("a CV in a language without any list is one by its periods, and nothing of it is lost", () => {
  const { basics, additional } = parse(
    line("Tenzin Wangmo", { size: 20 }),
    line("tenzin@example.com | +975 17 555 014"),
    line("ལས་གནས།"),
    line("ཀ་ཁ་ག\t2018 – 2022"),
    line("ང་ཅ་ཆ\t2014 – 2018"),
    line("ཤེས་ཡོན།"),
    line("ཇ་ཉ་ཏ\t2010 – 2014"),
  );

  expect(basics.email).toBe("tenzin@example.com");
  expect(additional?.flatMap(({ items }) => items).join(" ")).toContain("ཤེས་ཡོན");
});

test("regards at the end of a CV make no letter of it", () => {
  const { work, basics } = parse(
    line("Jane Doe", { size: 22 }),
    line("jane.doe@example.com"),
    line("Dear reader,"),
    heading("Profile"),
    line("Engineer who has built ledgers and payment platforms for twelve years in three countries."),
    ...job,
    line("Kind regards"),
  );

  expect(basics.summary).toStartWith("Engineer who");
  expect(work).toHaveLength(1);
});

test("a language is told once, with its level", () => {
  const { languages } = parse(
    ...top,
    heading("Personal details"),
    line("Nationality: British"),
    line("Languages: English, Welsh"),
    ...job,
    heading("Languages"),
    line("English: native"),
  );

  expect(languages).toEqual([{ language: "Welsh" }, { language: "English", fluency: "native" }]);
});

test("a language or a school that is set like a heading is none", () => {
  const { languages, education, work } = parse(
    ...top,
    line("Work experience", { bold: true, gap: 1 }),
    line("Acme Ltd – Engineer", { bold: true, gap: 0.5 }),
    line("09/2016 – 02/2020 · Bristol"),
    line("Widget GmbH – Fitter", { bold: true, gap: 0.5 }),
    line("09/2012 – 08/2016 · Leeds"),
    line("Education", { bold: true, gap: 1 }),
    line("Johannes-Gymnasium Cham – Abitur", { bold: true, gap: 0.5 }),
    line("09/2003 – 06/2012 · Cham"),
    line("Languages", { bold: true, gap: 1 }),
    line("English", { bold: true }),
    line("Native"),
    line("Yoruba", { bold: true }),
    line("Fluent"),
  );

  expect(work).toMatchObject([{ name: "Acme Ltd" }, { name: "Widget GmbH" }]);
  expect(education).toMatchObject([{ institution: "Johannes-Gymnasium Cham", studyType: "Abitur" }]);
  expect(languages).toEqual([
    { language: "English", fluency: "Native" },
    { language: "Yoruba", fluency: "Fluent" },
  ]);
});

test("a given name over a family name of many words is one name", () => {
  const { basics } = parse(
    line("Lucía", { size: 28, bold: true }),
    line("Arriaga Montes de Oca", { size: 28, bold: true }),
    line("Contadora Pública", { size: 13 }),
    line("lucia.arriaga@example.mx"),
    ...job,
  );

  expect(basics.name).toBe("Lucía Arriaga Montes de Oca");
});

test("a label that means a town elsewhere names a degree when it holds one", () => {
  const { education } = parse(
    ...top,
    ...job,
    heading("Utdannelse"),
    line("Periode\t2012 – 2015"),
    line("Skole\tHøgskulen på Vestlandet"),
    line("Grad\tBachelor, Barnevern"),
  );

  expect(education).toMatchObject([{ studyType: "Bachelor", area: "Barnevern", institution: "Høgskulen på Vestlandet" }]);
});

test("a cell that is kept under the name of its column has its source", () => {
  const { education, meta } = parse(
    ...top,
    heading("Education"),
    ...rows(["Course\tInstitution\tBoard/University\tYear of Passing\tPercentage"], { bold: true }),
    line("M.Com\tQueen Mary College\tUniversity of Madras\t2014\t72%", { table: { id: 7, row: 1, column: 0, columns: 5 } }),
    line("HSC\tAnna School\tState Board\t2009\t85%", { table: { id: 7, row: 2, column: 0, columns: 5 } }),
  );
  expect(education?.map(({ summary }) => summary)).toEqual(["Board/University: University of Madras", "Board/University: State Board"]);
  expect(meta.vitae.sources?.["education[1].summary"]).toMatchObject({ quote: "State Board" });
});

test("where a form asks for the dates of a job, a year in another answer is none of them", () => {
  const { work } = parse(
    ...top,
    heading("Experience"),
    ...[
      "Dates (from – to)\t2005-01 – 2019-03",
      "Employer\tCorve Works Ltd",
      "Occupation or position held\tClerk, head of the office since 2008",
    ].map((text) => line(text)),
    ...["Dates (from – to)\t2001-07 – 2004-12", "Employer\tTeme Mill", "Occupation or position held\tClerk"].map((text) => line(text)),
  );
  expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ["Clerk, head of the office since 2008", "2005-01", "2019-03"],
    ["Clerk", "2001-07", "2004-12"],
  ]);
});

test("a form may number its fields", () => {
  const { x } = parse(...top, ...job, heading("Personal information"), line("4. Civil status\tMarried"), line("17) Nationality: British"));
  expect(x).toMatchObject({ maritalStatus: "Married", nationality: "British" });
});

test("a field of a form that was left empty is no task of the job", () => {
  const job2 = ["Dates\t2001 – 2004", "Employer\tTeme Mill", "Business or sector", "Position\tMiller", "Main activities\tGround corn"];
  const { work } = parse(
    ...top,
    heading("Experience"),
    ...["Dates\t2005 – 2019", "Employer\tCorve Works Ltd", "Business or sector\tSteel", "Position\tClerk", ...job2].map((text) =>
      line(text),
    ),
  );
  expect(work?.map(({ name, position, highlights, summary }) => [name, position, highlights ?? summary])).toEqual([
    ["Corve Works Ltd", "Clerk", "Business or sector: Steel"],
    ["Teme Mill", "Miller", ["Ground corn"]],
  ]);
});
