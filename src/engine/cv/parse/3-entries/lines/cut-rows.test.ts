import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { joinCutEnds, joinCutPeriods, joinCutYears, joinPeriodCells } from "./cut-periods.ts";
import { joinCutLabels, separateInlineLabels } from "./labels-in-lines.ts";

const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
const texts = (lines: readonly Line[]) => lines.map(({ text }) => text);
const cellsOf = (lines: readonly Line[]) => lines.map(({ cells }) => cells.map(({ text }) => text).join("\t"));
type Row = string | [string, LineLooks];
const linesOf = (rows: readonly Row[]) => rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));

describe("a date that the end of a line cut goes on in the next:", () => {
  const read = (...rows: Row[]) => {
    const joined = joinCutPeriods(linesOf(rows), context);
    expect(cellsOf(joined)).toEqual(texts(joined));
    return texts(joined);
  };
  const dash: LineLooks = { bullet: "–" };

  test.each<[string, Row[], string]>([
    ["behind a dash that looks like a marker", ["Acme Ltd\t2018", ["today", dash]], "Acme Ltd\t2018 – today"],
    ["behind such a dash, as a date", ["Acme Ltd\t2018", ["2021", dash]], "Acme Ltd\t2018 – 2021"],
    ["behind the dash that the line above ends with", ["March 2018 –", "June 2021"], "March 2018 – June 2021"],
    ["as a word", ["March 2018", "present"], "March 2018 – present"],
    ["as the year of a month", ["September", "2018"], "September 2018"],
    ["as the year of the month that ends a period", ["Leith College\tOct 2012 – Feb", "2016"], "Leith College\tOct 2012 – Feb 2016"],
    ["as the year of a month that is the period", ["Leith College\tFeb 2016 – Feb", "2016"], "Leith College\tFeb 2016 – Feb 2016"],
    ["as the duration of a period", ["May 2019 – present", "2 years 10 months"], "May 2019 – present (2 years 10 months)"],
  ])("%s", (_, rows, expected) => {
    expect(read(...rows)).toEqual([expected]);
    expect(read("Fitter", ...rows, "Mended pumps")).toEqual(["Fitter", expected, "Mended pumps"]);
  });

  test.each<[string, Row, Row]>([
    ["behind the marker of a list", "Acme Ltd\t2018", ["today", { bullet: "•" }]],
    ["as a text that is no date", "Acme Ltd\t2018", ["the pumps", dash]],
    ["as a longer text", "Acme Ltd\t2018", ["today and for many more years", dash]],
    ["below a text without a date", "Acme Ltd", ["today", dash]],
    ["as a date without a dash", "March 2018", "June 2021"],
    ["as a word below more than a date", "Acme Ltd, March 2018", "present"],
    ["as an item of a list below a dash", "March 2018 –", ["June 2021", { bullet: "•" }]],
    ["as a text below a dash", "March 2018 –", "Mended pumps"],
    ["as a year below a word that is no month", "Harbour", "2018"],
    ["as a year below a month with its day", "3 September", "2018"],
    ["as a number that is no year", "September", "4218"],
    ["as a year before a period begins", "Leith College\tOct 2012 – Feb", "2010"],
    ["as a year with white above it", "Leith College\tOct 2012 – Feb", ["2016", { gap: 1 }]],
    ["as a year below a whole period", "Leith College\tOct 2012 – Feb 2014", "2016"],
    ["as the duration of something else", "Fitter, Acme Ltd", "2 years 10 months"],
    ["as a text below a period", "May 2019 – present", "2 pumps 10 gates"],
  ])("not %s", (_, above, below) => {
    expect(read(above, below)).toEqual(texts(linesOf([above, below])));
  });

  test("it is set like the end of the line above", () => {
    const [whole] = joinCutPeriods([line("Acme Ltd\t2018", { bold: true }), line("today", dash)], context) as [Line];
    expect(whole.cells[1]?.runs.map(({ text, bold }) => [text, bold])).toEqual([
      ["2018", true],
      [" – today", true],
    ]);
  });
});

