import { expect, test } from "bun:test";
import { layoutPages } from "./layout.ts";
import { block, page, print, printAround, printBefore, read, texts } from "./print.testing.ts";

const HEADING = { size: 15, color: "#2266aa" };
const LABEL = { size: 9 };
const labels = (y: number, items: string[], step: number) =>
  items.flatMap((item, index) => printBefore(120, y + index * step - 0.7, item, LABEL));

const JOB = [
  ...print(130, 60, "Experience", HEADING),
  ...labels(78, ["07/2019 – now"], 0),
  ...print(130, 78, "Team lead, Neckar Antriebe AG, Stuttgart, with a team of eight people and a budget"),
  ...block(144, 91, ["• Led six engineers and their work", "• Built a digital twin of the test bench"], { leading: 11 }),
];

test("a label in the margin and its one line of text are one row", () => {
  const runs = [
    ...JOB,
    ...print(130, 130, "Skills", HEADING),
    ...labels(148, ["Expert", "Advanced", "Advanced", "Basic"], 13),
    ...block(130, 148, ["ANSYS", "CATIA", "MATLAB", "Python"], { leading: 13 }),
    ...print(130, 216, "Certificates", HEADING),
    ...labels(234, ["2018"], 0),
    ...print(130, 234, "Six Sigma Green Belt"),
  ];
  expect(read(runs)).toEqual([
    "Experience",
    "07/2019 – now | Team lead, Neckar Antriebe AG, Stuttgart, with a team of eight people and a budget",
    "Led six engineers and their work",
    "Built a digital twin of the test bench",
    "Skills",
    "Expert | ANSYS",
    "Advanced | CATIA",
    "Advanced | MATLAB",
    "Basic | Python",
    "Certificates",
    "2018 | Six Sigma Green Belt",
  ]);
});

test("a heading in the margin that takes two lines is one heading, with all its text below", () => {
  const head = (y: number, ...texts: string[]) => block(50, y, texts, { bold: true, leading: 12 });
  const runs = [
    ...head(60, "About"),
    ...print(160, 60, "Reliable and quick, with a clean licence"),
    ...head(90, "Professional", "experience"),
    ...block(160, 90, ["Driver, Pennine Haulage", "Leeds and all of Yorkshire", "Trunking of chilled goods", "Training of new starters"], {
      leading: 12,
    }),
    ...head(160, "Education"),
    ...block(160, 160, ["Level 2, Driving Goods Vehicles", "Leeds City College", "With distinction"], { leading: 12 }),
    ...head(220, "Skills"),
    ...block(160, 220, ["Tail lift", "Digital tachograph"], { leading: 12 }),
    ...head(260, "Contact"),
    ...print(160, 260, "07700 900461"),
    ...head(290, "Languages"),
    ...print(160, 290, "English"),
    ...head(320, "Interests"),
    ...print(160, 320, "Fell running"),
  ];
  expect(read(runs).slice(1, 4)).toEqual(["Professional experience", "Driver, Pennine Haulage", "Leeds and all of Yorkshire"]);
});

test("a date in the margin that takes two lines is one cell before the text beside it", () => {
  const runs = [
    ...print(130, 30, "Education", HEADING),
    ...labels(58, ["October 2015 –", "July 2017"], 12),
    ...block(130, 58, ["MSc Physics, with distinction", "Bristol"], { leading: 13 }),
    ...labels(98, ["October 2012 –", "July 2015"], 12),
    ...block(130, 98, ["BSc Physics, with honours", "Leeds"], { leading: 13 }),
  ];
  expect(read(runs)).toEqual([
    "Education",
    "October 2015 – July 2017 | MSc Physics, with distinction",
    "Bristol",
    "October 2012 – July 2015 | BSc Physics, with honours",
    "Leeds",
  ]);
});

test("a short month whose year is in the next line of the margin goes on there", () => {
  const job = (y: number, dates: string[], title: string, ...texts: string[]) => [
    ...dates.flatMap((date, at) => printBefore(120, y + 13 * at, date)),
    ...print(130, y, title),
    ...block(140, y + 13, texts, { leading: 13 }),
  ];
  const runs = [
    ...print(130, 30, "Experience", HEADING),
    ...job(58, ["sept. 2012–", "actualidad"], "Driver, Teme Mill", "Drove and mended", "Loaded the boats"),
    ...job(101, ["sept.", "2008–jun.", "2012"], "Fitter, Corve Works", "Kept the presses going", "Built frames"),
    ...job(144, ["feb.", "2005–ago.", "2008"], "Welder, Clun Forge", "Mended the gates", "Learnt to measure"),
  ];
  expect(read(runs)).toEqual([
    "Experience",
    ...["sept. 2012– actualidad | Driver, Teme Mill", "Drove and mended", "Loaded the boats"],
    ...["sept. 2008–jun. 2012 | Fitter, Corve Works", "Kept the presses going", "Built frames"],
    ...["feb. 2005–ago. 2008 | Welder, Clun Forge", "Mended the gates", "Learnt to measure"],
  ]);
});

