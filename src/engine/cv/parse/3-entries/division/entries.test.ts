import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { toRow } from "../../1-document/row.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";
import { segmentEntries } from "./entries.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading([...top, ...lines])).resume;

test("a school and a degree in two rows without dates are one entry", () => {
  const { education } = parse(
    heading("Education"),
    line("Leith Business School", { gap: 1 }),
    line("MBA"),
    line("University of Selby", { gap: 1 }),
    line("BSc Economics"),
  );

  expect(education).toEqual([
    { institution: "Leith Business School", studyType: "MBA" },
    { institution: "University of Selby", studyType: "BSc", area: "Economics" },
  ]);
});

test("a second school is another entry, though it has no date or the first has none", () => {
  const schools = (...lines: Parameters<typeof bullet>[0][]) =>
    parse(heading("Education"), ...lines.map((text) => (text.startsWith("• ") ? bullet(text.slice(2)) : line(text)))).education?.map(
      ({ institution }) => institution,
    );
  expect(schools("• BSc Physics", "Leith College, Dover", "• Selby High School, 2014")).toEqual(["Leith College", "Selby High School"]);
  expect(schools("Leith College", "Selby High School (2018 – 2021)")).toEqual(["Leith College", "Selby High School"]);
});

test("an item of a list of jobs is a job of its own, though it has no date", () => {
  const { work } = parse(
    heading("Work Experience"),
    bullet("2016 – 2019 Fitter, Acme Ltd"),
    line("Mended pumps"),
    bullet("2012 – 2016 Stoker, Corve Works"),
    line("Kept the fires"),
    bullet("Caretaker, Lake School"),
  );
  expect(work?.map(({ position, name }) => [position, name])).toEqual([
    ["Fitter", "Acme Ltd"],
    ["Stoker", "Corve Works"],
    ["Caretaker", "Lake School"],
  ]);
});

test("labels that come back under every job are no employers, however large they are set", () => {
  const label = { size: 14.3, gap: 1.3 };
  const { work } = parse(
    heading("Expérience professionnelle", { size: 15.4 }),
    line("Mutuelle de la Corve\t01/2020 - 06/2023", { size: 11, gap: 2 }),
    line("Cheffe de projet\tNantes", { size: 11 }),
    line("Contexte", label),
    line("Refonte du parcours de souscription en ligne.", { gap: 1.5 }),
    line("Environnement techniques", label),
    line("Scrum\tBPMN\tSAFe", { gap: 2 }),
    line("Cabinet Selby\t03/2017 - 12/2019", { size: 13.2 }),
    line("Consultante fonctionnelle\tRennes", { size: 11 }),
    line("Contexte", label),
    line("Missions auprès de trois collectivités.", { gap: 1.5 }),
    line("Environnement techniques", label),
    line("Jira\tConfluence", { gap: 2 }),
  );

  expect(work).toMatchObject([
    { name: "Mutuelle de la Corve", position: "Cheffe de projet", location: "Nantes", startDate: "2020-01" },
    { name: "Cabinet Selby", position: "Consultante fonctionnelle", location: "Rennes", startDate: "2017-03" },
  ]);
  expect(work).toHaveLength(2);
});

test("a period in three cells dates its job", () => {
  const { work } = parse(heading("Experience"), line("2019-06\tto\t2021-05"), line("Fitter at Acme Ltd", { bold: true }));
  expect(work).toEqual([{ name: "Acme Ltd", position: "Fitter", startDate: "2019-06", endDate: "2021-05" }]);
});

test("all entries have their date in the same row, though the first alone is set in bold", () => {
  const { work } = parse(
    heading("Experience"),
    line("Storekeeper, Selby Storage", { bold: true }),
    line("2014 – 2018"),
    line("Fitter, Harwell Works"),
    line("2010 – 2014"),
    line("Driver, Leith Haulage"),
    line("2007 – 2010"),
  );

  expect(work).toMatchObject([
    { name: "Selby Storage", position: "Storekeeper", startDate: "2014" },
    { name: "Harwell Works", position: "Fitter", startDate: "2010" },
    { name: "Leith Haulage", position: "Driver", startDate: "2007" },
  ]);
});

