import { describe, expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { readYearTables, yearMonth } from "./year-tables.ts";

const read = (...rows: string[]) =>
  readYearTables(rows.map((text) => line(text))).map(({ text, heading }) => (heading ? `# ${text}` : text));
const school = ["2010\t4\t南山大学経済学部入学", "2014\t3\t南山大学経済学部卒業"];
const period = "2010年4月 – 2014年3月\t南山大学\t経済学部";

describe("two events of a Japanese form are a period:", () => {
  test.each<[string, string[], string[]]>([
    ["at a school", [...school, "2014\t4\t三河精工入社"], [period, "2014年4月\t三河精工"]],
    ["at an employer", [...school, "2014\t4\t三河精工入社", "2018\t3\t三河精工退社"], [period, "2014年4月 – 2018年3月\t三河精工"]],
    [
      "at an employer, with the post",
      [...school, "2014\t4\t三河精工入社 営業担当", "2018\t3\t三河精工退職"],
      [period, "2014年4月 – 2018年3月\t三河精工\t営業担当"],
    ],
    [
      "at an employer, with the post in brackets",
      [...school, "2014\t4\t三河精工入社（営業）", "2018\t3\t三河精工退職"],
      [period, "2014年4月 – 2018年3月\t三河精工\t営業"],
    ],
    [
      "over the boxes of the form",
      [...school, "2014\t4\t三河精工入社", "趣味", "登山", "住所"],
      [period, "2014年4月\t三河精工", "# 趣味", "登山", "住所"],
    ],
    ["still going on", [...school, "2014\t4\t三河精工入社", "現在に至る"], [period, "2014年4月 – 現在\t三河精工"]],
    ["still going on at the end", [...school, "2014\t4\t三河精工入社", "以上"], [period, "2014年4月 – 現在\t三河精工"]],
    [
      "still going on at the next title",
      [...school, "2014\t4\t三河精工入社", "年\t月\t免許・資格"],
      [period, "2014年4月 – 現在\t三河精工", "# 免許・資格"],
    ],
    [
      "in years of an era",
      ["平成22\t4\t南山大学経済学部入学", "平成26\t3\t南山大学経済学部卒業", "令和元年\t5月\t三河精工入社"],
      ["平成22年4月 – 平成26年3月\t南山大学\t経済学部", "令和元年5月\t三河精工"],
    ],
    [
      "in the digits of a Japanese keyboard",
      ["２０１０\t４\t南山大学経済学部入学", "２０１４\t３\t南山大学経済学部卒業", "２０１５\t６\t日商簿記検定2級取得"],
      [period, "2015年6月\t日商簿記検定2級"],
    ],
    [
      "with the kind of employment and what was done, which are no post",
      [...school, "2014\t4\t三河精工入社（正社員） 本社工場に勤務", "2018\t3\t三河精工退社"],
      [period, "2014年4月 – 2018年3月\t三河精工", "正社員 本社工場に勤務"],
    ],
    [
      "with year and month in one cell",
      ["2010年4月\t南山大学 経済学部 入学", "2014年3月\t同 卒業", "2014年4月\t三河精工 入社"],
      [period, "2014年4月\t三河精工"],
    ],
    [
      "with the newest event first",
      ["2014年4月\t三河精工入社", "2014年3月\t南山大学経済学部卒業", "2010年4月\t南山大学経済学部入学"],
      ["2014年4月\t三河精工", period],
    ],
    ["a certificate alone", [...school, "2015\t6\t日商簿記検定2級取得"], [period, "2015年6月\t日商簿記検定2級"]],
    [
      "an event that no list knows",
      [...school, "2014\t4\t三河精工入社", "2016\t4\t名古屋支店に配属"],
      [period, "2014年4月\t三河精工", "2016年4月\t名古屋支店に配属"],
    ],
    [
      "a leaving without a joining",
      ["2014\t3\t南山大学経済学部卒業", "2014\t4\t三河精工入社", "2018\t3\t三河精工退社"],
      ["2014年3月\t南山大学\t経済学部", "2014年4月 – 2018年3月\t三河精工"],
    ],
  ])("%s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });

  test("a school that goes on at the end of the table has no end", () => {
    expect(read(...school, "2014\t4\t南山大学大学院経済学研究科入学", "以上")[1]).toBe("2014年4月\t南山大学大学院\t経済学研究科");
  });
});

describe("the rows of such a form:", () => {
  const job = "2014\t4\t三河精工入社";
  test("titles of columns and of parts are headings", () => {
    expect(read("年月\t学歴・職歴", ...school, job)[0]).toBe("# 学歴・職歴");
    expect(read("年\t月\t学歴・職歴", "学 歴", ...school, "職歴", job)).toEqual([
      "# 学歴・職歴",
      "# 学歴",
      period,
      "# 職歴",
      "2014年4月\t三河精工",
    ]);
  });
  test("titles may say how the form is filled in", () => {
    expect(read("年\t月\t学歴・職歴（各別にまとめて書く）", ...school, job)[0]).toBe("# 学歴・職歴");
    expect(read(...school, job, "本人希望記入欄（特に職種・勤務地についての希望を記入）", "湘南").slice(2)).toEqual([
      "# 本人希望記入欄（特に職種・勤務地についての希望を記入）",
      "湘南",
    ]);
  });
  test("the titles of boxes have the style of the others, however small they are printed", () => {
    const small = line("通勤時間", { size: 6 });
    const read = readYearTables([
      line("年\t月\t学歴・職歴", { size: 11 }),
      ...[...school, job].map((text) => line(text)),
      small,
      line("40分"),
    ]);
    expect(read.flatMap(({ text, heading, style }) => (heading ? [[text, style.size]] : []))).toEqual([
      ["学歴・職歴", 11],
      ["通勤時間", 11],
    ]);
  });
  test("a section beside its content is a heading and its text, a label of a person is not", () => {
    expect(read(...school, job, "趣味・特技\t登山、将棋").slice(2)).toEqual(["# 趣味・特技", "登山、将棋"]);
    expect(read(...school, job, "電話\t052-555-0184").slice(2)).toEqual(["電話\t052-555-0184"]);
    expect(read(...school, job, "通勤時間\t40分").slice(2)).toEqual(["通勤時間\t40分"]);
    expect(read(...school, job, "趣味・特技\t登山\t将棋").slice(2)).toEqual(["趣味・特技\t登山\t将棋"]);
  });
  test("the end of the form is no text", () => {
    expect(read(...school, job, "以 上")).toHaveLength(2);
  });
  test("the prints of both events are those of the period", () => {
    const [whole] = readYearTables([...school, job].map((text) => line(text)));
    expect(whole?.physicalLines).toHaveLength(2);
  });
  test("fewer than three events are no such form", () => {
    expect(read(...school)).toEqual(school);
  });
});

describe("a year and a month in the first cells:", () => {
  test.each<[string, string | undefined]>([
    ["2013\t4\t南山大学", "2013年4月"],
    ["2013年\t4月\t南山大学", "2013年4月"],
    ["令和元\t5\t南山大学", "令和元年5月"],
    ["2013年 4月\t南山大学", "2013年4月"],
    ["2013年4月", undefined],
    ["2013\t4", undefined],
    ["4013\t4\t南山大学", undefined],
    ["2013\tApril\t南山大学", undefined],
    ["2013\t4\t ", undefined],
  ])("%p is %p", (text, expected) => {
    expect(yearMonth(line(text))).toBe(expected as string);
  });
});
