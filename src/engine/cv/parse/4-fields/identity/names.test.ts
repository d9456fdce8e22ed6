import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { parseResume } from "../../parse-resume.ts";
import { splitName } from "../../recognisers/names.ts";
import { buildReading, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { findLabelled, labelsIn } from "./labelled-values.ts";
import { findName } from "./name.ts";
import { nameCandidates } from "./name-candidates.ts";
import { countVoices, handlesIn, isSpelledBy } from "./name-in-handles.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };
type Row = string | [string, LineLooks];
const linesOf = (rows: readonly Row[]) => rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));
type Known = { email?: string; domain?: string; others?: string[]; author?: string; language?: string; rest?: Row[] };
const find = (rows: readonly Row[], { language = "en", rest = [], others = [], ...handles }: Known = {}) => {
  const lines = linesOf(rows);
  return findName(lines, linesOf(rest), labelsIn(lines), { others, ...handles }, { ...CONTEXT, language });
};
const nameOf = (rows: readonly Row[], known: Known = {}) => find(rows, known)?.name;
const large: LineLooks = { size: 20 };

describe("a name has a label:", () => {
  test.each<[string, Row[], string | undefined]>([
    ["before it", ["Name: Anna Berger"], "Anna Berger"],
    ["beside it", ["Name\tAnna Berger"], "Anna Berger"],
    ["above it", ["Name", ["Anna Berger", large]], "Anna Berger"],
    ["and a colon above it, in the print of the text", ["Name:", "Anna Berger", "Born:", "12 March 1986"], "Anna Berger"],
    ["in two fields", ["First name: Anna", "Last name: Berger"], "Anna Berger"],
    ["in two fields of which one asks for the other names", ["SURNAME: OYELARAN", "OTHER NAMES: FOLASHADE"], "FOLASHADE OYELARAN"],
    ["in three fields", ["Surname: Berger", "Given name: Anna", "Middle name: de Lind"], "Anna de Lind Berger"],
    ["in three fields, one left empty", ["Surname: Berger", "Given name: Anna", "Middle name: N/A"], "Anna Berger"],
    ["in three fields, one twice", ["Surname: Berger", "Given name: Anna Maria", "Middle name: Maria"], "Anna Maria Berger"],
    ["in three fields in Russian", ["Фамилия: Лоскутова", "Имя: Анна", "Отчество: Петровна"], "Анна Петровна Лоскутова"],
    ["in three fields in Bulgarian", ["Име: Анна", "Презиме: Петрова", "Фамилия: Лоскутова"], "Анна Петрова Лоскутова"],
    ["in two fields in Serbian", ["Име: Ана", "Презиме: Лазић"], "Ана Лазић"],
    ["in three fields in Dutch", ["Voornaam: Anna", "Tussenvoegsel: van der", "Achternaam: Berg"], "Anna van der Berg"],
    ["with two family names", ["Primer apellido: Rojas", "Segundo apellido: Lago", "Nombres: Ana"], "Ana Rojas Lago"],
    ["in two fields, the family's first", ["Last name: Berger", "First name: Anna"], "Anna Berger"],
    ["in two fields, one called name", ["Name: Berger", "First name: Anna"], "Anna Berger"],
    ["in two fields, the other called name", ["Name: Anna", "Last name: Berger"], "Anna Berger"],
    ["whole beside a part of it", ["Name: Anna Berger", "First name: Anna"], "Anna Berger"],
    ["whole beside the other part", ["Name: Anna Berger", "Last name: Berger"], "Anna Berger"],
    ["for short, below the whole name", ["ANNA MARIA BERGER", "Name: B. Anna Maria"], "ANNA MARIA BERGER"],
    ["for short, below another name", ["ANNA MARIA OKAFOR", "Name: B. Anna Maria"], "B. Anna Maria"],
    ["for short, below a title and the name", ["ANNA MARIA BERGER BA", "Name: B. Anna Maria"], "B. Anna Maria"],
    ["in a form from Argentina", ["Apellido y Nombre: Quiroga, Elena"], "Quiroga, Elena"],
    ["without the birth behind it", ["Name: Anna Berger (*12.03.1986)"], "Anna Berger"],
    ["with the bracket that names no date", ["Name: Anna Berger (Lind)"], "Anna Berger (Lind)"],
    ["before another, in large print", [["Nora Okafor", large], "Name: Anna Berger"], "Anna Berger"],
  ])("%s", (_, rows, expected) => {
    expect(nameOf(rows)).toBe(expected as string);
  });
  test("beside other labelled values, which are no part of it", () => {
    expect(find(["Name: Anna Berger\tBorn: 12 March 1986"])).toMatchObject({ name: "Anna Berger", rest: "Born: 12 March 1986" });
  });
  test("in the order in which the language calls people", () => {
    const rows = ["First name: Anna", "Last name: Berger"];
    expect([nameOf(rows, { language: "hu" }), nameOf(rows, { language: "de" })]).toEqual(["Berger Anna", "Anna Berger"]);
    expect(nameOf(["名: 美咲", "姓: 藤原"], { language: "ja" })).toBe("藤原美咲");
  });
});

