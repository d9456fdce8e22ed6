import { describe, expect, test } from "bun:test";
import type { Work } from "../../../contract/resume.ts";
import { dominantStyle } from "../1-document/line-style.ts";
import { toRow } from "../1-document/row.ts";
import { bullet, type LineLooks, line } from "../testing/build-reading.ts";
import { parseVolunteer, parseWork, withoutSummaries } from "./work.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
function rowsOf(rows: readonly Row[]) {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return { rows: lines.map((each) => toRow(each, context)), context };
}
const jobs = (...rows: Row[]) => {
  const read = rowsOf(rows);
  return parseWork(read.rows, read.context);
};
const named = (...rows: Row[]) =>
  jobs(...rows).map(({ position, name, location }) => [position, name, location].map((part) => part ?? "").join(" / "));
const bold: LineLooks = { bold: true, gap: 1 };

test("a word in capitals behind the position is the employer, where most jobs of a section have nothing else", () => {
  expect(named("2018 – 2019", "Vendeur CORVADEPOT", "2015 – 2017", "Cuisinier LE TEMEY", "2012 – 2014", "Vendeur TESSALY")).toEqual([
    "Vendeur / CORVADEPOT / ",
    "Cuisinier / LE TEMEY / ",
    "Vendeur / TESSALY / ",
  ]);
  expect(named("Consultant SALESFORCE, Acme Ltd\t2018 – 2019", "Consultant COBOLIA, Bolt Ltd\t2015 – 2017")).toEqual([
    "Consultant SALESFORCE / Acme Ltd / ",
    "Consultant COBOLIA / Bolt Ltd / ",
  ]);
});

test("a title with a colon over items that each have a date is none of the jobs", () => {
  expect(named("Holiday jobs:", bullet("Acme Ltd, Fitter (May 2019)"), bullet("Bolt Ltd, Cook (June 2018)"))).toEqual([
    "Fitter / Acme Ltd / ",
    "Cook / Bolt Ltd / ",
  ]);
});

test("a date between the words of a row is none of a job where those of the jobs stand in rows of their own", () => {
  expect(
    jobs(
      "2019 – 2020",
      ["Buyer", { bold: true }],
      "Corve Works Ltd",
      "2011 – 2019",
      ["Fitter", { bold: true }],
      "Tessaly Yard Ltd is since 1/1/2018 Old Wharf Freight",
    ).map(({ position, startDate }) => [position, startDate]),
  ).toEqual([
    ["Buyer", "2019"],
    ["Fitter", "2011"],
  ]);
});

