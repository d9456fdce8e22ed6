import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import { toRow } from "../../1-document/row.ts";
import { bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import { readSection } from "../../testing/read-section.ts";
import { toAward } from "./awards.ts";
import { toCertificate } from "./certificates.ts";
import { parseInterests } from "./interests.ts";
import { parseIssued } from "./issued-items.ts";
import { parseProjects } from "./projects.ts";
import { parseReferences } from "./references.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
function rowsOf(rows: readonly Row[]) {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return { rows: lines.map((each) => toRow(each, context)), context };
}
const issued = (...rows: Row[]) => {
  const read = rowsOf(rows);
  return parseIssued(read.rows, read.context);
};
const certificates = (...rows: Row[]) =>
  issued(...rows)
    .map(toCertificate)
    .map(({ name, issuer, date }) => [name, issuer, date].map((part) => part ?? "").join(" / "));
const awards = (...rows: Row[]) => issued(...rows).map(toAward);

test("a place in the row below a certificate is no part of its title", () => {
  const [first, second] = issued("First aid at work\t2019", "London, United Kingdom", "Sailing\t2018", "Paris, France");
  expect([first?.title, second?.title]).toEqual(["First aid at work", "Sailing"]);
});

describe("the title, the issuer and the date of a certificate:", () => {
  test.each<[string, Row[], string[]]>([
    [
      "behind a dash",
      ["First aid – Red Cross – 2021", "Forklift licence – DEKRA – 2019"],
      ["First aid / Red Cross / 2021", "Forklift licence / DEKRA / 2019"],
    ],
    ["behind words for it", ["Cooperación al desarrollo impartido por Casa Ribera"], ["Cooperación al desarrollo / Casa Ribera / "]],
    ["behind words for it and a comma", ["Rigging, taught by Leith Docks, 2021"], ["Rigging / Leith Docks / 2021"]],
    ["behind a comma", ["First aid, Red Cross, 2021"], ["First aid / Red Cross / 2021"]],
    ["and not how long it took", ["First aid, Red Cross, 40 h, 2021"], ["First aid / Red Cross / 2021"]],
    [
      "and not at a comma in brackets",
      ["First aid, Red Cross (Leeds, York)", "Sailing, Teme Board"],
      ["First aid / Red Cross (Leeds, York) / ", "Sailing / Teme Board / "],
    ],
    ["or how long it took alone", ["Rigging – 16h – 2018"], ["Rigging /  / 2018"]],
    ["in Greek and in Arabic", ["Ναυτιλία, Πανεπιστήμιο Κόρβης (40 ώρες), 2018"], ["Ναυτιλία / Πανεπιστήμιο Κόρβης / 2018"]],
    [
      "or behind the title",
      ["Rigging (40 h), Leith Docks, 2018", "Sailing, 2019"],
      ["Rigging (40 h) / Leith Docks / 2018", "Sailing /  / 2019"],
    ],
    ["or how it came out", ["TOEIC – 900 points – 2018", "Sailing – 107/120 – 2019"], ["TOEIC /  / 2018", "Sailing /  / 2019"]],
    ["in square brackets with its date", ["Rigging [Leith Docks, 2018]"], ["Rigging / Leith Docks / 2018"]],
    [
      "with the place of the issuer",
      ["Rigging, Leith College, Raleigh, NC, 2016", "Sailing, Teme College, 2013"],
      ["Rigging / Leith College, Raleigh, NC / 2016", "Sailing / Teme College / 2013"],
    ],
    ["which letters are, beside a date", ["Rigging, DKR, 2016", "Sailing – 2013"], ["Rigging / DKR / 2016", "Sailing /  / 2013"]],
    ["behind a colon", ["First aid: Red Cross", "Sailing: Teme Board"], ["First aid / Red Cross / ", "Sailing / Teme Board / "]],
    [
      "in brackets, where every item has some",
      ["First aid (Red Cross)", "Sailing (Teme Board)"],
      ["First aid / Red Cross / ", "Sailing / Teme Board / "],
    ],
    [
      "under the names of columns",
      ["Year\t2016", "Course\tFirst aid", "Institution\tRed Cross", "Year\t2017", "Course\tSailing", "Institution\tTeme Board"],
      ["First aid / Red Cross / 2016", "Sailing / Teme Board / 2017"],
    ],
    [
      "under the labels of a form",
      ["Año\t2016", "Curso\tCarné de carretillero", "Entidad\tMutua Rioja", "Año\t2017", "Curso\tVela", "Entidad\tCruz Roja"],
      ["Carné de carretillero / Mutua Rioja / 2016", "Vela / Cruz Roja / 2017"],
    ],
    [
      "in brackets of another script",
      ["정보처리기사 (한국산업인력공단)", "운전면허 (경찰청)"],
      ["정보처리기사 / 한국산업인력공단 / ", "운전면허 / 경찰청 / "],
    ],
    [
      "in brackets with the date",
      ["Six Sigma Black Belt (Guild of the North, 2004)"],
      ["Six Sigma Black Belt / Guild of the North / 2004"],
    ],
    ["in a cell of its own", ["First aid\tRed Cross\t2021"], ["First aid / Red Cross / 2021"]],
    ["in the row below", [["First aid\t2021", { bold: true }], "Red Cross"], ["First aid / Red Cross / 2021"]],
    ["behind a word that says so", [["First aid\t2021", { bold: true }], "Issued by Red Cross"], ["First aid / Red Cross / 2021"]],
    ["with its place", [["First aid\t2021", { bold: true }], "Red Cross, Bristol"], ["First aid / Red Cross, Bristol / 2021"]],
    ["none", ["First aid"], ["First aid /  / "]],
    ["none, in brackets that are part of one title", ["First aid (Adults)", "Sailing"], ["First aid (Adults) /  / ", "Sailing /  / "]],
    [
      "behind the last comma, where it is an institution in many letters",
      ["First aid, Leith University"],
      ["First aid / Leith University / "],
    ],
    ["none behind the last comma in few letters", ["First aid, DVS", "Sailing"], ["First aid, DVS /  / ", "Sailing /  / "]],
    ["behind the last comma, where its letters show it", ["日商簿記検定1級, 日本商工会議所"], ["日商簿記検定1級 / 日本商工会議所 / "]],
    [
      "none behind a comma of few items",
      ["Plan, build and sail", "Diving", "Welding"],
      ["Plan, build and sail /  / ", "Diving /  / ", "Welding /  / "],
    ],
    ["no legal form", ["Welding, Corve, Inc", "Sailing, Teme, Ltd"], ["Welding / Corve, Inc / ", "Sailing / Teme, Ltd / "]],
    [
      "no comma within brackets",
      ["Welding (gas, arc), Corve Board", "Sailing (day, night), Teme Board"],
      ["Welding (gas, arc) / Corve Board / ", "Sailing (day, night) / Teme Board / "],
    ],
  ])("%s", (_, rows, expected) => {
    expect(certificates(...rows)).toEqual(expected);
  });

  test("a comma in a title that has its issuer in a cell of its own divides nothing", () => {
    expect(certificates("First aid, adults\tRed Cross\t2021", "Sailing, coast\tTeme Board\t2020")).toEqual([
      "First aid, adults / Red Cross / 2021",
      "Sailing, coast / Teme Board / 2020",
    ]);
  });

  test("what tells more is its summary, below the issuer", () => {
    const read = (...rows: Row[]) => issued(...rows).map(toCertificate);
    const issuer = { name: "First aid", issuer: "Red Cross", date: "2021" };
    expect(read(["First aid\t2021", { bold: true }], "Red Cross", bullet("With distinction"))).toEqual([
      { ...issuer, summary: "With distinction" },
    ]);
    expect(read(["First aid – Red Cross – 2021", { bold: true }], bullet("Adults and children"), bullet("At sea"))).toEqual([
      { ...issuer, summary: "Adults and children\nAt sea" },
    ]);
    expect(read("First aid – Red Cross – 2021")[0]?.summary).toBeUndefined();
  });
});

describe("several items of a line, each with its date,", () => {
  test("are items of their own", () => {
    expect(certificates("First aid – Red Cross – 2021 Forklift licence – DEKRA – 2019")).toEqual([
      "First aid / Red Cross / 2021",
      "Forklift licence / DEKRA / 2019",
    ]);
    expect(certificates("First aid course (2021) Forklift licence (2019)")).toHaveLength(2);
  });
  test.each<[string, Row]>([
    ["they go on in small letters", "First aid course 2021 renewed again in 2019"],
    ["a text follows the last", "First aid course 2021 Forklift licence 2019 in Leeds"],
    ["they are periods", "First aid course 2019 – 2021 Forklift licence 2015 – 2019"],
    ["they are in cells", "First aid course 2021\tForklift licence 2019"],
    ["one is hardly more than its date", "First aid course 2021 Gas 2019"],
  ])("not where %s", (_, row) => {
    expect(certificates(row)).toHaveLength(1);
  });
});

describe("the issuer is printed first", () => {
  test("in Korean, where its last characters show it", () => {
    expect(certificates("한국코르브공단, 목공기능사\t2015", "한국테메본부(KTM), 제빵기능사\t2014")).toEqual([
      "목공기능사 / 한국코르브공단 / 2015",
      "제빵기능사 / 한국테메본부(KTM) / 2014",
    ]);
  });

  test("where the whole list has it so", () => {
    expect(certificates("Leith University, Welding", "Teme University, Sailing", "University of Corve, Diving")[2]).toBe(
      "Diving / University of Corve / ",
    );
    expect(certificates("教育部, 教师资格证", "交通部, 驾驶证")[0]).toBe("教师资格证 / 教育部 / ");
  });
  test("also where one item names none", () => {
    expect(certificates("Leith College, First aid", "Dover College, Sailing", "Rigging")).toEqual([
      "First aid / Leith College / ",
      "Sailing / Dover College / ",
      "Rigging /  / ",
    ]);
  });

  test("not where one item has it last, or only a few show it", () => {
    expect(certificates("Leith University, Welding", "Teme University, Sailing", "Diving, University of Corve")[0]).toBe(
      "Leith University / Welding / ",
    );
    expect(certificates("Leith University, Welding", "Sailing, by day", "Diving, by night")[0]).toBe("Leith University / Welding / ");
  });
});

describe("an award", () => {
  test.each(["Gold medal", "1st place", "First prize", "Runner-up", "省级金奖"])("is no more than a rank: %p", (rank) => {
    expect(awards([`Harbour race\t2021`, { bold: true }], rank)).toEqual([
      { title: "Harbour race", awarder: undefined, date: "2021", summary: rank },
    ]);
  });
  test("may have nothing told of it", () => {
    expect(awards("Harbour race, Teme Board, 2021")).toEqual([
      { title: "Harbour race", awarder: "Teme Board", date: "2021", summary: undefined },
    ]);
  });
  test("has its awarder, and what is told of it", () => {
    expect(awards(["Harbour race\t2021", { bold: true }], "Teme Board", bullet("Of forty boats"))).toEqual([
      { title: "Harbour race", awarder: "Teme Board", date: "2021", summary: "Of forty boats" },
    ]);
  });
});

describe("a project", () => {
  const projects = (...rows: Row[]) => {
    const read = rowsOf(rows);
    return parseProjects(read.rows, read.context);
  };
  test.each([
    ["Project 2: Weather station", "Weather station"],
    ["项目一：社区小程序", "社区小程序"],
    ["Project Weather", "Project Weather"],
  ])("is called without its number: %p", (text, name) => {
    expect(projects(`${text}\t2014 – 2018`)[0]?.name).toBe(name);
  });

  test("is called what its label says, else for the client, and not after the first of its tasks", () => {
    const table = (...rows: string[]) =>
      projects("06/2021 – 12/2024", ...rows, "Rolle\tEntwicklerin", "Aufgaben\tSchnittstelle zur Waage", bullet("Tests"));
    const dates = { startDate: "2021-06", endDate: "2024-12" };
    const highlights = ["Schnittstelle zur Waage", "Tests"];
    expect(table("Kunde / Branche\tMühle", "Projekt\tWiegeportal")).toEqual([
      { name: "Wiegeportal", description: "Kunde / Branche: Mühle\nRolle: Entwicklerin", highlights, ...dates },
    ]);
    expect(table("Kunde\tMühle")).toEqual([{ name: "Mühle", description: "Rolle: Entwicklerin", highlights, ...dates }]);
  });

  test("has commas in its name, its period, its text and its list", () => {
    expect(
      projects(
        ["Plan, build and run a weather station\t2014 – 2018", { bold: true }],
        "On the roof of the school",
        bullet("Wrote the software"),
      ),
    ).toEqual([
      {
        name: "Plan, build and run a weather station",
        description: "On the roof of the school",
        highlights: ["Wrote the software"],
        startDate: "2014",
        endDate: "2018",
      },
    ]);
  });
  test.each<[string, string | undefined]>([
    ["2014", "2014"],
    ["since 2014", undefined],
    ["2014 – present", undefined],
    ["2014 – 2018", "2018"],
  ])("of %p ends in %p", (period, end) => {
    expect(projects(`Weather station\t${period}`)[0]).toMatchObject({ name: "Weather station", startDate: "2014" });
    expect(projects(`Weather station\t${period}`)[0]?.endDate).toBe(end as string);
  });
  test.each<[string, string, string | undefined]>([
    ["Pond Keeper: a game of fish and herons", "Pond Keeper", "a game of fish and herons"],
    ["Pond Keeper — a game of fish and herons", "Pond Keeper", "a game of fish and herons"],
    ["Pond Keeper – Game of fish and of herons", "Pond Keeper", "Game of fish and of herons"],
    ["Pond Keeper: Java", "Pond Keeper: Java", undefined],
    [
      "What the pond keeper of our town has to know of fish: a game in Java",
      "What the pond keeper of our town has to know of fish: a game in Java",
      undefined,
    ],
  ])("is named before what it is: %p", (text, name, description) => {
    expect(projects(text, "Weather station").map((one) => [one.name, one.description])[0]).toEqual([name, description]);
  });
  test("without a text has none", () => {
    expect(projects("Weather station\t2014")[0]).toMatchObject({ description: undefined, highlights: undefined });
  });
});

describe("references:", () => {
  const references = (...rows: Row[]) => {
    const read = rowsOf(rows);
    return parseReferences(read.rows, read.context);
  };
  const quote = "“She came in early and left the books in order.”";
  const said = "She came in early and left the books in order.";

  test.each<[string, Row[], object[]]>([
    [
      "people, with what they are",
      ["Harriet Penhale, Head of Engineering, Acme Ltd"],
      [{ name: "Harriet Penhale", reference: "Head of Engineering, Acme Ltd" }],
    ],
    ["behind a dash", ["Harriet Penhale – Head of Engineering"], [{ name: "Harriet Penhale", reference: "Head of Engineering" }]],
    ["the name last", ["Head of Engineering, Harriet Penhale"], [{ name: "Harriet Penhale", reference: "Head of Engineering" }]],
    ["a name alone", ["Harriet Penhale"], [{ name: "Harriet Penhale" }]],
    [
      "what somebody says, signed below",
      [quote, "– Harriet Penhale, Head of Engineering"],
      [{ name: "Harriet Penhale, Head of Engineering", reference: said }],
    ],
    ["signed behind a dash as a marker", [quote, ["Harriet Penhale", { bullet: "—" }]], [{ name: "Harriet Penhale", reference: said }]],
    ["signed with a name alone", [quote, "Harriet Penhale"], [{ name: "Harriet Penhale", reference: said }]],
    [
      "two of them",
      [quote, "Harriet Penhale", quote, "Percival Gosling"],
      [
        { name: "Harriet Penhale", reference: said },
        { name: "Percival Gosling", reference: said },
      ],
    ],
    ["the last unsigned", [quote, "Harriet Penhale", quote], [{ name: "Harriet Penhale", reference: said }, { reference: said }]],
    [
      "in quotation marks behind the name",
      [`Dr. Harriet Penhale: ${quote}`, `Judge Percival Gosling: ${quote}`],
      [
        { name: "Dr. Harriet Penhale", reference: said },
        { name: "Judge Percival Gosling", reference: said },
      ],
    ],
    [
      "what somebody says without a full stop",
      ["she was always kind to those who came to us and we would like to have her back", "Harriet Penhale"],
      [{ name: "Harriet Penhale", reference: "she was always kind to those who came to us and we would like to have her back" }],
    ],
    ["signed by one who says nothing", ["– Harriet Penhale"], [{ name: "Harriet Penhale", reference: undefined }]],
    ["a sentence alone", ["Gladly given on request by all of them."], [{ reference: "Gladly given on request by all of them." }]],
    ["a name that ends in a full stop", ["Harriet Penhale, Head of Engineering, Acme Ltd."], [{ name: "Harriet Penhale" }]],
  ])("%s", (_, rows, expected) => {
    expect(references(...rows)).toMatchObject(expected);
    expect(references(...rows)).toHaveLength(expected.length);
  });
  test("of names alone say nothing", () => {
    expect(references("Harriet Penhale", "Percival Gosling").map(({ name, reference }) => [name, reference])).toEqual([
      ["Harriet Penhale", undefined],
      ["Percival Gosling", undefined],
    ]);
  });
});

describe("interests:", () => {
  const interests = (...rows: Row[]) => parseInterests(rowsOf(rows).rows);
  const names = (...rows: Row[]) => interests(...rows).map(({ name }) => name);
  const story = "In winter I bake for the whole street, in summer I only bake for the boats that come in on Sundays";

  test("a list, with or without lines", () => {
    expect(names("Sailing, chess", "Baking")).toEqual(["Sailing", "chess", "Baking"]);
    expect(names("Sailing (boats, rafts), chess")).toEqual(["Sailing (boats, rafts)", "chess"]);
    expect(names("Sailing:", "Baking")).toEqual(["Sailing", "Baking"]);
  });

  test("the last two of a list are divided at their and", () => {
    expect(names("Sailing, chess and pottery")).toEqual(["Sailing", "chess", "pottery"]);
    expect(names("Sailing, chess, and pottery")).toEqual(["Sailing", "chess", "pottery"]);
    expect(names("Salt and pepper", "Sailing")).toEqual(["Salt and pepper", "Sailing"]);
    expect(names("Sailing; salt and pepper")).toEqual(["Sailing", "salt and pepper"]);
    expect(names("SAILING, CHESS AND POTTERY")).toEqual(["SAILING", "CHESS", "POTTERY"]);
    expect(names("Sailing, chess and pottery and tea")).toEqual(["Sailing", "chess and pottery and tea"]);
    expect(names("Sailing, reading all about the old harbours and ships")).toEqual([
      "Sailing",
      "reading all about the old harbours and ships",
    ]);
  });

  test("two that are all there is are divided at their and", () => {
    expect(names("Watching birds and pottery.")).toEqual(["Watching birds", "pottery"]);
    expect(names("Reading about old harbours and ships")).toEqual(["Reading about old harbours and ships"]);
  });

  test("each with its details behind a colon, or beside lists", () => {
    expect(interests("Sailing: boats and rafts", "Chess")).toEqual([{ name: "Sailing", keywords: ["boats and rafts"] }, { name: "Chess" }]);
    expect(interests("Music\tflute, drums", "Sport\thiking, rowing")).toEqual([
      { name: "Music", keywords: ["flute", "drums"] },
      { name: "Sport", keywords: ["hiking", "rowing"] },
    ]);
  });

  test("each beside what is told about it", () => {
    expect(interests(`Baking\t${story}`, `Chess\t${story}`)).toEqual([
      { name: "Baking", keywords: [story] },
      { name: "Chess", keywords: [story] },
    ]);
    expect(interests("Baking\tSundays", "Chess\tMondays")).not.toContainEqual({ name: "Baking", keywords: ["Sundays"] });
  });

  test("each over its details in lighter print", () => {
    expect(interests(["Baking", { bold: true }], "sourdough, tarts", ["Chess", { bold: true }], "by mail")).toEqual([
      { name: "Baking", keywords: ["sourdough", "tarts"] },
      { name: "Chess", keywords: ["by mail"] },
    ]);
    expect(interests(["Baking", { bold: true }], "sourdough", "tarts")).toEqual([{ name: "Baking", keywords: ["sourdough", "tarts"] }]);
  });

  test.each<[string, Row[], string[]]>([
    ["in heavier print", ["Baking", ["sourdough", { bold: true }]], ["Baking", "sourdough"]],
    ["in larger print", ["Baking", ["sourdough", { size: 14 }]], ["Baking", "sourdough"]],
    ["below an item of a list", [["Baking", { bold: true, bullet: true }], "sourdough"], ["Baking", "sourdough"]],
    ["below several in one row", [["Baking, chess", { bold: true }], "sourdough"], ["Baking", "chess", "sourdough"]],
    ["in the same print", ["Baking", "sourdough"], ["Baking", "sourdough"]],
  ])("no details are %s", (_, rows, expected) => {
    expect(names(...rows)).toEqual(expected);
  });
});

test.each([
  ["AdA-Schein (IHK Corve)", "AdA-Schein / IHK Corve"],
  ["Guided tours – Institute of Directors", "Guided tours / Institute of Directors"],
  ["BLS, Institute of Nursing, 2017 (exp. 03/2026)", "BLS / Institute of Nursing"],
  ["First aid, Croix-Rouge", "First aid / Croix-Rouge"],
  ["Rope access – Corvane Systems, 3 months", "Rope access / Corvane Systems"],
  ["Certified Pediatric Nurse (CPN)", "Certified Pediatric Nurse (CPN) / undefined"],
  ["Rope access – advanced", "Rope access – advanced / undefined"],
  ["Rigging, level two, 2017", "Rigging, level two / undefined"],
])("an organisation behind a title is its issuer, though no other item of the section has one: %s", (text, expected) => {
  const { certificates = [] } = readSection("Certificates", "Baking 2019", "Knots 2018", text, "Ovens 2016");
  expect(certificates.map(({ name, issuer }) => `${name} / ${issuer}`)).toContain(expected);
});
