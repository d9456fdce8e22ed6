import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { readRequirement } from "../1-requirements/read-requirement.ts";
import { evaluateRequirement } from "../3-score/evaluate-requirement.ts";
import type { Job } from "../3-score/job.ts";
import { cvLines } from "./cv-lines.ts";
import { titleSimilarity } from "./experience.ts";
import { collectEvidence } from "./passages.ts";

const now = new Date("2025-06-30");
const engineer = { level: 2, teaches: false, roles: [] as string[], titleStems: [] as string[], language: "en" } as Job;
const cv = (content: Partial<Resume>): Resume => ({
  basics: {},
  meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } },
  ...content,
});
const job = (...highlights: string[]) => cv({ work: [{ name: "Acme", position: "Developer", startDate: "2020-01", highlights }] });
/** What a thing loses that no passage proves by more than a half (`SUPPORT_BONUS`). */
const NO_SUPPORT = 0.05;
const score = (resume: Resume, requirement: string, wanted = engineer) =>
  evaluateRequirement(readRequirement(requirement, "must", "r1"), collectEvidence(resume, now), wanted).score;

test("a wish, teaching, help and basic knowledge prove less than work", () => {
  expect(score(job("Ran Kubernetes clusters."), "Kubernetes")).toBe(1);
  expect(score(job("Keen to learn Kubernetes."), "Kubernetes")).toBe(0.25 - NO_SUPPORT);
  expect(score(job("Taught Kubernetes at a school."), "Kubernetes")).toBe(0.5 - NO_SUPPORT);
  expect(score(job("Assisted with Kubernetes clusters."), "Kubernetes")).toBe(0.65);
  const basic = cv({ skills: [{ name: "Cloud", level: "Basic", keywords: ["Kubernetes"] }] });
  expect(score(basic, "Kubernetes")).toBeCloseTo(0.9 * 0.5 - NO_SUPPORT);
});

test("a team that the job of a leader names is led, and that of a developer is not", () => {
  const inJobOf = (position: string) =>
    cv({ work: [{ position, startDate: "2020-01", highlights: ["Java backend, team of six developers."] }] });
  expect(collectEvidence(inJobOf("Team Lead"), now).roles[0]?.concepts).toContain("people management");
  expect(collectEvidence(inJobOf("Senior Developer"), now).roles[0]?.concepts).not.toContain("people management");
});

test("what an executive oversees counts less for those who do the work, and in full for those who lead", () => {
  const director = cv({ work: [{ position: "Director of Engineering", startDate: "2020-01", highlights: ["Kubernetes for 40 teams."] }] });
  const manager = cv({ work: [{ position: "Engineering Manager", startDate: "2020-01", highlights: ["Kubernetes for 40 teams."] }] });
  expect(score(director, "Kubernetes")).toBe(0.6);
  expect(score(manager, "Kubernetes")).toBe(1);
  expect(score(director, "Kubernetes", { ...engineer, level: 5 })).toBe(1);
  expect(score(director, "Kubernetes", { ...engineer, level: 4 })).toBe(0.6);
});

test("a long list of skills is believed where a fifth of it shows in the CV", () => {
  const listed = (skills: string[], ...highlights: string[]) => ({ ...job(...highlights), skills: skills.map((name) => ({ name })) });
  const work = "Wrote Python services for a large bank in Berlin.";
  expect(score(listed(["Kubernetes", "Terraform", "Ansible", "Kafka"], work), "Kubernetes")).toBeCloseTo(0.9);
  expect(score(listed(["Kubernetes", "Terraform", "Ansible", "Kafka", "Python"], work), "Kubernetes")).toBeCloseTo(0.9);
  expect(score(listed(["Kubernetes", "Terraform", "Ansible", "Kafka", "Salesforce"], work), "Kubernetes")).toBeCloseTo(
    0.9 * 0.2 - NO_SUPPORT,
  );
  expect(score(listed(["Kubernetes", "Terraform", "Ansible", "Kafka", "Salesforce", "Python"], work), "Kubernetes")).toBeCloseTo(
    0.9 * 0.2 - NO_SUPPORT,
  );
});

test("a CV that says next to nothing about its work shows nothing against a list of skills", () => {
  const listed = (...highlights: string[]) => ({
    ...job(...highlights),
    skills: ["Kubernetes", "Terraform", "Ansible", "Kafka", "Salesforce"].map((name) => ({ name })),
  });
  expect(score(listed("Served guests."), "Kubernetes")).toBeCloseTo(0.9);
  expect(score(listed("Served guests coffee cake breakfast."), "Kubernetes")).toBeCloseTo(0.9 * 0.2 - NO_SUPPORT);
});

test("the family of a listed skill backs it, the family of that family and a wish do not", () => {
  const listed = (skill: string, ...highlights: string[]) => ({
    ...job(...highlights, "Served guests coffee, cake, breakfast and lunch in summer."),
    skills: [skill, "Terraform", "Ansible", "Kafka", "Salesforce"].map((name) => ({ name })),
  });
  expect(score(listed("PostgreSQL", "Wrote SQL reports."), "PostgreSQL")).toBeGreaterThan(0.8);
  expect(score(listed("PostgreSQL", "Looked after databases."), "PostgreSQL")).toBeLessThan(0.5);
  expect(score(listed("Kubernetes", "Keen to learn Kubernetes."), "Kubernetes")).toBeLessThan(0.5);
  expect(score(listed("Kubernetes", "Assisted with Kubernetes."), "Kubernetes")).toBeGreaterThan(0.8);
});

