import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const read = (...rows: string[]) => {
  const lines = [
    line("Mara Lindholm", { size: 20, bold: true }),
    line("mara@example.org"),
    heading("Work experience"),
    ...rows.map((row) => line(row)),
  ];
  return parseResume(buildReading(lines)).resume.work ?? [];
};
const jobs = (...rows: string[]) => read(...rows).map(({ position, name }) => `${position ?? ""} | ${name ?? ""}`);

test("behind the same separator stands the same in all heads of a section", () => {
  expect(
    jobs("Acme Works Ltd, Senior Fitter\t2014 – 2018", "Corvane, Junior Welder\t2012 – 2014", "R. Teme Partners R&D, Welder\t2010 – 2012"),
  ).toEqual(["Senior Fitter | Acme Works Ltd", "Junior Welder | Corvane", "Welder | R. Teme Partners R&D"]);
  expect(
    jobs("Teme Hotel - Night Porter\t2014 – 2018", "Kernburger - Team Member\t2012 – 2014", "Lowe Society - Receptionist\t2010 – 2012")[1],
  ).toBe("Team Member | Kernburger");
});

describe("what is said about an employer is text of the job:", () => {
  test.each([
    ["Mirabelle, magasin de lingerie", "Mirabelle", "magasin de lingerie"],
    ["Moor & Heide (während des Studiums)", "Moor & Heide", "während des Studiums"],
    ["Tessaly Haulage (via Corve Staff)", "Tessaly Haulage", "via Corve Staff"],
  ])("%p", (text, name, summary) => {
    expect(read("Vendeuse\t2014 – 2018", text)).toMatchObject([{ name, summary }]);
  });

  test.each(["Corvane, a Tessaly Company", "centre CORVE (l'étude de l'eau)", "Corve Kommune, avdeling Vest", "Teme, oz. Selby"])(
    "but %p is a name",
    (name) => {
      expect(read("Clerk\t2014 – 2018", name)).toMatchObject([{ name }]);
    },
  );
});

test("a position goes on behind a separator in its row, where its employer has a row of its own", () => {
  expect(
    jobs("Fitter – Night shift\t2014 – 2018", "Acme Works Ltd", "Oboe Player / English horn\t2012 – 2014", "Teme Symphony Orchestra"),
  ).toEqual(["Fitter – Night shift | Acme Works Ltd", "Oboe Player / English horn | Teme Symphony Orchestra"]);
});

test("a preposition at the beginning of a cell belongs to neither side", () => {
  expect(jobs("Assistant comptable\t2014 – 2018\tà CORVEX", "Vendeur\t2012 – 2014\tà Tessalie")).toEqual([
    "Assistant comptable | CORVEX",
    "Vendeur | Tessalie",
  ]);
});

test("a Japanese corporation and the hospital that it runs are one employer, as are a shop and its branch", () => {
  expect(
    jobs("2015年4月 – 2019年3月", "医療法人社団青葉会 青葉中央病院", "看護師", "2012年4月 – 2015年3月", "麺処麦屋 青葉店", "アルバイト"),
  ).toEqual(["看護師 | 医療法人社団青葉会 青葉中央病院", "アルバイト | 麺処麦屋 青葉店"]);
});