describe("without a label it is the text most like a name,", () => {
  test.each<[string, Row[], Known, string | undefined]>([
    ["in the largest print", ["Nora Okafor", ["Anna Berger", large]], {}, "Anna Berger"],
    ["at the top", ["Anna Berger", "Nora Okafor"], {}, "Anna Berger"],
    ["in the page and not in its footer", [["Nora Okafor", { place: "footer" }], "Anna Berger"], {}, "Anna Berger"],
    ["spelled by the e-mail address", ["Nora Okafor", "Anna Berger"], { email: "annaberger" }, "Anna Berger"],
    ["spelled by a profile", ["Nora Okafor", "Anna Berger"], { others: ["annaberger"] }, "Anna Berger"],
    ["said to be the author", ["Nora Okafor", "Anna Berger"], { author: "anna berger" }, "Anna Berger"],
    ["in a cell", ["Anna Berger\tLeeds"], {}, "Anna Berger"],
    ["before a comma", ["Anna Berger, Fitter"], {}, "Anna Berger"],
    ["before a bar", ["Anna Berger | Fitter"], {}, "Anna Berger"],
    ["before a dash, in two characters", ["林沐 - 会计"], {}, "林沐"],
    ["before a birth in brackets", ["Anna Berger (born 12 March 1986 in Leeds)"], {}, "Anna Berger"],
    ["introduced", [["Hello, I'm Anna Berger", large]], {}, "Anna Berger"],
    ["introduced in another language", [["Soy Ana Berger Ruiz.", large]], {}, "Ana Berger Ruiz"],
    ["before a dash", ["Anna Berger – Fitter"], {}, "Anna Berger"],
    [
      "over two lines",
      [
        ["ANNA", large],
        ["BERGER", large],
      ],
      {},
      "ANNA BERGER",
    ],
    ["in two cells in large print", [["ANNA\tBERGER", large]], {}, "ANNA BERGER"],
    ["not in two cells of the size of the text", ["ANNA\tBERGER"], {}, undefined],
    ["of one word in large print, spelled by the address", [["Ottoline", large]], { email: "ottoline7" }, "Ottoline"],
    ["of one word that nothing spells", [["Ottoline", { size: 13 }], "Harbour"], {}, undefined],
    ["of a trade that the address spells", ["Baker Fletcher"], { email: "bakerfletcher" }, "Baker Fletcher"],
    ["the title of the document is none", [["Curriculum Vitae", large], "Anna Berger"], {}, "Anna Berger"],
    ["a usual heading is none", [["Work Experience", large], "Anna Berger"], {}, "Anna Berger"],
    ["of trades, in large print over a position", [["Baker Fletcher", large], "Registered Nurse"], {}, "Baker Fletcher"],
    ["of trades, over something else", [["Baker Fletcher", large], "In the harbour of Dover"], {}, undefined],
  ])("%s", (_, rows, known, expected) => {
    expect(nameOf(rows, known)).toBe(expected as string);
  });

  test("elsewhere only in the largest print, and spelled by something", () => {
    const elsewhere = (looks: LineLooks, known: Known = { email: "annaberger" }, text = "Anna Berger") =>
      nameOf(["Leeds"], { ...known, rest: ["Work in Leeds", [text, looks]] });
    expect(elsewhere(large)).toBe("Anna Berger");
    expect(elsewhere(large, { others: ["annaberger"] })).toBe("Anna Berger");
    expect(elsewhere(large, { author: "anna berger" })).toBe("Anna Berger");
    expect(elsewhere(large, {})).toBeUndefined();
    expect(elsewhere({ size: 10 })).toBeUndefined();
    expect(elsewhere(large, { email: "annaberger" }, "Anna Berger\tLeeds")).toBeUndefined();
  });

  test("but not where the one at the top is spelled too", () => {
    const rest: Row[] = [["Nora Okafor", { size: 30 }]];
    expect(nameOf(["Anna Berger"], { email: "annaberger", others: ["noraokafor"], rest })).toBe("Anna Berger");
    expect(nameOf(["Anna Berger"], { others: ["annaberger"], email: "noraokafor", rest })).toBe("Anna Berger");
    expect(nameOf(["Anna Berger"], { email: "noraokafor", rest })).toBe("Nora Okafor");
  });

  test("or the first line under the first heading, in bold and spelled in the email address", () => {
    const under = (looks: LineLooks, email: string) => nameOf(["Leeds"], { email, rest: [["Anna Berger", looks], "Nurse for ten years"] });
    expect(under({ bold: true }, "annaberger")).toBe("Anna Berger");
    expect(under({}, "annaberger")).toBeUndefined();
    expect(under({ bold: true }, "noraokafor")).toBeUndefined();
  });

  test("or the subject of the first sentence", () => {
    const inText = (text: string) => nameOf(["Leeds"], { rest: [text] });
    expect(inText("Anna Berger is a nurse with ten years on wards.")).toBe("Anna Berger");
    expect(inText("Anna Berger ist eine Pflegerin.")).toBe("Anna Berger");
    expect(inText("Anna Berger likes wards.")).toBeUndefined();
    expect(inText("The Hospital is a house.")).toBeUndefined();
  });

  test("or whom the person introduces as herself", () => {
    const inText = (text: string) => nameOf(["Leeds"], { rest: [text] });
    expect(inText("Hoi, ik ben Tim van Rossum. Ontwerper uit Leiden.")).toBe("Tim van Rossum");
    expect(inText("My name is Anna Berger and I am a nurse.")).toBe("Anna Berger");
    expect(inText("Merhaba, ben Burak Demir.")).toBe("Burak Demir");
    expect(inText("Ben Whitlock Hall, which the guild bought, was built anew.")).toBeUndefined();
    expect(inText("I am Team Lead of a ward.")).toBeUndefined();
    expect(inText("Hoi, ik ben blij.")).toBeUndefined();
  });

  test("but not who said what stands above", () => {
    const saying = "If we want users to like our software we should design it to behave like a likeable person.";
    expect(nameOf(["Leeds", saying, "Alan Cooper"])).toBeUndefined();
    expect(nameOf(["Leeds", saying, ["Alan Cooper", { size: 20 }]])).toBe("Alan Cooper");
  });

  test("what stands beside it is kept", () => {
    expect(find(["Anna Berger, Fitter"])?.rest).toBe("Fitter");
    expect(find(["Anna Berger\tFitter\tLeeds"])?.rest).toBe("Fitter\tLeeds");
  });
});

