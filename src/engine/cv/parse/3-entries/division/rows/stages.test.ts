import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { line } from "../../../testing/build-reading.ts";
import { stagesOfJobs } from "./stages.ts";

const [first, second] = ["2009 – 2016\tItzel Works Ltd", "2005 – 2009\tOnny Ltd"];
/** The rows that tell of stages, between two jobs whose periods lead their rows. */
function stages(rows: readonly string[], [above, below]: [string, string] = [first, second]): string[] {
  const lines = [above, ...rows, below].map((text) => line(text));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const found = stagesOfJobs(
    lines.map((each) => toRow(each, context)),
    [looksLikePosition, looksLikeCompany],
  );
  return [...found].map(({ text }) => text);
}
const sites = ["Rollout in Leeds, 2010 – 2011", "Second site, 2012", "Third site, 2014"];

describe("dates that end a row within the period of a job tell of its stages,", () => {
  test("with what stands below each of them", () => {
    expect(stages(["Fitter", ...sites, "Moved the stores"])).toEqual([...sites, "Moved the stores"]);
    expect(stages([...sites, "Pumps", "Foreman 2003", "Gates"])).toEqual([...sites, "Pumps"]);
  });
  test("three or more of them", () => {
    expect(stages(sites.slice(1))).toEqual([]);
  });
  test("where there are two jobs", () => {
    expect(stages(sites, [first, "Welder"])).toEqual([]);
  });
  test("while the job goes on, and in its last year", () => {
    expect(stages(sites, ["since 2009\tItzel Works Ltd", second])).toEqual(sites);
    expect(stages([...sites, "Fourth site, 12/2016"], ["03/2009 – 05/2016\tItzel Works Ltd", second])).toHaveLength(4);
  });
  test("and not outside that period", () => {
    expect(stages([...sites.slice(0, 2), "Third site, 2018"])).toEqual([]);
    expect(stages([...sites.slice(0, 2), "Third site, 2008"])).toEqual([]);
    expect(stages([...sites.slice(0, 2), "Third site, 2015 – 2017"])).toEqual([]);
    expect(stages(["Rollout, 02/2009", ...sites.slice(1)], ["03/2009 – 05/2016\tItzel Works Ltd", second])).toEqual([]);
  });
  test("and not where a date leads a row or has a cell of its own", () => {
    expect(stages(["2010 Rollout", "2011 Second site", "2012 Third site"])).toEqual([]);
    expect(stages(["Rollout\t2010", "Second site\t2011", "Third site\t2012"])).toEqual([]);
  });
  test("of four one may sound like an employer, and two are jobs", () => {
    expect(stages(["Construction, 2010", ...sites])).toHaveLength(4);
    expect(stages(["Construction, 2010", "Fitter, 2011", ...sites.slice(1)])).toEqual([]);
  });
});