describe("which part of a head is the position, the employer and the place:", () => {
  test.each<[string, Row[]]>([
    ["Fitter / Acme Ltd / Bristol", ["Fitter, Acme Ltd, Bristol\t2014 – 2018"]],
    ["Fitter / Acme Ltd / Bristol", ["Acme Ltd, Bristol – Fitter\t2014 – 2018"]],
    ["Fitter / Acme Ltd / Bristol", ["Fitter at Acme Ltd (Bristol)\t2014 – 2018"]],
    ["Fitter / Acme Ltd / Bristol", ["2014 – 2018\tFitter", "Acme Ltd\tBristol"]],
    ["Fitter / Acme Ltd / Bristol", ["2014 – 2018 | Acme Ltd | Fitter | Bristol"]],
    ["Fitter / Acme Ltd / Bristol, UK", [["Fitter", { bold: true }], "Acme Ltd, Bristol, UK", "2014 – 2018"]],
    ["Fitter / Medical Centre North / ", ["2014 – 2018 – Medical Centre North", "Position: Fitter"]],
    ["Fitter /  / Bristol", ["Fitter in Bristol\t2014 – 2018"]],
    ["Fitter / Acme Ltd / ", ["Fitter\t2014 – 2018", "Acme Ltd"]],
    ["Koch / Gasthaus Moor GmbH / ", ["Koch\t2014 – 2018", "bei der Gasthaus Moor GmbH"]],
    ["Schlosser / Hafenwerft Moor GmbH / ", ["Schlosser\t2014 – 2018", "(in der Hafenwerft Moor GmbH)"]],
    ["Consulente in Ingegneria Elettronica /  / ", ["Consulente in Ingegneria Elettronica\t2014 – 2018"]],
    ["Gardener / Harbour Trust / ", ["Gardener for the Harbour Trust\t2014 – 2018"]],
    ["Referent für Statistik /  / ", ["Referent für Statistik\t2014 – 2018"]],
    ["Reader in Cognitive Psychology / University of Leith / ", ["Reader in Cognitive Psychology, University of Leith\t2014 – 2018"]],
    [" / 株式会社北港 / ", ["□2018年4月～2020年3月 株式会社北港"]],
    ["Kucharz / restauracji Zatoka / ", ["Kucharz w restauracji Zatoka\t2014 – 2018"]],
    ["Fitter / Tessaly, Corve & Teme / Bristol", ["Fitter - Tessaly, Corve & Teme, Bristol\t2014 – 2018"]],
    ["Fitter / Corve & Teme / ", ["Fitter, Corve & Teme\t2014 – 2018"]],
    ["Sommarvikarie / Corvas Hemtjänst / ", ["Sommarvikarie på Corvas Hemtjänst\t2014 – 2018"]],
    ["Servitør / Fjordheim / ", ["Servitør ved Fjordheim\t2014 – 2018"]],
    ["Πωλητής / Corva / ", ["Πωλητής σε Corva\t2014 – 2018"]],
    ["Konobar / restoranu Galeb / ", ["Konobar u restoranu Galeb\t2014 – 2018"]],
    [" / Acme Ltd / ", ["Acme Ltd\t2014 – 2018"]],
    ["Fitter /  / ", ["Fitter\t2014 – 2018"]],
    ["Buyer of tea, coffee and spices / Acme Ltd / ", ["Buyer of tea, coffee and spices, Acme Ltd\t2014 – 2018"]],
    ["Quality Engineer (40 hours a week) / Acme Ltd / ", ["Quality Engineer (40 hours a week), Acme Ltd\t2014 – 2018"]],
    ["Storekeeper / Tidewater Freight / Norfolk, VA", ["Storekeeper", "Tidewater Freight, Norfolk, VA", "2014 – 2018"]],
    ["Engineer / University of Texas at Austin / ", ["Engineer", "University of Texas at Austin", "2014 – 2018"]],
  ])("%p", (expected, rows) => {
    expect(named(...rows)).toEqual([expected]);
  });

  test("how somebody was employed is no employer, though the brackets differ", () => {
    for (const [one, other] of [
      ["Part time", "Full time"],
      ["Werkstudent", "Praktikum"],
      ["CDI", "Stage"],
    ])
      expect(jobs(`Engineer (${one})\t2014 – 2018`, `Fitter (${other})\t2012 – 2014`).map(({ name }) => name)).toEqual([
        undefined,
        undefined,
      ]);
    expect(jobs("Engineer (Kanal Huset)\t2014 – 2018", "Fitter (Canal Bakery)\t2012 – 2014").map(({ name }) => name)).toEqual([
      "Kanal Huset",
      "Canal Bakery",
    ]);
  });

  test("how long all jobs took is no job", () => {
    const form = ["Current employer: Tyne Kitchen", "Designation: Fitter", "Period: 2014 – 2018"];
    expect(named("Total industrial experience: 7Years 8 Months", ...form, ...form)).toEqual([
      "Fitter / Tyne Kitchen / ",
      "Fitter / Tyne Kitchen / ",
    ]);
  });

  test("the town where the candidate lives is a place, though no list knows it, and so is what stands where it does", () => {
    const { rows, context } = rowsOf([
      "2014 – 2018",
      "Fitter – Tyne Kitchen, Gullhaven",
      "2010 – 2014",
      "Foreman – Tern Kitchen, Ternwick",
    ]);
    const read = (home?: string) => parseWork(rows, { ...context, home }).map(({ name, location }) => [name, location]);
    expect(read("gullhaven")).toEqual([
      ["Tyne Kitchen", "Gullhaven"],
      ["Tern Kitchen", "Ternwick"],
    ]);
  });

  test("a town that no list knows is one where every job has such a word in its place", () => {
    expect(
      named("Fitter", "Acme Works, Selby", "2014 – 2018", ["Accountant", { gap: 1 }], "Harbour Works, Kernwick", "2010 – 2014"),
    ).toEqual(["Fitter / Acme Works / Selby", "Accountant / Harbour Works / Kernwick"]);
    // Where a job has no position elsewhere, nothing tells the town from the name.
    expect(
      named("Fitter", "Acme Works, Selby", "2014 – 2018", ["Ropewalker", { gap: 1 }], "Harbour Works, Kernwick", "2010 – 2014")[0],
    ).toBe("Fitter / Acme Works, Selby / ");
    expect(named("Welder | Acme Ltd | Kernwick\t2014 – 2018", "Fitter | Harbour Ltd | Thornby\t2010 – 2014")).toEqual([
      "Welder / Acme Ltd / Kernwick",
      "Fitter / Harbour Ltd / Thornby",
    ]);
  });

  test("what is sure in one job helps to read the others", () => {
    expect(named("Accountant | Brindle\t2014 – 2018", "Buyer | Corvane Ltd\t2010 – 2014", "Fitter | Halden GmbH\t2006 – 2010")[0]).toBe(
      "Accountant / Brindle / ",
    );
    expect(named("Brindle | Accountant\t2014 – 2018", "Corvane Ltd | Buyer\t2010 – 2014", "Halden GmbH | Fitter\t2006 – 2010")[0]).toBe(
      "Accountant / Brindle / ",
    );
  });
});

