import { expect, test } from "bun:test";
import type { Line } from "../reading.ts";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, type LineLooks, line } from "./testing/build-reading.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const education = [heading("Education"), line("BSc Computer Science, University of Bristol\t2011 – 2014")];
const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading([...top, ...lines])).resume;

test("a form names the parts of a job by its labels", () => {
  const { work } = parse(
    heading("Werkervaring"),
    line("Periode\tapr 2019 tot heden"),
    line("Functie\tAccountmanager"),
    line("Werkgever\tVerpakwerk B.V., Utrecht"),
    line("Werkzaamheden\tVerantwoordelijk voor 65 klanten."),
    bullet("Coach van drie juniors."),
    line("Periode\tjan 2015 tot mrt 2019"),
    line("Functie\tVerkoper"),
    line("Werkgever\tTransportgroep De Lek, Nieuwegein"),
    ...education,
  );

  expect(work).toEqual([
    {
      name: "Verpakwerk B.V.",
      position: "Accountmanager",
      location: "Utrecht",
      startDate: "2019-04",
      highlights: ["Verantwoordelijk voor 65 klanten.", "Coach van drie juniors."],
    },
    { name: "Transportgroep De Lek", position: "Verkoper", location: "Nieuwegein", startDate: "2015-01", endDate: "2019-03" },
  ]);
});

test("two dates one below the other are the period of the entry beside them", () => {
  const { work } = parse(
    heading("Experience"),
    line("Jan 2019\tAcme Ltd, Staff Nurse", { gap: 1 }),
    line("Mar 2021"),
    bullet("Named nurse for six patients."),
    line("Sept 2012\tWidget Hospital, Care Assistant", { gap: 1 }),
    line("May 2016"),
    bullet("Medication rounds."),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Acme Ltd", position: "Staff Nurse", startDate: "2019-01", endDate: "2021-03" },
    { name: "Widget Hospital", position: "Care Assistant", startDate: "2012-09", endDate: "2016-05" },
  ]);
});

test("an employer over its roles is no job of its own", () => {
  const { work } = parse(
    heading("Experience"),
    line("Halvorsen Pump Works Inc, Milwaukee\tMay 2003 – June 2014", { bold: true, gap: 1 }),
    line("Vice President Operations\tJan 2007 – June 2014", { italic: true }),
    bullet("Four plants and 900 people."),
    line("Plant Manager\tMay 2003 – Dec 2006", { italic: true }),
    bullet("Scrap fell by 41 %."),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Halvorsen Pump Works Inc", position: "Vice President Operations", startDate: "2007-01" },
    { name: "Halvorsen Pump Works Inc", position: "Plant Manager", startDate: "2003-05" },
  ]);
  expect(work).toHaveLength(2);
});

test("a year within a sentence dates nothing", () => {
  const { work } = parse(
    heading("Experience"),
    line("Engineer, Acme Ltd\t2008 – 2014", { gap: 1 }),
    line("Led the carve-out and sale to Corvane Group in 2013."),
    line("Technician, Widget AG\t2004 – 2008", { gap: 1 }),
    line("Ran the test bench."),
    ...education,
  );

  expect(work).toHaveLength(2);
  expect(work?.[0]?.summary).toBe("Led the carve-out and sale to Corvane Group in 2013.");
});

test("titles that run into their text open sections", () => {
  const { skills, languages } = parse(
    line("Technical skills: Go, SQL, Kafka", { lead: "Technical skills:" }),
    line("Languages: English (native), French (B2)", { lead: "Languages:" }),
    line("Experience", { bold: true }),
    line("Engineer, Acme Ltd\t2008 – 2014"),
    ...education,
  );

  expect(skills?.flatMap((skill) => skill.keywords ?? skill.name)).toEqual(["Go", "SQL", "Kafka"]);
  expect(languages).toEqual([
    { language: "English", fluency: "native" },
    { language: "French", fluency: "B2" },
  ]);
});

test("a word that comes back under every job heads no section", () => {
  const { work } = parse(
    heading("Experience"),
    line("Engineer, Acme Ltd\t2012 – 2014", { gap: 1 }),
    line("Highlights", { bold: true }),
    bullet("Built the ledger."),
    line("Technician, Widget AG\t2008 – 2012", { gap: 1 }),
    line("Highlights", { bold: true }),
    bullet("Ran the bench."),
    ...education,
  );

  expect(work?.map((job) => job.highlights)).toEqual([["Built the ledger."], ["Ran the bench."]]);
});

test("employers set like the section's own heading stay in it", () => {
  const big = { size: 15 };
  const { work, additional } = parse(
    line("Work Experience", big),
    line("Acme Ltd", big),
    line("Engineer", { bold: true }),
    line("2012 – 2014"),
    bullet("Kept the ledgers of nine subsidiaries in good order through two audits and a merger."),
    line("Widget AG", big),
    line("Technician", { bold: true }),
    line("2008 – 2012"),
    line("Education", big),
    line("University of Bristol, BSc Physics"),
    line("2005 – 2008"),
  );

  expect(work).toMatchObject([
    { name: "Acme Ltd", position: "Engineer" },
    { name: "Widget AG", position: "Technician" },
  ]);
  expect(additional).toBeUndefined();
});

