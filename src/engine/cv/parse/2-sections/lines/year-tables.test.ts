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

test("a Korean form with a day in each row, and who ordered it, is read alike", () => {
  const reading = buildReading([
    line("이 력 서", { size: 17 }),
    row("성명\t김하늘", 0),
    row("전자우편\tkim.haneul@example.kr", 1),
    row("년\t월\t일\t학력및경력사항\t발령청", 2),
    row("[학 력]", 3),
    row("2010\t03\t02\t한빛대학교 간호학과 입학", 4),
    row("2014\t02\t21\t한빛대학교 간호학과 졸업", 5),
    row("[경 력]", 6),
    row("2014\t03\t17\t가람병원 내과병동 간호사 입사\t병원장", 7),
    row("2018\t08\t31\t가람병원 퇴사", 8),
    row("2018\t10\t01\t나래은행 상담원 입사\t은행장", 9),
    row("현재 근무중", 10),
    row("[상 벌]", 11),
    row("2022\t12\t30\t우수 사원 표창\t은행장", 12),
    line("위에 기재한 사항은 사실과 틀림이 없습니다."),
    line("2024년 3월 4일 김하늘 (인)"),
  ]);
  const { education, work, awards, certificates } = parseResume(reading).resume;
  expect(education).toEqual([{ institution: "한빛대학교", area: "간호학과", startDate: "2010-03-02", endDate: "2014-02-21" }]);
  expect(work).toEqual([
    { name: "가람병원", position: "내과병동 간호사", startDate: "2014-03-17", endDate: "2018-08-31", summary: "병원장" },
    { name: "나래은행", position: "상담원", startDate: "2018-10-01", summary: "은행장" },
  ]);
  expect(awards).toEqual([{ title: "우수 사원 표창", awarder: "은행장", date: "2022-12-30" }]);
  expect(certificates).toBeUndefined();
});
