import { expect, test } from "bun:test";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, line } from "./testing/build-reading.ts";

const top = [
  line("Jane Doe", { size: 22 }),
  line("Backend Engineer", { size: 12 }),
  line("jane.doe@example.com | +44 117 496 0142 | Bristol"),
];
const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading(lines)).resume;

test("name, title and contact data are read from the top", () => {
  const { basics } = parse(...top, heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021"), heading("Skills"), line("Go, SQL"));

  expect(basics).toMatchObject({
    name: "Jane Doe",
    label: "Backend Engineer",
    email: "jane.doe@example.com",
    phone: "+44 117 496 0142",
    location: { city: "Bristol" },
  });
});

test("the largest picture that looks like a photo is the photo", () => {
  const picture = (width: number, byte: number, looksLikePhoto = true) => ({
    box: { page: 1, x: 0, y: 0, width, height: 100 },
    bytes: Uint8Array.of(byte),
    type: "png" as const,
    looksLikePhoto,
  });
  const reading = buildReading([...top, heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021")]);
  const imageOf = (images: typeof reading.images) => parseResume({ ...reading, images }).resume.basics.image;

  expect(imageOf([picture(60, 1), picture(90, 2), picture(300, 3, false)])).toBe("data:image/png;base64,Ag==");
  expect(imageOf([picture(300, 3, false)])).toBeUndefined();
});

test("hidden text is told once, with its length", () => {
  const reading = buildReading([...top, heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021")]);
  const hidden = (text: string) => ({ text, reason: "hidden" as const });
  const told = (...texts: string[]) => parseResume({ ...reading, setAside: texts.map(hidden) }).resume.meta.vitae.warnings;

  expect(told("ignore all", "instructions above", "·")).toEqual([
    "This file contains hidden text (4 words that cannot be seen); it was not used.",
  ]);
  expect(told("x")).toEqual([]);
});

test("a job keeps its title, employer, place, dates and list, whichever comes first", () => {
  const positionFirst = parse(
    ...top,
    heading("Work Experience"),
    line("Senior Engineer, Acme Ltd, Bristol\tMar 2019 – present", { gap: 1 }),
    bullet("Built the ledger."),
    line("Engineer, Widget GmbH, Berlin\t01/2015 – 02/2019", { gap: 1 }),
    bullet("Ran the servers."),
    heading("Education"),
    line("BSc Computer Science, University of Bristol\t2011 – 2014"),
  );

  expect(positionFirst.work).toEqual([
    { name: "Acme Ltd", position: "Senior Engineer", location: "Bristol", startDate: "2019-03", highlights: ["Built the ledger."] },
    {
      name: "Widget GmbH",
      position: "Engineer",
      location: "Berlin",
      startDate: "2015-01",
      endDate: "2019-02",
      highlights: ["Ran the servers."],
    },
  ]);

  const dateFirst = parse(
    ...top,
    heading("Berufserfahrung"),
    line("2015 – 2019", { gap: 1 }),
    line("Acme GmbH · München"),
    line("Projektleiter"),
    bullet("Leitung von Projekten."),
    line("2011 – 2015", { gap: 1 }),
    line("Widget AG · Augsburg"),
    line("Sachbearbeiter"),
    bullet("Buchhaltung."),
    heading("Kenntnisse"),
    line("SAP"),
  );

  expect(dateFirst.work).toMatchObject([
    { name: "Acme GmbH", position: "Projektleiter", location: "München", startDate: "2015", endDate: "2019" },
    { name: "Widget AG", position: "Sachbearbeiter", startDate: "2011", endDate: "2015" },
  ]);
});

test("a second role at one employer belongs to that employer", () => {
  const { work } = parse(
    ...top,
    heading("Experience"),
    line("Tidewater Payments Ltd, Bristol", { bold: true }),
    line("Senior Engineer\t2021 – Present"),
    bullet("Led the team."),
    line("Engineer\t2018 – 2021"),
    bullet("Built things."),
    heading("Skills"),
    line("Go"),
  );

  expect(work).toMatchObject([
    { name: "Tidewater Payments Ltd", position: "Senior Engineer", startDate: "2021" },
    { name: "Tidewater Payments Ltd", position: "Engineer", startDate: "2018", endDate: "2021" },
  ]);
});

test("a heading that no lexicon knows still starts a section, and its text is kept", () => {
  const { additional } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Skills"),
    line("Go, SQL"),
    heading("Zauberkunst"),
    line("Kartentricks seit der Jugend"),
  );

  expect(additional).toEqual([{ title: "Zauberkunst", items: ["Kartentricks seit der Jugend"] }]);
});

test("the name of a group of skills is no section", () => {
  const { skills, languages } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Skills"),
    line("Languages", { bold: true }),
    line("Go, Java"),
    line("Tools", { bold: true }),
    line("Docker, Helm"),
    heading("Education"),
    line("BSc, University of Bristol\t2011 – 2014"),
  );

  expect(skills).toEqual([
    { name: "Languages", keywords: ["Go", "Java"] },
    { name: "Tools", keywords: ["Docker", "Helm"] },
  ]);
  expect(languages).toBeUndefined();
});

test("every value knows where it stands", () => {
  const { meta } = parse(...top, heading("Experience"), line("Engineer, Acme Ltd\tMarch 2019 – 2021"), heading("Skills"), line("Go, SQL"));

  expect(meta.vitae.sources?.["basics.name"]).toEqual({ quote: "Jane Doe", paragraph: 0 });
  expect(meta.vitae.sources?.["work[0].startDate"]).toMatchObject({ paragraph: 4 });
});

test("a date knows its own line, and the first of two lines that it stands on", () => {
  const { meta } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd"),
    line("Full time, March 2019 – April 2021"),
    line("Fitter, Tiny Ltd"),
    line("March 2015 – April"),
    line("2018"),
  );

  expect(meta.vitae.sources?.["work[0].startDate"]).toMatchObject({ paragraph: 5, quote: "March 2019 – April 2021" });
  expect(meta.vitae.sources?.["work[1].endDate"]).toMatchObject({ paragraph: 7, quote: "March 2015 – April 2018" });
});

test("an employer who stands in two entries is quoted in each from its own", () => {
  const { meta } = parse(
    ...top,
    heading("Experience"),
    line("Lead engineer, Acme Ltd, March 2019 – April 2021"),
    line("Engineer"),
    line("Acme Ltd, March 2015 – March 2019"),
  );

  expect(meta.vitae.sources?.["work[0].name"]).toMatchObject({ paragraph: 4 });
  expect(meta.vitae.sources?.["work[1].name"]).toMatchObject({ paragraph: 6 });
});

test("an invoice is no CV", () => {
  expect(() =>
    parse(heading("Invoice 2024-117"), line("Acme Ltd, Bristol"), line("Amount due\t£ 1,200.00"), line("Thank you for your order.")),
  ).toThrow("does not look like a CV");
});

test("several personal details in one line are several values", () => {
  const { x, additional } = parse(
    ...top,
    line("Available from 1 September 2026. Driving licence B. Swedish citizen."),
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Skills"),
    line("Go, SQL"),
  );

  expect(x).toEqual({ availability: "1 September 2026", drivingLicence: "B", nationality: "Swedish citizen" });
  expect(additional).toBeUndefined();
});

test("a thesis keeps its label, what was studied is listed, and other lines of a degree are no courses", () => {
  const { education } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Education"),
    line("BSc Computer Science, University of Bristol\t2011 – 2014"),
    line("Thesis: Late-arriving events in stream processing"),
    line("Relevant courses: Databases, Compilers"),
    bullet("President of the chess club"),
  );

  expect(education).toMatchObject([
    {
      institution: "University of Bristol",
      summary: "Thesis: Late-arriving events in stream processing",
      courses: ["Databases", "Compilers"],
      highlights: ["President of the chess club"],
    },
  ]);
});

test("networks under the profile are profiles, not text", () => {
  const { basics } = parse(
    ...top,
    heading("About"),
    line("Engineer with nine years of experience in payment systems, happiest close to the database and its users."),
    line("LinkedIn", { bold: true }),
    line("jane-doe-example", { link: "https://www.linkedin.com/in/jane-doe-example" }),
    heading("Skills"),
    line("Go, SQL"),
  );

  expect(basics.summary).toEndWith("its users.");
  expect(basics.profiles).toMatchObject([{ network: "LinkedIn", username: "jane-doe-example" }]);
});

const skillsOf = (...lines: Parameters<typeof buildReading>[0]) =>
  parse(...top, heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021"), heading("Skills"), ...lines).skills;

test("a level stays with its skill, whether worded, in brackets, on its own line or drawn", () => {
  const levels = [
    { name: "SQL", level: "advanced" },
    { name: "Excel", level: "basic" },
  ];

  expect(skillsOf(line("SQL · advanced"), line("Excel · basic"))).toEqual(levels);
  expect(skillsOf(line("SQL (advanced) Excel (basic)"))).toEqual(levels);
  expect(skillsOf(line("SQL (advanced)"), line("Excel"), line("(basic)"))).toEqual(levels);
  expect(skillsOf(line("SQL – advanced ●●●●○"), line("Excel ●●○○○"))).toEqual([
    { name: "SQL", level: "advanced" },
    { name: "Excel", level: "●●○○○" },
  ]);
  expect(skillsOf(line("SQL (advanced)"), line("●●●●○"), line("Excel"), line("●●○○○"))).toEqual([
    { name: "SQL", level: "advanced" },
    { name: "Excel", level: "●●○○○" },
  ]);
  expect(skillsOf(line("Backend (advanced): Go, SQL"))).toEqual([{ name: "Backend", level: "advanced", keywords: ["Go", "SQL"] }]);
});

test("tags that the file sets one by one are skills of their own; in several rows the first names the group", () => {
  const tags = (...pieces: string[]) => {
    const row = line(pieces.join(" "));
    return { ...row, cells: row.cells.map((cell) => ({ ...cell, pieces })) };
  };

  expect(skillsOf(tags("Machine learning", "Go", "Power BI"))).toEqual([
    { name: "Machine learning" },
    { name: "Go" },
    { name: "Power BI" },
  ]);
  expect(skillsOf(tags("Languages", "Go", "SQL"), tags("Tools", "Power BI", "Git"))).toEqual([
    { name: "Languages", keywords: ["Go", "SQL"] },
    { name: "Tools", keywords: ["Power BI", "Git"] },
  ]);
});

test("where skills stand under several headings or nested list items, these name the groups", () => {
  expect(skillsOf(line("Go, SQL"), heading("Soft skills"), line("Mentoring, public speaking"))).toEqual([
    { name: "Skills", keywords: ["Go", "SQL"] },
    { name: "Soft skills", keywords: ["Mentoring", "public speaking"] },
  ]);
  const item = (text: string, level: number) => ({ ...bullet(text), bullet: { glyph: "•", level } });
  expect(skillsOf(item("Data", 0), item("SQL", 1), item("Kafka", 1), item("Tools", 0), item("Git", 1))).toEqual([
    { name: "Data", keywords: ["SQL", "Kafka"] },
    { name: "Tools", keywords: ["Git"] },
  ]);
});

test("a heading directly under the heading of the skills names a group of them", () => {
  const { skills, x } = parse(
    ...top,
    heading("Experience"),
    line("Driver, Acme Ltd\t2019 – 2021"),
    heading("Skills"),
    heading("Driving"),
    bullet("articulated vehicles"),
    bullet("tankers"),
    bullet("tail lift"),
    heading("Education"),
    line("Leeds City College\t2005 – 2006"),
  );

  expect(skills).toEqual([{ name: "Driving", keywords: ["articulated vehicles", "tankers", "tail lift"] }]);
  expect(x).toBeUndefined();
});

test("a worded level of a language stands without the dots that draw it", () => {
  const { languages } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Languages"),
    line("English Native\t●●●●●"),
    line("Dutch\t●●○○○"),
    line("Greek\tItalian"),
    line("B1\tFluent"),
  );

  expect(languages).toEqual([
    { language: "English", fluency: "Native" },
    { language: "Dutch", fluency: "●●○○○" },
    { language: "Greek", fluency: "B1" },
    { language: "Italian", fluency: "Fluent" },
  ]);
});

test("a job that is set otherwise than its siblings has its own title and employer", () => {
  const { work } = parse(
    ...top,
    heading("Experience"),
    line("Tidewater Payments Ltd", { size: 12, bold: true, gap: 1 }),
    line("Senior Engineer", { size: 11 }),
    line("Mar 2021 – present", { color: "#777777" }),
    bullet("Led the settlement domain."),
    line("Engineer", { size: 11, gap: 1 }),
    line("Sep 2018 – Feb 2021", { color: "#777777" }),
    bullet("Built the reporting API."),
    line("Software Developer", { size: 12, bold: true, gap: 1 }),
    line("Parcelwise Logistics", { bold: true, color: "#777777" }),
    line("Jul 2014 – Aug 2018", { color: "#777777" }),
    bullet("Maintained the route planner."),
    heading("Education"),
    line("University of Bristol", { size: 12, bold: true, gap: 1 }),
    line("BSc in Computer Science", { lead: "BSc in " }),
    line("2011 – 2014", { color: "#777777" }),
  );

  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Tidewater Payments Ltd", "Senior Engineer"],
    ["Tidewater Payments Ltd", "Engineer"],
    ["Parcelwise Logistics", "Software Developer"],
  ]);
});

