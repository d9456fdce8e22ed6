import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { detectLanguage } from "../../1-document/language-detect.ts";
import { dominantStyle } from "../../1-document/line-style.ts";
import { bullet, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { resolveKinds } from "../kinds/resolve-kinds.ts";
import { splitSections } from "../split-sections.ts";

/** "work: Experience" for each section that a heading opens. */
function sectionsOf(lines: readonly Line[]): string[] {
  const context = {
    language: detectLanguage(lines.map(({ text }) => text).join("\n")),
    body: dominantStyle(lines),
    recognized: new Set<number>(),
  };
  return resolveKinds(splitSections(lines, context), context)
    .filter(({ title }) => title !== "")
    .map(({ kind, title }) => `${kind}: ${title}`);
}

const job = [line("Baker Street Ltd, London\t2019 – 2021", { bold: true }), line("Accountant"), bullet("Kept the books of forty shops.")];
const job2 = [line("Harbour Ltd, Leeds\t2015 – 2019", { bold: true }), line("Bookkeeper"), bullet("Paid the wages.")];
const degree = [line("University of Leeds\t2012 – 2015", { bold: true }), line("BA Economics")];
const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];

/** A CV with three headings, each set as `look` says. */
const cv = (titles: readonly [string, string, string], looks: LineLooks = {}, make: typeof line = heading) => [
  ...top,
  make(titles[0], looks),
  ...job,
  ...job2,
  make(titles[1], looks),
  ...degree,
  make(titles[2], looks),
  line("Excel, SAP, SQL"),
];

describe("headings are found however they are written:", () => {
  const plain: LineLooks = { gap: 1 };
  test.each<[string, readonly [string, string, string], LineLooks]>([
    ["with a full stop", ["Experience.", "Education.", "Skills."], { bold: true, gap: 1 }],
    ["with a full stop, in capitals", ["EXPERIENCE.", "EDUCATION.", "SKILLS."], plain],
    ["with a colon", ["Experience:", "Education:", "Skills:"], { bold: true, gap: 1 }],
    ["with a colon, not bold", ["Experience:", "Education:", "Skills:"], plain],
    ["with leader dots", ["Experience ..............", "Education ..............", "Skills .............."], { bold: true, gap: 1 }],
    ["with a boxed initial", ["E XPERIENCE", "E DUCATION", "S KILLS"], { bold: true, gap: 1 }],
    ["with numbers", ["1. Experience", "2. Education", "3. Skills"], { bold: true, gap: 1 }],
    ["with numbers, not bold", ["1. Experience", "2. Education", "3. Skills"], plain],
    ["with long numbers", ["01 / Experience", "02 / Education", "03 / Skills"], { bold: true, gap: 1 }],
    ["with Roman numbers", ["I. EXPERIENCE", "II. EDUCATION", "III. SKILLS"], plain],
    ["in brackets", ["【職歴】", "【学歴】", "【スキル】"], plain],
    ["behind a square", ["■ 職務経歴", "■ 学歴", "■ スキル"], plain],
    ["as tags", ["<Experience/>", "<Education/>", "<Skills/>"], { bold: true, gap: 1 }],
    ["as comments", ["// experience", "// education", "// skills"], { gap: 1, color: "#0000ff" }],
    ["with a symbol", ["💼 Experience", "🎓 Education", "🛠 Skills"], { bold: true, gap: 1 }],
    ["with bars", ["| Experience", "| Education", "| Skills"], { bold: true, gap: 1 }],
    ["with arrows", ["» Experience «", "» Education «", "» Skills «"], { bold: true, gap: 1 }],
    ["in letters set apart", ["E X P E R I E N C E", "E D U C A T I O N", "S K I L L S"], plain],
  ])("%s", (_, titles, looks) => {
    expect(sectionsOf(cv(titles, looks, line)).map((section) => section.split(":")[0])).toEqual(["work", "education", "skills"]);
  });

  test.each(["■", "◆", "●", "▶", "1.", "❖"])("as items of a list with the marker %s", (glyph) => {
    const titles = ["Work experience", "Education", "Tools of the trade", "Skills"] as const;
    const looks: LineLooks = { bullet: glyph, gap: 1 };
    const lines = [
      ...top,
      line(titles[0], looks),
      ...job,
      ...job2,
      line(titles[1], looks),
      ...degree,
      line(titles[2], looks),
      line("Excel, SAP"),
      line(titles[3], looks),
      line("Patience, care, speed"),
    ];
    expect(sectionsOf(lines)).toEqual(["work: Work experience", "education: Education", "other: Tools of the trade", "skills: Skills"]);
  });
});