test("an untold section of short items is skills, one of dated titles certificates", () => {
  const { skills, certificates } = parse(
    heading("Experience"),
    line("Engineer, Acme Ltd\t2008 – 2014"),
    ...education,
    heading("Was ich mitbringe"),
    line("Technik: KNX, Photovoltaik, E-CHECK"),
    line("Software: EPLAN, MS Project"),
    heading("Noch mehr"),
    line("Schaltbefähigung bis 30 kV, TÜV Süd\t11/2020"),
    line("Ladungssicherung, DEKRA\t05/2017"),
  );

  expect(skills).toMatchObject([{ name: "Technik", keywords: ["KNX", "Photovoltaik", "E-CHECK"] }, { name: "Software" }]);
  expect(certificates).toMatchObject([{ name: "Schaltbefähigung bis 30 kV", issuer: "TÜV Süd", date: "2020-11" }, { date: "2017-05" }]);
});

test("a town that no list knows is found beside one that is known", () => {
  const { work } = parse(
    heading("Experience"),
    line("Acme Ltd, Leeds", { bold: true, gap: 1 }),
    line("Engineer\t2012 – 2014"),
    line("Widget Ltd, Tinyhamlet", { bold: true, gap: 1 }),
    line("Technician\t2008 – 2012"),
    ...education,
  );

  expect(work?.map((job) => [job.name, job.location])).toEqual([
    ["Acme Ltd", "Leeds"],
    ["Widget Ltd", "Tinyhamlet"],
  ]);
});

test("what no field takes is kept, and a date that no field takes too", () => {
  const { additional } = parse(
    heading("Experience"),
    line("Engineer, Acme Ltd\t2008 – 2014"),
    ...education,
    heading("Interests"),
    line("Chess, sailing"),
    heading("Zauberkunst"),
    line("Kartentricks seit der Jugend"),
  );

  expect(additional).toEqual([{ title: "Zauberkunst", items: ["Kartentricks seit der Jugend"] }]);
});

test("a country is never made up from a city", () => {
  const { basics } = parse(
    line("8 rue des Glycines, 69003 Lyon"),
    heading("Experience"),
    line("Engineer, Acme Ltd\t2008 – 2014"),
    ...education,
  );

  expect(basics.location).toEqual({ address: "8 rue des Glycines", postalCode: "69003", city: "Lyon" });
});

test("a country that is held as its code is not kept a second time", () => {
  const { basics, additional } = parse(
    line("Gothenburg, Sweden"),
    heading("Experience"),
    line("Engineer, Acme Ltd\t2008 – 2014"),
    ...education,
  );

  expect(basics.location).toMatchObject({ city: "Gothenburg", countryCode: "SE" });
  expect(additional).toBeUndefined();
});

test("the labels of a form may have bullets and run over two lines beside their value", () => {
  const { work } = parse(
    heading("Esperienza lavorativa"),
    line("Date (da – a)\t02/2020 – oggi", { bullet: true }),
    line("Nome e indirizzo del datore di lavoro\tArno Restauri Snc, Firenze", { bullet: true }),
    line("Tipo di impiego\tRestauratrice", { bullet: true }),
    line("Principali mansioni e\tPulitura di una pala d'altare.", { bullet: true }),
    line("responsabilità\tDocumentazione fotografica."),
    line("Date (da – a)\t09/2017 – 01/2020", { bullet: true }),
    line("Nome e indirizzo del datore di lavoro\tMuseo Lanfri, Pisa", { bullet: true }),
    line("Tipo di impiego\tCollaboratrice", { bullet: true }),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Arno Restauri Snc", position: "Restauratrice", location: "Firenze", startDate: "2020-02" },
    { name: "Museo Lanfri", position: "Collaboratrice", startDate: "2017-09", endDate: "2020-01" },
  ]);
  expect([work?.[0]?.summary, ...(work?.[0]?.highlights ?? [])].filter(Boolean)).toEqual([
    "Pulitura di una pala d'altare.",
    "Documentazione fotografica.",
  ]);
});

test("a level on the line below a skill is its level", () => {
  const { skills } = parse(
    heading("Skills"),
    line("Primavera P6"),
    line("Excellent", { size: 8, italic: true }),
    line("Earned value"),
    line("Good", { size: 8, italic: true }),
    ...education,
  );

  expect(skills).toEqual([
    { name: "Primavera P6", level: "Excellent" },
    { name: "Earned value", level: "Good" },
  ]);
});