test("a date at the right margin that takes two lines is one cell after the text beside it", () => {
  const job = (y: number, title: string, dates: string[]) => [
    ...print(50, y, title, { bold: true }),
    ...block(50, y + 13, ["Hotel Miramar, San Sebastian", "Managed banquets for up to three hundred guests"], { leading: 13 }),
    ...dates.flatMap((date, index) => printBefore(550, y + 11 * index, date, { size: 9 })),
  ];
  const runs = [...job(60, "Chef", ["June 2016 –", "May 2019"]), ...job(130, "Cook", ["March 2013 –", "May 2016"])];
  expect(read(runs)).toEqual([
    "Chef | June 2016 – May 2019",
    "Hotel Miramar, San Sebastian",
    "Managed banquets for up to three hundred guests",
    "Cook | March 2013 – May 2016",
    "Hotel Miramar, San Sebastian",
    "Managed banquets for up to three hundred guests",
  ]);
});

test("in a narrow column, too, a date at the right margin that takes two lines is one cell", () => {
  const job = (y: number, title: string, place: string, dates: string[]) => [
    ...print(50, y, title, { bold: true }),
    ...print(50, y + 13, place),
    ...dates.flatMap((date, index) => printBefore(250, y + 11 * index, date)),
  ];
  const runs = [
    ...job(60, "Head chef", "Hotel Miramar", ["September 2016 –", "December 2019"]),
    ...job(110, "Second cook", "Bar Nautico", ["September 2013 –", "August 2016"]),
  ];
  expect(read(runs, { width: 300 })).toEqual([
    "Head chef | September 2016 – December 2019",
    "Hotel Miramar",
    "Second cook | September 2013 – August 2016",
    "Bar Nautico",
  ]);
});

test("a wrapped heading in the margin stays one heading beside short lines", () => {
  const heading = { bold: true };
  const runs = [
    ...print(50, 100, "Profile", heading),
    ...block(180, 100, ["Engineer of eight years in the billing of energy, calm and", "thorough, who likes to teach and to write"], {
      leading: 12,
    }),
    ...block(50, 150, ["Professional", "qualifications"], { ...heading, leading: 13 }),
    ...block(180, 150, ["Auditor", "Bookkeeper"], { leading: 13 }),
  ];
  expect(read(runs).slice(-3)).toEqual(["Professional qualifications", "Auditor", "Bookkeeper"]);
});

const PARTS = [
  ["Summary", ["Engineer of eight years"]],
  ["Career", ["Settle Systems, Leeds", "Lead engineer", "Settlements by night", "Tiny Ltd, York", "Engineer"]],
  ["Studies", ["University of Leeds", "Mathematics"]],
  ["Tongues", ["English", "German", "Polish", "Welsh"]],
] as const;
/** Each part with as much room as its text and white above and below it. */
const parts = PARTS.map(([title, lines], index) => {
  const top = 100 + PARTS.slice(0, index).reduce((sum, [, before]) => sum + before.length * 12 + 40, 0);
  return { title, lines: [...lines], first: top + 10, middle: top + 6 * lines.length };
});
const IN_ORDER = PARTS.flatMap(([title, lines]) => [title, ...lines]);

test("titles in the margin in the middle of their blocks stand over them", () => {
  const runs = [
    ...print(50, 60, "Rosa Lind", { size: 20 }),
    ...parts.flatMap(({ title, lines, first, middle }) => [
      ...printAround(80, middle + 4, title, { size: 11, bold: true }),
      ...block(160, first, lines, { leading: 12 }),
    ]),
  ];
  expect(read(runs)).toEqual(["Rosa Lind", ...IN_ORDER]);
});

test.each([-3, 0, 3])("titles in the margin that miss the middle of their blocks by %d points stand over them", (miss) => {
  const runs = parts.flatMap(({ title, lines, first, middle }) => [
    ...printAround(80, middle + 4 + miss, title, { size: 11, bold: true }),
    ...block(160, first, lines, { leading: 12 }),
  ]);
  expect(read(runs)).toEqual(IN_ORDER);
});

