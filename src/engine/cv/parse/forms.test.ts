import { expect, test } from "bun:test";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, line } from "./testing/build-reading.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading([...top, ...lines])).resume;
const cell = (id: number, row: number, column: number, columns = 2) => ({ table: { id, row, column, columns } });

test("in the row of a table that a date leads, a bold cell names the job and is no heading, though headings look like it", () => {
  const { work, skills } = parse(
    line("Profile\tNurse with nine years on intensive care units.", { ...cell(1, 0, 0), lead: "Profile" }),
    heading("Professional Experience"),
    line("04/2019 – present", cell(2, 0, 0)),
    line("Senior Staff Nurse", { ...cell(2, 0, 1), bold: true, indent: 200 }),
    line("St Agnes University Hospital, Manchester", { ...cell(2, 0, 1), indent: 200 }),
    bullet("Leads shifts of eleven nurses.", cell(2, 0, 1)),
    line("09/2015 – 03/2019", cell(2, 1, 0)),
    line("Staff Nurse", { ...cell(2, 1, 1), bold: true, indent: 200 }),
    line("Pennine Community Hospital, Oldham", { ...cell(2, 1, 1), indent: 200 }),
    bullet("Link nurse for infection control.", cell(2, 1, 1)),
    line("Skills", { ...cell(3, 0, 0), bold: true }),
    line("Triage, Ventilation", { ...cell(3, 0, 1), indent: 200 }),
    line("Languages", { ...cell(3, 1, 0), bold: true }),
    line("English – native", { ...cell(3, 1, 1), indent: 200 }),
    line("Interests", { ...cell(3, 2, 0), bold: true }),
    line("Swimming", { ...cell(3, 2, 1), indent: 200 }),
  );

  expect(work).toMatchObject([
    { position: "Senior Staff Nurse", name: "St Agnes University Hospital", startDate: "2019-04" },
    { position: "Staff Nurse", name: "Pennine Community Hospital", startDate: "2015-09", endDate: "2019-03" },
  ]);
  expect(skills?.flatMap(({ name, keywords }) => keywords ?? [name])).toEqual(["Triage", "Ventilation"]);
});

test("the first cells of a form name its sections in plain type too", () => {
  const { skills, languages, interests, basics } = parse(
    line("スキル\tTypeScript、React、Docker", cell(1, 0, 0)),
    line("語学", cell(1, 1, 0)),
    line("日本語（母語）", { ...cell(1, 1, 1), indent: 200 }),
    line("英語（ビジネスレベル）", { ...cell(1, 1, 1), indent: 200 }),
    line("自己PR\t通販サイトの開発に7年間従事してきたエンジニアです。", cell(1, 2, 0)),
    line("趣味\t登山、カメラ", cell(1, 3, 0)),
  );

  expect(skills?.flatMap(({ name, keywords }) => keywords ?? [name])).toEqual(["TypeScript", "React", "Docker"]);
  expect(languages?.map(({ language }) => language)).toEqual(["日本語", "英語"]);
  expect(interests?.map(({ name }) => name)).toEqual(["登山", "カメラ"]);
  expect(basics.summary).toStartWith("通販サイト");
});

test("a word that labels a degree heads the schools where it stands alone", () => {
  const { education } = parse(
    heading("職歴"),
    line("2016年4月 – 現在\t株式会社みちのく\tプログラマー"),
    heading("学歴"),
    line("2012年4月 – 2016年3月\t東北大学\t学士 情報工学"),
  );

  expect(education).toEqual([{ institution: "東北大学", studyType: "学士", area: "情報工学", startDate: "2012-04", endDate: "2016-03" }]);
});

test("the place behind an employer may stand in full-width brackets", () => {
  const { work } = parse(heading("Experience"), line("2019 – 2021\tDriver\tAcme Ltd（Bristol）"));

  expect(work).toMatchObject([{ name: "Acme Ltd", location: "Bristol" }]);
});

test("an employer is no place for the town and state in the bracket behind it", () => {
  const { work } = parse(heading("Experience"), line("2019 – 2021\tDriver\tCorrugate Partners (Chicago, IL)"));

  expect(work).toMatchObject([{ name: "Corrugate Partners", location: "Chicago, IL" }]);
});

test("a number behind a postal code is no city", () => {
  const { basics } = parseResume(
    buildReading([
      line("小野寺 美咲", { size: 22 }),
      line("青葉区中央3丁目2-8, 仙台市 980-0021 090-5550-0173"),
      line("misaki@example.jp"),
      heading("職歴"),
      line("2016年4月 – 現在\t株式会社みちのく\tプログラマー"),
      heading("語学"),
      line("英語（ビジネスレベル）"),
    ]),
  ).resume;

  expect(basics.location).toMatchObject({ city: "仙台市", postalCode: "980-0021" });
});

test("a job in a form has its place, client, skills and tasks from their labels, and what has no field in its summary", () => {
  const lines = [
    "Position: Welder",
    "Employer: Corve Ltd, Leeds",
    "Dates: 2017 – 2021",
    "Skills: TIG, MAG",
    "Technologies: CAD",
    "Client: Harbour Grid",
    "Team size: 12",
    "Tasks: Weld pipes",
  ];
  const top = [line("Ottoline Birdsall", { size: 20 }), line("o.birdsall@example.org"), heading("Experience")];
  const { resume } = parseResume(buildReading([...top, ...lines.map((text) => line(text))]));
  expect(resume.work).toEqual([
    {
      position: "Welder",
      name: "Corve Ltd",
      location: "Leeds",
      client: "Harbour Grid",
      startDate: "2017",
      endDate: "2021",
      keywords: ["TIG", "MAG", "CAD"],
      summary: "Team size: 12",
      highlights: ["Weld pipes"],
    },
  ]);
});
