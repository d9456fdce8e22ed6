import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

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