test("titles set upwards beside their blocks stand over them", () => {
  const upwards = (x: number, middle: number, text: string) =>
    print(0, 0, text, HEADING).map((run) => {
      const box = { page: 1, x, y: middle - run.box.width / 2, width: HEADING.size, height: run.box.width };
      return { ...run, box, baseline: middle + run.box.width / 2, rotated: 270 };
    });
  const runs = [
    ...print(50, 60, "Rosa Lind", { size: 20 }),
    ...parts.flatMap(({ title, lines, first, middle }) => [...upwards(50, middle, title), ...block(90, first, lines, { leading: 12 })]),
  ];
  const { lines } = layoutPages([page(runs)]);
  expect(texts(lines)).toEqual(["Rosa Lind", ...IN_ORDER]);
  expect(lines.find((line) => line.text === "Career")?.physicalLines[0]?.box).toMatchObject({ x: 50, width: 15, height: 45 });
});

test("a date in the margin that takes three lines is one cell before the text beside its first", () => {
  const runs = [
    ...print(130, 30, "Education", HEADING),
    ...["March", "2014–April", "2018"].flatMap((text, index) => printBefore(120, 58 + 12 * index, text, LABEL)),
    ...block(130, 58, ["MSc Physics, with distinction", "Bristol", "Thesis on light"], { leading: 13 }),
    ...["July", "2011–May", "2014"].flatMap((text, index) => printBefore(120, 110 + 12 * index, text, LABEL)),
    ...block(130, 110, ["BSc Physics, with honours", "Leeds", "Thesis on sound"], { leading: 13 }),
  ];
  expect(read(runs)).toEqual([
    "Education",
    "March 2014–April 2018 | MSc Physics, with distinction",
    "Bristol",
    "Thesis on light",
    "July 2011–May 2014 | BSc Physics, with honours",
    "Leeds",
    "Thesis on sound",
  ]);
});

test("a title of capitals in the margin does not go on in the period below it", () => {
  const runs = [
    ...labels(60, ["EXPERIÊNCIA"], 0),
    ...labels(74, ["2015 – presente"], 0),
    ...block(130, 74, ["Chefe de manutenção em Vila Real, com uma equipa de dez técnicos e três turnos", "Águas do Marão"], {
      leading: 12,
    }),
    ...labels(112, ["FORMAÇÃO ACADÉMICA"], 0),
    ...labels(124, ["2004 – 2008"], 0),
    ...block(130, 124, ["Licenciatura em Engenharia Eletrotécnica", "Instituto Superior do Porto"], { leading: 12 }),
  ];
  expect(read(runs).some((text) => /ACADÉMICA.*2004/.test(text.split(" | ")[0] ?? ""))).toBe(false);
});

test("a dash that goes on with a period in a narrow column is no bullet", () => {
  const runs = [
    ...print(50, 60, "Studium und Schulbildung", HEADING),
    ...printBefore(120, 80, "November 2011"),
    ...printBefore(120, 92, "– November"),
    ...printBefore(120, 104, "2013"),
    ...print(140, 80, "Zweites Staatsexamen, Oberlandesgericht Celle", { bold: true }),
    ...print(140, 92, "Note: gut"),
    ...printBefore(120, 124, "Oktober 2005"),
    ...printBefore(120, 136, "– Februar 2011"),
    ...print(140, 124, "Studium der Rechte, Universität Göttingen", { bold: true }),
    ...print(140, 136, "Schwerpunkt Arbeit"),
  ];
  const rows = read(runs);
  expect(rows.filter((row) => row.includes("|"))).toEqual([
    "November 2011 – November 2013 | Zweites Staatsexamen, Oberlandesgericht Celle",
    "Oktober 2005 – Februar 2011 | Studium der Rechte, Universität Göttingen",
  ]);
});

test("one long item of a list makes no column of the dates beside it", () => {
  const runs = [
    ...print(40, 60, "Expériences", HEADING),
    ...print(40, 80, "depuis 01/2020"),
    ...block(164, 80, ["Consultante", "Conseil Morvan, Lyon"], { leading: 13 }),
    ...block(164, 106, ["- Cadrage de projets pour huit communes.", "- Formation de deux cents agents de la ville."], { leading: 13 }),
    ...print(40, 133, "09/2014 - 12/2019"),
    ...block(164, 133, ["Cheffe de projet", "Groupe Saône, Lyon"], { leading: 13 }),
    ...block(164, 159, ["- Mise en place du portail des citoyens."], { leading: 13 }),
  ];
  expect(read(runs)).toContain("09/2014 - 12/2019 | Cheffe de projet");
});