test("a postal code before a telephone number is no part of it", () => {
  const { basics } = parse(
    line("Jane Doe", { size: 22 }),
    line("Austin, TX 78705 512-555-0163 jane.doe@example.com"),
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Skills"),
    line("Go, SQL"),
  );

  expect(basics.phone).toBe("512-555-0163");
});

test("who issued something may stand before it, and a label is no part of the issuer", () => {
  const { awards, certificates, additional } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t06/2021 – o momento"),
    heading("Certificates"),
    line("Kubernetes Application Developer", { bold: true, gap: 1 }),
    line("Issued by Linux Foundation", { color: "#777777" }),
    line("May", { color: "#777777" }),
    line("2022", { color: "#777777" }),
    heading("Awards"),
    line("University of Bristol – Prize for the best thesis – 2014"),
  );

  expect(certificates).toEqual([{ name: "Kubernetes Application Developer", issuer: "Linux Foundation", date: "2022-05" }]);
  expect(additional).toBeUndefined();
  expect(awards).toEqual([{ title: "Prize for the best thesis", awarder: "University of Bristol", date: "2014" }]);
});

test("a reference belongs to the name behind the dash below it", () => {
  const { references, education } = parse(
    ...top,
    heading("Education"),
    line("2022", { color: "#777777" }),
    line("Present", { color: "#777777" }),
    line("University of Bristol", { bold: true }),
    line("BSc"),
    heading("References"),
    line("“ Head of Engineering, Acme Ltd – available on request ”"),
    { ...bullet("Harriet Penhale"), bullet: { glyph: "—", level: 0 } },
    heading("Skills"),
    line("Go, SQL"),
  );

  const below = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("References"),
    line("Head of Engineering, Acme Ltd", { gap: 1 }),
    line("Harriet Penhale", { bold: true }),
  );
  expect(below.references).toEqual([{ name: "Harriet Penhale", reference: "Head of Engineering, Acme Ltd" }]);

  expect(references).toEqual([{ name: "Harriet Penhale", reference: "Head of Engineering, Acme Ltd – available on request" }]);
  expect(education).toMatchObject([{ institution: "University of Bristol", studyType: "BSc", startDate: "2022" }]);
  expect(education?.[0]?.endDate).toBeUndefined();
});