describe("a name in large print goes on in the next line", () => {
  const wholes = (first: Row, ...below: Row[]) => {
    const [head, ...more] = linesOf([first, ...below]) as [Line, ...Line[]];
    return nameCandidates(head, more, CONTEXT).flatMap(({ text, below: lines }) => (lines ? [text] : []));
  };
  test("of the same print, and after a hyphen without a space", () => {
    expect(wholes(["Anna", large], ["Berger", large])).toEqual(["Anna Berger"]);
    expect(wholes(["Anna", large], ["Maria", large], ["Berger", large])).toEqual(["Anna Maria", "Anna Maria Berger"]);
    expect(wholes(["Anna Müller-", large], ["Berger", large])).toEqual(["Anna Müller-Berger"]);
    expect(wholes(["ANNA", large], ["BERGER", { size: 20, bold: true }])).toEqual(["ANNA BERGER"]);
    expect(wholes(["Anna\tLeeds", large], ["Berger", large])).toEqual(["Anna Berger"]);
  });
  test("of larger or little smaller print, where a given name alone is above it", () => {
    expect(wholes(["Anna", large], ["Berger Lind", { size: 30 }])).toEqual(["Anna Berger Lind"]);
    expect(wholes(["ANNA", large], ["BERGER", { size: 17 }])).toEqual(["ANNA BERGER"]);
    expect(wholes(["Anna Maria", large], ["Berger", { size: 30 }])).toEqual([]);
    expect(wholes(["Resume", large], ["Anna Berger", { size: 30 }])).toEqual([]);
  });
  test.each<[string, Row, Row]>([
    ["in the print of the text", "Anna", "Berger"],
    ["in much smaller print", ["Anna", large], ["Berger", { size: 15 }]],
    ["of several words in somewhat smaller print", ["Anna", large], ["Berger Lind", { size: 17 }]],
    ["in another weight, of several words", ["Anna Maria", large], ["Berger", { size: 20, bold: true }]],
    ["in another column", ["Anna", large], ["Berger", { size: 20, flow: 1 }]],
    ["with white between", ["Anna", large], ["Berger", { size: 20, gap: 2 }]],
    ["beside something else", ["Anna", large], ["Berger\tLeeds", large]],
  ])("not %s", (_, above, below) => {
    expect(wholes(above, below)).toEqual([]);
  });
});