describe("what has no part in a head is told about the job:", () => {
  const summary = (...rows: Row[]) => jobs(...rows)[0]?.summary;
  test("a sentence, with its full stop, and a text in small letters", () => {
    expect(summary("Fitter, Acme Ltd\t2014 – 2018", "Holiday job in a warehouse.")).toBe("Holiday job in a warehouse.");
    expect(summary("Fitter, Acme Ltd\t2014 – 2018", "Mended pumps for all of the small harbours")).toBe(
      "Mended pumps for all of the small harbours",
    );
  });
  test("a value behind a label that no list knows, with its label", () => {
    expect(
      jobs(
        "Fitter, Acme Ltd\t2014 – 2018",
        "Berth: twelve and more",
        ["Porter, Harbour Ltd\t2010 – 2014", { gap: 1 }],
        "Berth: nine or so",
      ).map(({ summary }) => summary),
    ).toEqual(["Berth: twelve and more", "Berth: nine or so"]);
  });
  test("a web address is where the employer is found, and no text", () => {
    expect(jobs("Fitter, Acme Ltd\t2014 – 2018", "www.acme.example")).toMatchObject([{ name: "Acme Ltd", url: "www.acme.example" }]);
    expect(summary("Fitter, Acme Ltd\t2014 – 2018", "www.acme.example")).toBeUndefined();
    const [listed] = jobs("Fitter, Acme Ltd\t2014 – 2018", bullet("Mended pumps"), bullet("https://acme.example"));
    expect(listed).toMatchObject({ url: "https://acme.example", highlights: ["Mended pumps"] });
    expect(jobs("Fitter, Acme Ltd\t2014 – 2018", bullet("https://acme.example"))[0]?.highlights).toBeUndefined();
  });
});

describe("the dates of a job:", () => {
  const dates = (text: string) => jobs(`Fitter, Acme Ltd\t${text}`).map(({ startDate, endDate }) => [startDate, endDate])[0];
  test.each<[string, (string | undefined)[]]>([
    ["2014 – 2018", ["2014", "2018"]],
    ["May 2014 – June 2018", ["2014-05", "2018-06"]],
    ["2014", ["2014", "2014"]],
    ["2014 – present", ["2014", undefined]],
    ["since 2014", ["2014", undefined]],
  ])("%p", (text, expected) => {
    expect(dates(text)).toEqual(expected);
  });
});

