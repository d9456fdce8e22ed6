import { expect, test } from "bun:test";
import { splitJobDescription } from "./jd-parts.ts";
import { preferenceAt } from "./preference.ts";
import { readRequirement } from "./read-requirement.ts";
import { readJobDescription } from "./requirements.ts";
import { findYears } from "./wanted/years.ts";

const texts = (jd: string) => readJobDescription(jd).requirements.map(({ text }) => text);
const partsOf = (jd: string) => splitJobDescription(jd).map(({ text, part }) => `${part}: ${text}`);
const firstRequirement = (sentence: string) => readJobDescription(`Job\nRequirements\n- ${sentence}`).requirements[0];
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");

test("a short line above a list is a heading, a line of nine words is a sentence", () => {
  const jd = (line: string) => partsOf(`Java developer\nRequirements\n- SQL\n${line}:\n- 30 days of holiday\n- a pension`);
  expect(jd("You may look forward to this with us")).toContain("offer: a pension");
  expect(jd("You may all look forward to this with us")).toContain("must: a pension");
});

test("a line that begins like a heading is one when few words follow", () => {
  const jd = (line: string) => partsOf(`Java developer\n${line}\n- SQL`).at(-1);
  expect(jd("Requirements for this job")).toBe("must: SQL");
  expect(jd("Requirements for this great job")).toBe("about: SQL");
  expect(jd("Nice to have for this job")).toBe("nice: SQL");
  expect(jd("Skills and experience for this job")).toBe("must: SQL");
  expect(jd("Skills and experience for this job here")).toBe("about: SQL");
  expect(jd("Bonus for this job")).toBe("about: SQL");
});

test("a first line of 120 characters is the title, a longer one running text", () => {
  expect(partsOf(`${"x".repeat(119)}.\nText`)[0]).toStartWith("title:");
  const long = `${words(20)}. Second sentence here.`;
  expect(long.length).toBeGreaterThan(120);
  expect(partsOf(long)).toHaveLength(2);
});

test("a title stands in one of the first six lines and is cut after 160 characters when it is shown", () => {
  const jd = (lines: number) => `${Array.from({ length: lines }, (_, at) => `Line ${at}.`).join("\n")}\nNurse`;
  expect(readJobDescription(jd(5)).title).toBe("Nurse");
  expect(readJobDescription(jd(6)).title).toBe("Line 0.");
  expect(readJobDescription(`Title: ${"y".repeat(160)}`).title).toHaveLength(160);
  expect(readJobDescription(`${"y".repeat(161)}`).title).toEndWith("y…");
});

test("a line in lower case continues a line of more than 40 characters", () => {
  expect(partsOf("Java\nWe are looking for someone who knows well\nhow to write SQL.")).toHaveLength(2);
  expect(partsOf("Java\nWe are looking for someone who knows\nhow to write SQL.")).toHaveLength(3);
});

test("running text under a heading with a list counts where it is as short as an item", () => {
  const jd = (line: string) => texts(`Java developer\nMust have\n- SQL\nNice to have\n${line}`);
  expect(jd("Kubernetes in a large team of many people")).toHaveLength(2);
  const mixed = (line: string) => texts(`Java developer\nMust have\n- SQL\n${line}`);
  expect(mixed("Kubernetes")).toHaveLength(1);
  const beside = (line: string) => texts(`Java developer\nMust have\n- SQL\n- Java\nNice to have\n${line}`);
  expect(beside("Kubernetes in one team of a large bank")).toHaveLength(3);
  expect(beside("Kubernetes in one team of a very large bank")).toHaveLength(2);
});

test("a condition outside of the requirements has three words", () => {
  const jd = (sentence: string) => texts(`Java developer\nWe are a bank. ${sentence}\nRequirements\n- SQL`);
  expect(jd("You must drive.")).toHaveLength(2);
  expect(jd("Must drive.")).toHaveLength(1);
});

test('"ideally" among the first two words makes a wish, later it narrows what is asked for', () => {
  expect(firstRequirement("You ideally know SAP")?.kind).toBe("nice");
  expect(firstRequirement("Ideally you know SAP")?.kind).toBe("nice");
  expect(firstRequirement("You will ideally know SAP")?.kind).toBe("must");
  expect(preferenceAt("Labour law, preferably in a law firm")).toBe(12);
});

test("a degree is found by a name of several words", () => {
  const degree = (sentence: string) => firstRequirement(sentence)?.wanted.find(({ by }) => by === "degree")?.surface;
  expect(degree("Вища професійна освіта")).toBe("освіта");
});

test("at most 60 requirements are read", () => {
  const list = Array.from({ length: 70 }, (_, at) => `- Tool${at} with SQL`).join("\n");
  expect(texts(`Java developer\nRequirements\n${list}`)).toHaveLength(60);
});