test.each([
  ["Sept 2012", "2012-09"],
  ["Jun 2011", "2011-06"],
])("the years at an employer above its first role are not that role's, which began in %s", (began, startDate) => {
  const { work } = parse(
    heading("Experience"),
    line("Brunlow Construction Ltd · Swindon · Jun 2011 – Jan 2016", { size: 11, bold: true, gap: 1 }),
    line("Site Engineer", { bold: true }),
    line(`${began} – Jan 2016 · 3 yrs 5 mos`),
    bullet("Set out 9 km of slab track."),
    line("Graduate Engineer", { bold: true }),
    line("Jun 2011 – Aug 2012 · 1 yr 3 mos"),
    bullet("Rotated through design and site."),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Brunlow Construction Ltd", position: "Site Engineer", startDate, endDate: "2016-01" },
    { name: "Brunlow Construction Ltd", position: "Graduate Engineer", startDate: "2011-06", endDate: "2012-08" },
  ]);
});

test("ornaments divide a list, and of a row of a skill matrix the word is the level", () => {
  const { skills, languages } = parse(
    heading("Skills"),
    line("Python\t7\tExpert\t2025"),
    line("Java\t3\tBasic\t2021"),
    heading("Languages"),
    line("English: Native ✦ Welsh: Basic"),
    ...education,
  );

  expect(skills).toEqual([
    { name: "Python", level: "Expert" },
    { name: "Java", level: "Basic" },
  ]);
  expect(languages).toEqual([
    { language: "English", fluency: "Native" },
    { language: "Welsh", fluency: "Basic" },
  ]);
});

test("the legal form at the end of an employer's name ends no sentence", () => {
  const { work } = parse(
    heading("Doświadczenie"),
    line("Starszy technolog", { bold: true, gap: 1 }),
    line("Zakłady Precyzyjne Brynica Sp. z o.o."),
    line("01/2019 – obecnie"),
    bullet("Skrócił czas cyklu korpusu pompy."),
    line("Programista CNC", { bold: true, gap: 1 }),
    line("Metalodlew Zagłębie S.A."),
    line("10/2014 – 12/2018"),
    bullet("Programy dla 60 detali."),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Zakłady Precyzyjne Brynica Sp. z o.o.", position: "Starszy technolog", startDate: "2019-01" },
    { name: "Metalodlew Zagłębie S.A.", position: "Programista CNC", endDate: "2018-12" },
  ]);
});

test("a mission that names its client and no employer is work for the client", () => {
  const { work } = parse(
    heading("Opdrachten"),
    line("Klant\tGemeente Waterrijk, Zwolle"),
    line("Periode\t01/2023 – heden"),
    line("Rol\tProjectleider"),
    line("Klant\tZorggroep Linde, Breda"),
    line("Periode\t05/2020 – 12/2022"),
    line("Rol\tProcesadviseur"),
    ...education,
  );

  expect(work).toEqual([
    { name: "Gemeente Waterrijk", position: "Projectleider", location: "Zwolle", startDate: "2023-01" },
    { name: "Zorggroep Linde", position: "Procesadviseur", location: "Breda", startDate: "2020-05", endDate: "2022-12" },
  ]);
});

test("what stands between two contacts is no part of the city", () => {
  const { basics } = parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("Am Dobben 17, 28203 Bremen / +49 421 5550 173 / jane.doe@example.com"),
      heading("Experience"),
      line("Engineer, Acme Ltd\t2019 – 2021"),
      ...education,
    ]),
  ).resume;

  expect(basics.location).toMatchObject({ address: "Am Dobben 17", postalCode: "28203", city: "Bremen" });
});

test.each(["Aufgaben und Erfolge", "Achievements/Tasks", "Tareas y logros:"])("%s over a list of tasks is no text of the job", (label) => {
  const { work } = parse(
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    line(label),
    bullet("Built the ledger."),
    ...education,
  );
  expect(work?.[0]).toMatchObject({ highlights: ["Built the ledger."] });
  expect(work?.[0]?.summary).toBeUndefined();
});

test("a scanned page behind a CV changes nothing of how its printed pages are read", () => {
  const title = (text: string) => line(text, { bold: true, color: "#1f3a5f" });
  const reading = buildReading([
    ...top,
    title("Experience"),
    line("Senior Accountant", { bold: true }),
    line("Acme Ltd\t10/2021 – today"),
    line("Bookkeeper", { bold: true }),
    line("Bolt GmbH\t09/2017 – 09/2021"),
    title("Education"),
    line("BSc Accounting, University of Bristol\t2011 – 2014"),
    title("Languages"),
    line("German"),
    title("Around the ledger"),
    line("Two winters in a lighthouse."),
  ]);
  const alone = parseResume(reading).resume;
  const mixed = parseResume({ ...reading, ocr: true, pages: [...reading.pages, { number: 2, width: 595, height: 842, ocr: true }] }).resume;

  expect(mixed.additional).toEqual([{ title: "Around the ledger", items: ["Two winters in a lighthouse."] }]);
  expect({ ...mixed, meta: undefined }).toEqual({ ...alone, meta: undefined });
});