test("what stands behind the last label of a form is text, be it as short", () => {
  const { work, additional } = parse(
    heading("Experiência profissional"),
    line("Empresa: Vale Norte Lda", { gap: 1 }),
    line("Cargo: Técnico de redes"),
    line("Período: 2015 – 2019"),
    line("Instalação de redes locais e sem fios"),
    line("Apoio aos utilizadores da sede"),
    line("Empresa: Porto Digital SA", { gap: 1 }),
    line("Cargo: Assistente técnico"),
    line("Período: 2012 – 2015"),
    line("Gestão de inventário e contratos"),
  );

  expect(work).toMatchObject([
    { name: "Vale Norte Lda", highlights: ["Instalação de redes locais e sem fios", "Apoio aos utilizadores da sede"] },
    { name: "Porto Digital SA", position: "Assistente técnico", startDate: "2012", endDate: "2015" },
  ]);
  expect(additional).toBeUndefined();
});

test("what is set like the text above it is text, unless a date stands below it", () => {
  const { work } = parse(
    heading("Experience"),
    line("Storekeeper", { bold: true, gap: 1 }),
    line("Selby Storage", { bold: true }),
    line("2014 – 2018", { bold: true }),
    line("Responsible for the stores of three sites, their yearly stocktaking and the training of new staff.", { gap: 1 }),
    line("Management of virtual machines (VMWare ESX)"),
    line("Project and setup of networks and servers"),
    line("Fitter", { bold: true, gap: 1 }),
    line("Harwell Works", { bold: true }),
    line("2010 – 2014", { bold: true }),
  );

  expect(work).toMatchObject([
    { name: "Selby Storage", position: "Storekeeper" },
    { name: "Harwell Works", position: "Fitter" },
  ]);
  expect(work).toHaveLength(2);

  const { work: posts } = parse(
    heading("Experience"),
    line("Corvane Group", { bold: true, gap: 1 }),
    line("Head of Procurement"),
    line("January 2019 – Present"),
    line("Led a team of nine buyers in four countries."),
    line("Senior Buyer"),
    line("March 2016 – January 2019"),
  );
  expect(posts).toMatchObject([{ position: "Head of Procurement" }, { position: "Senior Buyer", name: "Corvane Group" }]);
});

test("dated projects within the period of a job and set otherwise are what was done there", () => {
  const { work } = parse(
    heading("Experience"),
    line("Software Engineer, Quillfeather Systems\t2016 – 2021", { bold: true, gap: 1 }),
    line("Invoice portal\t2019 – 2021", { indent: 80 }),
    bullet("Wrote the export service in Go"),
    line("Mobile scanner app\t2017 – 2018", { indent: 80 }),
    line("Delivery map\t2016", { indent: 80 }),
    line("Junior Developer, Northgate Data\t2013 – 2016", { bold: true, gap: 1 }),
  );

  expect(work).toEqual([
    {
      name: "Quillfeather Systems",
      position: "Software Engineer",
      startDate: "2016",
      endDate: "2021",
      highlights: ["Invoice portal 2019 – 2021", "Wrote the export service in Go", "Mobile scanner app 2017 – 2018", "Delivery map 2016"],
    },
    { name: "Northgate Data", position: "Junior Developer", startDate: "2013", endDate: "2016" },
  ]);
});

test("dated rows under a job are jobs where they name a position, or lie outside of its period", () => {
  const names = (second: string) =>
    parse(
      heading("Experience"),
      line("Software Engineer, Quillfeather Systems\t2016 – 2021", { bold: true, gap: 1 }),
      line(second, { indent: 80 }),
      line("Junior Developer, Northgate Data\t2009 – 2012", { bold: true, gap: 1 }),
    ).work?.length;

  expect(names("Invoice portal\t2017 – 2018")).toBe(2);
  expect(names("Team Leader\t2017 – 2018")).toBe(3);
  expect(names("Invoice portal\t2013 – 2015")).toBe(3);
});