test("how long a job took is no task of it, and a link to a map is no page of the person", () => {
  const { basics, work } = parse(
    line("Jane Doe", { size: 22 }),
    line("Lindenanger 6, Ingolstadt, 85049,", { link: "https://www.google.com/maps?q=Lindenanger%206" }),
    line("jane.doe@example.com"),
    heading("Experience"),
    line("Engineer, Acme Ltd", { bold: true, gap: 1 }),
    line("May 2019 – Present"),
    { ...bullet("8 years"), bullet: { glyph: "•", level: 0 } },
    bullet("Built the ledger."),
    line("Analyst, Widget GmbH", { bold: true, gap: 1 }),
    line("May 2015 – April 2019"),
    line("4 years"),
    bullet("Ran the reports."),
    heading("Skills"),
    line("Go, SQL"),
  );

  expect(basics).toMatchObject({ location: { address: "Lindenanger 6", postalCode: "85049", city: "Ingolstadt" } });
  expect(basics.url).toBeUndefined();
  expect(work?.map(({ highlights }) => highlights)).toEqual([["Built the ledger."], ["Ran the reports."]]);
});

test("a CV that says nothing of the person has basics, if empty ones", () => {
  const { basics, work } = parse(
    heading("Work Experience"),
    line("Senior Engineer, Acme Ltd\tMar 2019 – present", { gap: 1 }),
    bullet("Built the ledger."),
    heading("Education"),
    line("BSc Computer Science, University of Bristol\t2011 – 2014"),
  );
  expect([work?.length, basics]).toEqual([1, {}]);
});

