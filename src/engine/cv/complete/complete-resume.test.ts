import { expect, test } from "bun:test";
import type { Additional, Resume } from "../../contract/resume.ts";
import type { Ask } from "../match/model/ask-model.ts";
import { completeResume } from "./complete-resume.ts";

const resumeWith = (...additional: Additional[]): Resume => ({
  basics: { name: "Anna Berg", email: "anna@example.com" },
  work: [{ name: "Acme", position: "Buyer", startDate: "2020" }],
  certificates: [{ name: "First aid" }],
  additional,
  meta: {
    vitae: {
      language: "en",
      pages: 1,
      ocr: false,
      parser: "rules",
      warnings: [
        "This file has 2 pages that could not be read.",
        "Please check the additional section: some text of the CV fitted nowhere else.",
      ],
    },
  },
});

async function complete(resume: Resume, answer: object | ((prompt: string) => object)) {
  const prompts: string[] = [];
  const ask: Ask = async ({ prompt }) => {
    prompts.push(prompt);
    return typeof answer === "function" ? answer(prompt) : answer;
  };
  return { resume: await completeResume(resume, { ask, name: "small" }, new AbortController().signal), prompts };
}

test("what the model finds moves from the additional section into an entry, with its dates and its quotes", async () => {
  const { resume } = await complete(
    resumeWith({ title: "Other", items: ["Scrum Master, Scrum.org, March 2019", "Treasurer at Röde Korset 2015 – 2017"] }),
    {
      certificates: [{ name: "scrum  master", issuer: "Scrum.org", dates: "March 2019" }],
      volunteer: [{ position: "Treasurer", organization: "Rode Korset", dates: "2015 – 2017" }],
    },
  );

  expect(resume.certificates).toEqual([{ name: "First aid" }, { name: "Scrum Master", issuer: "Scrum.org", date: "2019-03" }]);
  expect(resume.volunteer).toEqual([{ position: "Treasurer", organization: "Röde Korset", startDate: "2015", endDate: "2017" }]);
  expect(resume).not.toHaveProperty("additional");
  expect(resume.meta.vitae).toMatchObject({
    parser: "rules+small",
    sources: { "certificates[1].name": { quote: "Scrum Master" }, "certificates[1].date": { quote: "March 2019" } },
  });
  expect(resume.meta.vitae.warnings).toEqual([
    "This file has 2 pages that could not be read.",
    "The local model small sorted text that fitted nowhere else into: certificates, volunteer. Please check these entries.",
  ]);
});

test("an entry whose name is made up is dropped, and so is a made-up detail of one that is printed", async () => {
  const before = resumeWith({ title: "Other", items: ["Forklift licence"] });
  const invented = await complete(before, { certificates: [{ name: "PMP" }, { name: "Fork" }, {}, null, "x"], skills: "Forklift" });
  expect(invented.resume).toBe(before);

  const { resume } = await complete(before, { certificates: [{ name: "Forklift licence", issuer: "TÜV", dates: "2019" }] });
  expect(resume.certificates?.[1]).toEqual({ name: "Forklift licence" });
});

test("no text is lost: what an entry holds in part stays in the additional section", async () => {
  const other = [
    { title: "Other", items: ["IELTS 7", "C++", "C", "Scrum Master with distinction", "•••", "2012"] },
    { title: "Harbour crane works", items: ["Rigging"] },
    { items: ["Asked about nothing"] },
  ];
  const { resume } = await complete(resumeWith(...other), (prompt) =>
    prompt.includes("Rigging")
      ? { skills: [{ name: "Rigging" }] }
      : { skills: [{ name: "C" }], certificates: [{ name: "IELTS" }, { name: "Scrum Master" }] },
  );

  expect(resume.skills).toEqual([{ name: "C" }, { name: "Rigging" }]);
  expect(resume.additional).toEqual([
    { title: "Other", items: ["IELTS 7", "C++", "Scrum Master with distinction", "•••", "2012"] },
    { items: ["Harbour crane works"] },
    { items: ["Asked about nothing"] },
  ]);
  expect(resume.meta.vitae.warnings).toContain("Please check the additional section: some text of the CV fitted nowhere else.");
});

