import { describe, expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

const cv = (...lines: ReturnType<typeof line>[]) =>
  parseResume(buildReading([line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), ...lines])).resume;
const item = (text: string) => ({ ...bullet(text), bullet: { glyph: "◦", level: 1 } });
const bold = (text: string) => bullet(text, { bold: true });

describe("list items that have a row without a marker below them are the heads of entries", () => {
  test("of schools over degrees", () => {
    const { education } = cv(
      heading("Education"),
      bold("University of Leith\tLeith"),
      line("Doctor of Engineering\tOct 2015 – Jun 2020", { italic: true }),
      item("Thesis - Tides of small harbours and what they carry"),
      bold("Teme College\tLudlow"),
      line("Exchange semester in Physics\tJan 2011 – Jun 2011", { italic: true }),
      bold("Wrekin University\tTelford"),
      line("Bachelor of Science in Physics\tOct 2007 – Sep 2010", { italic: true }),
    );
    expect(education?.map(({ institution, startDate }) => [institution, startDate])).toEqual([
      ["University of Leith", "2015-10"],
      ["Teme College", "2011-01"],
      ["Wrekin University", "2007-10"],
    ]);
  });

  test("of an employer over the posts there", () => {
    const { work } = cv(
      heading("Experience"),
      bold("Corve Systems\tLudlow"),
      line("Engineer\t01.2024 – now"),
      line("Associate Engineer\t10.2022 – 12.2023"),
      item("Ran the booking service of forty hotels and kept its database small"),
    );
    expect(work?.map(({ name, position }) => `${position}, ${name}`)).toEqual([
      "Engineer, Corve Systems",
      "Associate Engineer, Corve Systems",
    ]);
  });
});

describe("one list marker beside each date is that of the entry", () => {
  test("which begins with it", () => {
    const { work, education } = cv(
      heading("Experience"),
      line("2017 – 2019"),
      bullet("Press Fitter, Corve Works, Ludlow. Kept the presses of three halls going."),
      line("2014 – 2016"),
      bullet("Turner, Teme Mill, Knighton. Made shafts and bushes for water mills."),
      heading("Education"),
      line("2012 – 2014"),
      bullet("Diploma Metal Work, Ludlow College."),
    );
    expect(work?.map(({ name, position, startDate }) => [position, name, startDate])).toEqual([
      ["Press Fitter", "Corve Works", "2017"],
      ["Turner", "Teme Mill", "2014"],
    ]);
    expect(education?.[0]).toMatchObject({ institution: "Ludlow College", startDate: "2012" });
  });

  test("where an entry is named above its date, the marker is that of its text", () => {
    const { work } = cv(
      heading("Experience"),
      line("Press Fitter, Corve Works", { bold: true }),
      line("2017 – 2019"),
      bullet("Turner of shafts and bushes for three water mills"),
      line("Turner, Teme Mill", { bold: true }),
      line("2014 – 2016"),
      bullet("Fitter of gates"),
    );
    expect(work?.map(({ position, highlights }) => [position, highlights])).toEqual([
      ["Press Fitter", ["Turner of shafts and bushes for three water mills"]],
      ["Turner", ["Fitter of gates"]],
    ]);
  });
});

test("what a position names after a comma belongs to it where it fills its row", () => {
  const { work } = cv(
    heading("Experience"),
    line("Corve Grid Ltd\tLeeds, UK", { bold: true }),
    line("Researcher, Grid Systems Analysis\tOct 2014 – Mar 2019", { italic: true }),
    bullet("Made the model four times faster"),
    line("Wrekin Institute for Sun\tTelford, UK", { bold: true }),
    line("Assistant, Department Cells\tJul 2012 – Jul 2014", { italic: true }),
    bullet("Taught two groups of students"),
  );
  expect(work?.map(({ position }) => position)).toEqual(["Researcher, Grid Systems Analysis", "Assistant, Department Cells"]);
});

