import { describe, expect, test } from "bun:test";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, line } from "./testing/build-reading.ts";

type Headings = NonNullable<Parameters<typeof parseResume>[1]>["headings"];
const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142 | Bristol")];
const jobs = [heading("Experience"), line("Engineer, Acme Ltd\t2019 – 2021"), bullet("Built the ledger.")];
const parse = (lines: Parameters<typeof buildReading>[0], headings?: Headings) => parseResume(buildReading(lines), { headings }).resume;
const asSkills = [{ text: "Odds and ends", section: "skills" }];

describe("a heading that the agency has taught", () => {
  const cv = [...top, ...jobs, line("Harbour of Leith"), line("Odds and ends"), line("Go, SQL, Kafka, Docker")];

  test("opens its section in plain text, where without it the line is one of the job", () => {
    expect(parse(cv).skills).toBeUndefined();
    expect(parse(cv, asSkills).skills?.map(({ name }) => name)).toEqual(["Go", "SQL", "Kafka", "Docker"]);
  });

  test("is compared without regard to case, accents, numbering and a colon", () => {
    for (const printed of ["ODDS AND ENDS:", "Ödds and ends", "3. Odds and ends", "odds & and ends :"]) {
      const { skills } = parse([...top, ...jobs, line(printed), line("Go, SQL, Kafka")], asSkills);
      expect({ printed, skills: skills?.length }).toEqual({ printed, skills: 3 });
    }
    expect(parse([...top, ...jobs, line("Odds"), line("Go, SQL, Kafka")], asSkills).skills).toBeUndefined();
  });

  test("wins over what its words and its content say", () => {
    const languages = [...top, ...jobs, heading("Languages"), line("English: fluent"), line("French: B2")];
    expect(parse(languages).languages).toHaveLength(2);
    const taught = parse(languages, [{ text: "Languages", section: "additional" }]);
    expect(taught.languages).toBeUndefined();
    expect(taught.additional).toEqual([{ title: "Languages", items: ["English: fluent", "French: B2"] }]);
  });

  test("may be longer than titles are", () => {
    const title = "What the people whom I have worked for so far would say about my work";
    expect(parse([...top, ...jobs, line(title), line("Go, SQL, Kafka")], [{ text: title, section: "skills" }]).skills).toHaveLength(3);
  });

  test("is for CVs in its language alone, when it has one", () => {
    const [spoken] = asSkills;
    expect(parse(cv, [{ ...(spoken as { text: string; section: string }), language: "fr" }]).skills).toBeUndefined();
    expect(parse(cv, [{ ...(spoken as { text: string; section: string }), language: "en" }]).skills).toHaveLength(4);
  });

  test("opens what it was last said to open", () => {
    const twice = [...asSkills, { text: "ODDS and ends", section: "interests" }];
    expect(parse(cv, twice)).toMatchObject({ interests: [{ name: "Go" }, {}, {}, {}] });
  });

  test("heads no section where it stands under every job", () => {
    const job = (name: string) => [line(`Engineer, ${name}\t2019 – 2021`, { gap: 1 }), line("Odds and ends"), bullet("Built the ledger.")];
    const cvOfThree = [...top, heading("Experience"), ...job("Acme Ltd"), ...job("Widget Ltd"), ...job("Corve Ltd")];
    expect(parse(cvOfThree, asSkills).work).toHaveLength(3);
  });

  test("is forgotten with the CV", () => {
    parse(cv, asSkills);
    expect(parse(cv).skills).toBeUndefined();
  });
});
