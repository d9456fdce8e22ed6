import { expect, test } from "bun:test";
import { fold } from "../../text/fold.ts";
import { parseResume } from "../parse-resume.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

test("a CV in Hindi is read by its headings, months and titles", () => {
  const { resume } = parseResume(
    buildReading([
      line("प्रियंवदा त्रिपाठी", { size: 22 }),
      line("माध्यमिक शिक्षिका"),
      line("226001 लखनऊ | +91 98555 50184 | priyamvada@example.in"),
      heading("कार्य अनुभव"),
      line("वरिष्ठ शिक्षिका | सरस्वती विद्या मंदिर | लखनऊ | जुलाई 2018 – वर्तमान"),
      bullet("कक्षा नौ और दस के लिए भौतिकी का अध्यापन।"),
      line("सहायक शिक्षिका | ज्ञानदीप पब्लिक स्कूल | कानपुर | अप्रैल 2014 – जून 2018"),
      heading("शिक्षा"),
      line("स्नातकोत्तर, भौतिक विज्ञान | लखनऊ विश्वविद्यालय | 2011 – 2013"),
      heading("भाषाएँ"),
      line("हिन्दी (मातृभाषा), अंग्रेज़ी (अच्छा)"),
    ]),
  );

  expect(resume.meta.vitae.language).toBe("hi");
  expect(resume.basics).toMatchObject({ name: "प्रियंवदा त्रिपाठी", label: "माध्यमिक शिक्षिका", location: { city: "लखनऊ" } });
  expect(resume.work).toMatchObject([
    { position: "वरिष्ठ शिक्षिका", name: "सरस्वती विद्या मंदिर", location: "लखनऊ", startDate: "2018-07" },
    { position: "सहायक शिक्षिका", name: "ज्ञानदीप पब्लिक स्कूल", location: "कानपुर", startDate: "2014-04", endDate: "2018-06" },
  ]);
  expect(resume.work?.[0]?.endDate).toBeUndefined();
  expect(resume.education).toMatchObject([{ studyType: "स्नातकोत्तर", area: "भौतिक विज्ञान", institution: "लखनऊ विश्वविद्यालय" }]);
  expect(resume.languages?.map(({ language }) => language)).toEqual(["हिन्दी", "अंग्रेज़ी"]);
});

test("the vowels of Hindi tell words apart", () => {
  expect(fold("जून")).not.toBe(fold("जन"));
  expect(fold("भाषाएँ")).toBe(fold("भाषाएं"));
  expect(findDateRanges("2014 से 2018", { language: "hi" })).toMatchObject([{ start: "2014", end: "2018" }]);
});