test("a preposition before an employer in another style is part of neither", () => {
  const job = line("2018 Feb. – 2020 Aug.\tAndroid Developer at Corve Soft");
  const [date, named] = job.cells as [(typeof job.cells)[number], (typeof job.cells)[number]];
  const [run] = named.runs as [(typeof named.runs)[number]];
  const runs = [
    { ...run, text: "Android Developer at " },
    { ...run, text: "Corve Soft", bold: true },
  ];
  const { work } = cv(heading("Experience"), { ...job, cells: [date, { ...named, runs }] }, line("Built apps for trams and buses."));
  expect(work?.[0]).toMatchObject({ position: "Android Developer", name: "Corve Soft" });
});

test("a Korean school and its faculty behind a space are two things", () => {
  const { education } = cv(heading("학력"), line("동백대학교 재료공학부\t2013.03 ~ 2019.02"));
  expect(education?.[0]).toMatchObject({ institution: "동백대학교", area: "재료공학부" });
});

test("a full stop between a degree and a school, or a course and who gave it, divides them", () => {
  const { education, certificates } = cv(
    heading("Education"),
    bullet("2008-2010 Diploma in Nursing Care. Ribera College"),
    bullet("2004-2008 Diploma in Metal Work. Benlliure College"),
    heading("Courses"),
    bullet("2019 Handling of food (10 hours). Formatec"),
    bullet("2016 Moving of patients (40 hours). Cruz Azul"),
  );
  expect(education?.map(({ institution }) => institution)).toEqual(["Ribera College", "Benlliure College"]);
  expect(certificates?.map(({ name, issuer }) => `${name} / ${issuer}`)).toEqual([
    "Handling of food (10 hours) / Formatec",
    "Moving of patients (40 hours) / Cruz Azul",
  ]);
});

test("a name with a date under the last entry signs the CV", () => {
  const { publications } = cv(
    heading("Publications"),
    line("Clay under orchards, Soils, 2019"),
    line("Flood plains of the Teme, Hydrology, 2021"),
    line("Ottoline Birdsall, November 18th, 2022", { italic: true, gap: 4 }),
  );
  expect(publications?.length).toBe(2);
});

test("what somebody looks for, as a form has it, is no summary", () => {
  const { basics } = cv(
    heading("Objective"),
    line("Buyer of timber", { bold: true, size: 12 }),
    line("Employment: full time"),
    line("Hours: by day"),
    line("Fields:"),
    line("Timber and boards", { bullet: true }),
    heading("Experience"),
    line("Buyer, Corve Ltd\t2017 – 2021"),
  );
  expect(basics.summary).toBeUndefined();
});

test("what somebody looks for is no summary in a form without labels in some lines, or with one in each", () => {
  const jobs = [heading("Experience"), line("Buyer, Corve Ltd\t2017 – 2021")];
  const summaryOf = (...lines: string[]) => cv(heading("Objective"), ...lines.map((text) => line(text)), ...jobs).basics.summary;
  expect(summaryOf("Buyer of timber", "Trade, boards", "Employment: full time", "75 000 ₽ net")).toBeUndefined();
  expect(summaryOf("期望工作地点：苏州、上海", "期望月薪：4001-6000元/月", "工作状态：应届毕业生")).toBeUndefined();
  expect(summaryOf("Buyer of timber", "Hours: by day", "I want to buy boards and to sell them for a while.")).toContain("I want to buy");
});

test("what somebody tells of herself beside its title among other things is the profile", () => {
  const { basics } = cv(
    heading("Experience"),
    line("Buyer, Corve Ltd\t2017 – 2021"),
    heading("Additional information"),
    line("About me\tI keep my word and bargain well. I do not smoke."),
  );
  expect(basics.summary).toBe("I keep my word and bargain well. I do not smoke.");
});

test("two languages in a line of the head are languages, without a level", () => {
  const { languages } = cv(line("Leeds\tFrench, English"), heading("Experience"), line("Buyer, Corve Ltd\t2017 – 2021"));
  expect(languages).toEqual([{ language: "French" }, { language: "English" }]);
});