describe("the labels of a form:", () => {
  const form = (...rows: Row[]) => jobs("Period: 2014 – 2018", ...rows)[0];
  test.each<[string, Row[], Work]>([
    ["employer and position", ["Employer: Acme Ltd", "Position: Fitter"], { name: "Acme Ltd", position: "Fitter" }],
    ["the place behind the employer", ["Employer: Acme Ltd, Bristol", "Position: Fitter"], { name: "Acme Ltd", location: "Bristol" }],
    ["a title is a position", ["Employer: Acme Ltd", "Title: Fitter"], { position: "Fitter" }],
    ["a degree is one too", ["Employer: Acme Ltd", "Qualification: Fitter"], { position: "Fitter" }],
    [
      "the first position counts, the other is told",
      ["Employer: Acme Ltd", "Position: Fitter", "Title: Foreman"],
      { position: "Fitter", summary: "Title: Foreman" },
    ],
    ["a school is an employer", ["Institution: University of Leith", "Position: Porter"], { name: "University of Leith" }],
    ["the place", ["Employer: Acme Ltd", "Position: Fitter", "Location: Bristol"], { location: "Bristol" }],
    ["the city", ["Employer: Acme Ltd", "Position: Fitter", "City: Bristol"], { location: "Bristol" }],
    ["the first place counts", ["Employer: Acme Ltd", "Position: Fitter", "Location: Bristol", "City: Leeds"], { location: "Bristol" }],
    ["technologies", ["Employer: Acme Ltd", "Position: Fitter", "Technologies: Excel, SAP"], { keywords: ["Excel", "SAP"] }],
    [
      "and more of them",
      ["Employer: Acme Ltd", "Position: Fitter", "Technologies: Excel, SAP", "Skills: Rhino"],
      { keywords: ["Excel", "SAP", "Rhino"] },
    ],
    ["what no part is for", ["Employer: Acme Ltd", "Position: Fitter", "Department: Pumps"], { summary: "Department: Pumps" }],
    [
      "all of that",
      ["Employer: Acme Ltd", "Position: Fitter", "Department: Pumps", "Team size: 4"],
      { summary: "Department: Pumps\nTeam size: 4" },
    ],
    [
      "a client beside an employer",
      ["Employer: Acme Ltd", "Position: Fitter", "Client: Harbour Ltd"],
      { name: "Acme Ltd", client: "Harbour Ltd" },
    ],
    ["a client alone is the employer", ["Client: Harbour Ltd, Leeds", "Position: Fitter"], { name: "Harbour Ltd", location: "Leeds" }],
  ])("%s", (_, rows, expected) => {
    expect(form(...rows)).toMatchObject(expected as Record<string, unknown>);
  });
  test("the period is no text, and a client that is the employer is not named twice", () => {
    expect(form("Employer: Acme Ltd", "Position: Fitter")?.summary).toBeUndefined();
    expect(form("Client: Harbour Ltd", "Position: Fitter")).not.toHaveProperty("client");
    expect(form("Client: Harbour Ltd, Leeds", "Position: Fitter", "Location: Dover")?.location).toBe("Dover");
  });
});