describe("the end of a period is wrapped in a narrow column:", () => {
  const read = (language: string, ...rows: Row[]) => {
    const joined = joinCutEnds(linesOf(rows), { ...context, language });
    expect(cellsOf(joined)).toEqual(texts(joined));
    return texts(joined);
  };

  test.each<[string, string[], string[]]>([
    ["en", ["May 2017 – June\tChef", "2021\tAcme Ltd"], ["May 2017 – June 2021\tChef", "Acme Ltd"]],
    ["en", ["May 2017 –\tChef", "June 2021\tAcme Ltd"], ["May 2017 – June 2021\tChef", "Acme Ltd"]],
    ["en", ["May 2017 –\tChef", "June 2021"], ["May 2017 – June 2021\tChef"]],
    ["en", ["May 2017 –", "June 2021\tAcme Ltd"], ["May 2017 – June 2021\tAcme Ltd"]],
    ["fr", ["2021 – à ce", "jour"], ["2021 – à ce jour"]],
    ["ru", ["2018 – настоящее\tБухгалтер", "время\tСнежинск"], ["2018 – настоящее время\tБухгалтер", "Снежинск"]],
  ])("%s: %p", (language, rows, expected) => {
    expect(read(language, ...rows)).toEqual(expected);
  });

  test.each<[string, Row, Row]>([
    ["in an item of a list", "May 2017 –\tChef", ["June 2021", { bullet: true }]],
    ["in a long text", "May 2017 –\tChef", "June 2021 and after"],
    ["with white between", "May 2017 –\tChef", ["June 2021", { gap: 1 }]],
    ["below the text beside the date", "May 2017 –\tChef", ["June 2021", { indent: 260 }]],
    ["before its beginning", "May 2017 –\tChef", "June 2012"],
    ["below a whole period", "May 2017 – June 2018\tChef", "June 2021"],
    ["below a text", "Chef –", "June 2021"],
    ["as the rest of a number", "May 2017 –\tChef", "4 cooks"],
    ["as a word below a whole period", "2018 – today\tChef", "present"],
    ["as a word that ends no period", "2018 – harbour\tChef", "pumps"],
  ])("not %s", (_, above, below) => {
    expect(read("en", above, below)).toEqual(texts(linesOf([above, below])));
  });
});

describe("a label is wrapped beside its value:", () => {
  const read = (...rows: Row[]) => texts(joinCutLabels(linesOf(rows)));

  test("its second part belongs to the first, and what stands beside it follows", () => {
    expect(read("Principais atividades e\tDirige a equipa", "responsabilidades\tPrepara o orçamento")).toEqual([
      "Principais atividades e responsabilidades\tDirige a equipa",
      "Prepara o orçamento",
    ]);
    expect(read("Date of\t2 May 1989", "birth")).toEqual(["Date of birth\t2 May 1989"]);
  });

  test.each<[string, Row, Row]>([
    ["an item of a list", "Date of\t2 May 1989", ["birth", { bullet: true }]],
    ["below the value", "Date of\t2 May 1989", ["birth", { indent: 260 }]],
    ["below a label that is whole", "Address\t2 Mill Lane", "Leeds"],
    ["a text that makes no label", "Date of\t2 May 1989", "harbour"],
    ["below a label without a value", "Date of", "birth"],
    ["below a row of three cells", "Date of\t2 May\t1989", "birth"],
  ])("not %s", (_, above, below) => {
    expect(read(above, below)).toEqual(texts(linesOf([above, below])));
  });
});

