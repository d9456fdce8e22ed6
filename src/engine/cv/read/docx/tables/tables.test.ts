import { describe, expect, test } from "bun:test";
import { textOfCells } from "../lines/flow.ts";
import { bold, cell, composed, paragraph, table, text, textsOf } from "../model.testing.ts";
import type { Block, Table, TableCell } from "../model.ts";

type Rows = (string | Partial<TableCell>)[][];
const read = (rows: Rows, change: Parameters<typeof table>[1] = {}) => textsOf(composed([table(rows, change)]));
const linesOf = (rows: Rows, change: Parameters<typeof table>[1] = {}) => composed([table(rows, change)]);
const paragraphs = (...texts: string[]): Block[] => texts.map((one) => paragraph(one));
const LONG = "Led the works at the harbour and wrote about all of them in reports to the board of the town";

describe("a table of one column", () => {
  test("is a box around ordinary text", () => {
    const lines = linesOf([[cell(paragraphs("Baker", "Leeds"))], ["York"]]);
    expect(textsOf(lines)).toEqual(["Baker", "Leeds", "York"]);
    expect(lines.map(({ table, ruled, shaded }) => [table, ruled, shaded])).toEqual(Array(3).fill([undefined, undefined, undefined]));
  });

  test("has a ground and a rule where its cells have them", () => {
    const borders = (change: object) => ({ top: false, bottom: false, sides: false, between: false, ...change });
    const [shaded] = linesOf([[cell("Work", { shaded: true })]]);
    expect(shaded?.shaded).toBe(true);
    const ruled = (change: object, blocks = paragraphs("Work")) => linesOf([[cell(blocks, { borders: borders(change) })]])[0]?.ruled;
    expect([ruled({ bottom: true }), ruled({ top: true }), ruled({}), ruled({ bottom: true, sides: true })]).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
    expect(ruled({ bottom: true }, paragraphs("Work", "Leeds"))).toBeUndefined();
  });
});

describe("a table that lays out the page", () => {
  const side = [bold("CONTACT"), ...paragraphs("Leeds", "0113 496 000")];
  const main = [bold("WORK"), ...paragraphs("Baker", "Gold Street", LONG)];
  const places = (rows: Rows) => linesOf(rows).map(({ place }) => place);

  test("is read by columns, the narrow one as a sidebar", () => {
    const rows: Rows = [[cell(side, { width: 100 }), cell(main, { width: 300 })]];
    expect(read(rows)).toEqual(["CONTACT", "Leeds", "0113 496 000", "WORK", "Baker", "Gold Street", LONG]);
    expect(places(rows)).toEqual([...Array(3).fill("sidebar"), ...Array(4).fill("body")]);
    expect(new Set(linesOf(rows).map(({ flow }) => flow)).size).toBe(2);
    expect(places([[cell(side, { width: 200 }), cell(main, { width: 220 })]])).toEqual(Array(7).fill("body"));
  });

  test("may have titles over all of its columns, and columns that go on below them", () => {
    const title = cell("Anna Nowak", { span: 2 });
    const rows: Rows = [
      [title],
      [cell(side), cell(main)],
      [cell("Baker of Leeds", { span: 2 })],
      [cell(paragraphs("Tongues", "English", "Welsh")), cell(paragraphs("Studies", "Mathematics", LONG))],
    ];
    expect(read(rows)).toEqual([
      ...["Anna Nowak", "CONTACT", "Leeds", "0113 496 000", "WORK", "Baker", "Gold Street", LONG],
      ...["Baker of Leeds", "Tongues", "English", "Welsh", "Studies", "Mathematics", LONG],
    ]);
  });

  test.each<[string, Rows]>([
    [
      "short cells",
      [
        ["Name", "Anna Nowak"],
        ["Born", "12 May 1990"],
      ],
    ],
    ["one long cell in a row", [["Work", cell(paragraphs("Baker", "Gold Street", LONG))]]],
    [
      "entries with their years beside what was done there",
      [1, 2].map((at) => [cell(paragraphs("Gold Street", "Leeds", `201${at}`)), cell(main)]),
    ],
    ["five columns", [["a", "b", "c", "d", "e"].map((one) => cell(paragraphs(one, LONG, LONG)))]],
  ])("is none with %s", (_, rows) => {
    expect(linesOf(rows).some(({ table }) => table)).toBe(true);
  });

  test("without headings holds much of the text of the page", () => {
    const plain: Rows = [[cell(paragraphs("Leeds", "York", "Hull", "Dover")), cell(paragraphs("Baker", "Gold Street", LONG))]];
    const placesOf = (storyCharacters: number) => composed([table(plain)], { storyCharacters }).map(({ table }) => table !== undefined);
    expect(placesOf(150)).toEqual(Array(7).fill(false));
    expect(placesOf(10_000)).toContain(true);
  });

  test("may have a sidebar that is merged over many rows", () => {
    const merged = cell([...side, ...paragraphs("anna@example.org")], { rows: 3, width: 100 });
    const rows: Rows = [
      [merged, cell(main, { width: 300 })],
      ["Studies", "Hobbies"].map((one) => cell([bold(one.toUpperCase()), paragraph(LONG)], { column: 1, width: 300 })).slice(0, 1),
      [cell(paragraphs(LONG), { column: 1, width: 300 })],
    ];
    expect(read(rows)).toEqual([
      ...["CONTACT", "Leeds", "0113 496 000", "anna@example.org"],
      ...["WORK", "Baker", "Gold Street", LONG, "STUDIES", LONG, LONG],
    ]);
  });
});