describe("what is no heading:", () => {
  const titles = ["Experience", "Education", "Skills"] as const;
  const expected = ["work: Experience", "education: Education", "skills: Skills"];
  test.each([
    ["the beginning of a sentence", line("Experience with ledgers")],
    ["a job that is called as a heading", line("Education Consultant", { bold: true })],
    ["an employer that is called as a heading", line("Languages Unlimited", { bold: true })],
    ["a word alone in the list of a job", bullet("Languages")],
    ["the title of a list in a job", line("Projects:", { bold: true })],
    ["the title of a list in a job, in italics", line("Achievements", { italic: true })],
  ])("%s", (_, inside) => {
    const lines = [
      ...top,
      heading(titles[0]),
      ...job,
      inside,
      bullet("Two years of work for a client."),
      ...job2,
      heading(titles[1]),
      ...degree,
      heading(titles[2]),
      line("Excel, SAP, SQL"),
    ];
    expect(sectionsOf(lines)).toEqual(expected);
  });
});

describe("headings in unusual places:", () => {
  const work = [heading("Experience"), ...job, ...job2];
  test("a title that runs into its text inside a list of skills", () => {
    const lines = [
      ...top,
      ...work,
      heading("Education"),
      ...degree,
      heading("Skills"),
      line("Technical: Excel, SAP, SQL"),
      line("Languages: English, fluent; German, basic"),
    ];
    expect(sectionsOf(lines)).toEqual(["work: Experience", "education: Education", "skills: Skills", "languages: Languages"]);
  });
  test.each(["Additional information", "Skills & Interests", "Languages, Skills and Interests"])(
    "titles that run into their lists under %s",
    (title) => {
      const lines = [
        ...top,
        ...work,
        heading("Education"),
        ...degree,
        heading(title),
        bullet("Technical Skills: Excel, SAP, SQL"),
        bullet("Languages: French"),
        bullet("Interests: rowing, chess"),
      ];
      expect(sectionsOf(lines).slice(-3)).toEqual(["skills: Technical Skills", "languages: Languages", "interests: Interests"]);
    },
  );
  test("a bold title inside a summary", () => {
    const lines = [
      ...top,
      heading("Summary"),
      line("Accountant with ten years in trade who keeps the books of small shops in order."),
      line("Key Skills", { bold: true }),
      bullet("Excel"),
      bullet("SAP"),
      bullet("SQL"),
      ...work,
      heading("Education"),
      ...degree,
    ];
    expect(sectionsOf(lines)).toEqual(["profile: Summary", "skills: Key Skills", "work: Experience", "education: Education"]);
  });
  test("two titles side by side over two columns of text", () => {
    const lines = [
      ...top,
      ...work,
      heading("Skills\tLanguages"),
      line("Excel\tEnglish"),
      line("SAP\tGerman"),
      line("SQL\tFrench"),
      heading("Education"),
      ...degree,
    ];
    expect(sectionsOf(lines)).toEqual(["work: Experience", "skills: Skills", "languages: Languages", "education: Education"]);
  });
  test("text boxes that follow the box with their title", () => {
    const box = (flow: number) => ({ flow, place: "textbox" as const, gap: 0 });
    const lines = [
      line("Jane Doe", { size: 22, ...box(0) }),
      heading("Experience", box(1)),
      line("Accountant | Baker Street Ltd", { bold: true, ...box(2) }),
      line("2019 – 2021 | London", box(3)),
      line("Kept the books of forty shops.", box(4)),
      line("Bookkeeper | Harbour Ltd", { bold: true, ...box(5) }),
      line("2015 – 2019 | Leeds", box(6)),
      heading("Education", box(7)),
      line("BA Economics", { bold: true, ...box(8) }),
      line("2012 – 2015", box(9)),
      heading("Skills", box(10)),
      line("Excel", box(10)),
      line("SQL", box(11)),
    ];
    const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
    expect(splitSections(lines, context).map(({ title, lines: own }) => `${title} ${own.length}`)).toEqual([
      " 1",
      "Experience 5",
      "Education 2",
      "Skills 2",
    ]);
  });
  test("titles set like their text in the first column of a form, among labels", () => {
    const row = (text: string, at: number) => line(text, { flow: 1, table: { id: 1, row: at, column: 0, columns: 2 } });
    const rows = [
      "Nationality\tBritish",
      "Date of birth\t1 May 1990",
      "Education\tBA Economics, University of Leeds, 2012 – 2015",
      "Languages\tEnglish, German",
    ];
    expect(sectionsOf([...top, ...rows.map(row)])).toEqual(["education: Education", "languages: Languages"]);
    const few = [
      "Nationality\tBritish",
      "Date of birth\t1 May 1990",
      "Education\tBA Economics, University of Leeds, 2012 – 2015",
      "Rowing\tweekends",
      "Chess\tclub",
      "Baking\tbread",
      "Tea\tgreen",
    ];
    expect(sectionsOf([...top, ...few.map(row)])).toEqual([]);
  });
  test("a title over two lines of a narrow column", () => {
    const narrow: LineLooks = { size: 14, bold: true };
    const lines = [
      ...top,
      ...work,
      heading("Diplomas and"),
      line("Certificates", narrow),
      line("First aid, 2019"),
      heading("Skills"),
      line("Excel, SAP"),
    ];
    expect(sectionsOf(lines)).toEqual(["work: Experience", "certificates: Diplomas and Certificates", "skills: Skills"]);
  });
  test("titles that no list knows, in the style of a few that are known", () => {
    const items = [bullet("Kept the books of forty shops."), bullet("Paid the wages.")];
    const unknown = ["Books and bread", "Rooms with a view", "Odds and ends", "From the attic", "By the sea"].flatMap((title) => [
      heading(title),
      ...items,
    ]);
    const lines = [...top, heading("Experience"), ...job, heading("Education"), ...degree, ...unknown];
    expect(sectionsOf(lines).length).toBe(7);
  });
  test("headings told by their style alone, in words that no list knows", () => {
    const lines = [
      ...top,
      heading("The long road"),
      ...job,
      ...job2,
      heading("Bench and blackboard"),
      ...degree,
      heading("In my bag"),
      line("Excel, SAP, SQL"),
      heading("Tongues"),
      line("English: native"),
      line("German: B2"),
    ];
    expect(sectionsOf(lines)).toEqual([
      "work: The long road",
      "education: Bench and blackboard",
      "skills: In my bag",
      "languages: Tongues",
    ]);
  });
  test("a profile that runs in under additional information", () => {
    const lines = [
      ...top,
      heading("Experience"),
      ...job,
      heading("Additional information"),
      line("About me: patient, exact and fond of ledgers."),
    ];
    expect(sectionsOf(lines).at(-1)).toBe("profile: About me");
  });
  test("under additional information known titles in the style of the text, over their lists and before them", () => {
    const lines = [
      ...top,
      heading("Experience"),
      ...job,
      heading("Additional information"),
      line("Interests\tChess, rowing"),
      line("Certificates"),
      line("First aid, Red Cross, 2019"),
      line("Boats"),
      line("Dinghies"),
    ];
    expect(sectionsOf(lines).slice(1)).toEqual(["interests: Interests", "certificates: Certificates"]);
    expect(sectionsOf([...lines.slice(0, -4), bullet("Certificates"), line("Phone\t01632 960 961")]).slice(1)).toEqual([
      "interests: Interests",
    ]);
    expect(sectionsOf([...top, heading("Experience"), ...job, line("Interests\tChess, rowing")])).toHaveLength(1);
    const tools = [line("Skills"), line("Lathe, press")];
    expect(sectionsOf([...lines.slice(0, -4), ...tools, line("Boats"), ...tools]).slice(1)).toEqual(["interests: Interests"]);
  });
  test("headings and titles of jobs in one style", () => {
    const b: LineLooks = { bold: true, gap: 1 };
    const lines = [
      ...top,
      line("Work Experience", b),
      line("Accountant", b),
      line("Baker Street Ltd, London"),
      line("2019 – 2021"),
      bullet("Kept the books."),
      line("Bookkeeper", b),
      line("Harbour Ltd, Leeds"),
      line("2015 – 2019"),
      bullet("Paid the wages."),
      line("Education", b),
      line("BA Economics", b),
      line("University of Leeds"),
      line("2012 – 2015"),
      line("Skills", b),
      line("Excel, SAP, SQL"),
    ];
    expect(sectionsOf(lines)).toEqual(["work: Work Experience", "education: Education", "skills: Skills"]);
  });
  test("headings and employers in one style, with a date from the margin between the first two", () => {
    const b: LineLooks = { bold: true, gap: 1 };
    const lines = [
      ...top,
      line("Work Experience", b),
      line("March 2019 – today"),
      line("2 years 4 months"),
      line("Bluebell Holdings", { bold: true }),
      line("Accountant", { bold: true }),
      line("Kept the books."),
      line("January 2015 – February 2019"),
      line("Copperfield and Sons", { bold: true }),
      line("Bookkeeper", { bold: true }),
      line("Paid the wages."),
      line("Education", b),
      line("BA Economics"),
      line("University of Leeds"),
      line("2012 – 2015"),
      line("Skills", b),
      line("Excel, SAP, SQL"),
    ];
    expect(sectionsOf(lines)).toEqual(["work: Work Experience", "education: Education", "skills: Skills"]);
  });
});