test("labels without capitals that are set apart are labels of their own", () => {
  const spoken = ["čeština", "angličtina", "němčina", "polština", "ruština", "italština", "španělština"];
  const levels = ["rodilý mluvčí", "B2", "B1", "A2", "A2", "A1", "A1"];
  const runs = [
    ...JOB,
    ...print(130, 130, "Jazyky", HEADING),
    ...labels(148, spoken, 15),
    ...levels.flatMap((level, index) => print(130, 148 + 15 * index, level)),
    ...print(130, 270, "Dovednosti", HEADING),
    ...labels(288, ["Nástroje"], 15),
    ...block(130, 288, ["Excel a Word pro výkazy, rozpočty a plány, k tomu účetní programy", "a databáze"], { leading: 12 }),
  ];
  expect(read(runs)).toContain("angličtina | B2");
});

test("dates in the left margin begin the entries beside them, though no space divides the entries and headings stand at the left edge", () => {
  const head = (y: number, text: string) => print(50, y, text, { size: 12, bold: true });
  const runs = [
    ...head(60, "Professional experience"),
    ...block(50, 78, ["2020–present"]),
    ...block(130, 78, [
      "Data analyst, Quayside Foods, Leith. Forecasts of demand for all of the shops, and the tables",
      "behind them; training of the two juniors, who took over the shops of the north and of the isles",
    ]),
    ...block(50, 102, ["2018–2020"]),
    ...block(130, 102, [
      "Trainee, Harbour Mutual, Leith. Reports on claims to the board every month, and all the checks",
      "of data before them; a new index of the claims, which is in use at all the branches of the firm",
    ]),
    ...head(150, "Education"),
    ...block(50, 168, ["2015–2018"]),
    ...block(130, 168, ["BSc, Statistics with a minor in Economics, University of Leith, with the prize of the faculty"]),
    ...block(50, 180, ["2013–2015"]),
    ...block(130, 180, ["Diploma, Book-keeping, Leith College"]),
  ];
  expect(read(runs)).toEqual([
    "Professional experience",
    "2020–present | Data analyst, Quayside Foods, Leith. Forecasts of demand for all of the shops, and the tables behind them; training of the two juniors, who took over the shops of the north and of the isles",
    "2018–2020 | Trainee, Harbour Mutual, Leith. Reports on claims to the board every month, and all the checks of data before them; a new index of the claims, which is in use at all the branches of the firm",
    "Education",
    "2015–2018 | BSc, Statistics with a minor in Economics, University of Leith, with the prize of the faculty",
    "2013–2015 | Diploma, Book-keeping, Leith College",
  ]);
});

test("dates in the margin that go on below, and how long each was, stand before their entries; a label among them is one too", () => {
  const leading = 12;
  const bold = { bold: true };
  const runs = [
    ...print(50, 60, "Experience", bold),
    ...block(56, 74, ["February 2019 –", "today", "5 years 6 months"], { leading }),
    ...print(180, 74, "Meadow Trade Ltd", bold),
    ...print(180, 86, "Leeds"),
    ...print(180, 98, "Head of purchasing", bold),
    ...block(180, 110, ["Finds suppliers", "Writes contracts"], { leading }),
    ...block(56, 134, ["April 2016 –", "January 2019", "2 years 10 months"], { leading }),
    ...print(180, 134, "North Bakery plc", bold),
    ...print(180, 146, "Leeds"),
    ...print(180, 158, "Buyer", bold),
    ...print(180, 170, "Watches the stock and the papers of each delivery"),
    ...print(50, 196, "Skills", bold),
    ...print(56, 210, "Languages"),
    ...print(180, 210, "English, native"),
  ];
  expect(read(runs).map((text) => text.split(" | ")[0])).toEqual([
    "Experience",
    "February 2019 – today",
    "5 years 6 months",
    "Meadow Trade Ltd",
    "Leeds",
    "Head of purchasing",
    "Finds suppliers",
    "Writes contracts",
    "April 2016 – January 2019",
    "2 years 10 months",
    "North Bakery plc",
    "Leeds",
    "Buyer",
    "Watches the stock and the papers of each delivery",
    "Skills",
    "Languages",
  ]);
});

test("a rule drawn with a sign over each heading in the margin says nothing", () => {
  const sections = (["Profile", "Work", "Skills", "Other"] as const).flatMap((title, index) => [
    ...print(40, 100 + index * 60, "ㅡ", { size: 10 }),
    ...print(40, 114 + index * 60, title, { size: 10, bold: true }),
    ...block(
      160,
      100 + index * 60,
      ["Words of the first line of this part of the page and of", "the second one, which is as long as the first", "and a third"],
      { leading: 14 },
    ),
  ]);
  const lines = read([...print(40, 50, "Anna Berger", { size: 24 }), ...sections]);
  expect(lines.join("\n")).not.toContain("ㅡ");
  expect(lines.indexOf("Skills")).toBeGreaterThan(lines.indexOf("Work") + 1);
});
