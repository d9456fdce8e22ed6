import { expect, setDefaultTimeout, test } from "bun:test";
import type { RequirementResult, SingleScore } from "../../../contract/api.ts";
import { CANDIDATE_LANGUAGES } from "../../../contract/limits.ts";
import { readAsset } from "../../../setup/assets.ts";
import { readPdfText } from "../../render/pdf/pdf-text.ts";
import { EXPLANATION_WORDS } from "./explanation-words.ts";
import { type MatchExplanation, writeExplanation } from "./write-explanation.ts";

// The PDF compiler alone takes seconds to start on a busy machine.
setDefaultTimeout(60_000);

const asked = (text: string, met: RequirementResult["met"], evidence: string[] = [], kind: "must" | "nice" = "must") => ({
  text,
  kind,
  met,
  evidence,
});
const score = (requirements: RequirementResult[], part: Partial<SingleScore> = {}): SingleScore => ({
  niche_skills_score: 6,
  industry_experience_score: 6,
  role_experience_score: 6,
  overall_matching_score: 6.7,
  key_highlights: [],
  main_gaps: [],
  requirements,
  scorer: "built-in",
  ...part,
});
const some = score([
  asked("Five years of Java", "yes", ["Wrote Java services #1 *since* 2016.", "Java trainer"]),
  asked("German C1", "partly", ["German: B1"]),
  asked("Kubernetes", "no"),
  asked("Kafka", "yes", ["Moved events to Kafka."], "nice"),
]);
const explanation = (part: Partial<MatchExplanation> = {}): MatchExplanation => ({
  language: "en",
  candidate: "Anna Berg",
  fileName: "anna.pdf",
  job: "Backend Developer",
  agency: "Castellan Partners",
  at: "2026-03-10T12:00:00.000Z",
  rules: "1.2.3",
  score: some,
  overrides: [],
  ...part,
});
const write = async (part: Partial<MatchExplanation> = {}) => {
  const bytes = await writeExplanation(explanation(part), { readAsset });
  const pages = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(Buffer.from(bytes).toString("latin1"))?.[1]);
  return { bytes, pages, text: (await readPdfText(bytes, readAsset)).replace(/\s+/g, " ") };
};

test("a candidate is told what was compared, what was found with quotes, what not, what came of it, who decides and how to object", async () => {
  const { text, pages } = await write();
  for (const said of [
    "CV: Anna Berg",
    "On 10 March 2026 a program compared your CV (anna.pdf) with the job description “Backend Developer”.",
    "by fixed rules (Vitae 1.2.3)",
    "Your name, address, photo, age, sex, nationality, family, hobbies and references took no part.",
    "Five years of Java: “Wrote Java services #1 *since* 2016.” · “Java trainer”",
    "German C1 (in part): “German: B1”",
    "What it did not find • Kubernetes",
    "This does not say that you cannot do it",
    "Found in full: 1 of 3 things that the job needs. Found in full: 1 of 1 things that would be good to have. The program gave 6.7 of 10 points.",
    "A person at Castellan Partners reads your CV and decides.",
    "You may ask that a person looks at it again, say how you see it, and contest the decision.",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("What a person changed");
  expect(pages).toBe(1);
});

test("a model that was asked, a job that was pasted and no agency are told as they are", async () => {
  const model = { name: "llama3.1", overall_matching_score: 7, requirements: [] };
  const { text } = await write({ job: null, agency: null, score: { ...some, model } });
  expect(text).toContain("with the job description that the recruiter gave it.");
  expect(text).toContain("the language model llama3.1 was asked too. What it said stands beside the result and has not changed it.");
  expect(text).toContain("A person reads your CV and decides.");
});

test("what a person decided otherwise is told with the reason", async () => {
  const overrides = [
    { what: "German C1", from: "partly", to: "yes", reason: "Fluent in the call." },
    { what: "Kafka", from: "nice", to: "ignore", reason: "" },
    { what: "Lives in Leeds", from: "none", to: "must", reason: "" },
    { what: null, from: "6.7", to: "8.0", reason: "" },
  ];
  const { text } = await write({ overrides });
  expect(text).toContain("What a person changed • German C1: “found in part” became “found”. Fluent in the call.");
  expect(text).toContain("Kafka: “nice to have” became “left out”.");
  expect(text).toContain("Lives in Leeds: “not asked for” became “must-have”.");
  expect(text).toContain("What came of it: 6.7 became 8.0.");
});

test("where all was found, or nothing, that is said", async () => {
  expect((await write({ score: score([asked("Java", "yes", ["Java"])]) })).text).not.toContain("good to have");
  expect((await write({ score: score([asked("Java", "yes", ["Java"])]) })).text).toContain(
    "Nothing: it found all that the job description asks for.",
  );
  expect((await write({ score: score([asked("Java", "no")]) })).text).toContain(
    "It found none of the things that the job description asks for.",
  );
});

test("a job that asks for sixty things still stands on one page, and says how many are left out", async () => {
  const long = "and much more that surrounds it, ".repeat(9);
  const many = Array.from({ length: 60 }, (_, at) =>
    at % 2 ? asked(`Thing ${at} ${long}`, "yes", [`Did ${at} ${long}`, long]) : asked(`Thing ${at} ${long}`, "no", [], "nice"),
  );
  const overrides = Array.from({ length: 60 }, (_, at) => ({ what: `Thing ${at} ${long}`, from: "no", to: "yes", reason: long }));
  const { pages, text } = await write({ score: score(many) });
  expect(pages).toBe(1);
  expect(text).toMatch(/and \d+ more, which the recruiter can show you/);
  expect(text).toContain("If you do not agree");
  expect((await write({ score: score(many), overrides })).pages).toBe(1);
});

test("every language has a whole page of its own, and leaves no place of a sentence open", async () => {
  for (const language of CANDIDATE_LANGUAGES) {
    const { text, pages } = await write({ language, overrides: [{ what: "Java", from: "no", to: "yes", reason: "." }] });
    const words = EXPLANATION_WORDS[language];
    for (const head of [
      words.comparedHead,
      words.foundHead,
      words.missingHead,
      words.resultHead,
      words.decidesHead,
      words.changedHead,
      words.objectHead,
    ])
      expect(text).toContain(head);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).toContain("Anna Berg");
    expect(pages).toBe(1);
  }
});

test("the same explanation gives the same bytes", async () => {
  expect((await write()).bytes).toEqual((await write()).bytes);
});