describe("an employer in a head of several parts", () => {
  test("may have a word of positions in it, where its siblings have their employer there", () => {
    const { work } = cv(
      heading("Experience"),
      line("Mossley Nursery, Thornbury — Stock Lead", { lead: "Mossley Nursery" }),
      line("March 2021 – present"),
      line("Hedgerow & Daughters, Yate — Till Assistant", { lead: "Hedgerow & Daughters" }),
      line("June 2018 – February 2021"),
      line("Brightwell, Bath — Weekend Helper", { lead: "Brightwell" }),
      line("May 2016 – May 2018"),
    );
    expect(work?.map(({ name, position }) => `${position}, ${name}`)).toEqual([
      "Stock Lead, Mossley Nursery",
      "Till Assistant, Hedgerow & Daughters",
      "Weekend Helper, Brightwell",
    ]);
  });

  test("is none of the rows in plain print below, which tell what was done", () => {
    const { work } = cv(
      heading("Experience"),
      line("Depuis 2014\tChef de chantier – Corvane Sud, Béziers", { bold: true }),
      line("Encadrement de 12 compagnons"),
      line("Suivi du planning et des approvisionnements"),
      line("2006 – 2014\tChef d’équipe maçonnerie – Teme Nord, Narbonne", { bold: true }),
      line("Réalisation de logements collectifs"),
      line("1998 – 2006\tMaçon coffreur – divers employeurs (intérim)", { bold: true }),
    );
    expect(work?.map(({ name }) => name)).toEqual(["Corvane Sud", "Teme Nord", undefined]);
  });
});

test("courses among the schools are certificates", () => {
  const { education, certificates } = cv(
    heading("Education and courses"),
    line("Reach truck handling (RTITB)\t2017"),
    line("Diploma in Business, Teme College\t2013"),
    line("Course in first aid\t2012"),
  );
  expect(education?.map(({ institution }) => institution)).toEqual(["Teme College"]);
  expect(certificates?.map(({ name, date }) => `${name}, ${date}`)).toEqual([
    "Reach truck handling (RTITB), 2017",
    "Course in first aid, 2012",
  ]);
});

test("under a heading of schools and courses each item of a list stands for itself, with a date or without", () => {
  const { education, certificates } = cv(
    heading("Education and courses"),
    bullet("Diploma in Business – Teme College – 2013"),
    bullet("Certificate in Joinery – Leith College – in progress"),
    bullet("Rope access – Corvane"),
    bullet("Crane driving – Corvane – 2022"),
  );
  expect(education?.map(({ institution }) => institution)).toEqual(["Teme College", "Leith College"]);
  expect(certificates?.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
    ["Rope access", "Corvane", undefined],
    ["Crane driving", "Corvane", "2022"],
  ]);
});

describe("schools and courses under one heading", () => {
  test("a row without a date that is set like a school is a course of its own", () => {
    const { education, certificates } = cv(
      heading("Education and courses"),
      line("BA Acting, University of Leith, 1998"),
      line("Voice – Corvane Studio"),
      line("Stage combat – Teme Studio"),
    );
    expect([education?.length, certificates?.map(({ name }) => name)]).toEqual([1, ["Voice", "Stage combat"]]);
  });

  test("two degrees that are written alike are two, though the first has no date and no school that a list knows", () => {
    const { education } = cv(
      heading("Education"),
      line("Certificate III in Fitness – Corvane Learning Group"),
      line("Bachelor of Physiotherapy – Universidad de Corve (2014 – 2018)"),
    );
    expect(education).toHaveLength(2);
  });

  test("a title of certificates within opens a section, up to that of degrees", () => {
    const { education, certificates } = cv(
      heading("Education"),
      line("Certifications"),
      line("2021\tRope access"),
      line("2019\tCrane driving"),
      line("Studies"),
      line("2010 – 2013\tBSc Physics, Leith College"),
    );
    expect(certificates?.map(({ name, date }) => [name, date])).toEqual([
      ["Rope access", "2021"],
      ["Crane driving", "2019"],
    ]);
    expect(education?.map(({ institution }) => institution)).toEqual(["Leith College"]);
  });

  test("but the courses of a degree, which have no dates, do not", () => {
    const { certificates } = cv(heading("Education"), line("Courses"), line("Tides"), line("2010 – 2013\tBSc Physics, Leith College"));
    expect(certificates).toBeUndefined();
  });

  test("what was learnt is told below a certificate, in a line too long for whoever issued it", () => {
    const { certificates } = cv(
      heading("Certificates"),
      line("2021\tRope access", { bold: true }),
      line("Plan, build and take down every kind of rope ladder"),
      line("2019\tCrane driving", { bold: true }),
      line("Corvane Works"),
    );
    expect(certificates?.map(({ issuer, summary }) => issuer ?? summary)).toEqual([
      "Plan, build and take down every kind of rope ladder",
      "Corvane Works",
    ]);
  });
});