describe("a section is what it holds:", () => {
  const around = (title: string, ...lines: Line[]) =>
    sectionsOf([...top, heading("Experience"), ...job, ...job2, heading(title), ...lines, heading("Education"), ...degree])[1];
  test.each<[string, string, Line[]]>([
    [
      "profile: Personal information",
      "Personal information",
      [line("Accountant with ten years in trade who keeps the books of small shops in order and likes it.")],
    ],
    ["skills: Languages", "Languages", [line("Python"), line("JavaScript"), line("C++"), line("SQL")]],
    ["volunteer: Affiliations", "Affiliations", [line("Member, Guild of Accountants"), line("2013 – 2019")]],
    ["languages: Languages", "Languages", [line("English: native"), line("German: B2")]],
    ["work: My road", "My road", [line("Clerk, Mill Ltd\t2009 – 2012", { bold: true }), bullet("Wrote letters.")]],
  ])("%s", (expected, title, lines) => {
    expect(around(title, ...lines)).toBe(expected);
  });
});

test("an academic career is an education where a degree stands beside each date, and jobs where posts do", () => {
  const degrees = [
    line("PhD in Physics\t2009", { bold: true }),
    line("University of Leeds"),
    line("Master in Physics\t2005", { bold: true }),
    line("ETH Zurich"),
  ];
  const posts = [line("Lecturer in Physics\t2009 – 2012", { bold: true }), line("University of Leeds")];
  const under = (title: string, lines: Line[]) => sectionsOf([...top, heading("Experience"), ...job, heading(title), ...lines]).at(-1);
  expect(under("Academic Career", degrees)).toBe("education: Academic Career");
  expect(under("Academic Career", posts)).toBe("work: Academic Career");
  expect(under("Academic Career", [...degrees, ...posts])).toBe("work: Academic Career");
});

