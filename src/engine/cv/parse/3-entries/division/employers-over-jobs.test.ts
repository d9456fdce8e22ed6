import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { bullet, line } from "../../testing/build-reading.ts";
import { readSection } from "../../testing/read-section.ts";

const jobsOf = (...lines: Line[]) =>
  readSection("Work Experience", ...lines).work?.map(({ name, position, startDate }) => [name, position, startDate]);
const employer = (text: string) => line(text, { bold: true, size: 13, gap: 1 });
const post = (text: string) => line(text, { bold: true });

describe("an employer with the years there stands over the posts in these years", () => {
  const first = [post("Finance Director\tMarch 2019 – present"), bullet("Closed the month in six days")];
  const second = [post("Financial Controller\tJune 2017 – March 2019"), bullet("Led fourteen people")];

  test("and what it does stands between the two, and names nobody's employer", () => {
    expect(
      jobsOf(employer("Corve Foods Ltd\t2017 – present"), line("Chilled food manufacturer; 840 staff, 4 sites"), ...first, ...second),
    ).toEqual([
      ["Corve Foods Ltd", "Finance Director", "2019-03"],
      ["Corve Foods Ltd", "Financial Controller", "2017-06"],
    ]);
    expect(
      jobsOf(
        ...[employer("Corve Foods Ltd\t2017 – present"), line("Chilled food manufacturer; 840 staff"), ...first, ...second],
        ...[employer("Dale LLP\t2003 – 2010"), line("Top ten accountancy practice, Bristol"), post("Audit Manager\t2003 – 2010")],
      )?.at(-1),
    ).toEqual(["Dale LLP", "Audit Manager", "2003"]);
  });

  test("a line in plain print over a post of other years is the employer of that", () => {
    const jobs = jobsOf(employer("Corve Foods Ltd\t2010 – 2014"), line("Dale Packaging Group"), ...first);
    expect(jobs?.at(-1)).toEqual(["Dale Packaging Group", "Finance Director", "2019-03"]);
  });
});

test("a period that is printed once more below the employer and its labels begins no other job", () => {
  const jobs = readSection(
    "職務経歴",
    line("株式会社みなと商店（2018年9月～現在）", { bold: true, gap: 1 }),
    line("事業内容：食料品の販売"),
    line("2018年9月～現在"),
    bullet("レジ業務および在庫の管理を担当"),
    line("株式会社さくら（2014年4月～2018年8月）", { bold: true, gap: 1 }),
    line("事業内容：婦人服の販売"),
    line("2014年4月～2018年8月"),
    bullet("接客販売とディスプレイを担当"),
  ).work;
  expect(jobs?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2018-09", undefined],
    ["2014-04", "2018-08"],
  ]);
});