test("a job title backs the skills of its family", () => {
  const listed = (position: string) => ({
    ...cv({ work: [{ position, startDate: "2020-01", highlights: ["Served guests coffee, cake, breakfast and lunch in summer."] }] }),
    skills: ["JavaScript", "Terraform", "Ansible", "Kafka", "Salesforce"].map((name) => ({ name })),
  });
  expect(score(listed("Frontend"), "JavaScript")).toBeCloseTo(0.9);
  expect(score(listed("Baker"), "JavaScript")).toBeLessThan(0.5);
});

test("a denial covers eight words of its clause, and a short clause that ends with it", () => {
  expect(score(job("No experience with the tools of one large Kubernetes team."), "Kubernetes")).toBe(0);
  expect(score(job("No experience with the tools of one very large Kubernetes team."), "Kubernetes")).toBe(1);
  expect(score(job("Kubernetes in the team of the large bank never"), "Kubernetes")).toBe(0);
  expect(score(job("Kubernetes in the team of one very large bank never"), "Kubernetes")).toBe(1);
});

test("a role that ended in a year without a month ended in its middle", () => {
  const [role] = collectEvidence(cv({ work: [{ position: "Developer", startDate: "2020-01", endDate: "2021" }] }), now).roles;
  expect((role?.end ?? 0) - (role?.start ?? 0)).toBe(18);
});

test("a language without a level counts as B2", () => {
  expect(collectEvidence(cv({ languages: [{ language: "English" }] }), now).languages[0]?.rank).toBe(4);
});

test("a model sees no part of the name that has three letters, in up to ten words", () => {
  const summary = "Ana Li writes; Ana and Li too. Ten Eleven.";
  const lines = (name: string) => cvLines(cv({ basics: { name, summary } }))[0];
  expect(lines("Ana Li")).toBe("the candidate writes; the candidate and Li too. Ten Eleven.");
  expect(lines("Aaa Bbb Ccc Ddd Eee Fff Ggg Hhh Iii Ten Eleven")).toBe("Ana Li writes; Ana and Li too. the candidate Eleven.");
});

test("a model sees no telephone number, web address or e-mail address", () => {
  const summary = "Call +44 20 7946 0958, see https://berg.example/cv or www.berg.example, write to anna@berg.example; 12 years of SQL.";
  expect(cvLines(cv({ basics: { summary } }))[0]).toBe("Call …, see … or … write to … 12 years of SQL.");
});

test("titles are compared by occupation, and by words where the lexicon has none", () => {
  const title = (text: string) => ({ concepts: [], stems: text.split(" ") });
  const wanted = (roles: string[], text: string) => ({ roles, stems: text.split(" ") });
  expect(titleSimilarity(title("a b"), wanted([], "a b"))).toBe(1);
  expect(titleSimilarity(title("a b"), wanted(["nurse"], "a b"))).toBe(0.8);
  expect(titleSimilarity(title("a b c d e f"), wanted([], "a b"))).toBe(0.5);
  const craft = (concept: string) => titleSimilarity({ concepts: [concept], stems: [] }, wanted(["frontend developer"], "x"));
  expect(craft("frontend developer")).toBe(1);
  expect(craft("frontend development")).toBeCloseTo(0.85 * 0.85);
});

test("years in an occupation of the same family are years in the field", () => {
  const nurse = (position: string) => cv({ work: [{ position, startDate: "2019-01", endDate: "2024-12", highlights: ["Wards."] }] });
  expect(score(nurse("Midwife"), "Five years as a nurse")).toBeGreaterThan(0);
  expect(score(nurse("Baker"), "Five years as a nurse")).toBe(0);
});

test("an occupation in the description of a job is somebody else's, unless the author worked as one", () => {
  expect(score(job("Advised nurses on site."), "Nurse")).toBe(0.2 - NO_SUPPORT);
  expect(score(job("Worked as a nurse on site."), "Nurse")).toBe(1);
});

test("what was sold is not worked with, unless the job sells", () => {
  expect(score(job("Sale of Kubernetes licences."), "Kubernetes")).toBe(0.25 - NO_SUPPORT);
  expect(score(job("Sale of Kubernetes licences."), "Kubernetes", { ...engineer, sells: true })).toBe(1);
});

test("years of what no list names are those of roles with most of its words", () => {
  const years = (position: string, ...highlights: string[]) =>
    score(cv({ work: [{ position, startDate: "2015-01", highlights }] }), "Five years of wuzzling and grommling", {
      ...engineer,
      roles: ["nurse"],
    });
  expect(years("Midwife", "Did wuzzling and grommling.")).toBe(1);
  expect(years("Helper", "Did wuzzling and grommling.")).toBeCloseTo(0.65);
  expect(years("Helper", "Did wuzzling.")).toBe(0);
});

test("a level of up to two words stands beside a language in a sentence", () => {
  const told = (summary: string) => collectEvidence(cv({ basics: { summary } }), now).languages.map(({ rank }) => rank);
  expect(told("Very good English.")).toEqual([5]);
  expect(told("Taught English at good schools.")).toEqual([]);
});

test("what an employer does is met in part, and counts for years where the role is like the one asked for", () => {
  const at = (position: string) =>
    cv({ work: [{ name: "Kubernetes Works", position, startDate: "2020-01", highlights: ["Kept order."] }] });
  expect(score(at("Clerk"), "Kubernetes")).toBeCloseTo(0.45 - NO_SUPPORT);
  const developer = { ...engineer, roles: ["software developer"] };
  expect(score(at("Software developer"), "3 years with Kubernetes", developer)).toBe(1);
  expect(score(at("Clerk"), "3 years with Kubernetes", developer)).toBe(0);
});
