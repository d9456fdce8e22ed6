import { describe, expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";
import { withoutSpacedLabels } from "./spaced-labels.ts";

describe("a label of two characters that are set apart", () => {
  const joined = (text: string) => withoutSpacedLabels([line(text)])[0]?.cells.map((cell) => cell.text);

  test("is one label", () => {
    expect(joined("姓\t名：程雅宁\t出生年月：1993年12月")).toEqual(["姓名：程雅宁", "出生年月：1993年12月"]);
    expect(joined("家\t乡：安徽芜湖\t电\t话： 15855301147")).toEqual(["家乡：安徽芜湖", "电话： 15855301147"]);
  });
  test("and cells of other texts stay apart", () => {
    for (const text of ["年\t月\t学歴", "男\t汉族：是", "学历\t名：程雅宁", "A\t名：程雅宁"])
      expect(joined(text)).toEqual(text.split("\t"));
  });
  test("so that name, birth date and number of such a form are read", () => {
    const { basics, x } = parseResume(
      buildReading([
        heading("个人信息"),
        line("姓\t名：程雅宁\t出生年月：1993年12月"),
        line("电\t话： 15855301147"),
        heading("工作经历"),
        line("2017.7-至今\t芜湖瑞泰汽车零部件\t主办会计"),
      ]),
    ).resume;
    expect(basics).toMatchObject({ name: "程雅宁", phone: "15855301147" });
    expect(x).toEqual({ dateOfBirth: "1993年12月" });
  });
});
