import { expect, test } from "bun:test";
import type { Row } from "./2-segments/rows.ts";
import { opensColumns } from "./4-columns/headings-over-columns.ts";
import type { Frame } from "./4-columns/region.ts";
import { layoutPages } from "./layout.ts";
import { block, page, print, printBefore, read, rule, texts } from "./print.testing.ts";

const HEADING = { bold: true, size: 12, color: "#aa3300" };

test("spaces of a typewriter face that happen to stand below each other are no gutter", () => {
  const typed = { letter: 0.6, gap: 0.6, size: 9 };
  const lines = [
    "Grew marketing sourced pipeline by half in two years while cutting costs",
    "Cuts marketing budgets planned pipeline by half in two years, while saving",
    "Runs marketing payments planned pipelines by day for two years, with savings",
    "Does marketing",
  ];
  expect(read(block(50, 100, lines.slice(0, 3), { ...typed, leading: 22 }))).toEqual(lines.slice(0, 3));
});

test("in a justified row the wide spaces are spaces", () => {
  const runs = [0, 1, 2, 3].flatMap((row) => print(50, 100 + 30 * row, "Led teams of nine people in two lands", { gap: 0.7 }));
  expect(read(runs)).toHaveLength(4);
  expect(read(runs)[0]).toBe("Led teams of nine people in two lands");
});

test("columns in a part of the page, each under a heading of its own, are read one after the other", () => {
  const full = (y: number) => print(50, y, "A sentence that runs across the whole page over all of the columns that stand below it here");
  const runs = [
    ...print(50, 60, "Profile", HEADING),
    ...full(80),
    ...print(50, 110, "Work", HEADING),
    ...full(130),
    ...print(50, 170, "Education", HEADING),
    ...block(50, 186, ["BSc Physics"], { bold: true }),
    ...block(50, 200, ["Bristol", "2011"], { leading: 14 }),
    ...print(250, 170, "Skills", HEADING),
    ...block(250, 186, ["Backend"], { bold: true }),
    ...block(250, 200, ["Go, SQL", "Kafka", "Docker"], { leading: 14 }),
    ...print(420, 170, "Languages", HEADING),
    ...block(420, 186, ["English", "Spanish"], { leading: 14 }),
  ];
  const lines = read(runs);
  expect(lines.slice(4)).toEqual([
    "Education",
    "BSc Physics",
    "Bristol",
    "2011",
    "Skills",
    "Backend",
    "Go, SQL",
    "Kafka",
    "Docker",
    "Languages",
    "English",
    "Spanish",
  ]);
});

test("dates and places that end at the right margin are cells of their rows, whatever their weight", () => {
  const jobs = [
    ["Kiezlabs GmbH", "Berlin"],
    ["Junior Developer", "05/2023 – 08/2024"],
    ["Neckar Antriebe AG", "Ingolstadt"],
    ["Team lead", "09/2007 – 08/2011"],
  ];
  const runs = jobs.flatMap(([left, right], index) => {
    const styleKey = { bold: index % 2 === 0 };
    return [...print(50, 100 + index * 13, left as string, styleKey), ...printBefore(550, 100 + index * 13, right as string, styleKey)];
  });
  expect(read(runs)).toEqual(jobs.map((job) => job.join(" | ")));
});

test("a block of addresses beside a large name is not read into it", () => {
  const runs = [
    ...print(50, 60, "Tobias Reutlinger", { size: 28 }),
    ...print(50, 81, "Engineer", { size: 14 }),
    ...["12 Mill Lane, Leeds", "0113 496 000", "tobias@example.org"].flatMap((line, index) =>
      printBefore(550, 44 + 12 * index, line, { size: 9 }),
    ),
  ];
  expect(read(runs)).toEqual(["Tobias Reutlinger", "Engineer", "12 Mill Lane, Leeds", "0113 496 000", "tobias@example.org"]);
});