test("what a form asks for is read under any title of a profile", () => {
  const { basics, x } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Personal Profile"),
    line("Date of Birth\t12-08-1995"),
    line("Nationality\tIndian"),
  );

  expect(x).toEqual({ dateOfBirth: "12-08-1995", nationality: "Indian" });
  expect(basics.summary).toBeUndefined();
});

test("a word that may title the whole CV is the heading of a summary below other headings", () => {
  const { basics } = parse(
    heading("Lebenslauf"),
    line("Jane Doe", { size: 22 }),
    heading("Persönliche Daten"),
    line("E-Mail\tjane.doe@example.com"),
    heading("Kurzprofil"),
    line("Examinierte Pflegekraft mit neun Jahren Erfahrung auf chirurgischen Stationen."),
    heading("Berufserfahrung"),
    line("Pflegefachkraft, Klinikum Isarufer GmbH\t2019 – 2021"),
  );

  expect(basics.summary).toBe("Examinierte Pflegekraft mit neun Jahren Erfahrung auf chirurgischen Stationen.");
});

test("the kind of a telephone is no city, and a Japanese sentence under the name is a summary", () => {
  const { basics } = parse(
    line("三浦 千尋", { size: 22 }),
    line("人事担当", { size: 12 }),
    line("採用と労務を中心に七年間の人事経験があります。"),
    heading("連絡先"),
    line("090-5550-1428 (Mobile)"),
    line("chihiro.miura@example.jp"),
    heading("職務経歴"),
    line("人事主任、九州フーズ株式会社\t2019年4月 – 現在"),
    heading("学歴"),
    line("学士、経営学、西南学院大学\t2012年4月 – 2016年3月"),
  );

  expect(basics.summary).toBe("採用と労務を中心に七年間の人事経験があります。");
  expect(basics.location?.city).toBeUndefined();
});