test("two dates in columns of their own, and one that goes over into the next line, are the period of a job", () => {
  const { work } = parse(
    heading("Experience"),
    line("Engineer, Acme Ltd\tJul 2014\tFeb 2018"),
    bullet("Built the ledger."),
    line("Jun 2012 –"),
    line("May 2014"),
    line("Clerk, Bolt GmbH"),
    ...education,
  );
  expect(work?.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ["Acme Ltd", "2014-07", "2018-02"],
    ["Bolt GmbH", "2012-06", "2014-05"],
  ]);
});

test("on a scan a title that no list knows opens a section where the others are set like it, and a speck behind a title is none of it", () => {
  const title = (text: string) => line(text, { size: 12, gap: 0.5 });
  const reading = buildReading([
    ...top,
    title("Profile"),
    line("Keeps the books of small companies so that they balance."),
    title("Where I kept books"),
    line("2019 – 2021\tAccountant, Acme Ltd"),
    line("2014 – 2018\tBookkeeper, Bolt GmbH"),
    title("Education."),
    line("BSc Accounting, University of Bristol\t2011 – 2014"),
    title("Languages"),
    line("German"),
    title("Interests"),
    line("Chess"),
  ]);
  const scan = {
    ...reading,
    ocr: true,
    pages: [{ number: 1, width: 595, height: 842, ocr: true }],
    lines: reading.lines.map((one, y) => ({
      ...one,
      physicalLines: [{ text: one.text, box: { page: 1, x: 50, y: 20 * y, width: 400, height: 12 } }],
    })),
  };
  const { work, education: schools } = parseResume(scan).resume;
  expect(work?.map(({ name }) => name)).toEqual(["Acme Ltd", "Bolt GmbH"]);
  expect(schools?.map(({ institution }) => institution)).toEqual(["University of Bristol"]);
});

test("on a scan titles on dark bands are titles of one look, whatever their size was measured to be", () => {
  const title = (text: string, size: number) => line(text, { size, bold: size > 10, gap: 0.5, shaded: true });
  const reading = buildReading([
    ...top,
    title("Experience", 13),
    line("2019 – 2021\tAccountant, Acme Ltd"),
    title("Education", 13),
    line("BSc Accounting, University of Bristol\t2011 – 2014"),
    title("Skills", 13),
    line("Ledgers, payroll"),
    title("1anguages", 10),
    line("German B2"),
  ]);
  const lines = reading.lines.map((one, y) => ({
    ...one,
    physicalLines: [{ text: one.text, box: { page: 1, x: 50, y: 20 * y, width: 400, height: 12 } }],
  }));
  const scan = { ...reading, lines, ocr: true, pages: [{ number: 1, width: 595, height: 842, ocr: true }] };
  expect(parseResume(scan).resume.languages).toMatchObject([{ language: "German" }]);
});

test("on a scan a known title that was measured a little smaller than the others is one of them", () => {
  const title = (text: string, size = 11.5) => line(text, { size, bold: true, gap: 0.5 });
  const reading = buildReading([
    ...top,
    title("Profile"),
    line("Keeps the books of small companies so that they balance."),
    title("Experience"),
    line("2019 – 2021\tAccountant, Acme Ltd"),
    title("Education"),
    line("BSc Accounting, University of Bristol\t2011 – 2014"),
    title("Languages", 10),
    line("German"),
  ]);
  const scan = {
    ...reading,
    ocr: true,
    pages: [{ number: 1, width: 595, height: 842, ocr: true }],
    lines: reading.lines.map((one, y) => ({
      ...one,
      physicalLines: [{ text: one.text, box: { page: 1, x: 50, y: 20 * y, width: 400, height: 12 } }],
    })),
  };
  expect(parseResume(scan).resume.languages).toEqual([{ language: "German" }]);
});

test("a word that leads a row in the table of each job is a label, and no heading", () => {
  const project = (row: number, text: string, date: string) => [
    line(`Zeitraum\t${date}`, { gap: 1 }),
    line("Kunde\tKlinikverbund Saaletal", { lead: "Kunde" }),
    line("Rolle\tArchitekt", { lead: "Rolle" }),
    line(`Projekt\t${text}`, { lead: "Projekt", table: { id: row, row: 3, column: 0, columns: 2 } }),
  ];
  const { work } = parse(
    heading("Berufserfahrung"),
    ...project(1, "Ablösung von drei Rechenzentren", "01/2022 – heute"),
    ...project(2, "Erneuerung des Netzes", "05/2019 – 12/2021"),
    ...education,
  );

  expect(work).toMatchObject([{ name: "Klinikverbund Saaletal", position: "Architekt" }, { name: "Klinikverbund Saaletal" }]);
});

test("several labels with their values in one row are read one by one", () => {
  const { basics, x } = parseResume(
    buildReading([
      line("姓名\t林雨桐\t性别\t女"),
      line("出生年月\t1995年4月\t地址\t杭州市西湖区文三路18号"),
      line("电话\t+86 139 5555 0172\t邮箱\tlin@example.cn"),
      heading("工作经历"),
      line("2020.05 – 至今 杭州青禾网络科技有限公司 高级产品经理"),
      heading("教育背景"),
      line("2013.09 – 2017.06 浙江工商大学 信息管理 本科"),
    ]),
  ).resume;

  expect(basics).toMatchObject({ name: "林雨桐", location: { city: "杭州市" }, email: "lin@example.cn" });
  expect(x).toMatchObject({ gender: "女", dateOfBirth: "1995年4月" });
});