describe("where no other section is education, a section of courses is", () => {
  const read = (...lines: string[]) => cv(heading("Training"), ...lines.map((text) => line(text)));

  test("if a degree stands in it beside a school", () => {
    const { education, certificates } = read("BFA Acting, University of Leith, 2016", "Stage combat, 2015");
    expect([education?.[0]?.studyType, certificates?.[0]?.name]).toEqual(["BFA", "Stage combat"]);
  });

  test("if most of it took its time", () => {
    const { education } = read("2013 – 2016\tBaking – Corvane", "2011 – 2013\tCooking – Teme", "2010\tHygiene – Corvane");
    expect(education).toHaveLength(3);
  });

  test.each([
    ["one period", ["2013 – 2016\tBaking – Corvane", "2010\tHygiene – Corvane"]],
    ["a degree alone", ["Diploma in Baking, Corvane, 2013"]],
    ["a school alone", ["Hygiene, Leith College, 2013"]],
  ])("but not for %s", (_, lines) => {
    expect(read(...lines).education).toBeUndefined();
  });
});

test("a spoken language among the courses is a language, and a list of certificates in Chinese has several", () => {
  const { certificates, languages } = cv(
    heading("Courses"),
    bullet("First aid (Red Cross, 2018)"),
    bullet("English – fluent"),
    heading("资格证书"),
    line("初级会计职称、大学英语四级"),
  );
  expect(languages).toEqual([{ language: "English", fluency: "fluent" }]);
  expect(certificates?.map(({ name }) => name)).toEqual(["First aid", "初级会计职称", "大学英语四级"]);
});

describe("projects", () => {
  const named = (...items: string[]) =>
    cv(
      heading("Experience"),
      line("Fitter, Corve Ltd\t2017 – 2019"),
      heading("Projects"),
      ...items.map((text) => bullet(text)),
    ).projects?.map(({ name, startDate, description }) => [name, startDate ?? "", description ?? ""].join(" / "));

  test("have no date in a number that looks like a year far ahead of the last date of the CV", () => {
    expect(named("A board of 2048 wooden tiles, with levels", "A map of the ponds of 2018")).toEqual([
      "A board of 2048 wooden tiles, with levels /  / ",
      "A map of the ponds of / 2018 / ",
    ]);
  });

  test("have a short name before a colon or a long dash, and then what they are", () => {
    expect(named("Pond Keeper: a game of fish and herons written in Java", "Clay Atlas — maps of the soils of eleven counties")).toEqual([
      "Pond Keeper /  / a game of fish and herons written in Java",
      "Clay Atlas /  / maps of the soils of eleven counties",
    ]);
    expect(named("Pond Keeper - Finds fish and herons in the ponds of eleven counties.", "Clay Atlas")?.[0]).toBe(
      "Pond Keeper /  / Finds fish and herons in the ponds of eleven counties",
    );
    expect(named("Pond Keeper - Fish and Herons of Eleven Counties", "Clay Atlas")?.[0]).toStartWith("Pond Keeper - Fish");
    expect(named("Course on networks: learning models", "A map of the ponds")?.[0]).toBe("Course on networks: learning models /  / ");
    const long = "The maps that we drew of all the ponds: they are of the size of a table";
    expect(named(long, "A map of the ponds")?.[0]).toBe(`${long} /  / `);
  });
});