test("smaller titles of several kinds directly under a heading divide its section; those within a job do not", () => {
  const large = { size: 16, bold: true };
  const small = { bold: true };
  const path = (...lines: Line[]) =>
    sectionsOf([
      ...top,
      line("My path", large),
      ...lines,
      line("Skills", large),
      line("Excel, SAP, SQL"),
      line("Languages", large),
      line("German, fluent"),
      line("Interests", large),
      ...["Rowing", "Chess", "Baking", "Hiking"].map((text) => line(text, small)),
    ]);
  const education = [line("Education", small), ...degree.map((each) => ({ ...each, style: { ...each.style, bold: false } }))];
  const work = [
    line("Work experience", small),
    line("Accountant\t2019 – 2021"),
    line("Baker Street Ltd, London"),
    bullet("Kept the books of forty shops."),
  ];
  expect(path(...education, ...work)).toEqual([
    "other: My path",
    "education: Education",
    "work: Work experience",
    "skills: Skills",
    "languages: Languages",
    "interests: Interests",
  ]);
  expect(path(line("Accountant\t2019 – 2021"), line("Baker Street Ltd, London"), ...education, ...work).slice(0, 2)).toEqual([
    "work: My path",
    "skills: Skills",
  ]);
});

test("a portfolio is the title of the CV where it stands above the name", () => {
  const [first] = sectionsOf([line("PORTFOLIO", { size: 24 }), ...top, heading("Experience"), ...job, heading("Education"), ...degree]);
  expect(first).toBe("work: Experience");
});