test("a space divides what Chinese print names", () => {
  const { work, education: schools } = parse(
    heading("工作经历"),
    line("2020.05 – 至今 杭州青禾网络科技有限公司 高级产品经理"),
    heading("教育背景"),
    line("2013.09 – 2017.06 浙江工商大学 信息管理 本科"),
    heading("证书"),
    line("2021.06 PMP（项目管理协会）"),
  );

  expect(work).toMatchObject([{ name: "杭州青禾网络科技有限公司", position: "高级产品经理" }]);
  expect(schools).toMatchObject([{ institution: "浙江工商大学", studyType: "本科", area: "信息管理" }]);
});

test("the rows of the old European format hold languages, skills and certificates by their titles", () => {
  const row = (text: string, index: number) => line(text, { table: { id: 1, row: index, column: 0, columns: 2 } });
  const { languages, skills, certificates } = parse(
    ...education,
    heading("Capacità e competenze personali"),
    ...[
      "Prima lingua\tItaliano",
      "Altre lingue\tInglese",
      "Livello\tB1",
      "Capacità e competenze tecniche\tcontabilità, Zucchetti",
      "Certificazioni\tECDL Full Standard, AICA, 05/2014",
    ].map(row),
  );

  expect(languages).toEqual([{ language: "Italiano" }, { language: "Inglese", fluency: "B1" }]);
  expect(skills?.flatMap(({ name, keywords }) => keywords ?? [name])).toEqual(["contabilità", "Zucchetti"]);
  expect(certificates).toEqual([{ name: "ECDL Full Standard", issuer: "AICA", date: "2014-05" }]);
});

test("who issued a certificate is told by its letters where its name looks like a school or a company", () => {
  const { certificates } = parse(heading("Certificates"), line("SDL Trados Studio, RWS, 06/2020"), ...education);
  expect(certificates).toEqual([{ name: "SDL Trados Studio", issuer: "RWS", date: "2020-06" }]);

  const { certificates: chinese } = parse(heading("证书"), line("大学英语六级 教育部\t2014-12"), ...education);
  expect(chinese).toEqual([{ name: "大学英语六级", issuer: "教育部", date: "2014-12" }]);
});

test("a single school behind a list marker is an entry, with its mark below it", () => {
  const { education: schools } = parse(
    heading("Education"),
    bullet("BA (Hons) Hospitality Management | University of Brighton | 2010 – 2013"),
    line("2:1"),
  );

  expect(schools).toMatchObject([{ institution: "University of Brighton", studyType: "BA (Hons)", score: "2:1" }]);
});

test("brackets that hold an issuer throughout are no part of the certificates' names", () => {
  const { certificates } = parse(
    heading("Certifications"),
    line("2019-03\tIOSH Managing Safely (IOSH)"),
    line("2022-05\tFirst Aid at Work (St John Ambulance)"),
    ...education,
  );

  expect(certificates).toEqual([
    { name: "IOSH Managing Safely", issuer: "IOSH", date: "2019-03" },
    { name: "First Aid at Work", issuer: "St John Ambulance", date: "2022-05" },
  ]);
});

test("groups of skills go on below the languages that stand among them", () => {
  const row = (text: string, at: number) => line(text, { lead: text.split("\t")[0], table: { id: 1, row: at, column: 0, columns: 2 } });
  const { languages, skills } = parse(
    ...education,
    heading("Skills"),
    row("Other languages\tItalian: B1", 1),
    row("Office\tExcel", 2),
    bullet("SharePoint", { table: { id: 1, row: 2, column: 1, columns: 2 } }),
  );

  expect(languages).toEqual([{ language: "Italian", fluency: "B1" }]);
  expect(skills).toEqual([{ name: "Office", keywords: ["Excel", "SharePoint"] }]);
});

test("the title is found in large print below a block of contact data", () => {
  const contacts = ["14 Harrow Mews, London", "jane@example.org", "0117 496 0142", "Driving licence: B", "Nationality: British"];
  const rows = [line("Jane Doe", { size: 14 }), ...contacts.map((text) => line(text)), line("Languages: English"), line("Visa: none")];
  const { basics } = parseResume(
    buildReading([...rows, line("Facilities Coordinator", { size: 18, gap: 1 }), ...education, heading("Skills"), line("Excel")]),
  ).resume;

  expect(basics?.label).toBe("Facilities Coordinator");
});

test("the job applied for is what the person is, and no section", () => {
  const { basics } = parse(line("JOB APPLIED FOR\tFacilities Coordinator", { lead: "JOB APPLIED FOR" }), ...education);

  expect(basics?.label).toBe("Facilities Coordinator");
  expect(basics?.summary).toBeUndefined();
});