test("a date that a field cannot say whole stays in the additional section", async () => {
  const items = ["Lifeguard, Summer 2017", "Welding pass until 2027", "Rope access 2012 – 2015", "First prize 2016"];
  const { resume } = await complete(resumeWith({ title: "Other", items }), {
    volunteer: [{ position: "Lifeguard", dates: "Summer 2017" }],
    certificates: [
      { name: "Welding pass", dates: "until 2027" },
      { name: "Rope access", dates: "2012 – 2015" },
    ],
    awards: [{ title: "First prize", dates: "2016" }],
  });

  expect(resume.certificates?.slice(1)).toEqual([{ name: "Welding pass" }, { name: "Rope access" }]);
  expect(resume.awards).toEqual([{ title: "First prize", date: "2016" }]);
  expect(resume.additional?.[0]?.items).toEqual(items.slice(0, 3));
});

test("an entry that the rules have already is not there twice", async () => {
  const { resume } = await complete(resumeWith({ title: "Other", items: ["First aid", "Sailing"] }), {
    certificates: [{ name: "First aid" }],
    interests: [{ name: "Sailing" }],
  });
  expect(resume.certificates).toEqual([{ name: "First aid" }]);
  expect(resume.interests).toEqual([{ name: "Sailing" }]);
});

test("the model sees the sections alone, and of a long CV a part", async () => {
  const long = Array.from({ length: 10 }, (_, at) => ({ title: `Part ${at}`, items: ["x".repeat(3000), "y".repeat(3000)] }));
  const { resume, prompts } = await complete(resumeWith(...long), { skills: [] });

  expect(prompts).toHaveLength(8);
  expect(prompts.join()).not.toMatch(/y{9}|Anna|example\.com|Acme/);
  expect(resume.additional).toEqual(long);
});

test("a name and the years of jobs that the rules did not find are asked for, and count where the text prints them", async () => {
  const unsure: Resume = {
    ...resumeWith({ title: "Other", items: ["Berg Anna", "2012 to 2015", "2016 – 2018", "Forklift licence"] }),
    basics: { email: "anna@example.com" },
    work: [
      { name: "Acme", position: "Buyer", startDate: "2020" },
      { name: "Bolt Ltd", position: "Clerk" },
      { name: "Cargo Ltd" },
      { name: "Dock Ltd" },
    ],
  };
  const { resume, prompts } = await complete(unsure, (prompt) =>
    prompt.startsWith("The name")
      ? {
          name: "Berg Anna",
          jobs: [
            { number: 1, dates: "2012 to 2015" },
            { number: 2, dates: "1999 – 2001" },
            { number: 3, dates: "2012 to 2015, 2016 – 2018" },
            { number: 9, dates: "2016 – 2018" },
            null,
          ],
        }
      : { certificates: [] },
  );

  expect(prompts[0]).toContain("1. Clerk, Bolt Ltd\n2. Cargo Ltd\n3. Dock Ltd");
  expect(resume.basics.name).toBe("Berg Anna");
  expect(resume.work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2020", undefined],
    ["2012", "2015"],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(resume.additional).toEqual([{ title: "Other", items: ["2016 – 2018", "Forklift licence"] }]);
  expect(resume.meta.vitae.sources).toMatchObject({
    "basics.name": { quote: "Berg Anna" },
    "work[1].startDate": { quote: "2012 to 2015" },
  });
  expect(resume.meta.vitae.warnings).toContain("Please check the work experience: 2 jobs have no date.");
  expect(resume.meta.vitae.warnings.at(-1)).toBe(
    "The local model small sorted text that fitted nowhere else into: name, dates of jobs. Please check these entries.",
  );
});

test("where nothing is unsure nothing more is asked, and a made-up name is none", async () => {
  const sure = await complete(resumeWith({ title: "Other", items: ["Forklift licence"] }), { certificates: [] });
  expect(sure.prompts).toHaveLength(1);

  const nameless = { ...resumeWith({ title: "Other", items: ["Forklift licence"] }), basics: { email: "anna@example.com" } };
  const { resume } = await complete(nameless, (prompt) =>
    prompt.startsWith("The name") ? { name: "Ada Byron", jobs: [] } : { certificates: [] },
  );
  expect(resume).toBe(nameless);
});