test("a word that runs over its column does not open the column", () => {
  const left = block(50, 100, ["Contact", "12 Mill Lane", "0113 496 000", "a.very.long.address@example.org", "Leeds", "Bilingual"], {
    size: 9,
    leading: 15,
  });
  const prose = Array.from({ length: 7 }, () => "Led the migration of the billing platform to an event driven design");
  const lines = read([...left, ...block(160, 100, prose)]);
  expect(lines.slice(0, 6)).toEqual(["Contact", "12 Mill Lane", "0113 496 000", "a.very.long.address@example.org", "Leeds", "Bilingual"]);
});

test("the marks of a time line are no bullets", () => {
  const marks = [90, 140].map((y) => rule(40, y + 4, 6, 6));
  const { lines } = layoutPages([
    page([...print(54, 100, "Engineer"), ...print(54, 150, "Developer")], { bulletShapes: marks, rules: [rule(42.5, 80, 1, 100)] }),
  ]);
  expect(lines.map((line) => line.bullet)).toEqual([undefined, undefined]);
});

test("columns end at a line that is drawn across both", () => {
  const runs = [
    ...print(50, 60, "Networks", HEADING),
    ...print(50, 80, "LinkedIn", { bold: true }),
    ...print(50, 92, "jane-doe"),
    ...print(300, 80, "GitHub", { bold: true }),
    ...print(300, 92, "jdoe"),
    ...print(50, 130, "Work", HEADING),
    ...print(50, 150, "Engineer"),
    ...print(300, 150, "2019 to 2021"),
    ...print(50, 162, "Analyst"),
    ...print(300, 162, "2016 to 2019"),
  ];
  const lines = layoutPages([page(runs, { rules: [rule(50, 110, 500, 1)] })]).lines.map(({ text }) => text);

  expect(lines).toEqual(["Networks", "LinkedIn", "jane-doe", "GitHub", "jdoe", "Work", "Engineer\t2019 to 2021", "Analyst\t2016 to 2019"]);
});

test("blocks side by side under one heading are not columns of the sections that follow", () => {
  const runs = [
    ...print(50, 60, "Languages", HEADING),
    ...print(50, 80, "English", { bold: true }),
    ...print(50, 92, "Native"),
    ...print(300, 80, "Spanish", { bold: true }),
    ...print(300, 92, "Fluent"),
    ...print(50, 130, "References", HEADING),
    ...print(50, 150, "Ann Lee", { bold: true }),
    ...print(50, 162, "Acme Ltd"),
    ...print(300, 150, "Bob Ray", { bold: true }),
    ...print(300, 162, "Widget GmbH"),
    ...print(50, 200, "Interests", HEADING),
    ...print(50, 220, "Chess"),
  ];

  expect(read(runs)).toEqual([
    "Languages",
    "English",
    "Native",
    "Spanish",
    "Fluent",
    "References",
    "Ann Lee",
    "Acme Ltd",
    "Bob Ray",
    "Widget GmbH",
    "Interests",
    "Chess",
  ]);
});

test("pieces of a line that the document sets one by one are told, unless it sets every word so", () => {
  const set = (runs: ReturnType<typeof print>, starts: number[]) =>
    runs.map((run, index) => ({ ...run, startsTextObject: starts.includes(index) }));
  const prose = print(50, 100, "Runs payment systems in two countries with teams of nine people each and much care");
  const tags = print(50, 120, "Machine learning Go Power BI");
  const separate = [...print(50, 120, "Go"), ...print(70, 120, "Power BI"), ...print(122, 120, "SQL")].map((run, index) => ({
    ...run,
    startsTextObject: index !== 2,
  }));
  expect(read([...set(prose, [0]), ...separate])[1]).toBe("Go | Power BI | SQL");
  const piecesOf = (runs: typeof tags) => layoutPages([page(runs)]).lines.map((line) => line.cells[0]?.pieces);

  expect(piecesOf([...set(prose, [0]), ...set(tags, [0, 2, 3])])).toEqual([undefined, ["Machine learning", "Go", "Power BI"]]);
  expect(piecesOf([...set(prose, [...prose.keys()]), ...set(tags, [...tags.keys()])])).toEqual([undefined, undefined]);
});