describe("a role without an employer belongs to the employer above it,", () => {
  const employer: Row = ["Acme Ltd, Bristol", bold];
  const roles: Row[] = ["Foreman\t2016 – 2018", bullet("Led a crew"), "Fitter\t2014 – 2016", bullet("Mended pumps")];

  test("whose place and description it gets", () => {
    expect(named(employer, ...roles)).toEqual(["Foreman / Acme Ltd / Bristol", "Fitter / Acme Ltd / Bristol"]);
    const about = "A family business that has built and mended the pumps of all the harbours in the north since the old days of steam.";
    expect(jobs(["Acme Ltd\t2014 – 2018", bold], about, ...roles).map(({ summary }) => summary)).toEqual([about, undefined]);
  });

  test("its own place counts more", () => {
    expect(named(employer, "Foreman, Dover\t2016 – 2018", "Fitter\t2014 – 2016")[0]).toBe("Foreman / Acme Ltd / Dover");
  });

  test("but not before the years there, and not if it is leave", () => {
    expect(named(["Acme Ltd\t2014 – 2018", bold], "Fitter\t2010 – 2012")[1]).toBe("Fitter /  / ");
    expect(named(["Acme Ltd\t2014 – 2018", bold], "Fitter\t2014 – 2016")).toEqual(["Fitter / Acme Ltd / "]);
    expect(named(["Fitter", bold], "Acme Ltd", "2014 – 2018", ["Parental leave", bold], "2012 – 2014")[1]).toBe("Parental leave /  / ");
  });

  test("nor where the employer has list items of its own, or the role its employer", () => {
    expect(named(["Acme Ltd\t2014 – 2018", bold], bullet("Sold pumps"), "Fitter\t2014 – 2016")).toHaveLength(2);
    expect(named(["Acme Ltd\t2014 – 2018", bold], "Fitter, Harbour Ltd\t2014 – 2016")).toEqual([
      " / Acme Ltd / ",
      "Fitter / Harbour Ltd / ",
    ]);
  });

  test("below a job that begins with its position, only where it is set otherwise", () => {
    const job: Row = ["Fitter, Acme Ltd\t2016 – 2018", bold];
    expect(named(job, bullet("Mended pumps"), ["Cook\t2014 – 2016", bold])[1]).toBe("Cook /  / ");
    expect(named(job, bullet("Mended pumps"), ["Cook\t2014 – 2016", { gap: 1 }])[1]).toBe("Cook / Acme Ltd / ");
  });

  test("the years at the employer are no job of their own above the first role", () => {
    expect(
      jobs(
        ["Acme Ltd\t2011 – 2018", bold],
        "Engineer",
        "2012 – 2018",
        bullet("Built pumps"),
        ["Harbour Ltd\t2005 – 2011", bold],
        "Porter",
        "2005 – 2011",
      ),
    ).toEqual([
      { name: "Acme Ltd", position: "Engineer", startDate: "2012", endDate: "2018", highlights: ["Built pumps"] },
      { name: "Harbour Ltd", position: "Porter", startDate: "2005", endDate: "2011" },
    ]);
  });

  test("those years hold the years of the role, and are told of nobody else", () => {
    const roles = (years: string, ...below: Row[]) =>
      jobs([`Acme Ltd\t${years}`, bold], "Engineer", ...below).map(({ startDate, endDate }) => [startDate, endDate]);
    expect(roles("2011 – 2018", "2011 – 2018", bullet("Built pumps"))).toEqual([["2011", "2018"]]);
    expect(roles("2011 – present", "2012 – present", bullet("Built pumps"))).toEqual([["2012", undefined]]);
    expect(roles("2011 – 2018", "2008 – 2010", bullet("Built pumps"))).toEqual([
      ["2011", "2018"],
      ["2008", "2010"],
    ]);
    expect(roles("2011 – 2016", "2012 – 2018", bullet("Built pumps"))).toHaveLength(2);
    expect(roles("2011 – 2016", "2012 – present", bullet("Built pumps"))).toHaveLength(2);
  });
});

describe("a career break is the title of its entry, and names no employer:", () => {
  test.each(["Parental leave", "Sabbatical"])("%p", (text) => {
    expect(named("Fitter, Acme Ltd\t2014 – 2018", `${text}\t2012 – 2014`)[1]).toBe(`${text} /  / `);
  });
});

test("an entry without a position, an employer and a text is none", () => {
  expect(jobs("2014 – 2018")).toEqual([]);
});

describe("a job told in brief that is described elsewhere is left out,", () => {
  const brief: Work = { name: "Acme Ltd", position: "Fitter", startDate: "2014", endDate: "2018" };
  const full: Work = { name: "ACME Ltd", position: "fitter", startDate: "2014-05", endDate: "2018-06", highlights: ["Mended pumps"] };
  test("before it or behind it, at the same time", () => {
    expect(withoutSummaries([brief, full])).toEqual([full]);
    expect(withoutSummaries([full, brief])).toEqual([full]);
    expect(withoutSummaries([{ ...brief, startDate: undefined, endDate: undefined }, full])).toHaveLength(2);
    expect(withoutSummaries([brief, { ...full, startDate: "2015-05" }])).toHaveLength(2);
    expect(withoutSummaries([brief, { ...full, endDate: "2019-05" }])).toHaveLength(2);
    expect(withoutSummaries([brief, { ...full, endDate: undefined }])).toHaveLength(2);
  });
  test("of two in brief one stays", () => {
    expect(withoutSummaries([brief, { ...brief }])).toHaveLength(1);
  });
  test("not where it is another job, or tells more itself", () => {
    expect(withoutSummaries([brief, { ...full, name: "Harbour Ltd" }])).toHaveLength(2);
    expect(withoutSummaries([brief, { ...full, position: "Porter" }])).toHaveLength(2);
    expect(withoutSummaries([{ ...brief, summary: "Pumps" }, full])).toHaveLength(2);
    expect(
      withoutSummaries([
        { ...brief, name: undefined },
        { ...full, name: undefined },
      ]),
    ).toHaveLength(2);
    expect(
      withoutSummaries([
        { ...brief, position: undefined },
        { ...full, position: undefined },
      ]),
    ).toHaveLength(2);
    expect(withoutSummaries([{ ...brief, location: "Leeds" }, full])).toHaveLength(1);
  });
});