test("under a position, items that a period begins are jobs with employers of their own; items between them tell about the one above", () => {
  const items = [
    "2016 – 2019: St Anne Hospital, Leeds",
    "2014 – 2016: St John Hospital, York",
    "On leave since 20 October 2018, for a year",
    "May 2010 – June 2014: Red Cross Clinic, Bath",
  ];
  const jobs = (...texts: string[]) =>
    parse(heading("Experience"), line("Nurse", { bold: true }), ...texts.map((text) => bullet(text))).work ?? [];
  expect(jobs(...items).map(({ name, startDate, highlights }) => [name, startDate, highlights?.length ?? 0])).toEqual([
    ["St Anne Hospital", "2016", 0],
    ["St John Hospital", "2014", 1],
    ["Red Cross Clinic", "2010-05", 0],
  ]);
  expect(jobs(...items.slice(0, 2))).toHaveLength(1);
  expect(jobs(items[0] as string, "Led the ward", "Trained others", ...items.slice(1))).toHaveLength(1);
  expect(jobs(...items.map((text) => text.replace(":", " at")))).toHaveLength(1);
});

test("a job under the position of all has no employer but its own; under an employer the items are positions there", () => {
  const unnamed =
    "2014 – 2016: wherever somebody was needed, in the wards for old people and in those for the youngest, by day and by night";
  const jobs = (head: string, ...items: string[]) =>
    parse(heading("Experience"), line(head, { bold: true }), ...items.map((text) => bullet(text))).work?.map(({ name }) => name);
  expect(jobs("Nurse", "2016 – 2019: St Anne Hospital, Leeds", unnamed, "2010 – 2014: Red Cross Clinic, Bath")).toEqual([
    "St Anne Hospital",
    undefined,
    "Red Cross Clinic",
  ]);
  expect(jobs("Corve Works Ltd", "2016 – 2019: Pumps and valves", "2014 – 2016: Locks", "2010 – 2014: Boats")).toEqual(
    Array(3).fill("Corve Works Ltd"),
  );
});

test("dated list items under an employer without a date are the posts there; prizes are none", () => {
  const { work } = parse(
    heading("Experience"),
    line("Brightwater Logistics Ltd, Leeds", { bold: true, gap: 1 }),
    bullet("Warehouse Manager, Jan 2018 – Mar 2021"),
    bullet("Shift Supervisor, Feb 2015 – Dec 2017"),
    line("Kestrel Freight GmbH, Hamburg", { bold: true, gap: 1 }),
    bullet("Forklift Driver, 2012 – 2015"),
  );
  expect(work).toEqual([
    { name: "Brightwater Logistics Ltd", position: "Warehouse Manager", location: "Leeds", startDate: "2018-01", endDate: "2021-03" },
    { name: "Brightwater Logistics Ltd", position: "Shift Supervisor", location: "Leeds", startDate: "2015-02", endDate: "2017-12" },
    { name: "Kestrel Freight GmbH", position: "Forklift Driver", location: "Hamburg", startDate: "2012", endDate: "2015" },
  ]);

  const { work: jobs } = parse(
    heading("Experience"),
    line("Brightwater Logistics Ltd, Leeds", { bold: true, gap: 1 }),
    bullet("Nordic prize for safe yards, 2018"),
    bullet("ISO certificate at the first attempt, 2015"),
  );
  expect(jobs?.[0]?.highlights).toHaveLength(2);
});

test("the campus belongs to the name of its university, a country does not", () => {
  const { education } = parse(
    heading("Education"),
    line("B.A. Economics, University of California, Berkeley, 2012 – 2016", { gap: 1 }),
    line("M.S. Statistics, University of Wisconsin, United States, 2016 – 2018", { gap: 1 }),
  );

  expect(education).toMatchObject([
    { institution: "University of California, Berkeley", studyType: "B.A.", area: "Economics" },
    { institution: "University of Wisconsin", location: "United States" },
  ]);
});

test("a job that a sentence tells has its position without the words around it, and nothing is left over", () => {
  const { work, additional } = parse(
    heading("Experience"),
    bullet("Worked as a Staff Nurse at Saint Alban Hospital, Bristol from March 2015 to June 2018"),
    bullet("Worked as Care Assistant at Larchfield Home from 2012 to 2015"),
  );

  expect(work).toMatchObject([
    { name: "Saint Alban Hospital", position: "Staff Nurse", location: "Bristol", startDate: "2015-03" },
    { name: "Larchfield Home", position: "Care Assistant", startDate: "2012" },
  ]);
  expect(additional).toBeUndefined();

  const { work: german } = parse(
    heading("Berufserfahrung"),
    line("2015 – 2018\tTätigkeit als Bauleiter bei der Hollmann Bau GmbH in Kassel"),
    line("2012 – 2015\tAngestellt als Polier bei Wernicke & Söhne"),
  );
  expect(german).toMatchObject([
    { name: "Hollmann Bau GmbH", position: "Bauleiter", location: "Kassel" },
    { name: "Wernicke & Söhne", position: "Polier" },
  ]);
});

