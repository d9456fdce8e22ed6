import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { isAddress } from "./address-evidence.ts";

/** The jobs of a CV as "position | employer | place". */
const jobs = (...rows: string[]) => {
  const lines = [
    line("Mara Lindholm", { size: 20, bold: true }),
    line("mara@example.org"),
    heading("Work experience"),
    ...rows.map((row) => line(row)),
  ];
  return (parseResume(buildReading(lines)).resume.work ?? []).map(({ position, name, location }) =>
    [position, name, location].map((one) => one ?? "").join(" | "),
  );
};

describe("the address of an employer is no part of its name:", () => {
  test.each([
    ["Acme Works, Hlavní 15/6 Brno", "Acme Works", "Hlavní 15/6 Brno"],
    ["Tessaly Pumps, 12 Quay Street, Kernwick", "Tessaly Pumps", "12 Quay Street, Kernwick"],
    ["Trattoria del Gelso, Villanova Teme (CN)", "Trattoria del Gelso", "Villanova Teme (CN)"],
    ["Trattoria del Gelso, via Marconi 3, Corvara (BZ)", "Trattoria del Gelso", "via Marconi 3, Corvara (BZ)"],
    ["ФОП Корвенко, м. Кернівка", "ФОП Корвенко", "м. Кернівка"],
    ["가온미디어, 서울 구로구", "가온미디어", "서울 구로구"],
  ])("%p", (text, employer, place) => {
    expect(jobs("Fitter\t2014 – 2018", text)).toEqual([`Fitter | ${employer} | ${place}`]);
  });

  test.each(["Route 66 Diner", "12 Building Services", "Floor 3 Manager", "Park Hotel 5 Sterne", "Hotel Bellavista (CN)", "14 Corve Ltd"])(
    "%p is none",
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});

describe("a city that no list knows, behind its employer,", () => {
  const known = ["Porter\t2014 – 2018", "Corve Hotel, Lisbon"];
  test("is one where a sibling has a known city there", () => {
    expect(jobs(...known, "Cook\t2012 – 2014", "Trattoria Luna, Kernwick Bassa")[1]).toBe("Cook | Trattoria Luna | Kernwick Bassa");
    expect(jobs("Clerk\t2014 – 2018", "مؤسسة النور، الرياض", "Clerk\t2012 – 2014", "مطاحن الوادي، الكرنوك")[1]).toBe(
      "Clerk | مطاحن الوادي | الكرنوك",
    );
  });

  test("not before another city", () => {
    expect(jobs(...known, "Cook\t2012 – 2014", "Zivildienst, Blaues Haus, Lisbon")[1]).toBe("Cook | Zivildienst, Blaues Haus | Lisbon");
  });
});