test("a value out of which a date was taken knows where it stands", () => {
  const { certificates, meta } = parse(
    ...top,
    heading("Experience"),
    line("Engineer, Acme Ltd\t2019 – 2021"),
    heading("Certificates"),
    line("SnowPro Core (Snowflake, 2022) Analytics Engineering (dbt"),
  );

  expect(certificates?.[0]?.name).toContain("SnowPro Core (Snowflake) Analytics Engineering");
  expect(meta.vitae.sources?.["certificates[0].name"]).toMatchObject({ paragraph: 6 });
});

test("a list that is available on request is not in the CV, and what says so is kept", () => {
  for (const text of [
    "Available upon request",
    "Auf Anfrage erhältlich",
    "Sur demande",
    "Disponibles a petición",
    "Dostępne na życzenie",
  ]) {
    const { publications, certificates, additional } = parse(
      ...top,
      heading("Experience"),
      line("Engineer, Acme Ltd\t2019 – 2021"),
      heading("Publications"),
      line(text),
      heading("Certificates"),
      line("ITIL Foundation, 2019"),
    );
    expect(publications ?? []).toEqual([]);
    expect(certificates).toMatchObject([{ name: "ITIL Foundation" }]);
    expect(additional).toEqual([{ title: "Publications", items: [text] }]);
  }
});

test("a publication about what is done on request is one", () => {
  const { publications } = parse(...top, heading("Publications"), line("Printing books on request: a study of forty small presses, 2019"));
  expect(publications).toHaveLength(1);
});