describe("what spells a name:", () => {
  test("the e-mail address, profiles, the own web site and the author of the file", () => {
    const at = { line: 0, from: 0, to: 1 };
    const contacts = {
      emails: [{ ...at, value: "anna.berger@example.org" }],
      phones: [],
      urls: [{ ...at, value: "https://anna-berger.example/about" }],
      profiles: [
        { ...at, network: "GitHub", username: "A_Berger" },
        { ...at, network: "LinkedIn" },
      ],
      consumed: [],
    };
    expect(handlesIn(contacts, "Anna Bérger")).toEqual({
      email: "annaberger",
      domain: "exampleorg",
      others: ["aberger", "annabergerexample"],
      author: "anna berger",
    });
    expect(handlesIn({ ...contacts, emails: [], urls: [], profiles: [] }, undefined)).toEqual({ others: [] });
  });
  test.each<[string, Known, [boolean, boolean, boolean]]>([
    ["Anna Berger", { email: "berger77" }, [true, false, false]],
    ["Anna Müller", { email: "mueller" }, [true, false, false]],
    ["Anna Berger", { others: ["annab"] }, [false, true, false]],
    ["Anna Berger", { author: "berger anna" }, [false, false, true]],
    ["Anna Berger", { author: "anna lind" }, [false, false, false]],
    ["Berger", { author: "berger" }, [false, false, false]],
    ["Bo Li", { email: "boli" }, [false, false, false]],
    ["Anna Berger", {}, [false, false, false]],
  ])("%p by %p", (name, { others = [], email, author }, expected) => {
    const { email: byEmail, other, author: byAuthor } = countVoices(name, { others, ...(email && { email }), ...(author && { author }) });
    expect([byEmail, other, byAuthor]).toEqual(expected);
  });
  test.each<[string, string | undefined, boolean]>([
    ["Baker Fletcher", "bakerfletcher", true],
    ["Baker Fletcher", "bfletcher", true],
    ["Baker Fletcher", "fletcherb", true],
    ["Baker Fletcher", "fletcher", false],
    ["Baker Fletcher", "xfletcher", false],
    ["Baker Fletcher", undefined, false],
    ["the baker fletcher of 1990", "bakerfletcher", false],
  ])("%p is made into the address %p: %p", (text, email, expected) => {
    expect(isSpelledBy(text, { others: [], ...(email && { email }) })).toBe(expected);
  });
});