test("unpaid work has an organisation and no place", () => {
  const { rows, context } = rowsOf(["Porter, Harbour Ltd, Bristol\t2014 – 2018", bullet("Carried crates")]);
  expect(parseVolunteer(rows, context)).toEqual([
    { organization: "Harbour Ltd", position: "Porter", startDate: "2014", endDate: "2018", highlights: ["Carried crates"] },
  ]);
});

test("an employer and its town may stand in a bracket behind the position", () => {
  expect(named(["Head Chef (Corve Kitchen, Leeds)", bold], "2014 – 2018")).toEqual(["Head Chef / Corve Kitchen / Leeds"]);
  // What else is told of the post is no employer.
  expect(named(["Head Chef (part time, 20 hours)", bold], "2014 – 2018")).toEqual(["Head Chef (part time, 20 hours) /  / "]);
});

test("a title in bold may end in a full stop, a sentence in plain print names no job", () => {
  const posts = (looks: LineLooks) =>
    named("2018 – 2022", ["Fitter at Acme Ltd.", looks], "2014 – 2018", ["Storekeeper at Selby Ltd.", looks]);
  expect(posts({ bold: true })).toEqual(["Fitter / Acme Ltd. / ", "Storekeeper / Selby Ltd. / "]);
  expect(posts({})).toEqual([" /  / ", " /  / "]);
});

test("where each job is told by a position and a name in brackets, the names are the employers", () => {
  const jobsWith = (...names: string[]) =>
    named(
      ...names.flatMap((name, at): Row[] => [
        [`${["Night Nurse", "Head Chef", "Welder"][at]} (${name})`, bold],
        `${2018 - 4 * at} – ${2022 - 4 * at}`,
      ]),
    );
  expect(jobsWith("Kanal Huset", "Quorum Yard", "Zedd")).toEqual([
    "Night Nurse / Kanal Huset / ",
    "Head Chef / Quorum Yard / ",
    "Welder / Zedd / ",
  ]);
  // The same in all of them, with figures, or in small letters, they tell how the work was done.
  for (const remarks of [
    ["Parttime Only", "Parttime Only"],
    ["Zedd", "20 hours"],
    ["Zedd", "on call"],
  ])
    expect(jobsWith(...remarks)[0]).toBe(`Night Nurse (${remarks[0]}) /  / `);
});

test("a place in a cell of its own may stand beside the two, and the position may stand in the brackets", () => {
  expect(named(["Night Nurse (Kanal Huset)\tLeeds", bold], "2018 – 2022", ["Head Chef (Zedd)\tYork", bold], "2014 – 2018")).toEqual([
    "Night Nurse / Kanal Huset / Leeds",
    "Head Chef / Zedd / York",
  ]);
  expect(named(["Canal Bakery (Night Nurse)", bold], "2018 – 2022", ["Zedd (Head Chef)", bold], "2014 – 2018")).toEqual([
    "Night Nurse / Canal Bakery / ",
    "Head Chef / Zedd / ",
  ]);
});

test("a referee and his telephone number stay with the job that names him", () => {
  const [first, second] = jobs(
    "Marzo 2017 a la fecha: Transporte Don Hugo S.R.L.",
    "Puesto: Chofer",
    "Referencia: Hugo Peralta – Tel. 0351 155-908877",
    "Febrero 2011 a Diciembre 2016: Distribuidora La Cordobesa",
    "Puesto: Chofer repartidor",
  );
  expect([first?.summary, second?.summary]).toEqual(["Referencia: Hugo Peralta – Tel. 0351 155-908877", undefined]);
});

