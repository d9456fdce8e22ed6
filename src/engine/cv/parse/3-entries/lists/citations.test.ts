import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";

const publications = (...lines: Parameters<typeof buildReading>[0]) =>
  parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("jane.doe@example.com"),
      heading("Education"),
      line("PhD Civil Engineering, University of Bristol\t2011 – 2014"),
      heading("Publications"),
      ...lines,
    ]),
  ).resume.publications;

test("a publication cited with its authors first is known by its title", () => {
  const found = publications(
    bullet(
      "Doe, J., Okafor, N. & Lindqvist, T. (2024). Ballast stiffness under repeated tamping. Journal of Rail Engineering, 11(1), 100–108.",
    ),
    bullet("Doe, J. & Pryce, D. (2023). Who pays for the last mile? Transport Geotechnics, 12(2), 107–115."),
    bullet("J. Doe and D. Pryce, “Switch failures in wet winters,” Safety Science Letters, vol. 7, 2021."),
  );

  expect(found).toEqual([
    {
      name: "Ballast stiffness under repeated tamping",
      publisher: "Journal of Rail Engineering, 11(1), 100–108",
      releaseDate: "2024",
      summary: "Doe, J., Okafor, N. & Lindqvist, T.",
    },
    {
      name: "Who pays for the last mile?",
      publisher: "Transport Geotechnics, 12(2), 107–115",
      releaseDate: "2023",
      summary: "Doe, J. & Pryce, D.",
    },
    {
      name: "Switch failures in wet winters",
      publisher: "Safety Science Letters, vol. 7",
      releaseDate: "2021",
      summary: "J. Doe and D. Pryce",
    },
  ]);
});

test("a publication that names no authors is known by its title too", () => {
  const found = publications(line("Bridges of the north. Journal of Steel, 2021."), line("Bridges of the south. Journal of Steel, 2019."));

  expect(found).toEqual([
    { name: "Bridges of the north", publisher: "Journal of Steel", releaseDate: "2021" },
    { name: "Bridges of the south", publisher: "Journal of Steel", releaseDate: "2019" },
  ]);
});

test("a value that begins at the end of one line and ends on the next has its source", () => {
  const { resume } = parseResume(
    buildReading([
      line("Jane Doe", { size: 22 }),
      line("jane.doe@example.com"),
      heading("Publications"),
      bullet("Doe, J. & Pryce, D. (2023). Who pays for the last mile? Rail, 12(2),"),
      line("107–115.", { indent: 62 }),
      heading("Education"),
      line("PhD Civil Engineering, University of Bristol\t2011 – 2014"),
    ]),
  );

  expect(resume.publications?.[0]?.publisher).toBe("Rail, 12(2), 107–115");
  expect(resume.meta.vitae.sources?.["publications[0].publisher"]).toMatchObject({ paragraph: 3 });
});

test("authors may be written in any usual way, and no title begins with one", () => {
  const found = publications(
    line("[3] N. Okafor, T. Lindqvist, et al. “Tamping and time,” Rail Letters, vol. 3, Feb 2018."),
    line("[2] Okafor N, Lindqvist TA. Frost under the sleeper. J Rail Eng. 2017;12(3):1-9."),
    line("[1] Nora Okafor, Tor Lindqvist and Jane Doe. Ballast at night. In Proceedings of the Rail Congress, 2016."),
  );

  expect(found?.map(({ name, releaseDate }) => [name, releaseDate])).toEqual([
    ["Tamping and time", "2018-02"],
    ["Frost under the sleeper", "2017"],
    ["Ballast at night", "2016"],
  ]);
});

test("authors and the address under a title are no publisher and no publication of their own", () => {
  const found = publications(
    line("Ballast stiffness under repeated tamping\tJuly 2023", { bold: true, gap: 1 }),
    line("Nora Okafor, Jane Doe"),
    line("10.1234/rail.2023.12 (Rail Letters, 2023)"),
    line("Frost under the sleeper\tMay 2022", { bold: true, gap: 1 }),
    line("Jane Doe, Tor Lindqvist"),
    line("10.1234/rail.2022.07 (Rail Letters, 2022)"),
  );

  expect(found?.map(({ name, publisher, releaseDate }) => [name, publisher, releaseDate])).toEqual([
    ["Ballast stiffness under repeated tamping", undefined, "2023-07"],
    ["Frost under the sleeper", undefined, "2022-05"],
  ]);
});