describe("the value of a label", () => {
  const labelled = (field: "position" | "city" | "name", ...lines: Line[]) => findLabelled(labelsIn(lines), [field])?.text;
  test.each<[string, string, "position" | "city" | "name", string | undefined]>([
    ["in its line", "Position: Buyer", "position", "Buyer"],
    ["in the next cell", "Position\tBuyer", "position", "Buyer"],
    ["in a pair of cells", "City\tLeeds\tPosition\tBuyer", "position", "Buyer"],
    ["in a cell of its own", "1 April 2024\tName: Anna Berger", "name", "Anna Berger"],
    ["in two cells of their own", "Position: Buyer\tCity: Leeds", "city", "Leeds"],
    ["in the first of them", "Position: Buyer\tCity: Leeds", "position", "Buyer"],
    ["none of another field", "Position: Buyer", "city", undefined],
    ["none where the cell is a value", "Leeds\tPosition", "position", undefined],
    ["none where no cell follows", "Leeds\tDover\tPosition", "position", undefined],
  ])("stands %s", (_, text, field, expected) => {
    expect(labelled(field, line(text))).toBe(expected as string);
  });
  test("names of columns are no values, a label in the first row of a form is one", () => {
    const header = { id: 1, row: 0, column: 0, columns: 3, header: true };
    expect(labelled("name", line("Name\tCompany\tPosition", { table: header }))).toBeUndefined();
    expect(labelled("name", line("Name\tPosition", { table: header }))).toBeUndefined();
    expect(labelled("name", line("Name\tAnna Berger", { table: header }))).toBe("Anna Berger");
    expect(labelled("position", line("Position: Buyer"), line("Position: Fitter"))).toBe("Buyer");
  });
});

test("the characters of a name may stand apart, and a word for who is married is no name", () => {
  expect(nameOf([["成 晓 玲", large], "女", "未婚"])).toBe("成 晓 玲");
  expect(nameOf([["이 슬 비", large], "미혼"])).toBe("이 슬 비");
  expect(nameOf([["未婚", large]])).toBeUndefined();
});

test("gender and year of birth stand behind a Korean name", () => {
  expect(nameOf(["오민재 남, 1995년 (만 29세)", "mjoh95@example.kr"])).toBe("오민재");
});

test("a name stands beside some cells, not in a row of a table with many", () => {
  const beside = (count: number) =>
    nameCandidates(line(["Anna Berger", ...Array(count).fill("SQL")].join("\t")), [], CONTEXT).filter(({ text }) => text === "Anna Berger");
  expect(beside(11)).toHaveLength(1);
  expect(beside(12)).toHaveLength(0);
});

test("a line of more than 500 characters is text, whatever it begins with", () => {
  const candidates = (length: number) => nameCandidates(line("Anna Berger | ".padEnd(length, "a")), [], CONTEXT);
  expect(candidates(500).map(({ text }) => text)).toContain("Anna Berger");
  expect(candidates(501)).toEqual([]);
});

test.each<[string, Row[], Known]>([
  ["between ornaments", [["★ Anna Berger ★", large]], {}],
  ["between others", [["❀ Anna Berger ❀", large]], {}],
  ["between bars", [["| Anna Berger |", large]], {}],
  ["before the title of the document", [["Anna Berger CV: Long Edition", large]], {}],
  ["before the title in brackets", [["Anna Berger (Lebenslauf)", large]], {}],
  ["before the title and its year", [["Anna Berger – CV 2024", large]], {}],
  ["that the mail address and its domain spell, though it is a trade", ["Anna Bergbauer"], { email: "anna", domain: "bergbauerexample" }],
  [
    "in the first cell of the first line of a section",
    [],
    { rest: [["Anna Berger\tBaker, Acme Ltd", { bold: true }]], email: "annaberger" },
  ],
])("a name stands %s", (_, rows, known) => {
  expect(splitName(nameOf(rows, known) ?? "").name).toMatch(/^Anna Berg(?:er|bauer)$/);
});

test("the label of a detail is no name, though it is as short as one", () => {
  expect(nameOf([["联系电话", large]])).toBeUndefined();
});

test("a name may be set like the headings below it", () => {
  const name = (...lines: Line[]) => parseResume(buildReading(lines)).resume.basics.name;
  expect(
    name(
      line("Hoja de vida", { size: 20 }),
      heading("Datos personales"),
      heading("Anna Lucía Berger Rojas"),
      line("Nacimiento: 16 de junio de 1991"),
      heading("Idiomas"),
      line("Inglés: alto"),
      heading("Datos de contacto"),
      line("annaberger@example.org"),
    ),
  ).toBe("Anna Lucía Berger Rojas");
});