test("what is told behind an employer and a dash does not name it", () => {
  const [first, second] = jobs(
    ["Fitter", bold],
    "Corve Ltd – a shop for tickets of all the ferries and boats\t2014 – 2018",
    ["Porter", bold],
    "Teme Ltd – Ticket Shop\t2012 – 2014",
  );
  expect([first?.position, first?.name, first?.summary]).toEqual([
    "Fitter",
    "Corve Ltd",
    "a shop for tickets of all the ferries and boats",
  ]);
  expect(second?.name).toStartWith("Teme Ltd");
});

test("of two names that nobody knows the upper one is the employer, wherever the position stands", () => {
  expect(jobs(["Fitter", bold], "Kanal Huset", "Brindle", "2014 – 2018")).toMatchObject([{ name: "Kanal Huset", summary: "Brindle" }]);
  expect(jobs("2014 – 2018", "Fitter", "Old Pier", "Main Hall")).toMatchObject([{ name: "Old Pier", summary: "Main Hall" }]);
  expect(jobs("2014 – 2018", "Fitter", "Main Hall", "Old Pier")).toMatchObject([{ name: "Main Hall", summary: "Old Pier" }]);
});

describe("where each job is told by one name,", () => {
  test("and none is like a position, the names are the employers, with their places", () => {
    expect(named("Saddlery (2019 – 2021)", "Ropewalker (2017 – 2019)")).toEqual([" / Saddlery / ", " / Ropewalker / "]);
    expect(named("Wicker, Leeds\t2019 – 2021", "Ropewalker, York\t2017 – 2019")).toEqual([" / Wicker / Leeds", " / Ropewalker / York"]);
  });
  test("a break from work is none of them", () => {
    expect(named("Wicker (2019 – 2021)", "Sabbatical (2017 – 2019)")).toEqual([" / Wicker / ", "Sabbatical /  / "]);
  });
  test("one job alone may be told by its position, and so may all where one is", () => {
    expect(named("Wicker (2019 – 2021)")).toEqual(["Wicker /  / "]);
    expect(named("Ludlow (2019 – 2021)", "Wicker (2017 – 2019)", "Tern Fitter (2015 – 2017)")).toEqual([
      "Ludlow /  / ",
      "Wicker /  / ",
      "Tern Fitter /  / ",
    ]);
  });
  test("a job with both keeps its position", () => {
    expect(named("Wicker (2019 – 2021)", "Ropewalker at Acme Ltd (2017 – 2019)")).toEqual(["Wicker /  / ", "Ropewalker / Acme Ltd / "]);
  });
});

describe("the first row above the jobs", () => {
  const job = "Fitter, Acme Ltd\t2014 – 2018";
  const about = (text: string) => jobs(text, job)[0]?.summary;
  test("is left out where it says how long all of them took", () => {
    expect(about("Total experience: 7 Years 8 Months")).toBeUndefined();
  });
  test("is told where it says anything else", () => {
    expect(about("Total experience: the best")).toBe("Total experience: the best");
    expect(jobs("Total experience: 2014 – 2018", "Fitter, Acme Ltd")).toMatchObject([{ startDate: "2014", endDate: "2018" }]);
    expect(about("Team of the yard: 7 years 8 months\tLeeds")).toContain("7 years 8 months");
  });
});

describe("in a form", () => {
  test("the employer may be labelled once for several posts", () => {
    expect(
      named(
        "2016 – 2018",
        "Employer: Acme Ltd",
        "Position: Fitter",
        bullet("Mended pumps"),
        "2014 – 2016",
        "Position: Cook",
        bullet("Cooked"),
      ),
    ).toEqual(["Fitter / Acme Ltd / ", "Cook / Acme Ltd / "]);
  });
  test("a client that was left empty is nobody's, and a place is no employer", () => {
    expect(jobs("Period: 2014 – 2018", "Client:", "Position: Fitter")).toEqual([
      { position: "Fitter", startDate: "2014", endDate: "2018" },
    ]);
    expect(named("2014 – 2018, Leeds", "Position: Nurse")).toEqual(["Nurse /  / Leeds"]);
  });
  test("what else the head names is no employer where one is labelled", () => {
    expect(named("2014 – 2018 – Nurse", "Employer: Acme Ltd", "Position: Fitter")).toEqual(["Fitter / Acme Ltd / "]);
  });
});