test("labels between the values of one line are no text that is left over", () => {
  const { additional, basics } = parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("Address: 14 Harrow Mews, London SE10 8PT | Phone: 020 7946 0412 | Email: jane@example.org"),
      line("Jane Doe – CV", { place: "header", flow: 7 }),
      ...education,
      heading("Skills"),
      line("Excel"),
    ]),
  ).resume;

  expect(basics).toMatchObject({ phone: "020 7946 0412", location: { city: "London" } });
  expect(additional).toBeUndefined();
});

test("an English class behind a foreign word for mark is one mark", () => {
  const { education: schools } = parse(heading("Education"), line("BA History, University of Bristol, Note 2:1\t2010 – 2013"));

  expect(schools).toMatchObject([{ area: "History", score: "2:1" }]);
});

test("a street with the name of a country tells no country", () => {
  const { basics } = parseResume(
    buildReading([
      line("سامر الحوراني", { size: 22 }),
      line("شارع الأردن 15، عمّان"),
      line("s@example.com"),
      ...education,
      heading("Skills"),
      line("Excel"),
    ]),
  ).resume;

  expect(basics?.location).toEqual({ address: "شارع الأردن 15", city: "عمّان" });
});

test("place and date at the end of a CV are no interest", () => {
  const { interests, additional } = parse(
    ...education,
    heading("Interessen"),
    line("Bergwandern, Orgelspiel"),
    line("Stuttgart, den 3. November 2026", { gap: 1 }),
  );

  expect(interests).toEqual([{ name: "Bergwandern" }, { name: "Orgelspiel" }]);
  expect(additional).toMatchObject([{ items: ["Stuttgart, den 3. November 2026"] }]);
});

test("the first item of a list beside its heading is an item, and no name of a group", () => {
  const table = { id: 1, row: 0, column: 0, columns: 2 };
  const { skills } = parse(
    ...education,
    heading("Języki"),
    line("angielski: C1"),
    line("Umiejętności\tnegocjacje", { lead: "Umiejętności", table }),
    bullet("SAP MM", { table }),
    bullet("Incoterms", { table }),
  );

  expect(skills).toEqual([{ name: "negocjacje" }, { name: "SAP MM" }, { name: "Incoterms" }]);
});

test("the name of a network over a link, in the look of the headings, heads nothing", () => {
  const { basics, additional } = parse(
    ...education,
    heading("Contact"),
    heading("LinkedIn"),
    line("linkedin.com/in/jane-doe-example"),
    heading("Skills"),
    line("Excel, Word"),
  );

  expect(basics?.profiles).toMatchObject([{ network: "LinkedIn", username: "jane-doe-example" }]);
  expect(additional).toBeUndefined();
});

test("the imprint of a template in the footer is nobody's address", () => {
  const { basics } = parse(...education, line("© European Union, 2002-2026 | europass.cedefop.europa.eu", { place: "footer", flow: 9 }));

  expect(basics?.url).toBeUndefined();
});

test("a detail that shares a row with the name is read", () => {
  const { basics, x } = parseResume(
    buildReading([line("Linnea Bergqvist\tKörkort : B"), line("linnea@example.se"), ...education, heading("Skills"), line("Excel")]),
  ).resume;

  expect(basics?.name).toBe("Linnea Bergqvist");
  expect(x?.drivingLicence).toBe("B");
});

test("a title behind a present word without a dash is the job's", () => {
  const { work } = parse(heading("Career History"), line("Mar 2021 – present Senior Data Engineer, Cascadia Analytics Inc"), ...education);

  expect(work).toMatchObject([{ position: "Senior Data Engineer", startDate: "2021-03" }]);
  expect(work?.[0]?.endDate).toBeUndefined();
});

test("a profile heading that could be a document's title is a heading below other headings", () => {
  const text = "Data engineer who builds pipelines that people trust, with ten years across retail and health.";
  const { basics } = parse(...education, heading("Skills"), line("Python, SQL"), heading("Candidate Profile"), line(text));

  expect(basics?.summary).toBe(text);
});

test.each(["średni", "moyen", "střední", "közepes"])("%s beside a skill is its level", (level) => {
  const { skills } = parse(heading("Skills"), line(`SAP WM\t${level}`), line("Excel\texpert"), ...education);
  expect(skills).toEqual([
    { name: "SAP WM", level },
    { name: "Excel", level: "expert" },
  ]);
});

const scanOf = (lines: Line[]) => {
  const reading = buildReading(lines);
  const box = (y: number) => ({ page: 1, x: 50, y: 20 * y, width: 400, height: 12 });
  return {
    ...reading,
    ocr: true,
    pages: [{ number: 1, width: 595, height: 842, ocr: true }],
    lines: reading.lines.map((one, y) => ({ ...one, physicalLines: [{ text: one.text, box: box(y) }] })),
  };
};

