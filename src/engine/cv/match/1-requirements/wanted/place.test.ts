import { expect, test } from "bun:test";
import type { Resume } from "../../../../contract/resume.ts";
import { matchResume } from "../../3-score/match-resume.ts";
import { readJobDescription } from "../requirements.ts";
import { wantedPlace } from "./place.ts";

const verdict = (asked: string, mobility?: string, city = "Leeds") => {
  const resume: Resume = {
    basics: { location: { city, address: "1 Mill Lane" } },
    work: [{ name: "Acme", position: "Developer", startDate: "2020-01" }],
    ...(mobility && { x: { mobility } }),
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
  };
  return matchResume(resume, readJobDescription(`Developer\nRequirements\n- ${asked}`), { now: new Date("2025-06-30") }).requirements[0];
};

test("a place to live in is met by what the CV says of it, in any language", () => {
  for (const [asked, told] of [
    ["Based in Leeds", "Leeds and 30 miles around"],
    ["Based in Leeds or willing to relocate", "Willing to relocate"],
    ["Wohnhaft in München oder umzugsbereit", "Umzugsbereit"],
    ["Résider à Lyon", "Lyon et environs"],
    ["Residencia en León o disposición a trasladarse", "Dispuesta a trasladarme"],
  ] as const)
    expect([asked, verdict(asked, told)?.met, verdict(asked, told)?.evidence]).toEqual([asked, "yes", [told]]);
});

test("who would move is met in part where the job says nothing of moving, and who would not is told", () => {
  expect(verdict("Based in Leeds", "Willing to relocate")).toMatchObject({
    met: "partly",
    why: "The CV says that the candidate would move.",
  });
  expect(verdict("Based in Leeds or willing to relocate", "Not willing to relocate")).toMatchObject({
    met: "no",
    related: ["Not willing to relocate"],
  });
});

test("who writes of moving other things says nothing of moving", () => {
  const told = (summary: string) => {
    const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
    const jd = readJobDescription("Developer\nRequirements\n- Based in Leeds or willing to relocate");
    return matchResume({ basics: { summary }, meta }, jd, { now: new Date("2025-06-30") }).requirements[0]?.met;
  };
  for (const other of ["Planned the relocation of two offices.", "Relocated 40 servers to a cloud.", "Conseil en mobilité électrique."])
    expect([other, told(other)]).toEqual([other, "no"]);
  for (const own of ["Baker, open to relocation.", "Bäcker, umzugsbereit.", "Prêt à déménager.", "Dispuesta a trasladarme a otra ciudad."])
    expect([own, told(own)]).toEqual([own, "yes"]);
});

test("the address is never read", () => {
  expect(verdict("Based in Leeds", undefined, "Leeds")).toEqual(verdict("Based in Leeds", undefined, "York"));
  expect(verdict("Based in Leeds")?.met).toBe("no");
});

test("a sentence of more than twelve words asks for other things too", () => {
  const long = (count: number) => `Based in Leeds ${"wuzzling ".repeat(count)}`;
  expect(wantedPlace(long(10))?.surface).toStartWith("Leeds");
  expect(wantedPlace(long(11))).toBeUndefined();
});

test("where the work is done is met by what the CV says of the place, or by a present job there, and not by who works from home alone", () => {
  const told = (asked: string, { summary, employer = "Acme", ended }: { summary?: string; employer?: string; ended?: string }) => {
    const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
    const work = [{ name: employer, position: "Developer", startDate: "2020-01", ...(ended && { endDate: ended }) }];
    const jd = readJobDescription(`Developer\nRequirements\n- ${asked}`);
    return matchResume({ basics: { summary }, work, meta }, jd, { now: new Date("2025-06-30") }).requirements[0];
  };
  for (const asked of [
    "Able to attend the site in Lancaster two days a week",
    "Presencial en Lancaster",
    "Vor Ort in Lancaster",
    "Sur site à Lancaster",
  ]) {
    expect([asked, told(asked, { summary: "Two days a week in Lancaster suit me." })?.met]).toEqual([asked, "yes"]);
    expect(told(asked, { employer: "Castlegate Bank, Lancaster" })).toMatchObject({ met: "yes", evidence: ["Castlegate Bank, Lancaster"] });
    expect(told(asked, { employer: "Castlegate Bank, Lancaster", ended: "2021-01" })?.met).toBe("no");
    expect(told(asked, { employer: "Acme, York" })?.met).toBe("no");
    for (const summary of ["I can only take fully remote roles.", "Solo en remoto.", "Ich arbeite nur im Homeoffice.", "Alleen remote."])
      expect(told(asked, { summary, employer: "Castlegate Bank, Lancaster" })).toMatchObject({ met: "no", related: [summary] });
  }
  expect(told("Based in Lancaster", { employer: "Castlegate Bank, Lancaster" })).toMatchObject({
    met: "partly",
    why: "A present job is there; the CV names no home.",
  });
});
