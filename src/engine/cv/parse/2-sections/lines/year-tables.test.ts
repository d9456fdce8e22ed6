import { expect, test } from "bun:test";
import { reportCoverage } from "../../5-coverage/coverage-report.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, line } from "../../testing/build-reading.ts";

const row = (text: string, number: number) => line(text, { table: { id: 1, row: number, column: 0, columns: 3 } });

test("the rows of a Japanese form are periods at schools and employers, and certificates with their dates", () => {
  const reading = buildReading([
    line("履 歴 書", { size: 17 }),
    row("氏名 榊原悠斗", 0),
    row("電話\t+81 52-555-0184", 1),
    row("メール\tsakakibara.yuto@example.jp", 2),
    row("年\t月\t学歴・職歴", 3),
    row("学歴", 4),
    row("2010\t4\t南山学園大学経済学部経営学科入学", 5),
    row("2014\t3\t南山学園大学経済学部経営学科卒業", 6),
    row("職歴", 7),
    row("平成26\t4\t有限会社三河精工販売入社 営業担当", 8),
    row("2018\t3\t一身上の都合により退職", 9),
    row("2018\t4\t株式会社東海ツールワークス入社", 10),
    row("現在に至る", 11),
    row("以上", 12),
    row("年\t月\t免許・資格", 13),
    row("2015\t6\t日商簿記検定2級取得", 14),
    row("趣味・特技\t登山、将棋", 15),
  ]);
  const { resume } = parseResume(reading);

  expect(resume.basics).toMatchObject({ name: "榊原悠斗", email: "sakakibara.yuto@example.jp" });
  expect(resume.education).toEqual([{ institution: "南山学園大学", area: "経済学部経営学科", startDate: "2010-04", endDate: "2014-03" }]);
  expect(resume.work).toEqual([
    { name: "有限会社三河精工販売", position: "営業担当", startDate: "2014-04", endDate: "2018-03" },
    { name: "株式会社東海ツールワークス", startDate: "2018-04" },
  ]);
  expect(resume.certificates).toEqual([{ name: "日商簿記検定2級", date: "2015-06" }]);
  expect(resume.interests).toEqual([{ name: "登山" }, { name: "将棋" }]);
  expect(reportCoverage(reading, resume).withoutSource).toEqual([]);
});

test("who joined an employer and did not leave before the end of the table is there still", () => {
  const { work, languages } = parseResume(
    buildReading([
      line("履 歴 書", { size: 17 }),
      row("氏名 榊原悠斗", 0),
      row("年\t月\t学歴・職歴", 3),
      row("職歴", 4),
      row("2014\t4\t有限会社三河精工販売入社", 5),
      row("2018\t3\t有限会社三河精工販売退社", 6),
      row("2018\t4\t株式会社東海ツールワークス入社", 7),
      row("以上", 8),
      row("スキル\t勘定奉行、SAP", 9),
      row("語学\t日本語(母語)、英語(ビジネスレベル)", 10),
      row("趣味\t登山、将棋", 11),
    ]),
  ).resume;

  expect(work).toEqual([
    { name: "有限会社三河精工販売", startDate: "2014-04", endDate: "2018-03" },
    { name: "株式会社東海ツールワークス", startDate: "2018-04" },
  ]);
  expect(languages?.map(({ language }) => language)).toEqual(["日本語", "英語"]);
});

test("the first year of an era is written with a word", () => {
  const { work } = parseResume(
    buildReading([
      line("履 歴 書", { size: 17 }),
      row("氏名 榊原悠斗", 0),
      row("メール\tsakakibara.yuto@example.jp", 1),
      row("年\t月\t学歴・職歴", 2),
      row("学歴", 3),
      row("2010\t4\t南山学園大学経済学部経営学科入学", 4),
      row("2014\t3\t南山学園大学経済学部経営学科卒業", 5),
      row("職歴", 6),
      row("平成26\t4\t有限会社三河精工販売入社", 7),
      row("令和元年\t5\t有限会社三河精工販売退社", 8),
      row("以上", 9),
      row("趣味・特技\t登山、将棋", 10),
    ]),
  ).resume;

  expect(work).toMatchObject([{ startDate: "2014-04", endDate: "2019-05" }]);
});