describe("labels within a line become lines of their own:", () => {
  const read = (row: Row) => texts(separateInlineLabels(linesOf([row])));

  test.each<[string, string[]]>([
    ["2017 – now – Acme Ltd, position: Fitter", ["2017 – now – Acme Ltd", "position: Fitter"]],
    ["2017 – now; employer: Acme Ltd; position: Fitter", ["2017 – now", "employer: Acme Ltd", "position: Fitter"]],
    ["2017 – now | location: Leeds", ["2017 – now", "location: Leeds"]],
    ["Position: Fitter – Period: 04/2017 – 03/2019", ["Position: Fitter", "Period: 04/2017 – 03/2019"]],
    ["Fitter – Period: 04/2017 – 03/2019", ["Fitter – Period: 04/2017 – 03/2019"]],
    ["2017 – now, Acme Ltd", ["2017 – now, Acme Ltd"]],
    ["2017 – now, harbour: Dover", ["2017 – now, harbour: Dover"]],
    ["2017 – now, nationality: British", ["2017 – now, nationality: British"]],
    ["2017 – now, position:", ["2017 – now, position:"]],
    ["2017 – now position: Fitter", ["2017 – now position: Fitter"]],
    ["2017 – now, position: Fitter\tLeeds", ["2017 – now, position: Fitter\tLeeds"]],
    ["Company: Acme Ltd\tPosition: Fitter\tPeriod: 2017 – 2019", ["Company: Acme Ltd", "Position: Fitter", "Period: 2017 – 2019"]],
    ["Company: Acme Ltd\tHarbour: Dover", ["Company: Acme Ltd\tHarbour: Dover"]],
  ])("%p", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test("not in an item of a list; the lines follow without a gap", () => {
    expect(read(["2017, position: Fitter", { bullet: true }])).toEqual(["2017, position: Fitter"]);
    expect(separateInlineLabels([line("2017, position: Fitter", { gap: 1 })]).map(({ gap }) => gap)).toEqual([1, 0]);
  });
});

describe("the three parts of a period in cells of their own", () => {
  const read = (text: string) => joinPeriodCells([line(text)], context).map(({ cells }) => cells.map((cell) => cell.text));

  test.each<[string, string[]]>([
    ["2019-06\tto\t2021-05", ["2019-06 to 2021-05"]],
    ["2019-06\tto\tpresent\tFitter", ["2019-06 to present", "Fitter"]],
    ["Fitter\tMay 2019\t–\tJune 2021", ["Fitter", "May 2019 – June 2021"]],
  ])("are joined: %p", (text, cells) => {
    expect(read(text)).toEqual([cells]);
  });

  test.each(["2019\t2020\t2021", "2019\tFitter\t2021", "Fitter\tto\t2021", "2019\tto\tLeeds"])(
    "are three where they are none: %p",
    (text) => {
      expect(read(text)).toEqual([text.split("\t")]);
    },
  );
});

describe("the year of a narrow column, beside the second line of a title, belongs to the months above it:", () => {
  const read = (...rows: Row[]) => cellsOf(joinCutYears(linesOf(rows), context));
  const [title, rest] = ["Fitter of the water works, Corve", "Works, Ludlow"];
  const whole = `${title} ${rest}`;

  test.each<[string, Row[], string[]]>([
    ["beside a title of two lines", [`Apr – Sep\t${title}`, `2010\t${rest}`], [`Apr – Sep 2010\t${whole}`]],
    ["beside a title of one line", [`Apr – Sep\t${title}`, "2010"], [`Apr – Sep 2010\t${title}`]],
    ["as a single month", [`April\t${title}`, `2010\t${rest}`], [`April 2010\t${whole}`]],
    ["where date and title are lines of their own", ["Apr – Sep", title, "2010", rest], ["Apr – Sep 2010", whole]],
    ["where only the date has two lines", ["Apr – Sep", title, "2010", ["Works", { bullet: "•" }]], ["Apr – Sep 2010", title, "Works"]],
    ["where letters are a hair wide", [`Apr – Sep\t${title}`, [`2010\t${rest}`, { indent: 51.5 }]], [`Apr – Sep 2010\t${whole}`]],
    ["where the text below begins further in", ["Apr – Sep", title, "2010", [rest, { indent: 60 }]], ["Apr – Sep 2010", title, rest]],
    ["where two texts stand below", ["Apr – Sep", title, "2010", "Works\tLudlow"], ["Apr – Sep 2010", title, "Works\tLudlow"]],
    ["where white follows", ["Apr – Sep", title, "2010", ["Works", { gap: 1 }]], ["Apr – Sep 2010", title, "Works"]],
  ])("%s", (_, rows, expected) => expect(read(...rows)).toEqual(expected));

  test.each<[string, Row[]]>([
    ["a year below a whole period", [`2008 – 2009\t${title}`, `2010\t${rest}`]],
    ["a year below a word", [`Fitter\t${title}`, `2010\t${rest}`]],
    ["a number that is no year", [`April\t${title}`, `4010\t${rest}`]],
    ["a text at another edge", [`April\t${title}`, ["2010\tWorks", { indent: 90 }]]],
    ["a text a little further in", [`April\t${title}`, ["2010\tWorks", { indent: 53 }]]],
    ["a third cell beside it", [`April\t${title}`, "2010\tWorks\tLudlow"]],
    ["an item of a list", [`April\t${title}`, ["2010", { bullet: "•" }]]],
    ["months beside two texts", [`April\t${title}\tLeeds`, "2010"]],
    ["a longer text without a figure", [`${title}, in spring\t${title}`, "2010"]],
    ["a year below a list item", ["April", [title, { bullet: "•" }], "2010"]],
    ["a year below a title that stands apart", ["April", [title, { gap: 2 }], "2010"]],
    ["a year that stands apart below a title", ["April", title, ["2010", { gap: 2 }]]],
    ["a year beside a text below a title", ["April", title, `2010\t${rest}`]],
    ["a year that stands apart", [`April\t${title}`, ["2010", { gap: 2 }]]],
  ])("but not %s", (_, rows) => expect(read(...rows)).toHaveLength(rows.length));
});
