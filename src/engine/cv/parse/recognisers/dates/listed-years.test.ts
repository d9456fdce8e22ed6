import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { readSection } from "../../testing/read-section.ts";

const read = (...texts: string[]) => readSection("Work Experience", ...texts);
const periodOf = (dates: string) => {
  const { work, additional } = read(`${dates} Packer, Acme Ltd`, "2019 – 2020 Driver, Old Wharf Ltd");
  return [work?.[0]?.startDate, work?.[0]?.endDate, work?.[0]?.position, additional?.length ?? 0];
};

test("the years of one job in a list are a period from the first to the last", () => {
  expect(periodOf("July 2012, 2013, 2014")).toEqual(["2012-07", "2014", "Packer", 0]);
  expect(periodOf("2013 and 2014")).toEqual(["2013", "2014", "Packer", 0]);
  expect(periodOf("Temporadas 2013, 2014 y 2015,")).toEqual(["2013", "2015", "Packer", 0]);
  expect(periodOf("2013 / 2015")).toEqual(["2013", "2015", "Packer", 0]);
  expect(periodOf("Summers 2012 and 2014")).toEqual(["2012", "2014", "Packer", 0]);
  expect(read("2013, 2014\tPacker, Acme Ltd", "2019 – 2020\tDriver, Old Wharf Ltd").work?.[0]).toMatchObject({
    startDate: "2013",
    endDate: "2014",
  });
});

test("the years of a list are no part of a name in another style", () => {
  const summers = line("Summers 2012 and 2014 Packer, Acme Ltd", { lead: "Summers 2012 and 2014" });
  const lines = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com"), heading("Work Experience"), summers];
  expect(parseResume(buildReading(lines)).resume.work?.[0]).toMatchObject({ position: "Packer", name: "Acme Ltd", endDate: "2014" });
});

test("years in falling order, within a text or with words between them are none", () => {
  expect(periodOf("2014, 2013")[1]).not.toBe("2013");
  expect(read("Packer of the years 2013, 2014", "2019 – 2020 Driver, Old Wharf Ltd").work?.[0]?.endDate).not.toBe("2014");
  expect(periodOf("2013 for a summer, 2014")[1]).not.toBe("2014");
});
