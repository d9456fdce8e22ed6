import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { withDetails } from "./details.ts";

const cv = (...lines: ReturnType<typeof line>[]) =>
  parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      line("o.birdsall@example.org"),
      ...lines,
      heading("Experience"),
      line("Fitter, Corve Ltd\t2017 – 2021"),
    ]),
  ).resume;
const bold = (text: string) => line(text, { bold: true });
const textsOf = (...lines: ReturnType<typeof line>[]) => withDetails(lines).map(({ text }) => text);

test("bold labels over their values are details of the person, not a summary", () => {
  const { x, basics } = cv(heading("About me"), bold("nationality"), line("German"), bold("civil status"), line("married"));
  expect(x).toMatchObject({ nationality: "German", maritalStatus: "married" });
  expect(basics.summary).toBeUndefined();
});

test("one such label alone may be a title, and a word that is a value too is none", () => {
  expect(textsOf(bold("Nationality"), line("German"))).toEqual(["Nationality", "German"]);
  expect(textsOf(bold("Remote"), line("2017 – 2021"), bold("Remote"), line("2014 – 2017"))).toHaveLength(4);
  expect(textsOf(bold("Nationality"), bold("German"), bold("Sex"), bold("female"))).toHaveLength(4);
});

test("bold labels before their values, side by side, are lines of their own", () => {
  const row = line("Nationality German\tSex female");
  const cells = row.cells.map((cell) => {
    const [label = "", value = ""] = cell.text.split(" ");
    const [run] = cell.runs as [(typeof cell.runs)[number]];
    return {
      ...cell,
      runs: [
        { ...run, text: `${label} `, bold: true },
        { ...run, text: value },
      ],
    };
  });
  expect(textsOf({ ...row, cells })).toEqual(["Nationality: German", "Sex: female"]);
  expect(textsOf(row)).toEqual([row.text]);
});

test("a school among the personal details is the education where no section tells of one", () => {
  const details = [line("School: Teme College"), line("Major: Hydrology")];
  expect(cv(...details).education).toMatchObject([{ institution: "Teme College", area: "Hydrology" }]);
  const told = cv(...details, heading("Education"), line("BSc Hydrology, University of Leith\t2013"));
  expect(told.education?.map(({ institution }) => institution)).toEqual(["University of Leith"]);
});

test("a profile under a title in the style of its text, within additional information, is the summary", () => {
  const { basics } = cv(
    heading("Education"),
    line("BSc Hydrology, University of Leith\t2013"),
    heading("Languages"),
    line("English – fluent"),
    heading("Additional information"),
    line("About me"),
    line("Careful with details, used to long negotiations, and good at finding the best terms for both sides."),
  );
  expect(basics.summary).toStartWith("Careful with details");
});

test("details side by side, the sex among them, are lines of their own", () => {
  expect(textsOf(line("孟文/男/1998"))).toEqual(["孟文", "男", "1998"]);
  expect(textsOf(line("female | 29 years | Leeds"))).toEqual(["female", "29 years", "Leeds"]);
  expect(textsOf(line("Fitter / welder"), line("Male and female wards | Leeds"))).toHaveLength(2);
  const long = "Looked after patients on the ward for men / female / and taught the new nurses there";
  expect(textsOf(line(long))).toEqual([long]);
});

test("a degree and a school side by side among the personal details are the education where no section tells of one", () => {
  const { education, basics } = parseResume(
    buildReading([
      heading("联系方式"),
      line("手机：13500000000"),
      heading("个人信息"),
      line("孟文/男/1998"),
      line("本科/湖州大学物联网"),
      heading("工作经历"),
      line("后台工程师\t2019.07-2021.05"),
    ]),
  ).resume;
  expect(basics.name).toBe("孟文");
  expect(education).toEqual([{ institution: "湖州大学", studyType: "本科", area: "物联网" }]);
});
