import { expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import type { PageContent, PositionedRun, Rule } from "./1-words/content.ts";
import { layoutPages } from "./layout.ts";

type Look = { size?: number; bold?: boolean; color?: string; hidden?: string; rotated?: number; gap?: number };

const LETTER = 0.5;
const SPACE = 0.28;

/** Words of one printed line, each letter half an em wide. */
function print(x: number, baseline: number, text: string, styleKey: Look = {}): PositionedRun[] {
  const { size = 10, bold = false, color = "#000000", hidden, rotated, gap = SPACE } = styleKey;
  let at = x;
  return text.split(" ").map((word, index) => {
    const width = [...word].length * LETTER * size;
    const box = { page: 1, x: at, y: baseline - 0.8 * size, width, height: size };
    at += width + gap * size;
    return {
      text: word,
      box,
      baseline,
      style: { size, bold, italic: false, color },
      spaceBefore: index > 0,
      hidden,
      rotated,
      order: Math.round(baseline * 1000 + at),
    };
  });
}

/** Lines set one below the other. */
function block(x: number, baseline: number, lines: string[], styleKey: Look & { leading?: number } = {}): PositionedRun[] {
  return lines.flatMap((line, index) => print(x, baseline + index * (styleKey.leading ?? 12), line, styleKey));
}

function page(runs: PositionedRun[], extra: Partial<PageContent> = {}): PageContent {
  const number = extra.page ?? 1;
  return {
    page: number,
    width: 600,
    height: 840,
    rules: [],
    bulletShapes: [],
    images: [],
    ...extra,
    runs: runs.map((run) => ({ ...run, box: { ...run.box, page: number } })),
  };
}

const rule = (x: number, y: number, width: number, height: number, fill = "#000000"): Rule => ({
  box: { page: 1, x, y, width, height },
  fill,
  order: 0,
});
const texts = (lines: Line[]) => lines.map((line) => line.cells.map((cell) => cell.text).join(" | "));
const read = (runs: PositionedRun[], extra: Partial<PageContent> = {}) => texts(layoutPages([page(runs, extra)]).lines);

const PROSE = [
  "Led the migration of the billing platform to an event driven",
  "design and cut the monthly close from nine days to only three",
  "days. Worked with finance and with support in four countries.",
];
const NARROW = ["A platform team of eight in", "three countries, with a budget", "of two million euros a year"];

test("a wrapped paragraph is one line, and short lines below each other stay apart", () => {
  const runs = [...block(50, 100, PROSE), ...block(50, 160, ["Senior Engineer", "Acme Ltd", "London"])];
  expect(read(runs)).toEqual([PROSE.join(" "), "Senior Engineer", "Acme Ltd", "London"]);
});

test("a text and a date on one baseline are the cells of one line", () => {
  const runs = [...print(50, 100, "Senior Engineer"), ...print(480, 100.5, "2018 – 2021", { size: 9 })];
  expect(read(runs)).toEqual(["Senior Engineer | 2018 – 2021"]);
});

test("columns are read one after the other, the full-width head first", () => {
  const left = block(50, 200, [...PROSE.map((line) => line.slice(0, 38)), "Skills of every kind", "Java"], { leading: 13 });
  const right = [
    ...block(330, 206, NARROW, { leading: 15 }),
    ...print(330, 258, "Languages", { bold: true }),
    ...print(330, 273, "French"),
  ];
  const lines = layoutPages([
    page([
      ...print(50, 100, "Maria Lopez", { size: 24 }),
      ...print(50, 140, "A line that runs across the whole page and over both of its columns below it"),
      ...left,
      ...right,
    ]),
  ]).lines;
  expect(lines[0]?.text).toBe("Maria Lopez");
  expect(new Set(lines.slice(0, 2).map((line) => line.flow)).size).toBe(1);
  expect(texts(lines).indexOf("Java")).toBeLessThan(texts(lines).indexOf("Languages"));
  expect(lines.find((line) => line.text === "Java")?.flow).not.toBe(lines.find((line) => line.text === "French")?.flow);
});

test("columns with a common heading style are columns although all their lines are level", () => {
  const left = [
    ...print(50, 100, "Contact", { size: 14, bold: true }),
    ...block(50, 120, ["a@example.org", "Paris"]),
    ...print(50, 160, "Skills", { size: 14, bold: true }),
    ...block(50, 180, ["Java", "SQL"]),
  ];
  const right = [
    ...print(300, 100, "Experience", { size: 14, bold: true }),
    ...block(300, 120, ["Engineer at Acme", "2019"]),
    ...print(300, 160, "Education", { size: 14, bold: true }),
    ...block(300, 180, ["MSc", "2015"]),
  ];
  expect(read([...left, ...right])).toEqual([
    "Contact",
    "a@example.org",
    "Paris",
    "Skills",
    "Java",
    "SQL",
    "Experience",
    "Engineer at Acme",
    "2019",
    "Education",
    "MSc",
    "2015",
  ]);
});

test("headings in a margin are read with the text beside them", () => {
  const runs = [
    ...print(50, 100, "Profile", { bold: true, size: 12 }),
    ...block(180, 100, PROSE),
    ...block(50, 160, ["Work", "experience"], { bold: true, size: 12, leading: 14 }),
    ...block(180, 160, ["Engineer", "Acme Ltd, London", "Wrote software"], { leading: 13 }),
    ...print(50, 230, "Studies", { bold: true, size: 12 }),
    ...block(180, 230, ["MSc Physics", "Bristol"]),
  ];
  expect(read(runs)).toEqual([
    "Profile",
    PROSE.join(" "),
    "Work experience",
    "Engineer",
    "Acme Ltd, London",
    "Wrote software",
    "Studies",
    "MSc Physics",
    "Bristol",
  ]);
});

test("a form of labels and values is read row by row", () => {
  const rows = [
    ["Name", "Anna Nowak"],
    ["Born", "12 May 1990"],
    ["Nationality", "Polish"],
    ["Phone", "+48 600 000 000"],
  ];
  const runs = rows.flatMap(([label, value], index) => [
    ...print(60, 100 + index * 16, label as string),
    ...print(180, 100 + index * 16, value as string),
  ]);
  expect(read(runs)).toEqual(rows.map((row) => row.join(" | ")));
});

test("pairs of label over value side by side are read pair by pair", () => {
  const runs = [
    ...print(50, 100, "Date of birth", { size: 8, color: "#888888" }),
    ...print(50, 112, "12 May 1990"),
    ...print(250, 100, "Nationality", { size: 8, color: "#888888" }),
    ...print(250, 112, "Italian"),
  ];
  expect(read(runs)).toEqual(["Date of birth", "12 May 1990", "Nationality", "Italian"]);
});

test("a column goes on where it stood on the page before, and so does a paragraph", () => {
  const sidebar = [rule(0, 0, 200, 840, "#223344")];
  const skills = (from: number) => Array.from({ length: 30 }, (_, index) => `Skill ${from + index}`);
  const first = page(
    [
      ...block(20, 60, skills(0), { leading: 25 }),
      ...block(
        220,
        60,
        Array.from({ length: 15 }, () => PROSE[0] as string),
        { leading: 50 },
      ),
      ...print(220, 800, PROSE[0] as string),
    ],
    { rules: sidebar },
  );
  const second = page(
    [
      ...block(20, 60, skills(30), { leading: 25 }),
      ...block(220, 60, PROSE.slice(1)),
      ...block(220, 160, ["Other", "Lines", "Here"], { leading: 31 }),
    ],
    { page: 2, rules: sidebar },
  );
  const { lines } = layoutPages([first, second]);
  expect(lines[59]?.text).toBe("Skill 59");
  expect(lines[59]?.place).toBe("sidebar");
  expect(new Set(lines.map((line) => line.flow)).size).toBe(2);
  expect(texts(lines)).toContain(PROSE.join(" "));
});

test("bullets of text or drawn are taken off, and their text is joined", () => {
  const dots = [rule(52, 133, 3, 3)];
  const { lines } = layoutPages([
    page([...print(50, 100, "•"), ...block(64, 100, PROSE), ...print(64, 138, "Short one"), ...print(64, 150, "– Dash")], {
      bulletShapes: dots,
    }),
  ]);
  expect(lines.map((line) => line.bullet?.glyph)).toEqual(["•", "•", "–"]);
  expect(lines[0]?.text).toBe(PROSE.join(" "));
});

test("list items at one edge are of one level, those further in of the next", () => {
  const { lines } = layoutPages([
    page(
      [
        [50, "Sales"],
        [50, "Service"],
        [70, "Spare parts"],
        [70, "Repairs"],
        [50, "Training"],
      ].flatMap(([x, text], at) => [
        ...print(x as number, 100 + 14 * at, "•"),
        ...print((x as number) + 12, 100 + 14 * at, text as string),
      ]),
    ),
  ]);
  expect(lines.map(({ text, bullet }) => `${bullet?.level} ${text}`)).toEqual([
    "0 Sales",
    "0 Service",
    "1 Spare parts",
    "1 Repairs",
    "0 Training",
  ]);
});

test("the first dot of a drawn level is no bullet", () => {
  const level = [..."●●●○○"].flatMap((dot, index) => print(200 + index * 9, 100, dot));
  const { lines } = layoutPages([page([...print(50, 100, "Python"), ...level])]);
  expect(lines.map((line) => line.bullet)).toEqual([undefined]);
  expect(lines[0]?.text.replace(/\s/g, "")).toBe("Python●●●○○");
});

test("letter-spaced headings are closed up", () => {
  const spaced = "E X P E R I E N C E".split(" ").flatMap((letter, index) => print(50 + index * 9, 100, letter));
  const two = [..."WORK", "", ..."DONE"].flatMap((letter, index) => (letter ? print(50 + index * 9, 130, letter) : []));
  expect(read([...spaced, ...two])).toEqual(["EXPERIENCE", "WORK DONE"]);
});

test("a letter with its vowels and the letters joined with it is one letter of a spaced heading", () => {
  const spaced = ["शि", "क्षा"].flatMap((letter, index) => print(50 + index * 15, 100, letter));
  expect(read(spaced)).toEqual(["शिक्षा"]);
});

test("a hyphen at the end of a line is kept in a compound and goes where words are divided throughout", () => {
  const compound = [
    "Responsible for a team of nine people and for its long-",
    "term plans in every one of the four countries of the group",
  ];
  expect(read(block(50, 100, compound))[0]).toContain("long-term plans");
  const divided = [
    "Responsible for the manage-",
    "ment of nine people and of the develop-",
    "ment of plans for all coun-",
    "tries of the group, all of it",
  ];
  const whole = read(block(50, 100, [PROSE[0] as string, ...divided.map((line) => `${"and so it went on and ".repeat(1)}${line}`)])).join(
    " ",
  );
  expect(whole).not.toContain("-");
});

test("text in the colour of its ground, off the page or drawn invisibly is set aside; white on a dark panel is not", () => {
  const runs = [
    ...print(50, 100, "Visible"),
    ...print(50, 130, "white", { color: "#ffffff" }),
    ...print(50, 160, "panel", { color: "#ffffff" }).map((run) => ({ ...run, order: 1e9 })),
    ...print(700, 190, "outside"),
    ...print(50, 220, "invisible", { hidden: "drawn invisibly" }),
    ...print(50, 250, "tiny", { size: 1 }),
  ];
  const { lines, setAside } = layoutPages([page(runs, { rules: [rule(40, 140, 200, 30, "#112233")] })]);
  expect(texts(lines)).toEqual(["Visible", "panel"]);
  expect(setAside.map((entry) => `${entry.reason} ${entry.text}`).toSorted()).toEqual([
    "hidden invisible",
    "hidden outside",
    "hidden tiny",
    "hidden white",
  ]);
});

test("a panel that is drawn over white text does not make it visible", () => {
  const panel = { ...rule(40, 140, 200, 30, "#112233"), order: 1e9 };
  const { lines, setAside } = layoutPages([
    page([...print(50, 100, "Visible"), ...print(50, 160, "covered", { color: "#ffffff" })], { rules: [panel] }),
  ]);
  expect(texts(lines)).toEqual(["Visible"]);
  expect(setAside.map(({ reason, text }) => `${reason} ${text}`)).toEqual(["hidden covered"]);
});

test("dark print on a dark panel is set aside, beside the panel or over a picture on it is not", () => {
  const panel = rule(40, 140, 200, 30, "#112233");
  const dark = { color: "#112234" };
  const after = (runs: PositionedRun[]) => runs.map((run) => ({ ...run, order: 1e9 }));
  const runs = [...print(50, 100, "above", dark), ...after(print(50, 160, "within", dark)), ...after(print(150, 160, "pictured", dark))];
  const picture = { box: { page: 1, x: 145, y: 140, width: 60, height: 30 }, order: 1e8, pixels: { width: 60, height: 30 } };
  const { lines, setAside } = layoutPages([page(runs, { rules: [panel], images: [picture] })]);
  expect(texts(lines)).toEqual(["above", "pictured"]);
  expect(setAside.map(({ text, detail }) => `${text}: ${detail}`)).toEqual(["within: in the colour of its background"]);
});

test("the invisible text over a scan is its text", () => {
  const image = { box: { page: 1, x: 0, y: 0, width: 600, height: 840 }, order: 0, pixels: { width: 1200, height: 1680 } };
  expect(read(print(50, 100, "Recognized before", { hidden: "drawn invisibly" }), { images: [image] })).toEqual(["Recognized before"]);
});

test("text drawn twice is read once", () => {
  const runs = print(50, 100, "Shadow");
  const { lines, setAside } = layoutPages([page([...runs, ...runs.map((run) => ({ ...run, box: { ...run.box, x: run.box.x + 0.4 } }))])]);
  expect(texts(lines)).toEqual(["Shadow"]);
  expect(setAside[0]?.reason).toBe("duplicate");
});

test("text drawn twice is read once wherever it stands, and as often as it stands", () => {
  const places = Array.from({ length: 20 }, (_, at) => print(50, 100 + 30 * at, "Shadow"));
  const runs = places.flat();
  const shadows = runs.map((run) => ({ ...run, box: { ...run.box, x: run.box.x + 0.4 } }));
  const { lines, setAside } = layoutPages([page([...runs, ...shadows])]);
  expect(texts(lines)).toEqual(places.map(() => "Shadow"));
  expect(setAside.map(({ reason }) => reason)).toEqual(places.map(() => "duplicate"));
});

test("page numbers and repeated heads are set aside, and a head is kept once", () => {
  const body = (number: number) =>
    page(
      [
        ...print(50, 30, "Anna Nowak, anna@example.org", { size: 8 }),
        ...block(
          50,
          300,
          PROSE.map((line) => `${number} ${line}`),
        ),
        ...print(280, 820, `Page ${number} of 2`, { size: 8 }),
      ],
      { page: number },
    );
  const { lines, setAside } = layoutPages([body(1), body(2)]);
  expect(lines[0]).toMatchObject({ text: "Anna Nowak, anna@example.org", place: "header" });
  expect(setAside.map((entry) => entry.reason).toSorted()).toEqual(["page_number", "page_number", "repeated"]);
  expect(texts(lines).join(" ")).not.toContain("Page");
});

test("a repeated head is set aside though the text of the page begins a little below it and further right", () => {
  const pages = ["Fitter in Leeds", "Welder in York"].map((job, index) =>
    page([...print(50, 40, "Anna Nowak"), ...print(120, 60, job), ...block(50, 84, PROSE)], { page: index + 1 }),
  );
  const { lines, setAside } = layoutPages(pages);
  expect(setAside.map(({ text, reason }) => [text, reason])).toEqual([["Anna Nowak", "repeated"]]);
  expect(texts(lines).filter((text) => text.includes("Anna Nowak"))).toEqual(["Anna Nowak"]);
});

test("the line that a fax machine prints on the edge of a page is set aside; a date and a phone number of the CV are not", () => {
  const sent = [...print(30, 14, "FAX 2024-03-11 09:42", { size: 8 }), ...print(150, 14, "+49 30 555 0199 P.1/1", { size: 8 })];
  const cv = [...print(50, 80, "Jana Moravec", { size: 18 }), ...print(50, 100, "+420 700 100 200")];
  const { lines, setAside } = layoutPages([page([...sent, ...cv], { ocr: true })]);
  expect(texts(lines)).toEqual(["Jana Moravec", "+420 700 100 200"]);
  expect(setAside.map(({ reason }) => reason)).toContain("fax_line");

  const dated = print(50, 20, "Jana Moravec, born 12.03.1980, Fax +420 700 100 201, Seite 1");
  const reachable = print(50, 20, "Jana Moravec, 9:00 to 17:30, Fax +420 700 100 201, 12.03.2024, jana@moravec.cz");
  for (const header of [dated, reachable])
    expect(layoutPages([page([...header, ...print(50, 100, "+420 700 100 200")], { ocr: true })]).lines).toHaveLength(2);
  expect(layoutPages([page([...sent, ...cv])]).setAside).toEqual([]);
});

test("a bordered table is read row by row, with its header marked", () => {
  const grid = [100, 120, 140, 160].map((y) => rule(50, y, 300, 0.5)).concat([50, 200, 350].map((x) => rule(x, 100, 0.5, 60)));
  const runs = [
    ...print(60, 114, "Skill", { bold: true }),
    ...print(210, 114, "Level", { bold: true }),
    ...print(60, 134, "Java"),
    ...print(210, 134, "Expert"),
    ...print(60, 154, "SQL"),
    ...print(210, 154, "Good"),
  ];
  const { lines } = layoutPages([page(runs, { rules: grid })]);
  expect(texts(lines)).toEqual(["Skill | Level", "Java | Expert", "SQL | Good"]);
  expect(lines.map((line) => line.table?.row)).toEqual([0, 1, 2]);
  expect(lines[0]?.table?.header).toBe(true);
});

test("a table cell with several paragraphs gives a line for each", () => {
  const grid = [100, 150, 170].map((y) => rule(50, y, 300, 0.5)).concat([50, 150, 350].map((x) => rule(x, 100, 0.5, 70)));
  const runs = [
    ...print(60, 114, "Address"),
    ...block(160, 114, ["Via Roma 1", "50123 Firenze", "Italia"]),
    ...print(60, 164, "Phone"),
    ...print(160, 164, "055 000"),
  ];
  const { lines } = layoutPages([page(runs, { rules: grid })]);
  expect(texts(lines)).toEqual(["Address", "Via Roma 1", "50123 Firenze", "Italia", "Phone | 055 000"]);
  expect(lines.map((line) => line.table?.column)).toEqual([0, 1, 1, 1, 0]);
});

test("lines and bands of headings are told", () => {
  const { lines } = layoutPages([
    page([...print(50, 100, "Ruled"), ...print(50, 200, "Shaded"), ...print(50, 300, "Plain")], {
      rules: [rule(50, 105, 500, 0.7), rule(40, 186, 520, 20, "#dddddd")],
    }),
  ]);
  expect(lines.map((line) => [line.ruled, line.shaded])).toEqual([
    [true, undefined],
    [undefined, true],
    [undefined, undefined],
  ]);
});

test("an icon goes and divides what stands beside it", () => {
  const runs = [
    ...print(50, 100, "\uE0B0"),
    ...print(62, 100, "0123 456"),
    ...print(112, 100, "\uE0BE"),
    ...print(122, 100, "a@example.org"),
  ];
  expect(read(runs)).toEqual(["0123 456 | a@example.org"]);
});

test("right-to-left script is read from the right, with numbers and addresses as they are", () => {
  // "البريد: a@example.org" as it is drawn: the address on the left.
  const runs = [
    ...print(300, 100, "a@example.org"),
    ...print(370, 100, "البريد:"),
    ...print(500, 130, "المهنية الخبرة"),
    ...print(50, 130, "2018"),
  ];
  expect(read(runs)).toEqual(["البريد: a@example.org", "الخبرة المهنية | 2018"]);
});

test("a number that is drawn in parts between its hyphens keeps its order on a page from right to left", () => {
  const LETTER_WIDTH = LETTER * 10;
  const parts = ["54", "-", "555", "-", "0142"];
  const number = parts.flatMap((part, index) => print(50 + parts.slice(0, index).join("").length * LETTER_WIDTH, 100, part));
  const runs = [
    ...number,
    ...print(140, 100, "972"),
    ...print(140 + 3 * LETTER_WIDTH, 100, "+"),
    ...print(300, 100, "טלפון:"),
    ...print(50, 130, "2016 - 2012"),
    ...print(300, 130, "עבודה"),
  ];
  expect(read(runs)).toEqual(["טלפון: | +972 | 54-555-0142", "עבודה | 2012 - 2016"]);
});

test("a word of letters and figures that is drawn in parts stays one on a page from right to left", () => {
  const runs = [
    ...print(100, 100, "Primavera P"),
    ...print(100 + 11 * LETTER * 10 - (LETTER - SPACE) * 10, 100, "6"),
    ...print(300, 100, "ניהול פרויקטים בתחום"),
  ];
  expect(read(runs)).toEqual(["בתחום פרויקטים ניהול | Primavera P6"]);
});

test("text without spaces between words is joined without them", () => {
  const lines = ["负责公司核心交易平台的架构设计与开发，带领八人团队完成微服务改造", "使系统吞吐量提升三倍"];
  expect(read(block(50, 100, lines, { leading: 16 }))).toEqual([lines.join("")]);
});

test("turned text is read after the rest, in a flow of its own", () => {
  const { lines } = layoutPages([page([...print(20, 400, "Turned", { rotated: 270 }), ...print(80, 700, "Straight")])]);
  expect(texts(lines)).toEqual(["Straight", "Turned"]);
  expect(lines[1]?.place).toBe("textbox");
});

test("a letter that its font lacks stays within its word, however light the font it is drawn with", () => {
  const substitute = (run: PositionedRun) => ({ ...run, style: { ...run.style, bold: false, font: "Other" } });
  const word = [
    ...print(50, 100, "Tr", { bold: true }),
    ...print(60, 100, "ầ").map(substitute),
    ...print(65, 100, "n", { bold: true }),
    ...print(72, 100, "Manager", { bold: true }),
    ...print(107, 100, "2019").map(substitute),
  ];

  expect(read(word)).toEqual(["Trần Manager 2019"]);
});

const DUTIES = ["Led the people of the department in the north, and wrote", "the reports of the quarter for the board of the bank."];

test("a job title with which pages happen to begin is no head of the pages", () => {
  const pages = [1, 2, 3].map((number) =>
    page(
      [
        ...print(50, 60, "Consultant", { bold: true }),
        ...block(50, 80, DUTIES),
        ...print(50, 400, "Consultant", { bold: true }),
        ...block(50, 420, DUTIES),
      ],
      {
        page: number,
      },
    ),
  );
  const { lines, setAside } = layoutPages(pages);
  expect(texts(lines).filter((text) => text === "Consultant")).toHaveLength(6);
  expect(setAside).toEqual([]);
});

test("the label of a table that begins every page is no page header", () => {
  const pages = ["Northmoor Council", "Larkhill Bank", "Ferryman Logistics"].map((client, index) =>
    page([...print(50, 60, "Client"), ...print(150, 60, client), ...block(50, 80, PROSE)], { page: index + 1 }),
  );

  expect(texts(layoutPages(pages).lines).filter((text) => text.startsWith("Client"))).toEqual([
    "Client | Northmoor Council",
    "Client | Larkhill Bank",
    "Client | Ferryman Logistics",
  ]);
});
