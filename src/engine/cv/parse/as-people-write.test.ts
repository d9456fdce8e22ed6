import { describe, expect, test } from "bun:test";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, line } from "./testing/build-reading.ts";

const parse = (...lines: Parameters<typeof buildReading>[0]) =>
  parseResume(buildReading([line("Ottoline Birdsall", { size: 22 }), line("o.birdsall@example.org | +44 117 496 0142"), ...lines])).resume;
const jobsOf = (title: string, ...texts: string[]) =>
  parse(heading(title), ...texts.map((text) => line(text, { gap: 0.3 }))).work?.map(({ position = "", name = "", location = "" }) =>
    [position, name, location].join(" / "),
  );

describe("jobs told in a phrase:", () => {
  test("who stands behind chez is the employer, whatever the trade in brackets, and a town behind à is the place", () => {
    const jobs = jobsOf(
      "Expérience professionnelle",
      "1985 : Saison d'été à Corvanne-Plage chez M. Rivolet (Photographe)",
      "1986 – 1987 : Saison d'hiver à Montelle chez M. Savarin (Photographe) : vente sur les pistes",
      "1988 : Vendeuse à Ludres chez M. Ondart (Photographe)",
    );
    expect(jobs?.map((job) => job.split(" / ")[1])).toEqual([
      "M. Rivolet (Photographe)",
      "M. Savarin (Photographe)",
      "M. Ondart (Photographe)",
    ]);
    expect(jobs?.at(-1)).toBe("Vendeuse / M. Ondart (Photographe) / Ludres");
  });

  test("au sein de, à la and an der lead to the employer", () => {
    expect(
      jobsOf(
        "Expérience professionnelle",
        "2018 – 2021 : Infirmière au sein du Laboratoire Ondart à Caen",
        "2016 – 2018 : Infirmière à la Clinique des Ormes à Rouen",
      ),
    ).toEqual(["Infirmière / Laboratoire Ondart / Caen", "Infirmière / Clinique des Ormes / Rouen"]);
    expect(jobsOf("Berufserfahrung", "2012 – 2017 Wissenschaftlicher Mitarbeiter an der Universität Corvenburg")).toEqual([
      "Wissenschaftlicher Mitarbeiter / Universität Corvenburg / ",
    ]);
  });
});

test("list items before the first job do not make heads of the tasks below", () => {
  const { work } = parse(
    heading("Experience"),
    bullet("Maintains a library of patterns"),
    line("Upholsterer\t2019 – 2021", { bold: true, gap: 1 }),
    line("Corve Interiors Ltd"),
    bullet("Planned the orders, wrote the estimates, checked the cloth"),
    bullet("Built the frames of forty chairs"),
    line("Apprentice\t2017 – 2019", { bold: true, gap: 1 }),
    line("Onny Ltd"),
    bullet("Cut the cloth"),
    bullet("Kept the stores"),
  );
  expect(work?.map(({ position, highlights }) => [position, highlights?.length])).toEqual([
    [undefined, 1],
    ["Upholsterer", 2],
    ["Apprentice", 2],
  ]);
});

test("the kind of school with its years over the name of the school is no value of a label", () => {
  const { education } = parse(
    heading("Eğitim Bilgileri"),
    line("Üniversite\t2010 – 2015", { bold: true, gap: 0.5 }),
    line("Kuzgun Üniversitesi Mühendislik Fakültesi"),
    line("Lise\t2006 – 2010", { bold: true, gap: 0.5 }),
    line("Kuzgun Fatih Lisesi"),
  );
  expect(education?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2010", "2015"],
    ["2006", "2010"],
  ]);
  expect(education?.some(({ institution = "" }) => /\d/.test(institution))).toBe(false);
});

test("a Swiss town with the letters of its canton is the place, and a firm with its legal form is none", () => {
  expect(
    jobsOf("Berufserfahrung", "Schlosser, Brunner AG, Ottikon ZH\t2014 – 2018", "Monteur, Corvan AG, Rietwil SG\t2010 – 2014"),
  ).toEqual(["Schlosser / Brunner AG / Ottikon ZH", "Monteur / Corvan AG / Rietwil SG"]);
});