test("dates at the right edge above two columns belong to the lines that they stand beside", () => {
  const job = (y: number, title: string, period: string) => [
    ...print(50, y, title, { bold: true }),
    ...printBefore(550, y, period),
    ...block(50, y + 14, ["Brunlow Construction Ltd"]),
  ];
  const runs = [
    ...print(50, 60, "Experience", HEADING),
    ...job(80, "Site Engineer", "2016 – 2021"),
    ...job(120, "Surveyor", "2012 – 2016"),
    ...job(160, "Trainee", "2010 – 2012"),
    ...print(50, 210, "Skills", HEADING),
    ...block(50, 230, ["Track design", "Earned value", "Surveying"]),
    ...print(320, 210, "Interests", HEADING),
    ...block(320, 230, ["Bell ringing", "Fell running", "Chess"]),
  ];

  expect(read(runs)).toEqual([
    "Experience",
    "Site Engineer | 2016 – 2021",
    "Brunlow Construction Ltd",
    "Surveyor | 2012 – 2016",
    "Brunlow Construction Ltd",
    "Trainee | 2010 – 2012",
    "Brunlow Construction Ltd",
    "Skills",
    "Track design",
    "Earned value",
    "Surveying",
    "Interests",
    "Bell ringing",
    "Fell running",
    "Chess",
  ]);
});

test("places at the right edge of a left column are no column with what stands right of them, be they as long as each other or not", () => {
  const job = (y: number, title: string, place: string) => [
    ...print(50, y, title, { bold: true }),
    ...print(50, y + 14, "2016 – 2021"),
    ...printBefore(330, y + 14, place),
    ...print(50, y + 28, "Set out and recorded nine km of track"),
  ];
  const runs = (...places: [string, string, string, string]) => [
    ...print(50, 60, "Experience", HEADING),
    ...job(80, "Site Engineer", places[0]),
    ...job(130, "Surveyor", places[1]),
    ...job(180, "Trainee", places[2]),
    ...job(230, "Assistant", places[3]),
    ...print(360, 60, "Skills", HEADING),
    ...block(360, 84, ["Track design and its tools", "Earned value", "Surveying", "Planning", "NEC4 contracts"], { leading: 21 }),
    ...print(360, 200, "Interests", HEADING),
    ...block(360, 223, ["Bell ringing", "Fell running", "Chess"], { leading: 17 }),
  ];

  for (const lines of [runs("Leeds", "Delmenhorst", "Oldenburg", "Bristol"), runs("Leeds", "Derby", "Leeds", "Truro")])
    expect(read(lines).slice(0, 4)).toEqual([
      "Experience",
      "Site Engineer",
      "2016 – 2021 | Leeds",
      "Set out and recorded nine km of track",
    ]);
});

test("cards side by side are read row by row, each whole, under the heading over their row", () => {
  const heading = { size: 13, bold: true, color: "#007755" };
  const card = (x: number, y: number, ...lines: string[]) => block(x + 8, y + 16, lines, { leading: 12 });
  const box = (x: number, y: number) => rule(x, y, 250, 60, "#eef4f4");
  const cards = (y: number) => [box(40, y), box(300, y)];
  const runs = [
    ...print(40, 60, "Career", heading),
    ...card(40, 70, "Baker", "Gold Street Bakery", "2019 – now"),
    ...card(300, 70, "Apprentice", "Miller and Daughters", "2016 – 2019"),
    ...print(40, 160, "Studies", heading),
    ...card(40, 170, "Level 3 Baking", "Leeds City College"),
    ...card(300, 170, "GCSE", "Roundhay School"),
    ...card(40, 240, "Level 2 Baking", "York College"),
    ...card(300, 240, "First aid", "Red Cross"),
  ];
  expect(read(runs, { rules: [...cards(70), ...cards(170), ...cards(240)] })).toEqual([
    "Career",
    ...["Baker", "Gold Street Bakery", "2019 – now", "Apprentice", "Miller and Daughters", "2016 – 2019"],
    "Studies",
    ...["Level 3 Baking", "Leeds City College", "GCSE", "Roundhay School"],
    ...["Level 2 Baking", "York College", "First aid", "Red Cross"],
  ]);
});