test("a job of which only the text is told is one", () => {
  expect(jobs("2014 – 2018", bullet("Mended pumps"))).toEqual([{ startDate: "2014", endDate: "2018", highlights: ["Mended pumps"] }]);
  const text = "Mended pumps for all of the small harbours in the north.";
  expect(jobs("2014 – 2018", text)).toEqual([{ startDate: "2014", endDate: "2018", summary: text }]);
});

test("a role began with its employer where the years are the same, and where one of the two has none", () => {
  expect(named(["Acme Ltd\t05/2014 – 2018", bold], "Fitter\t02/2014 – 2016")).toEqual(["Fitter / Acme Ltd / "]);
  expect(named(["Acme Ltd", bold], "Fitter\t2010 – 2012")).toEqual(["Fitter / Acme Ltd / "]);
});

test("an employer below an employer has no role of the other", () => {
  expect(named(["Acme Ltd\t2014 – 2018", bold], ["Harbour Ltd\t2010 – 2012", bold])).toEqual([" / Acme Ltd / ", " / Harbour Ltd / "]);
});

test("a role that is set like the employer above it is one there, where the first role has a row of its own", () => {
  expect(named(["Acme Ltd\t2016 – 2018", bold], ["Fitter", {}], bullet("Mended pumps"), ["Cook\t2014 – 2016", bold])).toEqual([
    "Fitter / Acme Ltd / ",
    "Cook / Acme Ltd / ",
  ]);
});

test("what a job without a name tells is not told of the next one, and a job is not the employer of the next", () => {
  const text = "Mended pumps for all of the small harbours in the north.";
  expect(jobs("2014 – 2016", text, "2016 – 2018", "Cook")).toMatchObject([{ summary: text }, { position: "Cook" }]);
  expect(named("Fitter, Acme Ltd\t2014 – 2016", ["Cook\t2016 – 2018", { gap: 1 }])).toHaveLength(2);
  const own: Row[] = [["Acme Ltd\t2011 – 2018", bold], "Engineer", text, "2012 – 2018", bullet("Built pumps")];
  expect(jobs(...own)[0]).toMatchObject({ position: "Engineer", summary: text, startDate: "2011", endDate: "2018" });
});

test("leave has no employer, however it is set, and a role below dates of its own has that of the style above it", () => {
  const job: Row[] = [["Fitter, Acme Ltd\t2014 – 2018", bold], bullet("Mended pumps")];
  expect(named(...job, ["Parental leave\t2018 – 2019", { gap: 1 }])[1]).toBe("Parental leave /  / ");
  const dated: Row[] = ["2016 – 2018", ["Fitter, Acme Ltd", bold], bullet("Mended pumps"), "2014 – 2016"];
  expect(named(...dated, ["Cook", bold], bullet("Cooked"))[1]).toBe("Cook /  / ");
});

test("the place of an employer is that of its first role, whose years stand below", () => {
  expect(named(["Acme Ltd, Leeds\t2011 – 2018", bold], "Engineer", "2012 – 2018", bullet("Built pumps"))).toEqual([
    "Engineer / Acme Ltd / Leeds",
  ]);
});

test("a period with its length above a job is that of the job", () => {
  expect(jobs("2014 – 2018: 4 years", "Fitter", "Acme Ltd")).toMatchObject([{ startDate: "2014", endDate: "2018" }]);
});

test("no part of a date of which only a part is in bold names anything", () => {
  const set = (text: string, lead: string) => named(line(text, { lead }))[0];
  expect(set("Fitter, March 2019 – May 2021", "Fitter, March")).toBe("Fitter /  / ");
  expect(set("Fitter March 2019 – May 2021, Acme Ltd", "Fitter March")).toBe("Fitter / Acme Ltd / ");
  expect(set("Fitter, 03 / 2019 – 05 / 2021", "Fitter, 03")).toBe("Fitter /  / ");
  expect(set("Fitter 12 March 2019 – 3 May 2021", "Fitter 12")).toBe("Fitter /  / ");
  expect(set("January 2021 to present Fitter", "January 2021")).toBe("Fitter /  / ");
});