test("the second line of a citation is indented, and begins none of its own", () => {
  const found = publications(
    line("Doe, J. & Pryce, D. (2023). Who pays for the last mile in the towns of the north?"),
    line("Transport Geotechnics, 12(2), 107–115.", { indent: 62 }),
    line("Doe, J. & Pryce, D. (2021). Switch failures in wet winters. Safety Science Letters, 7(1), 3–9."),
  );
  expect(found?.map(({ name }) => name)).toEqual([
    "Who pays for the last mile in the towns of the north?",
    "Switch failures in wet winters",
  ]);
});

test("the year of a publication is that behind its title, of any century", () => {
  const read = (text: string) =>
    parseResume(
      buildReading([line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), heading("Publications"), line(text)]),
    ).resume.publications;
  expect(read("Berg A, Roth B. (1998). Bees of the north. Journal of Bees, 12.")).toMatchObject([
    { name: "Bees of the north", publisher: "Journal of Bees, 12", releaseDate: "1998", summary: "Berg A, Roth B." },
  ]);
  expect(read("A. Berg, “Light on water”, Journal of Seas, Dec 2008.")).toMatchObject([
    { publisher: "Journal of Seas", releaseDate: "2008-12" },
  ]);
  expect(read("Bees of 1950. Leith Press, 1998.")).toMatchObject([{ name: "Bees of 1950", publisher: "Leith Press", releaseDate: "1998" }]);
});

test("a date before the authors, in a cell of its own or as a label, is the date of the publication", () => {
  const found = publications(
    line("2021\tJane Doe, Tom Pryce. Ballast stiffness under repeated tamping. Journal of Rail Engineering."),
    line("March 2019: J. Doe, D. Pryce. Who pays for the last mile? Transport Geotechnics."),
    line("[2017] J. Doe, D. Pryce. Switch failures in wet winters. Safety Science Letters."),
  );

  expect(found).toMatchObject([
    { name: "Ballast stiffness under repeated tamping", publisher: "Journal of Rail Engineering", releaseDate: "2021" },
    { name: "Who pays for the last mile?", releaseDate: "2019-03" },
    { name: "Switch failures in wet winters", releaseDate: "2017" },
  ]);
});

test("an author named in full before one with initials is one of them", () => {
  expect(publications(line("Zsófia Kovács, R. Tedrake. Wrists for cluttered bins. Robotics Letters, 2023."))).toMatchObject([
    { name: "Wrists for cluttered bins", summary: "Zsófia Kovács, R. Tedrake" },
  ]);
});

const cited = (...texts: string[]) => texts.map((text) => line(text, { gap: 0.2 }));

describe("authors before a citation", () => {
  test("may stand family name first, with a colon behind them", () => {
    expect(
      publications(
        ...cited(
          "Harding, Tom: Bridges of the north, Symposium on Steel 2015",
          "Harding, Tom; Jessel, Ann und Kolb, Jan-Philipp: Piers of the south, Tides 2016",
        ),
      ),
    ).toEqual([
      { name: "Bridges of the north", publisher: "Symposium on Steel", releaseDate: "2015", summary: "Harding, Tom" },
      { name: "Piers of the south", publisher: "Tides", releaseDate: "2016", summary: "Harding, Tom; Jessel, Ann und Kolb, Jan-Philipp" },
    ]);
  });

  test("begin the items: a row without any goes on with the item above", () => {
    expect(
      publications(
        ...cited(
          "Konrad Wiedlich, Dominik R Lassner and Martin L Baxter (2013)",
          "The tides of the northern coast. Journal of Tides, 14:87.",
          "Dominik R Lassner, Konrad Wiedlich (2012)",
          "The piers of the south. Journal of Steel, 12:60.",
        ),
      )?.map(({ name }) => name),
    ).toEqual(["The tides of the northern coast", "The piers of the south"]);
  });

  test("may stand behind the year in brackets", () => {
    expect(
      publications(
        ...cited(
          "[2013] V. Fuenta and L. Bordin. “Denoising of tides” Tides meeting, Ludlow.",
          "[2012] L. Bordin. “What is a tide?” Tides workshop.",
        ),
      ),
    ).toHaveLength(2);
  });
});

test("a year in brackets before each citation begins it, and what is below belongs to it without being indented", () => {
  const found = publications(
    line("[2021] J. Doe, N. Okafor. Ballast stiffness under repeated tamping."),
    line("Journal of Rail Engineering, 11(1)"),
    line("[2019] J. Doe, D. Pryce. Who pays for the last mile?"),
    line("Transport Geotechnics"),
  );
  expect(found).toMatchObject([
    { name: "Ballast stiffness under repeated tamping", publisher: "Journal of Rail Engineering, 11(1)", releaseDate: "2021" },
    { name: "Who pays for the last mile?", publisher: "Transport Geotechnics", releaseDate: "2019" },
  ]);
});