test("places and dates at the right edge, a little off the baseline of their line, stand in its row", () => {
  const entry = (y: number, company: string, city: string, title: string, dates: string) => [
    ...print(50, y, company, { bold: true }),
    ...printBefore(550, y, city),
    ...print(50, y + 13.5, title, { size: 6 }),
    ...printBefore(550, y + 12, dates, { size: 8 }),
    ...print(62, y + 26, "• Ran the day shift and wrote its rota"),
  ];
  const runs = [
    ...entry(100, "Tyne Valley Trust", "Newcastle", "Junior Sister", "April 2021 – now"),
    ...entry(160, "Wearside General", "Sunderland", "Staff Nurse", "May 2016 – March 2021"),
    ...entry(220, "Larchfield House", "Leeds", "Carer", "June 2014 – May 2016"),
  ];
  expect(read(runs).slice(0, 3)).toEqual([
    "Tyne Valley Trust | Newcastle",
    "Junior Sister | April 2021 – now",
    "Ran the day shift and wrote its rota",
  ]);
});

test("a list that runs on below the other column stays under its heading", () => {
  const heading = { bold: true, size: 10.5 };
  const column = (x: number, y: number, title: string, items: string[]) => [
    ...print(x, y, title, heading),
    ...block(
      x,
      y + 16,
      items.map((item) => `• ${item}`),
      { leading: 12 },
    ),
  ];
  const runs = [
    ...print(50, 60, "Baker with twelve years at the oven, who likes to teach and to write down what works", {}),
    ...column(50, 100, "Skills", ["Sourdough", "Pastry", "Rotas"]),
    ...column(320, 100, "Languages", ["English", "Welsh"]),
    ...column(50, 170, "Interests", ["Fell running", "Choir"]),
    ...column(320, 160, "Courses", ["Food hygiene"]),
  ];
  expect(read(runs).slice(1)).toEqual([
    ...["Skills", "Sourdough", "Pastry", "Rotas", "Languages", "English", "Welsh"],
    ...["Interests", "Fell running", "Choir", "Courses", "Food hygiene"],
  ]);
});

test("dates at the right edge of a wide card are read with its text, though a card below begins in the gap before them", () => {
  const card = (x: number, y: number, width: number, height: number) => rule(x, y, width, height, "#f0f0f0");
  const runs = [
    ...print(60, 60, "Experience", { size: 14 }),
    ...[90, 170].flatMap((y, job) => [
      ...print(60, y, job ? "Baker" : "Head baker", { bold: true }),
      ...printBefore(560, y, job ? "07/2016 – 03/2019" : "04/2019 – now"),
      ...block(60, y + 13, [job ? "Miller Ltd" : "Gold Street Ltd", "Bread and rolls every night", "Taught apprentices"], { leading: 13 }),
    ]),
    ...print(60, 270, "Education", { size: 14 }),
    ...block(60, 290, ["Level 3 Baking", "Leeds City College"], { leading: 13 }),
    ...print(320, 270, "Skills", { size: 14 }),
    ...block(320, 290, ["Sourdough", "Ovens"], { leading: 13 }),
  ];
  const rules = [card(50, 40, 520, 200), card(50, 250, 255, 90), card(310, 250, 260, 90)];
  expect(read(runs, { rules })).toContain("Head baker | 04/2019 – now");
});

test("headings side by side open columns where text below is aligned with each; a bold employer, its date and a line of the sidebar open none", () => {
  const row = (baseline: number, ...texts: [x: number, right: number, styleKey: string][]) =>
    ({ baseline, segments: texts.map(([x, right, styleKey]) => ({ x, right, styleKey, size: 10, baseline })) }) as Row;
  const frame = { headings: new Set(["bold"]) } as Frame;
  const job = [
    row(100, [50, 130, "bold"], [220, 300, "bold"], [480, 560, "bold"]),
    row(112, [50, 110, "plain"], [220, 290, "plain"], [520, 560, "plain"]),
  ];
  const headings = [job[0] as Row, row(112, [50, 110, "plain"], [220, 290, "plain"], [480, 530, "plain"])];
  expect([job, headings].map((rows) => opensColumns(rows, frame))).toEqual([false, true]);
});