test("an employer with an abbreviated place is a name, though it has full stops", () => {
  const { work } = cv(
    heading("Experience"),
    line("June 2021 – June 2023", { color: "#999999" }),
    line("ASSISTANT MANAGER", { color: "#999999" }),
    line("NORTHERN WORKS CONSTRUCTION Ludlow. Cty. Salop.", { italic: true, color: "#999999" }),
    line("Ran the stores of three sites and their forty people."),
    line("May 2013 – May 2019", { color: "#999999" }),
    line("SITE MANAGER", { color: "#999999" }),
    line("SOUTHERN WORKS CONSTRUCTION Ludlow. Cty. Salop.", { italic: true, color: "#999999" }),
    line("Planned the deliveries of two sites."),
  );
  expect(work?.map(({ name }) => name?.split(" ").slice(0, 3).join(" "))).toEqual([
    "NORTHERN WORKS CONSTRUCTION",
    "SOUTHERN WORKS CONSTRUCTION",
  ]);
});

describe("an outer list of employers over an inner one of positions", () => {
  const employer = (text: string) => bullet(text);
  const text = (words: string) => line(words, { indent: 80 });

  test("is jobs, with the text below each position", () => {
    const { work } = cv(
      heading("Experience"),
      employer("Corve Law Group"),
      item("Law Clerk (05/2019-03/2021)"),
      text("Took statements of clients and wrote what the court has to know of them."),
      employer("Superior Court of Teme:"),
      item("Legal Assistant (05/2016-07/2018)"),
      text("Told people without a lawyer what to fill in, and where to bring it."),
    );
    expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ["Corve Law Group", "Law Clerk", "2019-05"],
      ["Superior Court of Teme", "Legal Assistant", "2016-05"],
    ]);
  });

  test("tells about the jobs of the outer list where only some of its items have a period", () => {
    const { work } = cv(
      heading("Experience"),
      employer("Fitter, Corve Works"),
      item("Full time, January 2014 – March 2018"),
      item("Mended the pumps of the harbour"),
      employer("Porter, Teme Hotel"),
      item("Half time, January 2010 – March 2013"),
      item("Carried what the guests brought"),
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ["Corve Works", "Fitter"],
      ["Teme Hotel", "Porter"],
    ]);
  });
});

test("a school behind a full stop is no sentence about the degree", () => {
  const { education } = cv(
    heading("Education"),
    bullet("Profesora de Enseñanza Media y Superior en Historia. Facultad de Ciencias Humanas del Temo. 1997"),
    bullet("Profesora de Enseñanza Media en Letras. Universidad Nacional del Corve. 1999"),
  );
  expect(education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ["Facultad de Ciencias Humanas del Temo", "1997"],
    ["Universidad Nacional del Corve", "1999"],
  ]);
});

test("a full-width bar divides as a bar does, and who works from home has no city", () => {
  const { work } = cv(
    heading("Experience"),
    line("五十嵐霧峰店｜店員\t2024/11 – 2025/03"),
    line("Shadow | Product Owner\tfull remote\t2020 – 2021"),
  );
  expect(work?.map(({ name, position, location }) => [name, position, location])).toEqual([
    ["五十嵐霧峰店", "店員", undefined],
    ["Shadow", "Product Owner", "full remote"],
  ]);
});

test("Greek says with its word for in at whom somebody worked", () => {
  const { work } = cv(heading("Προϋπηρεσία"), line("2003-2005 : Μηχανικός Λογισμικού στην Κόρβε"), line("2001-2003 : Τεχνικός στο Τέμε"));
  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Κόρβε", "Μηχανικός Λογισμικού"],
    ["Τέμε", "Τεχνικός"],
  ]);
});