test("rows set alike are entries alike, though no list knows the words of one", () => {
  const { work } = parse(
    heading("Experience"),
    bullet("Buyer, Corvane Group"),
    bullet("Accountant, Halden Marine"),
    bullet("Storekeeper, Selby Storage"),
  );

  expect(work?.map(({ position }) => position)).toEqual(["Buyer", "Accountant", "Storekeeper"]);
});

test("behind a school without subjects stands its town, known or not", () => {
  const { education } = parse(
    heading("Ausbildung"),
    line("2015 – 2018\tRealgymnasium (Oberstufe), Hinterwinkel", { gap: 1 }),
    line("2011 – 2015\tMittelschule, Kleinbirken", { gap: 1 }),
  );

  expect(education).toMatchObject([
    { institution: "Realgymnasium (Oberstufe)", location: "Hinterwinkel" },
    { institution: "Mittelschule", location: "Kleinbirken" },
  ]);
  expect(education?.map(({ area }) => area)).toEqual([undefined, undefined]);
});

test("a short sentence under a role tells about that role, though it is set like the next one", () => {
  const { work } = parse(
    heading("Experience"),
    line("CORVANE GROUP\tLeeds", { bold: true, gap: 1 }),
    line("Purchasing Director\t2018 – Present"),
    line("Ran purchasing for four plants."),
    line("Purchasing Manager\t2014 – 2018"),
    line("Ran purchasing for one plant."),
  );

  expect(work?.map(({ position, summary }) => [position, summary])).toEqual([
    ["Purchasing Director", "Ran purchasing for four plants."],
    ["Purchasing Manager", "Ran purchasing for one plant."],
  ]);
});

test("an employer with its place in brackets before a colon is no place", () => {
  const { work } = parse(
    heading("Experience"),
    line("Morvan Works (Leeds): Site Manager\t2018 – 2021", { gap: 1 }),
    line("Halden Marine (Oslo): Accountant\t2014 – 2018", { gap: 1 }),
  );

  expect(work).toMatchObject([
    { name: "Morvan Works", location: "Leeds", position: "Site Manager" },
    { name: "Halden Marine", location: "Oslo", position: "Accountant" },
  ]);
});

test("degrees below a school in a row of its own belong to it; a course set otherwise does not", () => {
  const { education } = parse(
    heading("Education"),
    line("University of Leith", { bold: true, gap: 1 }),
    line("MSc Data Science\t2016 – 2018"),
    line("BSc Mathematics\t2013 – 2016"),
    line("Diploma in Welding\t2012", { italic: true, gap: 1 }),
    line("Harwell Sixth Form", { bold: true, gap: 1 }),
    line("A-levels\t2009 – 2011"),
  );

  expect(education?.map(({ studyType, institution }) => [studyType, institution])).toEqual([
    ["MSc", "University of Leith"],
    ["BSc", "University of Leith"],
    ["Diploma", undefined],
    ["A-levels", "Harwell Sixth Form"],
  ]);
});

test("a job without an employer does not get that of the job above, which begins and is set alike", () => {
  const { work } = parse(
    heading("Experience"),
    line("Software Engineer, Corvane Group\t2016 – 2021", { bold: true, gap: 1 }),
    bullet("Built the billing platform"),
    line("Babysitter\t2012 – 2014", { bold: true, gap: 1 }),
    line("Halden Marine", { bold: true, gap: 1 }),
    line("Senior Buyer\t2010 – 2012"),
    line("Buyer\t2008 – 2010"),
  );

  expect(work?.map(({ position, name }) => [position, name])).toEqual([
    ["Software Engineer", "Corvane Group"],
    ["Babysitter", undefined],
    ["Senior Buyer", "Halden Marine"],
    ["Buyer", "Halden Marine"],
  ]);
});