test("a range of dates that takes two lines of the margin ends there, and the next range is the next entry", () => {
  const heading = { bold: true, size: 12 };
  const runs = [
    ...print(50, 80, "Studies", heading),
    ...print(50, 100, "2009\u20132011"),
    ...print(130, 100, "Diploma in Baking, Lyon."),
    ...print(50, 130, "Jobs", heading),
    ...block(50, 150, ["2021\u2013", "today"], { leading: 12 }),
    ...print(130, 150, "Baker, Bakery North."),
    ...print(50, 174, "2016\u20132021"),
    ...print(130, 174, "Miller, Mill South. A family business with thirty people in the valley of the river."),
    ...print(50, 190, "2014\u20132016"),
    ...print(130, 190, "Buyer, Market Hall East, Dover. A wholesale market with forty stalls and a canteen."),
  ];
  const lines = read(runs);
  expect(lines).toContain("2016\u20132021 | Miller, Mill South. A family business with thirty people in the valley of the river.");
  expect(lines.findIndex((line) => line.includes("Baker,"))).toBeLessThan(lines.findIndex((line) => line.startsWith("2016")));
});

test("labels flush right stand beside their values also where a quarter of the width is theirs, as in the old Europass CV", () => {
  const label = (y: number, text: string) => printBefore(176, y, text);
  const task = "Read the meters of two thousand houses, wrote reports, and then";
  const entry = (y: number, values: [string, string, string], tasks: number) => [
    ...label(y, "Dates"),
    ...print(194, y, values[0]),
    ...label(y + 13, "Occupation or position"),
    ...print(194, y + 13, values[1], { bold: true }),
    ...label(y + 26, "Main activities and"),
    ...label(y + 38, "responsibilities"),
    ...block(
      194,
      y + 26,
      Array.from({ length: tasks }, () => task),
    ),
    ...label(y + 27 + 12 * tasks, "Name of employer"),
    ...print(194, y + 27 + 12 * tasks, values[2]),
  ];
  const lines = read([
    ...printBefore(176, 60, "Personal information", { bold: true, size: 12 }),
    ...label(80, "Name / Surname"),
    ...print(194, 80, "Ada Example", { bold: true, size: 12 }),
    ...printBefore(176, 110, "Experience", { bold: true, size: 12 }),
    ...entry(130, ["2015 to 2019", "Meter reader", "Water Works North"], 2),
    ...entry(210, ["2011 to 2015", "Plumber", "Pipe and Sons"], 4),
    ...entry(310, ["2008 to 2011", "Apprentice", "Pipe and Sons"], 3),
    ...entry(400, ["2006 to 2008", "Messenger", "Post Office"], 5),
  ]);
  expect(lines).toContain("Occupation or position | Meter reader");
  expect(lines).toContain("Name of employer | Post Office");
});

test("labels flush right stand beside values of two lines, too, in a table with a line between them as on the page", () => {
  const FORM = [
    ["Dates", ["2005-01 to 2009-03"]],
    ["Name and address of employer", ["Corve Data Services for the harbours and the towns of", "the outer firth"]],
    ["Type of business", ["Computing"]],
    ["Position held", ["Clerk, later head of the office"]],
    ["Dates", ["2001-07 to 2004-12"]],
    ["Name and address of employer", ["Institute of the Tides at the University of Leith and of", "the inner firth"]],
    ["Type of business", ["Research"]],
    ["Position held", ["Fellow"]],
  ] as const;
  let y = 80;
  const runs = FORM.flatMap(([label, lines]) => {
    const at = y;
    y += 14 * lines.length;
    return [...printBefore(230, at, label), ...block(250, at, [...lines], { leading: 14 })];
  });
  const expected = FORM.map(([label, lines]) => `${label} | ${lines.join(" ")}`);
  expect(read(runs)).toEqual(expected);
  const rules = [
    rule(60, 66, 480, 0.5),
    rule(240, 66, 0.5, y - 70),
    rule(60, y - 4, 480, 0.5),
    rule(60, y + 30, 480, 0.5),
    rule(240, y - 4, 0.5, 34),
  ];
  const below = [...print(70, y + 12, "Languages"), ...print(250, y + 12, "English")];
  expect(read([...runs, ...below], { rules }).slice(0, FORM.length)).toEqual(expected);
});