describe("rows of a table", () => {
  test("are lines of cells, with their place in it", () => {
    const lines = linesOf([
      ["Skill", "Level", "Years"],
      ["Java", "Good", "5"],
    ]);
    expect(textsOf(lines)).toEqual(["Skill | Level | Years", "Java | Good | 5"]);
    expect(lines.map(({ table }) => table)).toEqual([
      { id: 0, row: 0, column: 0, columns: 3 },
      { id: 0, row: 1, column: 0, columns: 3 },
    ]);
    expect(lines[1]?.cells.map(({ x, width }) => [x, width])).toEqual([
      [0, 100],
      [100, 100],
      [200, 100],
    ]);
  });

  test("leave out empty cells, and a blank line stands for an empty row", () => {
    const lines = linesOf([
      ["Java", "", "5"],
      ["", "", ""],
      ["SQL", "Good", "3"],
    ]);
    expect(textsOf(lines)).toEqual(["Java | 5", "SQL | Good | 3"]);
    expect(lines.map(({ gap }) => gap)).toEqual([0, 1]);
  });

  test("are shaded where all of their cells are", () => {
    const shaded = (one: boolean, other: boolean) =>
      linesOf([
        [cell("Java", { shaded: one }), cell("Good", { shaded: other })],
        ["SQL", "Fair"],
      ])[0]?.shaded;
    expect([shaded(true, true), shaded(true, false), shaded(false, false)]).toEqual([true, undefined, undefined]);
  });

  test("hold a label and its colon in one cell", () => {
    expect(
      read([
        ["Name", ":", "Anna Nowak"],
        ["Born", ":", "12 May 1990"],
      ]),
    ).toEqual(["Name: | Anna Nowak", "Born: | 12 May 1990"]);
  });

  test("hold a date and the first line of what stands beside it; the rest follows", () => {
    expect(read([["2019 – 2021", cell(paragraphs("Baker", "Leeds", LONG))]])).toEqual(["2019 – 2021 | Baker", "Leeds", LONG]);
  });

  test("with two cells of labels and values are read line by line", () => {
    expect(read([[cell(paragraphs("Name:", "Phone:")), cell(paragraphs("Anna", "0113"))]])).toEqual(["Name: | Anna", "Phone: | 0113"]);
    expect(read([[cell(paragraphs("Baker", "Gold Street", LONG)), cell(paragraphs("Leeds", "2019"))]]).slice(0, 2)).toEqual([
      "Baker | Leeds",
      "Gold Street | 2019",
    ]);
    expect(read([[cell(paragraphs("Name", "Phone")), cell(paragraphs("Anna", "Nowak"))]])).toEqual(["Name", "Phone", "Anna", "Nowak"]);
    expect(read([[cell(paragraphs("Baker", "Gold Street")), cell(paragraphs("Leeds", "2019", "York"))]])).not.toContain("Baker | Leeds");
    expect(read([[cell(paragraphs("Baker", LONG)), cell(paragraphs("Leeds", "2019"))]])).not.toContain("Baker | Leeds");
  });

  test("read dates and labels before the content that they stand beside", () => {
    const rows: Rows = [[cell(paragraphs(LONG, LONG, LONG)), cell(paragraphs("2019 –", "2021", "Leeds", "York"))]];
    expect(read(rows)[0]).toBe("2019 –");
    expect(read([[cell(paragraphs(LONG, LONG)), cell(paragraphs(LONG, LONG))]])).toEqual([LONG, LONG, LONG, LONG]);
  });

  test("with period, post and employer below each other beside one long line are read cell by cell", () => {
    expect(read([[cell(paragraphs("2019 – 2021", "Baker")), LONG]])).toEqual(["2019 – 2021", "Baker", LONG]);
    expect(read([[cell(paragraphs("Gold Street", "Baker")), LONG]])).toEqual([`Gold Street | ${LONG}`, "Baker"]);
    expect(read([[cell(paragraphs("2019 – 2021", "Baker of bread")), "Leeds"]])).toEqual(["2019 – 2021 | Leeds", "Baker of bread"]);
  });
});

