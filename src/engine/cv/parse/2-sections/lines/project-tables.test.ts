import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { asItemsOfJob } from "./project-tables.ts";

const cell = (text: string, row: number, looks: LineLooks = {}, id = 1) =>
  line(text, { table: { id, row, column: 0, columns: 2 }, ...looks });
/** "• text" for an item, "[text]" for a header row. */
const read = (...lines: Line[]) =>
  asItemsOfJob(lines, { language: "en" }).map(({ text, bullet, table }) => (table?.header ? `[${text}]` : bullet ? `• ${text}` : text));

describe("a table below the head of a job lists what was done there:", () => {
  const job = line("April 2016 – March 2020, Selby Storage");
  const rows = [cell("Apr 2016 – Dec 2017\tHarbour wall", 0), cell("Jan 2018 – Mar 2020\tLock gates", 1), cell("Tools\tCivil 3D", 2)];
  const texts = rows.map(({ text }) => text);
  const items = texts.map((text) => `• ${text}`);

  test("its rows are items of the job where all their periods lie within that of the job", () => {
    expect(read(job, ...rows)).toEqual([job.text, ...items]);
    expect(read(line("2016 – present, Selby Storage"), ...rows)).toEqual(["2016 – present, Selby Storage", ...items]);
    expect(read(line("April 2016 – March 2019, Selby Storage"), ...rows).slice(1)).toEqual(texts);
    expect(read(line("June 2016 – March 2020, Selby Storage"), ...rows).slice(1)).toEqual(texts);
    // Months count only where both name them.
    expect(read(line("2016 – 2020, Selby Storage"), ...rows).slice(1)).toEqual(items);
  });

  test("a few lines may stand between, but none of a list, another column or another table", () => {
    const [about] = [line("A family business")];
    expect(read(job, about as Line, ...rows).slice(2)).toEqual(items);
    expect(read(job, line("Mended pumps", { bullet: true }), ...rows).slice(2)).toEqual(texts);
    expect(read(job, line("A family business", { flow: 1 }), ...rows).slice(2)).toEqual(texts);
    expect(read(job, cell("Leeds\tTyne", 0, {}, 2), ...rows).slice(2)).toEqual(texts);
    expect(read(job, ...Array.from({ length: 12 }, () => line("A family business")), ...rows).slice(13)).toEqual(texts);
  });

  test("a table without periods is none, and so is one below a line that does not begin with a period", () => {
    expect(read(job, cell("Tools\tCivil 3D", 0), cell("Team\t4", 1)).slice(1)).toEqual(["Tools\tCivil 3D", "Team\t4"]);
    expect(read(line("Selby Storage and Sons, 2016 – 2020"), ...rows).slice(1)).toEqual(texts);
    expect(read(line("2016, Selby Storage"), ...rows).slice(1)).toEqual(texts);
    expect(read(...rows)).toEqual(texts);
  });

  test("its header is no item, and an item keeps its marker", () => {
    const header = cell("Period\tProject", 0, { table: { id: 1, row: 0, column: 0, columns: 2, header: true } });
    expect(read(job, header, ...rows).slice(1)).toEqual(["[Period\tProject]", ...items]);
    const [, marked] = asItemsOfJob([job, cell("Apr 2016 – Dec 2017\tHarbour wall", 0, { bullet: "◆" })], { language: "en" });
    expect(marked?.bullet?.glyph).toBe("◆");
  });
});