test("a label flush right beside a list, whose first line is a little lower, is a label of its own", () => {
  const label = (y: number, text: string) => printBefore(217, y, text);
  const entry = (y: number, [dates, post, employer]: [string, string, string]) => [
    ...label(y, "Dates"),
    ...print(227, y, dates),
    ...label(y + 15, "Position held"),
    ...print(227, y + 15, post),
    ...label(y + 30, "Employer"),
    ...print(227, y + 30, employer),
    ...label(y + 45, "Main activities"),
    ...print(235, y + 48, "• Led the works at the harbour bridge."),
    ...print(235, y + 62, "• Wrote the reports for the town."),
  ];
  const lines = read([
    ...printBefore(217, 80, "Experience", { bold: true, size: 12 }),
    ...entry(100, ["2016 to 2020", "Site manager", "Bridge Works"]),
    ...entry(190, ["2010 to 2016", "Surveyor", "Harbour Office"]),
  ]);
  expect(lines).toContain("Employer | Bridge Works");
  expect(lines).toContain("Employer | Harbour Office");
});

test("a date on a box of colour stands beside its job, and the box is no sidebar", () => {
  const job = (y: number, period: string, lines: string[]) => [...block(60, y, [period, "Leeds"]), ...block(200, y, lines)];
  const boxes = [86, 146].map((y) => rule(50, y, 100, 50, "#dde6ee"));
  const runs = [
    ...job(100, "2019 – 2021", ["Engineer, Acme Ltd", "Ran the quay."]),
    ...job(160, "2015 – 2019", ["Fitter, Onny Ltd", "Mended cranes."]),
  ];
  const lines = read(
    runs.map((run) => ({ ...run, order: 1e9 + run.order })),
    { rules: boxes },
  );
  expect(lines.slice(0, 2).join(" ")).toContain("Acme");
});

test("columns go on at the top of the next page, however few lines one of them has left", () => {
  const sentence = "Kept the presses of three halls going by day and by night, and taught";
  const first = page([
    ...block(
      50,
      60,
      Array.from({ length: 40 }, () => sentence),
      { leading: 18 },
    ),
    ...block(
      450,
      60,
      Array.from({ length: 30 }, (_, at) => `Skill ${at}`),
      { leading: 24 },
    ),
  ]);
  const left = print(62, 60, "Presses");
  const right = block(450, 60, ["Diploma Metal Work", "Ludlow College"]);
  const linesOf = (...pages: (typeof first)[]) => texts(layoutPages(pages).lines);
  const below = linesOf(first, page([...left, ...right], { page: 2 }));
  expect(below.slice(-2)).toEqual(["Diploma Metal Work", "Ludlow College"]);
  expect(below.indexOf("Presses")).toBeLessThan(below.indexOf("Skill 0"));
  expect(linesOf(page([...left, ...right]))).toEqual(["Presses | Diploma Metal Work", "Ludlow College"]);

  const elsewhere = block(480, 60, ["Diploma Metal Work", "Ludlow College"]);
  expect(linesOf(first, page([...left, ...elsewhere], { page: 2 }))).toContain("Presses | Diploma Metal Work");
});