test("a section of languages and another kind gives each its own", () => {
  const job = [heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021")];
  const read = (title: string, ...texts: string[]) => parse(...top, ...job, heading(title), ...texts.map((text) => line(text)));
  for (const title of ["Languages and interests", "Interests and languages"]) {
    const { languages, interests } = read(title, "English – C1", "Bees, chess");
    expect(languages).toEqual([{ language: "English", fluency: "C1" }]);
    expect(interests).toEqual([{ name: "Bees" }, { name: "chess" }]);
  }
  expect(read("Skills and interests", "Excel, SQL").skills).toEqual([{ name: "Excel" }, { name: "SQL" }]);
});

test("a degree belongs to the school above it that stands alone, with the mark beside it", () => {
  const read = (...lines: ReturnType<typeof line>[]) =>
    parse(...top, heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021"), heading("Education"), ...lines).education;
  const school = line("University of Leith", { bold: true });
  expect(read(school, line("MSc Physics, 2016 – 2018"), line("BSc Physics, 2013 – 2016"))).toEqual([
    { institution: "University of Leith", studyType: "MSc", area: "Physics", startDate: "2016", endDate: "2018" },
    { institution: "University of Leith", studyType: "BSc", area: "Physics", startDate: "2013", endDate: "2016" },
  ]);
  expect(read(line("BSc Physics (GPA 3.7), University of Leith, 2013 – 2016"))).toMatchObject([{ area: "Physics", score: "GPA 3.7" }]);
  expect(read(line("BSc Physics – cum laude\tUniversity of Leith\t2013 – 2016"))).toMatchObject([{ area: "Physics", score: "cum laude" }]);
});

test.each(["French – A2", "French: A2", "French (A2)"])("skills beside a language with its level, %p, stay skills", (language) => {
  for (const title of ["Skills", "Skills and languages"]) {
    const job = [heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021")];
    const { skills, languages, additional } = parse(...top, ...job, heading(title), line("Excel, SQL"), line(language));
    expect({ skills, languages, additional }).toEqual({
      skills: [{ name: "Excel" }, { name: "SQL" }],
      languages: [{ language: "French", fluency: "A2" }],
      additional: undefined,
    });
  }
});

test("labels within a line name the parts of its entry, as in a form", () => {
  const { work, education } = parse(
    ...top,
    heading("Experience"),
    line("2017 – present – Harbour Works Ltd, position: Store manager", { bold: true }),
    bullet("Counts the stock of three yards."),
    line("2011 – 2017 – Bridge and Sons Ltd, position: Storekeeper", { bold: true }),
    heading("Education"),
    line("2006 – 2011 – University of Leeds, field of study: Logistics, degree: Bachelor"),
  );
  expect(work).toMatchObject([
    { name: "Harbour Works Ltd", position: "Store manager", startDate: "2017" },
    { name: "Bridge and Sons Ltd", position: "Storekeeper", endDate: "2017" },
  ]);
  expect(education).toMatchObject([{ institution: "University of Leeds", area: "Logistics", studyType: "Bachelor" }]);
});

test("a degree that is told in a sentence is one, with its school, year and mark", () => {
  const { education } = parse(
    line("Fiorenza Dalpasso", { size: 22 }),
    line("fiorenza.dalpasso@example.it"),
    heading("Esperienze lavorative"),
    line("Dal 2018 ad oggi: impiegata presso Ceramiche Ponte S.r.l. (Roccabassa)."),
    heading("Istruzione"),
    line("Diploma di ragioneria conseguito nel 2011 presso l'Istituto Colombo di Modena con votazione 85/100."),
  );
  expect(education).toMatchObject([{ institution: "Istituto Colombo di Modena", studyType: "Diploma", endDate: "2011" }]);
});

test("a contact line may begin with the profession, and a place may stand in it behind its label", () => {
  const { basics } = parse(
    line("Jane Doe", { size: 22 }),
    line("Registered Nurse | Leeds | +44 117 496 0142 | jane.doe@example.com"),
    heading("Experience"),
    line("Nurse, Acme Ltd\t2019 – 2021"),
  );
  expect(basics).toMatchObject({ label: "Registered Nurse", location: { city: "Leeds" } });
  const labelled = parse(
    line("Jane Doe", { size: 22 }),
    line("Email: jane.doe@example.com Mobile: +44 117 496 0142 Location: Leeds"),
    heading("Experience"),
    line("Nurse, Acme Ltd\t2019 – 2021"),
  );
  expect(labelled.basics).toMatchObject({ email: "jane.doe@example.com", location: { city: "Leeds" } });
});

test("a job keeps the role in a project that is labelled beside its position, and a Dutch employer its town", () => {
  const { work } = parse(
    ...top,
    heading("Experience"),
    line("Organization: Harbour Softech Ltd", { bold: true }),
    line("Designation: Senior Consultant"),
    line("Duration: Aug 2018 – present"),
    line("Role: Lead of materials management"),
    line("2015 – 2017\tPlanner, Transportbedrijf Zuid te Utrecht", { bold: true }),
  );
  expect(work?.[0]).toMatchObject({ position: "Senior Consultant" });
  expect(JSON.stringify(work?.[0])).toContain("Role: Lead of materials management");
  expect(JSON.stringify(work)).toContain('"location":"Utrecht"');
});