describe("a table that begins with the head of its job:", () => {
  const head = cell("Apr 2016 – Mar 2020 Selby Storage", 0, { shaded: true });
  const project = (row: number, text = "Harbour wall\tCivil 3D") => cell(text, row);

  test("its other rows are items, those outside of tables are not", () => {
    expect(read(head, project(1), line("Leeds"))).toEqual([head.text, "• Harbour wall\tCivil 3D", "Leeds"]);
    expect(read(head, project(1, "Jan 2015 – Dec 2016\tLock gates"))).toEqual([head.text, "• Jan 2015 – Dec 2016\tLock gates"]);
    expect(read(head, project(1, "Jan 2010 – Dec 2012\tLock gates"))).toEqual([head.text, "Jan 2010 – Dec 2012\tLock gates"]);
  });

  test("not where the first row goes on in other cells, or no row has two cells", () => {
    expect(read(head, cell("Harbour wall", 1))).toEqual([head.text, "Harbour wall"]);
    expect(read(cell("Apr 2016 – Mar 2020\tSelby Storage", 0), project(1))).toEqual([
      "Apr 2016 – Mar 2020\tSelby Storage",
      "Harbour wall\tCivil 3D",
    ]);
    expect(read(head, { ...project(0), table: { id: 1, row: 0, column: 1, columns: 2 } })).toEqual([head.text, "Harbour wall\tCivil 3D"]);
  });

  test("rows set like the head that begin with a period are posts there, named with the employer", () => {
    const position = (text: string, row: number) => cell(text, row, { shaded: true });
    expect(
      read(
        head,
        position("Apr 2018 – Mar 2020 / Foreman\tTools\tTeam", 1),
        project(2),
        position("Apr 2016 – Mar 2018 / Fitter", 3),
        project(4),
      ),
    ).toEqual([
      "Apr 2018 – Mar 2020 / Foreman\tSelby Storage",
      `• ${head.text}`,
      "[Tools\tTeam]",
      "• Harbour wall\tCivil 3D",
      "Apr 2016 – Mar 2018 / Fitter\tSelby Storage",
      "• Harbour wall\tCivil 3D",
    ]);
    // Of one position the head says nothing more.
    expect(read(head, cell("A family business", 1), position("Apr 2018 – Mar 2020 / Foreman", 2), project(3))).toEqual([
      "Apr 2018 – Mar 2020 / Foreman\tSelby Storage",
      "• A family business",
      "• Harbour wall\tCivil 3D",
    ]);
    // A period alone names the columns of the row below.
    expect(read(head, position("Apr 2018 – Mar 2020\tTools", 1), project(2))).toEqual([head.text, "[Tools]", "• Harbour wall\tCivil 3D"]);
    // Without the background it is what was done.
    expect(read(head, cell("Apr 2018 – Mar 2020 / Lock gates", 1), project(2)).slice(1)).toEqual([
      "• Apr 2018 – Mar 2020 / Lock gates",
      "• Harbour wall\tCivil 3D",
    ]);
  });
});

describe("a table whose rows have each a period and the position of that time", () => {
  const head = cell("Apr 2014 – Mar 2020 Selby Storage", 0);
  const stages = [
    cell("Apr 2018 – Mar 2020\tWarehouse Manager", 3),
    cell("Led a team of 8", 3),
    cell("Apr 2014 – Mar 2018\tForklift Driver", 4),
  ];

  test("has a job for each, at the employer of its first row", () => {
    expect(read(head, cell("Trade: storage\tpermanent", 1), cell("Period\tTasks", 2), ...stages)).toEqual([
      "Apr 2018 – Mar 2020\tSelby Storage\tWarehouse Manager",
      "• Trade: storage\tpermanent",
      "• Led a team of 8",
      "Apr 2014 – Mar 2018\tSelby Storage\tForklift Driver",
    ]);
  });

  test("has them below the employer, where that stands above the table", () => {
    expect(read(line("April 2014 – March 2020, Selby Storage"), ...stages)).toEqual([
      "April 2014 – March 2020, Selby Storage",
      "Apr 2018 – Mar 2020\tWarehouse Manager",
      "• Led a team of 8",
      "Apr 2014 – Mar 2018\tForklift Driver",
    ]);
  });

  test("may name the position in Japanese brackets below the place", () => {
    const rows = [
      cell("2018年4月～現在\t北校・南校", 2),
      cell("【カウンセラー】", 2),
      cell("案内業務", 2, { bullet: "・" }),
      cell("2014年4月～2018年3月\t北校", 3),
      cell("【校舎スタッフ】", 3),
    ];
    expect(read(cell("2014年4月～現在 株式会社青山語学院", 0), ...rows)).toEqual([
      "2018年4月～現在\t株式会社青山語学院\tカウンセラー",
      "• 北校・南校",
      "• 案内業務",
      "2014年4月～2018年3月\t株式会社青山語学院\t校舎スタッフ",
      "• 北校",
    ]);
  });

  test("tells of projects where one of them names no position", () => {
    expect(read(head, stages[0] as Line, cell("Apr 2014 – Mar 2018\tHarbour wall", 4)).slice(1)).toEqual([
      "• Apr 2018 – Mar 2020\tWarehouse Manager",
      "• Apr 2014 – Mar 2018\tHarbour wall",
    ]);
  });
});