test("a dash between a title and its period in another style opens no period of its own", () => {
  const { work } = parse(
    heading("Experience"),
    line("Selby Storage", { bold: true, gap: 1 }),
    line("Storekeeper — Oct 2020 to present", { lead: "Storekeeper" }),
    bullet("Ran the stores of three sites."),
    line("Harwell Works", { bold: true, gap: 1 }),
    line("Fitter — Sept 2016 to Sept 2020", { lead: "Fitter" }),
    bullet("Mended pumps."),
  );

  expect(work).toEqual([
    { name: "Selby Storage", position: "Storekeeper", startDate: "2020-10", highlights: ["Ran the stores of three sites."] },
    { name: "Harwell Works", position: "Fitter", startDate: "2016-09", endDate: "2020-09", highlights: ["Mended pumps."] },
  ]);
});

test("a table whose header row parts the period into from and to, behind a running number", () => {
  const row = (text: string, index: number) => line(text, { table: { id: 1, row: index, column: 0, columns: 5 } });
  const { work, additional } = parse(
    heading("Experience"),
    ...[
      "Sl. No.\tOrganisation\tDesignation\tFrom\tTo",
      "1\tSelby Storage Ltd\tSenior Storekeeper\tApril 2016\tTill date",
      "2\tHarwell Works\tFitter\tJuly 2012\tMarch 2016",
    ].map(row),
  );

  expect(work).toEqual([
    { name: "Selby Storage Ltd", position: "Senior Storekeeper", startDate: "2016-04" },
    { name: "Harwell Works", position: "Fitter", startDate: "2012-07", endDate: "2016-03" },
  ]);
  expect(additional).toBeUndefined();
});

test("a state whose letters are a job title too stays with its city", () => {
  const { work } = parse(
    heading("Experience"),
    line("Storekeeper", { bold: true, gap: 1 }),
    line("Tidewater Freight, Norfolk, VA"),
    line("02/2011 – 05/2017"),
  );
  expect(work).toMatchObject([{ name: "Tidewater Freight", position: "Storekeeper", location: "Norfolk, VA" }]);
});

test.each(["Position\tEmployer", "Dates (from – to)\tEmployer\tPosition"])("a row of the labels of columns is no entry: %p", (labels) => {
  const { work } = parse(
    heading("Experience"),
    line(labels),
    line("2014 – 2018\tSelby Storage\tStorekeeper"),
    line("2010 – 2014\tHarwell Works\tFitter"),
  );
  expect(work).toMatchObject([
    { name: "Selby Storage", position: "Storekeeper" },
    { name: "Harwell Works", position: "Fitter" },
  ]);
});

test("a city below a date stands beside the head of its entry, and is none", () => {
  const cell = (text: string, column: number, row: number) => line(text, { table: { id: 1, row, column, columns: 2 } });
  const { work } = parse(
    heading("Experience"),
    cell("2014 – 2018", 0, 0),
    cell("Leeds", 0, 0),
    cell("Storekeeper, Selby Storage", 1, 0),
    cell("Kept the stores of three sites and trained new staff.", 1, 0),
    cell("2010 – 2014", 0, 1),
    cell("Bristol", 0, 1),
    cell("Fitter, Harwell Works", 1, 1),
    cell("Repaired the pumps of the harbour.", 1, 1),
  );
  expect(work).toMatchObject([
    { name: "Selby Storage", position: "Storekeeper", location: "Leeds" },
    { name: "Harwell Works", position: "Fitter", location: "Bristol" },
  ]);
});

test("a sentence with a date is an entry where a section has sentences alone, unless it is as long as a story", () => {
  const degrees = (text: string) => parse(heading("Education"), line(text)).education ?? [];
  const sentence = "Diploma in bookkeeping, which was obtained in 2011 at the Trade School of Leeds.";
  expect(degrees(sentence)).toHaveLength(1);
  expect(
    degrees(sentence.replace("Diploma", "Diploma, after a long winter in which the river rose over the bridge and the school was shut,")),
  ).toEqual([]);
});

