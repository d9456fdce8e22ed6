import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, line } from "../../testing/build-reading.ts";

test("in a CV without headings, parts that each begin with a period are one timeline, whatever each is like by itself", () => {
  const part = (period: string, text: string) => [line(period, { gap: 1.2 }), line(text)];
  const { resume } = parseResume(
    buildReading([
      line("Ada Holm", { size: 20, bold: true }),
      line("ada.holm@example.com"),
      ...part("10/1984 – 07/1990", "Study of Physics at the University of Leith"),
      ...part("08/1990 – 09/1992", "Researcher at the Institute of Tides"),
      ...part(
        "10/1992 – 09/1995",
        "Visiting Fellow at the House of Tides, funded by the Harbour Trust and by the Corve Exchange of the northern towns",
      ),
      ...part("10/1995 – 12/2002", "Lecturer at Corve College"),
    ]),
  );
  expect(resume.work?.map(({ startDate }) => startDate)).toEqual(["1990-08", "1992-10", "1995-10"]);
  expect(resume.education?.map(({ startDate }) => startDate)).toEqual(["1984-10"]);
});
