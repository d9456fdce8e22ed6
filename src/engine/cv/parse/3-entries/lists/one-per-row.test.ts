import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const read = (title: string, ...rows: string[]) =>
  parseResume(
    buildReading([
      line("Harriet Penhale", { size: 20, bold: true }),
      line("harriet@example.com"),
      heading(title),
      ...rows.map((row) => line(row)),
    ]),
  ).resume;
const certificates = (title: string, ...rows: string[]) =>
  read(title, ...rows).certificates?.map(({ name, issuer, date }) => [name, issuer, date].filter(Boolean).join(" / "));

describe("certificates with and without dates, one in each row:", () => {
  test.each<[string, string[], string[]]>([
    ["a word for a certificate", ["Food handler, 2022", "Yukon Fishing Permit"], ["Food handler / 2022", "Yukon Fishing Permit"]],
    ["in German", ["Schweißen E-Hand, 2019", "Staplerschein"], ["Schweißen E-Hand / 2019", "Staplerschein"]],
    ["in Swedish", ["Heta arbeten, 2019", "Truckkort"], ["Heta arbeten / 2019", "Truckkort"]],
    [
      "beside one with its issuer",
      ["Rigging level 2", "Forklift operator, Corve Foods, 2019"],
      ["Rigging level 2", "Forklift operator / Corve Foods / 2019"],
    ],
    [
      "fewer without a date than with one",
      ["Wound care (2019)", "Omaha System, 2016", "Lifting, repeated each year"],
      ["Wound care / 2019", "Omaha System / 2016", "Lifting, repeated each year"],
    ],
  ])("%s", (_, rows, expected) => expect(certificates("Certificates", ...rows)).toEqual(expected));

  test("a comma divides a title from its issuer beside a date, and before a name", () => {
    const rows = ["Rigging class C, tanker endorsement (2022)", "Endorsements in Chemistry, Biology and Physics"];
    expect(certificates("Certificates", ...rows)).toEqual(["Rigging class C, tanker endorsement / 2022", rows[1] as string]);
  });

  test("an issuer below each of them stays with it", () => {
    const issued = ["CAE / Teme Assessment / 2019", "Sailing / Corve Board / 2020"];
    expect(certificates("Certificates", "CAE, 2019", "Teme Assessment", "Sailing, 2020", "Corve Board")).toEqual(issued);
    expect(certificates("Certificates", "CAE, 2019", "Teme Assessment")).toEqual(issued.slice(0, 1));
    expect(certificates("Certificates", "First aid, 2019", "Sailing, 2020", "University of Leith")?.at(-1)).toBe(
      "Sailing / University of Leith / 2020",
    );
    expect(certificates("Certificates", "Sailing, Bristol, 2019", "Brief from the harbour of many words in a row")).toHaveLength(1);
  });
});

describe("certificates that share a row:", () => {
  test.each<[string, string, string[]]>([
    ["each with its date in brackets", "AZ-900 Fundamentals (2018), LPIC-1 (2016)", ["AZ-900 Fundamentals / 2018", "LPIC-1 / 2016"]],
    ["or behind it", "First aid - June 2022; Rigging - Jan 2023", ["First aid / 2022-06", "Rigging / 2023-01"]],
    ["some without one", "Nurse licence (2015); Rigging (2019); Forklift", ["Nurse licence / 2015", "Rigging / 2019", "Forklift"]],
    ["in Chinese", "护士执业证书（2015年）、护师资格证（2019年）、计算机一级", ["护士执业证书 / 2015", "护师资格证 / 2019", "计算机一级"]],
    ["three without dates", "Food handler, Red Cross CPR, Rigging", ["Food handler", "Red Cross CPR", "Rigging"]],
  ])("%s", (_, row, expected) => expect(certificates("Certificates", row)).toEqual(expected));

  test("three in one row among others, where no other row has such marks", () => {
    const rows = ["Reach truck - 2015", "Rigger - 2020", "Yukon card | WHMIS | First aid"];
    expect(certificates("Certificates", ...rows)).toEqual(["Reach truck / 2015", "Rigger / 2020", "Yukon card", "WHMIS", "First aid"]);
    expect(certificates("Certificates", "Reach truck | Acme Ltd | 2015", "Rigger | Acme Ltd | 2016")).toHaveLength(2);
  });

  test("two may be a title and its issuer, and a place or a long text is no certificate", () => {
    expect(certificates("Certificates", "Rigging, Corve Board")).toEqual(["Rigging / Corve Board"]);
    expect(certificates("Certificates", "Rigging, Red Cross, Leeds")).toHaveLength(1);
    expect(certificates("Certificates", "Rigging, Sailing, All that has to be known about the sea")).toHaveLength(1);
  });
});

describe("courses that share a row among the schools are certificates", () => {
  const school = "BSc Physics, University of Leith, 2009";
  test("with a label, and without a second date in their brackets", () => {
    const { education, certificates } = read("Education", school, "Courses: First aid (2010, renewed 2018), Rigging (2020)");
    expect(education).toHaveLength(1);
    expect(certificates?.map(({ name, date }) => `${name} ${date}`)).toEqual(["First aid 2010", "Rigging 2020"]);
  });
  test("below a row that announces them, and over the end of a row", () => {
    const rows = ["Training (all up to date)", "First aid - June 2022; Rigging - Jan 2023;", "Food hygiene - 2021"];
    expect(certificates("Education", school, ...rows)).toEqual(["First aid / 2022-06", "Rigging / 2023-01", "Food hygiene / 2021"]);
    expect(read("Education", school, ...rows).education).toHaveLength(1);
  });
  test("but schools and degrees are none", () => {
    expect(certificates("Education", school, "Leith High School (2010), Corve College (2012)")).toBeUndefined();
    expect(certificates("Education", "BSc Physics (2016), MSc Physics (2018)")).toBeUndefined();
  });
});