describe("a way through life:", () => {
  test("a Werdegang may begin at school", () => {
    const { work, education } = parse(
      heading("Beruflicher Werdegang"),
      line("2002 – 2006\tGrundschule Halding"),
      line("2006 – 2013\tSebald Gymnasium Wasserheim"),
      line("2014 – 2015\tMinijob Getränkemarkt Ondart"),
      line("2017 – 2019\tVerkäuferin, Corvan GmbH"),
    );
    expect(education?.map(({ institution }) => institution)).toEqual(["Grundschule Halding", "Sebald Gymnasium Wasserheim"]);
    expect(work?.map(({ startDate }) => startDate)).toEqual(["2014", "2017"]);
  });

  test("under a heading for schools, rows that name posts alone are jobs", () => {
    const { work, education } = parse(
      heading("Ausbildung"),
      line("2003 – 2009\tDiplom Informatik, Universität Corvenburg"),
      heading("Lehre"),
      line("2010 – 2012\tStudentischer Tutor in Programmierung"),
      line("2012 – 2017\tWissenschaftlicher Assistent für Algorithmen"),
    );
    expect(work?.map(({ position }) => position)).toEqual([
      "Studentischer Tutor in Programmierung",
      "Wissenschaftlicher Assistent für Algorithmen",
    ]);
    expect(education).toHaveLength(1);
  });
});

test("a date in brackets behind a sentence dates no entry where dates stand in rows of their own", () => {
  const { work } = parse(
    heading("Expérience"),
    line("2010 – 2011", { gap: 0.5 }),
    line("Corvan SA, Toulouse, Stagiaire"),
    line(
      "Simulation aux grandes échelles d'un compresseur de Lyon. Publication des résultats pour la conférence européenne des turbines (mars 2011)",
    ),
    line("2008 – 2009", { gap: 0.5 }),
    line("Ondart SA, Toulouse, Stagiaire"),
    line("Mesures sur un banc d'essai."),
  );
  expect(work).toHaveLength(2);
});

test("where the head of a school names no degree, the description may open with it", () => {
  const [school] =
    parse(
      heading("Formation"),
      line("2007 – 2010\tInstitut Supérieur de l'Aéronautique, Toulouse"),
      line("Diplôme d'ingénieur. Spécialisation en turbomachines et responsable du club de musique de l'institut."),
    ).education ?? [];
  expect([school?.studyType, school?.summary]).toEqual([
    "Diplôme d'ingénieur",
    "Spécialisation en turbomachines et responsable du club de musique de l'institut.",
  ]);
});

test("stages of a job with dates of their own stay within the job", () => {
  const { work } = parse(
    heading("Experience"),
    line("2009 – 2016\tItzel Works Ltd, Leeds", { bold: true, gap: 1 }),
    line("Fitter"),
    line("Rollout of pumps, 2010 – 2011", { bold: true, indent: 250 }),
    line("Set up the line."),
    line("Second site, 2012 – 2013", { bold: true, indent: 250 }),
    line("Moved the stores."),
    line("Clean rooms, 2014", { bold: true, indent: 250 }),
    line("Fitted the doors."),
    line("2005 – 2009\tOnny Ltd, Leeds", { bold: true, gap: 1 }),
    line("Welder"),
  );
  expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ["Fitter", "2009", "2016"],
    ["Welder", "2005", "2009"],
  ]);
});

test("numbers set apart before the titles of sections are part of them", () => {
  const title = (text: string) => line(text, { size: 14, bold: true, gap: 1 });
  const { work, education } = parse(
    title("1\tExperiência Profissional"),
    line("2015 – 2019 Soldador, Corvane Lda, Braga"),
    title("2\tDados Académicos"),
    line("2009 – 2012 Licenciatura em Física, Universidade de Braga"),
  );
  expect([work?.[0]?.name, education?.[0]?.studyType]).toEqual(["Corvane Lda", "Licenciatura"]);
});

test("a second section of education, whose rows have neither degrees nor periods, holds courses", () => {
  const { education, certificates } = parse(
    heading("Dados Académicos"),
    line("2006 – 2009 Licenciatura em Física, Universidade de Braga"),
    heading("Formações"),
    line("Jul 2005 Curso de Alemão, Casa das Línguas", { gap: 0.3 }),
    line("Jun 2010 Formação em soldadura, Corvane Lda", { gap: 0.3 }),
  );
  expect(education?.map(({ area }) => area)).toEqual(["Física"]);
  expect(certificates?.map(({ name, date }) => [name, date])).toEqual([
    ["Curso de Alemão", "2005-07"],
    ["Formação em soldadura", "2010-06"],
  ]);
});

test("so does one beside schools whose degrees no list knows", () => {
  const { education, certificates } = parse(
    heading("Academic background"),
    line("Logistics, Universidad del Teme, 2014", { gap: 0.3 }),
    line("Baking, Universidad de Corve, 2010", { gap: 0.3 }),
    heading("Further education"),
    line("Lean Yellow Belt, Teme College, 2020", { gap: 0.3 }),
    line("Forklift trainer, 2018", { gap: 0.3 }),
    line("Rigging, 2018", { gap: 0.3 }),
  );
  expect(education?.map(({ endDate }) => endDate)).toEqual(["2014", "2010"]);
  expect(certificates?.map(({ name }) => name)).toEqual(["Lean Yellow Belt", "Forklift trainer", "Rigging"]);
});