test("on a scan the position below the name is no heading where the headings of a sidebar come first, and a misread heading is one", () => {
  const title = (text: string, looks: LineLooks = {}) => line(text, { size: 13, bold: true, gap: 0.5, ...looks });
  const side = { flow: 0, place: "sidebar" } as const;
  const main = { flow: 1 } as const;
  const { resume } = parseResume(
    scanOf([
      title("Contact", side),
      line("anna.berg@example.org", side),
      title("Languages", side),
      line("German", side),
      line("Anna Berg", { size: 21, bold: true, ...main }),
      line("Logistics Operations Manager", { size: 13, ...main }),
      title("Experience", main),
      line("2019 – 2021\tAccountant, Acme Ltd", main),
      title("EpucaTioN", main),
      line("BSc Accounting, University of Bristol\t2011 – 2014", main),
    ]),
  );
  expect(resume.basics).toMatchObject({ name: "Anna Berg", label: "Logistics Operations Manager" });
  expect(resume.education?.map(({ institution }) => institution)).toEqual(["University of Bristol"]);
});

test("a language that no list has is one beside its level among others, and so is a level that no list has", () => {
  const { languages } = parse(
    heading("Sprog"),
    line("Dansk\tmodersmål"),
    line("Wolaytta\tflydende"),
    line("Tysk\thverdagsniveau"),
    line("Læsning\tgod"),
    ...education,
  );

  expect(languages).toEqual([
    { language: "Dansk", fluency: "modersmål" },
    { language: "Wolaytta", fluency: "flydende" },
    { language: "Tysk", fluency: "hverdagsniveau" },
  ]);
});

test("place, date and name under the last section sign the CV and are no interests", () => {
  const { interests } = parse(
    ...education,
    heading("Interests"),
    line("Rowing, Chess"),
    line("Bristol, 12.01.2026", { gap: 1 }),
    line("Jane Doe"),
  );

  expect(interests?.map(({ name }) => name)).toEqual(["Rowing", "Chess"]);
});

test("leave between two jobs is at no employer", () => {
  const { work } = parse(
    heading("Berufserfahrung"),
    line("04/2019 – heute\tRechtsanwältin"),
    line("Kanzlei Drossel GmbH, Köln"),
    bullet("Vertretung vor Gericht."),
    line("10/2017 – 03/2019\tElternzeit"),
    line("01/2014 – 09/2017\tSyndikusanwältin"),
    line("Rheinbund Versicherung AG, Köln"),
    bullet("Prüfung von Verträgen."),
    ...education,
  );

  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Kanzlei Drossel GmbH", "Rechtsanwältin"],
    [undefined, "Elternzeit"],
    ["Rheinbund Versicherung AG", "Syndikusanwältin"],
  ]);
});

test("a town that no list knows is one where every job has one in its own piece, and none of its words are left over", () => {
  const { work } = parse(
    heading("Work experience"),
    line("Welder | Acme Works Ltd | Kernwick | 2015 – 2018"),
    line("Fitter | Brandt Shipyard Ltd | Ostwell | 2012 – 2015"),
  );
  expect(work?.map(({ location, summary }) => [location, summary])).toEqual([
    ["Kernwick", undefined],
    ["Ostwell", undefined],
  ]);
});

test("a town that no list knows is one behind position and employer, in a piece of its own or after a comma", () => {
  const section = heading("Experiência profissional");
  const inOneLine = parse(
    section,
    line("Coordenadora de Segurança, Estaleiro Porto do Capibaribe, Ipojuca (fev 2020 - atual)"),
    bullet("Menos acidentes."),
    line("Engenheira de Segurança, Usina Serra Verde, Jupiara (jul 2016 - nov 2019)"),
    bullet("Inspeções."),
    ...education,
  ).work;
  const below = parse(
    section,
    line("Coordenadora de Segurança\tfev 2020 - atual", { bold: true }),
    line("Estaleiro Porto do Capibaribe, Ipojuca"),
    bullet("Menos acidentes."),
    line("Engenheira de Segurança\tjul 2016 - nov 2019", { bold: true }),
    line("Usina Serra Verde, Jupiara"),
    bullet("Inspeções."),
    ...education,
  ).work;

  for (const work of [inOneLine, below]) {
    expect(work).toMatchObject([
      { position: "Coordenadora de Segurança", name: "Estaleiro Porto do Capibaribe", location: "Ipojuca" },
      { position: "Engenheira de Segurança", name: "Usina Serra Verde", location: "Jupiara" },
    ]);
  }
});

test("an employer of whose name a comma is part keeps it", () => {
  const { work } = parse(
    heading("Experience"),
    line("Paralegal\t2019 – 2021", { bold: true }),
    line("Drossel, Weidlich & Partners"),
    bullet("Drafted contracts."),
    line("Paralegal\t2015 – 2019", { bold: true }),
    line("Acme, Inc."),
    bullet("Filed documents."),
    ...education,
  );

  expect(work?.map(({ name }) => name)).toEqual(["Drossel, Weidlich & Partners", "Acme, Inc."]);
});