describe("over list items that each have a date, a sentence of seven words or more", () => {
  const opening = "I have worked in many trades since school";
  const employer = "Department of the Pumps and Cranes of Harwell";
  const [fitter, storekeeper] = ["2018 – 2021 Fitter", "2014 – 2018 Storekeeper"].map((text) => bullet(text)) as [Line, Line];
  const read = (...lines: Line[]) => parse(heading("Experience"), ...lines);
  const employers = (...lines: Line[]) => read(...lines).work?.map(({ name }) => name);

  test("introduces them, and is neither an employer nor text of one of them", () => {
    const { work, additional } = read(line(opening), fitter, line("Mended the pumps of the harbour."), storekeeper);
    expect(work).toEqual([
      { position: "Fitter", startDate: "2018", endDate: "2021", summary: "Mended the pumps of the harbour." },
      { position: "Storekeeper", startDate: "2014", endDate: "2018" },
    ]);
    expect(additional?.[0]?.items).toEqual([opening]);
  });

  test("introduces them also in bold", () => {
    expect(employers(line(opening, { bold: true }), fitter, storekeeper)).toEqual([undefined, undefined]);
  });

  test("but fewer words may be an employer", () => {
    const short = "Office for the aged of Harwell";
    expect(employers(line(short), fitter, storekeeper)).toEqual([short, short]);
  });

  test("and so may words of which many begin with a capital", () => {
    for (const name of [employer, "Royal National Hospital for Rheumatic Diseases in Bath"])
      expect(employers(line(name), fitter, storekeeper)).toEqual([name, name]);
  });

  test("and so may words in a heading style, beside a place and behind a label", () => {
    const home = "Our home for the aged of Harwell";
    const both = [home, home];
    expect(employers(line(home), fitter, storekeeper)).toEqual([undefined, undefined]);
    expect(employers(line(home, { heading: 3 }), fitter, storekeeper)).toEqual(both);
    expect(employers(line(`${home}\tLeeds`), fitter, storekeeper)).toEqual(both);
    expect(employers(line(`Employer: ${home}`), fitter, storekeeper)).toEqual(both);
  });

  test("or with a date, and below another line", () => {
    expect(read(line(`${opening} 2010 – 2021`), fitter, storekeeper).work?.[0]).toMatchObject({ startDate: "2010", endDate: "2021" });
    expect(employers(line("Corvane Group", { bold: true }), line(opening), fitter, storekeeper)?.[0]).toBe("Corvane Group");
    expect(employers(line(employer), line(opening), fitter, storekeeper)?.[0]).toBe(employer);
  });

  test("nor is it apart from one item alone, from items one of which has no date or two, and from dates of two levels", () => {
    const isApart = (...items: Line[]) => read(line(opening), ...items).additional !== undefined;
    const stage = { ...bullet("Apprentice 2015 – 2016"), bullet: { glyph: "–", level: 1 } };
    expect(isApart(fitter, storekeeper)).toBe(true);
    expect(isApart(fitter)).toBe(false);
    expect(isApart(fitter, storekeeper, bullet("Mended pumps."))).toBe(false);
    expect(isApart(fitter, bullet("Porter 2014 – 2015 and 2016 – 2017"))).toBe(false);
    expect(isApart(fitter, storekeeper, stage)).toBe(false);
  });
});

test("of two divisions that are as good, a row between two dates is of the entry below it, and below a title with its date of the one above", () => {
  const context = { language: "en", body: { size: 10 }, recognized: new Set<number>() } as unknown as Parameters<typeof toRow>[1];
  const divided = (...lines: Parameters<typeof toRow>[0][]) =>
    segmentEntries(lines.map((one) => toRow(one, context))).map(({ rows }) => rows.map(({ text }) => text).join(" / "));
  expect(divided(line("Acme Ltd\t2014 – 2018"), line("Fitter"), line("Acme Ltd"), line("2019 – 2021"))).toEqual([
    "Acme Ltd\t2014 – 2018",
    "Fitter / Acme Ltd / 2019 – 2021",
  ]);
  expect(
    divided(line("Fitter", { bold: true }), line("Acme Ltd\t2014 – 2018"), line("Fitter"), line("2019 – 2021"), line("2014 – 2018")),
  ).toEqual(["Fitter / Acme Ltd\t2014 – 2018 / Fitter", "2019 – 2021", "2014 – 2018"]);
});
