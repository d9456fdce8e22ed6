import { expect, test } from "bun:test";
import type { Resume } from "../../contract/resume.ts";
import { stemsOf } from "../match/taxonomy/entries.ts";
import { enhanceResume, readAsked } from "./enhance-resume.ts";

const resume: Resume = {
  basics: { name: "Anna Berg" },
  work: [{ name: "Acme", position: "Engineer", highlights: ["Wrote the newsletter.", "Betrieb von K8s-Clustern."] }],
  skills: [
    { name: "Office", keywords: ["Word"] },
    { name: "Tools", keywords: ["Photoshop", "PostgreSQL"] },
  ],
  meta: { vitae: { language: "de", pages: 1, ocr: false, parser: "rules", warnings: [] } },
};
const texts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];

test("what the job asks for comes first, by meaning, and nothing is added or lost", () => {
  const { resume: turned } = enhanceResume(resume, { jdText: "Engineer\nRequirements\n- Kubernetes\n- SQL" });

  const { relevant, ...rest } = turned;

  expect(rest.skills?.[0]?.keywords).toEqual(["PostgreSQL", "Photoshop"]);
  expect(rest.work?.[0]?.highlights?.[0]).toBe("Betrieb von K8s-Clustern.");
  expect(texts(rest).toSorted()).toEqual(texts(resume).toSorted());
  expect(relevant).toEqual(["K8s", "PostgreSQL"]);
});

test("the block of relevant skills has the job's order and the CV's words, and nothing that the CV denies or does not say", () => {
  const cv: Resume = {
    ...resume,
    work: [{ name: "Acme", position: "Engineer", highlights: ["No experience with Terraform.", "Docker images for all services."] }],
    skills: [{ name: "Tools", keywords: ["Photoshop", "PostgreSQL"] }],
  };
  const jdText = "Engineer\nRequirements\n- SQL\n- Terraform\nNice to have\n- Photoshop\n- Rust";

  expect(enhanceResume(cv, { jdText, keywords: "Docker" }).resume.relevant).toEqual(["Docker", "PostgreSQL", "Photoshop"]);
  expect(enhanceResume(cv, { keywords: "Rust" }).resume.relevant).toBeUndefined();
});

test("each wish is answered with the place in the CV, or with the advice to ask", () => {
  const { recommendations } = enhanceResume(resume, { keywords: "Kubernetes, Terraform" });

  expect(recommendations[0]).toMatchObject({ skill: "Kubernetes", evidence: ["Betrieb von K8s-Clustern."] });
  expect(recommendations[1]).toMatchObject({ skill: "Terraform", evidence: [] });
  expect(recommendations[1]?.reason).toContain("ask the candidate");
});

test("a long text that the job description happens to repeat does not come first", () => {
  const first = (highlight: string) => {
    const work = [{ position: "Clerk", highlights: ["Baked bread.", highlight] }];
    const resume: Resume = { basics: {}, work, meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } } };
    return enhanceResume(resume, { jdText: `Somebody who ${highlight}.` }).resume.work?.[0]?.highlights?.[0];
  };
  expect(first("wuzzles the grommles every day")).toBe("wuzzles the grommles every day");
  expect(first("wuzzles the grommles every single day")).toBe("Baked bread.");
});

test("teaching a subject shows it where the job is teaching", () => {
  const teacher = { ...resume, work: [{ position: "Teacher", highlights: ["Taught statistics to the sixth form."] }], skills: [] };
  const reasonFor = (title: string) =>
    enhanceResume(teacher, { jdText: `${title}\nRequirements\n- Statistics` }).recommendations.map(({ reason }) => reason);
  expect(reasonFor("Teacher")).toEqual(["The job asks for Statistics, and the CV shows it."]);
  expect(reasonFor("Data Analyst")).toEqual([expect.stringContaining("only in part")]);
});

test("what a taxonomy calls the thing asked for is shown in the CV's words, first, with its place", () => {
  const cv: Resume = {
    ...resume,
    work: [{ name: "Acme", position: "Helper", highlights: ["Wrote the newsletter.", "Conduite d'une wouzellerie à Lyon."] }],
    skills: [{ name: "Autres", keywords: ["Photoshop", "Wouzellerie"] }],
  };
  const wish = { jdText: "Stelle\nAnforderungen\n- Wuzzelei" };
  const asked = readAsked(wish);
  const names = ["wuzzelei", "wouzellerie"].flatMap((name) => stemsOf(name) ?? []);
  const widened = {
    ...asked,
    requirements: asked.requirements.map((one) => ({
      ...one,
      wanted: [{ by: "names" as const, id: "wuzzling", names, group: 0, surface: "Wuzzelei" }],
    })),
  };

  const { resume: turned, recommendations } = enhanceResume(cv, wish, widened);
  expect(turned.relevant).toEqual(["Wouzellerie"]);
  expect(turned.skills?.[0]?.keywords).toEqual(["Wouzellerie", "Photoshop"]);
  expect(turned.work?.[0]?.highlights?.[0]).toBe("Conduite d'une wouzellerie à Lyon.");
  expect(recommendations[0]?.evidence).toContain("Conduite d'une wouzellerie à Lyon.");

  expect(enhanceResume(cv, wish).resume.relevant).toBeUndefined();
});

test("keywords are asked for before what the job description asks for, each once", () => {
  const { requirements } = readAsked({ jdText: "Engineer\nRequirements\n- SQL", keywords: "Docker, Rust, Docker" });
  expect(requirements.map(({ text, kind }) => [text, kind])).toEqual([
    ["Docker", "must"],
    ["Rust", "must"],
    ["SQL", "must"],
  ]);
});