test("a word that also titles whole CVs is a heading in the looks of the headings below it, whatever follows", () => {
  const { basics, additional } = parse(
    line("Rechtsanwältin"),
    heading("Kurzprofil"),
    bullet("Fachanwältin mit Schwerpunkt Kündigungsschutz. Ich berate mittelständische Arbeitgeber und verhandle gern."),
    heading("Berufserfahrung"),
    line("04/2019 – heute\tRechtsanwältin, Kanzlei Drossel GmbH, Köln"),
    heading("Sprachen"),
    line("Deutsch (Muttersprache)"),
  );

  expect(basics?.summary).toStartWith("Fachanwältin mit Schwerpunkt");
  expect(additional).toBeUndefined();
});

test("the only line under a title, set like the titles, stands under it", () => {
  const { languages } = parse(
    heading("Skills"),
    line("Python, SQL"),
    heading("Languages"),
    heading("Tamil (native), English (C1)"),
    heading("Interests"),
    line("Rowing"),
    ...education,
  );

  expect(languages?.map(({ language }) => language)).toEqual(["Tamil", "English"]);
});

test("contact data under the profile is no part of it, and neither is the town below it", () => {
  const { basics } = parse(
    heading("Profile"),
    line("Nurse with ten years in the wards of two hospitals, fond of night shifts and of teaching."),
    line("j.doe@example.com"),
    line("+44 117 496 0142"),
    line("Leeds"),
    ...education,
  );

  expect(basics.location?.city).toBe("Leeds");
  expect(basics.summary).not.toContain("Leeds");

  const homeOf = (...rows: string[]) =>
    parse(
      heading("Profile"),
      line("Nurse with ten years in the wards of two hospitals, fond of night shifts and of teaching."),
      ...rows.map((row) => line(row)),
      ...education,
    ).basics;
  for (const rows of [["City: Leeds"], ["j.doe@example.com | Leeds"], ["j.doe@example.com | +44 117 496 0142 | Kernwick"]]) {
    const { location, summary } = homeOf(...rows);
    expect(location?.city).toMatch(/Leeds|Kernwick/);
    expect(summary).not.toMatch(/Leeds|Kernwick/);
  }
  expect(homeOf("j.doe@example.com | Gardening").summary).toContain("Gardening");
});

test("the tools of a project are its keywords, and a text in a heading style of Word is its title", () => {
  const { projects, additional } = parse(
    heading("Projects"),
    line("Ferry Times — An app that tells commuters whether they will catch the boat.", { heading: 2, size: 11, bold: true }),
    line("Tools: Figma, Swift"),
    line("Team: two designers"),
    line("Tested paper models on the pier with passengers"),
    line("Plot Almanac — A shared calendar for the gardens of a town.", { heading: 2, size: 11, bold: true }),
    line("Talked with eleven gardeners"),
    ...education,
  );

  expect(projects?.map(({ name, keywords }) => [name, keywords])).toEqual([
    ["Ferry Times", ["Figma", "Swift"]],
    ["Plot Almanac", undefined],
  ]);
  expect(projects?.[0]?.description).toContain("Team: two designers");
  expect(JSON.stringify(additional ?? [])).not.toContain("Team");
});

test("what counts the jobs of a portfolio is neither employer nor left over", () => {
  const job = (count: string, employer: string, dates: string) => [
    line(`Experience ${count}: ${employer}`, { size: 13, bold: true, gap: 1 }),
    line("Fitter", { bold: true }),
    line(dates, { italic: true }),
    bullet("Mended the pumps of two halls."),
  ];
  const { work, additional } = parse(
    heading("Professional experience"),
    ...job("1", "Corve Works", "2014 – 2018"),
    ...job("2", "Harbour Trust", "2010 – 2014"),
    ...education,
  );

  expect(work?.map(({ name }) => name)).toEqual(["Corve Works", "Harbour Trust"]);
  expect(additional).toBeUndefined();
});

test("a course of study behind its faculty is one subject with it", () => {
  const { education: schools } = parse(heading("学歴"), line("2009年4月 – 2013年3月\t南山大学\t経済学部 経済学科"), ...job2013);

  expect(schools?.[0]).toMatchObject({ institution: "南山大学", area: "経済学部 経済学科" });
});
const job2013 = [heading("職歴"), line("2013年4月 – 2019年3月\t三河精工株式会社\t営業")];

test("a town that is printed with the letters of its canton is the same town behind an employer", () => {
  const { work } = parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      line("Mühlegasse 4, 9500 Quornau SG"),
      heading("Berufserfahrung"),
      line("Schreinerin", { gap: 1 }),
      line("Brettli, Quornau"),
      line("Mai 2017 – März 2021"),
      bullet("Stühle und Tische gebaut"),
      heading("Kenntnisse"),
      line("Drechseln, Leimen, Schleifen"),
      line("o.birdsall@example.org"),
    ]),
  ).resume;
  expect(work?.[0]).toMatchObject({ name: "Brettli", location: "Quornau" });
});
