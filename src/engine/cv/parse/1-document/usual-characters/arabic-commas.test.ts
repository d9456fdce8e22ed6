import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../testing/build-reading.ts";

const parse = (...jobs: string[]) =>
  parseResume(
    buildReading([
      line("ليلى المنصوري", { size: 20 }),
      line("layla@mansouri.example"),
      heading("الخبرات العملية"),
      ...jobs.map((text) => bullet(text)),
    ]),
  ).resume;

describe("the Arabic comma", () => {
  test("divides position, period, employer and city as the comma does, with a space before it or without", () => {
    for (const space of ["", " "]) {
      const comma = `${space}، `;
      const job = (...parts: string[]) => parts.join(comma);
      const { work } = parse(
        job("مدير الإشراف", "2015 – 2019", "مدارس الكلية العلمية", "عمان"),
        job("معلم علوم", "2012 – 2015", "مدارس النمو التربوي", "عمان"),
      );
      expect(work?.map(({ position, name, location, startDate }) => [position, name, location, startDate])).toEqual([
        ["مدير الإشراف", "مدارس الكلية العلمية", "عمان", "2015"],
        ["معلم علوم", "مدارس النمو التربوي", "عمان", "2012"],
      ]);
    }
  });

  test("stays in the values as it is printed", () => {
    const { work } = parse("معلم علوم، 2012 – 2015، مدارس النمو التربوي، عمان، الأردن");
    expect(work?.[0]?.location).toBe("عمان، الأردن");
  });

  test("divides in a document whose Latin words have commas of their own, and these stay too", () => {
    const text = "معلم علوم يستخدم كل يوم في التدريس وفي إعداد الدروس برامج Word 2016, Excel 2016 ويكتب التقارير.";
    const { basics, work } = parseResume(
      buildReading([
        line("ليلى المنصوري", { size: 20 }),
        line("layla@mansouri.example"),
        heading("الملف الشخصي"),
        line(text),
        heading("الخبرات العملية"),
        bullet("معلم علوم، 2012 – 2015، مدارس النمو التربوي، عمان"),
      ]),
    ).resume;
    expect([work?.[0]?.name, work?.[0]?.location]).toEqual(["مدارس النمو التربوي", "عمان"]);
    expect(basics.summary).toBe(text);
  });

  test("and a document that has both kinds behind Arabic text keeps each", () => {
    const { additional, work } = parse("معلم علوم, 2012 – 2015, مدارس النمو التربوي", "مدير، محرر، مترجم");
    expect(JSON.stringify([work, additional])).toContain("مدير، محرر، مترجم");
  });
});