describe("the row that names the columns", () => {
  const header = (
    first: (string | Partial<TableCell>)[],
    change: Parameters<typeof table>[1] = {},
    body: Rows = [
      ["Java", "Good"],
      ["SQL", "Fair"],
    ],
  ) => linesOf([first, ...body], change)[0]?.table?.header === true;
  const NAMES = [cell(bold("Skill")), cell(bold("Level"))];

  test.each<[string, boolean, Parameters<typeof header>]>([
    ["is bold above rows that are not", true, [NAMES]],
    ["may be shaded", true, [[cell("Skill", { shaded: true }), cell("Level", { shaded: true })]]],
    ["may be declared", true, [["Skill", "Level"], { header: true }]],
    ["is not told of two columns by the style of the first row", false, [["Skill", "Level"], { firstRowStyled: true }]],
    ["is not plain", false, [["Skill", "Level"]]],
    ["is not bold in one cell only", false, [[cell(bold("Skill")), "Level"]]],
    [
      "is not bold above a bold row",
      false,
      [
        NAMES,
        {},
        [
          [cell(bold("Java")), cell(bold("Good"))],
          ["SQL", "Fair"],
        ],
      ],
    ],
    ["holds no numbers", false, [[cell(bold("Skill")), cell(bold("2019"))]]],
    ["holds no labels", false, [[cell(bold("Name:")), cell(bold("Anna"))]]],
    ["is not long", false, [[cell(bold("Skill")), cell(bold(LONG))]]],
    ["is not alone", false, [NAMES, {}, []]],
    ["has more than one cell", false, [[cell(bold("Skills"), { span: 2 })]]],
  ])("%s: %p", (_, expected, args) => {
    expect(header(...args)).toBe(expected);
  });

  test("is told of three columns by the style of the first row", () => {
    expect(
      linesOf(
        [
          ["Skill", "Level", "Years"],
          ["Java", "Good", "five"],
        ],
        { firstRowStyled: true },
      )[0]?.table?.header,
    ).toBe(true);
  });

  test("may stand below titles over the whole table, be it wrapped by hand", () => {
    const title = [cell(bold("Skills"), { span: 3 })];
    const lines = linesOf([
      title,
      [cell(bold("Skill")), cell(bold("Level")), cell(bold("Years"))],
      ["Java", "Good", "five"],
      ["SQL", "Fair", "two"],
    ]);
    expect(lines.map(({ table }) => table?.header === true)).toEqual([false, true, false, false]);
    const wrapped = [cell(paragraphs("Name of", "the skill")), "Level", cell(paragraphs("Years of", "practice"))];
    expect(read([title, wrapped, ["Java", "Good", "5"], ["SQL", "Fair", "3"]])[1]).toBe("Name of the skill | Level | Years of practice");
  });

  test("may be wrapped by hand", () => {
    const names = [cell(paragraphs("Name of", "the skill")), "Level", cell(paragraphs("Years of", "practice"))];
    const body: Rows = [
      ["Java", "Good", "5"],
      ["SQL", "Fair", "3"],
    ];
    expect(read([names, ...body])[0]).toBe("Name of the skill | Level | Years of practice");
    expect(read([names, ...body.slice(0, 1)])[0]).not.toBe("Name of the skill | Level | Years of practice");
    expect(read([[cell(paragraphs("Name of", LONG)), "Level", "Years"], ...body])[0]).not.toContain(LONG);
    expect(read([names, ...body.map(([one, ...rest]) => [cell(paragraphs(one as string, "and more")), ...rest])])[0]).not.toContain(
      "the skill |",
    );
  });
});