test("topics are counted in the first 600 lines", () => {
  const filler = (count: number) => Array.from({ length: count }, (_, at) => `Line number ${at} of this text.`).join("\n");
  expect(readJobDescription(`Java developer\n${filler(590)}\nWe use Kubernetes.`).topics).toContain("kubernetes");
  expect(readJobDescription(`Java developer\n${filler(700)}\nWe use Kubernetes.`).topics).not.toContain("kubernetes");
});

test("the end of a title is a place where it surely is one", () => {
  expect(readJobDescription("Product designer, Berlin").locations).toEqual(["Berlin"]);
  expect(readJobDescription("Product designer, Mobile").locations).toEqual([]);
  const branches = Array.from({ length: 25 }, (_, at) => `Location: Branch ${at}`).join("\n");
  expect(readJobDescription(`Nurse\n${branches}`).locations).toHaveLength(20);
});

test("years are found with their number before them", () => {
  expect(findYears("40 years of practice")).toEqual({ min: 40 });
  expect(findYears("41 years of practice")).toBeUndefined();
  expect(findYears("five or more full years")).toEqual({ min: 5 });
  expect(findYears("five or more very full years")).toBeUndefined();
  expect(findYears("three to five very full years")).toEqual({ min: 3 });
  expect(findYears("three to five or more full years")).toEqual({ min: 5 });
  expect(findYears("not more than two years")).toEqual({ max: 2 });
  expect(findYears("maximum of work in one team of two years")).toEqual({ max: 2 });
  expect(findYears("maximum of all the work in this one team of two years")).toEqual({ min: 2 });
});

test("in a short sentence a language is all that is asked for", () => {
  const things = (sentence: string) => firstRequirement(sentence)?.wanted.map(({ by }) => by);
  expect(things("Fluent English in word and writing for marketing")).toEqual(["language"]);
  expect(things("Fluent English in word and writing for marketing, sales and large project teams")).toContain("concepts");
  expect(things("Polish would be a plus")).toEqual(["language"]);
  expect(things("Polish would be a really big welcome helpful thing here")).not.toEqual(["language"]);
});

test("a language without a level is asked for at B1", () => {
  expect(firstRequirement("Polish would be a plus")?.wanted[0]).toMatchObject({ by: "language", rank: 3 });
});

test("a wish at the end of a sentence is told from its requirement, though not before dozens of commas", () => {
  const kinds = (commas: number) => {
    const list = Array.from({ length: commas }, (_, at) => `word${at}`).join(", ");
    return readJobDescription(`Job\nRequirements\n- Fluent German, French a plus, ${list}`).requirements.map(({ kind }) => kind);
  };
  expect([kinds(15), kinds(25)]).toEqual([["must", "nice"], ["nice"]]);
});

test("of a sentence that names dozens of things the first are asked for", () => {
  const things = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `AB${at}`).join(", ");
    return firstRequirement(`You know ${names}`)?.wanted.length;
  };
  expect([things(35), things(45)]).toEqual([35, 40]);
});

test("a word of five letters beside a known field of study is a field too, a shorter one is none", () => {
  const words = (line: string) => readRequirement(line, "must", "r1").wanted.map((one) => (one.by === "degree" ? one.words : []));
  expect(words("Bachelor in statistics or wuzzl")).toEqual([["wuzzl"]]);
  expect(words("Bachelor in statistics or wuzz")).toEqual([undefined]);
});

test("a name directly beside an or is an alternative, one further away is none", () => {
  const surfaces = (line: string) => readRequirement(line, "must", "r1", "de").wanted.map(({ group, surface }) => `${group} ${surface}`);
  expect(surfaces("Figma oder Zorbly")).toEqual(["0 Figma", "0 Zorbly"]);
  expect(surfaces("Figma / Zorbly")).toEqual(["0 Figma", "0 Zorbly"]);
  expect(surfaces("Figma oder auch nur Zorbly")).toEqual(["0 Figma"]);
});

test("six months are time that is asked for, fewer are not", () => {
  const years = (months: number) => readRequirement(`At least ${months} months with Kafka`, "must", "r1").years;
  expect([years(5), years(6)]).toEqual([undefined, { min: 0.5 }]);
});

test("between names of languages a word of three letters joins them", () => {
  const asked = (word: string) =>
    readRequirement(`Spanish, Italian, French, Dutch, Greek, Turkish ${word} Polish and German`, "must", "r1").wanted.length;
  expect([asked("wum"), asked("wumb")]).toEqual([8, 0]);
});

test("the will to work at some time is told; with a word more that says when it is a requirement", () => {
  const traits = (line: string) => readJobDescription(`Plumber\nRequirements\n- ${line}`).traits.length;
  expect([traits("Available for night shifts"), traits("Available for night shifts monthly")]).toEqual([1, 0]);
});