test("a few texts too long for a sidebar, up to the text beside it and into it, do not close its gutter", () => {
  const contact = ["01234 567890", "jane.longstreet@example.org", "Ludlow", "Great Britain"];
  const skills = ["Welding", "Turning", "Certificate of Fitters", ...Array.from({ length: 20 }, (_, at) => `Skill ${at}`)];
  const aside = [
    ...contact.flatMap((text, at) => print([63, 62, 64, 60][at] as number, 100 + 14 * at, text, { size: 9 })),
    ...block(50, 170, skills, { size: 9, leading: 25 }),
  ];
  const jobs = Array.from({ length: 30 }, (_, at) => `Kept press ${at} of the hall going by day and by night`);
  const lines = read([...aside, ...block(152, 104, jobs, { leading: 21 })]);
  expect(lines).toEqual([...contact, ...skills, ...jobs]);
});

test("an e-mail address that runs up to the text of the next column is no part of it", () => {
  const aside = ["Contact", "jane.doe@example.org", ...Array.from({ length: 28 }, (_, at) => `Skill ${at}`)];
  const jobs = Array.from({ length: 30 }, (_, at) => `Kept press ${at} of the hall going by day and by night`);
  const lines = read([...block(50, 102, aside, { size: 9, leading: 22 }), ...block(143, 104, jobs, { leading: 20 })]);
  expect(lines).toEqual([...aside, ...jobs]);
});

test("a field of a form that was left empty keeps its line, and the value above it stays beside its own label", () => {
  const field = (y: number, label: string, value?: string) => [
    ...printBefore(217, y, `• ${label}`),
    ...(value ? print(227, y, value) : []),
  ];
  const entry = (y: number, values: (string | undefined)[]) =>
    ["Dates", "Employer", "Business or sector", "Position held"].flatMap((label, at) => field(y + 14 * at, label, values[at]));
  const lines = read([
    ...printBefore(217, 80, "Experience", { bold: true, size: 12 }),
    ...entry(100, ["2016 to 2020", "Bridge Works", "Steel and timber", "Site manager"]),
    ...entry(180, ["2010 to 2016", "Harbour Office", undefined, "Surveyor"]),
    ...entry(260, ["2008 to 2010", "Post Office", undefined, "Messenger"]),
  ]);
  expect(lines).toContain("Employer | Harbour Office");
  expect(lines).toContain("Business or sector");
  expect(lines).toContain("Position held | Surveyor");
});

test("a form goes on at the top of the next page, whatever stands beside its labels there", () => {
  const label = (y: number, text: string) => printBefore(176, y, text);
  const task = "Read the meters of two thousand houses, wrote the reports of a year, and then";
  const entry = (y: number, [dates, post, employer]: [string, string, string]) => [
    ...label(y, "Dates"),
    ...print(194, y, dates),
    ...label(y + 13, "Occupation or position"),
    ...print(194, y + 13, post),
    ...label(y + 26, "Main activities"),
    ...block(194, y + 26, [task, task, task]),
    ...label(y + 64, "Name of employer"),
    ...print(194, y + 64, employer),
  ];
  const first = [
    ...printBefore(176, 60, "Experience", { bold: true, size: 12 }),
    ...entry(80, ["2015 to 2019", "Meter reader", "Water Works North"]),
    ...entry(170, ["2011 to 2015", "Plumber", "Pipe and Sons"]),
    ...entry(260, ["2008 to 2011", "Apprentice", "Pipe and Sons"]),
  ];
  const second = [
    ...label(60, "Name of employer"),
    ...print(194, 60, "Post Office"),
    ...["Skills", "Annexes"].flatMap((field, at) => label(102 + 24 * at, field)),
    ...block(194, 90, [task, task, task, task, task, task]),
    ...label(180, "Driving licence"),
    ...print(194, 180, "B"),
  ];
  const lines = texts(layoutPages([page(first), { ...page(second), page: 2 }]).lines);
  expect(lines.slice(lines.lastIndexOf("Name of employer")).filter((line) => line.length < 20)).toEqual([
    "Name of employer",
    "Post Office",
    "Skills",
    "Annexes",
    "Driving licence",
    "B",
  ]);
  const alone = texts(layoutPages([page(second)]).lines);
  expect(alone.indexOf("Driving licence")).toBeLessThan(alone.indexOf("Post Office"));
});