describe("a heading in the first column", () => {
  const beside = (heading: string | Partial<TableCell>, ...texts: string[]) => read([[heading, cell(paragraphs(...texts))]]);

  test("stands above its section", () => {
    expect(beside(cell(bold("Work")), LONG, LONG)).toEqual(["Work", LONG, LONG]);
    expect(beside("Work", ...Array(7).fill("Leeds"))).toEqual(["Work", ...Array(7).fill("Leeds")]);
    expect(beside(cell(paragraph("Work", { heading: 2 })), "Leeds")).toEqual(["Work", "Leeds"]);
  });

  test("shares a line with its value where it is a label or a date", () => {
    expect(beside("Work", "Leeds")).toEqual(["Work | Leeds"]);
    expect(beside(cell(bold("Work:")), LONG, LONG)[0]).toBe(`Work: | ${LONG}`);
    expect(beside(cell(bold("2019")), LONG, LONG)[0]).toBe(`2019 | ${LONG}`);
    expect(beside("Work", LONG, LONG)[0]).toBe(`Work | ${LONG}`);
    const labelled: Rows = [
      [cell(bold("Name")), "Anna"],
      [cell(bold("Work")), cell(paragraphs(LONG, LONG))],
    ];
    expect(read(labelled)).toEqual(["Name | Anna", `Work | ${LONG}`, LONG]);
  });
});

describe("a form of pairs", () => {
  const form = (
    label: (of: string) => string | Partial<TableCell>,
    value: (of: string) => string | Partial<TableCell> = (of) => of,
  ): Rows => [
    [label("Name"), value("Anna"), label("Born"), value("1990")],
    [label("City"), value("Leeds"), label("Phone"), value("0113")],
  ];
  const PAIRS = ["Name | Anna", "Born | 1990", "City | Leeds", "Phone | 0113"];

  test("is read pair by pair where its labels have a colon, weight or ground of their own", () => {
    expect(read(form((of) => `${of}:`))).toEqual(PAIRS.map((pair) => pair.replace(" |", ": |")));
    expect(read(form((of) => cell(bold(of))))).toEqual(PAIRS);
    expect(read(form((of) => cell(of, { shaded: true })))).toEqual(PAIRS);
  });

  test("is a table where labels and values look alike", () => {
    const rows = ["Name | Anna | Born | 1990", "City | Leeds | Phone | 0113"];
    expect(read(form((of) => of))).toEqual(rows);
    expect(
      read(
        form(
          (of) => cell(bold(of)),
          (of) => cell(bold(of)),
        ),
      ),
    ).toEqual(rows);
    expect(
      read(
        form(
          (of) => cell(of, { shaded: true }),
          (of) => cell(of, { shaded: true }),
        ),
      ),
    ).toEqual(rows);
  });

  test("has an even number of columns", () => {
    const odd: Rows = [[cell(bold("Name")), "Anna", cell(bold("Born")), "1990", "Leeds"]];
    expect(read(odd)).toEqual(["Name | Anna | Born | 1990 | Leeds"]);
  });
});

describe("merged cells", () => {
  test("that name groups of rows stand above their rows", () => {
    const rows: Rows = [
      [cell("Languages", { rows: 2 }), "Java", "Good", "5"],
      [cell("Kotlin", { column: 1 }), "Fair", "3"],
      [cell("Tools", { rows: 2 }), "Git", "Good", "9"],
      [cell("Make", { column: 1 }), "Fair", "4"],
    ];
    expect(read(rows)).toEqual(["Languages", "Java | Good | 5", "Kotlin | Fair | 3", "Tools", "Git | Good | 9", "Make | Fair | 4"]);
  });

  test("that are titles down the left side head the rows beside them", () => {
    const rows: Rows = [
      [cell("Studies", { rows: 2, shaded: true }), "School", "Years"],
      [cell("Leeds", { column: 1 }), "2019"],
      [cell("Work", { rows: 2, shaded: true }), "Firm", "Years"],
      [cell("Bakery", { column: 1 }), "2021"],
    ];
    const lines = linesOf(rows);
    expect(textsOf(lines)).toEqual(["Studies", "School | Years", "Leeds | 2019", "Work", "Firm | Years", "Bakery | 2021"]);
    expect(new Set(lines.flatMap(({ table }) => table?.id ?? [])).size).toBe(2);
  });

  test.each<[string, Partial<TableCell>]>([
    ["with a figure", cell("Part 1", { rows: 2, shaded: true })],
    ["that is a sentence", cell("Leeds and York.", { rows: 2, shaded: true })],
    ["that is long", cell(LONG.slice(0, 60), { rows: 2, shaded: true })],
    ["of two lines", cell(paragraphs("Leeds", "York"), { rows: 2, shaded: true })],
  ])("%s are no titles", (_, first) => {
    const rows: Rows = [
      [first, "School", "Years"],
      [cell("Leeds", { column: 1 }), "2019"],
      ["Other", "York", "2020"],
    ];
    expect(new Set(linesOf(rows).flatMap(({ table }) => table?.id ?? [])).size).toBe(1);
  });

  test("may be titles written downwards", () => {
    const rows: Rows = [
      [cell(paragraphs("学", "历"), { rows: 2 }), "School", "Years"],
      [cell("Leeds", { column: 1 }), "2019"],
    ];
    expect(read(rows)).toEqual(["学历", "School | Years", "Leeds | 2019"]);
  });
});

