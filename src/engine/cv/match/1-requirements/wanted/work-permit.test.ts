import { expect, test } from "bun:test";
import type { Resume } from "../../../../contract/resume.ts";
import { matchResume } from "../../3-score/match-resume.ts";
import { readJobDescription } from "../requirements.ts";
import { regionsIn } from "./work-permit.ts";

const verdict = (asked: string, workPermit: string | undefined, nationality = "Irish") => {
  const resume: Resume = {
    basics: {},
    work: [{ name: "Acme", position: "Welder", startDate: "2020-01" }],
    x: { nationality, ...(workPermit && { workPermit }) },
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
  };
  return matchResume(resume, readJobDescription(`Welder\nRequirements\n- ${asked}`), { now: new Date("2025-06-30") }).requirements[0];
};

test("countries are named in any language, and short words are no countries", () => {
  expect(regionsIn("Permission to work in Ireland or the Schengen area")).toEqual(["IE", "EU"]);
  expect(regionsIn("Arbeitserlaubnis für die Schweiz und Deutschland")).toEqual(["CH", "DE"]);
  expect(regionsIn("Let us know if you may work in the UK")).toEqual(["GB"]);
});

test("where citizenship is asked for the field of the work permit says it, and one that is applied for is none", () => {
  const met = (...of: Parameters<typeof verdict>) => verdict(...of)?.met;
  expect(met("Swiss or EU citizenship, or C permit", "deutsche Staatsangehörige")).toBe("yes");
  expect(met("Swiss or EU citizenship, or C permit", "Suissesse")).toBe("yes");
  expect(met("Swiss or EU citizenship, or C permit", "US citizen, would need a work permit")).toBe("no");
  expect(met("Obywatelstwo polskie", "Obywatelka Ukrainy; wniosek o obywatelstwo polskie złożony")).toBe("no");
});

test("a work permit is one for the country that the job is in", () => {
  const met = (...of: Parameters<typeof verdict>) => verdict(...of)?.met;
  expect(met("Right to work in the EU", "EU citizen")).toBe("yes");
  expect(met("Right to work in the EU", "Citoyenne de l'UE")).toBe("yes");
  expect(met("Permission to work in Ireland", "Obywatel UE")).toBe("yes");
  expect(met("Permission to work in Ireland", "Irish citizen")).toBe("yes");
  expect(met("Permis de travail pour la Suisse", "Citoyen français")).toBe("yes");
  expect(met("Permis de travail pour la Suisse", "Citoyenne du Brésil")).toBe("no");
  expect(met("Work permit for Germany", "Work permit for France")).toBe("no");
  expect(met("Work permit for Germany", "Arbeitserlaubnis vorhanden")).toBe("yes");
  expect(met("Right to work in the EU", "No EU work permit, visa sponsorship needed")).toBe("no");
  expect(met("Right to work in the EU", undefined)).toBe("no");
});

test("a permit that does not fit is told beside the verdict, and nationality is no permit", () => {
  expect(verdict("Right to work in the EU", "Visa sponsorship needed")).toMatchObject({
    met: "no",
    evidence: [],
    related: ["Visa sponsorship needed"],
    why: "The CV names no permit for this country.",
  });
  expect(verdict("Right to work in the EU", undefined, "German")).toEqual(verdict("Right to work in the EU", undefined, "Nigerian"));
});

test("a word that is called as what every object has is no country", () => {
  expect(regionsIn("constructor of an Irish bridge")).toEqual(["IE"]);
});