test("a firm that sounds like a school subject stays a job in a Werdegang", () => {
  const { work, education } = parse(
    heading("Beruflicher Werdegang"),
    line("7/2003 – 4/2004\tCorvan Spezial-Technik GbR, Dresden"),
    line("9 – 12/2002\tOndart GmbH, Wiesbaden"),
  );
  expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2003-07", "2004-04"],
    ["2002-09", "2002-12"],
  ]);
  expect(education).toBeUndefined();
});

test("a duration in words below a job is no employer", () => {
  const [job] =
    parse(
      heading("Ervaring"),
      line("2023\tLasser, Corvan,", { bold: true, gap: 0.5 }),
      line("Vier weken"),
      line("MIG, MAG, elektrode."),
      line("2022\tMonteur, Ondart BV", { bold: true, gap: 0.5 }),
      line("Drie maanden"),
      line("Pompen, kranen."),
    ).work ?? [];
  expect([job?.position, job?.name]).toEqual(["Lasser", "Corvan"]);
});

test.each(["Daiki Kurosawa (黒沢 大輝)", "김지우 (Jiu Kim)"])("a name with the same name in another script is the name: %s", (name) => {
  expect(
    parseResume(buildReading([line(name, { size: 22 }), line("kuro@example.org"), heading("Skills"), line("Excel, SAP")])).resume.basics
      .name,
  ).toBe(name);
});

test("of a form whose columns were read apart, a label is not taken for the name", () => {
  const lines = [heading("Persönliche Daten"), line("Name: Adresse:"), line("Ottoline Birdsall"), line("Mühlweg 8"), line("01127 Dresden")];
  const { basics } = parseResume(
    buildReading([...lines, line("o.birdsall@example.org"), heading("Kenntnisse"), line("Excel, SAP")]),
  ).resume;
  expect(basics.name).toBe("Ottoline Birdsall");
});

test("of an address at work and one at home, that at home is the person's", () => {
  const { basics } = parse(
    heading("Informations personnelles"),
    line("Adresse professionnelle\tÉquipe Marées, Institut Corvane,"),
    line("615, rue du Jardin 54600 Villers, France."),
    line("Tél. Professionnel\t+33 3 83 59 48 71"),
    line("Adresse personnelle\t6 rue Baron, 54000 Nancy, France."),
    line("Mobile\t+33 6 27 41 90 38"),
    heading("Langues"),
    line("Français, Anglais"),
  );
  expect([basics.location?.address, basics.location?.city]).toEqual(["6 rue Baron", "Nancy"]);
});

test("a mobile telephone stands before that of the office", () => {
  const lines = [heading("Informations personnelles"), line("Tél. Professionnel\t+33 3 83 59 48 71"), line("Mobile\t+33 6 27 41 90 38")];
  const { basics } = parseResume(
    buildReading([line("Ottoline Birdsall", { size: 22 }), ...lines, heading("Langues"), line("Français, Anglais")]),
  ).resume;
  expect(basics.phone).toBe("+33 6 27 41 90 38");
});

test("referees in a row each, behind dashes, are told by name", () => {
  const { references } = parse(
    heading("References"),
    bullet("Prof. Harriet Penhale, University of Leith (Scotland)", { bullet: "–" }),
    bullet("Prof. Tobias Aldworth, University of Ludlow", { bullet: "–" }),
  );
  expect(references).toEqual([
    { name: "Prof. Harriet Penhale", reference: "University of Leith (Scotland)" },
    { name: "Prof. Tobias Aldworth", reference: "University of Ludlow" },
  ]);
});

test("levels of several skills beside a language are one text without tabs", () => {
  const { languages } = parse(heading("Languages"), line("English\tB2\tC1\tB2"), line("German\tA2\tB1\tA2"));
  expect(languages?.map(({ fluency }) => fluency)).toEqual(["B2 C1 B2", "A2 B1 A2"]);
});

test("Italian skills of the Europass are skills", () => {
  const { skills } = parse(
    heading("Esperienza professionale"),
    line("Saldatore, Corvana Srl\t2015 – 2019"),
    heading("Capacità informatiche"),
    line("Excel, SAP"),
  );
  expect(skills?.map(({ name }) => name)).toEqual(["Excel", "SAP"]);
});