test("a table in two halves is two tables, one below the other", () => {
  const rows: Rows = [
    ["Skill", "Years", "Skill", "Years"],
    ["Java", "5", "Go", "2"],
    ["SQL", "3", "C", "9"],
  ];
  const lines = linesOf(rows);
  expect(textsOf(lines)).toEqual(["Skill | Years", "Java | 5", "SQL | 3", "Skill | Years", "Go | 2", "C | 9"]);
  expect(lines.map(({ table }) => table?.id)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(read([["Skill", "Years", "Name", "Years"], ...rows.slice(1)])[0]).toBe("Skill | Years | Name | Years");
  expect(read([["Skill", "Skill", "Skill", "Skill"], ...rows.slice(1)])[0]).toBe("Skill | Skill | Skill | Skill");
  expect(read([[cell("Skills", { span: 4 })], ...rows])[0]).toBe("Skills");
});

test("a period over several lines of a narrow cell is one", () => {
  const period = (...parts: string[]) =>
    read([
      [cell(paragraphs(...parts)), "Baker"],
      ["Leeds", "York"],
    ])[0];
  expect(period("2018 -", "2020")).toBe("2018 -2020 | Baker");
  expect(period("2019年07月", "～", "2019年09月")).toBe("2019年07月～2019年09月 | Baker");
  expect(period("2018", "2020")).toBe("2018 | Baker");
  expect(period("Leeds -", "York")).toBe("Leeds - | Baker");
  expect(period("2018 - in the town of Leeds", "2020")).not.toContain("2020");
  expect(period("2018", "-", "2019", "2020")).not.toContain("20182019");
});

test("labels in a heading style below a heading of a higher level head no section", () => {
  const label = (of: string) => cell(paragraph(of, { heading: 3 }));
  const title = cell(paragraph("Personal data", { heading: 2 }), { span: 2 });
  const rows: Rows = [[title], ...["Name", "Born", "City"].map((of) => [label(of), "a value"])];
  const lines = linesOf(rows);
  expect(lines.map(({ heading }) => heading)).toEqual([2, undefined, undefined, undefined]);
  expect(textsOf(lines)).toEqual(["Personal data", "Name | a value", "Born | a value", "City | a value"]);
  expect(linesOf(rows.slice(1)).map(({ heading }) => heading)).toContain(3);
  expect(linesOf(rows.slice(0, 3)).map(({ heading }) => heading)).toContain(3);
});

test("a cell stands right of the cells that are merged into rows above", () => {
  const rows: Table["rows"] = table([[cell("Languages", { rows: 2 }), "Java"], [cell("Kotlin", { column: 1 })]]).rows;
  const [, second] = composed([{ ...table([["a", "b"]]), rows }]);
  expect(second && textOfCells(second.cells)).toBeDefined();
  expect(composed([table([["Java", cell("Good", { width: 50 })]])])[0]?.cells.map(({ x }) => x)).toEqual([0, 100]);
});

test("text with several styles in a cell keeps them", () => {
  const mixed = paragraph([text("Baker, ", { bold: true }), text("Leeds")]);
  expect(
    composed([
      table([
        ["2019", cell(mixed)],
        ["2020", "York"],
      ]),
    ])[0]?.cells[1]?.runs.map(({ text, bold }) => [text, bold]),
  ).toEqual([
    ["Baker, ", true],
    ["Leeds", false],
  ]);
});

test("one merged title beside rows of one cell does not part the labels of other rows from their values", () => {
  const rows: Rows = [
    ["Name", "Anna Berg", "Sex", "female"],
    ["Origin", "Leeds", "Degree", "BSc"],
    [cell([paragraph("Work history")], { rows: 2 }), cell([paragraph("2019 – 2021 Baker")])],
  ];
  expect(read(rows).slice(0, 2)).toEqual(["Name | Anna Berg | Sex | female", "Origin | Leeds | Degree | BSc"]);
});
